//! A preview shows the effects of an action, but no draws after it and nothing that its seat cannot know.
#![allow(clippy::expect_used)]

use std::collections::BTreeSet;

use rand::{Rng, RngExt};
use serde_json::Value;
use shinar_core::{Actor, Heuristic, Observer, Seat, cases::CaseGame, play::stream, prelude::*};
use shinar_games::{ObservedEvent, Perspective, Visitor, Words, all, new_table, table_from_setup, visit};

/// What kind of event it is.
fn kind(heard: &ObservedEvent) -> String {
    let event: Value = serde_json::from_str(heard.event.get()).expect("JSON");
    event["event"].as_str().expect("every event says what it is").to_owned()
}

fn texts(heard: &[ObservedEvent]) -> Vec<(String, String)> {
    heard.iter().map(|heard| (heard.text.clone().expect("words"), heard.event.get().to_owned())).collect()
}

/// Whole random games: at each decision a few actions are previewed, and one of them is taken.
#[test]
fn a_preview_ends_where_chance_begins() {
    for entry in all() {
        let (mut by_chance, mut foreseen) = (BTreeSet::new(), BTreeSet::new());
        for players in entry.info.players() {
            let mut rng = stream(players.into(), 21);
            let mut table = new_table(entry.info.id, players, &[], vec![]).expect("a table");
            while table.actor() != Actor::Over {
                let steps = table.steps();
                let mut legal = table.legal();
                let Actor::Seat(seat) = table.actor() else {
                    let drawn = table.draw(&mut rng).expect("a draw");
                    table.play(drawn).expect("a draw is legal");
                    // Draws come first; their consequences, such as a new turn, may also follow from a decision.
                    by_chance
                        .extend(table.events(steps, Perspective::Omniscient, Words::None).first().map(kind));
                    continue;
                };
                for _ in 0..3 {
                    let action = legal[rng.random_range(0..legal.len())];
                    let preview = table.preview(seat, action, Words::English, &mut rng).expect("legal");
                    foreseen.extend(preview.heard.iter().map(kind));
                    // These are the events of the action, up to the next draw or decision.
                    let mut copy =
                        table_from_setup(entry.info.id, &table.setup_text(), vec![]).expect("a table");
                    copy.play(action).expect("legal");
                    let heard = copy.events(0, Perspective::One(Observer::Seat(seat)), Words::English);
                    assert_eq!(texts(&preview.heard), texts(&heard), "{}: {action}", entry.info.id);
                    assert_eq!(table.steps(), steps);
                }
                let action = legal.swap_remove(rng.random_range(0..legal.len()));
                table.play(action).expect("legal");
            }
        }
        assert!(!foreseen.is_empty() && !by_chance.is_empty());
        let both: Vec<_> = by_chance.intersection(&foreseen).collect();
        assert!(both.is_empty(), "{}: {both:?} fall by chance and are foreseen", entry.info.id);
    }
}

/// A preview holds in every state that the seat cannot tell from the true one.
#[test]
fn a_preview_depends_on_the_view_alone() {
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let mut other_worlds = 0;
            for players in G::INFO.players() {
                let mut rng = stream(players.into(), 22);
                let mut state = G::new_game(players, &G::Options::default()).expect("a game");
                while let Some(action) = G::random_action(&state, &mut rng) {
                    if let (Actor::Seat(seat), 0) = (state.actor(), rng.random_range(0..3)) {
                        other_worlds += compare::<G>(&state, seat, action, &mut rng);
                    }
                    G::apply_unchecked(&mut state, action, &mut ());
                }
            }
            assert!(!G::INFO.secretive || other_worlds > 100, "{}: {other_worlds}", G::INFO.id);
        }
    }
    for entry in all() {
        visit(entry.info.id, Check).expect("a game of the list");
    }
}

fn compare<G: Game>(state: &G::State, seat: Seat, action: G::Action, rng: &mut impl Rng) -> usize {
    let text = action.to_string();
    let foresight = |state: &G::State| {
        let table = table_from_setup(G::INFO.id, &G::Setup::of(state).to_line(), vec![]).expect("a table");
        let preview = table
            .preview(seat, table.parse(&text).expect("an action"), Words::English, &mut stream(1, 1))
            .expect("legal");
        (texts(&preview.heard), preview.scores)
    };
    let here = foresight(state);
    let mut others = 0;
    for _ in 0..3 {
        let world = G::redeal(state, Observer::Seat(seat), rng);
        others += usize::from(world != *state);
        assert_eq!(foresight(&world), here, "{}: {text}", G::INFO.id);
        // And it is correct there.
        let (mut after, mut events) = (world.clone(), Vec::new());
        G::apply(&mut after, action, &mut events).expect("legal here and there");
        let heard: Vec<_> = events.iter().filter_map(|event| event.seen_by(Observer::Seat(seat))).collect();
        let heard: Vec<_> = heard.iter().map(shinar_core::Event::describe).collect();
        assert!(here.0.iter().all(|(text, _)| heard.contains(text)), "{}: {text}", G::INFO.id);
    }
    others
}
