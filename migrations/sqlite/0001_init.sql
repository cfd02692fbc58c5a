-- Everything the bot must remember. What can be told from something else is not stored: who is in a game, whose turn it is and how the
-- board stands all follow from these rows.
--
-- Times are unix milliseconds in UTC. Ids that Discord gave are kept as they are; a game's own id is small, so that people can say it.
-- Every table is strict: SQLite then refuses a value of the wrong type, as PostgreSQL would.

-- One row for each game, from the challenge on. Texts are the notation of RULES.md, so that a person can read a row.
create table games (
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

    -- How it ended, and for whom. A draw and a challenge that came to nothing have no winner.
    ending text check (ending in ('removal', 'resignation', 'nobody can move', 'declined', 'withdrawn', 'lapsed')),
    winner text check (winner in ('gold', 'blue')),

    created_at integer not null,
    changed_at integer not null,

    check ((stage = 'over') = (ending is not null)),
    check ((gold is null) = (blue is null)),
    check (stage not in ('setting up', 'playing') or gold is not null),
    check (stage <> 'playing' or start is not null)
) strict;

-- The games that somebody is in, for the lists and menus of a person. Finished games pile up and are not looked through.
create index games_by_challenger on games (challenger) where stage <> 'over';
create index games_by_opponent on games (opponent) where stage <> 'over';

-- One open challenge for each pair of people, whoever made it, even if two are made in the same instant. It also finds the oldest challenge.
create unique index games_one_challenge_a_pair on games (min(challenger, opponent), max(challenger, opponent)) where stage = 'challenged';
create index games_challenged on games (created_at) where stage = 'challenged';

-- The turns that were played, in order. Passes are not stored: they follow from the position.
create table turns (
    game integer not null references games (id),
    -- Counts the turns of the game from 1.
    number integer not null,
    turn text not null,
    primary key (game, number)
) strict, without rowid;

-- Interactions that had their effect, written together with it, so that each counts once however often it is delivered.
create table interactions (
    id integer primary key,
    game integer not null references games (id),
    at integer not null
) strict;

-- News of a game that must still be told. A row is written together with what happened and deleted once told, so that nothing is lost
-- between the two.
create table outbox (
    -- Never used twice, so that "everything up to this one" can not take in a later row.
    id integer primary key autoincrement,
    game integer not null references games (id),
    -- A new message, or an edit of the newest.
    kind text not null check (kind in ('post', 'refresh')),
    -- The one person to be pinged, if any.
    ping integer,
    attempts integer not null default 0,
    -- When it was last tried. Absent until then.
    tried_at integer,
    due_at integer not null,
    created_at integer not null
) strict;

create index outbox_by_game on outbox (game, id);
create index outbox_by_due on outbox (due_at);

-- The public messages of a game. Only the newest should still have buttons ("live").
create table messages (
    message integer primary key,
    game integer not null references games (id),
    channel integer not null,
    live integer not null check (live in (0, 1))
) strict;

create index messages_by_game on messages (game);

-- The name under which a person was last seen, for menus, where Discord shows no mentions.
create table players (
    id integer primary key,
    name text not null
) strict;

-- What the program itself must remember from one start to the next.
create table settings (
    key text primary key,
    value text not null
) strict, without rowid;
