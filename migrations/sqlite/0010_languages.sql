-- Languages: which one somebody has chosen, and which one a server's public messages are in.

create table languages (
    person integer primary key,
    -- The code of a locale file that was chosen. Absent: that of one's Discord.
    chosen text,
    -- What one's Discord spoke when it was last heard. Nobody can be asked for it when news is sent.
    seen text
) strict;

-- Absent: the one that follows.
alter table servers add column language text;
-- That of the server itself, as Discord told it last. Absent: English, or one that is not known.
alter table servers add column preferred text;
