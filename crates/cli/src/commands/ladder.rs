//! `shinar ladder`: is every level stronger than the one below it?
//!
//! Each pairing is played deal by deal with the seats swapped, and results are saved every few deals, so that the
//! command continues where it was stopped.

use std::{collections::BTreeMap, fs, io::Write, path::Path};

use anyhow::{Context, anyhow};
use serde::{Deserialize, Serialize};
use shinar_arena::{ArenaGame, EloEstimate, GameResult, processor_time, side_by_side};
use shinar_core::json;
use shinar_core::{Heuristic, cases::CaseGame, play};
use shinar_games::{Visitor, entry, visit};
use shinar_search::BotSpec;

use crate::{args::LadderArgs, files, output::Output, progress::Progress};

/// Two bots and the conditions of their match; the upper one should win.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Pairing {
    game: String,
    players: u8,
    upper: String,
    lower: String,
    /// The factor on all thinking times, in thousandths.
    scale_permille: u32,
    seed: u64,
}

/// The results of some deals of a pairing, a line of the results file.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Chunk {
    #[serde(flatten)]
    pairing: Pairing,
    first_deal: u64,
    /// For each deal: the share of duels between the two that the upper one won.
    duels: Vec<f64>,
    /// For each deal: the share of games that the upper one won, when both have as many seats.
    wins: Vec<f64>,
    /// For each deal: the mean ranks.
    upper_ranks: Vec<f64>,
    lower_ranks: Vec<f64>,
}

/// How many deals are saved together.
const CHUNK: u64 = 5;
/// The rotations of a deal: both bots play both sides.
const ROTATIONS: usize = 2;

pub(crate) fn run(args: &LadderArgs, out: &mut Output) -> anyhow::Result<bool> {
    entry(&args.game)?.info.check_players(args.players)?;
    let mut known = read_results(&args.results)?;
    let mut results = Vec::new();
    for (pairing, games) in pairings(args) {
        let deals = games.div_ceil(ROTATIONS as u64);
        let mut done: u64 =
            known.iter().filter(|chunk| chunk.pairing == pairing).map(|c| c.duels.len() as u64).sum();
        let label = format!("games of {} against {}", pairing.upper, pairing.lower);
        let mut progress = Progress::new(deals * ROTATIONS as u64, &label);
        while done < deals {
            progress.set(done * ROTATIONS as u64);
            let count = CHUNK.min(deals - done);
            let chunk = visit(&pairing.game, Play { pairing: &pairing, first: done, count, args })??;
            append(&args.results, &chunk)?;
            known.push(chunk);
            done += count;
        }
        let result = MatchResult::of(&pairing, &known);
        if result.games == 0 {
            continue;
        }
        if !args.json {
            out.line(result.row())?;
            out.flush()?;
        }
        results.push(result);
    }
    if args.json {
        out.json(&results)?;
    }
    write_table(&args.table, &known)?;
    Ok(true)
}

/// Neighbouring levels, then the highest against the simple bots.
fn pairings(args: &LadderArgs) -> Vec<(Pairing, u64)> {
    let pairing = |upper: String, lower: String| Pairing {
        game: args.game.clone(),
        players: args.players,
        upper,
        lower,
        scale_permille: (args.scale * 1000.0).round() as u32,
        seed: args.seed,
    };
    let level = |number: u8| BotSpec::Level(number).to_string();
    let mut pairings: Vec<_> = (1..6)
        .map(|lower| {
            let games = if lower == 5 { args.top_games } else { args.games };
            (pairing(level(lower + 1), level(lower)), games)
        })
        .collect();
    for simple in [BotSpec::Greedy, BotSpec::Random] {
        pairings.push((pairing(level(6), simple.to_string()), args.top_games));
    }
    if let Some(only) = args.only {
        pairings.retain(|(pairing, _)| pairing.upper == only.to_string());
    }
    if let Some(against) = args.against {
        pairings.retain(|(pairing, _)| pairing.lower == against.to_string());
    }
    pairings
}

struct Play<'a> {
    pairing: &'a Pairing,
    first: u64,
    count: u64,
    args: &'a LadderArgs,
}

impl Visitor for Play<'_> {
    type Out = anyhow::Result<Chunk>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let Pairing { players, upper, lower, seed, .. } = self.pairing;
        let (upper, lower): (BotSpec, BotSpec) = (upper.parse()?, lower.parse()?);
        let bots: Vec<_> = (0..*players).map(|seat| if seat % 2 == 0 { upper } else { lower }).collect();
        let start = G::new_game(*players, &play::options::<G>(&[])?)?;
        let play = |number: u64| {
            let (deal, rotation) =
                (self.first + number / ROTATIONS as u64, (number % ROTATIONS as u64) as usize);
            let game = ArenaGame { seed: *seed, deal, rotation };
            let thinker = |(bot, &spec)| game.thinker::<G>(spec, bot, self.args.scale) as _;
            let mut players: Vec<_> = bots.iter().enumerate().map(thinker).collect();
            game.play::<G>(&start, &mut players, &processor_time)
        };
        let games = side_by_side(self.count * ROTATIONS as u64, self.args.threads, play, |_| ());
        Ok(self.chunk(&games))
    }
}

