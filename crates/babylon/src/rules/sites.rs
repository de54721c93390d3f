//! Every place where a tile can go, found at once: BBL-P1 to P6, BBL-P10.
//!
//! For each level, and for each corner that may be left without a support, the legal anchors are computed as one set of
//! cells, costs included. [`refusal`](super::place::refusal) looks at one placement, step by step, for the reason why it
//! is not among them.

use arrayvec::ArrayVec;

use shinar_core::{Dense, encoding::BitRow};

use super::support::Bill;
use crate::{
    action::{Action, NEXT_ROTATION, Place, Source},
    board::{ANCHOR_CELLS, Anchor, CELLS, CORNERS, Cell, CellSet, Corner, LEVELS, leading_to},
    garden::Garden,
    options::Options,
    pieces::Piece,
    state::State,
};

/// Four corners supported, or one of them left out.
const LOOKOUTS: usize = 1 + CORNERS;

/// The corner of the lookout, if there is one, for each set of a [`Row`].
const OUT: [Option<Corner>; LOOKOUTS] = [
    None,
    Some(Corner::NorthWest),
    Some(Corner::NorthEast),
    Some(Corner::SouthEast),
    Some(Corner::SouthWest),
];

/// The legal anchors of one level, by the corner of the lookout.
type Row = [CellSet; LOOKOUTS];

/// Every legal anchor of the active player.
#[derive(Debug)]
pub(crate) struct Sites {
    /// From level 1 on.
    rows: ArrayVec<Row, LEVELS>,
    count: u32,
}

impl Sites {
    pub(crate) fn of(state: &State) -> Self {
        let garden = state.garden();
        let Options { overlap_any_level, stair_volume, strict_supply, .. } = state.options;
        let singles = state.pillars[state.active.index()];
        let no_lookouts = state.supply(Piece::Lookout) == 0;
        let scarce = strict_supply && state.supply(Piece::Double) < CORNERS as u16;
        let mut sites = Self { rows: ArrayVec::new(), count: 0 };
        // Three supports cost at least three pillars, unless statues save some.
        let affordable = u32::from(singles) + 2 * u32::from(state.doubles) + garden.statues.len();
        if affordable < 3 {
            return sites;
        }
        let mut below = CellSet::EMPTY;
        let mut two_below = CellSet::EMPTY;
        // BBL-P2: at most one level above the highest tile, seen or covered (BBL-A33).
        for level in 1..=(garden.highest + 1).min(LEVELS as u8) {
            let one_below = garden.at_level(level - 1);
            below |= one_below;
            // BBL-P4, and BBL-P5: nothing over a gap (BBL-A14) or right over the lower end of stairs (BBL-A15).
            let mut room = below.minus(garden.gaps);
            if stair_volume {
                room = room.minus(garden.lower & one_below);
            }
            // BBL-P1, BBL-A3, BBL-A4: any offset on the board. BBL-P3: no footprint twice.
            let used = if overlap_any_level { garden.anchors } else { anchors_on(garden, level - 1) };
            let mut anchors = ANCHOR_CELLS.minus(used);
            for corner in Corner::ALL {
                anchors &= leading_to(room, corner.offset());
            }
            let mut row = Row::default();
            if !anchors.is_empty() {
                // BBL-P6, BBL-P8: on statues, even those of this turn (BBL-A9, BBL-A22), or on empty spaces (BBL-A17).
                let supports = Supports {
                    statue: garden.statues & one_below,
                    single: one_below.minus(garden.taken),
                    double: two_below.minus(garden.taken),
                };
                row = supports.anchors(anchors, singles, state.doubles > 0);
                if no_lookouts {
                    row[1..].fill(CellSet::EMPTY);
                }
                if scarce {
                    keep_affordable(state, level, &mut row);
                }
                sites.count += row.iter().map(CellSet::len).sum::<u32>();
            }
            sites.rows.push(row);
            two_below = one_below;
        }
        sites
    }

    /// Whether a tile may go there, whatever its rotation.
    pub(crate) fn contains(&self, anchor: Anchor, level: u8, lookout: Option<Corner>) -> bool {
        let row = level.checked_sub(1).and_then(|below| self.rows.get(usize::from(below)));
        let set = row.zip(OUT.iter().position(|&out| out == lookout)).map(|(row, out)| row[out]);
        set.is_some_and(|set| set.contains(anchor.cell()))
    }

