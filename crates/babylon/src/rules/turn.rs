//! The course of the game: BBL-S2 to S4, BBL-T1 to T3, BBL-K1, BBL-K2, BBL-N1, BBL-N2, BBL-E1.

use shinar_core::{Choices, Illegal, Listener, Seat, Set};

use super::emit;
use crate::{
    action::{Action, Source},
    board::CellSet,
    event::What,
    pieces::{Flower, Piece, Token},
    rulings,
    state::{Change, Current, End, Phase, STORED_PILLARS, State, removals},
};

/// BBL-S2, BBL-A45: a seat gets a board, and its starting tile into the slot.
pub(crate) fn board<L: Listener<What>>(state: &mut State, flower: Flower, listener: &mut L) {
    let Some(seat) = state.boardless.pop() else { return };
    state.flowers[seat.index()] = flower;
    let start = flower.start_tile();
    match &mut state.slots[seat.index()] {
        slot @ None => *slot = Some(start),
        // Only in a written position: whoever stores another tile has discarded this one.
        Some(_) => state.gone.insert(start),
    }
    emit(listener, Some(seat), rulings::S2, What::Board { flower });
}

/// BBL-A45: boards that no player has yet.
#[inline]
pub(crate) fn free_boards(state: &State) -> Set<Flower, u8> {
    let dealt = Seat::all(state.players).filter_map(|seat| state.flower(seat)).collect();
    Set::full().minus(dealt)
}

/// BBL-S4: a player begins.
pub(crate) fn start<L: Listener<What>>(state: &mut State, seat: Seat, listener: &mut L) {
    state.first = Some(seat);
    state.active = seat;
    emit(listener, Some(seat), rulings::S4, What::Starts);
    if state.removed >= removals(state.players) {
        begin(state, seat, listener);
    }
}

/// BBL-T3: the round token for the round that begins.
pub(crate) fn token<L: Listener<What>>(state: &mut State, token: Token, listener: &mut L) {
    // An illegal action may name a token of which none is left.
    let unseen = &mut state.tokens[token.index()];
    *unseen = unseen.saturating_sub(1);
    state.token = Current::Shown(token);
    emit(listener, None, rulings::T3, What::Token { token, round: state.round });
    begin(state, state.active, listener);
}

/// BBL-T1: a turn begins. BBL-A24: the round token's pillars come first, by themselves.
pub(crate) fn begin<L: Listener<What>>(state: &mut State, seat: Seat, listener: &mut L) {
    state.active = seat;
    state.phase = Phase::Mine;
    state.built = 0;
    state.fresh = CellSet::EMPTY;
    state.change = Change::Unused;
    emit(listener, Some(seat), rulings::T1, What::Turn { round: state.round });
    match state.shown() {
        Some(Token::Pillar) if state.supply(Piece::Single) > 0 => {
            state.take(Piece::Single, 1);
            state.pillars[seat.index()] += 1;
            emit(listener, Some(seat), rulings::N1, What::Gift { singles: 1, doubles: 0 });
        }
        Some(Token::Double) if state.supply(Piece::Double) > 0 => {
            state.take(Piece::Double, 1);
            state.doubles = 1;
            emit(listener, Some(seat), rulings::N2, What::Gift { singles: 0, doubles: 1 });
        }
        // BBL-N7, and tokens that work later in the turn.
        _ => {}
    }
}

/// BBL-K2, BBL-A38, BBL-X3: the ways to close the turn, and to get rid of the stored tile.
#[inline]
pub(crate) fn closings(state: &State, out: &mut impl Choices<Action>) {
    if state.mined.is_none() {
        out.one(Action::End);
    } else {
        out.each([Action::Store, Action::Discard { source: Source::Mined }]);
    }
    if state.slots[state.active.index()].is_some() {
        out.one(Action::Discard { source: Source::Stored });
    }
}

/// Why the turn may not end while the mined tile is in hand.
pub(crate) fn end_refusal() -> Illegal {
    let message = "the mined tile is still in hand: place it, `store` it or `discard mined`";
    Illegal::new(rulings::A38, message)
}

/// Why no tile can be stored.
pub(crate) fn store_refusal() -> Illegal {
    Illegal::new(rulings::K2, "there is no mined tile in hand to store; `end` closes the turn")
}

/// Why a tile cannot be discarded.
pub(crate) fn discard_refusal(source: Source) -> Illegal {
    let message = match source {
        Source::Mined => "there is no mined tile in hand to discard",
        Source::Stored => "no tile is stored that could be discarded",
    };
    Illegal::new(rulings::K2, message)
}

/// BBL-K2: the mined tile goes into the slot; a tile that was there leaves the game.
pub(crate) fn store<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let Some(tile) = state.mined else { return };
    let seat = state.active;
    throw_away(state, Source::Stored, listener);
    state.mined = None;
    state.slots[seat.index()] = Some(tile);
    emit(listener, Some(seat), rulings::K2, What::Stored { tile, material: tile.material() });
    end(state, listener);
}

/// BBL-K2, BBL-A35: a tile leaves the game. The turn goes on only if the mined tile is still in hand.
pub(crate) fn discard<L: Listener<What>>(state: &mut State, source: Source, listener: &mut L) {
    throw_away(state, source, listener);
    if state.mined.is_none() {
        end(state, listener);
    } else {
        state.phase = Phase::Store;
    }
}

/// BBL-A30: discarded tiles leave the game.
fn throw_away<L: Listener<What>>(state: &mut State, source: Source, listener: &mut L) {
    let seat = state.active;
    let slot = match source {
        Source::Mined => &mut state.mined,
        Source::Stored => &mut state.slots[seat.index()],
    };
    let Some(tile) = slot.take() else { return };
    state.gone.insert(tile);
    emit(listener, Some(seat), rulings::K2, What::Discarded { tile, material: tile.material() });
}

/// BBL-K1: the turn is closed; what cannot be stored goes back, and nothing else (BBL-A49).
pub(crate) fn end<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let seat = state.active;
    if let Change::On(cell) = state.change {
        // BBL-A40: from now on the printed symbol counts again.
        let garden = state.garden();
        let printed = garden.printed(&state.options.components, cell, garden.top(cell));
        state.gardens[seat.index()].show(cell, printed);
    }
    state.change = Change::Unused;
    let pillars = &mut state.pillars[seat.index()];
    let singles = pillars.saturating_sub(STORED_PILLARS);
    *pillars -= singles;
    let doubles = std::mem::take(&mut state.doubles);
    if singles > 0 || doubles > 0 {
        state.give_back(Piece::Single, singles.into());
        state.give_back(Piece::Double, doubles.into());
        emit(listener, Some(seat), rulings::K1, What::Returned { singles, doubles });
    }
    state.built = 0;
    state.fresh = CellSet::EMPTY;
    let next = seat.next(state.players);
    if Some(next) != state.first {
        return begin(state, next, listener);
    }
    if state.round >= state.rounds() {
        // BBL-E1: there is no round token left to turn up.
        state.phase = Phase::Over;
        return emit(listener, None, rulings::E1, What::Over { reason: End::LastRound });
    }
    state.active = next;
    state.phase = Phase::Mine;
    state.round += 1;
    state.token = Current::Due;
}
