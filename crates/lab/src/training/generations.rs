//! Generations of networks: each plays with itself, the next one learns from the games, and a match decides which of the two goes on.
//!
//! Everything lies in one folder, and a step that is done is not done again: a run can be stopped at any time and goes on from there, also on
//! another machine. A generation is a folder `gen-001` with its games as [data sets](crate::write_dataset), its `network.safetensors` and
//! `result.json`.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
};

use serde_json::json;
use shinar_arena::{ArenaGame, Player, processor_time, side_by_side};
use shinar_core::{Heuristic, OptionKind, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, visit};
use shinar_search::{
    BotSpec, Budget, Ismcts, Knowledge, SearchSettings, Thinker,
    network::{Network, install},
};

use super::{Losses, TrainingSettings, parts_below, read_samples, train};
use crate::{
    dataset::{DatasetSettings, Parts, write_dataset},
    error::LabError,
};

/// How a run learns.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The id of the game.
    pub game: String,
    /// The number of generations.
    pub generations: u32,
    /// The games of each generation.
    pub games: u64,
    /// The iterations of each decision of self-play.
    pub iterations: u32,
    /// How many generations' games are learned from; older ones are forgotten.
    pub window: u32,
    /// How a network learns from them.
    pub training: TrainingSettings,
    /// The pairs of games, for each number of players, in which a new network plays its predecessor.
    pub pairs: u64,
    /// The seed of everything.
    pub seed: u64,
    /// The number of games played at the same time.
    pub threads: u16,
}

/// What a run is doing.
#[derive(Clone, Debug)]
pub enum Step {
    /// A generation plays: the number of games so far.
    Playing(u32, u64),
    /// A generation learns: the fraction that is done, and the losses.
    Learning(u32, f32, Losses),
    /// A generation has learned: what the file of its network says about it.
    Learned(u32, String),
    /// A generation has been compared with the one before.
    Compared(u32, Comparison),
}

/// How a network did against its predecessor.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The number of players, and the share of duels won.
    pub shares: Vec<(u8, f64)>,
    /// Whether it ranks actions, too: as it learned to, or by the linear priors alone, whichever won more.
    pub policy: bool,
    /// Whether it goes on: it won at least half of them in the mean.
    pub accepted: bool,
}

/// The shares, as people read them.
impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (players, share)) in self.shares.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            write!(f, "{comma}{players} players {:.1} %", 100.0 * share)?;
        }
        Ok(())
    }
}

/// The share of the games that are played with other options than the usual ones: one in this many.
const OTHER_OPTIONS: u64 = 5;
/// The games in one file.
const PER_FILE: u64 = 50;
/// Self-play tries more than a player would.
const EXPLORING: SearchSettings =
    SearchSettings { temperature: 0.5, root_noise: 0.25, ..SearchSettings::STANDARD };

/// What some games of self-play are played with.
struct Variant {
    players: u8,
    options: Vec<(String, String)>,
    games: u64,
}

/// All of them: every number of players, and every option.
fn variants<G: Game>(games: u64) -> Vec<Variant> {
    let mut all = Vec::new();
    let others: Vec<(String, String)> = G::Options::SPECS
        .iter()
        .filter_map(|spec| match spec.kind {
            OptionKind::Choice(values) => Some(values.iter().skip(1).map(|value| (spec.key, *value))),
            OptionKind::File => None,
        })
        .flatten()
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let other_games = if others.is_empty() { 0 } else { games / OTHER_OPTIONS };
    // Two players meet most often, and their games tell most about each decision.
    let usual = games - other_games;
    let counts = G::INFO.players().count() as u64 + 1;
    for players in G::INFO.players() {
        let part = if players == 2 { 2 } else { 1 };
        all.push(Variant { players, options: Vec::new(), games: (usual * part).div_ceil(counts) });
    }
    let players = G::INFO.players().cycle();
    for (option, players) in others.iter().zip(players) {
        let games = other_games.div_ceil(others.len() as u64);
        all.push(Variant { players, options: vec![option.clone()], games });
    }
    all.retain(|variant| variant.games > 0);
    all
}

