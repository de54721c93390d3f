//! How people do at the puzzles: counted from time to time, since everybody may ask and counting reads every attempt.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tokio::{sync::Mutex, time::Instant};

use crate::{api::PuzzleCount, error::ApiResult, store::Store};

/// How old the numbers may become.
const FRESH: Duration = Duration::from_secs(10 * 60);

/// The counts of each game that somebody has asked for.
#[derive(Debug, Default)]
pub(crate) struct PuzzleCounts(Mutex<BTreeMap<String, Counted>>);

/// The counts of a game, and when they were made.
#[derive(Debug)]
struct Counted {
    at: Instant,
    counts: Arc<Vec<PuzzleCount>>,
}

impl PuzzleCounts {
    /// The counts of a game that exists.
    pub(crate) async fn of(&self, store: &Store, game: &str) -> ApiResult<Arc<Vec<PuzzleCount>>> {
        // Whoever comes meanwhile waits, and gets the same.
        let mut known = self.0.lock().await;
        if let Some(Counted { at, counts }) = known.get(game)
            && at.elapsed() < FRESH
        {
            return Ok(Arc::clone(counts));
        }
        let counts = Arc::new(store.puzzle_counts(game).await?);
        known.insert(game.to_owned(), Counted { at: Instant::now(), counts: Arc::clone(&counts) });
        Ok(counts)
    }
}
