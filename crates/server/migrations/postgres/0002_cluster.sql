-- Several processes on one database. A member is a process as long as its connections live; it holds the advisory lock `key`.
CREATE TABLE members (
    id TEXT PRIMARY KEY NOT NULL,
    key BIGINT NOT NULL
);

-- Which member serves a table, or does an analysis. It holds an advisory lock on the thing; a write to the table by any
-- other member is refused.
CREATE TABLE owners (
    thing TEXT PRIMARY KEY NOT NULL,
    member TEXT NOT NULL
);

-- What members tell each other. They need not survive a crash: whoever wrote or waited is gone then, too.
CREATE UNLOGGED TABLE letters (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recipient TEXT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX letters_by_recipient ON letters (recipient);

-- How far an analysis is, in millionths, for those who ask another process than the one that does it.
ALTER TABLE jobs ADD COLUMN progress BIGINT NOT NULL DEFAULT 0;
