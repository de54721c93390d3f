//! Actions as people type them.

use shinar_core::{
    ActionError, ParseError,
    notation::{Word, by_prefix, words},
    prelude::*,
};

use crate::{
    action::{Action, ActionKind},
    state::State,
};

const VERBS: [&str; 9] = ["box", "lay", "draw", "start", "place", "finish", "resolve", "take", "extra"];
const ACTIONS: &str = "expected an action: place KIND HEX, finish, resolve HEX, take CARD, extra yes|no";

impl GameAction for Action {
    type State = State;

    const KINDS: &'static [&'static str] = <ActionKind as strum::VariantNames>::VARIANTS;

    #[inline]
    fn kind(self) -> usize {
        ActionKind::from(self) as usize
    }

    /// Verbs and kinds may be shortened as long as they stay unambiguous.
    fn parse(_: &State, text: &str) -> Result<Self, ActionError> {
        Ok(parse(text)?)
    }
}

fn parse(text: &str) -> Result<Action, ParseError> {
    let found = words(text);
    let Some((verb, arguments)) = found.split_first() else { return Err(ParseError::at(1, ACTIONS)) };
    let Some(&name) = by_prefix(verb.text, &VERBS) else {
        return Err(verb.error(format!("{ACTIONS}; found {:?}", verb.text)));
    };
    let wanted = match name {
        "finish" => 0,
        "place" => 2,
        _ => 1,
    };
    if arguments.len() != wanted {
        let column = arguments.get(wanted).map_or(text.chars().count() + 1, |word| word.column);
        let message = format!("`{name}` takes {wanted} arguments, found {}", arguments.len());
        return Err(ParseError::at(column, message));
    }
    Ok(match (name, arguments) {
        ("place", [kind, hex]) => Action::Place { kind: kind.read()?, hex: hex.read()? },
        ("resolve", [hex]) => Action::Resolve { site: hex.read()? },
        ("take", [card]) => Action::Take { card: card.read()? },
        ("box", [card]) => Action::Box { card: card.read()? },
        ("lay", [tile]) => Action::Lay { tile: tile.read()? },
        ("draw", [kind]) => Action::Draw { kind: kind.read()? },
        ("start", [seat]) => Action::Start { seat: seat.read()? },
        ("extra", [Word { text: "yes", .. }]) => Action::Extra { yes: true },
        ("extra", [Word { text: "no", .. }]) => Action::Extra { yes: false },
        ("extra", [word]) => return Err(word.error(format!("expected yes or no, found {:?}", word.text))),
        _ => Action::Finish,
    })
}
