//! The law of seats: none of them is special.

use proptest::prelude::*;
use rand_pcg::Pcg64Mcg;

use super::{Walk, legal, on_walks};
use crate::{
    Actor, Event, Observer, Seat,
    encoding::{seats_from, turned_seat},
    prelude::*,
};

/// A game, and the same game with every seat some places further on, look the same to those who sit in the same place: equal encodings,
/// and equal legal actions once these are turned.
///
/// A game that always begins with the same seat cannot be turned.
pub fn seats_are_interchangeable<G: GameEncoding>() {
    on_walks::<G>(4, |walk| {
        if !begins_anywhere::<G>(&walk) {
            return Ok(());
        }
        let players = walk.players;
        for by in 1..players {
            let mut rng = walk.rng();
            let mut state = walk.start::<G>();
            let mut dealt = Vec::new();
            deal::<G>(&mut state, &mut rng, |action, seat| dealt.push((action, seat)));
            let Some(mut other) = turned_deal::<G>(&walk, dealt, by) else {
                return Err(TestCaseError::fail(format!("the draws of {walk:?} cannot be turned by {by}")));
            };
            for _ in 0..walk.steps {
                look_the_same::<G>(&state, &other, by)?;
                let Some(action) = G::random_action(&state, &mut rng) else { break };
                G::apply_unchecked(&mut state, action, &mut ());
                G::apply_unchecked(&mut other, G::turned(action, by, players), &mut ());
            }
            look_the_same::<G>(&state, &other, by)?;
        }
        Ok(())
    });
}

/// Compares what is to be decided and what everybody knows.
fn look_the_same<G: GameEncoding>(one: &G::State, other: &G::State, by: u8) -> Result<(), TestCaseError> {
    let players = one.players();
    let actor = match one.actor() {
        Actor::Seat(seat) => Actor::Seat(turned_seat(seat, by, players)),
        actor => actor,
    };
    prop_assert_eq!(other.actor(), actor);
    let mut expected: Vec<_> =
        legal::<G>(one).into_iter().map(|action| G::turned(action, by, players)).collect();
    let mut found = legal::<G>(other);
    expected.sort();
    found.sort();
    prop_assert_eq!(found, expected);
    for (_, seat) in seats_from(Seat(0), players) {
        let encoded = |state: &G::State, seat: Seat| {
            let mut list: Vec<u16> = Vec::new();
            G::encode(&G::View::of(state, Observer::Seat(seat)), &mut list);
            list
        };
        let there = turned_seat(seat, by, players);
        prop_assert_eq!(encoded(one, seat), encoded(other, there), "{} and {}", seat, there);
    }
    Ok(())
}

/// Whether chance decides who begins.
fn begins_anywhere<G: Game>(walk: &Walk) -> bool {
    let first = |seed: u64| {
        let walk = Walk { seed, ..walk.clone() };
        let mut state = walk.start::<G>();
        deal::<G>(&mut state, &mut walk.rng(), |_, _| ());
        state.actor()
    };
    (1..20).any(|seed| first(seed) != first(0))
}

/// Draws for chance until a player decides, and tells each action with the seat that it concerns.
fn deal<G: Game>(state: &mut G::State, rng: &mut Pcg64Mcg, mut each: impl FnMut(G::Action, Option<Seat>)) {
    while state.actor() == Actor::Chance {
        let action = G::random_action(state, rng).expect("chance has something to draw");
        each(action, apply::<G>(state, action));
    }
}

/// Carries out an action; returns the seat that it concerns.
fn apply<G: Game>(state: &mut G::State, action: G::Action) -> Option<Seat> {
    let mut events: Vec<Event<G::Event>> = Vec::new();
    G::apply_unchecked(state, action, &mut events);
    events.iter().find_map(|event| event.seat)
}

/// A deal in which every seat draws what another one drew, in an order that the rules accept.
fn turned_deal<G: GameEncoding>(
    walk: &Walk,
    mut dealt: Vec<(G::Action, Option<Seat>)>,
    by: u8,
) -> Option<G::State> {
    let players = walk.players;
    let mut state = walk.start::<G>();
    while state.actor() == Actor::Chance {
        let (at, next) = dealt.iter().enumerate().find_map(|(at, &(action, seat))| {
            let action = G::turned(action, by, players);
            G::check(&state, action).ok()?;
            let mut next = state.clone();
            let concerns = apply::<G>(&mut next, action);
            (concerns == seat.map(|seat| turned_seat(seat, by, players))).then_some((at, next))
        })?;
        dealt.remove(at);
        state = next;
    }
    dealt.is_empty().then_some(state)
}
