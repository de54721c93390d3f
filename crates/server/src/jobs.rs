//! Analyses of finished games: one at a time, in the background.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use shinar_core::{Record, Seat};
use shinar_games::{analyze, entry, new_table};
use tokio::runtime::Handle;
use tokio_util::sync::CancellationToken;

use crate::{
    api::{Analysis, Job, JobState, Opinion, TableId},
    bots::Pool,
    clock,
    cluster::{Claim, Cluster},
    error::{ApiError, ApiResult},
    store::Store,
};

/// How many analyses may wait.
const WAITING: usize = 64;

/// How often it is noted for other processes how far an analysis is.
const NOTE: Duration = Duration::from_secs(2);

/// Positions looked into for each decision, by level.
const ITERATIONS: [u32; 6] = [50, 100, 200, 400, 1000, 2500];

/// The analyses of a server. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Jobs {
    store: Store,
    pool: Pool,
    /// The share that is done, in millionths, of each job that waits or runs here.
    progress: Arc<Mutex<HashMap<TableId, Arc<AtomicU32>>>>,
    stop: CancellationToken,
    /// The other processes, one of which may do what is asked here.
    cluster: Option<Cluster>,
}

impl Jobs {
    /// Starts the thread for analyses.
    pub(crate) fn start(
        store: Store,
        cluster: Option<Cluster>,
        stop: CancellationToken,
    ) -> std::io::Result<Self> {
        let pool = Pool::start("analysis", 1, WAITING)?;
        Ok(Self { store, pool, progress: Arc::default(), stop, cluster })
    }

    fn progress(&self) -> MutexGuard<'_, HashMap<TableId, Arc<AtomicU32>>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How the analysis of a table stands, where this game was played.
    pub(crate) async fn state(&self, table: &TableId, game: &str) -> ApiResult<Job> {
        let running = self.progress().get(table).map(|done| done.load(Ordering::Relaxed));
        let Some(job) = self.store.job(table).await? else {
            return Ok(Job { state: JobState::None, progress: 0.0, result: None });
        };
        let (state, progress) = match (job.state.as_str(), running.unwrap_or(job.progress)) {
            ("done", _) => (JobState::Done, 1.0),
            ("failed", _) => (JobState::Failed, 0.0),
            (_, 0) => (JobState::Waiting, 0.0),
            (_, done) => (JobState::Running, done as f32 / 1e6),
        };
        let result = job.result.map(|text| present_form(game, text)).transpose();
        let result = result.map_err(|error| ApiError::internal(&error))?;
        Ok(Job { state, progress, result })
    }

    /// Has a finished game analysed, unless it was, as deeply, or is being so now.
    pub(crate) async fn ask(&self, table: &TableId, level: u8, record: Record) -> ApiResult<Job> {
        let (known, game) = (self.store.job(table).await?, record.game.clone());
        let better = known.as_ref().is_some_and(|known| known.level >= level && known.state == "done");
        if !better
            && !self.has(table)
            && let Some(claim) = self.claim(table).await
        {
            self.store.put_job(table, level, "waiting", None, clock::now()).await?;
            self.begin(table, level, record, claim)?;
        }
        self.state(table, &game).await
    }

    /// The right to do a job, with the proof that other processes ask for; none if another process does it.
    pub(crate) async fn claim(&self, table: &TableId) -> Option<Option<Claim>> {
        match &self.cluster {
            None => Some(None),
            Some(cluster) => cluster.claim_job(table).await.map(Some),
        }
    }

    /// Whether a job waits or runs here.
    pub(crate) fn has(&self, table: &TableId) -> bool {
        self.progress().contains_key(table)
    }

