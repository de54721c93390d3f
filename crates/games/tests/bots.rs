//! Laws for bots in every game.
#![allow(missing_docs, clippy::unwrap_used)]

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use shinar_core::{Actor, Heuristic, Observer, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, all, visit};
use shinar_search::{BotSpec, Ismcts, LEVELS, SearchSettings, Thinker};

/// Runs a check for every game and player count.
fn for_every_game<C: Fn(u8) -> V, V: Visitor<Out = ()>>(check: C) {
    for entry in all() {
        for players in entry.info.players() {
            visit(entry.info.id, check(players)).unwrap();
        }
    }
}

/// A clock that stands still.
fn still() -> Duration {
    Duration::ZERO
}

/// Some positions of random games in which a player decides among several actions.
fn positions<G: Game>(players: u8, count: u64) -> impl Iterator<Item = G::State> {
    (0..count).filter_map(move |number| {
        let mut rng = play::stream(77, number);
        let mut state = G::new_game(players, &G::Options::default()).unwrap();
        let mut legal = Vec::new();
        for step in 0.. {
            G::legal_actions(&state, &mut legal);
            if step > number * 17 && state.actor().seat().is_some() && legal.len() > 1 {
                return Some(state);
            }
            let action = G::random_action(&state, &mut rng)?;
            G::apply_unchecked(&mut state, action, &mut ());
        }
        None
    })
}

fn bots() -> Vec<BotSpec> {
    ["random", "greedy", "ismcts:40", "ismcts:40/threads=2", "level1", "level2", "level3"]
        .map(|name| name.parse().unwrap())
        .to_vec()
}

#[test]
fn bots_do_not_peek() {
    struct Check(u8);
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            for state in positions::<G>(self.0, 6) {
                let Actor::Seat(seat) = state.actor() else { continue };
                let observer = Observer::Seat(seat);
                let other = G::redeal(&state, observer, &mut play::stream(5, 0));
                for bot in bots() {
                    let decide = |state: &G::State| {
                        let mut thinker = Thinker::<G>::new(bot, play::stream(9, 0), 1.0);
                        thinker.think(&G::View::of(state, observer), true, &still, &mut || false)
                    };
                    assert_eq!(decide(&state), decide(&other), "{} {bot}", G::INFO.id);
                }
            }
        }
    }
    for_every_game(Check);
}

#[test]
fn bots_decide_legally_and_only_when_asked() {
    struct Check(u8);
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            for bot in bots() {
                let mut state = G::new_game(self.0, &G::Options::default()).unwrap();
                let mut rng = play::stream(3, 1);
                let mut thinker = Thinker::<G>::new(bot, play::stream(9, 0), 1.0);
                for _ in 0..120 {
                    let action = match state.actor() {
                        Actor::Seat(seat) => {
                            let view = G::View::of(&state, Observer::Seat(seat));
                            let decision = thinker.think(&view, true, &still, &mut || false).unwrap();
                            assert_eq!(decision.pv.first(), Some(&decision.action));
                            let sum: f32 = decision.shares.iter().flatten().sum();
                            assert!(decision.shares.is_none() || (sum - 1.0).abs() < 1e-3, "{sum}");
                            decision.action
                        }
                        Actor::Chance => {
                            let view = G::View::of(&state, Observer::Spectator);
                            assert!(thinker.think(&view, true, &still, &mut || false).is_none());
                            G::random_action(&state, &mut rng).unwrap()
                        }
                        Actor::Over => break,
                    };
                    G::apply(&mut state, action, &mut ()).unwrap();
                }
            }
        }
    }
    for_every_game(Check);
}

#[test]
fn estimates_are_finite_and_priors_complete() {
    struct Check(u8);
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            assert_eq!(G::weights().len(), G::WEIGHTS.len());
            let (mut legal, mut priors) = (Vec::new(), Vec::new());
            for state in positions::<G>(self.0, 12) {
                let estimate = G::estimate(&state, G::weights());
                assert_eq!(estimate.len(), usize::from(self.0));
                assert!(estimate.iter().all(|points| points.is_finite()));
                G::legal_actions(&state, &mut legal);
                G::priors(&state, &legal, G::weights(), &mut priors);
                assert_eq!(priors.len(), legal.len());
                assert!(priors.iter().all(|prior| prior.is_finite()));
            }
        }
    }
    for_every_game(Check);
}

/// Timed bots use the clock they are given: with a running clock they stop when their time is up. The first decision of a turn takes at most
/// 64 % of it, however hard it is.
#[test]
fn time_is_kept() {
    struct Check(u8);
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            for state in positions::<G>(self.0, 2) {
                let Actor::Seat(seat) = state.actor() else { continue };
                let view = G::View::of(&state, Observer::Seat(seat));
                for (bot, limit) in [("ismcts:50ms", 50), ("level4", 320), ("level6", 3200)] {
                    let ticks = AtomicU64::new(0);
                    let clock = || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
                    let mut thinker = Thinker::<G>::new(bot.parse().unwrap(), play::stream(9, 0), 1.0);
                    thinker.think(&view, true, &clock, &mut || false).unwrap();
                    let took = ticks.load(Ordering::Relaxed);
                    assert!(took <= limit + limit / 10 + 20, "{bot} took {took} ms of {limit}");
                }
                let mut thinker = Thinker::<G>::new("level6".parse().unwrap(), play::stream(9, 0), 1.0);
                let decision = thinker.think(&view, true, &still, &mut || true).unwrap();
                assert!(decision.iterations <= 1, "a cancelled thought ends at once");
            }
        }
    }
    for_every_game(Check);
}

/// With any number of threads an opinion depends only on the seed, and the best action loses nothing.
#[test]
fn opinions_are_repeatable_with_several_threads() {
    struct Check(u8);
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let mut legal = Vec::new();
            for state in positions::<G>(self.0, 2) {
                let Actor::Seat(seat) = state.actor() else { continue };
                let view = G::View::of(&state, Observer::Seat(seat));
                G::legal_actions(&state, &mut legal);
                for threads in [1, 3] {
                    let opinion = |action| {
                        let settings = SearchSettings { iterations: 60, threads, ..SearchSettings::STANDARD };
                        let mut search = Ismcts::<G>::new(settings);
                        search.opinion(&view, action, &mut play::stream(9, 0), &mut |_| false).unwrap()
                    };
                    let last = legal[legal.len() - 1];
                    let about_last = opinion(last);
                    assert_eq!(about_last, opinion(last));
                    assert!((0.0..=1.0).contains(&about_last.loss));
                    assert_eq!(about_last.pv.first(), Some(&about_last.best));
                    assert_eq!(opinion(about_last.best).loss, 0.0);
                }
            }
        }
    }
    for_every_game(Check);
}

#[test]
fn levels_are_six_and_named() {
    for (level, number) in LEVELS.iter().zip(1..) {
        assert_eq!(level.number, number);
        assert_eq!(level.name.parse(), Ok(BotSpec::Level(number)));
    }
}
