//! The law suite: what must hold for every game, checked on random positions.
//!
//! A game's test file calls it in one line, `shinar_core::law_suite!(Babylonia);`, which makes one test per law.
//! `SHINAR_LAW_CASES` sets how many positions each law looks at.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

mod encodings;
mod seats;

use std::collections::HashMap;

use proptest::{
    prelude::*,
    test_runner::{Config, TestCaseResult, TestRunner},
};
use rand_pcg::Pcg64Mcg;

use crate::{
    Actor, CommonView, Event, Observer, OptionKind, Record, Seat,
    mutation::{Change, mutated},
    play,
    prelude::*,
    result_text,
};

pub use encodings::*;
pub use seats::*;

/// Makes one test for every law.
#[macro_export]
macro_rules! law_suite {
    ($game:ty) => {
        $crate::law_suite! { @ $game:
            legal_actions_are_what_check_accepts, random_actions_follow_the_weights,
            an_error_leaves_the_state_unchanged, equal_actions_lead_to_equal_states,
            a_record_replays_to_the_same_state, text_forms_round_trip, views_tell_no_secrets,
            a_determinized_view_is_seen_the_same, nothing_is_made_or_lost, games_end_within_the_bound,
            ranks_agree_with_scores, events_account_for_all_points, nothing_read_makes_it_panic,
            accepted_positions_can_be_played, seats_are_interchangeable,
            nothing_applied_makes_it_panic, views_have_the_common_part, actions_and_events_are_tagged_data,
            encodings_are_lists_of_features, encodings_tell_no_secrets, features_have_names_of_their_own,
            masks_show_the_legal_actions, actions_turn_with_the_seats, actions_have_parts_of_their_own,
        }
    };
    (@ $game:ty: $($law:ident),* $(,)?) => {
        $(#[test] fn $law() { $crate::laws::$law::<$game>(); })*
    };
}

/// A way to a random position.
#[derive(Clone, Debug)]
struct Walk {
    players: u8,
    options: Vec<(&'static str, &'static str)>,
    seed: u64,
    steps: u32,
}

impl Walk {
    fn start<G: Game>(&self) -> G::State {
        G::new_game(self.players, &G::Options::from_pairs(self.options.iter().copied()).unwrap()).unwrap()
    }

    fn rng(&self) -> Pcg64Mcg {
        play::stream(self.seed, 0)
    }

    /// The position, and the generator that led there.
    fn state<G: Game>(&self) -> (G::State, Pcg64Mcg) {
        let mut state = self.start::<G>();
        let mut rng = self.rng();
        for _ in 0..self.steps {
            let Some(action) = G::random_action(&state, &mut rng) else { break };
            G::apply_unchecked(&mut state, action, &mut ());
        }
        (state, rng)
    }
}

fn walks<G: Game>() -> impl Strategy<Value = Walk> {
    let choices = G::Options::SPECS.iter().filter_map(|spec| match spec.kind {
        OptionKind::Choice(values) => Some((spec.key, values)),
        OptionKind::File => None,
    });
    let options: Vec<_> = choices
        .map(|(key, values)| prop::sample::select(values).prop_map(move |value| (key, value)))
        .collect();
    // Most positions come from the course of a game; longer walks than the game simply end with it.
    let steps = 0..G::INFO.max_actions;
    (G::INFO.players(), options, any::<u64>(), steps).prop_map(|(players, options, seed, steps)| Walk {
        players,
        options,
        seed,
        steps,
    })
}

fn cases(share: u32) -> u32 {
    let cases = std::env::var("SHINAR_LAW_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(256u32);
    (cases / share).max(4)
}

fn runner(share: u32) -> TestRunner {
    let config = Config { cases: cases(share), failure_persistence: None, ..Config::default() };
    TestRunner::new(config)
}

/// Checks a law on random positions; a law that takes long gets a smaller share of them.
fn on_walks<G: Game>(share: u32, law: impl Fn(Walk) -> TestCaseResult) {
    runner(share).run(&walks::<G>(), law).unwrap_or_else(|error| panic!("{error}"));
}

fn legal<G: Game>(state: &G::State) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::legal_actions(state, &mut actions);
    actions
}

fn every_action<G: Game>() -> impl Iterator<Item = G::Action> {
    (0..G::Action::COUNT)
        .map(|index| G::Action::at(index).unwrap_or_else(|| panic!("index {index} has no action")))
}

/// `legal_actions` lists each action that `check` accepts once, and no other.
pub fn legal_actions_are_what_check_accepts<G: Game>() {
    on_walks::<G>(1, |walk| {
        let (state, _) = walk.state::<G>();
        let mut listed = legal::<G>(&state);
        listed.sort();
        let mut accepted: Vec<_> = every_action::<G>().filter(|&a| G::check(&state, a).is_ok()).collect();
        accepted.sort();
        prop_assert_eq!(&listed, &accepted);
        prop_assert_eq!(listed.is_empty(), state.actor() == Actor::Over);
        if state.actor() == Actor::Chance {
            for action in every_action::<G>() {
                prop_assert_eq!(
                    G::chance_weight(&state, action) > 0,
                    accepted.binary_search(&action).is_ok()
                );
            }
        }
        Ok(())
    });
}

/// `random_action` draws players' actions uniformly and chance's by weight.
pub fn random_actions_follow_the_weights<G: Game>() {
    on_walks::<G>(8, |walk| {
        let (state, mut rng) = walk.state::<G>();
        let actions = legal::<G>(&state);
        let chance = state.actor() == Actor::Chance;
        let weight = |action| if chance { G::chance_weight(&state, action) } else { 1 };
        let total: u32 = actions.iter().map(|&action| weight(action)).sum();
        let draws = 64 * actions.len();
        let mut counts: HashMap<G::Action, u32> = HashMap::new();
        for _ in 0..draws {
            let action = G::random_action(&state, &mut rng).expect("the game goes on");
            *counts.entry(action).or_default() += 1;
        }
        prop_assert!(counts.keys().all(|action| actions.contains(action)));
        for &action in &actions {
            let expected = draws as f64 * f64::from(weight(action)) / f64::from(total);
            let found = f64::from(counts.get(&action).copied().unwrap_or(0));
            let far = 7.0 * expected.sqrt() + 2.0;
            prop_assert!(
                (found - expected).abs() < far,
                "{action:?}: {found} of {draws}, expected {expected}"
            );
        }
        Ok(())
    });
}

/// A refused action changes nothing, emits no event, and names a ruling of the game.
pub fn an_error_leaves_the_state_unchanged<G: Game>() {
    on_walks::<G>(2, |walk| {
        let (mut state, _) = walk.state::<G>();
        let before = state.clone();
        for action in every_action::<G>() {
            let mut events = Vec::new();
            if G::check(&state, action).is_ok() {
                continue;
            }
            let error = G::apply(&mut state, action, &mut events).expect_err("refused by check");
            prop_assert!(G::INFO.rulebook.find(error.ruling.0).is_some(), "{} is not listed", error.ruling);
            prop_assert!(!error.message.is_empty() && events.is_empty());
        }
        prop_assert_eq!(state, before);
        Ok(())
    });
}

/// The same actions lead to the same states, checked or not, with a listener or without.
pub fn equal_actions_lead_to_equal_states<G: Game>() {
    on_walks::<G>(4, |walk| {
        let (mut one, mut two) = (walk.start::<G>(), walk.start::<G>());
        let mut rng = walk.rng();
        for _ in 0..walk.steps {
            let Some(action) = G::random_action(&one, &mut rng) else { break };
            let mut events = Vec::new();
            G::apply(&mut one, action, &mut events).expect("random actions are legal");
            let mut again = Vec::new();
            let mut copy = two.clone();
            G::apply_unchecked(&mut copy, action, &mut again);
            G::apply_unchecked(&mut two, action, &mut ());
            prop_assert_eq!(&one, &two);
            prop_assert_eq!(&copy, &two);
            prop_assert_eq!(events, again);
        }
        Ok(())
    });
}

/// A game written down and read again replays to the same state; a record may begin anywhere.
pub fn a_record_replays_to_the_same_state<G: Game>() {
    on_walks::<G>(8, |walk| {
        let (mut state, mut rng) = walk.state::<G>();
        let seats = Seat::all(walk.players).map(|seat| format!("player {seat}")).collect();
        let mut record = Record::new::<G>(&state, seats);
        prop_assert_eq!(record.rules_version, G::INFO.rules_version);
        while let Some(action) = G::random_action(&state, &mut rng) {
            record.actions.push((state.actor(), action.to_string()));
            G::apply_unchecked(&mut state, action, &mut ());
            if record.actions.len() > G::INFO.max_actions as usize {
                break;
            }
        }
        record.result = result_text::<G>(&state);
        let read = Record::parse(&record.to_string()).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.replay::<G>(|_, _, _| ()).unwrap(), state);
        Ok(())
    });
}

