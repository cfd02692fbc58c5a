-- Records of games that people have brought from elsewhere, to look at.

create table records (
    id integer primary key,
    -- Whose it is; nobody else sees it.
    person integer not null,
    at integer not null,
    -- The record (DGN), as this program writes it.
    dgn text not null
) strict;

create index records_by_person on records (person);
