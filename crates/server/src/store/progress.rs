//! What accounts have learned: steps of lessons, puzzles, and days.

use sqlx::FromRow;

use super::{Kind, Result, Statement, Store, StoreError, TooMany, UnknownWord, to_json};
use crate::{
    api::{PersonId, Progress, PuzzleAttempt, PuzzleCount, PuzzleResult},
    limits::PROGRESS,
};

/// A row of attempts.
#[derive(FromRow)]
struct AttemptRow {
    game: String,
    puzzle: String,
    difficulty: i64,
    result: String,
    at: i64,
}

impl AttemptRow {
    fn read(self) -> Result<PuzzleAttempt> {
        let result = match self.result.as_str() {
            "first" => PuzzleResult::First,
            "later" => PuzzleResult::Later,
            "missed" => PuzzleResult::Missed,
            "shown" => PuzzleResult::Shown,
            _ => return Err(StoreError::Corrupt(UnknownWord(self.result).to_string())),
        };
        let Self { game, puzzle, difficulty, at, .. } = self;
        Ok(PuzzleAttempt { game, puzzle, difficulty, result, at })
    }
}

impl Store {
    /// What an account has learned.
    pub(crate) async fn progress(&self, person: &PersonId) -> Result<Progress> {
        let steps = sqlx::query_as(
            "SELECT game, lesson, step FROM lesson_steps WHERE person = $1 ORDER BY game, lesson, step",
        );
        let attempts = sqlx::query_as::<_, AttemptRow>(
            "SELECT game, puzzle, difficulty, result, at FROM puzzle_attempts WHERE person = $1 ORDER BY at, game, puzzle",
        );
        let days = sqlx::query_as("SELECT game, day FROM puzzle_days WHERE person = $1 ORDER BY day, game");
        let attempts = attempts.bind(person.0.clone()).fetch_all(&self.read).await?;
        Ok(Progress {
            steps: steps.bind(person.0.clone()).fetch_all(&self.read).await?,
            attempts: attempts.into_iter().map(AttemptRow::read).collect::<Result<_>>()?,
            days: days.bind(person.0.clone()).fetch_all(&self.read).await?,
        })
    }

    /// Adds to what an account has learned. Adding the same twice changes nothing; no puzzle may be in `added` twice.
    pub(crate) async fn add_progress(&self, person: &PersonId, added: &Progress) -> Result<()> {
        let Progress { steps, attempts, days } = added;
        let mut statements = vec![Statement::exists(person)];
        let sql = |sqlite, postgres| match self.kind() {
            Kind::Sqlite => sqlite,
            Kind::Postgres => postgres,
        };
        let lists = [
            (steps.is_empty(), sql(STEPS_SQLITE, STEPS_POSTGRES), to_json("steps", steps)?),
            (attempts.is_empty(), sql(ATTEMPTS_SQLITE, ATTEMPTS_POSTGRES), to_json("attempts", attempts)?),
            (days.is_empty(), sql(DAYS_SQLITE, DAYS_POSTGRES), to_json("days", days)?),
        ];
        for (is_empty, sql, list) in lists {
            if !is_empty {
                statements.push(Statement::new(sql, [person.as_str().into(), list.into()]));
            }
        }
        let too_many = StoreError::TooMany(TooMany::Progress);
        statements.push(Statement::one(NOT_TOO_MANY, [person.as_str().into(), PROGRESS.into()], too_many));
        self.run(statements).await.map(|_| ())
    }

    /// How accounts did at the puzzles of a game.
    pub(crate) async fn puzzle_counts(&self, game: &str) -> Result<Vec<PuzzleCount>> {
        let query = sqlx::query_as(
            "SELECT puzzle, COUNT(*) AS tried, COUNT(CASE WHEN result = 'first' THEN 1 END) AS solved \
             FROM puzzle_attempts WHERE game = $1 GROUP BY puzzle ORDER BY puzzle",
        );
        Ok(query.bind(game.to_owned()).fetch_all(&self.read).await?)
    }
}

const STEPS_SQLITE: &str = "INSERT INTO lesson_steps (person, game, lesson, step) \
     SELECT $1, value ->> 'game', value ->> 'lesson', value ->> 'step' FROM json_each($2) WHERE true \
     ON CONFLICT DO NOTHING";
const STEPS_POSTGRES: &str = "INSERT INTO lesson_steps (person, game, lesson, step) \
     SELECT $1, e ->> 'game', e ->> 'lesson', e ->> 'step' FROM json_array_elements($2::json) AS e \
     ON CONFLICT DO NOTHING";
const DAYS_SQLITE: &str = "INSERT INTO puzzle_days (person, game, day) \
     SELECT $1, value ->> 'game', value ->> 'day' FROM json_each($2) WHERE true ON CONFLICT DO NOTHING";
const DAYS_POSTGRES: &str = "INSERT INTO puzzle_days (person, game, day) \
     SELECT $1, e ->> 'game', (e ->> 'day')::bigint FROM json_array_elements($2::json) AS e ON CONFLICT DO NOTHING";

/// Of two devices the first attempt counts; if it missed, what followed may have been on either.
macro_rules! on_conflict {
    () => {
        " ON CONFLICT (person, game, puzzle) DO UPDATE SET \
          result = CASE \
            WHEN excluded.at < puzzle_attempts.at AND excluded.result <> 'missed' THEN excluded.result \
            WHEN excluded.at < puzzle_attempts.at AND puzzle_attempts.result = 'first' THEN 'later' \
            WHEN excluded.at < puzzle_attempts.at THEN puzzle_attempts.result \
            WHEN puzzle_attempts.result <> 'missed' THEN puzzle_attempts.result \
            WHEN excluded.result = 'first' THEN 'later' \
            ELSE excluded.result END, \
          difficulty = CASE WHEN excluded.at < puzzle_attempts.at THEN excluded.difficulty ELSE puzzle_attempts.difficulty END, \
          at = CASE WHEN excluded.at < puzzle_attempts.at THEN excluded.at ELSE puzzle_attempts.at END"
    };
}
const ATTEMPTS_SQLITE: &str = concat!(
    "INSERT INTO puzzle_attempts (person, game, puzzle, difficulty, result, at) \
     SELECT $1, value ->> 'game', value ->> 'puzzle', value ->> 'difficulty', value ->> 'result', value ->> 'at' \
     FROM json_each($2) WHERE true",
    on_conflict!()
);
const ATTEMPTS_POSTGRES: &str = concat!(
    "INSERT INTO puzzle_attempts (person, game, puzzle, difficulty, result, at) \
     SELECT $1, e ->> 'game', e ->> 'puzzle', (e ->> 'difficulty')::bigint, e ->> 'result', (e ->> 'at')::bigint \
     FROM json_array_elements($2::json) AS e",
    on_conflict!()
);
const NOT_TOO_MANY: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM lesson_steps WHERE person = $1) <= $2 \
     AND (SELECT COUNT(*) FROM puzzle_attempts WHERE person = $1) <= $2 \
     AND (SELECT COUNT(*) FROM puzzle_days WHERE person = $1) <= $2";
