//! What is neither made nor lost.

use shinar_core::{Dense, Seat};

use crate::{
    board::{Cell, Corner, Stack, StackSet},
    garden::{Garden, Thing},
    pieces::{ALL_QUARRY_TILES, Flower, PIECES, Piece, Pile, Symbol, TileSet},
    rules::support::{self, SupportKind},
    state::{Current, State},
};

/// The entries of the ledger: amounts that never change during a game.
pub(crate) fn entries(state: &State) -> Vec<(&'static str, u32)> {
    let flowers = Seat::all(state.players).filter_map(|seat| state.flower(seat));
    let starting: TileSet = flowers.map(Flower::start_tile).collect();
    let mut places = vec![state.unseen, state.gone];
    places.extend(state.quarry.iter().filter_map(|pile| pile.tile()).map(TileSet::of));
    places.extend(state.mined.map(TileSet::of));
    let mut used = [0u16; PIECES];
    for seat in Seat::all(state.players).map(Seat::index) {
        places.extend(state.slots[seat].map(TileSet::of));
        places.extend(state.gardens[seat].tiles().iter().map(|laid| TileSet::of(laid.tile())));
        used[Piece::Single.index()] += u16::from(state.pillars[seat]);
        count_pieces(&state.gardens[seat], &mut used);
    }
    used[Piece::Double.index()] += u16::from(state.doubles);
    let whole = places.iter().fold(TileSet::EMPTY, |all, &set| all | set);
    let sum: u32 = places.iter().map(TileSet::len).sum();
    let tokens: u32 = state.tokens.iter().map(|&count| u32::from(count)).sum();
    let due = u32::from(state.token == Current::Due);
    let revealed = u32::from(state.round) - 1 - due;
    // The tiles of the stacks that have never been seen.
    let known = state.quarry.iter().filter_map(|pile| pile.tile()).count() as u32;
    let hidden = state.quarry_tiles() - known;
    let wrong_pieces = used.iter().zip(&state.used).filter(|(found, counted)| found != counted).count();
    let unknown: StackSet =
        Stack::all().filter(|stack| matches!(state.quarry[stack.index()], Pile::Unknown(_))).collect();
    vec![
        ("tiles", (whole & ALL_QUARRY_TILES).len()),
        ("tiles in two places", sum - whole.len()),
        ("starting tiles lost", starting.minus(whole).len()),
        ("tiles hidden beyond the unseen", hidden.saturating_sub(state.unseen.len())),
        (
            "stacks wrongly face down",
            unknown.minus(state.facedown).len() + state.facedown.minus(unknown).len(),
        ),
        ("round tokens", tokens + revealed),
        ("pieces counted wrongly", wrong_pieces as u32),
        ("wrong surfaces", state.gardens.iter().map(wrong_cells).sum()),
    ]
}

/// Counts the pieces of a garden from its tiles alone.
fn count_pieces(garden: &Garden, used: &mut [u16; PIECES]) {
    let mut add = |piece: Piece| used[piece.index()] += 1;
    for (at, laid) in garden.tiles().iter().enumerate() {
        for support in support::standing(garden, at) {
            match support.kind {
                SupportKind::Single => add(Piece::Single),
                SupportKind::Double => add(Piece::Double),
                SupportKind::Statue => {}
            }
        }
        for thing in Corner::ALL.map(|corner| laid.thing(corner)) {
            match thing {
                Thing::Lookout => add(Piece::Lookout),
                Thing::Statue => add(Piece::Statue),
                Thing::Lower(_) => add(Piece::Stairs),
                _ => {}
            }
        }
    }
    for symbol in [Symbol::Fountain, Symbol::Bridge] {
        let halves = garden
            .tiles()
            .iter()
            .flat_map(|laid| Corner::ALL.map(|corner| laid.thing(corner).symbol()))
            .filter(|found| *found == Some(symbol));
        used[symbol.piece().index()] += halves.count() as u16 / 2;
    }
}

/// How many cells of the boards disagree with the list of tiles.
fn wrong_cells(garden: &Garden) -> u32 {
    let wrong = Cell::all().filter(|&cell| {
        let over = garden.tiles().iter().filter(|laid| laid.anchor().footprint().contains(cell));
        let top = over.map(|laid| laid.level()).max().unwrap_or(0);
        let thing = garden.thing(cell, top);
        top != garden.top(cell)
            || (thing != Thing::Empty) != garden.taken.contains(cell)
            || (thing == Thing::Statue) != garden.statues.contains(cell)
            || matches!(thing, Thing::Lower(_)) != garden.lower.contains(cell)
    });
    wrong.count() as u32
}
