-- Whoever has asked to be erased, until that is done. First their games end, one by one; the program may be stopped in between.

create table erasings (
    person integer primary key
) strict;
