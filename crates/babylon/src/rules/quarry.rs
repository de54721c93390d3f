//! The quarry: BBL-S1, BBL-S5, BBL-M1 to M4.

use shinar_core::{Dense, Illegal, Listener, Seat};

use super::{emit, turn};
use crate::{
    board::{Direction, Stack, StackSet},
    event::What,
    pieces::{Material, Piece, Pile, Tile, Token},
    rulings,
    state::{Phase, State, removals},
};

/// What mining a tile brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gain {
    /// BBL-M2
    pub(crate) edges: u8,
    /// BBL-M3, BBL-N5
    pub(crate) flower: u8,
    /// What the round token takes away (BBL-N6).
    pub(crate) less: u8,
    /// What the supply lacks (BBL-A42).
    pub(crate) short: u8,
    /// Edges and flower, less what is taken away or lacks.
    pub(crate) pillars: u8,
}

/// BBL-M2, BBL-M4: whether an edge of a stack brings a pillar: unless the stack beside it is higher.
#[inline]
pub(crate) fn brings(state: &State, stack: Stack, edge: Direction) -> bool {
    state.height(stack.beside(edge)) <= state.height(stack)
}

/// The pillars a seat would get for the top tile of a stack; no other tile brings any (BBL-A28).
#[inline]
pub(crate) fn gain(state: &State, stack: Stack, tile: Tile, seat: Seat) -> Gain {
    let edges: u8 = Direction::ALL.iter().map(|&edge| u8::from(brings(state, stack, edge))).sum();
    let token = state.shown();
    let matching = state.flower(seat) == Some(state.options.components.flower(tile));
    let flower = match (matching, token) {
        (false, _) => 0,
        (true, Some(Token::Flower)) => 2,
        (true, _) => 1,
    };
    // BBL-A27: after the flower, and never below zero.
    let less = u8::from(token == Some(Token::Less)).min(edges + flower);
    let due = edges + flower - less;
    let pillars = state.supply(Piece::Single).min(due.into()) as u8;
    Gain { edges, flower, less, short: due - pillars, pillars }
}

/// The stacks that can be chosen now: those with a tile, or with a clay tile for a removal.
#[inline]
pub(crate) fn choices(state: &State) -> StackSet {
    let least = if state.phase == Phase::Remove { Material::Clay.height() } else { 1 };
    Stack::all().filter(|&stack| state.height(stack) >= least).collect()
}

/// Why no clay tile can be removed there.
pub(crate) fn remove_refusal(stack: Stack) -> Illegal {
    // BBL-A29
    let message = format!("there is no clay tile at {stack}; before the game only clay tiles are removed");
    Illegal::new(rulings::A29, message)
}

/// Why no tile can be mined there.
pub(crate) fn mine_refusal(stack: Stack) -> Illegal {
    let message = format!("the quarry is empty at {stack}; take the top tile of a stack");
    Illegal::new(rulings::M1, message)
}

/// Takes the top tile off a stack; chance turns up the next one before anything else happens (BBL-X4).
fn lift(state: &mut State, stack: Stack) -> Option<Tile> {
    let pile = &mut state.quarry[stack.index()];
    let tile = pile.tile()?;
    *pile = match tile.material().and_then(Material::below) {
        Some(below) => {
            state.facedown.insert(stack);
            Pile::Unknown(below)
        }
        None => Pile::Bottom,
    };
    Some(tile)
}

/// BBL-S5: a clay tile leaves the game.
pub(crate) fn remove<L: Listener<What>>(state: &mut State, stack: Stack, listener: &mut L) {
    let Some(tile) = lift(state, stack) else { return };
    state.gone.insert(tile);
    state.removed += 1;
    emit(listener, Some(state.active), rulings::S5, What::Removed { stack, tile });
    // Each player removes equally many, so that the last removal is followed by the first player.
    state.active = state.active.next(state.players);
    if state.removed >= removals(state.players) {
        turn::begin(state, state.active, listener);
    }
}

/// BBL-M1: a tile comes into the active player's hand, and pillars with it.
#[inline]
pub(crate) fn mine<L: Listener<What>>(state: &mut State, stack: Stack, listener: &mut L) {
    let Some(tile) = state.quarry[stack.index()].tile() else { return };
    let seat = state.active;
    let gain = gain(state, stack, tile, seat);
    lift(state, stack);
    let pillars = gain.pillars;
    state.take(Piece::Single, pillars.into());
    state.pillars[seat.index()] += pillars;
    state.mined = Some(tile);
    state.phase = Phase::Build;
    emit(listener, Some(seat), rulings::M2, What::mined(stack, tile, gain));
}

/// BBL-S1: the top tile of a stack is turned up.
#[inline]
pub(crate) fn reveal<L: Listener<What>>(state: &mut State, tile: Tile, listener: &mut L) {
    let Some(stack) = state.facedown.pop() else { return };
    state.unseen.remove(tile);
    state.quarry[stack.index()] = Pile::Top(tile);
    emit(listener, None, rulings::S1, What::Revealed { stack, tile });
}