/// Setup, state and action come back unchanged from every text form they have.
pub fn text_forms_round_trip<G: Game>() {
    on_walks::<G>(2, |walk| {
        let (state, _) = walk.state::<G>();
        let setup = G::Setup::of(&state);
        prop_assert_eq!(&setup.to_state().unwrap(), &state);
        let json = serde_json::to_string(&setup).unwrap();
        prop_assert_eq!(&serde_json::from_str::<G::Setup>(&json).unwrap(), &setup);
        let text = setup.to_line();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(&G::Setup::parse(&text).unwrap(), &setup);
        for action in legal::<G>(&state) {
            prop_assert_eq!(G::Action::parse(&state, &action.to_string()).unwrap(), action);
        }
        Ok(())
    });
    for (index, action) in every_action::<G>().enumerate() {
        assert_eq!(action.index(), index);
    }
    assert!(G::Action::at(G::Action::COUNT).is_none());
}

/// States that differ only in what an observer cannot see look and sound the same to it.
pub fn views_tell_no_secrets<G: Game>() {
    on_walks::<G>(2, |walk| {
        let (state, mut rng) = walk.state::<G>();
        for observer in Observer::all(walk.players) {
            let other = G::redeal(&state, observer, &mut rng);
            prop_assert!(G::INFO.secretive || other == state);
            if !G::INFO.secretive {
                prop_assert_eq!(open::<G>(&state, observer), open::<G>(&state, Observer::Spectator));
            }
            let (view, other_view) = (G::View::of(&state, observer), G::View::of(&other, observer));
            prop_assert_eq!(&view, &other_view);
            prop_assert_eq!(
                serde_json::to_string(&view).unwrap(),
                serde_json::to_string(&other_view).unwrap()
            );
            prop_assert_eq!(drawn::<G>(&view), drawn::<G>(&other_view));
            prop_assert_eq!(state.actor(), other.actor());
            // What follows from the same action sounds the same, too.
            let Some(action) = G::random_action(&state, &mut rng) else { continue };
            if G::check(&other, action).is_err() {
                prop_assert!(state.actor().seat().is_none_or(|seat| !observer.is(seat)));
                continue;
            }
            prop_assert_eq!(heard::<G>(&state, action, observer), heard::<G>(&other, action, observer));
        }
        Ok(())
    });
}

