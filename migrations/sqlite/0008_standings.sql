-- Ratings: what the finished games have made of each person's strength. They follow from the games alone and can be made anew at any time
-- (`deblockle ratings recompute`); they stand here so that whoever reads the database need not do so.

create table standings (
    -- Among whom: the server's number, or -1 for everybody everywhere.
    scope integer not null,
    person integer not null,
    -- The rating after the last game that counted, to the last bit: points, how unsure they are, and how much the strength changes.
    points real not null,
    deviation real not null,
    volatility real not null,
    -- When that game ended.
    played_at integer not null,
    won integer not null,
    drawn integer not null,
    lost integer not null,
    primary key (scope, person)
) strict, without rowid;

-- The games that are over and were played, in the order in which they count.
create index games_finished on games (changed_at, id) where stage = 'over' and gold is not null;
