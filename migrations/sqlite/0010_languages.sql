-- Languages: which one somebody has chosen, and which one a server's public messages are in.

create table languages (
    person integer primary key,
    -- The code of a locale file that was chosen. Absent: that of one's Discord.
    chosen text,
    -- What one's Discord spoke when it was last heard. Nobody can be asked for it when news is sent.
    seen text
) strict;

-- Absent: English.
alter table servers add column language text;
