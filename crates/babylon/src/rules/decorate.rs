//! Decorations and changed symbols: BBL-D1 to D5, BBL-D7, BBL-N3, BBL-N4.

use shinar_core::{Choices, Illegal, Listener, Ruling};

use super::emit;
use crate::{
    action::{Action, Join, reach},
    board::{ALL_CELLS, Axis, Cell, CellSet, in_line_with, leading_to, not_last_columns},
    event::What,
    garden::{Garden, Thing},
    pieces::{Piece, Symbol, Token},
    rulings,
    state::{Change, State},
};

/// Every decoration and every change of a symbol that is possible now; all are optional (BBL-A1).
#[inline]
pub(crate) fn choices(state: &State, out: &mut impl Choices<Action>) {
    if state.fresh.is_empty() {
        return;
    }
    let garden = state.garden();
    for symbol in [Symbol::Stairs, Symbol::Fountain, Symbol::Bridge] {
        if state.supply(symbol.piece()) == 0 {
            continue;
        }
        let open = garden.open(symbol);
        for axis in Axis::ALL {
            let pairs = pairs(open, state.fresh, symbol, axis);
            let joins = pairs.into_iter().filter_map(move |cell| Join::new(symbol, cell, axis));
            out.each(joins.filter(|&join| misfit(state, join).is_none()).map(Action::Join));
        }
    }
    let statues = garden.open(Symbol::Statue) & state.fresh;
    if !statues.is_empty() && state.supply(Piece::Statue) > 0 {
        out.set(statues & in_line(garden), |cell| Action::Statue { cell });
    }
    for symbol in Symbol::ALL {
        out.set(changeable(state, symbol), move |cell| Action::Change { cell, symbol });
    }
}

/// BBL-D1: the first cells of pairs that are open for a symbol, one of them on a tile placed this turn; the first tile of
/// the turn stays open to the end (BBL-A21), and so does what lies below a footbridge (BBL-A39).
#[inline]
fn pairs(open: CellSet, fresh: CellSet, symbol: Symbol, axis: Axis) -> CellSet {
    let reach = reach(symbol);
    let offset = axis.stride() * reach;
    let inside = match axis {
        Axis::South => ALL_CELLS,
        Axis::East => not_last_columns(reach),
    };
    open & leading_to(open, offset) & inside & (fresh | leading_to(fresh, offset))
}

/// BBL-D5, BBL-A12: where a statue would stand in line with another one; everywhere if there is none (BBL-A10).
/// Lookouts are no statues (BBL-A20).
#[inline]
fn in_line(garden: &Garden) -> CellSet {
    let statues = garden.line_statues();
    if statues.is_empty() { ALL_CELLS } else { in_line_with(statues) }
}

/// Where a space may come to show a symbol by the round token (BBL-N3, BBL-N4, BBL-A25, BBL-A26).
#[inline]
fn changeable(state: &State, symbol: Symbol) -> CellSet {
    let token = state.shown();
    if state.change != Change::Unused || !matches!(token, Some(Token::Change | Token::Add)) {
        return CellSet::EMPTY;
    }
    let garden = state.garden();
    let free = state.fresh.minus(garden.taken);
    let marked = garden.symbols.into_iter().fold(CellSet::EMPTY, |cells, shown| cells | shown);
    match token {
        Some(Token::Change) => (free & marked).minus(garden.symbols[symbol.index()]),
        _ => free.minus(marked),
    }
}

/// Whether any symbol can be changed now.
pub(crate) fn may_change(state: &State) -> bool {
    Symbol::ALL.into_iter().any(|symbol| !changeable(state, symbol).is_empty())
}

/// BBL-D2 to D4, BBL-D7: why heights and tiles do not suit a decoration between two cells that show its symbol.
#[inline]
fn misfit(state: &State, join: Join) -> Option<(Ruling, &'static str)> {
    let garden = state.garden();
    let (a, b) = (join.first(), join.second());
    let (level, other) = (garden.top(a), garden.top(b));
    match join.symbol() {
        // BBL-A37
        Symbol::Stairs if level.abs_diff(other) != 1 => {
            Some((rulings::D2, "stairs join two tiles whose levels differ by exactly 1"))
        }
        Symbol::Fountain if level != other => Some((rulings::D3, "a fountain joins two tiles of one level")),
        // BBL-A36
        Symbol::Fountain if garden.on_one_tile(a, b) => {
            Some((rulings::D7, "both symbols are on the same tile; a fountain joins two tiles"))
        }
        Symbol::Bridge if level != other => Some((rulings::D4, "a footbridge joins two tiles of one level")),
        Symbol::Bridge if garden.top(join.middle()) >= level => {
            Some((rulings::A13, "a tile as high as the footbridge lies between; the gap must be lower"))
        }
        Symbol::Bridge if garden.bridge_over(join.middle(), level) => {
            Some((rulings::A16, "another footbridge crosses there on the same level"))
        }
        _ => None,
    }
}

