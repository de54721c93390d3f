//! How fast random games, single steps and copies are.

use divan::{Bencher, black_box, counter::ItemsCount};
use shinar_amyitis::{Amyitis, Options};
use shinar_core::{Game, Observer, play};

fn main() {
    divan::main();
}

/// Whole random games; the rate is games per second.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher<'_, '_>, players: u8) {
    let start = Amyitis::new_game(players, &Options::default()).expect("a valid player count");
    let mut number = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        number += 1;
        play::random_playout::<Amyitis>(&mut start.clone(), &mut play::stream(1, number))
    });
}

fn middle(players: u8) -> <Amyitis as Game>::State {
    let mut state =
        play::dealt_game::<Amyitis>(players, &Options::default(), 1).expect("a valid player count");
    let mut rng = play::stream(2, 0);
    for _ in 0..150 {
        if let Some(action) = Amyitis::random_action(&state, &mut rng) {
            Amyitis::apply_unchecked(&mut state, action, &mut ());
        }
    }
    state
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let state = middle(4);
    bencher.bench_local(|| black_box(black_box(&state).clone()));
}

#[divan::bench]
fn list_legal_actions(bencher: Bencher<'_, '_>) {
    let state = middle(4);
    let mut buffer = Vec::new();
    bencher.bench_local(|| {
        Amyitis::legal_actions(black_box(&state), &mut buffer);
        buffer.len()
    });
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let state = middle(4);
    let view = Amyitis::view(&state, Observer::Seat(shinar_core::Seat(0)));
    let mut rng = play::stream(3, 0);
    bencher.bench_local(|| Amyitis::determinize(black_box(&view), &mut rng));
}
