//! The speed of random games, single steps and copies, for every game in the list.
#![allow(clippy::expect_used)]

use divan::{Bencher, black_box, counter::ItemsCount};
use shinar_core::{Heuristic, Observer, Seat, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, all, visit};

fn main() {
    divan::main();
}

/// A measurement of a game that is known by its id.
trait Measure {
    fn measure<G: Game>(bencher: Bencher<'_, '_>, players: u8);
}

fn run<M: Measure>(bencher: Bencher<'_, '_>, game: &str, players: u8) {
    struct Run<'a, 'b, M>(Bencher<'a, 'b>, u8, std::marker::PhantomData<M>);
    impl<M: Measure> Visitor for Run<'_, '_, M> {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            M::measure::<G>(self.0, self.1);
        }
    }
    visit(game, Run::<M>(bencher, players, std::marker::PhantomData)).expect("a game of the list");
}

fn ids() -> impl Iterator<Item = &'static str> {
    all().iter().map(|entry| entry.info.id)
}

fn tables() -> impl Iterator<Item = String> {
    all().iter().flat_map(|entry| entry.info.players().map(|players| format!("{} {players}", entry.info.id)))
}

/// Whole random games; the rate is games per second. A run takes 500, so that short and long games do not count as noise.
#[divan::bench(args = tables(), sample_count = 100, sample_size = 500)]
fn random_game(bencher: Bencher<'_, '_>, table: &str) {
    struct RandomGame;
    impl Measure for RandomGame {
        fn measure<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
            let start = G::new_game(players, &G::Options::default()).expect("a valid player count");
            let mut number = 0;
            bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
                number += 1;
                play::random_playout::<G>(&mut start.clone(), &mut play::stream(1, number))
            });
        }
    }
    let (game, players) = table.split_once(' ').expect("a game and a number of players");
    run::<RandomGame>(bencher, game, players.parse().expect("a number"));
}

/// A position well into a game with all seats taken in which a player decides.
fn middle<G: Game>(players: u8) -> G::State {
    play::dealt_game::<G>(players, &G::Options::default(), 1, 100).expect("a valid player count")
}

/// Runs a measurement on a game with all seats taken.
fn run_full<M: Measure>(bencher: Bencher<'_, '_>, game: &str) {
    let info = shinar_games::entry(game).expect("a game of the list").info;
    run::<M>(bencher, game, info.max_players);
}

#[divan::bench(args = ids())]
fn copy_state(bencher: Bencher<'_, '_>, game: &str) {
    struct Copy;
    impl Measure for Copy {
        fn measure<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
            let state = middle::<G>(players);
            bencher.bench_local(|| black_box(&state).clone());
        }
    }
    run_full::<Copy>(bencher, game);
}

#[divan::bench(args = ids())]
fn list_legal_actions(bencher: Bencher<'_, '_>, game: &str) {
    struct List;
    impl Measure for List {
        fn measure<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
            let state = middle::<G>(players);
            let mut buffer = Vec::new();
            bencher.bench_local(|| {
                G::legal_actions(black_box(&state), &mut buffer);
                buffer.len()
            });
        }
    }
    run_full::<List>(bencher, game);
}

#[divan::bench(args = ids())]
fn determinize(bencher: Bencher<'_, '_>, game: &str) {
    struct Determinize;
    impl Measure for Determinize {
        fn measure<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
            let view = G::View::of(&middle::<G>(players), Observer::Seat(Seat(0)));
            let mut rng = play::stream(3, 0);
            bencher.bench_local(|| black_box(&view).determinize(&mut rng));
        }
    }
    run_full::<Determinize>(bencher, game);
}
