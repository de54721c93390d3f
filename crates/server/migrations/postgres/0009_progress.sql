-- What an account has learned: steps of lessons that are finished.
CREATE TABLE lesson_steps (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (person, game, lesson, step)
);

-- Puzzles that an account has attempted. Of several devices, `at` and `difficulty` are of the first attempt.
CREATE TABLE puzzle_attempts (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    difficulty BIGINT NOT NULL,
    result TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, puzzle)
);
CREATE INDEX puzzle_attempts_by_game ON puzzle_attempts (game, puzzle, result);

-- Days whose puzzle an account has solved, as numbers since 1970.
CREATE TABLE puzzle_days (
    person TEXT NOT NULL,
    day BIGINT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (person, day, game)
);
