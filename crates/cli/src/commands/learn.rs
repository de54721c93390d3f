//! `shinar learn`: weights of a game's heuristic, fitted to games of self-play.

use serde::Serialize;
use shinar_arena::{
    learn::{Lesson, Moments, Surprise},
    tune::{Tuning, match_share},
};
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
        let lesson = Lesson { games, iterations, sweeps, seed, threads };
        let mut progress = Progress::new(games, "games");
        let (seen, aside) = Moments::<G>::play(&starts, &lesson, G::weights(), |done| progress.set(done));
        let mut progress = Progress::new(sweeps.into(), "sweeps");
        let mut weights = G::weights().to_vec();
        seen.fit(&mut weights, &lesson, |done| progress.set(done.into()));
        // The proof: games that were not used before, against the weights it began with.
        let proof = G::INFO.players().zip(&starts).map(|(players, start)| {
            let tuning = Tuning { players, iterations, pairs, step: 0.0, seed };
            (players, match_share::<G>(start, &tuning, &weights, G::weights(), games + 1, threads))
        });
        Ok(Learned {
            decisions: seen.len(),
            before: aside.surprise(G::weights(), threads).into(),
            after: aside.surprise(&weights, threads).into(),
            games: pairs * 2,
            shares: proof.collect(),
            found: Weights::new::<G>(self.args.to_string(), weights),
        })
    }
}

/// What came out.
#[derive(Serialize)]
struct Learned {
    decisions: usize,
    /// How surprising the games set aside were before and are now.
    before: Told,
    after: Told,
    /// The games of each number of players, and the share that was won against the weights before.
    games: u32,
    shares: Vec<(u8, f64)>,
    #[serde(flatten)]
    found: Weights,
}

#[derive(Serialize)]
struct Told {
    outcome: f64,
    choice: f64,
}

impl From<Surprise> for Told {
    fn from(Surprise { outcome, choice }: Surprise) -> Self {
        Self { outcome, choice }
    }
}

impl std::fmt::Display for Learned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { decisions, before, after, games, shares, found } = self;
        found.head(f)?;
        writeln!(f, "# {decisions} decisions; in games set aside the surprise fell")?;
        writeln!(
            f,
            "# from {:.3} to {:.3} about who won, from {:.3} to {:.3} about what was chosen.",
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

/// The command that does the same again.
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
