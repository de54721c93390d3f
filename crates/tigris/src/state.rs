//! The whole truth of a position, split by who may know it.
//!
//! [`Open`] is what everyone sees; a [`Secret`] is what one seat alone knows; no one knows the bag. A view is
//! made of the first and at most one of the second, so that nothing has to be taken out of it.

use serde::{Deserialize, Serialize};
use shinar_core::{Actor, PerSeat, Seat, Set, prelude::*};

use crate::{
    board::{Printed, Square},
    empty::EmptySquares,
    kingdoms::KingdomMap,
    ledger,
    options::Options,
    pieces::{
        COLOURS, Colour, ColourSet, HAND, LEADERS, Leader, MONUMENTS, Monument, MonumentSet, SUPPLY, Tiles,
        total,
    },
    rules::end,
    squares::{self, SquareSet},
};

/// The place of a leader that is not on the board.
const OFF: u8 = u8::MAX;

/// The most seats.
pub(crate) const SEATS: usize = shinar_core::MAX_SEATS;

/// The actions of a turn (TNE-C2.2).
pub const ACTIONS: u8 = 2;
/// The catastrophes of a player (TNE-C9.1).
pub const CATASTROPHES: u8 = 2;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::Display)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Phase {
    /// Chance deals the hands seat by seat (TNE-D47), then play goes on with another phase.
    Deal,
    /// Chance draws the start player (TNE-C2.1).
    Start,
    /// The active player takes an action or passes (TNE-C2.2).
    Act,
    /// Chance draws for swapped tiles (TNE-C6.1).
    Swap,
    /// The active player chooses which war is fought next (TNE-C8.2).
    Choose,
    /// A side of a conflict adds tiles from the hand (TNE-C7.4, TNE-C8.6).
    Support,
    /// The active player may put a building (TNE-C14.1).
    Building,
    /// The active player may build a monument or the wonder (TNE-C10.1).
    Monument,
    /// The owner of a trader takes a treasure (TNE-C11.2).
    Take,
    /// The active player takes the point of the wonder (TNE-D31).
    WonderPoint,
    /// Chance refills the hands (TNE-C6.3).
    Refill,
    /// The game is over.
    Over,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum End {
    /// A player could not draw the full number (TNE-C12.2).
    Bag,
    /// At most two treasures were left (TNE-C12.1).
    Treasures,
}

/// A conflict in which a player is asked for support.
///
/// It is a war if a tile was just placed, and a revolt otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    pub(crate) attacker: Leader,
    pub(crate) defender: Leader,
    /// What the attacker added, once decided.
    pub(crate) added: Option<u8>,
}

/// Something built from tiles turned face down: its anchor and the colour of those tiles.
///
/// The anchor of a monument is the upper left square of its 2×2, that of the wonder the centre of its plus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Built {
    pub(crate) at: Square,
    pub(crate) tiles: Colour,
}

/// What everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    pub(crate) players: u8,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// What follows [`Phase::Deal`].
    pub(crate) then: Phase,
    pub(crate) active: Seat,
    /// The actions left in this turn, the running one among them.
    pub(crate) actions: u8,
    /// Face-up tiles by colour, the one under the unification tile among them.
    pub(crate) tiles: [SquareSet; COLOURS],
    /// Face-down tiles: those under monuments and the wonder.
    pub(crate) down: SquareSet,
    /// Catastrophes.
    pub(crate) dead: SquareSet,
    pub(crate) treasures: SquareSet,
    /// The number of each leader's square, or [`OFF`].
    leaders: [u8; LEADERS],
    /// The squares of all leaders.
    pub(crate) led: SquareSet,
    /// What follows from the squares' contents; [`Open::put_tile`] and its like keep both.
    pub(crate) kingdoms: KingdomMap,
    pub(crate) empty: EmptySquares,
    pub(crate) buildings: [Option<Square>; COLOURS],
    pub(crate) monuments: [Option<Built>; MONUMENTS],
    /// Monuments that cannot be built though they stand nowhere; only cases have them.
    pub(crate) withheld: MonumentSet,
    pub(crate) wonder: Option<Built>,
    pub(crate) catastrophes: [u8; SEATS],
    pub(crate) points: [[u16; COLOURS]; SEATS],
    pub(crate) gold: [u8; SEATS],
    pub(crate) hand_len: [u8; SEATS],
    /// How many tiles each seat has swapped away.
    pub(crate) discard_len: [u8; SEATS],
    pub(crate) bag_len: u8,
    /// Tiles that not everyone has seen: in hands, in the bag, or swapped away.
    pub(crate) unseen: Tiles,
    /// Tiles that left the game through conflicts.
    pub(crate) fallen: Tiles,
    /// Tiles that left the game through catastrophes.
    pub(crate) lost: Tiles,
    /// The tile placed by the running action; it lies under the unification tile while wars are fought.
    pub(crate) placed: Option<Square>,
    pub(crate) conflict: Option<Conflict>,
    /// Whether a position was set up in which treasures are to be taken though no one acted; only cases do that.
    pub(crate) unsettled: bool,
    /// Who takes a treasure in [`Phase::Take`].
    pub(crate) taker: Option<Seat>,
    /// Tiles still to be drawn in [`Phase::Swap`].
    pub(crate) draws: u8,
    /// Seats whose hand chance still deals.
    pub(crate) undealt: Set<Seat, u8>,
    pub(crate) end: Option<End>,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secret {
    pub(crate) hand: Tiles,
    /// The tiles it has swapped away.
    pub(crate) discards: Tiles,
}

