-- A bot's level stood among the names, where a person may have called themselves so.

ALTER TABLE tables ADD COLUMN bots TEXT NOT NULL DEFAULT '[]';

UPDATE tables SET
    bots = (
        SELECT json_group_array(
            CASE WHEN value IN ('random', 'easy', 'medium', 'strong') THEN value ELSE '' END
        )
        FROM json_each(names)
    ),
    names = (
        SELECT json_group_array(
            CASE WHEN value IN ('random', 'easy', 'medium', 'strong') THEN '' ELSE value END
        )
        FROM json_each(names)
    );
