-- When a session was last used, to the hour, and by which browser.
ALTER TABLE tokens ADD COLUMN used BIGINT;
ALTER TABLE tokens ADD COLUMN agent TEXT;

-- `email` is a confirmed address. `skeleton` is what the name looks like: names that look alike have the same one.
ALTER TABLE people ADD COLUMN email TEXT;
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX people_by_email ON people (email);
CREATE INDEX people_by_skeleton ON people (skeleton) WHERE login IS NOT NULL;

-- Whether the line was written by an account or by a guest.
ALTER TABLE chat ADD COLUMN account BIGINT NOT NULL DEFAULT 0;

-- `id` is the id of the credential, `body` its public key and counter as JSON.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkeys_by_person ON passkeys (person);

-- A passkey that is being created or used: what the server must remember between the two requests.
CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT,
    body TEXT NOT NULL,
    expires BIGINT NOT NULL
);

-- Links sent by e-mail, each valid once. Only a hash of the secret is kept.
CREATE TABLE mail_links (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    hash TEXT NOT NULL,
    email TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX mail_links_by_person ON mail_links (person);
