-- Entries are chained by hashes (storage/chain.py, which computes those of entries of before).

ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x'';

CREATE TABLE heads (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    hash BLOB NOT NULL
) WITHOUT ROWID;

-- Written to when somebody asks whether anything can be written.
CREATE TABLE tried (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);

INSERT INTO tried VALUES (1, 0);

-- So that a database of another program is not taken for ours: the letters "Lich".
PRAGMA application_id = 1281975144;
