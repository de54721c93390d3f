-- What hosts decide about people: a role, and whether somebody must stay out.
ALTER TABLE people ADD COLUMN role TEXT;
ALTER TABLE people ADD COLUMN banned BIGINT;
ALTER TABLE people ADD COLUMN ban_reason TEXT;

-- What everybody is shown on the page, until a moment.
CREATE TABLE notices (
    id TEXT PRIMARY KEY NOT NULL,
    text TEXT NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- What hosts have done: append only.
CREATE TABLE deeds (
    id TEXT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    deed TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX deeds_by_time ON deeds (at);
