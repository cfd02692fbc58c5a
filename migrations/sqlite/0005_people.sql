-- People: challenges that are open to anybody, who does not want to play with whom, who is gone, and who looks on.

-- Whether anybody could accept the challenge. Until somebody has, its opponent is 0, which is nobody. So by the index of pairs each person
-- has one such challenge at a time.
alter table games add column open integer not null default 0 check (open in (0, 1));

-- The games of a channel, for whoever looks for one to accept or to watch. Finished games pile up and are not looked through.
create index games_by_channel on games (channel) where stage <> 'over';

-- Who does not want to be challenged by whom.
create table blocks (
    person integer not null,
    blocked integer not null,
    at integer not null,
    primary key (person, blocked),
    check (person <> blocked)
) strict, without rowid;

create index blocks_by_blocked on blocks (blocked);

-- What Discord last said about whether a person is there. It tells nobody unasked, and must not be asked all the time.
create table presence (
    person integer not null,
    -- Where: in a server, or, as 0, on Discord at all.
    server integer not null,
    asked_at integer not null,
    -- Since when the person is known to be gone. Absent while they are there.
    gone_at integer,
    primary key (person, server)
) strict, without rowid;

-- Who looks on at which game. The board stands in their direct messages and is kept up to date there.
create table watches (
    game integer not null references games (id),
    person integer not null,
    since integer not null,
    -- The message with the board. Absent until it was sent.
    message integer,
    -- Whether they have had enough, so that the message loses its buttons and the row goes.
    stopped integer not null default 0 check (stopped in (0, 1)),
    primary key (game, person)
) strict, without rowid;

create index watches_by_person on watches (person);

-- Whether a notice is for somebody who looks on, and makes no sound therefore.
alter table notices add column watching integer not null default 0 check (watching in (0, 1));