/// Writes games of self-play into a folder, with every number of players and every option; what is there already stays.
///
/// With `network` the bots use that one, otherwise the linear knowledge.
///
/// # Errors
///
/// The network does not fit, or the folder cannot be written.
pub fn self_play<G: Heuristic>(
    folder: &Path,
    network: Option<&[u8]>,
    schedule: &Schedule,
    seed: u64,
    mut done: impl FnMut(u64) -> bool,
) -> Result<u64, LabError> {
    if let Some(file) = network {
        install::<G>(file)?;
    }
    let settings = SearchSettings { network: network.is_some(), ..EXPLORING };
    let bot = BotSpec::Ismcts(Budget::Iterations(schedule.iterations), settings);
    let mut before = 0;
    for Variant { players, options, games } in variants::<G>(schedule.games) {
        let name =
            options.iter().fold(format!("p{players}"), |name, (key, value)| format!("{name}-{key}={value}"));
        let bots = vec![bot; players.into()];
        let dataset = DatasetSettings { game: schedule.game.clone(), options, bots, seed };
        let parts = Parts { games, per_part: PER_FILE, threads: schedule.threads };
        let folder = folder.join(name);
        let stopped = AtomicBool::new(false);
        let (send, finished) = mpsc::channel();
        let written = thread::scope(|scope| {
            let writing = scope.spawn(|| {
                // Nobody listens any more once it is stopped.
                write_dataset(&dataset, parts, &folder, &stopped, &move |games| {
                    let _ = send.send(games);
                })
            });
            for games in finished {
                if !done(before + games) {
                    stopped.store(true, Ordering::Relaxed);
                }
            }
            writing.join()
        });
        match written {
            Ok(written) => written?,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        before += games;
    }
    Ok(before)
}

/// The share of duels that one knowledge wins against another, with both sides of each deal, at equal iterations.
pub fn compare<G: Heuristic>(
    new: &Knowledge,
    old: &Knowledge,
    players: u8,
    schedule: &Schedule,
    seed: u64,
) -> Result<f64, LabError> {
    let start = G::new_game(players, &play::options::<G>(&[])?)?;
    let settings = SearchSettings { iterations: schedule.iterations, ..SearchSettings::STANDARD };
    let play = |number: u64| {
        let game = ArenaGame { seed, deal: number / 2, rotation: (number % 2) as usize };
        let bot = |bot: u8| -> Box<dyn Player<G>> {
            let knowledge = if bot.is_multiple_of(2) { new } else { old };
            let ismcts = Box::new(Ismcts::<G>::with_knowledge(settings, knowledge));
            let stream = play::stream(seed ^ 0x5eed, number * 8 + u64::from(bot));
            Box::new(Thinker::with_bot(ismcts, stream))
        };
        let mut bots: Vec<_> = (0..players).map(bot).collect();
        let result = game.play::<G>(&start, &mut bots, &processor_time);
        let pairs = (0..players.into()).flat_map(|one| (0..players.into()).map(move |other| (one, other)));
        let duels: Vec<f64> = pairs
            .filter(|(one, other): &(usize, usize)| one % 2 == 0 && other % 2 == 1)
            .map(|(one, other)| result.duel(one, other))
            .collect();
        duels.iter().sum::<f64>() / duels.len().max(1) as f64
    };
    let games = schedule.pairs * 2;
    let shares = side_by_side(games, schedule.threads, play, |_| ());
    Ok(shares.iter().sum::<f64>() / games.max(1) as f64)
}

/// Trains generation after generation; returns the file of the best network.
///
/// `done` stops the run by returning `false`; the same call goes on later.
///
/// # Errors
///
/// The folder cannot be read or written, or holds something else; or the run was stopped.
pub fn generations(
    folder: &Path,
    schedule: &Schedule,
    done: &mut dyn FnMut(Step) -> bool,
) -> Result<Option<PathBuf>, LabError> {
    struct Run<'a>(&'a Path, &'a Schedule, &'a mut dyn FnMut(Step) -> bool);
    impl Visitor for Run<'_> {
        type Out = Result<Option<PathBuf>, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(folder, schedule, done) = self;
            let mut best = None;
            for number in 1..=schedule.generations {
                best = generation::<G>(folder, schedule, number, best, done)?;
            }
            Ok(best)
        }
    }
    visit(&schedule.game, Run(folder, schedule, done))?
}

fn name(number: u32) -> String {
    format!("gen-{number:03}")
}

