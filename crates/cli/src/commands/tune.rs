//! `shinar tune`: weights of a game's heuristic, by self-play.

use serde::Serialize;
use shinar_arena::tune::{Tuning, match_share, vary};
use shinar_core::{Heuristic, cases::CaseGame, play};
use shinar_games::{Visitor, visit};

use crate::{args::TuneArgs, files, output::Output, progress::Progress};

struct Tune<'a> {
    args: &'a TuneArgs,
    options: Vec<(String, String)>,
}

/// The share of duels that new weights must win to stay.
const CLEARLY: f64 = 0.54;

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
        let weights = G::WEIGHTS.iter().map(|&name| name.to_owned()).zip(best).collect();
        let games = proof.pairs * 2;
        Ok(Tuned {
            title: G::INFO.title,
            command: args.to_string(),
            kept,
            rounds: args.rounds,
            share,
            games,
            weights,
        })
    }
}

/// What came out.
#[derive(Serialize)]
struct Tuned {
    title: &'static str,
    command: String,
    rounds: u64,
    kept: u64,
    /// The share of games won against the weights before, and of how many.
    share: f64,
    games: u32,
    weights: Vec<(String, f32)>,
}

impl std::fmt::Display for Tuned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "# Weights of the heuristic of {}, found by", self.title)?;
        writeln!(f, "#   {}", self.command)?;
        let percent = 100.0 * self.share;
        write!(f, "# {} of {} changes were kept; ", self.kept, self.rounds)?;
        writeln!(f, "{percent:.1} % of {} games won against the weights before.", self.games)?;
        self.weights.iter().try_for_each(|(name, weight)| writeln!(f, "{name} {weight}"))
    }
}

/// The command that does the same again.
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
