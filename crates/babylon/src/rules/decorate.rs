//! Decorations and changed symbols: BBL-D1 to D5, BBL-D7, BBL-N3, BBL-N4.

use shinar_core::{Illegal, Listener, Ruling};

use super::tell;
use crate::{
    action::{Action, Join, reach},
    board::{Axis, Cell, NOT_LAST_COLUMN, NOT_LAST_TWO_COLUMNS, cells},
    event::What,
    garden::{Garden, Thing},
    pieces::{Piece, Symbol, Token},
    rulings,
    state::{Change, State},
};

/// Tells every decoration and every change of a symbol that is possible now; none is a must (BBL-A1).
#[inline]
pub(crate) fn each(state: &State, mut found: impl FnMut(Action)) {
    if state.fresh == 0 {
        return;
    }
    let garden = state.garden();
    let fresh = state.fresh;
    let free = !garden.taken;
    for symbol in [Symbol::Stairs, Symbol::Fountain, Symbol::Bridge] {
        let shown = garden.symbols[symbol.index()] & free;
        for axis in Axis::ALL {
            let stride = axis.stride() * reach(symbol);
            let inside = match (axis, symbol) {
                (Axis::South, _) => !0,
                (Axis::East, Symbol::Bridge) => NOT_LAST_TWO_COLUMNS,
                (Axis::East, _) => NOT_LAST_COLUMN,
            };
            // BBL-D1: both symbols free, and one of them on a tile placed this turn; the first tile of the turn stays
            // open to the end (BBL-A21), and so does what lies below a footbridge (BBL-A39).
            let pairs = shown & shown >> stride & inside & (fresh | fresh >> stride);
            for cell in cells(pairs) {
                if let Some(join) = Join::new(symbol, cell, axis)
                    && fits(state, join).is_ok()
                {
                    found(Action::Join(join));
                }
            }
        }
    }
    let statues = garden.symbols[Symbol::Statue.index()] & free & fresh;
    if statues != 0 && state.supply(Piece::Statue) > 0 {
        cells(statues & in_line(garden)).for_each(|cell| found(Action::Statue { cell }));
    }
    for symbol in Symbol::ALL {
        cells(changeable(state, symbol)).for_each(|cell| found(Action::Change { cell, symbol }));
    }
}

/// BBL-D5: where a statue would stand in line with another one; everywhere if there is none (BBL-A10).
#[inline]
fn in_line(garden: &Garden) -> u64 {
    // BBL-A11: a statue that is covered without being a pillar still counts. BBL-A20: lookouts do not.
    let statues = garden.statues | garden.buried;
    if statues == 0 {
        return !0;
    }
    // BBL-A12: rows and columns, with nothing in the way.
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let rows = ((((statues & LOW) + LOW) | statues) & !LOW) >> 7;
    let columns = statues | statues >> 32;
    let columns = columns | columns >> 16;
    let columns = (columns | columns >> 8) & 0xff;
    rows.wrapping_mul(0xff) | columns.wrapping_mul(0x0101_0101_0101_0101)
}

/// Where a space may come to show a symbol by the round token (BBL-N3, BBL-N4, BBL-A25, BBL-A26).
#[inline]
fn changeable(state: &State, symbol: Symbol) -> u64 {
    if state.change != Change::Unused {
        return 0;
    }
    let garden = state.garden();
    let free = state.fresh & !garden.taken;
    let marked = garden.symbols.iter().fold(0, |cells, shown| cells | shown);
    match state.shown() {
        Some(Token::Change) => free & marked & !garden.symbols[symbol.index()],
        Some(Token::Add) => free & !marked,
        _ => 0,
    }
}

/// Whether any symbol can be changed now.
pub(crate) fn may_change(state: &State) -> bool {
    Symbol::ALL.into_iter().any(|symbol| changeable(state, symbol) != 0)
}

/// BBL-D2 to D4, BBL-D7: whether heights and tiles suit a decoration between two cells that show its symbol.
#[inline]
fn fits(state: &State, join: Join) -> Result<(), (Ruling, &'static str)> {
    let garden = state.garden();
    let (a, b) = (join.first(), join.second());
    let (level, other) = (garden.top(a), garden.top(b));
    let result = match join.symbol() {
        // BBL-A37
        Symbol::Stairs if level.abs_diff(other) != 1 => {
            Err((rulings::D2, "stairs join two tiles whose levels differ by exactly 1"))
        }
        Symbol::Fountain if level != other => Err((rulings::D3, "a fountain joins two tiles of one level")),
        // BBL-A36
        Symbol::Fountain if garden.on_one_tile(state.built, a, b) => {
            Err((rulings::D7, "both symbols are on the same tile; a fountain joins two tiles"))
        }
        Symbol::Bridge if level != other => Err((rulings::D4, "a footbridge joins two tiles of one level")),
        Symbol::Bridge if garden.top(join.middle()) >= level => {
            Err((rulings::A13, "a tile as high as the footbridge lies between; the gap must be lower"))
        }
        Symbol::Bridge if garden.bridge_over(join.middle(), level) => {
            Err((rulings::A16, "another footbridge crosses there on the same level"))
        }
        _ => Ok(()),
    };
    result.and_then(|()| {
        if state.supply(join.symbol().piece()) > 0 {
            return Ok(());
        }
        Err((rulings::A42, "the supply has no such piece left"))
    })
}

