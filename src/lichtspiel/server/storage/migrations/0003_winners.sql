-- Who won, for lists of finished games. Of those finished before, lists do not tell.

ALTER TABLE tables ADD COLUMN winners TEXT NOT NULL DEFAULT '[]';
