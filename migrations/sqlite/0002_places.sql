-- Where games go on when their channel is closed to the bot, and how people are reached.

-- What is known of a server. One without a row has no wishes, and the bot is there.
create table servers (
    id integer primary key,
    -- Where games go on whose own channel is closed to the bot. Absent: in direct messages.
    default_channel integer,
    -- Since when the bot is no longer there. Absent while it is.
    gone_at integer
) strict;

-- How to reach a person. Without a row: by mentions.
create table reach (
    player integer primary key,
    way text not null default 'mention' check (way in ('mention', 'message', 'none')),
    -- The channel of the direct messages, once it is known.
    direct_channel integer,
    -- When they were last pinged. Several pings within some minutes become one.
    pinged_at integer
) strict;

-- The latest that each player must hear, or has heard, of each game. The post of a game's board takes a mention along; what it can not
-- take goes out by itself.
create table notices (
    game integer not null references games (id),
    player integer not null,
    -- A reminder says that the game still waits; any other notice tells how it stands.
    kind text not null check (kind in ('news', 'reminder')),
    created_at integer not null,
    due_at integer not null,
    attempts integer not null default 0,
    -- The message of the last attempt, by which it is found again if the attempt was cut short. Absent before the first.
    batch integer,
    -- When it was told, and in which way; or seen by itself, since the player did something in the game. Absent until then.
    told_at integer,
    way text check (way in ('mention', 'message', 'seen')),
    -- Neither way led to the person.
    failed integer not null default 0 check (failed in (0, 1)),
    primary key (game, player),
    check ((told_at is null) = (way is null))
) strict;

create index notices_by_due on notices (due_at) where told_at is null and failed = 0;

-- A ping that was still to come is a notice now; in the outbox stands whom its last attempt pinged.
insert into notices (game, player, kind, created_at, due_at)
select game, ping, 'news', min(created_at), min(due_at) from outbox where ping is not null and kind = 'post' group by game, ping;

-- Messages that were posted together, one in each player's direct messages, bear the number of the first of them.
alter table messages add column post integer not null default 0;
update messages set post = message;