/// BBL-D1: whether a cell can take a decoration at all.
fn check_space(state: &State, cell: Cell, symbol: Symbol) -> Result<(), Illegal> {
    let garden = state.garden();
    if garden.taken & cell.bit() != 0 {
        let message = format!("something is on {cell} already; decorations go on empty spaces");
        return Err(Illegal::new(rulings::D1, message));
    }
    if garden.symbols[symbol.index()] & cell.bit() != 0 {
        return Ok(());
    }
    let found = match (garden.symbol(cell), garden.top(cell)) {
        (_, 0) => "is a hole of the board".to_owned(),
        (None, _) => "shows no symbol".to_owned(),
        (Some(other), _) => format!("shows {other}"),
    };
    Err(Illegal::new(rulings::D1, format!("{cell} {found}; {symbol} needs its own symbol")))
}

fn not_fresh(place: &str) -> Illegal {
    let message = format!("{place} is on no tile placed this turn; a decoration needs one");
    Illegal::new(rulings::D1, message)
}

pub(crate) fn check_join(state: &State, join: Join) -> Result<(), Illegal> {
    let (a, b) = (join.first(), join.second());
    if state.fresh & (a.bit() | b.bit()) == 0 {
        return Err(not_fresh(&format!("{a}-{b}")));
    }
    check_space(state, a, join.symbol())?;
    check_space(state, b, join.symbol())?;
    fits(state, join).map_err(|(ruling, message)| Illegal::new(ruling, format!("{join}: {message}")))
}

pub(crate) fn check_statue(state: &State, cell: Cell) -> Result<(), Illegal> {
    if state.fresh & cell.bit() == 0 {
        return Err(not_fresh(&cell.to_string()));
    }
    check_space(state, cell, Symbol::Statue)?;
    if in_line(state.garden()) & cell.bit() == 0 {
        let message = format!("{cell} is in no row or column with another statue of the garden");
        return Err(Illegal::new(rulings::D5, message));
    }
    if state.supply(Piece::Statue) == 0 {
        return Err(Illegal::new(rulings::A42, "the supply has no statue left"));
    }
    Ok(())
}

pub(crate) fn check_change(state: &State, cell: Cell, symbol: Symbol) -> Result<(), Illegal> {
    if changeable(state, symbol) & cell.bit() != 0 {
        return Ok(());
    }
    let garden = state.garden();
    let (ruling, message) = match (state.shown(), garden.symbol(cell)) {
        (Some(Token::Change | Token::Add), _) if state.change != Change::Unused => {
            (rulings::A25, "a symbol was changed this turn already".to_owned())
        }
        (Some(Token::Change | Token::Add), _) if state.fresh & cell.bit() == 0 => {
            (rulings::A40, format!("{cell} is on no tile placed this turn"))
        }
        (Some(Token::Change | Token::Add), _) if garden.taken & cell.bit() != 0 => {
            (rulings::A26, format!("something is on {cell}; only an empty space can change"))
        }
        (Some(Token::Change), None) => (rulings::N3, format!("{cell} shows no symbol that could change")),
        (Some(Token::Change), Some(_)) => (rulings::N3, format!("{cell} shows {symbol} already")),
        (Some(Token::Add), _) => {
            (rulings::N4, format!("{cell} shows a symbol; only an empty space gets one"))
        }
        _ => (rulings::N3, "no round token in force lets a symbol change".to_owned()),
    };
    Err(Illegal::new(ruling, message))
}

/// Builds stairs, a fountain or a footbridge.
pub(crate) fn join<L: Listener<What>>(state: &mut State, join: Join, listener: &mut L) {
    let seat = state.active;
    let (a, b) = (join.first(), join.second());
    let there = join.axis().direction();
    let back = there.opposite();
    let garden = &mut state.gardens[seat.index()];
    let (level, other) = (garden.top(a), garden.top(b));
    let (ruling, first, second) = match join.symbol() {
        // BBL-A48
        Symbol::Stairs if level < other => (rulings::D2, Thing::Lower(there), Thing::Upper(back)),
        Symbol::Stairs => (rulings::D2, Thing::Upper(there), Thing::Lower(back)),
        Symbol::Fountain => (rulings::D3, Thing::Fountain(there), Thing::Fountain(back)),
        Symbol::Bridge | Symbol::Statue => (rulings::D4, Thing::Bridge(there), Thing::Bridge(back)),
    };
    garden.put(a, level, first);
    garden.put(b, other, second);
    if join.symbol() == Symbol::Bridge {
        garden.gaps |= join.middle().bit();
    }
    state.take(join.symbol().piece(), 1);
    tell(listener, Some(seat), ruling, What::joined(join, level));
}

/// Builds a statue.
pub(crate) fn statue<L: Listener<What>>(state: &mut State, cell: Cell, listener: &mut L) {
    let seat = state.active;
    let garden = &mut state.gardens[seat.index()];
    let level = garden.top(cell);
    garden.put(cell, level, Thing::Statue);
    state.take(Piece::Statue, 1);
    tell(listener, Some(seat), rulings::D5, What::Statue { cell, level });
}

/// BBL-A40: a space shows another symbol for the rest of the turn.
pub(crate) fn change<L: Listener<What>>(state: &mut State, cell: Cell, symbol: Symbol, listener: &mut L) {
    let seat = state.active;
    state.gardens[seat.index()].show(cell, Some(symbol));
    state.change = Change::On(cell);
    let ruling = if state.shown() == Some(Token::Add) { rulings::N4 } else { rulings::N3 };
    tell(listener, Some(seat), ruling, What::Changed { cell, symbol });
}