impl Play<'_> {
    fn chunk(&self, games: &[GameResult]) -> Chunk {
        let mut chunk = Chunk {
            pairing: self.pairing.clone(),
            first_deal: self.first,
            duels: Vec::new(),
            wins: Vec::new(),
            upper_ranks: Vec::new(),
            lower_ranks: Vec::new(),
        };
        let uppers = |players: usize| (0..players).step_by(2);
        let lowers = |players: usize| (1..players).step_by(2);
        for deal in games.chunks(ROTATIONS) {
            let mean =
                |value: &dyn Fn(&GameResult) -> f64| deal.iter().map(value).sum::<f64>() / deal.len() as f64;
            let mean_rank = |game: &GameResult, seats: &mut dyn Iterator<Item = usize>| {
                let ranks: Vec<f64> = seats.map(|seat| f64::from(game.ranks[seat])).collect();
                ranks.iter().sum::<f64>() / ranks.len() as f64
            };
            chunk.duels.push(mean(&|game| {
                let players = game.ranks.len();
                let pairs = uppers(players).flat_map(|u| lowers(players).map(move |l| (u, l)));
                let results: Vec<f64> = pairs.map(|(u, l)| game.duel(u, l)).collect();
                results.iter().sum::<f64>() / results.len() as f64
            }));
            chunk.wins.push(mean(&|game| uppers(game.ranks.len()).map(|bot| game.win_share(bot)).sum()));
            chunk.upper_ranks.push(mean(&|game| mean_rank(game, &mut uppers(game.ranks.len()))));
            chunk.lower_ranks.push(mean(&|game| mean_rank(game, &mut lowers(game.ranks.len()))));
        }
        chunk
    }
}

fn read_results(path: &Path) -> anyhow::Result<Vec<Chunk>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = files::read(path)?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(at, line)| {
            json::read(line)
                .map_err(|error| anyhow!("{}, line {}: {}", path.display(), at + 1, error.message))
        })
        .collect()
}

fn append(path: &Path, chunk: &Chunk) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    let mut file = fs::OpenOptions::new().create(true).append(true).open(path).with_context(cannot)?;
    writeln!(file, "{}", serde_json::to_string(chunk)?).with_context(cannot)
}

/// The result of a match so far.
#[derive(Debug, Serialize)]
struct MatchResult {
    #[serde(flatten)]
    pairing: Pairing,
    games: usize,
    /// The share of games that the upper one won, ties shared.
    win_share: f64,
    upper_rank: f64,
    lower_rank: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
}

impl MatchResult {
    fn of(pairing: &Pairing, known: &[Chunk]) -> Self {
        let chunks: Vec<_> = known.iter().filter(|chunk| chunk.pairing == *pairing).collect();
        let all = |field: fn(&Chunk) -> &Vec<f64>| -> Vec<f64> {
            chunks.iter().flat_map(|chunk| field(chunk).iter().copied()).collect()
        };
        let mean = |values: Vec<f64>| values.iter().sum::<f64>() / values.len().max(1) as f64;
        let duels = all(|chunk| &chunk.duels);
        let games = duels.len() * ROTATIONS;
        let EloEstimate { elo, low, high } = EloEstimate::of(&duels);
        Self {
            pairing: pairing.clone(),
            games,
            win_share: mean(all(|chunk| &chunk.wins)),
            upper_rank: mean(all(|chunk| &chunk.upper_ranks)),
            lower_rank: mean(all(|chunk| &chunk.lower_ranks)),
            elo,
            elo_low: low,
            elo_high: high,
        }
    }

    /// One row of the table.
    fn row(&self) -> String {
        let Pairing { game, players, upper, lower, scale_permille, .. } = &self.pairing;
        let Self { games, upper_rank, lower_rank, elo, elo_low, elo_high, .. } = self;
        format!(
            "| {game} | {players} | {upper} – {lower} | {games} | {:.1} % | {upper_rank:.2} – {lower_rank:.2} \
             | {elo:+.0} ({elo_low:+.0} to {elo_high:+.0}) | {} |",
            100.0 * self.win_share,
            f64::from(*scale_permille) / 1000.0,
        )
    }
}

const PAGE: &str = "\
# How strong the levels are

Each row is a match between two bots, played deal by deal with the seats swapped (with four players each bot has two seats).
*Wins* is the share of games that the first bot won, with ties shared; *ranks* are the mean final ranks of both; *Elo* is the difference by
pairwise results with its 95 % interval. A deal is one observation, and half a deal is added to both sides (the empirical logit),
so that a clean sheet has a finite estimate and an interval. *Time* is the factor on all thinking times, chosen to fit the matches into hours;
time is processor time, so that a busy machine is fair to both.

`shinar ladder GAME --players N` plays the matches, continues where it was stopped, and writes this page from `strength.jsonl`. With `--games 0 --top-games 0`
it plays nothing and only writes the page.

| game | players | match | games | wins | ranks | Elo | time |
|---|---|---|---|---|---|---|---|
";

fn write_table(path: &Path, known: &[Chunk]) -> anyhow::Result<()> {
    let pairings: BTreeMap<_, _> = known.iter().map(|chunk| (chunk.pairing.clone(), ())).collect();
    let rows: Vec<_> = pairings.keys().map(|pairing| MatchResult::of(pairing, known).row()).collect();
    let text = format!("{PAGE}{}\n", rows.join("\n"));
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
