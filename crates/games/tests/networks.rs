//! Laws for networks in every game. Their numbers are random here; what they have learned is the arena's business.
#![allow(missing_docs, clippy::unwrap_used)]

use std::sync::Arc;

use rand::RngExt;
use shinar_core::{Actor, Heuristic, Observer, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, all, visit};
use shinar_search::{
    Bot, Ismcts, Knowledge, SearchSettings,
    network::{Network, NetworkError},
};

fn for_every_game<V: Visitor<Out = ()> + Copy>(check: V) {
    for entry in all() {
        visit(entry.info.id, check).unwrap();
    }
}

/// A network of random numbers, in all layers.
fn random_network<G: Heuristic>() -> Network {
    let mut rng = play::stream(3, 0);
    let mut random = || rng.random::<f32>() - 0.5;
    let mut network = Network::untrained::<G>(&mut random);
    network.heads.as_flattened_mut().iter_mut().for_each(|number| *number = 0.1 * random());
    network.parts.as_flattened_mut().iter_mut().for_each(|number| *number = random());
    network
}

/// Positions in which somebody decides among several actions.
fn positions<G: Game>() -> impl Iterator<Item = G::State> {
    let starts = G::INFO.players().flat_map(|players| (0..6).map(move |number| (players, number)));
    starts.filter_map(|(players, number)| {
        let mut state =
            play::dealt_game::<G>(players, &G::Options::default(), number, 40 * number as u32).unwrap();
        let mut rng = play::stream(number, 1);
        let mut legal = Vec::new();
        loop {
            G::legal_actions(&state, &mut legal);
            if state.actor().seat().is_some() && legal.len() > 1 {
                return Some(state);
            }
            let action = G::random_action(&state, &mut rng)?;
            G::apply_unchecked(&mut state, action, &mut ());
        }
    })
}

fn decide<G: Heuristic>(view: &G::View, network: &Arc<Network>) -> G::Action {
    let settings = SearchSettings { iterations: 60, ..SearchSettings::STANDARD };
    let mut bot = Ismcts::<G>::with_knowledge(settings, &Knowledge::with_network::<G>(network.clone()));
    bot.decide(view, &mut play::stream(9, 0), &mut |_| false).unwrap().action
}

/// States that differ only in what a seat cannot know get the same decision.
#[test]
fn networks_do_not_peek() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let network = Arc::new(random_network::<G>());
            for state in positions::<G>() {
                let Actor::Seat(seat) = state.actor() else { continue };
                let observer = Observer::Seat(seat);
                let other = G::redeal(&state, observer, &mut play::stream(5, 0));
                let decisions =
                    [&state, &other].map(|state| decide::<G>(&G::View::of(state, observer), &network));
                assert_eq!(decisions[0], decisions[1], "{}", G::INFO.id);
            }
        }
    }
    for_every_game(Check);
}

/// Before it has learned anything, a network knows what the linear heuristic knows.
#[test]
fn untrained_networks_know_the_linear_knowledge() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let mut rng = play::stream(3, 0);
            let network = Network::untrained::<G>(|| rng.random::<f32>() - 0.5);
            let (mut legal, mut priors) = (Vec::new(), Vec::new());
            for state in positions::<G>() {
                let judgement = network.judge::<G>(&state, G::weights());
                let points = G::estimate(&state, G::weights());
                assert_eq!(judgement.points, points);
                // A lead beyond the range that networks see is as good as won either way.
                for (one, other) in judgement.shares.iter().zip(shinar_core::shares_of_points::<G>(points)) {
                    assert!((one - other).abs() < 0.01, "{}: {one} and {other}", G::INFO.id);
                }
                G::legal_actions(&state, &mut legal);
                G::priors(&state, &legal, G::weights(), &mut priors);
                let linear = priors.clone();
                network.add_priors::<G>(&state, &legal, &mut priors);
                assert_eq!(priors, linear);
            }
        }
    }
    for_every_game(Check);
}

/// Files give back what was written, as far as 16 bits go, and small enough for a page.
#[test]
fn networks_survive_their_files() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let network = random_network::<G>();
            let file = network.write().unwrap();
            assert!(file.len() <= 2_000_000, "{} has a network of {} bytes", G::INFO.id, file.len());
            let again = Network::read::<G>(&file).unwrap();
            assert_eq!(again.about, network.about);
            let difference = |one: &f32, other: &f32| (one - other).abs();
            let pairs = network.first.as_flattened().iter().zip(again.first.as_flattened());
            assert!(pairs.map(|(one, other)| difference(one, other)).fold(0.0, f32::max) < 1e-3);
            assert_eq!(Network::read::<G>(&again.write().unwrap()).unwrap(), again, "16 bits stay the same");
        }
    }
    for_every_game(Check);
}

/// What is part of the program can be used, and says where it comes from.
#[test]
fn built_in_networks_are_complete() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let Some(file) = G::NETWORK else { return };
            let network = Network::read::<G>(file).unwrap();
            assert!(network.about.made.contains("shinar train"), "{:?}", network.about);
            assert!(file.len() <= 2_000_000);
        }
    }
    for_every_game(Check);
}

/// Whatever is wrong with a file, the error says what was found and what is needed.
#[test]
fn other_files_are_refused() {
    use shinar_amyitis::Amyitis;
    use shinar_babylonia::Babylonia;

    let file = random_network::<Babylonia>().write().unwrap();
    let refused = Network::read::<Amyitis>(&file).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the network has game babylonia, and amyitis is needed; train it again, or play without it (knowledge=linear)"
    );
    let mut older = random_network::<Babylonia>();
    older.about.rules = 77;
    let refused = Network::read::<Babylonia>(&older.write().unwrap()).unwrap_err();
    assert!(refused.to_string().starts_with("the network has rules 77, and 1 is needed"), "{refused}");
    let mut shorter = random_network::<Babylonia>();
    shorter.first.pop();
    let refused = Network::read::<Babylonia>(&shorter.write().unwrap()).unwrap_err();
    assert!(
        refused.to_string().starts_with("the network has features 4218, and 4219 is needed"),
        "{refused}"
    );
    let mut infinite = random_network::<Babylonia>();
    infinite.third[0][0] = 1e9;
    assert!(matches!(infinite.write(), Err(NetworkError::Damaged(_))));
    for end in [0, 7, 60, file.len() / 2, file.len() - 1] {
        let cut = Network::read::<Babylonia>(&file[..end]);
        assert!(matches!(cut, Err(NetworkError::Damaged(_))), "{end}: {cut:?}");
    }
    // The length of the header, and its first brace.
    for place in [0, 7, 8] {
        let mut changed = file.clone();
        changed[place] ^= 0x55;
        assert!(matches!(Network::read::<Babylonia>(&changed), Err(NetworkError::Damaged(_))), "{place}");
    }
    // Not a number.
    let mut changed = file.clone();
    let last = changed.len() - 1;
    changed[last] = 0x7e;
    assert!(matches!(Network::read::<Babylonia>(&changed), Err(NetworkError::Damaged(_))));
}
