//! Actions as people type them.

use shinar_core::{
    ActionError, GameAction, ParseError,
    notation::{Word, by_prefix, words},
};

use crate::{
    action::{Action, ActionKind, Join, Place},
    board::{Anchor, Cell, LEVELS},
    pieces::{Symbol, Tile},
    state::State,
};

const VERBS: [&str; 15] = [
    "board", "reveal", "start", "token", "remove", "mine", "place", "stairs", "fountain", "bridge", "statue",
    "change", "store", "discard", "end",
];
const ACTIONS: &str = "expected an action: mine CELL, place mined|stored CELLrN LN [lookout CORNER], \
                       stairs|fountain|bridge CELL-CELL, statue CELL, change CELL SYMBOL, store, \
                       discard mined|stored, end, remove CELL";

impl GameAction for Action {
    type State = State;

    const KINDS: &'static [&'static str] = <ActionKind as strum::VariantNames>::VARIANTS;

    #[inline]
    fn kind(self) -> usize {
        ActionKind::from(self) as usize
    }

    /// Verbs may be shortened as long as they stay unambiguous.
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
    if name == "place" {
        return parse_place(text, arguments).map(Action::Place);
    }
    let wanted = match name {
        "store" | "end" => 0,
        "change" => 2,
        _ => 1,
    };
    if arguments.len() != wanted {
        let column = arguments.get(wanted).map_or(text.chars().count() + 1, |word| word.column);
        let message = format!("`{name}` takes {wanted} arguments, found {}", arguments.len());
        return Err(ParseError::at(column, message));
    }
    Ok(match (name, arguments) {
        ("board", [flower]) => Action::Board { flower: flower.read()? },
        ("reveal", [tile]) => {
            let known: Tile = tile.read()?;
            if known.material().is_none() {
                return Err(tile.error(format!("{known} never lies in the quarry")));
            }
            Action::Reveal { tile: known }
        }
        ("start", [seat]) => Action::Start { seat: seat.read()? },
        ("token", [token]) => Action::Token { token: token.read()? },
        ("remove", [stack]) => Action::Remove { stack: stack.read()? },
        ("mine", [stack]) => Action::Mine { stack: stack.read()? },
        ("stairs", [pair]) => Action::Join(read_join(Symbol::Stairs, pair)?),
        ("fountain", [pair]) => Action::Join(read_join(Symbol::Fountain, pair)?),
        ("bridge", [pair]) => Action::Join(read_join(Symbol::Bridge, pair)?),
        ("statue", [cell]) => Action::Statue { cell: cell.read()? },
        ("change", [cell, symbol]) => Action::Change { cell: cell.read()?, symbol: symbol.read()? },
        ("discard", [source]) => Action::Discard { source: source.read()? },
        ("store", _) => Action::Store,
        _ => Action::End,
    })
}

/// `place mined (1,0)r0 L2 lookout SE`; the words after the cell may be left out if they are r0 and L1.
fn parse_place(text: &str, arguments: &[Word<'_>]) -> Result<Place, ParseError> {
    let [source, spot, rest @ ..] = arguments else {
        return Err(ParseError::at(text.chars().count() + 1, "expected `place mined|stored CELLrN LN`"));
    };
    let source = source.read()?;
    let (cell, turns) = spot.text.rsplit_once('r').unwrap_or((spot.text, "0"));
    let word = Word { text: cell, column: spot.column };
    let anchor = Anchor::new(word.read()?).ok_or_else(|| {
        word.error(format!("a tile with its north-west corner at {cell} would hang over the edge (BBL-P1)"))
    })?;
    let wrong = || spot.error(format!("expected r0 to r3 after the cell, found {:?}", spot.text));
    let rotation = turns.parse().ok().filter(|turns: &u8| *turns < 4).ok_or_else(wrong)?;
    let (level, rest) = match rest.split_first() {
        Some((word, rest)) if word.text.starts_with('L') => {
            let level = word.text.strip_prefix('L').and_then(|level| level.parse::<u8>().ok());
            let level = level.filter(|level| (1..=LEVELS as u8).contains(level));
            (level.ok_or_else(|| word.error(format!("expected a level L1 to L{LEVELS}")))?, rest)
        }
        _ => (1, rest),
    };
    let lookout = match rest {
        [] => None,
        [Word { text: "lookout", .. }, corner] => Some(corner.read()?),
        [word, ..] => {
            return Err(word.error(format!("expected nothing or `lookout CORNER`, found {:?}", word.text)));
        }
    };
    Ok(Place { source, anchor, rotation, level, lookout })
}

fn read_join(symbol: Symbol, word: &Word<'_>) -> Result<Join, ParseError> {
    let Some((a, b)) = word.split_once('-') else {
        return Err(word.error(format!("expected two cells such as (1,0)-(2,0), found {:?}", word.text)));
    };
    let (a, b): (Cell, Cell) = (a.read()?, b.read()?);
    Join::between(symbol, a, b).map_err(|error| word.error(error.to_string()))
}