/// A view without whose it is.
fn open<G: Game>(state: &G::State, observer: Observer) -> serde_json::Value {
    let mut view = serde_json::to_value(G::View::of(state, observer)).unwrap();
    view["observer"].take();
    view
}

fn drawn<G: Game>(view: &G::View) -> String {
    let mut pen = crate::Pen::new(true);
    view.draw(&mut pen);
    pen.put(view.prompt());
    pen.finish()
}

fn heard<G: Game>(state: &G::State, action: G::Action, observer: Observer) -> Vec<Event<G::Event>> {
    let mut events = Vec::new();
    G::apply_unchecked(&mut state.clone(), action, &mut events);
    events.iter().filter_map(|event| event.seen_by(observer)).collect()
}

/// A state sampled from a view gives the same view back, is valid, and offers the observer the same choices.
pub fn a_determinized_view_is_seen_the_same<G: Game>() {
    on_walks::<G>(2, |walk| {
        let (state, mut rng) = walk.state::<G>();
        for observer in Observer::all(walk.players) {
            let view = G::View::of(&state, observer);
            let sample = view.determinize(&mut rng);
            prop_assert_eq!(&G::View::of(&sample, observer), &view);
            prop_assert_eq!(&G::Setup::of(&sample).to_state().unwrap(), &sample);
            prop_assert_eq!(sample.ledger(), state.ledger());
            if state.actor().seat().is_some_and(|seat| observer.is(seat)) {
                prop_assert_eq!(legal::<G>(&sample), legal::<G>(&state));
            }
        }
        Ok(())
    });
}

