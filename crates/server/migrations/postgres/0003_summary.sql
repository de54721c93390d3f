-- What lists show of a match: it follows from the log. The sheet no longer says it a second time.
ALTER TABLE tables ADD COLUMN summary TEXT;
UPDATE tables SET summary = json_strip_nulls(json_build_object(
    'stand_ins', (SELECT COALESCE(json_agg(n - 1), '[]') FROM json_array_elements(sheet::json -> 'seats') WITH ORDINALITY AS seat (who, n)
        WHERE (who ->> 'stand_in')::boolean),
    'resigned', (SELECT COALESCE(json_agg(n - 1), '[]') FROM json_array_elements(sheet::json -> 'seats') WITH ORDINALITY AS seat (who, n)
        WHERE (who ->> 'resigned')::boolean),
    'result', sheet::json -> 'result',
    'end_reason', CASE WHEN sheet::json ->> 'end_reason' IS NOT NULL
        THEN json_build_object('kind', 'text', 'text', sheet::json ->> 'end_reason') END
))::text;
