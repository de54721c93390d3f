//! Random games allocate nothing after warm-up.
#![allow(unsafe_code)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicUsize, Ordering},
};

use shinar_babylon::{Babylon, Options};
use shinar_core::{Game, play};

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: everything is passed on to the system's allocator; only a counter is added.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_random_game_allocates_nothing() {
    let start = Babylon::new_game(4, &Options::default()).unwrap();
    let mut legal = Vec::with_capacity(40_000);
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    for number in 0..50 {
        let mut state = start;
        let mut rng = play::stream(1, number);
        play::random_playout::<Babylon>(&mut state.clone(), &mut rng);
        while let Some(action) = Babylon::random_action(&state, &mut rng) {
            Babylon::legal_actions(&state, &mut legal);
            Babylon::apply_unchecked(&mut state, action, &mut ());
        }
    }
    assert_eq!(ALLOCATIONS.load(Ordering::Relaxed), before);
}
