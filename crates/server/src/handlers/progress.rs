//! What an account has learned, so that it is there in every browser.

use std::{collections::BTreeSet, sync::Arc};

use super::{Body, PathParam};
use crate::{
    api::{LessonStep, Problem, Progress, PuzzleAttempt, PuzzleCount, PuzzleDay},
    app::App,
    caller::RequireSession,
    clock,
    error::{ApiError, ApiResult},
    limits,
    store::PersonRow,
};
use axum::{Json, extract::State, http::StatusCode};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Returns what the account has learned. Guests have no progress on the server; their browser keeps it.
#[utoipa::path(get, path = "/api/me/progress", tag = "people", security(("cookie" = [])),
    responses((status = 200, body = Progress), (status = 403, body = Problem, description = "a guest, or a program")))]
pub(crate) async fn get(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
) -> ApiResult<Json<Progress>> {
    account(&person)?;
    Ok(Json(app.store.progress(&person.id).await?))
}

/// Adds to what the account has learned. What it has already does not change; of a puzzle, the first attempt counts.
#[utoipa::path(post, path = "/api/me/progress", tag = "people", request_body = Progress, security(("cookie" = [])),
    responses((status = 204), (status = 403, body = Problem, description = "a guest, or a program"),
        (status = 409, body = Problem, description = "the account has too much already")))]
pub(crate) async fn add(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(mut added): Body<Progress>,
) -> ApiResult<StatusCode> {
    account(&person)?;
    let now = clock::now();
    check(&added, now)?;
    // A browser whose clock is fast must not come last for ever.
    for attempt in &mut added.attempts {
        attempt.at = attempt.at.min(now);
    }
    app.rate_limits.work(&person.id)?;
    app.store.add_progress(&person.id, &added).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns how the accounts of this server did at the puzzles of a game. The numbers are some minutes old.
#[utoipa::path(get, path = "/api/games/{id}/puzzles", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Vec<PuzzleCount>), (status = 404, body = Problem)))]
pub(crate) async fn counts(
    State(app): State<App>,
    PathParam(game): PathParam<String>,
) -> ApiResult<Json<Arc<Vec<PuzzleCount>>>> {
    shinar_games::entry(&game).map_err(|_| ApiError::not_found("game"))?;
    Ok(Json(app.puzzle_counts.of(&app.store, &game).await?))
}

fn account(person: &PersonRow) -> ApiResult<()> {
    if person.account {
        Ok(())
    } else {
        Err(ApiError::forbidden("a guest's progress stays in the browser; create an account first"))
    }
}

/// Checks what was sent; an error says which entry is wrong.
fn check(added: &Progress, now: i64) -> ApiResult<()> {
    let Progress { steps, attempts, days } = added;
    let known = |at: &str, game: &str| {
        shinar_games::entry(game).map_err(|error| ApiError::bad(format!("{at}: {error}")))
    };
    let word = |at: &str, text: &str, what| {
        limits::word(text, what, limits::WORD).map_err(|error| ApiError::bad(format!("{at}: {error}")))
    };
    for (n, LessonStep { game, lesson, step }) in steps.iter().enumerate() {
        let at = format!("steps[{n}]");
        known(&at, game)?;
        word(&at, lesson, "the name of a lesson")?;
        word(&at, step, "the name of a step")?;
    }
    let mut seen = BTreeSet::new();
    for (n, PuzzleAttempt { game, puzzle, difficulty, at: time, .. }) in attempts.iter().enumerate() {
        let at = format!("attempts[{n}]");
        known(&at, game)?;
        word(&at, puzzle, "the id of a puzzle")?;
        if !(100..=500).contains(difficulty) {
            return Err(ApiError::bad(format!("{at}: a difficulty is 100 to 500, not {difficulty}")));
        }
        if *time < 0 {
            return Err(ApiError::bad(format!("{at}: the time {time} is before 1970")));
        }
        if !seen.insert((game, puzzle)) {
            return Err(ApiError::bad(format!("{at}: the puzzle {puzzle} is there twice")));
        }
    }
    for (n, PuzzleDay { game, day }) in days.iter().enumerate() {
        let at = format!("days[{n}]");
        known(&at, game)?;
        if !(0..=now / DAY + 1).contains(day) {
            return Err(ApiError::bad(format!("{at}: the day {day} is not in the past")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::PuzzleResult;

    const NOW: i64 = 20_000 * DAY;

    fn step(lesson: &str) -> Progress {
        let step =
            LessonStep { game: "tigris".to_owned(), lesson: lesson.to_owned(), step: "one".to_owned() };
        Progress { steps: vec![step], ..Progress::default() }
    }

    fn attempt(change: impl FnOnce(&mut PuzzleAttempt)) -> Progress {
        let mut attempt = PuzzleAttempt {
            game: "tigris".to_owned(),
            puzzle: "tigris-1".to_owned(),
            difficulty: 300,
            result: PuzzleResult::First,
            at: NOW,
        };
        change(&mut attempt);
        Progress { attempts: vec![attempt], ..Progress::default() }
    }

    fn day(game: &str, day: i64) -> Progress {
        Progress { days: vec![PuzzleDay { game: game.to_owned(), day }], ..Progress::default() }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for good in [
            Progress::default(),
            step("turn"),
            attempt(|_| ()),
            attempt(|one| one.at = NOW + 9 * DAY),
            day("babylon", 20_001),
        ] {
            assert!(check(&good, NOW).is_ok(), "{good:?}");
        }
        let mut twice = attempt(|_| ());
        twice.attempts.extend(twice.attempts.clone());
        for (bad, place) in [
            (step("two words"), "steps[0]"),
            (step(""), "steps[0]"),
            (step(&"x".repeat(65)), "steps[0]"),
            (attempt(|one| one.game = "chess".to_owned()), "attempts[0]"),
            (attempt(|one| one.puzzle = "\0".to_owned()), "attempts[0]"),
            (attempt(|one| one.difficulty = 0), "attempts[0]"),
            (attempt(|one| one.difficulty = 501), "attempts[0]"),
            (attempt(|one| one.at = -1), "attempts[0]"),
            (twice, "attempts[1]"),
            (day("ur", 20_000), "days[0]"),
            (day("babylon", 20_002), "days[0]"),
            (day("babylon", -1), "days[0]"),
        ] {
            let error = check(&bad, NOW).unwrap_err().problem().error;
            assert!(error.code == "bad_request" && error.message.starts_with(place), "{}", error.message);
        }
    }
}
