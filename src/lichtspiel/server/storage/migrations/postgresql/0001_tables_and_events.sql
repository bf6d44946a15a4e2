-- The log is the truth. What `heads`, `tables` and `holders` say follows from it.

CREATE TABLE events (
    table_id text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    body bytea NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What changes with every move: small rows, with room to change in place.
CREATE TABLE heads (
    table_id text COLLATE "C" PRIMARY KEY,
    seq integer NOT NULL,
    hash bytea NOT NULL,
    at bigint NOT NULL,
    actor integer,
    due bigint,
    -- The process that runs the table's bots and clocks: its number in `processes`.
    owner bigint
) WITH (fillfactor = 50);

CREATE INDEX heads_by_due ON heads (due) WHERE due IS NOT NULL;
CREATE INDEX heads_by_owner ON heads (owner) WHERE owner IS NOT NULL;

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    code text COLLATE "C" NOT NULL,
    game text NOT NULL,
    phase text NOT NULL,
    open boolean NOT NULL,
    names text[] NOT NULL,
    bots text[] NOT NULL,
    winners integer[] NOT NULL,
    changed bigint NOT NULL
);

CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE phase IN ('waiting', 'playing');
CREATE INDEX tables_by_phase ON tables (phase, changed DESC, id);

CREATE TABLE holders (
    token text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    -- The day on which whoever holds the seat last asked for their tables.
    seen bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (token, table_id)
);

CREATE INDEX holders_by_table ON holders (table_id);

-- Addresses that are shut out for a while, the only place where any is kept.
CREATE TABLE bans (
    address text COLLATE "C" PRIMARY KEY,
    until bigint NOT NULL
);

CREATE TABLE notes (
    name text COLLATE "C" PRIMARY KEY,
    text text NOT NULL
);

CREATE TABLE house (
    name text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
);

INSERT INTO house VALUES
    -- Numbers of entries are good within an epoch: `lichtspiel admin restore` begins another one.
    ('epoch', substr(md5(random()::text || clock_timestamp()::text), 1, 16)),
    -- How many of these steps a program has to know to work with this database.
    ('least', '1');

-- Written to when somebody asks whether anything can be written.
CREATE TABLE tried (
    id integer PRIMARY KEY CHECK (id = 1),
    at bigint NOT NULL
);

INSERT INTO tried VALUES (1, 0);

-- Many appends in one transaction and one round trip. Each is written as a whole or not at all:
-- 0 written, 1 somebody else has written this number, 2 the process does not own the table any
-- more, 3 the short code is another table's. Appends come ordered by table, so that two processes
-- take their locks in the same order.
--
-- A process that lost its connection while it waited for the answer sends them `again`: what was
-- written then is written. The hash of the last entry tells, since it depends on all before it.
CREATE FUNCTION append_entries(
    ids text[], afters integer[], befores bytea[], counts integer[], times bigint[],
    fences bigint[], turned boolean[], actors integer[], dues bigint[], listings jsonb[],
    bodies bytea[], hashes bytea[], me bigint, again boolean
) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
    answers integer[] := '{}';
    answer integer;
    first integer := 1;
    final integer;
BEGIN
    FOR i IN 1 .. cardinality(ids) LOOP
        final := first + counts[i] - 1;
        answer := 0;
        IF afters[i] = 0 THEN
            INSERT INTO heads VALUES (
                ids[i], counts[i], hashes[final], times[i], actors[i], dues[i], me
            ) ON CONFLICT DO NOTHING;
        ELSIF turned[i] THEN
            UPDATE heads
            SET seq = afters[i] + counts[i], hash = hashes[final], at = times[i],
                actor = actors[i], due = dues[i]
            WHERE table_id = ids[i] AND seq = afters[i] AND hash = befores[i]
                AND (fences[i] IS NULL OR owner = fences[i]);
        ELSE
            UPDATE heads
            SET seq = afters[i] + counts[i], hash = hashes[final], at = times[i]
            WHERE table_id = ids[i] AND seq = afters[i] AND hash = befores[i]
                AND (fences[i] IS NULL OR owner = fences[i]);
        END IF;
        IF NOT FOUND THEN
            PERFORM FROM events
            WHERE again AND table_id = ids[i] AND seq = afters[i] + counts[i]
                AND hash = hashes[final];
            IF NOT FOUND THEN
                PERFORM FROM heads WHERE table_id = ids[i] AND owner IS DISTINCT FROM fences[i];
                answer := CASE WHEN fences[i] IS NOT NULL AND FOUND THEN 2 ELSE 1 END;
            END IF;
        ELSE
            IF listings[i] IS NOT NULL THEN
                answer := list_table(listings[i]);
            END IF;
            IF answer = 0 THEN
                FOR k IN 0 .. counts[i] - 1 LOOP
                    INSERT INTO events VALUES (
                        ids[i], afters[i] + k + 1, times[i], bodies[first + k], hashes[first + k]
                    );
                END LOOP;
            ELSIF afters[i] = 0 THEN
                DELETE FROM heads WHERE table_id = ids[i];
            ELSE
                RAISE unique_violation USING MESSAGE = 'a table cannot change its code';
            END IF;
        END IF;
        answers := answers || answer;
        first := final + 1;
    END LOOP;
    RETURN answers;
END
$$;

-- The listing of a table; 3 if its code is taken.
CREATE FUNCTION list_table(listing jsonb) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
    BEGIN
        INSERT INTO tables
        SELECT id, code, game, phase, open, names, bots, winners, changed
        FROM jsonb_to_record(listing) AS new(
            id text, code text, game text, phase text, open boolean, names text[], bots text[],
            winners integer[], changed bigint
        )
        ON CONFLICT (id) DO UPDATE SET
            code = EXCLUDED.code, game = EXCLUDED.game, phase = EXCLUDED.phase,
            open = EXCLUDED.open, names = EXCLUDED.names, bots = EXCLUDED.bots,
            winners = EXCLUDED.winners, changed = EXCLUDED.changed;
    EXCEPTION WHEN unique_violation THEN
        RETURN 3;
    END;
    DELETE FROM holders
    WHERE table_id = listing->>'id' AND NOT listing->'holders' ? token;
    INSERT INTO holders (token, table_id, seat)
    SELECT key, listing->>'id', value::integer FROM jsonb_each_text(listing->'holders')
    ON CONFLICT (token, table_id) DO UPDATE SET seat = EXCLUDED.seat;
    RETURN 0;
END
$$;
