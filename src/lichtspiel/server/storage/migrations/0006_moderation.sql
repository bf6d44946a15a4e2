-- Addresses that are shut out for a while, the only place where any is kept; and what whoever runs
-- the server has to say to all.

CREATE TABLE bans (
    address TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
