//! Several searches side by side, their findings added up.
//!
//! Each thread grows a tree of its own (nothing is shared, so nothing waits); at the end the visits and shares of
//! the actions at the roots are summed. Iterations are divided among the threads, so that a decision depends on the
//! seed and the number of threads alone.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::Heuristic;

use crate::{
    bot::{Bot, Decision, Stop},
    ismcts::{Choice, Growth, Ismcts, Settings},
};

/// A search on several threads.
#[derive(Debug)]
pub struct Crew<G: Heuristic> {
    slip: f32,
    searches: Vec<Ismcts<G>>,
}

impl<G: Heuristic> Crew<G> {
    /// A crew of as many searches as the settings have threads.
    pub fn new(settings: Settings) -> Self {
        let threads = settings.threads.max(1);
        let share = |lane: u32| match settings.iterations {
            u32::MAX => u32::MAX,
            // The first ones take what does not divide.
            iterations => iterations / threads + u32::from(lane < iterations % threads),
        };
        let search = |lane| Ismcts::new(Settings { iterations: share(lane), ..settings });
        Self { slip: settings.slip, searches: (0..threads).map(search).collect() }
    }

    /// Lets all think; `None` if there is nothing to decide.
    fn grow(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Growth<G::Action>> {
        let stopped = AtomicBool::new(false);
        let mut stop = || {
            let now = stop();
            stopped.fetch_or(now, Ordering::Relaxed);
            now
        };
        let (first, others) = self.searches.split_first_mut()?;
        let growths: Vec<_> = thread::scope(|scope| {
            let stopped = &stopped;
            let mut stream = || Pcg64Mcg::new(rng.random());
            let mut own = stream();
            let workers: Vec<_> = others
                .iter_mut()
                .map(|search| {
                    let mut own = stream();
                    scope.spawn(move || search.grow(view, &mut own, &mut || stopped.load(Ordering::Relaxed)))
                })
                .collect();
            // One of them thinks on this thread, whose clock `stop` may read.
            let growth = first.grow(view, &mut own, &mut stop);
            while workers.iter().any(|worker| !worker.is_finished()) {
                stop();
                thread::sleep(Duration::from_micros(200));
            }
            let others = workers.into_iter().map(|worker| worker.join().ok().flatten());
            std::iter::once(growth).chain(others).flatten().collect()
        });
        let iterations = growths.iter().map(|growth| growth.iterations).fold(0, u32::saturating_add);
        growths.first().map(|&first| Growth { iterations, ..first })
    }

    /// The choices of all searches, added up.
    fn choices(&self) -> Vec<Choice<G::Action>> {
        let mut all: Vec<Choice<G::Action>> = Vec::new();
        for choice in self.searches.iter().flat_map(Ismcts::choices) {
            match all.iter_mut().find(|known| known.action == choice.action) {
                None => all.push(choice),
                Some(known) => {
                    known.visits += choice.visits;
                    for (sum, share) in known.shares.iter_mut().zip(choice.shares) {
                        *sum += share;
                    }
                }
            }
        }
        all
    }
}

impl<G: Heuristic> Bot<G> for Crew<G> {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Decision<G::Action>> {
        let Growth { seat, players, any, iterations } = self.grow(view, rng, stop)?;
        if iterations == 0 {
            return Some(Decision::bare(any));
        }
        let chosen = Choice::best(&self.choices(), seat.index(), self.slip, rng);
        let action = chosen.map_or(any, |choice| choice.action);
        let shares = chosen.map(|choice| choice.mean(players));
        let lines = self.searches.iter().map(|search| search.line_from(action));
        let line = lines.max_by_key(Vec::len).unwrap_or_default();
        for search in &mut self.searches {
            search.remember(view, action);
        }
        Some(Decision { action, shares, line, iterations })
    }
}
