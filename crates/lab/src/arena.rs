//! Bots against bots, for any game: matches with players from outside, and weights found by self-play.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use shinar_arena::{
    ArenaGame, GameResult, Player,
    learn::{Learned, Learning, Stage, learn},
    processor_time, side_by_side_until,
    tune::{Tuned, Tuning, tune},
};
use shinar_core::{Dense, GameView, Heuristic, Seat, SetupError, cases::CaseGame, play};
use shinar_games::{Visitor, visit};
use shinar_search::{BotSpec, Thinker, TimeSource};

use crate::{
    error::LabError,
    state::{AnyState, LabState},
};

/// A player from outside: chooses an action for a seat, from a state that was drawn from the seat's view.
pub type Outsider<'a> = &'a (dyn Fn(Box<dyn AnyState>, Seat) -> Result<i64, String> + Sync);

/// Who plays.
#[derive(Clone, Copy)]
pub enum Competitor<'a> {
    /// A bot of ours.
    Bot(BotSpec),
    /// Somebody else.
    Outsider(Outsider<'a>),
}

impl std::fmt::Debug for Competitor<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bot(spec) => write!(f, "{spec}"),
            Self::Outsider(_) => f.write_str("outsider"),
        }
    }
}

/// How a match is played.
#[derive(Clone, Debug)]
pub struct Match {
    /// The options of the game, as text.
    pub options: Vec<(String, String)>,
    /// The numbers of the games to play, in the order of deals and rotations: game `n` is rotation `n % players` of
    /// deal `n / players`.
    pub games: std::ops::Range<u64>,
    /// The seed of the series.
    pub seed: u64,
    /// The number of threads.
    pub threads: u16,
}

/// Plays games between competitors, each deal from every seat.
///
/// `done` is called with the number of finished games. Once `stopped` is true, bots decide at once and no other game begins.
///
/// # Errors
///
/// There is no such game, it cannot be played like this, or it was stopped.
pub fn arena(
    game: &str,
    competitors: &[Competitor<'_>],
    settings: &Match,
    stopped: &AtomicBool,
    done: &mut dyn FnMut(u64),
) -> Result<Vec<GameResult>, LabError> {
    struct Arena<'a, 'c>(&'a [Competitor<'c>], &'a Match, &'a AtomicBool, &'a mut dyn FnMut(u64));
    impl Visitor for Arena<'_, '_> {
        type Out = Result<Vec<GameResult>, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(competitors, settings, stopped, done) = self;
            let players = u8::try_from(competitors.len()).unwrap_or(u8::MAX);
            let start = G::new_game(players, &play::options::<G>(&settings.options)?)?;
            let begin = Instant::now();
            let wall_time = || begin.elapsed();
            let outside = competitors.iter().any(|one| matches!(one, Competitor::Outsider(_)));
            let clock: TimeSource<'_> = if outside { &wall_time } else { &processor_time };
            let rotations = u64::from(players);
            let play = |at: u64| {
                let number = settings.games.start + at;
                let (deal, rotation) = (number / rotations, (number % rotations) as usize);
                let game = ArenaGame { seed: settings.seed, deal, rotation };
                let players = competitors.iter().enumerate();
                let mut players: Vec<Box<dyn Player<G> + '_>> = players
                    .map(|(bot, who)| -> Box<dyn Player<G> + '_> {
                        match who {
                            Competitor::Bot(spec) => {
                                Box::new(Stoppable { bot: game.thinker::<G>(*spec, bot, 1.0), stopped })
                            }
                            Competitor::Outsider(ask) => {
                                let seat = (bot + competitors.len() - rotation) % competitors.len();
                                Box::new(Asked { ask: *ask, stopped, seat: Seat(seat as u8), seed: number })
                            }
                        }
                    })
                    .collect();
                game.play::<G>(&start, &mut players, clock)
            };
            let count = settings.games.end.saturating_sub(settings.games.start);
            let results = side_by_side_until(stopped, count, settings.threads, play, done);
            is_complete(stopped)?;
            Ok(results)
        }
    }
    visit(game, Arena(competitors, settings, stopped, done))?
}

/// A bot that decides by what it has found once it is stopped.
struct Stoppable<'a, G: Heuristic> {
    bot: Box<Thinker<G>>,
    stopped: &'a AtomicBool,
}

impl<G: Heuristic> Player<G> for Stoppable<'_, G> {
    fn decide(
        &mut self,
        view: &G::View,
        _: &[G::Action],
        new_turn: bool,
        clock: TimeSource<'_>,
    ) -> Result<G::Action, String> {
        let decision = self.bot.think(view, new_turn, clock, &mut || self.stopped.load(Ordering::Relaxed));
        decision.map(|decision| decision.action).ok_or_else(|| "it found nothing to decide".to_owned())
    }
}

struct Asked<'a> {
    ask: Outsider<'a>,
    stopped: &'a AtomicBool,
    seat: Seat,
    seed: u64,
}

