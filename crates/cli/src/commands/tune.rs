//! `shinar tune`: weights of a game's heuristic, by self-play.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use shinar_core::{Heuristic, cases::CaseGame, play};
use shinar_games::{Visitor, visit};
use shinar_search::tune::{Tuning, duel, vary};

use crate::{args::TuneArgs, files, output::Output, progress::Progress};

struct Tune<'a> {
    args: &'a TuneArgs,
    options: Vec<(String, String)>,
}

/// The share of duels that new weights must win to stay.
const CLEARLY: f64 = 0.54;

impl Visitor for Tune<'_> {
    type Out = anyhow::Result<String>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let args = self.args;
        let start = G::new_game(args.deal.players, &play::options::<G>(&self.options)?)?;
        let tuning = Tuning {
            players: args.deal.players,
            iterations: args.iterations,
            pairs: args.pairs,
            step: args.step,
            seed: args.deal.seed,
        };
        let mut rng = play::stream(args.deal.seed, u64::MAX);
        let mut progress = Progress::new(args.rounds, "rounds");
        let mut best = G::weights().to_vec();
        let mut kept = 0;
        for round in 0..args.rounds {
            progress.set(round);
            let new = vary(&best, tuning.step, &mut rng);
            let share = match_share::<G>(&start, &tuning, &new, &best, round, args.threads);
            if share >= CLEARLY {
                best = new;
                kept += 1;
            }
        }
        // The proof: against the weights it began with, on deals that were not used before.
        let proof = Tuning { pairs: tuning.pairs * 4, ..tuning };
        let share = match_share::<G>(&start, &proof, &best, G::weights(), args.rounds + 1, args.threads);
        let names = G::WEIGHTS.iter().zip(&best).map(|(name, weight)| format!("{name} {weight}"));
        Ok(format!(
            "# Weights of the heuristic of {}, found by\n\
             #   shinar tune {} --players {} --seed {} --rounds {} --pairs {} --iterations {} --step {}\n\
             # {kept} of {} changes were kept; {:.1} % of {} games won against the weights before.\n{}\n",
            G::INFO.title,
            G::INFO.id,
            args.deal.players,
            args.deal.seed,
            args.rounds,
            args.pairs,
            args.iterations,
            args.step,
            args.rounds,
            100.0 * share,
            proof.pairs * 2,
            names.collect::<Vec<_>>().join("\n")
        ))
    }
}

/// The share of duels won over all pairs of a round.
fn match_share<G: Heuristic>(
    start: &G::State,
    tuning: &Tuning,
    new: &[f32],
    old: &[f32],
    round: u64,
    threads: u16,
) -> f64 {
    let taken = AtomicU64::new(0);
    let pairs = u64::from(tuning.pairs);
    let work = || {
        let mut sum = 0.0;
        loop {
            let pair = taken.fetch_add(1, Ordering::Relaxed);
            if pair >= pairs {
                return sum;
            }
            sum += duel::<G>(start, tuning, new, old, round, pair);
        }
    };
    let sum: f64 = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).sum()
    });
    sum / pairs.max(1) as f64
}

pub(crate) fn run(args: &TuneArgs, out: &mut Output) -> anyhow::Result<bool> {
    let options = files::options(&args.deal.game.game, &args.deal.game.options)?;
    let text = visit(&args.deal.game.game, Tune { args, options })??;
    out.text(&text)?;
    Ok(true)
}
