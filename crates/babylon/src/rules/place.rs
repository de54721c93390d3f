//! Placing tiles: BBL-P1 to P10.
//!
//! [`Sites`] finds every legal place of a tile at once: for each level, and for each corner that may be left
//! without a support, the set of legal anchors is computed with boards of 64 bits, costs included. [`check`] judges one
//! placement on its own, step by step, with a reason; the law suite shows that the two agree.

use shinar_core::{Illegal, Listener};

use super::{
    support::{self, Bill, SupportKind},
    tell,
};
use crate::{
    action::{Place, Source},
    board::{ANCHOR_CELLS, Anchor, CORNERS, Corner, LEVELS, cells, nth_cell},
    event::What,
    garden::{Garden, Laid},
    options::Options,
    pieces::{Piece, Tile},
    rulings,
    state::{Change, Slot, State},
};

/// Four corners supported, or one of them left out.
const LOOKOUTS: usize = 1 + CORNERS;

/// Every legal anchor of the active player, by level and by the corner of the lookout.
#[derive(Debug)]
pub(crate) struct Sites {
    anchors: [[u64; LOOKOUTS]; LEVELS],
    levels: usize,
    count: u32,
}

/// A number from 0 to 15 for every cell, bit by bit.
type Sliced = [u64; 4];

/// Adds a corner's cost, 0 to 2, to a sum.
#[inline]
fn plus((one, two): (u64, u64), [a, b, c, d]: Sliced) -> Sliced {
    let carry = a & one;
    let bit1 = b ^ two ^ carry;
    let carry = b & two | carry & (b ^ two);
    [a ^ one, bit1, c ^ carry, d | c & carry]
}

/// The cells whose number is at most `limit`.
#[inline]
fn at_most(number: &Sliced, limit: u8) -> u64 {
    if limit >= 8 {
        return !0;
    }
    // No sum of costs exceeds 8.
    let (mut above, mut equal) = (number[3], !number[3]);
    for bit in (0..3).rev() {
        if limit >> bit & 1 == 1 {
            equal &= number[bit];
        } else {
            above |= equal & number[bit];
            equal &= !number[bit];
        }
    }
    !above
}

impl Sites {
    pub(crate) fn new(state: &State) -> Self {
        let garden = state.garden();
        let Options { overlap_any_level, stair_volume, strict_supply, .. } = state.options;
        let singles = state.pillars[state.active.index()];
        let no_lookouts = state.supply(Piece::Lookout) == 0;
        let scarce = strict_supply && state.supply(Piece::Double) < CORNERS as u16;
        let mut sites = Self { anchors: [[0; LOOKOUTS]; LEVELS], levels: 0, count: 0 };
        // Three supports cost at least three pillars, unless statues save some.
        let affordable = u32::from(singles) + 2 * u32::from(state.doubles) + garden.statues.count_ones();
        if affordable < 3 {
            return sites;
        }
        let mut below = 0;
        let mut two_below = 0;
        // BBL-P2: at most one level above the highest tile, seen or covered (BBL-A33).
        for level in 1..=(garden.highest + 1).min(LEVELS as u8) {
            let row = &mut sites.anchors[sites.levels];
            sites.levels += 1;
            let one_below = garden.at_level(level - 1);
            below |= one_below;
            // BBL-P4, and BBL-P5: nothing over a gap (BBL-A14) or right over the lower end of stairs (BBL-A15).
            let mut reach = below & !garden.gaps;
            if stair_volume {
                reach &= !(garden.lower & one_below);
            }
            // BBL-P1, BBL-A3, BBL-A4: any offset on the board. BBL-P3: no footprint twice.
            let used = if overlap_any_level { garden.anchors } else { anchors_on(garden, level - 1) };
            let anchors = ANCHOR_CELLS & !used & reach & reach >> 1 & reach >> 8 & reach >> 9;
            if anchors != 0 {
                // BBL-P6, BBL-P8: on statues, even those of this turn (BBL-A9, BBL-A22), or on empty spaces (BBL-A17).
                let boards = Supports {
                    statue: garden.statues & one_below,
                    single: one_below & !garden.taken,
                    double: two_below & !garden.taken,
                };
                *row = boards.anchors(anchors, singles, state.doubles > 0);
                if no_lookouts {
                    row[1..].fill(0);
                }
                if scarce {
                    keep_affordable(state, level, row);
                }
                sites.count += row.iter().map(|set| set.count_ones()).sum::<u32>();
            }
            two_below = one_below;
        }
        sites
    }

