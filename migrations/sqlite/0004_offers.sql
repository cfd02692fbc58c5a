-- Rematches. What two players offer each other stands in the log, so that it needs no columns: what is open follows from it.

-- The game that this one is a rematch of. Absent if it is none. The other way round it is found by the index, so that the two can never
-- disagree; and the index lets nobody make a second rematch of a game, even if both ask in the same instant.
alter table games add column rematch_of integer references games (id);

create unique index games_one_rematch on games (rematch_of) where rematch_of is not null;

-- The games of a person that are over and were played, the latest first: one of them is played again.
create index games_finished_by_challenger on games (challenger, changed_at) where stage = 'over' and gold is not null;
create index games_finished_by_opponent on games (opponent, changed_at) where stage = 'over' and gold is not null;