    /// Queues a job that is noted in the store already.
    pub(crate) fn begin(
        &self,
        table: &TableId,
        level: u8,
        record: Record,
        claim: Option<Claim>,
    ) -> ApiResult<()> {
        let done = Arc::new(AtomicU32::new(0));
        if self.progress().insert(table.clone(), Arc::clone(&done)).is_some() {
            return Ok(());
        }
        let (jobs, runtime, id) = (self.clone(), Handle::current(), table.clone());
        let work = move || {
            let mut noted = Instant::now();
            let analysed = jobs.analyse(&record, level, &mut |share| {
                done.store(share, Ordering::Relaxed);
                if noted.elapsed() > NOTE {
                    noted = Instant::now();
                    // It is noted again soon; one that is lost does no harm.
                    let _ = runtime.block_on(jobs.store.put_progress(&id, share));
                }
            });
            if let Some(result) = analysed {
                let (state, result) = match result {
                    Ok(result) => ("done", Some(result)),
                    Err(error) => {
                        tracing::error!(table = %id, error, "an analysis failed");
                        ("failed", None)
                    }
                };
                let put = jobs.store.put_job(&id, level, state, result, clock::now());
                if let Err(error) = runtime.block_on(put) {
                    tracing::error!(table = %id, %error, "an analysis could not be written");
                }
            }
            jobs.progress().remove(&id);
            drop(claim);
        };
        self.pool.run(work).map_err(|_| {
            self.progress().remove(table);
            ApiError::unavailable("too many analyses wait; try again later")
        })
    }

    /// The analysis as JSON; `None` if the server stops before it is done.
    fn analyse(
        &self,
        record: &Record,
        level: u8,
        note: &mut dyn FnMut(u32),
    ) -> Option<Result<String, String>> {
        let iterations = ITERATIONS[usize::from(level.clamp(1, 6)) - 1];
        let all = record.actions.len().max(1) as f32;
        note(1);
        let moments = analyze(record, iterations, 1, &mut |number| {
            note((number as f32 / all * 1e6) as u32);
            !self.stop.is_cancelled()
        });
        if self.stop.is_cancelled() {
            return None;
        }
        let moments = match moments {
            Ok(Ok(moments)) => moments,
            Ok(Err(error)) => return Some(Err(error.to_string())),
            Err(error) => return Some(Err(error.to_string())),
        };
        let opinions = moments.into_iter().map(|moment| Opinion {
            step: moment.number as u32 - 1,
            seat: moment.seat,
            action: moment.action,
            shares: moment.shares.to_vec(),
            best: moment.best,
            best_line: moment.line,
            loss: moment.loss,
        });
        let analysis = to_raw_value(&Analysis { moments: opinions.collect() });
        Some(analysis.map(|raw| raw.get().to_owned()).map_err(|error| error.to_string()))
    }
}

/// An analysis as JSON of today. Those of the first version name moves by their texts only.
fn present_form(game: &str, text: String) -> anyhow::Result<Box<RawValue>> {
    #[derive(Deserialize)]
    struct Old {
        moments: Vec<OldOpinion>,
    }
    #[derive(Deserialize)]
    struct OldOpinion {
        step: u32,
        seat: Seat,
        action: String,
        shares: Vec<f32>,
        best: String,
        best_line: Vec<String>,
        loss: f32,
    }
    let Ok(old) = serde_json::from_str::<Old>(&text) else { return Ok(RawValue::from_string(text)?) };
    // What an action is called does not depend on the position.
    let table = new_table(game, entry(game)?.info.min_players, &[], Vec::new())?;
    let opinion = |old: OldOpinion| {
        let line = old.best_line.iter().map(|text| table.parse(text));
        Ok(Opinion {
            step: old.step,
            seat: old.seat,
            action: table.parse(&old.action)?,
            shares: old.shares,
            best: table.parse(&old.best)?,
            best_line: line.collect::<Result<_, _>>()?,
            loss: old.loss,
        })
    };
    let moments = old.moments.into_iter().map(opinion).collect::<anyhow::Result<_>>()?;
    Ok(to_raw_value(&Analysis { moments })?)
}
