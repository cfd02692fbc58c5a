-- Languages: which one somebody has chosen instead of the one that their Discord speaks, and which one a server's public messages are in.

create table languages (
    person integer primary key,
    -- The code of a locale file.
    language text not null
) strict;

-- Absent: that of the server itself, as Discord tells it.
alter table servers add column language text;
