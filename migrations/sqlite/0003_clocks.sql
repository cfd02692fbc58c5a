-- no-transaction
-- The clocks: how much time each player has, the story of each game's time, and when people have no time to play.
--
-- Games that were begun before have no pace, and nobody is to lose one by a rule that was never agreed on: they, and the challenges that
-- wait for their answer, go on without a clock.
--
-- The table of games is made anew, since SQLite cannot drop a check: how games may end is told by the code that reads the rows. While
-- that is done the other tables point at nothing, so foreign keys must be off, which is impossible within the transaction that a migration
-- usually is. It is one of its own therefore, and may be run again if the program is stopped between it and the note that it was run.
pragma foreign_keys = off;

begin immediate;

create table games_with_clocks (
    id integer primary key,
    -- Rises by one with each change. A change that was decided on an older version is not written.
    version integer not null,

    -- The server (0 in a direct message) and the channel where the game is played.
    server integer not null,
    channel integer not null,

    challenger integer not null,
    opponent integer not null,

    -- The terms of the challenge. The squares are written as if the challenger played Gold.
    ruleset text not null,
    squares text not null,
    first text not null check (first in ('challenger', 'opponent', 'lot')),
    set_up text not null check (set_up in ('place', 'lot')),
    -- How much time a player has: for each turn (3d), as a bank of start, increment and cap (3d-12h-7d), or without end (none).
    pace text not null,
    time_out text not null check (time_out in ('loss', 'claim')),

    stage text not null check (stage in ('challenged', 'setting up', 'playing', 'over')),

    -- Who plays which side. Absent until the challenge is accepted.
    gold integer,
    blue integer,

    -- The rolled faces, and how the other player placed them, while blocks are being placed. Absent before and after.
    gold_roll text,
    blue_roll text,
    gold_placing text,
    blue_placing text,
    -- How the other player has arranged them so far, before they are placed.
    gold_draft text,
    blue_draft text,

    -- The position before the first turn (DPN). Absent until both sides are placed.
    start text,
    -- A tip whose hop is still to come. Absent most of the time.
    pending text,

    -- How it ended, and for whom. A draw and a game that came to nothing have no winner.
    ending text,
    winner text check (winner in ('gold', 'blue')),

    -- When something is due next by itself: a reminder, the end of a player's time, the end of a challenge. Absent if nothing is. It
    -- follows from the log and the players' schedules, and is written whenever one of them is.
    wake_at integer,

    created_at integer not null,
    changed_at integer not null,

    check ((stage = 'over') = (ending is not null)),
    check ((gold is null) = (blue is null)),
    check (stage not in ('setting up', 'playing') or gold is not null),
    check (stage <> 'playing' or start is not null)
) strict;

insert into games_with_clocks (id, version, server, channel, challenger, opponent, ruleset, squares, first, set_up, pace, time_out, stage,
                               gold, blue, gold_roll, blue_roll, gold_placing, blue_placing, gold_draft, blue_draft, start, pending,
                               ending, winner, wake_at, created_at, changed_at)
select id, version, server, channel, challenger, opponent, ruleset, squares, first, set_up, 'none', 'loss', stage,
       gold, blue, gold_roll, blue_roll, gold_placing, blue_placing, gold_draft, blue_draft, start, pending,
       ending, winner,
       -- A challenge lives for seven days.
       case when stage = 'challenged' then created_at + 7 * 24 * 60 * 60 * 1000 end, created_at, changed_at
from games;

drop table games;
alter table games_with_clocks rename to games;

-- The games that somebody is in, for the lists and menus of a person. Finished games pile up and are not looked through.
create index games_by_challenger on games (challenger) where stage <> 'over';
create index games_by_opponent on games (opponent) where stage <> 'over';

-- One open challenge for each pair of people, whoever made it, even if two are made in the same instant.
create unique index games_one_challenge_a_pair on games (min(challenger, opponent), max(challenger, opponent)) where stage = 'challenged';

-- The games in which something is due.
create index games_by_wake on games (wake_at) where wake_at is not null;

-- The story of a game's time, from which every deadline follows. It only grows.
create table if not exists log (
    game integer not null references games (id),
    -- Counts the entries of the game from 1.
    number integer not null,
    at integer not null,
    -- One word; the code that reads it knows them all.
    what text not null,
    -- Whom it concerns. Absent if both.
    side text check (side in ('gold', 'blue')),
    -- Time that was given, in milliseconds. Absent where none was.
    amount integer,
    primary key (game, number)
) strict, without rowid;

-- Of games that were begun before, all that is known of their time is when they changed last.
insert into log (game, number, at, what)
select id, 1, changed_at, case stage when 'playing' then 'started' else 'accepted' end
from games
where stage in ('setting up', 'playing')
on conflict do nothing;

-- When a person has no time to play. A person without a row has never said anything about it.
create table if not exists schedules (
    person integer primary key,
    -- Rises by one with each change.
    version integer not null,
    -- Quiet hours: a name of the IANA database, and two times of day (22:30). All absent, or none.
    zone text,
    quiet_from text,
    quiet_until text,
    check ((zone is null) = (quiet_from is null)),
    check ((zone is null) = (quiet_until is null))
) strict;

-- The times for which a person was away, all of them, for the time of a game is told by them.
create table if not exists absences (
    person integer not null references schedules (person),
    -- Counts the absences of the person from 1.
    number integer not null,
    begins_at integer not null,
    -- When it ended, or when it ends if the person does not come back before.
    ends_at integer not null,
    begun text not null check (begun in ('hand', 'itself')),
    -- Whether the end has come and was dealt with.
    over integer not null check (over in (0, 1)),
    primary key (person, number)
) strict, without rowid;

create index if not exists absences_under_way on absences (ends_at) where over = 0;

commit;

pragma foreign_keys = on;
