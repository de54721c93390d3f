//! Analyses of finished games, one at a time, in the background; people take turns.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use shinar_core::{Record, Seat};
use shinar_games::{entry, new_table};
use shinar_play::analysis;
use tokio::runtime::Handle;
use tokio_util::sync::CancellationToken;

use crate::{
    api::{Analysis, Job, JobState, Opinion, PersonId, TableId},
    clock,
    cluster::{Claim, Cluster},
    error::{ApiError, ApiResult},
    limits,
    pool::{Pool, Reservation, Size, Urgency},
    store::{JobStage, Store, to_json},
};

/// How many analyses may be queued.
const QUEUE: usize = 256;

/// How often the progress of an analysis is stored, for requests at other processes.
const STORE_PROGRESS: Duration = Duration::from_secs(2);

/// The analyses of a server. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Jobs {
    store: Store,
    pool: Pool,
    /// How much is done, in millionths, of each job that is queued or running here.
    progress: Arc<Mutex<HashMap<TableId, Arc<AtomicU32>>>>,
    stop: CancellationToken,
    /// The other processes, one of which may be doing a job already.
    cluster: Option<Cluster>,
}

impl Jobs {
    /// Starts the thread for analyses.
    pub(crate) fn start(
        store: Store,
        cluster: Option<Cluster>,
        stop: CancellationToken,
    ) -> std::io::Result<Self> {
        let pool = Pool::start("analysis", Size { threads: 1, queued: QUEUE, of_owner: limits::ANALYSES })?;
        Ok(Self { store, pool, progress: Arc::default(), stop, cluster })
    }

    fn progress(&self) -> MutexGuard<'_, HashMap<TableId, Arc<AtomicU32>>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state of the analysis of a table where `game` was played.
    pub(crate) async fn state(&self, table: &TableId, game: &str) -> ApiResult<Job> {
        let running = self.progress().get(table).map(|done| done.load(Ordering::Relaxed));
        let Some(job) = self.store.job(table).await? else {
            return Ok(Job { state: JobState::None, progress: 0.0, result: None });
        };
        let (state, progress) = match (job.stage, running.unwrap_or(job.progress)) {
            (JobStage::Done, _) => (JobState::Done, 1.0),
            (JobStage::Failed, _) => (JobState::Failed, 0.0),
            (JobStage::Waiting, 0) => (JobState::Waiting, 0.0),
            (JobStage::Waiting, done) => (JobState::Running, done as f32 / 1e6),
        };
        let result = job.result.map(|text| current_form(game, text)).transpose();
        let result = result.map_err(|error| ApiError::damaged(&error))?;
        Ok(Job { state, progress, result })
    }

    /// Requests the analysis of a finished game for a person, unless it is in progress, or was done at this level or a higher one.
    pub(crate) async fn ask(
        &self,
        table: &TableId,
        level: u8,
        record: Record,
        person: &PersonId,
    ) -> ApiResult<Job> {
        let (known, game) = (self.store.job(table).await?, record.game.clone());
        let better =
            known.as_ref().is_some_and(|known| known.level >= level && known.stage == JobStage::Done);
        if !better
            && !self.has(table)
            && let Some(claim) = self.claim(table).await
        {
            // The place in the queue first: what is stored stays as it is if there is none.
            let reservation = self.pool.reserve(Urgency::People, person.as_str()).map_err(|_| {
                let message = "you have as many analyses in the queue as allowed; wait until one is done";
                ApiError::too_many(message)
            })?;
            self.store.put_job(table, level, JobStage::Waiting, None, clock::now()).await?;
            self.begin(table, level, record, claim, reservation);
        }
        self.state(table, &game).await
    }

    /// A place in the queue for an analysis that was requested before this server started; `None` if there is none now.
    pub(crate) fn reserve_for_resumed(&self) -> Option<Reservation> {
        self.pool.reserve(Urgency::Background, "resumed").ok()
    }

    /// Claims a job; `None` if another process does it. Without other processes there is nothing to prove the claim with.
    pub(crate) async fn claim(&self, table: &TableId) -> Option<Option<Claim>> {
        match &self.cluster {
            None => Some(None),
            Some(cluster) => cluster.claim_job(table).await.map(Some),
        }
    }

    /// Whether a job is queued or running here.
    pub(crate) fn has(&self, table: &TableId) -> bool {
        self.progress().contains_key(table)
    }

    /// Queues a job that is in the store already, unless it is queued or running.
    pub(crate) fn begin(
        &self,
        table: &TableId,
        level: u8,
        record: Record,
        claim: Option<Claim>,
        reservation: Reservation,
    ) {
        let done = match self.progress().entry(table.clone()) {
            Entry::Occupied(_) => return,
            Entry::Vacant(entry) => Arc::clone(entry.insert(Arc::new(AtomicU32::new(0)))),
        };
        let (jobs, runtime, id) = (self.clone(), Handle::current(), table.clone());
        let work = move || {
            let mut noted = Instant::now();
            let analysed = jobs.analyse(&record, level, &mut |share| {
                done.store(share, Ordering::Relaxed);
                if noted.elapsed() > STORE_PROGRESS {
                    noted = Instant::now();
                    if let Err(error) = runtime.block_on(jobs.store.put_progress(&id, share)) {
                        tracing::warn!(table = %id, %error, "cannot store the progress of an analysis");
                    }
                }
            });
            if let Some(result) = analysed {
                let (stage, result) = match result {
                    Ok(result) => (JobStage::Done, Some(result)),
                    Err(error) => {
                        tracing::error!(table = %id, %error, "an analysis failed");
                        (JobStage::Failed, None)
                    }
                };
                let put = jobs.store.put_job(&id, level, stage, result, clock::now());
                if let Err(error) = runtime.block_on(put) {
                    tracing::error!(table = %id, %error, "cannot store an analysis");
                }
            }
            jobs.progress().remove(&id);
            drop(claim);
        };
        reservation.run(work);
    }

    /// The analysis as JSON; `None` if the server shuts down before it is done.
    fn analyse(
        &self,
        record: &Record,
        level: u8,
        note: &mut dyn FnMut(u32),
    ) -> Option<anyhow::Result<String>> {
        let all = record.actions.len().max(1) as f32;
        note(1);
        let analysis = analysis::whole(record, level, &mut |number| {
            note((number as f32 / all * 1e6) as u32);
            !self.stop.is_cancelled()
        });
        if self.stop.is_cancelled() {
            return None;
        }
        let analysis = match analysis {
            Ok(analysis) => analysis,
            Err(error) => return Some(Err(error.into())),
        };
        Some(to_json("an analysis", &analysis).map_err(Into::into))
    }
}

/// A stored analysis in its current form. Those of the first version name moves by their texts only.
fn current_form(game: &str, text: String) -> anyhow::Result<Box<RawValue>> {
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
    // The text of an action does not depend on the position.
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
