//! `shinar sim`: many random games.

use std::{collections::BTreeMap, time::Instant};

use serde_json::json;
use shinar_arena::side_by_side;
use shinar_core::{Heuristic, Seat, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, entry, visit};

use super::grouped;
use crate::{args::SimArgs, files, output::Output, progress::Progress};

/// The sums over all games; whole numbers, so that the order of addition does not matter.
#[derive(Clone, Debug, Default)]
struct Totals {
    games: u64,
    actions: u64,
    scores: Vec<i64>,
    /// In twelfths, so that two, three or four can share a victory.
    wins: Vec<u64>,
    ends: BTreeMap<&'static str, u64>,
}

const WHOLE: u64 = 12;
/// The reason given for a game that the technical cap stopped.
const CAPPED: &str = "stopped_by_the_technical_cap";

impl Totals {
    fn new(players: u8) -> Self {
        Self { scores: vec![0; players.into()], wins: vec![0; players.into()], ..Self::default() }
    }

    fn add_game(&mut self, outcome: &play::Outcome) {
        self.games += 1;
        self.actions += u64::from(outcome.actions);
        let winners = outcome.ranks.iter().filter(|&&rank| rank == 1).count().max(1) as u64;
        for seat in 0..self.scores.len() {
            self.scores[seat] += i64::from(outcome.scores[seat]);
            if outcome.ranks[seat] == 1 {
                self.wins[seat] += WHOLE / winners;
            }
        }
        *self.ends.entry(outcome.reason.unwrap_or(CAPPED)).or_default() += 1;
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.actions += other.actions;
        for seat in 0..self.scores.len() {
            self.scores[seat] += other.scores[seat];
            self.wins[seat] += other.wins[seat];
        }
        for (reason, count) in &other.ends {
            *self.ends.entry(reason).or_default() += count;
        }
    }
}

struct Sim<'a> {
    args: &'a SimArgs,
    options: Vec<(String, String)>,
}

impl Visitor for Sim<'_> {
    type Out = anyhow::Result<Totals>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let start = G::new_game(self.args.deal.players, &play::options::<G>(&self.options)?)?;
        Ok(all_games::<G>(&start, self.args))
    }
}

/// The number of games a thread takes at a time.
const CHUNK: u64 = 256;

fn all_games<G: Game>(start: &G::State, args: &SimArgs) -> Totals {
    let mut progress = Progress::new(args.games, "games");
    let play = |chunk: u64| {
        let first = chunk * CHUNK;
        let mut totals = Totals::new(args.deal.players);
        for game in first..args.games.min(first + CHUNK) {
            let mut rng = play::stream(args.deal.seed, game);
            totals.add_game(&play::random_playout::<G>(&mut start.clone(), &mut rng));
        }
        totals
    };
    let chunks = args.games.div_ceil(CHUNK);
    let parts = side_by_side(chunks, args.threads, play, |done| progress.set(args.games.min(done * CHUNK)));
    let mut totals = Totals::new(args.deal.players);
    parts.iter().for_each(|part| totals.add(part));
    totals
}

pub(crate) fn run(args: &SimArgs, out: &mut Output) -> anyhow::Result<bool> {
    let options = files::options(&args.deal.game.game, &args.deal.game.options)?;
    let clock = Instant::now();
    let totals = visit(&args.deal.game.game, Sim { args, options })??;
    let seconds = clock.elapsed().as_secs_f64();
    let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
    let mean = |sum: f64| if totals.games > 0 { sum / totals.games as f64 } else { 0.0 };
    let scores: Vec<_> = totals.scores.iter().map(|&sum| mean(sum as f64)).collect();
    let wins: Vec<_> = totals.wins.iter().map(|&twelfths| mean(twelfths as f64 / WHOLE as f64)).collect();
    if args.json {
        out.json(&json!({
            "game": args.deal.game.game,
            "players": args.deal.players,
            "seed": args.deal.seed,
            "threads": args.threads,
            "games": totals.games,
            "seconds": seconds,
            "games_per_second": rate(totals.games),
            "actions": totals.actions,
            "actions_per_second": rate(totals.actions),
            "mean_actions": mean(totals.actions as f64),
            "mean_score": scores,
            "win_share": wins,
            "end_reasons": totals.ends,
        }))?;
        return Ok(true);
    }
    out.line(format!(
        "{} games in {seconds:.2} s: {} games/s, {} actions/s, {:.1} actions a game",
        grouped(totals.games),
        grouped(rate(totals.games) as u64),
        grouped(rate(totals.actions) as u64),
        mean(totals.actions as f64),
    ))?;
    for seat in Seat::all(args.deal.players) {
        let at = seat.index();
        out.line(format!("{seat}: mean score {:.2}, win share {:.1} %", scores[at], 100.0 * wins[at]))?;
    }
    let info = entry(&args.deal.game.game)?.info;
    for (reason, count) in &totals.ends {
        let words = info.end_words(reason);
        out.line(format!("{:.1} % {words}", 100.0 * mean(*count as f64)))?;
    }
    Ok(true)
}
