//! `shinar learn`: weights of a game's heuristic, fitted to games of self-play.

use std::sync::atomic::AtomicBool;

use serde::Serialize;
use shinar_arena::learn::{Learning, LogLoss, Stage, learn};
use shinar_core::{Heuristic, cases::CaseGame, play};
use shinar_games::{Visitor, visit};

use super::weights::Weights;
use crate::{args::LearnArgs, files, output::Output, progress::Progress};

struct Learn<'a> {
    args: &'a LearnArgs,
    options: Vec<(String, String)>,
}

impl Visitor for Learn<'_> {
    type Out = anyhow::Result<Learned>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let &LearnArgs { seed, games, iterations, sweeps, pairs, threads, .. } = self.args;
        let options = play::options::<G>(&self.options)?;
        let starts = G::INFO.players().map(|players| G::new_game(players, &options));
        let starts = starts.collect::<Result<Vec<_>, _>>()?;
        let learning = Learning { games, iterations, sweeps, seed, threads };
        // Ctrl-C ends the process.
        let never = AtomicBool::new(false);
        let mut playing = Progress::new(games, "games");
        let mut fitting = Progress::new(sweeps.into(), "sweeps");
        let learned = learn::<G>(&starts, &learning, pairs, &never, |stage| match stage {
            Stage::Games(done) => playing.set(done),
            Stage::Sweeps(done) => fitting.set(done.into()),
        });
        Ok(Learned {
            decisions: learned.decisions,
            before: learned.before.into(),
            after: learned.after.into(),
            games: pairs * 2,
            shares: learned.shares,
            found: Weights::new::<G>(self.args.to_string(), learned.weights),
        })
    }
}

/// The result.
#[derive(Serialize)]
struct Learned {
    decisions: usize,
    /// The log-loss on the games held out, before and after.
    before: Losses,
    after: Losses,
    /// The games with each number of players, and the share of them won against the weights before.
    games: u32,
    shares: Vec<(u8, f64)>,
    #[serde(flatten)]
    found: Weights,
}

#[derive(Serialize)]
struct Losses {
    outcome: f64,
    choice: f64,
}

impl From<LogLoss> for Losses {
    fn from(LogLoss { outcome, choice }: LogLoss) -> Self {
        Self { outcome, choice }
    }
}

impl std::fmt::Display for Learned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { decisions, before, after, games, shares, found } = self;
        found.head(f)?;
        writeln!(f, "# {decisions} decisions; on games held out the log-loss fell")?;
        writeln!(
            f,
            "# from {:.3} to {:.3} for who won, from {:.3} to {:.3} for what was chosen.",
            before.outcome, after.outcome, before.choice, after.choice
        )?;
        for (players, share) in shares {
            let percent = 100.0 * share;
            writeln!(
                f,
                "# {players} players: {percent:.1} % of {games} games won against the weights before."
            )?;
        }
        found.lines(f)
    }
}

/// The command that reproduces the result.
impl std::fmt::Display for LearnArgs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "shinar learn {}", self.game.game)?;
        for (key, value) in &self.game.options {
            write!(f, " --option {key}={value}")?;
        }
        let Self { seed, games, iterations, sweeps, .. } = self;
        write!(f, " --seed {seed} --games {games} --iterations {iterations} --sweeps {sweeps}")
    }
}

pub(crate) fn run(args: &LearnArgs, out: &mut Output) -> anyhow::Result<bool> {
    let options = files::options(&args.game.game, &args.game.options)?;
    let learned = visit(&args.game.game, Learn { args, options })??;
    if args.json {
        out.json(&learned)?;
    } else {
        out.text(&learned.to_string())?;
    }
    Ok(true)
}
