//! `shinar arena`: bots against bots.

use std::time::{Duration, Instant};

use anyhow::bail;
use serde_json::json;
use shinar_arena::{ArenaGame, GameResult, Player, Standing, processor_time, side_by_side, standings};
use shinar_core::{Heuristic, Seat, cases::CaseGame, play};
use shinar_games::{Visitor, visit};
use shinar_search::TimeSource;

use crate::{
    args::{ArenaArgs, ArenaBot},
    files,
    output::Output,
    outsider::Outsider,
    progress::Progress,
};

struct Arena<'a> {
    args: &'a ArenaArgs,
    options: Vec<(String, String)>,
}

impl Visitor for Arena<'_> {
    type Out = anyhow::Result<Vec<Vec<GameResult>>>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let args = self.args;
        let players = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
        if let Some(file) = &args.network {
            files::install_network::<G>(file)?;
        }
        let start = G::new_game(players, &play::options::<G>(&self.options)?)?;
        Ok(all_games::<G>(&start, args))
    }
}

/// The player of a seat: a built-in bot, or an external program.
fn player<'a, G: Heuristic>(
    who: &'a ArenaBot,
    bot: usize,
    game: &ArenaGame,
    args: &ArenaArgs,
) -> Box<dyn Player<G> + 'a> {
    match who {
        ArenaBot::Ours(spec) => game.thinker::<G>(*spec, bot, args.scale),
        ArenaBot::Command(command) => {
            let seat = (bot + args.bots.len() - game.rotation) % args.bots.len();
            let patience = Duration::from_secs_f64(args.patience);
            Box::new(Outsider::new(command, Seat(seat as u8), args.bots.len() as u8, patience))
        }
    }
}

/// Plays every deal in all rotations.
fn all_games<G: Heuristic>(start: &G::State, args: &ArenaArgs) -> Vec<Vec<GameResult>> {
    let rotations = args.bots.len() as u64;
    let deals = args.games.div_ceil(rotations);
    let begin = Instant::now();
    // The time of an external program does not appear in our processor time.
    let wall_time = || begin.elapsed();
    let outside = args.bots.iter().any(|bot| matches!(bot, ArenaBot::Command(_)));
    let clock: TimeSource<'_> = if outside { &wall_time } else { &processor_time };
    let mut progress = Progress::new(deals * rotations, "games");
    let play = |number: u64| {
        let (deal, rotation) = (number / rotations, (number % rotations) as usize);
        let game = ArenaGame { seed: args.seed, deal, rotation };
        let bots = args.bots.iter().enumerate();
        let mut players: Vec<_> = bots.map(|(bot, who)| player::<G>(who, bot, &game, args)).collect();
        game.play::<G>(start, &mut players, clock)
    };
    let games = side_by_side(deals * rotations, args.threads, play, |done| progress.set(done));
    games.chunks(rotations as usize).map(<[GameResult]>::to_vec).collect()
}

pub(crate) fn run(args: &ArenaArgs, out: &mut Output) -> anyhow::Result<bool> {
    if args.bots.len() < 2 {
        bail!("an arena needs at least two bots, such as `--bots greedy,random`");
    }
    let options = files::options(&args.game.game, &args.game.options)?;
    let clock = Instant::now();
    let deals = visit(&args.game.game, Arena { args, options })??;
    let seconds = clock.elapsed().as_secs_f64();
    let table = standings(&deals, args.bots.len());
    if args.json {
        let bots: Vec<_> =
            args.bots.iter().zip(&table).map(|(bot, standing)| as_json(&bot.to_string(), standing)).collect();
        out.json(&json!({"game": args.game.game, "seed": args.seed, "seconds": seconds, "bots": bots}))?;
        return Ok(true);
    }
    for (bot, standing) in args.bots.iter().zip(&table) {
        out.line(format!(
            "{:<16} {:>5} games  wins {:>5.1} %  score {:>6.2}  rank {:.2}  Elo {:+.0} ({:+.0} to {:+.0})  {:.1} ms per decision",
            bot.to_string(),
            standing.games,
            100.0 * standing.win_share,
            standing.mean_score,
            standing.mean_rank,
            standing.elo,
            standing.elo_low,
            standing.elo_high,
            standing.millis_per_decision,
        ))?;
        if let Some(reason) = &standing.forfeit_reason {
            out.line(format!("  lost {} by forfeit; the first reason: {reason}", standing.forfeits))?;
        }
    }
    Ok(true)
}

fn as_json(name: &str, standing: &Standing) -> serde_json::Value {
    json!({
        "name": name,
        "games": standing.games,
        "win_share": standing.win_share,
        "mean_score": standing.mean_score,
        "mean_rank": standing.mean_rank,
        "elo": standing.elo,
        "elo_low": standing.elo_low,
        "elo_high": standing.elo_high,
        "millis_per_decision": standing.millis_per_decision,
        "forfeits": standing.forfeits,
        "forfeit_reason": standing.forfeit_reason,
    })
}
