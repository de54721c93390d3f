//! Actions as people type them.

use shinar_core::{
    ActionError, Actor, Illegal, ParseError,
    notation::{Word, by_prefix, words},
    prelude::*,
};

use crate::{
    action::{Action, ActionKind},
    board::Square,
    pieces::{Colour, HAND, Handful, Leader, from_letters},
    rulings,
    state::{Open, State},
};

const VERBS: [&str; 15] = [
    "draw",
    "start",
    "leader",
    "withdraw",
    "tile",
    "cat",
    "swap",
    "pass",
    "support",
    "choose",
    "monument",
    "wonder",
    "building",
    "take",
    "wonderpoint",
];
const ACTIONS: &str = "expected an action: leader K1 (x,y), withdraw K1, tile t|f|m|s (x,y), cat (x,y), swap TILES, pass, \
                       support P1 N, choose COLOUR, monument RED/BLUE (x,y)|no, building (x,y)|no, take (x,y), \
                       wonder (x,y), wonderpoint COLOUR";

impl GameAction for Action {
    type State = State;

    const KINDS: &'static [&'static str] = <ActionKind as strum::VariantNames>::VARIANTS;

    #[inline]
    fn kind(self) -> usize {
        ActionKind::from(self) as usize
    }

    /// Verbs may be shortened, and the player's own seat may be left out, as long as it stays unambiguous.
    fn parse(state: &State, text: &str) -> Result<Self, ActionError> {
        parse(&state.open, text)
    }
}

fn parse(open: &Open, text: &str) -> Result<Action, ActionError> {
    let found = words(text);
    let Some((verb, arguments)) = found.split_first() else { return Err(ParseError::at(1, ACTIONS).into()) };
    let Some(&name) = by_prefix(verb.text, &VERBS) else {
        return Err(verb.error(format!("{ACTIONS}; found {:?}", verb.text)).into());
    };
    Ok(match (name, arguments) {
        ("pass", []) => Action::Pass,
        ("draw", [tile]) => Action::Draw { colour: read_tile(tile)? },
        ("start", [seat]) => Action::Start { seat: seat.read()? },
        ("leader", [leader, square]) => {
            Action::Leader { leader: read_leader(open, leader)?, square: square.read()? }
        }
        ("withdraw", [leader]) => Action::Withdraw { leader: read_leader(open, leader)? },
        ("tile", [tile, square]) => Action::Tile { colour: read_tile(tile)?, square: square.read()? },
        ("cat", [square]) => Action::Catastrophe { square: square.read()? },
        ("swap", []) => return Err(no_swap()),
        ("swap", [tiles]) => read_swap(tiles)?,
        ("support", [count]) => match open.actor() {
            Actor::Seat(seat) => Action::Support { seat, count: read_count(count)? },
            _ => return Err(count.error("whose support? Write `support P1 2`").into()),
        },
        ("support", [seat, count]) => Action::Support { seat: seat.read()?, count: read_count(count)? },
        ("choose", [colour]) => Action::Choose { colour: colour.read()? },
        ("monument" | "wonder", [Word { text: "no", .. }]) => Action::NoMonument,
        ("monument", [monument, square]) => {
            let corner: Square = square.read()?;
            if corner.block().is_none() {
                return Err(square.error(format!("no 2×2 has its upper left on {corner}")).into());
            }
            Action::Monument { monument: monument.read()?, square: corner }
        }
        ("wonder", [square]) => Action::Wonder { square: square.read()? },
        ("building", [Word { text: "no", .. }]) => Action::NoBuilding,
        ("building", [square]) => Action::Building { square: square.read()? },
        ("take", [square]) => Action::Take { square: square.read()? },
        ("wonderpoint", [colour]) => Action::WonderPoint { colour: colour.read()? },
        _ => {
            let message = format!("`{name}` does not take {} arguments; {ACTIONS}", arguments.len());
            return Err(verb.error(message).into());
        }
    })
}

/// TNE-D29.
fn no_swap() -> ActionError {
    Illegal::new(rulings::D29, "a swap is one to six tiles, such as `swap tts`; to do nothing, `pass`").into()
}

fn read_swap(word: &Word<'_>) -> Result<Action, ActionError> {
    let tiles = from_letters(word.text).map_err(|letter| {
        ActionError::from(word.error(format!("{letter:?} is no tile; tiles are t, f, m and s")))
    })?;
    Handful::of(&tiles).map(|tiles| Action::Swap { tiles }).ok_or_else(no_swap)
}

fn read_tile(word: &Word<'_>) -> Result<Colour, ParseError> {
    let names = Colour::ALL.map(Colour::tile);
    let found = by_prefix(word.text, &names).and_then(|name| names.iter().position(|other| other == name));
    let expected = || word.error(format!("expected a tile, t, f, m or s; found {:?}", word.text));
    found.map(|at| Colour::ALL[at]).ok_or_else(expected)
}

fn read_count(word: &Word<'_>) -> Result<u8, ParseError> {
    let count = word.parse::<u8>("a number of tiles")?;
    if count > HAND {
        return Err(word.error(format!("no more than {HAND} tiles can be added")));
    }
    Ok(count)
}

/// `K1`, or `K` for the king of the active player.
fn read_leader(open: &Open, word: &Word<'_>) -> Result<Leader, ParseError> {
    let own = || word.text.chars().next().filter(|_| word.text.len() == 1);
    let colour = own().and_then(|l| Colour::ALL.into_iter().find(|colour| colour.leader_letter() == l));
    match colour {
        Some(colour) => Ok(Leader::new(colour, open.active)),
        None => word.read(),
    }
}