    /// Every site with the mined tile in some rotations, then with the stored one.
    #[inline]
    pub(crate) fn placements(&self, mined: u8, stored: u8) -> Placements<'_> {
        Placements {
            sites: self,
            mined,
            left: self.count * u32::from(mined + stored),
            turned: 0,
            set: 0,
            cells: self.rows.first().map_or(CellSet::EMPTY, |row| row[0]),
        }
    }

    /// The indices of the same placements.
    ///
    /// Those of one anchor and rotation follow one another, level by level, so that they are put there together, and for
    /// the next rotation again.
    pub(crate) fn put_indices(&self, mined: u8, stored: u8, row: &mut BitRow) {
        let mut at_anchor = [0u128; CELLS];
        let mut used = CellSet::EMPTY;
        for (level, sets) in self.rows.iter().enumerate() {
            for (out, &cells) in sets.iter().enumerate() {
                used |= cells;
                for cell in cells {
                    at_anchor[cell.index()] |= 1 << (level * LOOKOUTS + out);
                }
            }
        }
        for (source, rotations) in Source::ALL.into_iter().zip([mined, stored]) {
            if rotations == 0 {
                continue;
            }
            for cell in used {
                let place = Place { source, anchor: anchor(cell), rotation: 0, level: 1, lookout: None };
                let (first, bits) = (Action::Place(place).index(), at_anchor[cell.index()]);
                for rotation in 0..usize::from(rotations) {
                    row.put_word(first + rotation * NEXT_ROTATION, bits as u64);
                }
                // Hardly anyone builds higher than this.
                if bits >> 64 != 0 {
                    for rotation in 0..usize::from(rotations) {
                        row.put_word(first + rotation * NEXT_ROTATION + 64, (bits >> 64) as u64);
                    }
                }
            }
        }
    }
}

/// Every placement: all sites for the first rotation of the first tile, then for the next, and so on.
///
/// They are counted at once and the nth is found without listing those before it, for random draws.
#[derive(Clone, Debug)]
pub(crate) struct Placements<'a> {
    sites: &'a Sites,
    /// How many rotations of the mined tile come before those of the stored one.
    mined: u8,
    /// How many placements are still to come.
    left: u32,
    /// How many rotations, of either tile, were done.
    turned: u8,
    /// The number of the present set of sites: level by level, and by the corner of the lookout.
    set: usize,
    /// The rest of that set.
    cells: CellSet,
}

impl Placements<'_> {
    /// Goes on to the next set of sites, and after the last one to the next rotation.
    #[inline]
    fn advance(&mut self) {
        self.set += 1;
        if self.set == self.sites.rows.len() * LOOKOUTS {
            self.set = 0;
            self.turned += 1;
        }
        self.cells = self.sites.rows[self.set / LOOKOUTS][self.set % LOOKOUTS];
    }

    #[inline]
    fn place(&self, cell: Cell) -> Action {
        let (source, rotation) = match self.turned.checked_sub(self.mined) {
            None => (Source::Mined, self.turned),
            Some(rotation) => (Source::Stored, rotation),
        };
        let (level, lookout) = ((self.set / LOOKOUTS) as u8 + 1, OUT[self.set % LOOKOUTS]);
        Action::Place(Place { source, anchor: anchor(cell), rotation, level, lookout })
    }
}

impl Iterator for Placements<'_> {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        loop {
            if let Some(cell) = self.cells.pop() {
                return Some(self.place(cell));
            }
            self.advance();
        }
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let skipped = u32::try_from(n).ok().filter(|&n| n < self.left);
        let Some(mut skipped) = skipped else {
            self.left = 0;
            return None;
        };
        self.left -= skipped;
        // Whole rotations first, then whole sets.
        if skipped >= self.sites.count {
            self.turned += (skipped / self.sites.count) as u8;
            skipped %= self.sites.count;
        }
        while skipped >= self.cells.len() {
            skipped -= self.cells.len();
            self.advance();
        }
        let cell = self.cells.nth(skipped)?;
        self.cells = self.cells.minus(CellSet::from_bits(u64::MAX >> (63 - cell.index())));
        self.left -= 1;
        Some(self.place(cell))
    }

    #[inline]
    fn count(self) -> usize {
        self.left as usize
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left as usize, Some(self.left as usize))
    }
}

impl ExactSizeIterator for Placements<'_> {}

#[inline]
#[expect(clippy::expect_used, reason = "sites are found among `ANCHOR_CELLS`")]
fn anchor(cell: Cell) -> Anchor {
    Anchor::new(cell).expect("the north-west cell of a tile")
}

/// BBL-A41: the anchors of the tiles on a level.
pub(super) fn anchors_on(garden: &Garden, level: u8) -> CellSet {
    garden.tiles().iter().filter(|laid| laid.level() == level).map(|laid| laid.anchor().cell()).collect()
}

/// BBL-A42: with few double pillars left, each placement is judged alone.
fn keep_affordable(state: &State, level: u8, row: &mut Row) {
    for (set, lookout) in row.iter_mut().zip(OUT) {
        for cell in *set {
            if !Bill::new(state.garden(), anchor(cell), level, lookout).affordable(state) {
                set.remove(cell);
            }
        }
    }
}

/// The cells that can support a tile of one level, by how they do.
#[derive(Clone, Copy)]
struct Supports {
    statue: CellSet,
    single: CellSet,
    double: CellSet,
}

