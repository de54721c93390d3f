//! A random game allocates nothing once its buffers have grown.
#![allow(unsafe_code)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use shinar_core::{Game, play};
use shinar_tigris::{Options, Tigris, board::Side};

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: everything is handed on to the system allocator; counting touches no memory of its own.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `alloc` above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn random_games_allocate_nothing() {
    let options = Options { board: Side::Alt, civ: true, wonder: true, english: true, open_scoring: false };
    for options in [Options::default(), options] {
        for players in 2..=4 {
            let start = Tigris::new_game(players, &options).unwrap();
            let before = COUNT.get();
            for number in 0..50 {
                play::random_playout::<Tigris>(&mut start.clone(), &mut play::stream(1, number));
            }
            assert_eq!(COUNT.get(), before, "{players} players");
        }
    }
}

#[test]
fn listing_and_checking_allocate_nothing() {
    let mut state = Tigris::new_game(3, &Options { civ: true, ..Options::default() }).unwrap();
    let mut rng = play::stream(2, 0);
    let mut buffer = Vec::with_capacity(Tigris::ACTIONS);
    let before = COUNT.get();
    while let Some(action) = Tigris::random_action(&state, &mut rng) {
        Tigris::legal_actions(&state, &mut buffer);
        assert!(Tigris::apply(&mut state, action, &mut ()).is_ok());
    }
    assert_eq!(COUNT.get(), before);
}
