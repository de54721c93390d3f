-- When somebody is on vacation; `days` are those that count for the limit, each begun day as a whole.
CREATE TABLE vacations (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    starts BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    days BIGINT NOT NULL
);
CREATE INDEX vacations_by_person ON vacations (person, ends);

-- What somebody has written down for themselves at a table.
CREATE TABLE notes (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    body TEXT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX notes_by_table ON notes (table_id);

-- When somebody was here last, and up to when they had seen what concerns them.
CREATE TABLE visits (
    person TEXT PRIMARY KEY NOT NULL,
    here BIGINT NOT NULL,
    known BIGINT NOT NULL
);

-- Whose chat somebody does not want.
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE INDEX mutes_of ON mutes (muted);

-- What people have reported to the hosts: a person, or what they said at a table, which is kept as it was. The id says who reports
-- what, so that it is there once. `resolved` is when a host was done with it.
CREATE TABLE reports (
    id TEXT PRIMARY KEY NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    line BIGINT,
    said TEXT,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    resolved BIGINT,
    resolver TEXT,
    answer TEXT
);
CREATE INDEX reports_open ON reports (created) WHERE resolved IS NULL;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_of_person ON reports (person);

-- The quick phrase that a line is, and whether players see it only when the game is over.
ALTER TABLE chat ADD COLUMN phrase TEXT;
ALTER TABLE chat ADD COLUMN apart BIGINT NOT NULL DEFAULT 0;
