//! Laws that several targets share.

use std::hash::{DefaultHasher, Hash, Hasher};

use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Observer, ParseError, Pen, play, prelude::*, result_text};
use shinar_games::{Visitor, all, visit};

/// Runs a visitor for every game.
pub(crate) fn for_every_game<V: Visitor + Copy>(visitor: V) -> Vec<V::Out> {
    all().iter().map(|entry| visit(entry.info.id, visitor).unwrap()).collect()
}

/// A hash of the whole input, to choose what the input does not determine.
pub(crate) fn number_from(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// An error points at a character of the text, or just past the end of a line or of the text.
pub(crate) fn error_is_inside(text: &str, error: &ParseError) {
    let ParseError { line, column, message } = error;
    let length = match line.checked_sub(1) {
        Some(at) => text.lines().nth(at).map(|line| line.chars().count()),
        None => panic!("an error at line 0: {message}"),
    };
    assert!(*line <= text.lines().count() + 1, "an error at line {line}: {message}");
    assert!((1..=length.unwrap_or(0) + 1).contains(column), "an error at {line}:{column}: {message}");
}

/// An error in a text that is read as one line (any white space separates words) points into it or just past its end.
pub(crate) fn error_is_inside_line(text: &str, error: &ParseError) {
    let ParseError { line, column, message } = error;
    assert_eq!(*line, 1, "an error in a one-line text: {message}");
    assert!((1..=text.chars().count() + 1).contains(column), "an error at column {column}: {message}");
}

/// Plays at random from a valid state: there is always a legal action until the game is over, the ledger stays constant,
/// and every observer's view can be drawn and serialised.
pub(crate) fn can_be_played<G: Game>(state: &G::State, rng: &mut Pcg64Mcg, steps: u32) {
    let mut state = state.clone();
    let ledger = state.ledger();
    show::<G>(&state);
    for _ in 0..steps {
        let Some(action) = G::random_action(&state, rng) else {
            assert_eq!(state.actor(), Actor::Over, "nothing is legal, but the game goes on");
            break;
        };
        let mut events = Vec::new();
        G::apply(&mut state, action, &mut events).unwrap_or_else(|error| panic!("{action}: {error}"));
        for event in &events {
            assert!(!event.describe().is_empty());
        }
        assert_eq!(state.ledger(), ledger, "after {action}");
    }
    let setup = G::Setup::of(&state);
    assert_eq!(setup.to_state().as_ref(), Ok(&state), "the setup after play: {setup:?}");
    show::<G>(&state);
}

fn show<G: Game>(state: &G::State) {
    let players = state.players();
    let mut pen = Pen::new(true);
    for observer in Observer::all(players) {
        let view = G::View::of(state, observer);
        serde_json::to_string(&view).unwrap();
        view.draw(&mut pen);
        pen.put(view.prompt());
    }
    pen.finish();
    assert_eq!(state.scores().len(), usize::from(players));
    assert_eq!(state.ranking().len(), usize::from(players));
    let _ = result_text::<G>(state);
}

/// A position somewhere in a random game.
pub(crate) fn somewhere<G: Game>(number: u64) -> G::State {
    let counts: Vec<_> = G::INFO.players().collect();
    let players = counts[number as usize % counts.len()];
    let steps = (number >> 8) % 300;
    play::dealt_game::<G>(players, &G::Options::default(), number >> 20, steps as u32).unwrap()
}
