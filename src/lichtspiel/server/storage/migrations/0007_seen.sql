-- The day on which whoever holds a seat last asked for their tables: a finished table that nobody
-- asks for any more can be deleted.

ALTER TABLE holders ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
