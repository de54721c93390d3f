-- Times are milliseconds since 1970 (UTC). Documents are JSON.

CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

-- What proves who somebody is: cookies, and tokens for programs. Only a hash of the secret is kept.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

-- `asked` is the seat that must act, `due` the next moment at which somebody must look at the table unasked.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    state TEXT NOT NULL,
    public BIGINT NOT NULL,
    sheet TEXT NOT NULL,
    asked BIGINT,
    due BIGINT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
-- Without `changed`, which every move changes.
CREATE INDEX tables_by_state ON tables (state, public);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- Who has a seat where.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person);

-- The log of a table: append only, numbered from 1 without gaps.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    body TEXT NOT NULL,
    client TEXT,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- The table after its first `n` entries, to open a long game at once.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL,
    n BIGINT NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    client TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY NOT NULL,
    level BIGINT NOT NULL,
    state TEXT NOT NULL,
    result TEXT,
    changed BIGINT NOT NULL
);
