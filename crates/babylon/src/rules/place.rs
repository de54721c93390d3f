//! Placing tiles: BBL-P1 to P10. Where they can go is found by [`Sites`].

use shinar_core::{Choices, Illegal, Listener};

use super::{
    emit,
    sites::{Sites, anchors_on},
    support::{self, Bill, SupportKind},
};
use crate::{
    action::{Action, Place, Source},
    board::{Anchor, Corner, LEVELS},
    event::What,
    garden::Laid,
    pieces::{Piece, Tile},
    rulings,
    state::{Change, State},
};

/// The tile of a source in the active player's hand.
#[inline]
pub(crate) fn tile_of(state: &State, source: Source) -> Option<Tile> {
    match source {
        Source::Mined => state.mined,
        Source::Stored => state.slots[state.active.index()],
    }
}

/// How many rotations of the tile of a source look different (BBL-X1); 0 if there is no tile.
#[inline]
fn rotations(state: &State, source: Source) -> u8 {
    tile_of(state, source).map_or(0, |tile| state.options.components.rotations(tile))
}

/// Every placement.
#[inline]
pub(crate) fn choices(state: &State, out: &mut impl Choices<Action>) {
    let [mined, stored] = Source::ALL.map(|source| rotations(state, source));
    if mined + stored > 0 {
        let sites = Sites::of(state);
        out.indexed(sites.placements(mined, stored), |row| sites.put_indices(mined, stored, row));
    }
}

/// Whether a placement is among the choices.
pub(crate) fn is_legal(state: &State, place: Place) -> bool {
    let Place { source, anchor, rotation, level, lookout } = place;
    rotation < rotations(state, source) && Sites::of(state).contains(anchor, level, lookout)
}

/// Why a tile may not be placed: the ruling that forbids it.
pub(crate) fn refusal(state: &State, place: Place) -> Illegal {
    let garden = state.garden();
    let Place { source, anchor, rotation, level, lookout } = place;
    let Some(tile) = tile_of(state, source) else {
        return Illegal::new(rulings::B1, format!("there is no {source} tile to place"));
    };
    let rotations = state.options.components.rotations(tile);
    if rotation >= rotations {
        let message = format!("r{rotation} looks like r{} on {tile}; write that", rotation % rotations);
        return Illegal::new(rulings::X1, message);
    }
    let Some(below) = level.checked_sub(1).filter(|below| *below <= garden.highest) else {
        let message = format!("level {level} needs a tile on the level below it first");
        return Illegal::new(rulings::P2, message);
    };
    let any_level = state.options.overlap_any_level;
    let used = if any_level { garden.anchors } else { anchors_on(garden, below) };
    if used.contains(anchor.cell()) {
        let ruling = if any_level { rulings::P3 } else { rulings::A41 };
        let message = format!("another tile lies at {anchor}; no tile covers another completely");
        return Illegal::new(ruling, message);
    }
    if let Some(obstacle) = obstacle(state, anchor, level) {
        return obstacle;
    }
    let held = |corner: Corner| support::offered(garden, anchor.corner(corner), level);
    let loose: Vec<Corner> = Corner::ALL.into_iter().filter(|&corner| held(corner).is_none()).collect();
    match (loose.as_slice(), lookout) {
        ([_, _, ..], _) => {
            let names: Vec<_> = loose.iter().map(Corner::to_string).collect();
            let message = format!(
                "nothing can support {} on level {level}; three corners need it",
                names.join(" and ")
            );
            return Illegal::new(rulings::P6, message);
        }
        (&[corner], out) if out != Some(corner) => {
            let message = format!("nothing can support {corner}; add `lookout {corner}`");
            return Illegal::new(rulings::A44, message);
        }
        (_, Some(corner)) if held(corner) == Some(SupportKind::Statue) => {
            let message = format!("the statue below {corner} supports the tile; there is no lookout on it");
            return Illegal::new(rulings::A8, message);
        }
        _ => {}
    }
    if lookout.is_some() && state.supply(Piece::Lookout) == 0 {
        return Illegal::new(rulings::A42, "the supply has no lookout left for the free corner");
    }
    let bill = Bill::new(garden, anchor, level, lookout);
    let (exchanged, singles) = bill.price(state);
    let owned = state.pillars[state.active.index()];
    if singles > owned {
        let message = format!(
            "it takes {singles} pillars ({} single, {} double), and there are {owned}",
            bill.singles, bill.doubles
        );
        return Illegal::new(rulings::P10, message);
    }
    let message = format!("{exchanged} double pillars must be exchanged, and the supply has fewer");
    Illegal::new(rulings::A42, message)
}

/// BBL-P4, BBL-A6, BBL-P5: what is in the way of a tile.
fn obstacle(state: &State, anchor: Anchor, level: u8) -> Option<Illegal> {
    let garden = state.garden();
    Corner::ALL.map(|corner| anchor.corner(corner)).into_iter().find_map(|cell| {
        let top = garden.top(cell);
        let (ruling, message) = if top >= level {
            (rulings::P4, format!("a tile on level {top} lies over {cell}; a new tile goes above it"))
        } else if (level..=LEVELS as u8).any(|high| garden.bridge_over(cell, high)) {
            (rulings::A14, format!("a footbridge spans {cell}; no tile goes under or into it"))
        } else if state.options.stair_volume && garden.lower.contains(cell) && level == top + 1 {
            (rulings::A15, format!("stairs lead up from {cell}; the tile would be in their way"))
        } else {
            return None;
        };
        Some(Illegal::new(ruling, message))
    })
}

/// BBL-P7, BBL-P9: pillars, tile, lookout.
#[inline]
pub(crate) fn place<L: Listener<What>>(state: &mut State, place: Place, listener: &mut L) {
    let Some(tile) = tile_of(state, place.source) else { return };
    let seat = state.active;
    let at = seat.index();
    let Place { anchor, rotation, level, lookout, .. } = place;
    let bill = Bill::new(&state.gardens[at], anchor, level, lookout);
    // BBL-B2: stored and new pillars are one.
    let (exchanged, singles) = bill.price(state);
    state.doubles -= bill.doubles - exchanged;
    // An illegal action may cost more than there is.
    state.pillars[at] = state.pillars[at].saturating_sub(singles);
    state.take(Piece::Double, exchanged.into());
    state.give_back(Piece::Single, u16::from(exchanged) * 2);
    match place.source {
        Source::Mined => state.mined = None,
        Source::Stored => state.slots[at] = None,
    }
    state.gardens[at].lay(&state.options.components, Laid::new(tile, anchor, rotation, level), lookout);
    state.built += 1;
    state.fresh |= anchor.footprint();
    if let Change::On(cell) = state.change
        && anchor.footprint().contains(cell)
    {
        state.change = Change::Covered;
    }
    emit(listener, Some(seat), rulings::P6, What::placed(tile, place, bill));
    if let Some(corner) = lookout {
        state.take(Piece::Lookout, 1);
        let cell = anchor.corner(corner);
        emit(listener, Some(seat), rulings::D6, What::Lookout { cell, corner, level });
    }
}
