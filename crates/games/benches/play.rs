//! How fast random games, single steps and copies are, for every game.
#![allow(clippy::expect_used)]

use divan::{Bencher, black_box, counter::ItemsCount};
use shinar_amyitis::Amyitis;
use shinar_babylon::Babylon;
use shinar_babylonia::Babylonia;
use shinar_core::{Game, Observer, Seat, play};
use shinar_tigris::Tigris;

fn main() {
    divan::main();
}

/// Whole random games; the rate is games per second.
#[divan::bench(types = [Babylonia, Tigris, Amyitis, Babylon], args = [2, 3, 4])]
fn random_game<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
    let start = G::new_game(players, &G::Options::default()).expect("a valid player count");
    let mut number = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        number += 1;
        play::random_playout::<G>(&mut start.clone(), &mut play::stream(1, number))
    });
}

/// A position well into a game of four in which a player decides.
fn middle<G: Game>() -> G::State {
    play::dealt_game::<G>(4, &G::Options::default(), 1, 100).expect("a valid player count")
}

#[divan::bench(types = [Babylonia, Tigris, Amyitis, Babylon])]
fn copy_state<G: Game>(bencher: Bencher<'_, '_>) {
    let state = middle::<G>();
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench(types = [Babylonia, Tigris, Amyitis, Babylon])]
fn list_legal_actions<G: Game>(bencher: Bencher<'_, '_>) {
    let state = middle::<G>();
    let mut buffer = Vec::new();
    bencher.bench_local(|| {
        G::legal_actions(black_box(&state), &mut buffer);
        buffer.len()
    });
}

#[divan::bench(types = [Babylonia, Tigris, Amyitis, Babylon])]
fn determinize<G: Game>(bencher: Bencher<'_, '_>) {
    let view = G::view(&middle::<G>(), Observer::Seat(Seat(0)));
    let mut rng = play::stream(3, 0);
    bencher.bench_local(|| G::determinize(black_box(&view), &mut rng));
}