/// The ledger of a game never changes.
pub fn nothing_is_made_or_lost<G: Game>() {
    on_walks::<G>(4, |walk| {
        let mut state = walk.start::<G>();
        let mut rng = walk.rng();
        let ledger = state.ledger();
        prop_assert!(!ledger.is_empty());
        for _ in 0..walk.steps {
            let Some(action) = G::random_action(&state, &mut rng) else { break };
            G::apply_unchecked(&mut state, action, &mut ());
            prop_assert_eq!(&state.ledger(), &ledger, "after {}", action.to_string());
        }
        Ok(())
    });
}

/// Random games come to their end, with a reason, within the stated number of actions.
pub fn games_end_within_the_bound<G: Game>() {
    on_walks::<G>(1, |walk| {
        let mut state = walk.start::<G>();
        let outcome = play::random_playout::<G>(&mut state, &mut walk.rng());
        prop_assert!(outcome.reason.is_some(), "still going on after {} actions", outcome.actions);
        prop_assert_eq!(state.actor(), Actor::Over);
        Ok(())
    });
}

/// More points are a better rank; ranks are 1, and then as many as have a better one.
pub fn ranks_agree_with_scores<G: Game>() {
    on_walks::<G>(1, |walk| {
        let mut state = walk.start::<G>();
        let outcome = play::random_playout::<G>(&mut state, &mut walk.rng());
        let (scores, ranks) = (outcome.scores, outcome.ranks);
        prop_assert_eq!(scores.len(), walk.players as usize);
        prop_assert_eq!(ranks.len(), scores.len());
        for a in 0..scores.len() {
            let better = ranks.iter().filter(|&&rank| rank < ranks[a]).count();
            prop_assert_eq!(ranks[a] as usize, better + 1);
            for b in 0..scores.len() {
                prop_assert!(scores[a] <= scores[b] || ranks[a] < ranks[b], "{:?} {:?}", scores, ranks);
            }
        }
        Ok(())
    });
}

/// Events account for every change of the tally, to the point.
pub fn events_account_for_all_points<G: Game>() {
    on_walks::<G>(4, |walk| {
        let mut state = walk.start::<G>();
        let mut rng = walk.rng();
        let mut sum = state.tally();
        for _ in 0..walk.steps {
            let Some(action) = G::random_action(&state, &mut rng) else { break };
            let mut events: Vec<Event<G::Event>> = Vec::new();
            G::apply_unchecked(&mut state, action, &mut events);
            for event in &events {
                prop_assert!(
                    G::INFO.rulebook.find(event.ruling.0).is_some(),
                    "{} is not listed",
                    event.ruling
                );
                prop_assert!(!event.describe().is_empty());
                match event.seat {
                    Some(seat) => sum[seat.index()] += event.points,
                    None => prop_assert_eq!(event.points, 0),
                }
            }
            prop_assert_eq!(&sum, &state.tally(), "after {}", action.to_string());
        }
        Ok(())
    });
}

/// Arbitrary and slightly damaged text is read or refused, never a panic; what is accepted can be played.
pub fn nothing_read_makes_it_panic<G: Game>() {
    let damage = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4);
    let strategy = (walks::<G>(), damage, ".{0,60}");
    let law = |(walk, damage, noise): (Walk, Vec<(prop::sample::Index, u8)>, String)| {
        let (state, mut rng) = walk.state::<G>();
        let setup = G::Setup::of(&state);
        let record = Record::new::<G>(&state, vec![]).to_string();
        let texts = [serde_json::to_string(&setup).unwrap(), setup.to_line(), record];
        let mut texts: Vec<String> = texts.iter().map(|text| damaged(text, &damage)).collect();
        texts.extend(legal::<G>(&state).into_iter().take(5).map(|a| damaged(&a.to_string(), &damage)));
        texts.push(noise);
        for text in &texts {
            let _ = G::Action::parse(&state, text);
            let _ = Record::parse(text).map(|record| record.replay::<G>(|_, _, _| ()));
            for setup in [G::Setup::parse(text).ok(), serde_json::from_str(text).ok()].into_iter().flatten() {
                let Ok(mut state) = setup.to_state() else { continue };
                prop_assert_eq!(&G::Setup::of(&state).to_state().unwrap(), &state);
                play::random_playout::<G>(&mut state, &mut rng);
            }
        }
        Ok(())
    };
    runner(1).run(&strategy, law).unwrap_or_else(|error| panic!("{error}"));
}

