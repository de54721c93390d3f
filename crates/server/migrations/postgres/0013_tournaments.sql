-- Tournaments. `version` changes with everything that happens: who has read another one must read again before writing. `plan` is what
-- was planned, as JSON; `state` is `open`, `running`, `finished` or `cancelled`; `due` is when something happens by itself; `ends` is
-- when an arena ends.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY NOT NULL,
    version BIGINT NOT NULL,
    state TEXT NOT NULL,
    public BIGINT NOT NULL,
    plan TEXT NOT NULL,
    invite TEXT NOT NULL,
    maker TEXT,
    maker_name TEXT NOT NULL,
    round BIGINT NOT NULL,
    rounds BIGINT,
    created BIGINT NOT NULL,
    due BIGINT,
    ends BIGINT,
    finished BIGINT
);
CREATE INDEX tournaments_by_state ON tournaments (state, created DESC, id) WHERE public = 1;
CREATE INDEX tournaments_by_due ON tournaments (due) WHERE due IS NOT NULL;
CREATE INDEX tournaments_by_maker ON tournaments (maker) WHERE maker IS NOT NULL;

-- Who takes part: people, and bots with their level. Before the start they are numbered as they come, then by seeding. `ready` is since
-- when somebody waits for a game in an arena.
CREATE TABLE tournament_players (
    tournament TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level BIGINT,
    rating BIGINT,
    joined BIGINT NOT NULL,
    withdrawn BIGINT,
    ready BIGINT,
    PRIMARY KEY (tournament, number)
);
CREATE UNIQUE INDEX tournament_players_by_person ON tournament_players (person, tournament) WHERE person IS NOT NULL;

-- Who meets whom, with the numbers of the players in the order of their seats. `places` are theirs once it is decided; without a table
-- it is decided at once.
CREATE TABLE tournament_pairings (
    tournament TEXT NOT NULL,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    players TEXT NOT NULL,
    table_id TEXT,
    places TEXT,
    created BIGINT NOT NULL,
    PRIMARY KEY (tournament, round, board)
);
CREATE INDEX tournament_pairings_open ON tournament_pairings (tournament, table_id) WHERE places IS NULL;