impl<G: Heuristic> Player<G> for Asked<'_> {
    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        _: bool,
        _: TimeSource<'_>,
    ) -> Result<G::Action, String> {
        // Nobody is asked any more; the game ends with random actions.
        is_complete(self.stopped).map_err(|stopped| stopped.to_string())?;
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let drawn = view.determinize(&mut play::stream(self.seed, 0));
        let index = (self.ask)(Box::new(LabState::<G>::new(drawn, self.seed)), self.seat)?;
        let action = usize::try_from(index).ok().and_then(G::Action::at);
        let none = || format!("{} has no action {index}", G::INFO.title);
        let action = action.ok_or_else(none)?;
        // The arena checks it again and says why it is illegal.
        if legal.contains(&action) {
            Ok(action)
        } else {
            Err(format!("it played {action}, which is illegal"))
        }
    }
}

/// The total thinking time of a result, in seconds, by bot.
pub fn seconds(thought: &[Duration]) -> Vec<f64> {
    thought.iter().map(Duration::as_secs_f64).collect()
}

/// Names and values of weights.
pub type Weights = Vec<(&'static str, f32)>;

/// The weights of a game's heuristic.
pub fn weights(game: &str) -> Result<Weights, LabError> {
    struct Known;
    impl Visitor for Known {
        type Out = Weights;
        fn visit<G: CaseGame + Heuristic>(self) -> Weights {
            named::<G>(G::weights().to_vec())
        }
    }
    Ok(visit(game, Known)?)
}

fn named<G: Heuristic>(values: Vec<f32>) -> Weights {
    G::WEIGHTS.iter().copied().zip(values).collect()
}

/// Weights in the order of the game, from pairs that name each of them once.
///
/// # Errors
///
/// A weight is missing, or there is no weight of that name.
pub fn ordered_weights(game: &str, given: &[(String, f32)]) -> Result<Vec<f32>, LabError> {
    let known = weights(game)?;
    if let Some((name, _)) = given.iter().find(|(name, _)| known.iter().all(|(known, _)| known != name)) {
        let names: Vec<_> = known.iter().map(|(name, _)| *name).collect();
        return Err(LabError::Argument(format!(
            "there is no weight {name:?}; weights are {}",
            names.join(", ")
        )));
    }
    let find = |&(name, _): &(&str, f32)| {
        let found = given.iter().find(|(given, _)| given == name).map(|(_, value)| *value);
        found.ok_or_else(|| LabError::Argument(format!("the weight {name:?} is missing")))
    };
    known.iter().map(find).collect()
}

/// Refuses what was stopped on the way.
pub(crate) fn is_complete(stopped: &AtomicBool) -> Result<(), LabError> {
    if stopped.load(Ordering::Relaxed) { Err(LabError::Stopped) } else { Ok(()) }
}

/// Tunes the weights of a game: see [`shinar_arena::tune`].
pub fn tune_weights(
    game: &str,
    options: &[(String, String)],
    tuning: &Tuning,
    rounds: u64,
    threads: u16,
    stopped: &AtomicBool,
    done: &mut dyn FnMut(u64),
) -> Result<(Weights, Tuned), LabError> {
    struct Tune<'a>(&'a [(String, String)], &'a Tuning, u64, u16, &'a AtomicBool, &'a mut dyn FnMut(u64));
    impl Visitor for Tune<'_> {
        type Out = Result<(Weights, Tuned), LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(options, tuning, rounds, threads, stopped, done) = self;
            let start = G::new_game(tuning.players, &play::options::<G>(options)?)?;
            let tuned = tune::<G>(&start, tuning, rounds, threads, stopped, done);
            is_complete(stopped)?;
            Ok((named::<G>(tuned.weights.clone()), tuned))
        }
    }
    visit(game, Tune(options, tuning, rounds, threads, stopped, done))?
}

/// Fits the weights of a game to games of self-play: see [`shinar_arena::learn`].
pub fn learn_weights(
    game: &str,
    options: &[(String, String)],
    learning: &Learning,
    pairs: u32,
    stopped: &AtomicBool,
    done: &mut dyn FnMut(Stage),
) -> Result<(Weights, Learned), LabError> {
    struct Learn<'a>(&'a [(String, String)], &'a Learning, u32, &'a AtomicBool, &'a mut dyn FnMut(Stage));
    impl Visitor for Learn<'_> {
        type Out = Result<(Weights, Learned), LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(options, learning, pairs, stopped, done) = self;
            let options = play::options::<G>(options)?;
            let starts = G::INFO.players().map(|players| G::new_game(players, &options));
            let starts = starts.collect::<Result<Vec<_>, SetupError>>()?;
            let learned = learn::<G>(&starts, learning, pairs, stopped, done);
            is_complete(stopped)?;
            Ok((named::<G>(learned.weights.clone()), learned))
        }
    }
    visit(game, Learn(options, learning, pairs, stopped, done))?
}
