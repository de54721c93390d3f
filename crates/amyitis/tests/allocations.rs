//! A random game allocates nothing once the components are read.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use shinar_amyitis::{Amyitis, Options};
use shinar_core::{Game, play};

struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is handed on to the system's allocator unchanged; counting touches no allocated memory.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(run: impl FnOnce()) -> usize {
    let before = COUNT.with(Cell::get);
    run();
    COUNT.with(Cell::get) - before
}

#[test]
fn random_games_allocate_nothing() {
    for players in 2..=4 {
        let start = Amyitis::new_game(players, &Options::default()).unwrap();
        let count = allocations(|| {
            for number in 0..20 {
                play::random_playout::<Amyitis>(&mut start.clone(), &mut play::stream(1, number));
            }
        });
        assert_eq!(count, 0, "with {players} players");
    }
}

#[test]
fn legal_actions_fill_the_callers_buffer() {
    let mut state = Amyitis::new_game(4, &Options::default()).unwrap();
    let mut rng = play::stream(2, 0);
    let mut buffer = Vec::with_capacity(Amyitis::ACTIONS);
    let count = allocations(|| {
        while let Some(action) = Amyitis::random_action(&state, &mut rng) {
            Amyitis::legal_actions(&state, &mut buffer);
            Amyitis::apply_unchecked(&mut state, action, &mut ());
        }
    });
    assert_eq!(count, 0);
}