/// A position that looks right but never came up in play is refused, or plays on to its end like any other.
pub fn accepted_positions_can_be_played<G: Game>() {
    let changes = prop::collection::vec(any::<Change>(), 1..4);
    let strategy = (walks::<G>(), walks::<G>(), changes);
    let law = |(walk, other, changes): (Walk, Walk, Vec<Change>)| {
        let (state, mut rng) = walk.state::<G>();
        let json = |state| serde_json::to_value(G::Setup::of(state)).unwrap();
        let position = mutated(&json(&state), &json(&other.state::<G>().0), &changes);
        let Ok(setup) = serde_json::from_value::<G::Setup>(position.clone()) else { return Ok(()) };
        let Ok(mut state) = setup.to_state() else { return Ok(()) };
        let is_written = |state: &G::State| {
            let setup = G::Setup::of(state);
            let again = G::Setup::parse(&setup.to_line()).map(|setup| setup.to_state());
            prop_assert_eq!(again.as_ref(), Ok(&Ok(state.clone())), "{}", position);
            Ok(())
        };
        is_written(&state)?;
        let ledger = state.ledger();
        for step in 0..G::INFO.max_actions {
            let Some(action) = G::random_action(&state, &mut rng) else { break };
            G::apply_unchecked(&mut state, action, &mut ());
            if step % 32 == 0 {
                is_written(&state)?;
            }
        }
        prop_assert_eq!(state.ledger(), ledger, "{}", position);
        prop_assert_eq!(state.actor(), Actor::Over, "{}", position);
        is_written(&state)
    };
    runner(1).run(&strategy, law).unwrap_or_else(|error| panic!("{error}"));
}

fn damaged(text: &str, damage: &[(prop::sample::Index, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (index, byte) in damage {
        if bytes.is_empty() {
            break;
        }
        let at = index.index(bytes.len());
        match byte {
            0..64 => drop(bytes.remove(at)),
            64..128 => bytes.insert(at, b'0' + byte % 10),
            _ => bytes[at] = *byte & 127,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Even an illegal action applied unchecked is no panic.
pub fn nothing_applied_makes_it_panic<G: Game>() {
    on_walks::<G>(8, |walk| {
        let (state, _) = walk.state::<G>();
        for action in every_action::<G>() {
            G::apply_unchecked(&mut state.clone(), action, &mut Vec::new());
        }
        Ok(())
    });
}

/// The JSON of every view has the fields that front ends read of any game, and they are true.
pub fn views_have_the_common_part<G: Game>() {
    on_walks::<G>(8, |walk| {
        let (state, _) = walk.state::<G>();
        for observer in Observer::all(walk.players) {
            let view = serde_json::to_value(G::View::of(&state, observer)).unwrap();
            let common: CommonView<String, String> = serde_json::from_value(view).unwrap();
            prop_assert_eq!(common.observer, observer);
            prop_assert_eq!(common.players, state.players());
            prop_assert_eq!(common.actor, state.actor());
            prop_assert_eq!(common.end.as_deref(), state.end_reason());
            prop_assert_eq!(common.active, state.active());
            if let Some(end) = &common.end {
                prop_assert!(!G::INFO.end_words(end).is_empty(), "no words for {end}");
            }
            for name in common.end.iter().chain([&common.phase]) {
                prop_assert!(is_name(name), "{name:?} is no name");
            }
        }
        Ok(())
    });
}

/// Actions and events are objects whose tag names them, and an action's kind is its tag; an action comes back from its JSON.
pub fn actions_and_events_are_tagged_data<G: Game>() {
    let tag = |value: &serde_json::Value, key: &str| value[key].as_str().is_some_and(is_name);
    for action in every_action::<G>() {
        let value = serde_json::to_value(action).unwrap();
        assert!(tag(&value, "action"), "{action} is {value}");
        assert_eq!(value["action"], G::Action::KINDS[action.kind()], "{action}");
        assert_eq!(serde_json::from_value::<G::Action>(value).ok(), Some(action));
    }
    on_walks::<G>(8, |walk| {
        let (mut state, mut rng) = walk.state::<G>();
        let Some(action) = G::random_action(&state, &mut rng) else { return Ok(()) };
        let mut events = Vec::new();
        G::apply_unchecked(&mut state, action, &mut events);
        for event in events {
            let value = serde_json::to_value(&event.what).unwrap();
            prop_assert!(tag(&value, "event"), "{value}");
        }
        Ok(())
    });
}

/// A name that programs read: small letters, digits and underscores.
fn is_name(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    !text.is_empty() && text.chars().all(fits)
}
