//! The empty squares of the board, kept instead of gathered.

use crate::{
    board::Square,
    squares::{self, SquareSet},
};

/// The squares with nothing on them, and how many of them are land and river.
///
/// Every placement asks what is empty, and every random one how many squares there are to choose from. Both follow from
/// seven sets, but change by one square at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EmptySquares {
    squares: SquareSet,
    land: u8,
    river: u8,
}

impl EmptySquares {
    /// The squares that some leave empty on a board with these rivers.
    pub(crate) fn beside(taken: SquareSet, rivers: SquareSet) -> Self {
        let squares = squares::ALL.minus(taken);
        let river = (squares & rivers).len() as u8;
        Self { squares, land: squares.len() as u8 - river, river }
    }

    /// The empty squares.
    #[inline]
    pub(crate) fn squares(&self) -> SquareSet {
        self.squares
    }

    /// How many of them are land.
    #[inline]
    pub(crate) fn land(&self) -> u32 {
        self.land.into()
    }

    /// How many of them are river.
    #[inline]
    pub(crate) fn river(&self) -> u32 {
        self.river.into()
    }

    /// Something came to an empty square.
    #[inline]
    pub(crate) fn take(&mut self, square: Square, rivers: SquareSet) {
        self.squares = self.squares.minus(*square.alone());
        let river = u8::from(rivers.contains(square));
        self.river -= river;
        self.land -= 1 - river;
    }

    /// What lay on a square is gone.
    #[inline]
    pub(crate) fn free(&mut self, square: Square, rivers: SquareSet) {
        self.squares |= *square.alone();
        let river = u8::from(rivers.contains(square));
        self.river += river;
        self.land += 1 - river;
    }
}