    /// How many there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Every site: anchor, level, corner of the lookout.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Anchor, u8, Option<Corner>)> {
        let rows = self.anchors.iter().take(self.levels).enumerate();
        rows.flat_map(|(level, row)| {
            row.iter().enumerate().flat_map(move |(lookout, &set)| {
                cells(set)
                    .filter_map(move |cell| Some((Anchor::new(cell)?, level as u8 + 1, corner(lookout))))
            })
        })
    }

    /// The nth site.
    #[inline]
    pub(crate) fn nth(&self, mut nth: u32) -> Option<(Anchor, u8, Option<Corner>)> {
        for (level, row) in self.anchors.iter().take(self.levels).enumerate() {
            for (lookout, &set) in row.iter().enumerate() {
                let count = set.count_ones();
                if nth < count {
                    let anchor = nth_cell(set, nth).and_then(Anchor::new)?;
                    return Some((anchor, level as u8 + 1, corner(lookout)));
                }
                nth -= count;
            }
        }
        None
    }
}

const fn corner(lookout: usize) -> Option<Corner> {
    match lookout {
        0 => None,
        _ => Some(Corner::ALL[(lookout - 1) % CORNERS]),
    }
}

/// BBL-A41: the anchors of the tiles on a level.
fn anchors_on(garden: &Garden, level: u8) -> u64 {
    let on_level = garden.tiles().iter().filter(|laid| laid.level() == level);
    on_level.fold(0, |set, laid| set | laid.anchor().cell().bit())
}

/// BBL-A42: with few double pillars left, each placement is judged alone.
fn keep_affordable(state: &State, level: u8, row: &mut [u64; LOOKOUTS]) {
    for (lookout, set) in row.iter_mut().enumerate() {
        for cell in cells(*set) {
            let Some(anchor) = Anchor::new(cell) else { continue };
            let bill = Bill::new(state.garden(), anchor, level, corner(lookout));
            if !bill.affordable(state) {
                *set &= !cell.bit();
            }
        }
    }
}

/// The cells that can support a tile of one level, by the way they do.
struct Supports {
    statue: u64,
    single: u64,
    double: u64,
}

impl Supports {
    /// The anchors among `anchors` with enough supports that can be paid, for each corner left out.
    #[inline]
    fn anchors(&self, anchors: u64, singles: u8, has_double: bool) -> [u64; LOOKOUTS] {
        let shift = |board: u64, corner: usize| board >> Corner::ALL[corner].offset();
        let mut cost = [(0, 0); CORNERS];
        let mut held = [0; CORNERS];
        let mut statue = [0; CORNERS];
        for at in 0..CORNERS {
            cost[at] = (shift(self.single, at), shift(self.double, at));
            statue[at] = shift(self.statue, at);
            held[at] = cost[at].0 | cost[at].1 | statue[at];
        }
        let paid = |sum: &Sliced, doubles: u64| {
            let plain = at_most(sum, singles);
            // BBL-N2, BBL-A43: the double pillar in hand takes the place of two singles.
            if has_double { plain | doubles & at_most(sum, singles.saturating_add(2)) } else { plain }
        };
        let pair = |a: usize, b: usize| {
            let (c, d) = (cost[a], cost[b]);
            let carry = c.0 & d.0;
            [c.0 ^ d.0, c.1 ^ d.1 ^ carry, c.1 & d.1 | carry & (c.1 ^ d.1), 0]
        };
        let (north, south) = (pair(0, 1), pair(2, 3));
        let (both_north, both_south) = (anchors & held[0] & held[1], anchors & held[2] & held[3]);
        let mut row = [0; LOOKOUTS];
        let all = both_north & both_south;
        if all != 0 {
            let doubles = cost[0].1 | cost[1].1 | cost[2].1 | cost[3].1;
            row[0] = all & paid(&plus(cost[3], plus(cost[2], north)), doubles);
        }
        for out in 0..CORNERS {
            // BBL-A2, BBL-A18: any corner may be left out, whatever is below it, but a statue right below always supports (BBL-A8).
            let (other, both, sum) =
                if out < 2 { (1 - out, both_south, south) } else { (5 - out, both_north, north) };
            let three = both & held[other] & !statue[out];
            if three != 0 {
                let doubles = if out < 2 { cost[2].1 | cost[3].1 } else { cost[0].1 | cost[1].1 };
                row[1 + out] = three & paid(&plus(cost[other], sum), doubles | cost[other].1);
            }
        }
        row
    }
}

/// The tile of a source in the active player's hand.
#[inline]
pub(crate) fn tile_of(state: &State, source: Source) -> Option<Tile> {
    match source {
        Source::Mined => state.mined.tile(),
        Source::Stored => state.slots[state.active.index()].tile(),
    }
}

