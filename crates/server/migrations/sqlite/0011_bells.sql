-- What an account wants to be told, as JSON; `mailed` is when the last digest was sent. Who has no row is told nothing.
CREATE TABLE bell_settings (
    person TEXT PRIMARY KEY NOT NULL,
    body TEXT NOT NULL,
    mailed BIGINT NOT NULL DEFAULT 0
);

-- Browsers that take web push, each with the keys that it made.
CREATE TABLE browsers (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    endpoint TEXT UNIQUE NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    agent TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX browsers_by_person ON browsers (person);

-- The address that an account wants to be told at. `failing` is since when it does not answer, `disabled` when we gave it up.
CREATE TABLE webhooks (
    person TEXT PRIMARY KEY NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL,
    failing BIGINT,
    disabled BIGINT,
    problem TEXT
);

-- The key by which push services know this server.
CREATE TABLE push_keys (
    id BIGINT PRIMARY KEY,
    secret TEXT NOT NULL
);

-- What a person is to be told: written with the journal entry that causes it. The id says what it is about, so that it is there
-- once. `state` is `waiting`, `rung` or `dropped`.
CREATE TABLE bells (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    mark BIGINT NOT NULL,
    created BIGINT NOT NULL,
    due BIGINT NOT NULL,
    state TEXT NOT NULL
);
CREATE INDEX bells_by_due ON bells (due) WHERE state = 'waiting';
CREATE INDEX bells_by_person ON bells (person);
CREATE INDEX bells_by_table ON bells (table_id);

-- A bell on its way through one channel. `claim` says which attempt has it; `state` is `waiting`, `sent`, `dropped` or `failed`.
CREATE TABLE deliveries (
    id TEXT PRIMARY KEY NOT NULL,
    bell TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    created BIGINT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    state TEXT NOT NULL,
    claim TEXT
);
CREATE INDEX deliveries_by_due ON deliveries (due) WHERE state = 'waiting';
CREATE INDEX deliveries_by_claim ON deliveries (claim) WHERE claim IS NOT NULL;
CREATE INDEX deliveries_by_person ON deliveries (person);
CREATE INDEX deliveries_by_table ON deliveries (table_id);

-- Links by which a digest is stopped without signing in. Only a hash of the secret is kept.
CREATE TABLE mail_stops (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX mail_stops_by_person ON mail_stops (person);
