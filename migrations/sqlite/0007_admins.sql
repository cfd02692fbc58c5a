-- Threads for games, what those who run a server decide for it, and why news does not arrive.

-- Where a game is to be played: in the channel of its challenge, or in a thread of its own. Games from before stay in their channel.
alter table games add column place text not null default 'channel' check (place in ('channel', 'thread'));

-- The threads that were opened for games. A row is written together with the game's move into the thread.
create table threads (
    game integer primary key references games (id),
    thread integer not null,
    -- The channel that it was opened in, where the game goes on if the thread is closed to the bot.
    parent integer not null,
    -- Whether its name tells the result, or never will: the thread is gone, or not the bot's to rename any more.
    named integer not null default 0 check (named in (0, 1)),
    -- How often that was tried, and when it may be tried next: Discord allows few changes of a name.
    attempts integer not null default 0,
    due_at integer not null default 0
) strict;

create index threads_unnamed on threads (due_at) where named = 0;

-- Where games of a server are played, if their challenge does not say.
alter table servers add column place text not null default 'channel' check (place in ('channel', 'thread'));
-- How much time players have, if the challenge does not say. Absent: what is usual everywhere.
alter table servers add column pace text;
-- The role of those who may challenge. Absent: everybody may.
alter table servers add column challengers integer;

-- The channels in which people may challenge. A server without a row here has no such limit.
create table allowed_channels (
    server integer not null,
    channel integer not null,
    primary key (server, channel)
) strict, without rowid;

-- What Discord, or the way to it, said when it was tried last. Absent before a failure.
alter table outbox add column why text;
alter table notices add column why text;
