-- The day on which whoever holds a seat last asked for their tables: a finished table that nobody
-- asks for any more can be deleted.

ALTER TABLE holders ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- Nobody noted it before: everybody counts as having been here today.
UPDATE holders SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
