//! What holds a tile up, and what that costs: BBL-G3, BBL-P6, BBL-P10.

use serde::Serialize;

use crate::{
    action::Place,
    board::{Anchor, CORNERS, Cell, Corner},
    garden::{Garden, Thing},
    pieces::Piece,
    state::State,
};

/// What holds a corner of a tile up: a pillar that bridges one level or two, or a statue (BBL-A8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum SupportKind {
    Single,
    Double,
    Statue,
}

/// What a corner of a tile stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct Support {
    pub corner: Corner,
    pub kind: SupportKind,
    /// The level it stands on; 0 is the board.
    pub from: u8,
}

/// BBL-G3, BBL-P6: how a cell can support a tile of a level, if it can.
pub(crate) fn offered(garden: &Garden, cell: Cell, level: u8) -> Option<SupportKind> {
    let rise = level.checked_sub(garden.top(cell)).filter(|_| !garden.gaps.contains(cell))?;
    match rise {
        1 if garden.statues.contains(cell) => Some(SupportKind::Statue),
        1 if !garden.taken.contains(cell) => Some(SupportKind::Single),
        2 if !garden.taken.contains(cell) => Some(SupportKind::Double),
        _ => None,
    }
}

/// What the corners of a tile would stand on; the corner of the lookout on nothing.
pub(crate) fn planned(garden: &Garden, place: Place) -> [Option<SupportKind>; CORNERS] {
    let Place { anchor, level, lookout, .. } = place;
    Corner::ALL.map(|corner| {
        if Some(corner) == lookout { None } else { offered(garden, anchor.corner(corner), level) }
    })
}

/// What the `at`th tile of a garden stands on: it follows from what lay below when it was placed.
pub(crate) fn standing(garden: &Garden, at: usize) -> impl Iterator<Item = Support> {
    let laid = garden.tiles()[at];
    let supported = Corner::ALL.into_iter().filter(move |&corner| laid.thing(corner) != Thing::Lookout);
    supported.map(move |corner| {
        let cell = laid.anchor().corner(corner);
        let under = garden.tiles()[..at].iter().filter(|tile| tile.anchor().footprint().contains(cell));
        // Level 0 is the board.
        let from = under.map(|tile| tile.level()).max().unwrap_or(0);
        let kind = if laid.level() - from == 2 {
            SupportKind::Double
        } else if garden.thing(cell, from) == Thing::Statue {
            SupportKind::Statue
        } else {
            SupportKind::Single
        };
        Support { corner, kind, from }
    })
}

/// What a placement takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bill {
    pub(crate) singles: u8,
    pub(crate) doubles: u8,
    pub(crate) statues: u8,
}

impl Bill {
    pub(crate) fn new(garden: &Garden, anchor: Anchor, level: u8, lookout: Option<Corner>) -> Self {
        let mut bill = Self::default();
        for corner in Corner::ALL.into_iter().filter(|&corner| Some(corner) != lookout) {
            match offered(garden, anchor.corner(corner), level) {
                Some(SupportKind::Statue) => bill.statues += 1,
                Some(SupportKind::Single) => bill.singles += 1,
                Some(SupportKind::Double) => bill.doubles += 1,
                None => {}
            }
        }
        bill
    }

    /// BBL-P10, BBL-A43: the doubles that must be exchanged, and the singles that go in all.
    pub(crate) fn price(self, state: &State) -> (u8, u8) {
        let exchanged = self.doubles.saturating_sub(state.doubles);
        (exchanged, self.singles + 2 * exchanged)
    }

    pub(crate) fn affordable(self, state: &State) -> bool {
        let (exchanged, singles) = self.price(state);
        singles <= state.pillars[state.active.index()] && u16::from(exchanged) <= state.supply(Piece::Double)
    }
}
