//! Random play and move lists take no memory from the allocator: self-play and search live from that.

// A global allocator cannot be written without `unsafe`; this one only counts and passes on.
#![allow(unsafe_code)]
// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use rand::RngExt;
use shinar_babylonia::{Action, Babylonia, Options};
use shinar_core::{Actor, Game, play};

struct Counting;

thread_local! {
    // One counter a thread, so that tests running beside each other do not disturb the count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often `work` asked for memory.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    work();
    COUNT.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn random_play_allocates_nothing() {
    for players in 2..=4 {
        let found = allocations(|| {
            for game in 0..20 {
                let mut state = Babylonia::new_game(players, &Options { random_cards: true }).unwrap();
                let mut rng = play::stream(1, game);
                while let Some(action) = Babylonia::random_action(&state, &mut rng) {
                    Babylonia::apply_unchecked(&mut state, action, &mut ());
                }
            }
        });
        assert_eq!(found, 0, "{players} players");
    }
}

#[test]
fn move_lists_allocate_nothing_once_the_buffer_has_grown() {
    let mut buffer = Vec::new();
    play_by_lists(&mut buffer, 0..5);
    // No list is longer than four kinds on every hex and a finish.
    buffer.reserve(4 * 175 + 1);
    assert_eq!(allocations(|| play_by_lists(&mut buffer, 5..25)), 0);
}

fn play_by_lists(buffer: &mut Vec<Action>, games: std::ops::Range<u64>) {
    for game in games {
        let mut state = Babylonia::new_game(4, &Options::default()).unwrap();
        let mut rng = play::stream(2, game);
        while Babylonia::actor(&state) != Actor::Over {
            Babylonia::legal_actions(&state, buffer);
            let action = buffer[rng.random_range(0..buffer.len())];
            assert!(Babylonia::check(&state, action).is_ok());
            Babylonia::apply_unchecked(&mut state, action, &mut ());
        }
    }
}