/// A valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) secrets: [Secret; SEATS],
    pub(crate) bag: Tiles,
}

impl State {
    /// The state before the first draw.
    pub(crate) fn new(players: u8, options: Options) -> Self {
        let start = options.board.printed().start;
        let mut bag = SUPPLY;
        // TNE-D02: the start temples come from the supply.
        bag[Colour::Red.index()] -= start.len() as u8;
        let mut tiles = [SquareSet::EMPTY; COLOURS];
        tiles[Colour::Red.index()] = start;
        let open = Open {
            players,
            options,
            phase: Phase::Deal,
            then: Phase::Start,
            active: Seat(0),
            actions: ACTIONS,
            tiles,
            down: SquareSet::EMPTY,
            dead: SquareSet::EMPTY,
            treasures: start,
            leaders: [OFF; LEADERS],
            led: SquareSet::EMPTY,
            kingdoms: KingdomMap::EMPTY,
            empty: EmptySquares::beside(start, options.board.printed().river),
            buildings: [None; COLOURS],
            monuments: [None; MONUMENTS],
            withheld: MonumentSet::default(),
            wonder: None,
            catastrophes: std::array::from_fn(|seat| if seat < players as usize { CATASTROPHES } else { 0 }),
            points: [[0; COLOURS]; SEATS],
            gold: [0; SEATS],
            hand_len: [0; SEATS],
            discard_len: [0; SEATS],
            bag_len: total(&bag),
            unseen: bag,
            fallen: [0; COLOURS],
            lost: [0; COLOURS],
            placed: None,
            conflict: None,
            unsettled: false,
            taker: None,
            draws: 0,
            undealt: Seat::all(players).collect(),
            end: None,
        };
        Self { open, secrets: [Secret::default(); SEATS], bag }
    }
}

impl GameState for State {
    type Options = Options;

    fn players(&self) -> u8 {
        self.open.players
    }

    fn options(&self) -> Options {
        self.open.options
    }

    fn actor(&self) -> Actor {
        self.open.actor()
    }

    fn active(&self) -> Option<Seat> {
        (self.open.then != Phase::Start).then_some(self.open.active)
    }

    fn scores(&self) -> PerSeat<i32> {
        end::scores(&self.open)
    }

    fn tally(&self) -> PerSeat<i32> {
        end::gained(&self.open)
    }

    fn ranking(&self) -> PerSeat<u8> {
        end::ranking(&self.open)
    }

    fn end_reason(&self) -> Option<&'static str> {
        self.open.end.map(Into::into)
    }

    fn ledger(&self) -> Vec<(&'static str, u32)> {
        ledger::entries(self)
    }
}

impl Open {
    /// Who decides now.
    #[expect(clippy::expect_used, reason = "rules and setups enter these phases only with what they need")]
    pub(crate) fn actor(&self) -> Actor {
        match self.phase {
            Phase::Deal | Phase::Start | Phase::Swap | Phase::Refill => Actor::Chance,
            Phase::Act | Phase::Choose | Phase::Building | Phase::Monument | Phase::WonderPoint => {
                Actor::Seat(self.active)
            }
            Phase::Support => Actor::Seat(self.supporter().expect("support is asked in a conflict")),
            Phase::Take => Actor::Seat(self.taker.expect("a treasure that is taken has a taker")),
            Phase::Over => Actor::Over,
        }
    }