pub(crate) fn check(state: &State, place: Place) -> Result<(), Illegal> {
    let garden = state.garden();
    let Place { source, anchor, rotation, level, lookout } = place;
    let Some(tile) = tile_of(state, source) else {
        return Err(Illegal::new(rulings::B1, format!("there is no {source} tile to place")));
    };
    let rotations = state.options.components.rotations(tile);
    if rotation >= rotations {
        let message = format!("r{rotation} looks like r{} on {tile}; write that", rotation % rotations);
        return Err(Illegal::new(rulings::X1, message));
    }
    if level > garden.highest + 1 {
        let message =
            format!("level {level} needs a tile on level {} of the garden first", level.saturating_sub(1));
        return Err(Illegal::new(rulings::P2, message));
    }
    let any_level = state.options.overlap_any_level;
    let used = if any_level { garden.anchors } else { anchors_on(garden, level.saturating_sub(1)) };
    if used & anchor.cell().bit() != 0 {
        let ruling = if any_level { rulings::P3 } else { rulings::A41 };
        let message = format!("another tile lies at {anchor}; no tile covers another completely");
        return Err(Illegal::new(ruling, message));
    }
    check_room(state, anchor, level)?;
    let held = |corner: Corner| support::offered(garden, anchor.corner(corner), level);
    let loose = || Corner::ALL.into_iter().filter(|&corner| held(corner).is_none());
    if loose().count() > 1 {
        let names: Vec<_> = loose().map(Corner::name).collect();
        let message =
            format!("nothing can support {} on level {level}; three corners need it", names.join(" and "));
        return Err(Illegal::new(rulings::P6, message));
    }
    match (loose().next(), lookout) {
        (Some(corner), out) if out != Some(corner) => {
            let message = format!("nothing can support {corner}; add `lookout {corner}`");
            return Err(Illegal::new(rulings::A44, message));
        }
        (_, Some(corner)) if held(corner) == Some(SupportKind::Statue) => {
            let message = format!("the statue below {corner} supports the tile; there is no lookout on it");
            return Err(Illegal::new(rulings::A8, message));
        }
        _ => {}
    }
    if lookout.is_some() && state.supply(Piece::Lookout) == 0 {
        return Err(Illegal::new(rulings::A42, "the supply has no lookout left for the free corner"));
    }
    let bill = Bill::new(garden, anchor, level, lookout);
    let (exchanged, singles) = bill.price(state);
    let owned = state.pillars[state.active.index()];
    if singles > owned {
        let message = format!(
            "it takes {singles} pillars ({} single, {} double), and there are {owned}",
            bill.singles, bill.doubles
        );
        return Err(Illegal::new(rulings::P10, message));
    }
    if u16::from(exchanged) > state.supply(Piece::Double) {
        let message = format!("{exchanged} double pillars must be exchanged, and the supply has fewer");
        return Err(Illegal::new(rulings::A42, message));
    }
    Ok(())
}

/// BBL-P4, BBL-A6, BBL-P5: whether nothing is in the way of a tile.
fn check_room(state: &State, anchor: Anchor, level: u8) -> Result<(), Illegal> {
    let garden = state.garden();
    for cell in Corner::ALL.map(|corner| anchor.corner(corner)) {
        let top = garden.top(cell);
        if top >= level {
            let message = format!("a tile on level {top} lies over {cell}; a new tile goes above it");
            return Err(Illegal::new(rulings::P4, message));
        }
        if (level..=LEVELS as u8).any(|high| garden.bridge_over(cell, high)) {
            let message = format!("a footbridge spans {cell}; no tile goes under or into it");
            return Err(Illegal::new(rulings::A14, message));
        }
        if state.options.stair_volume && garden.lower & cell.bit() != 0 && level == top + 1 {
            let message = format!("stairs lead up from {cell}; the tile would be in their way");
            return Err(Illegal::new(rulings::A15, message));
        }
    }
    Ok(())
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
    state.pillars[at] = state.pillars[at].saturating_sub(singles);
    state.take(Piece::Double, exchanged.into());
    state.give_back(Piece::Single, u16::from(exchanged) * 2);
    match place.source {
        Source::Mined => state.mined = Slot::EMPTY,
        Source::Stored => state.slots[at] = Slot::EMPTY,
    }
    state.gardens[at].lay(&state.options.components, Laid::new(tile, anchor, rotation, level), lookout);
    state.built = state.built.saturating_add(1);
    state.fresh |= anchor.footprint();
    if let Change::On(cell) = state.change
        && anchor.footprint() & cell.bit() != 0
    {
        state.change = Change::Covered;
    }
    tell(listener, Some(seat), rulings::P6, What::placed(tile, place, bill));
    if let Some(corner) = lookout {
        state.take(Piece::Lookout, 1);
        let cell = anchor.corner(corner);
        tell(listener, Some(seat), rulings::D6, What::Lookout { cell, corner, level });
    }
}
