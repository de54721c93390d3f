//! What is neither made nor lost.

use shinar_core::Seat;

use crate::{
    board::{Segment, SegmentSet},
    pieces::{Good, Guild},
    rules::supply,
    state::{GREY, NONE, Phase, State},
};

impl State {
    /// The entries of the ledger.
    pub(crate) fn entries(&self) -> Vec<(&'static str, u32)> {
        let components = self.components();
        let garden = self.garden.iter().filter(|&&tile| tile != NONE).count() as u32;
        let owned: u32 = self.seats.iter().map(|seat| seat.tiles.len()).sum();
        // The top tile is never in the stack.
        let top_gone =
            u32::from(self.garden[0] == NONE && self.seats.iter().all(|s| !s.tiles.contains(components.top)));
        let craft = self.deck.len() + self.trios.all().map(|trio| u32::from(trio.len())).sum::<u32>();
        let mut guild = 0;
        for kind in Guild::ALL {
            let levels = if kind == Guild::Gardener { 0..=0 } else { 1..=components.highest(kind) };
            guild += levels.map(|level| u32::from(self.stock(kind, level))).sum::<u32>();
            guild += self.seats.iter().map(|seat| u32::from(seat.level(kind))).sum::<u32>();
        }
        vec![
            ("garden tiles", garden + owned + self.stack.len() + top_gone),
            ("craftsmen", craft),
            ("guild cards", guild),
            ("segments in disorder", self.disordered_segments()),
            ("tokens beyond the box", self.beyond_the_box()),
            ("tokens missing on caravan leaders", self.missing_tokens()),
        ]
    }

    /// Segments with two cubes, cubes where no segment is, and second segments taken before the first.
    fn disordered_segments(&self) -> u32 {
        let canals = &self.canals;
        let cubes: u32 = canals.cubes.iter().map(SegmentSet::len).sum();
        let union = canals.cubes.iter().fold(SegmentSet::default(), |set, cubes| set | *cubes);
        cubes.abs_diff(union.len())
            + union.minus(canals.taken).len()
            + canals.taken.minus(union).len()
            + Segment::ended(union).minus(self.components().double).len()
            + Segment::ended(union).minus(Segment::begun(union)).len()
    }

    /// With a strict supply, what is in play beyond the box.
    fn beyond_the_box(&self) -> u32 {
        if !self.options.strict_supply {
            return 0;
        }
        let components = self.components();
        let over = |found: u32, total: u8| found.saturating_sub(total.into());
        let goods = Good::ALL.into_iter().map(|good| {
            let held: u32 = self.seats.iter().map(|seat| u32::from(seat.goods.count(good))).sum();
            let held = held + u32::from(self.leaders.contains(good));
            over(held, components.tokens[good.index()])
        });
        let cubes = Seat::all(self.players)
            .map(|seat| over(supply::cubes_out(self, seat.index()), components.cubes_each));
        goods.sum::<u32>()
            + cubes.sum::<u32>()
            + over(supply::cubes_out(self, GREY), components.grey_cubes)
            + over(self.talents.iter().map(|&count| u32::from(count)).sum(), components.talents)
            + over(self.seats.iter().map(|seat| u32::from(seat.camels)).sum(), components.camels)
    }

    /// Once they are dealt, caravan leaders still to be had carry one token each.
    fn missing_tokens(&self) -> u32 {
        if self.phase.in_setup() {
            return 0;
        }
        let level = self.components().token_level();
        let expected =
            u32::from(self.stock(Guild::Caravaneer, level)) + u32::from(self.phase == Phase::Token);
        expected.abs_diff(self.leaders.len())
    }
}
