-- The log is the truth. What `tables` and `holders` say follows from it.

CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    open INTEGER NOT NULL,
    names TEXT NOT NULL,
    changed INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_code ON tables (code);
CREATE INDEX tables_by_phase ON tables (phase, changed);

CREATE TABLE holders (
    token TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (token, table_id)
) WITHOUT ROWID;

CREATE INDEX holders_by_table ON holders (table_id);