impl Supports {
    /// The anchors whose corner stands on such a cell.
    #[inline]
    fn below(self, corner: Corner) -> Self {
        let by = corner.offset();
        let Self { statue, single, double } = self;
        Self {
            statue: leading_to(statue, by),
            single: leading_to(single, by),
            double: leading_to(double, by),
        }
    }

    /// All of them.
    #[inline]
    fn any(self) -> CellSet {
        self.statue | self.single | self.double
    }

    /// The anchors among `anchors` with enough supports that can be paid, for each corner left out.
    #[inline]
    fn anchors(self, anchors: CellSet, singles: u8, has_double: bool) -> Row {
        let [nw, ne, se, sw] = Corner::ALL.map(|corner| self.below(corner));
        let paid = |cost: Cost, doubles: CellSet| {
            let plain = cost.at_most(singles);
            // BBL-N2, BBL-A43: the double pillar in hand takes the place of two singles.
            if has_double { plain | doubles & cost.at_most(singles.saturating_add(2)) } else { plain }
        };
        let (north, south) = (Side::of(anchors, nw, ne), Side::of(anchors, se, sw));
        let mut row = Row::default();
        let all = north.held & south.held;
        if !all.is_empty() {
            row[0] = all & paid(north.cost.plus(se).plus(sw), north.doubles | south.doubles);
        }
        // BBL-A2, BBL-A18: any corner may be left out, whatever is below it, but a statue right below always supports
        // (BBL-A8). The tile then stands on the opposite side and on the other corner of this one.
        let left_out = [(nw, ne, &south), (ne, nw, &south), (se, sw, &north), (sw, se, &north)];
        for (set, (out, kept, side)) in row[1..].iter_mut().zip(left_out) {
            let three = (side.held & kept.any()).minus(out.statue);
            if !three.is_empty() {
                *set = three & paid(side.cost.plus(kept), side.doubles | kept.double);
            }
        }
        row
    }
}

/// Both corners on the northern or the southern side of a tile, for every anchor at once.
struct Side {
    /// The anchors that find support for both.
    held: CellSet,
    cost: Cost,
    /// The anchors with a double pillar under either.
    doubles: CellSet,
}

impl Side {
    #[inline]
    fn of(anchors: CellSet, a: Supports, b: Supports) -> Self {
        let held = anchors & a.any() & b.any();
        Self { held, cost: Cost::of(a).plus(b), doubles: a.double | b.double }
    }
}

/// A number of pillars from 0 to 15 for every anchor, bit by bit: 64 sums at once.
#[derive(Clone, Copy)]
struct Cost([u64; 4]);

impl Cost {
    /// The price of one corner: 1 for a single pillar, 2 for a double one.
    #[inline]
    fn of(corner: Supports) -> Self {
        Self([corner.single.bits(), corner.double.bits(), 0, 0])
    }

    /// The sum with the price of one more corner; never more than 8 with four.
    #[inline]
    fn plus(self, corner: Supports) -> Self {
        let Self([a, b, c, d]) = self;
        let (one, two) = (corner.single.bits(), corner.double.bits());
        let carry = a & one;
        let bit1 = b ^ two ^ carry;
        let carry = b & two | carry & (b ^ two);
        Self([a ^ one, bit1, c ^ carry, d | c & carry])
    }

    /// The anchors whose sum is at most `limit`.
    #[inline]
    fn at_most(self, limit: u8) -> CellSet {
        let Self([a, b, c, d]) = self;
        if limit >= 8 {
            return CellSet::from_bits(!0);
        }
        let (mut above, mut equal) = (d, !d);
        for (bit, plane) in [(2, c), (1, b), (0, a)] {
            if limit >> bit & 1 == 1 {
                equal &= plane;
            } else {
                above |= equal & plane;
                equal &= !plane;
            }
        }
        CellSet::from_bits(!above)
    }
}

#[cfg(test)]
mod tests {
    use shinar_core::play;

    use super::*;
    use crate::game::Babylon;

    #[test]
    fn placements_are_counted_and_found_by_their_number() {
        let mut found = 0;
        for seed in 0..20 {
            let state = play::dealt_game::<Babylon>(3, &Options::default(), seed, 40 + 10 * seed as u32);
            let sites = Sites::of(&state.unwrap());
            let all: Vec<_> = sites.placements(2, 4).collect();
            assert_eq!((sites.placements(2, 4).count(), sites.count as usize * 6), (all.len(), all.len()));
            for step in [1, 3, 50] {
                let mut rest = sites.placements(2, 4);
                for place in all.iter().skip(step - 1).step_by(step) {
                    assert_eq!(rest.nth(step - 1), Some(*place));
                }
                assert_eq!((rest.nth(step - 1), rest.count()), (None, 0));
            }
            let is_site = |action: &Action| match action {
                Action::Place(place) => sites.contains(place.anchor, place.level, place.lookout),
                _ => false,
            };
            assert!(all.iter().all(is_site));
            found += all.len();
        }
        assert!(found > 1000);
    }
}
