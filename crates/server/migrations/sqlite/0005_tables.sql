-- Who made a table: one without people counts towards them. `origin` says which public tables that wait for players come from the
-- same address; it is a keyed hash that means nothing after a restart.
ALTER TABLE tables ADD COLUMN maker TEXT;
ALTER TABLE tables ADD COLUMN origin TEXT;
UPDATE tables SET maker = (SELECT person FROM seats WHERE table_id = tables.id ORDER BY seat LIMIT 1);
-- Tables that wait for players expire: at their time somebody looks at them. Those that were made before get two weeks.
UPDATE tables SET due = changed + 1209600000 WHERE state = 'waiting';
CREATE INDEX tables_by_maker ON tables (maker) WHERE maker IS NOT NULL;

-- The record of a match as text, so that it can be read when the engine no longer knows its rules.
CREATE TABLE records (
    table_id TEXT PRIMARY KEY NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
