//! What is neither made nor lost.

use shinar_core::Seat;

use crate::{
    board::{Anchor, Cell, Corner},
    garden::{Garden, Thing},
    pieces::{PIECES, Piece, QUARRY_TILES, Symbol, Tile},
    rules::support::{self, SupportKind},
    state::{Current, State},
};

impl State {
    /// Amounts that never change during a game.
    pub(crate) fn ledger(&self) -> Vec<(&'static str, u32)> {
        let starting: u64 = Seat::all(self.players)
            .filter_map(|seat| self.flower(seat))
            .fold(0, |set, flower| set | flower.start_tile().bit());
        let mut places = vec![self.unseen, self.gone];
        places.extend(self.quarry.iter().filter_map(|top| top.tile()).map(Tile::bit));
        places.extend(self.mined.tile().map(Tile::bit));
        let mut used = [0u16; PIECES];
        for seat in Seat::all(self.players).map(Seat::index) {
            places.extend(self.slots[seat].tile().map(Tile::bit));
            places.extend(self.gardens[seat].tiles().iter().map(|laid| laid.tile().bit()));
            used[Piece::Single.index()] += u16::from(self.pillars[seat]);
            count_pieces(&self.gardens[seat], &mut used);
        }
        used[Piece::Double.index()] += u16::from(self.doubles);
        let quarry = |set: u64| (set & ((1 << QUARRY_TILES) - 1)).count_ones();
        let whole = places.iter().fold(0, |all, set| all | set);
        let sum: u32 = places.iter().map(|set| set.count_ones()).sum();
        let tokens: u32 = self.tokens.iter().map(|&count| u32::from(count)).sum();
        let due = u32::from(self.token == Current::Due);
        let revealed = u32::from(self.round).saturating_sub(1 + due);
        // Below every top lie as many tiles as the stack is high, and nobody has seen them.
        let hidden: u32 =
            self.quarry_tiles() - self.quarry.iter().filter_map(|top| top.tile()).count() as u32;
        let fixed = hidden.saturating_sub(self.unseen.count_ones());
        let wrong_pieces = used.iter().zip(&self.used).filter(|(found, told)| found != told).count();
        vec![
            ("tiles", quarry(whole)),
            ("tiles in two places", sum - whole.count_ones()),
            ("starting tiles lost", (starting & !whole).count_ones()),
            ("tiles hidden beyond the unseen", fixed),
            ("round tokens", tokens + revealed),
            ("pieces counted wrongly", wrong_pieces as u32),
            ("wrong surfaces", self.gardens.iter().map(wrong_cells).sum()),
        ]
    }
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

fn covers(anchor: Anchor, cell: Cell) -> bool {
    anchor.footprint() & cell.bit() != 0
}

/// How many cells of the boards disagree with the list of tiles.
fn wrong_cells(garden: &Garden) -> u32 {
    let wrong = Cell::all().filter(|&cell| {
        let over = garden.tiles().iter().filter(|laid| covers(laid.anchor(), cell));
        let top = over.map(|laid| laid.level()).max().unwrap_or(0);
        let thing = garden.thing(cell, top);
        let bit = cell.bit();
        top != garden.top(cell)
            || (thing != Thing::Empty) != (garden.taken & bit != 0)
            || (thing == Thing::Statue) != (garden.statues & bit != 0)
            || matches!(thing, Thing::Lower(_)) != (garden.lower & bit != 0)
    });
    wrong.count() as u32
}
