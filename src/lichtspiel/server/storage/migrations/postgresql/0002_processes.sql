-- Several processes with one database.

-- One row for each, good until its time is over. A number is never used again, so it tells a process
-- from those before it (a fencing token): `heads.owner`.
CREATE TABLE processes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    until timestamptz NOT NULL,
    -- How many of these steps the program knows.
    knows integer NOT NULL,
    version text NOT NULL
);

-- Who looks at a table, as each process tells the others. Nothing depends on it that is kept.
CREATE UNLOGGED TABLE presence (
    table_id text COLLATE "C" NOT NULL,
    process bigint NOT NULL,
    seats integer[] NOT NULL,
    spectators integer NOT NULL,
    seq integer NOT NULL,
    looking integer[] NOT NULL,
    PRIMARY KEY (table_id, process)
);

CREATE INDEX presence_by_process ON presence (process);
