//! The themes that games give to what players do.
#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::BTreeSet;

use shinar_core::{Event, Heuristic, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, all, visit};

struct Themes;

impl Visitor for Themes {
    type Out = ();

    fn visit<G: CaseGame + Heuristic>(self) {
        let game = G::INFO.id;
        let is_kebab =
            |theme: &&str| theme.chars().all(|letter| letter == '-' || letter.is_ascii_lowercase());
        assert!(G::THEMES.iter().all(is_kebab), "{game}: {:?}", G::THEMES);
        assert_eq!(
            G::THEMES.iter().collect::<BTreeSet<_>>().len(),
            G::THEMES.len(),
            "{game}: a theme is listed twice"
        );
        let mut seen = BTreeSet::new();
        for number in 0..40 {
            let mut rng = play::stream(3, number);
            let players = G::INFO.min_players + (number % 3) as u8;
            let mut state = G::new_game(players.min(G::INFO.max_players), &G::Options::default()).unwrap();
            while let Some(action) = G::random_action(&state, &mut rng) {
                let mut events: Vec<Event<G::Event>> = Vec::new();
                let before = state.clone();
                G::apply_unchecked(&mut state, action, &mut events);
                if let Some(seat) = before.actor().seat() {
                    seen.extend(G::themes(&before, seat, action, &events));
                }
            }
        }
        // Puzzles are sorted by the list, so that a theme that is missing in it would be lost.
        assert!(seen.iter().all(|theme| G::THEMES.contains(theme)), "{game}: {seen:?}");
        let rare: Vec<_> = G::THEMES.iter().filter(|theme| !seen.contains(*theme)).collect();
        assert!(rare.len() <= 2, "{game}: random games never show {rare:?}");
    }
}

#[test]
fn themes_are_those_that_the_game_lists() {
    for entry in all() {
        visit(entry.info.id, Themes).unwrap();
    }
}
