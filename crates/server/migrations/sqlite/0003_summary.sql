-- What lists show of a match: it follows from the log. The sheet no longer says it a second time.
ALTER TABLE tables ADD COLUMN summary TEXT;
UPDATE tables SET summary = json_patch('{}', json_object(
    'stand_ins', (SELECT json_group_array(key) FROM json_each(sheet, '$.seats') WHERE value ->> '$.stand_in'),
    'resigned', (SELECT json_group_array(key) FROM json_each(sheet, '$.seats') WHERE value ->> '$.resigned'),
    'result', sheet -> '$.result',
    'end_reason', CASE WHEN sheet ->> '$.end_reason' IS NOT NULL
        THEN json_object('kind', 'text', 'text', sheet ->> '$.end_reason') END
));