/// BBL-D1: why a cell cannot take a decoration at all.
fn space_refusal(state: &State, cell: Cell, symbol: Symbol) -> Option<Illegal> {
    let garden = state.garden();
    if garden.taken.contains(cell) {
        let message = format!("something is on {cell} already; decorations go on empty spaces");
        return Some(Illegal::new(rulings::D1, message));
    }
    if garden.symbols[symbol.index()].contains(cell) {
        return None;
    }
    let found = match (garden.symbol(cell), garden.top(cell)) {
        (_, 0) => "is a hole of the board".to_owned(),
        (None, _) => "shows no symbol".to_owned(),
        (Some(other), _) => format!("shows {other}"),
    };
    Some(Illegal::new(rulings::D1, format!("{cell} {found}; {symbol} needs its own symbol")))
}

fn not_fresh(place: &str) -> Illegal {
    let message = format!("{place} is on no tile placed this turn; a decoration needs one");
    Illegal::new(rulings::D1, message)
}

/// Why stairs, a fountain or a footbridge may not be built.
pub(crate) fn join_refusal(state: &State, join: Join) -> Illegal {
    let (a, b) = (join.first(), join.second());
    if !(state.fresh.contains(a) || state.fresh.contains(b)) {
        return not_fresh(&format!("{a}-{b}"));
    }
    let space = |cell| space_refusal(state, cell, join.symbol());
    if let Some(refusal) = space(a).or_else(|| space(b)) {
        return refusal;
    }
    // What suits the garden is refused only because no piece is left.
    let (ruling, message) =
        misfit(state, join).unwrap_or((rulings::A42, "the supply has no such piece left"));
    Illegal::new(ruling, format!("{join}: {message}"))
}

/// Why a statue may not be built.
pub(crate) fn statue_refusal(state: &State, cell: Cell) -> Illegal {
    if !state.fresh.contains(cell) {
        return not_fresh(&cell.to_string());
    }
    if let Some(refusal) = space_refusal(state, cell, Symbol::Statue) {
        return refusal;
    }
    if !in_line(state.garden()).contains(cell) {
        let message = format!("{cell} is in no row or column with another statue of the garden");
        return Illegal::new(rulings::D5, message);
    }
    Illegal::new(rulings::A42, "the supply has no statue left")
}

/// Why a symbol may not be changed.
pub(crate) fn change_refusal(state: &State, cell: Cell, symbol: Symbol) -> Illegal {
    let garden = state.garden();
    let (ruling, message) = match (state.shown(), garden.symbol(cell)) {
        (Some(Token::Change | Token::Add), _) if state.change != Change::Unused => {
            (rulings::A25, "a symbol was changed this turn already".to_owned())
        }
        (Some(Token::Change | Token::Add), _) if !state.fresh.contains(cell) => {
            (rulings::A40, format!("{cell} is on no tile placed this turn"))
        }
        (Some(Token::Change | Token::Add), _) if garden.taken.contains(cell) => {
            (rulings::A26, format!("something is on {cell}; only an empty space can change"))
        }
        (Some(Token::Change), None) => (rulings::N3, format!("{cell} shows no symbol that could change")),
        (Some(Token::Change), Some(_)) => (rulings::N3, format!("{cell} shows {symbol} already")),
        (Some(Token::Add), _) => {
            (rulings::N4, format!("{cell} shows a symbol; only an empty space gets one"))
        }
        _ => (rulings::N3, "no round token in force lets a symbol change".to_owned()),
    };
    Illegal::new(ruling, message)
}

/// Builds stairs, a fountain or a footbridge.
pub(crate) fn join<L: Listener<What>>(state: &mut State, join: Join, listener: &mut L) {
    let seat = state.active;
    let garden = &mut state.gardens[seat.index()];
    let level = garden.top(join.first());
    garden.join(join);
    if join.symbol() == Symbol::Bridge {
        garden.gaps.insert(join.middle());
    }
    state.take(join.symbol().piece(), 1);
    emit(listener, Some(seat), ruling(join.symbol()), What::joined(join, level));
}

/// The rule by which stairs, a fountain or a footbridge is built.
pub(crate) const fn ruling(symbol: Symbol) -> Ruling {
    match symbol {
        Symbol::Stairs => rulings::D2,
        Symbol::Fountain => rulings::D3,
        Symbol::Bridge => rulings::D4,
        Symbol::Statue => rulings::D5,
    }
}

/// Builds a statue.
pub(crate) fn statue<L: Listener<What>>(state: &mut State, cell: Cell, listener: &mut L) {
    let seat = state.active;
    let garden = &mut state.gardens[seat.index()];
    let level = garden.top(cell);
    garden.put(cell, Thing::Statue);
    state.take(Piece::Statue, 1);
    emit(listener, Some(seat), rulings::D5, What::Statue { cell, level });
}

/// BBL-A40: a space shows another symbol for the rest of the turn.
pub(crate) fn change<L: Listener<What>>(state: &mut State, cell: Cell, symbol: Symbol, listener: &mut L) {
    let seat = state.active;
    state.gardens[seat.index()].show(cell, Some(symbol));
    state.change = Change::On(cell);
    let ruling = if state.shown() == Some(Token::Add) { rulings::N4 } else { rulings::N3 };
    emit(listener, Some(seat), ruling, What::Changed { cell, symbol });
}
