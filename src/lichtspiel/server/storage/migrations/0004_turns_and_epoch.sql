-- Whose turn it is, and when a table has to be looked at though nobody asks for it: so that a house
-- opens without reading all games that are going on. Those of before are looked at once.

ALTER TABLE tables ADD COLUMN actor INTEGER;
ALTER TABLE tables ADD COLUMN due INTEGER;

UPDATE tables SET due = 0 WHERE phase = 'playing';

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- Numbers of entries are good within an epoch: `lichtspiel admin restore` begins another one.

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO house VALUES ('epoch', lower(hex(randomblob(8))));
