//! Playing does not allocate: self-play and search depend on that.

// A global allocator cannot be written without `unsafe`; this one only counts and passes on.
#![allow(unsafe_code, clippy::unwrap_used, clippy::panic)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use rand::RngExt;
use shinar_core::{Heuristic, Observer, cases::CaseGame, encoding::feature_count, play, prelude::*};
use shinar_games::{Visitor, all, visit};
use shinar_search::{Bot, Ismcts, SearchSettings};

struct Counting;

thread_local! {
    // One counter per thread, so that parallel tests do not disturb the count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is forwarded unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`, and the memory came from the system's allocator.
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the memory came from the system's allocator.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often `work` allocated.
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
fn no_action_allocates() {
    struct Check(u8);
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let start = G::new_game(self.0, &G::Options::default()).unwrap();
            // Warm-up: tables that are filled on first use.
            play::random_playout::<G>(&mut start.clone(), &mut play::stream(1, 0));
            let mut buffer = Vec::with_capacity(G::Action::COUNT);
            let mut features: Vec<u16> = Vec::with_capacity(feature_count(G::GROUPS));
            let found = allocations(|| {
                for game in 0..20 {
                    play::random_playout::<G>(&mut start.clone(), &mut play::stream(1, game));
                    let mut state = start.clone();
                    let mut rng = play::stream(2, game);
                    for _ in 0..G::INFO.max_actions {
                        G::legal_actions(&state, &mut buffer);
                        if buffer.is_empty() {
                            break;
                        }
                        let action = buffer[rng.random_range(0..buffer.len())];
                        assert!(G::check(&state, action).is_ok());
                        if let Some(seat) = state.actor().seat() {
                            features.clear();
                            G::encode(&G::View::of(&state, Observer::Seat(seat)), &mut features);
                        }
                        G::apply_unchecked(&mut state, action, &mut ());
                    }
                }
            });
            assert_eq!(found, 0, "{} with {} players", G::INFO.id, self.0);
        }
    }
    for entry in all() {
        for players in entry.info.players() {
            visit(entry.info.id, Check(players)).unwrap();
        }
    }
}

/// A search allocates only for its tree, which doubles now and then.
#[test]
fn no_iteration_of_a_search_allocates() {
    struct Check(u8);
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let state = play::dealt_game::<G>(self.0, &G::Options::default(), 1, 40).unwrap();
            let Some(seat) = state.actor().seat() else { panic!("nobody decides") };
            let view = G::View::of(&state, Observer::Seat(seat));
            let search = |iterations: u32| {
                let settings = SearchSettings { iterations, ..SearchSettings::STANDARD };
                let mut bot = Ismcts::<G>::new(settings);
                let decide = || drop(bot.decide(&view, &mut play::stream(1, 0), &mut |_| false));
                allocations(decide)
            };
            let (few, many) = (search(500), search(4000));
            assert!(many <= few + 16, "{}: {few} for 500 iterations, {many} for 4,000", G::INFO.id);
        }
    }
    for entry in all() {
        for players in entry.info.players() {
            visit(entry.info.id, Check(players)).unwrap();
        }
    }
}

#[test]
fn states_are_small() {
    struct Check;
    impl Visitor for Check {
        type Out = usize;
        fn visit<G: CaseGame + Heuristic>(self) -> usize {
            size_of::<G::State>()
        }
    }
    for entry in all() {
        let size = visit(entry.info.id, Check).unwrap();
        assert!(size <= 1024, "{} takes {size} bytes", entry.info.id);
    }
}
