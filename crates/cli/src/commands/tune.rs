//! `shinar tune`: weights of a game's heuristic, by self-play.

use std::sync::atomic::AtomicBool;

use serde::Serialize;
use shinar_arena::tune::{Tuning, tune};
use shinar_core::{Heuristic, cases::CaseGame, play};
use shinar_games::{Visitor, visit};

use super::weights::Weights;
use crate::{args::TuneArgs, files, output::Output, progress::Progress};

struct Tune<'a> {
    args: &'a TuneArgs,
    options: Vec<(String, String)>,
}

impl Visitor for Tune<'_> {
    type Out = anyhow::Result<Tuned>;

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
        // Ctrl-C ends the process.
        let never = AtomicBool::new(false);
        let mut progress = Progress::new(args.rounds, "rounds");
        let found = tune::<G>(&start, &tuning, args.rounds, args.threads, &never, |done| progress.set(done));
        let shinar_arena::tune::Tuned { weights, kept, share, games } = found;
        let found = Weights::new::<G>(args.to_string(), weights);
        Ok(Tuned { rounds: args.rounds, kept, share, games, found })
    }
}

/// The result.
#[derive(Serialize)]
struct Tuned {
    rounds: u64,
    kept: u64,
    /// The share of games won against the weights before, and the number of games.
    share: f64,
    games: u32,
    #[serde(flatten)]
    found: Weights,
}

impl std::fmt::Display for Tuned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { rounds, kept, share, games, found } = self;
        found.head(f)?;
        let percent = 100.0 * share;
        writeln!(
            f,
            "# {kept} of {rounds} changes were kept; {percent:.1} % of {games} games won against the weights before."
        )?;
        found.lines(f)
    }
}

/// The command that reproduces the result.
impl std::fmt::Display for TuneArgs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "shinar tune {} --players {}", self.deal.game.game, self.deal.players)?;
        for (key, value) in &self.deal.game.options {
            write!(f, " --option {key}={value}")?;
        }
        let Self { rounds, pairs, iterations, step, .. } = self;
        write!(f, " --seed {} --rounds {rounds} --pairs {pairs}", self.deal.seed)?;
        write!(f, " --iterations {iterations} --step {step}")
    }
}

pub(crate) fn run(args: &TuneArgs, out: &mut Output) -> anyhow::Result<bool> {
    let options = files::options(&args.deal.game.game, &args.deal.game.options)?;
    let tuned = visit(&args.deal.game.game, Tune { args, options })??;
    if args.json {
        out.json(&tuned)?;
    } else {
        out.text(&tuned.to_string())?;
    }
    Ok(true)
}