    /// What is printed on the side in play.
    #[inline]
    pub(crate) fn printed(&self) -> &'static Printed {
        self.options.board.printed()
    }

    /// Whose support is asked: first the attacker's, then the defender's (TNE-C7.4, TNE-C8.6).
    #[inline]
    pub(crate) fn supporter(&self) -> Option<Seat> {
        let conflict = self.conflict?;
        let side = if conflict.added.is_none() { conflict.attacker } else { conflict.defender };
        Some(side.seat())
    }

    /// The face-up tiles of a colour.
    #[inline]
    pub(crate) fn tiles_of(&self, colour: Colour) -> SquareSet {
        self.tiles[colour.index()]
    }

    /// The colour of the face-up tile on a square.
    pub(crate) fn tile_at(&self, square: Square) -> Option<Colour> {
        // At most one colour has the square; which could not be foreseen, and so nothing is skipped.
        let [red, blue, green, black] = self.tiles.map(|tiles| tiles.contains(square));
        let which = usize::from(blue) + 2 * usize::from(green) + 3 * usize::from(black);
        if red | (which > 0) { Colour::ALL.get(which).copied() } else { None }
    }

    /// What connects: tiles face up and down, and leaders (TNE-C1.2).
    #[inline]
    pub(crate) fn occupied(&self) -> SquareSet {
        squares::ALL.minus(self.empty.squares() | self.dead)
    }

    /// Squares with nothing on them.
    #[inline]
    pub(crate) fn empty(&self) -> SquareSet {
        self.empty.squares()
    }

    /// Where a leader is.
    #[inline]
    pub(crate) fn place_of(&self, leader: Leader) -> Option<Square> {
        Square::at(self.leaders[leader.index()].into())
    }

    /// The number of a leader's square; beyond the board if it is not there.
    #[inline]
    pub(crate) fn number_of(&self, leader: Leader) -> u8 {
        self.leaders[leader.index()]
    }

    /// The colours of the leaders that a seat has on the board.
    #[inline]
    pub(crate) fn leaders_out(&self, seat: Seat) -> ColourSet {
        let out =
            |colour: Colour| u8::from(self.number_of(Leader::new(colour, seat)) != OFF) << colour.index();
        ColourSet::from_bits(Colour::ALL.into_iter().fold(0, |found, colour| found | out(colour)))
    }

    /// The leader on a square.
    #[inline]
    pub(crate) fn leader_at(&self, square: Square) -> Option<Leader> {
        // Eight leaders at a time: a byte that is zero after comparing is the one.
        const LOW: u64 = 0x0101_0101_0101_0101;
        let number = square.index() as u64 * LOW;
        let (halves, _) = self.leaders.as_chunks::<8>();
        for (half, bytes) in halves.iter().enumerate() {
            let differences = u64::from_le_bytes(*bytes) ^ number;
            let equal = differences.wrapping_sub(LOW) & !differences & LOW << 7;
            if equal != 0 {
                return Leader::at(half * 8 + equal.trailing_zeros() as usize / 8);
            }
        }
        None
    }

    /// Writes down where a leader is, and nothing of what follows for its kingdom.
    #[inline]
    pub(crate) fn stand(&mut self, leader: Leader, square: Option<Square>) {
        if let Some(old) = self.place_of(leader) {
            self.led = self.led.minus(*old.alone());
        }
        if let Some(new) = square {
            self.led |= *new.alone();
        }
        self.leaders[leader.index()] = square.map_or(OFF, |square| square.index() as u8);
    }

    /// The building on a square.
    pub(crate) fn building_at(&self, square: Square) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.buildings[colour.index()] == Some(square))
    }

    /// Whether a monument can still be built.
    pub(crate) fn is_free(&self, monument: Monument) -> bool {
        self.monuments[monument.index()].is_none() && !self.withheld.contains(monument)
    }

    /// Whose hand chance fills now.
    #[inline]
    pub(crate) fn drawing(&self) -> Option<Seat> {
        match self.phase {
            Phase::Deal => self.next_dealt(),
            Phase::Swap => Some(self.active),
            Phase::Refill => self.next_refilled(),
            _ => None,
        }
    }

    /// TNE-D47: hands are dealt seat by seat.
    pub(crate) fn next_dealt(&self) -> Option<Seat> {
        let mut waiting = Seat::all(self.players).filter(|&seat| self.undealt.contains(seat));
        waiting.find(|seat| self.hand_len[seat.index()] < HAND && self.bag_len > 0)
    }

    /// TNE-C6.3, TNE-D36: first the active player, then clockwise.
    #[inline]
    pub(crate) fn next_refilled(&self) -> Option<Seat> {
        let mut seat = self.active;
        for _ in 0..self.players {
            if self.hand_len[seat.index()] < HAND {
                return Some(seat);
            }
            seat = seat.next(self.players);
        }
        None
    }

    /// The seats from one on, clockwise.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        std::iter::successors(Some(from), move |seat| Some(seat.next(players))).take(players as usize)
    }
}
