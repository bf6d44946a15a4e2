-- Numbers of entries are good within an epoch: `lichtspiel admin restore` begins another one.

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO house VALUES ('epoch', lower(hex(randomblob(8))));