/// One generation; returns the best network after it.
fn generation<G: Heuristic>(
    folder: &Path,
    schedule: &Schedule,
    number: u32,
    best: Option<PathBuf>,
    done: &mut dyn FnMut(Step) -> bool,
) -> Result<Option<PathBuf>, LabError> {
    let here = folder.join(name(number));
    let result = here.join("result.json");
    let file = here.join("network.safetensors");
    if let Ok(text) = fs::read_to_string(&result) {
        let known: serde_json::Value = serde_json::from_str(&text)
            .map_err(|error| LabError::Argument(format!("{}: {error}", result.display())))?;
        return Ok(if known["accepted"] == true { Some(file) } else { best });
    }
    let seed = schedule.seed.wrapping_mul(1000).wrapping_add(number.into());
    let network = best.as_ref().map(fs::read).transpose()?;
    let mut going = true;
    self_play::<G>(&here, network.as_deref(), schedule, seed, |games| {
        going = done(Step::Playing(number, games));
        going
    })?;
    if !going {
        return Err(LabError::Stopped);
    }
    let before = network.as_deref().map(Network::read::<G>).transpose()?;
    let learned = here.join("learned.safetensors");
    let trained = if learned.exists() {
        Network::read::<G>(&fs::read(&learned)?)?
    } else {
        let first = number.saturating_sub(schedule.window.max(1) - 1).max(1);
        let folders: Vec<_> = (first..=number).map(|number| folder.join(name(number))).collect();
        let samples = read_samples::<G>(&parts_below(&folders)?, |_| ())?;
        let settings = TrainingSettings { seed, ..schedule.training };
        let trained = train::<G>(&samples, before.clone(), settings, |part, losses| {
            going = done(Step::Learning(number, part, losses));
            going
        });
        if !going {
            return Err(LabError::Stopped);
        }
        let mut network = trained.network;
        let log_losses = |thirds: [Losses; 3]| thirds.map(|third| format!("{:.3}", third.outcome)).join(", ");
        network.about.made = format!(
            "shinar train {} --seed {} --games {} --iterations {}: generation {number}, {} decisions; log-loss of win \
             probabilities on games held out, early, middle and late: {} (linear {})",
            schedule.game,
            schedule.seed,
            schedule.games,
            schedule.iterations,
            trained.decisions,
            log_losses(trained.held_out),
            log_losses(trained.linear)
        );
        done(Step::Learned(number, network.about.made.clone()));
        write(&learned, &network)?;
        network
    };
    let knowledge = |network: Option<Network>| match network {
        Some(network) => Knowledge::with_network::<G>(Arc::new(network)),
        None => Knowledge::linear::<G>(),
    };
    let old = knowledge(before);
    let mut best_of_two: Option<(f64, Network, Comparison)> = None;
    for (policy, network) in [(true, trained.clone()), (false, trained.without_policy())] {
        let new = knowledge(Some(network.clone()));
        let mut shares = Vec::new();
        for players in G::INFO.players() {
            shares.push((players, compare::<G>(&new, &old, players, schedule, seed)?));
        }
        let mean = shares.iter().map(|(_, share)| share).sum::<f64>() / shares.len().max(1) as f64;
        if best_of_two.as_ref().is_none_or(|(best, ..)| mean > *best) {
            best_of_two = Some((mean, network, Comparison { shares, policy, accepted: mean >= 0.5 }));
        }
    }
    let Some((_, mut network, comparison)) = best_of_two else { return Ok(best) };
    network.about.made += &format!("; duels won against its predecessor: {comparison}");
    write(&file, &network)?;
    let Comparison { shares, policy, accepted } = &comparison;
    let text =
        json!({ "accepted": accepted, "policy": policy, "shares": shares, "games": schedule.pairs * 2 });
    fs::write(&result, format!("{text}\n"))?;
    let accepted = comparison.accepted;
    done(Step::Compared(number, comparison));
    Ok(if accepted { Some(file) } else { best })
}

/// Writes a network, complete or not at all.
fn write(file: &Path, network: &Network) -> Result<(), LabError> {
    let draft = file.with_extension("draft");
    fs::write(&draft, network.write()?)?;
    Ok(fs::rename(&draft, file)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule() -> Schedule {
        Schedule {
            game: "babylonia".to_owned(),
            generations: 2,
            games: 6,
            iterations: 6,
            window: 2,
            training: TrainingSettings { epochs: 1, ..TrainingSettings::default() },
            pairs: 1,
            seed: 5,
            threads: 2,
        }
    }

    /// A whole run in small: stopped in the middle, it goes on where it was and leads to the same networks.
    #[test]
    fn a_run_can_be_stopped_and_goes_on() {
        let (folder, again) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let network = |folder: &Path| {
            let file = fs::read(folder.join("gen-002/network.safetensors")).unwrap();
            Network::read::<shinar_babylonia::Babylonia>(&file).unwrap()
        };
        let mut steps = 0;
        let stopped = generations(folder.path(), &schedule(), &mut |step| {
            steps += 1;
            !matches!(step, Step::Learning(1, ..))
        });
        assert!(matches!(stopped, Err(LabError::Stopped)), "{stopped:?}");
        assert!(steps > 2 && !folder.path().join("gen-001/network.safetensors").exists());
        let mut compared = Vec::new();
        generations(folder.path(), &schedule(), &mut |step| {
            if let Step::Compared(number, comparison) = step {
                compared.push((number, comparison.shares.len()));
            }
            true
        })
        .unwrap();
        assert_eq!(compared, [(1, 3), (2, 3)], "with two, three and four players");
        generations(again.path(), &schedule(), &mut |_| true).unwrap();
        assert!(network(folder.path()) == network(again.path()), "the same seed leads to the same network");
        // What is done is not done again.
        generations(folder.path(), &schedule(), &mut |step| panic!("{step:?}")).unwrap();
    }

    #[test]
    fn every_number_of_players_and_every_option_is_played() {
        let all = variants::<shinar_tigris::Tigris>(100);
        assert!(
            (2..=4).all(|players| all.iter().any(|one| one.players == players && one.options.is_empty()))
        );
        let options: Vec<_> = all.iter().flat_map(|one| &one.options).map(|(key, _)| key.as_str()).collect();
        assert!(["board", "civ", "wonder", "english"].iter().all(|key| options.contains(key)), "{options:?}");
        let games: u64 = all.iter().map(|one| one.games).sum();
        assert!((100..115).contains(&games), "{games}");
    }
}
