//! Laws that several targets share.

use std::hash::{DefaultHasher, Hash, Hasher};

use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Game, Observer, ParseError, Pen, play, result_text};
use shinar_games::{Visitor, all, visit};

/// Does something for every game.
pub(crate) fn for_every_game<V: Visitor + Copy>(visitor: V) -> Vec<V::Out> {
    all().iter().map(|entry| visit(entry.info.id, visitor).unwrap()).collect()
}

/// A number that depends on the whole input, to choose what the input itself does not say.
pub(crate) fn number_from(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// An error points at a character of the text, or just behind a line or the last line.
pub(crate) fn error_is_inside(text: &str, error: &ParseError) {
    let ParseError { line, column, message } = error;
    let length = match line.checked_sub(1) {
        Some(at) => text.lines().nth(at).map(|line| line.chars().count()),
        None => panic!("an error at line 0: {message}"),
    };
    assert!(*line <= text.lines().count() + 1, "an error at line {line}: {message}");
    assert!((1..=length.unwrap_or(0) + 1).contains(column), "an error at {line}:{column}: {message}");
}

/// An error in a text that is read as one line, white space of all kinds being the same, points into it or just behind it.
pub(crate) fn error_is_inside_line(text: &str, error: &ParseError) {
    let ParseError { line, column, message } = error;
    assert_eq!(*line, 1, "an error in a one-line text: {message}");
    assert!((1..=text.chars().count() + 1).contains(column), "an error at column {column}: {message}");
}

/// Plays at random from a valid state: there is always something legal until the game is over, nothing is made or lost,
/// every observer sees something that can be drawn and sent.
pub(crate) fn can_be_played<G: Game>(state: &G::State, rng: &mut Pcg64Mcg, steps: u32) {
    let mut state = state.clone();
    let ledger = G::ledger(&state);
    show::<G>(&state);
    for _ in 0..steps {
        let Some(action) = G::random_action(&state, rng) else {
            assert_eq!(G::actor(&state), Actor::Over, "nothing is legal, but the game goes on");
            break;
        };
        let mut events = Vec::new();
        G::apply(&mut state, action, &mut events).unwrap_or_else(|error| panic!("{action}: {error}"));
        for event in &events {
            assert!(!G::describe(event).is_empty());
        }
        assert_eq!(G::ledger(&state), ledger, "after {action}");
    }
    let setup = G::to_setup(&state);
    assert_eq!(G::from_setup(&setup).as_ref(), Ok(&state), "written down after play: {setup:?}");
    show::<G>(&state);
}

fn show<G: Game>(state: &G::State) {
    let players = G::players(state);
    let mut pen = Pen::new(true);
    for observer in Observer::all(players) {
        let view = G::view(state, observer);
        serde_json::to_string(&view).unwrap();
        G::draw(&view, &mut pen);
        pen.put(G::prompt(&view));
    }
    pen.finish();
    assert_eq!(G::scores(state).len(), usize::from(players));
    assert_eq!(G::ranking(state).len(), usize::from(players));
    let _ = result_text::<G>(state);
}

/// A position somewhere in a random game.
pub(crate) fn somewhere<G: Game>(number: u64) -> G::State {
    let counts: Vec<_> = G::INFO.players().collect();
    let players = counts[number as usize % counts.len()];
    let steps = (number >> 8) % 300;
    play::dealt_game::<G>(players, &G::Options::default(), number >> 20, steps as u32).unwrap()
}
