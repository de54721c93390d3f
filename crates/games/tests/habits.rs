//! What searching bots do in whole games against themselves: games end, and no kind of action is forgotten.
#![allow(missing_docs, clippy::unwrap_used)]

use shinar_core::{Actor, Heuristic, Observer, Seat, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, all, visit};
use shinar_search::{Bot, Ismcts, SearchSettings};

/// From this many games on, every kind of action must have been played that was ever legal beside others.
const ENOUGH: u64 = 300;

/// The number of games; `SHINAR_HABIT_GAMES=300` for the long form.
fn games() -> u64 {
    std::env::var("SHINAR_HABIT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

/// The iterations of a decision: enough to play seriously.
fn iterations() -> u32 {
    if games() >= ENOUGH { 300 } else { 60 }
}

/// How often actions of a kind were legal beside others, and how often one was played then.
#[derive(Clone, Copy, Default)]
struct Use {
    offered: u32,
    played: u32,
}

/// Plays a game; returns its end if it came to one.
fn play_game<G: Heuristic>(number: u64, kinds: &mut [Use]) -> Option<&'static str> {
    let players = 2 + (number % 3) as u8;
    let settings = SearchSettings { iterations: iterations(), ..SearchSettings::STANDARD };
    let mut bots: Vec<_> = Seat::all(players).map(|_| Ismcts::<G>::new(settings)).collect();
    let mut rng = play::stream(11, number);
    let mut state = G::new_game(players, &G::Options::default()).unwrap();
    let mut legal = Vec::new();
    for _ in 0..G::INFO.max_actions {
        let action = match state.actor() {
            Actor::Over => break,
            Actor::Chance => G::random_action(&state, &mut rng).unwrap(),
            Actor::Seat(seat) => {
                let view = G::View::of(&state, Observer::Seat(seat));
                let action = bots[seat.index()].decide(&view, &mut rng, &mut |_| false).unwrap().action;
                G::legal_actions(&state, &mut legal);
                if legal.len() > 1 {
                    for (kind, uses) in kinds.iter_mut().enumerate() {
                        uses.offered += u32::from(legal.iter().any(|action| action.kind() == kind));
                    }
                    kinds[action.kind()].played += 1;
                }
                action
            }
        };
        G::apply_unchecked(&mut state, action, &mut ());
    }
    state.end_reason()
}

#[test]
fn games_end_and_every_kind_of_action_is_played() {
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let mut kinds = vec![Use::default(); G::Action::KINDS.len()];
            let ended = (0..games()).filter(|&number| play_game::<G>(number, &mut kinds).is_some()).count();
            let game = G::INFO.id;
            assert_eq!(ended as u64, games(), "{game}: some games did not end");
            let never = G::Action::KINDS.iter().zip(&kinds);
            let never: Vec<_> = never.filter(|(_, uses)| uses.offered > 0 && uses.played == 0).collect();
            let names: Vec<_> =
                never.iter().map(|(name, uses)| format!("{name} ({} times legal)", uses.offered)).collect();
            assert!(games() < ENOUGH || names.is_empty(), "{game}: never played: {}", names.join(", "));
        }
    }
    for entry in all() {
        visit(entry.info.id, Check).unwrap();
    }
}
