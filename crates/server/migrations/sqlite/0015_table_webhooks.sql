-- The address that is told what happens at a table, set by the person who leads it; the other columns are those of `webhooks`.
CREATE TABLE table_webhooks (
    table_id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL,
    failing BIGINT,
    disabled BIGINT,
    problem TEXT
);
CREATE INDEX table_webhooks_by_person ON table_webhooks (person);

-- 1 if the table's webhook is told and not the person, to whom it belongs.
ALTER TABLE bells ADD COLUMN hook BIGINT NOT NULL DEFAULT 0;
