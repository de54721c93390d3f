-- What games have made of somebody's rating: per game, for two players (`two`) and for three and four (`more`). Ratings and deviations
-- are thousandths of a point, volatilities millionths. Leaderboards are in the order of `assured`, the rating less twice its deviation.
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    assured BIGINT NOT NULL,
    games BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    PRIMARY KEY (person, game, kind)
);
CREATE INDEX ratings_by_place ON ratings (game, kind, assured DESC, person) WHERE shown = 1;

-- What each rated game has changed. It stays when the table is deleted.
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    before BIGINT,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX rating_changes_by_person ON rating_changes (person, game, kind, at);

-- What of a person's profile others may see.
ALTER TABLE people ADD COLUMN show_ratings BIGINT NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN show_games BIGINT NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN show_learning BIGINT NOT NULL DEFAULT 0;

-- Finished games, to be found again. `ending` is the game's own reason, `resigned` or `abandoned`; `actions` counts those that count;
-- `strength` is the rating of the strongest player then, in points, as far as it is known.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    public BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    imported BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    actions BIGINT NOT NULL,
    ending TEXT NOT NULL,
    strength BIGINT
) WITHOUT ROWID;
-- With everything that is filtered, so that many games can be passed over without being read.
CREATE INDEX archive_by_time ON archive (finished DESC, table_id, players, rated, actions, ending, strength, public) WHERE public = 1;
CREATE INDEX archive_by_game ON archive (game, finished DESC, table_id, players, rated, actions, ending, strength, public) WHERE public = 1;
CREATE INDEX archive_of_rated ON archive (finished) WHERE rated = 1;

-- Who played, and how they did. `rating` is what it was before the game, in points. A local player is at the device of `person`.
CREATE TABLE archive_seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level BIGINT,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    rating BIGINT,
    finished BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX archive_seats_by_person ON archive_seats (person, finished DESC, table_id, kind) WHERE person IS NOT NULL;

-- Filling the archive. An import of an older export does it as well.
INSERT INTO archive (table_id, game, players, public, rated, imported, finished, actions, ending)
SELECT id, sheet ->> '$.game', sheet ->> '$.players', public, 0, COALESCE(sheet ->> '$.imported', 0),
    COALESCE((SELECT MAX(body ->> '$.t') FROM entries WHERE table_id = tables.id), changed),
    (SELECT COALESCE(SUM(CASE body ->> '$.e' WHEN 'act' THEN 1 WHEN 'chance' THEN 1 WHEN 'undo' THEN -1 ELSE 0 END), 0)
        FROM entries WHERE table_id = tables.id),
    CASE
        WHEN summary ->> '$.end_reason.kind' = 'rules' THEN COALESCE(summary ->> '$.end_reason.reason', 'unknown')
        WHEN summary ->> '$.end_reason.kind' IN ('resigned', 'abandoned') THEN summary ->> '$.end_reason.kind'
        WHEN summary ->> '$.end_reason.text' LIKE '%resigned' THEN 'resigned'
        ELSE 'unknown'
    END
FROM tables WHERE state = 'finished' AND json_valid(sheet) AND json_valid(summary) AND json_type(summary, '$.result') = 'array'
    AND NOT EXISTS (SELECT 1 FROM archive WHERE table_id = tables.id);
INSERT INTO archive_seats (table_id, seat, kind, person, name, level, score, place, finished)
SELECT archive.table_id, seat.key, seat.value ->> '$.kind', seat.value ->> '$.person', seat.value ->> '$.name', seat.value ->> '$.level',
    result.value ->> '$.score', result.value ->> '$.rank', archive.finished
FROM archive JOIN tables ON tables.id = archive.table_id
    JOIN json_each(tables.sheet, '$.seats') AS seat
    JOIN json_each(tables.summary, '$.result') AS result ON result.value ->> '$.seat' = seat.key
WHERE NOT EXISTS (SELECT 1 FROM archive_seats WHERE table_id = archive.table_id);
