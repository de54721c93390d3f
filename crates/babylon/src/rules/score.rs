//! Points: BBL-E2 to E10. They are counted from what can be seen from above.

use serde::Serialize;
use shinar_core::{PerSeat, Ruling, Seat, rank_by_key};

use crate::{
    board::{Cell, CellSet, Direction, LEVELS},
    components::Components,
    garden::{Garden, Thing},
    pieces::{FLOWERS, SYMBOLS, Symbol},
    rulings,
    state::State,
};

/// A row of the score pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::Display)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum Category {
    Statues,
    Fountains,
    Bridges,
    Stairs,
    Variety,
    Flowers,
    Lookouts,
    Highest,
}

/// The number of rows of the score pad.
pub const CATEGORIES: usize = 8;

impl Category {
    /// Every row, in the order of the pad.
    pub const ALL: [Self; CATEGORIES] = [
        Self::Statues,
        Self::Fountains,
        Self::Bridges,
        Self::Stairs,
        Self::Variety,
        Self::Flowers,
        Self::Lookouts,
        Self::Highest,
    ];

    /// Its dense index, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rule it is counted by.
    pub const fn ruling(self) -> Ruling {
        match self {
            Self::Statues => rulings::E2,
            Self::Fountains => rulings::E3,
            Self::Bridges => rulings::E4,
            Self::Stairs => rulings::E5,
            Self::Variety => rulings::E6,
            Self::Flowers => rulings::E7,
            Self::Lookouts => rulings::E8,
            Self::Highest => rulings::E9,
        }
    }
}

/// The points of a garden, by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score(pub [u16; CATEGORIES]);

impl Score {
    /// The sum.
    pub fn total(self) -> i32 {
        self.0.iter().map(|&points| i32::from(points)).sum()
    }

    /// The points of a category.
    pub const fn of(self, category: Category) -> u16 {
        self.0[category.index()]
    }
}

/// Counts a garden.
pub fn score(garden: &Garden, components: &Components) -> Score {
    // The surface, level by level.
    let mut surface = [CellSet::EMPTY; LEVELS + 2];
    for level in 1..=garden.highest {
        surface[usize::from(level)] = garden.at_level(level);
    }
    let at_level = |level: u8| surface[usize::from(level)];
    let mut points = [0u16; CATEGORIES];
    let mut flowers = [0u16; FLOWERS];
    let mut kinds = [0u16; SYMBOLS];
    for laid in garden.tiles() {
        let level = laid.level();
        let seen = at_level(level);
        // BBL-D8, BBL-A7: a tile is seen if it is the highest over any of its cells.
        flowers[components.flower(laid.tile()).index()] += u16::from(laid.anchor().footprint().meets(seen));
        for (corner, thing) in laid.things() {
            if !is_seen(thing, laid.anchor().corner(corner), level, at_level) {
                continue;
            }
            // A piece on two cells is counted at one of them.
            let (category, symbol, worth) = match thing {
                Thing::Lookout => {
                    points[Category::Lookouts.index()] += 1;
                    continue;
                }
                Thing::Statue => (Category::Statues, Symbol::Statue, level),
                Thing::Fountain(Direction::East | Direction::South) => {
                    (Category::Fountains, Symbol::Fountain, 3 * level)
                }
                Thing::Bridge(Direction::East | Direction::South) => {
                    (Category::Bridges, Symbol::Bridge, 3 * level)
                }
                Thing::Lower(_) => (Category::Stairs, Symbol::Stairs, 2 * level + 1),
                _ => continue,
            };
            points[category.index()] += u16::from(worth);
            kinds[symbol.index()] += 1;
        }
    }
    points[Category::Variety.index()] = 4 * least(kinds);
    points[Category::Flowers.index()] = 4 * least(flowers);
    // BBL-A34: nothing can hide the highest tile.
    points[Category::Highest.index()] = 2 * u16::from(garden.highest);
    Score(points)
}

/// How many complete sets there are.
fn least<const N: usize>(counts: [u16; N]) -> u16 {
    counts.into_iter().fold(u16::MAX, u16::min)
}

/// BBL-D8, BBL-A19: whether what is on a cell of a level can be seen from above. A piece on two cells can be
/// seen while either can; `at_level` gives the cells whose surface is on a level.
#[inline]
pub(crate) fn is_seen(thing: Thing, cell: Cell, level: u8, at_level: impl Fn(u8) -> CellSet) -> bool {
    let other = |way, level| cell.step(way, 1).is_some_and(|cell| at_level(level).contains(cell));
    at_level(level).contains(cell)
        || match thing {
            Thing::Empty | Thing::Lookout | Thing::Statue => false,
            // A footbridge can be seen over its gap, which no tile ever covers.
            Thing::Bridge(_) => true,
            Thing::Fountain(way) => other(way, level),
            Thing::Lower(way) => other(way, level + 1),
            Thing::Upper(way) => other(way, level - 1),
        }
}

/// The points of a seat, by category.
pub(crate) fn of_seat(state: &State, seat: Seat) -> Score {
    score(&state.gardens[seat.index()], &state.options.components)
}

/// The points of every seat.
pub(crate) fn scores(state: &State) -> PerSeat<i32> {
    Seat::all(state.players).map(|seat| of_seat(state, seat).total()).collect()
}

/// BBL-E10, BBL-A46: points, then fewer visible holes.
pub(crate) fn ranking(state: &State) -> PerSeat<u8> {
    let key = |seat: Seat| {
        let holes = state.gardens[seat.index()].holes().len();
        (of_seat(state, seat).total(), std::cmp::Reverse(holes))
    };
    rank_by_key(&Seat::all(state.players).map(key).collect())
}
