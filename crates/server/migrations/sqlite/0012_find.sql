-- What somebody is to somebody else: `follows` or `blocks`. Two who follow each other are friends.
CREATE TABLE relations (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX relations_by_other ON relations (other, kind);

-- Who sees whether somebody is here: `everybody`, `friends` or `nobody`.
ALTER TABLE people ADD COLUMN show_presence TEXT NOT NULL DEFAULT 'friends';

-- When somebody was last here, and when last connected to a table. Servers write it from time to time.
CREATE TABLE presence (
    person TEXT PRIMARY KEY NOT NULL,
    seen BIGINT NOT NULL,
    table_id TEXT,
    seated BIGINT NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Who was invited to a table that waits for players, and by whom. `state` is `waiting` or `declined`. It goes when the game begins.
CREATE TABLE invitations (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    inviter TEXT NOT NULL,
    state TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX invitations_by_person ON invitations (person);
CREATE INDEX invitations_by_inviter ON invitations (inviter);

-- Who looks for opponents. `state` is `waiting`, or `found` with the table; it is forgotten after `lease`. From `bots_at` on bots may take
-- the missing seats.
CREATE TABLE seeks (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    rated BIGINT NOT NULL,
    bots_at BIGINT,
    created BIGINT NOT NULL,
    lease BIGINT NOT NULL,
    state TEXT NOT NULL,
    table_id TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX seeks_by_person ON seeks (person, game, preset);
CREATE INDEX seeks_by_state ON seeks (state, game, preset, rated);
CREATE INDEX seeks_by_table ON seeks (table_id) WHERE table_id IS NOT NULL;

-- Work that one process does at a time, and until when nobody else may.
CREATE TABLE shifts (
    work TEXT PRIMARY KEY NOT NULL,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
) WITHOUT ROWID;
