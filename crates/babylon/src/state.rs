//! The whole truth of a position.
//!
//! Nothing in it is secret. What nobody can know — the tiles below the top of the quarry, the round tokens to come —
//! is not yet decided: the state holds what may still appear, and chance draws it at the moment it is turned up. So a
//! view is the state as it is.

use serde::Serialize;
use shinar_core::{Actor, Seat};

use crate::{
    board::{Cell, STACKS, Stack},
    garden::Garden,
    options::Options,
    pieces::{Flower, Material, PIECES, Piece, QUARRY_TILES, TOKENS, Tile, Token},
};

/// The most seats.
pub(crate) const SEATS: usize = shinar_core::MAX_SEATS;
/// BBL-K1: the single pillars that can be stored.
pub const STORED_PILLARS: u8 = 6;

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Take a clay tile out of the game (BBL-S5).
    Remove,
    /// Mine a tile (BBL-M1).
    Mine,
    /// Place tiles and decorations (BBL-B1), or close the turn.
    Build,
    /// What to do with the mined tile, after the stored one was discarded (BBL-A38).
    Store,
    /// The game has ended (BBL-E1).
    Over,
}

impl Phase {
    pub(crate) const ALL: [Self; 5] = [Self::Remove, Self::Mine, Self::Build, Self::Store, Self::Over];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Remove => "remove",
            Self::Mine => "mine",
            Self::Build => "build",
            Self::Store => "store",
            Self::Over => "over",
        }
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Every round was played (BBL-E1).
    LastRound,
}

impl End {
    /// Its name, as JSON writes it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::LastRound => "last_round",
        }
    }
}

/// What happens next: an outcome of chance that is due, or a player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Chance gives a board to the seat (BBL-A45).
    Board(Seat),
    /// Chance turns up the top tile of a stack (BBL-S1).
    Reveal(Stack, Material),
    /// Chance draws the first player (BBL-S4).
    Start,
    /// Chance turns up the round token (BBL-T3).
    Token,
    /// A player decides, or the game is over.
    Decide(Phase),
}

/// The top of a stack: a tile, the height of a stack whose top is still face down, or the bottom of the quarry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Top(u8);

const UNKNOWN: u8 = 0xf0;

impl Top {
    pub(crate) const BOTTOM: Self = Self::unknown(0);

    pub(crate) const fn unknown(height: u8) -> Self {
        Self(UNKNOWN | height & 3)
    }

    pub(crate) const fn of(tile: Tile) -> Self {
        Self(tile.index() as u8)
    }

    /// The tile, if there is one and it is known.
    #[inline]
    pub(crate) fn tile(self) -> Option<Tile> {
        if (self.0 as usize) < QUARRY_TILES { Tile::number(self.0 as usize) } else { None }
    }

    #[inline]
    pub(crate) const fn height(self) -> u8 {
        if self.0 < QUARRY_TILES as u8 { 3 - self.0 / 16 } else { self.0 & 3 }
    }
}

/// A tile or none, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot(u8);

impl Slot {
    pub(crate) const EMPTY: Self = Self(u8::MAX);

    pub(crate) const fn of(tile: Tile) -> Self {
        Self(tile.index() as u8)
    }

    #[inline]
    pub(crate) const fn tile(self) -> Option<Tile> {
        Tile::number(self.0 as usize)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == u8::MAX
    }
}

/// BBL-A40: what became of this turn's change of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Nothing yet.
    Unused,
    /// The cell shows another symbol than the printed one.
    On(Cell),
    /// It was made, and the cell was covered since.
    Covered,
}

/// A round token in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Current {
    /// None: the first round (BBL-A23).
    None,
    /// Chance is about to turn it up.
    Due,
    /// This one.
    Shown(Token),
}

/// A valid position. Flat and without a heap: 944 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// Who begins every round; unknown until the lot has fallen.
    pub(crate) first: Option<Seat>,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) token: Current,
    /// Seats that have no board yet, one bit each.
    pub(crate) boardless: u8,
    /// Clay tiles removed so far (BBL-S5).
    pub(crate) removed: u8,
    pub(crate) quarry: [Top; STACKS],
    /// Stacks whose top tile chance is about to turn up, one bit each.
    pub(crate) facedown: u16,
    /// Quarry tiles that nobody has seen, one bit each.
    pub(crate) unseen: u64,
    /// Tiles that left the game, one bit each.
    pub(crate) gone: u64,
    /// Round tokens that nobody has seen, those put back into the box among them.
    pub(crate) tokens: [u8; TOKENS],
    pub(crate) flowers: [Flower; SEATS],
    /// Single pillars, stored or in hand.
    pub(crate) pillars: [u8; SEATS],
    /// Stored tiles.
    pub(crate) slots: [Slot; SEATS],
    pub(crate) gardens: [Garden; SEATS],
    /// The mined tile in hand.
    pub(crate) mined: Slot,
    /// Double pillars in hand (BBL-N2).
    pub(crate) doubles: u8,
    /// Tiles placed this turn: the last ones of the active garden.
    pub(crate) built: u8,
    pub(crate) change: Change,
    /// The cells of the tiles placed this turn.
    pub(crate) fresh: u64,
    /// Plastic pieces taken from the supply (BBL-A42).
    pub(crate) used: [u16; PIECES],
}

impl State {
    /// The state before the first draw.
    pub(crate) fn new(players: u8, options: Options) -> Self {
        Self {
            options,
            players,
            phase: if removals(players) > 0 { Phase::Remove } else { Phase::Mine },
            active: Seat(0),
            first: None,
            round: 1,
            token: Current::None,
            boardless: (1 << players) - 1,
            removed: 0,
            quarry: [Top::unknown(3); STACKS],
            facedown: u16::MAX,
            unseen: (1 << QUARRY_TILES) - 1,
            gone: 0,
            tokens: *options.components.tokens(),
            flowers: Flower::ALL,
            pillars: [0; SEATS],
            slots: [Slot::EMPTY; SEATS],
            gardens: [Garden::default(); SEATS],
            mined: Slot::EMPTY,
            doubles: 0,
            built: 0,
            change: Change::Unused,
            fresh: 0,
            used: [0; PIECES],
        }
    }

    /// What happens next.
    #[inline]
    pub(crate) fn step(&self) -> Step {
        if self.facedown != 0 && self.boardless == 0 {
            let stack = Stack::number(self.facedown.trailing_zeros() as usize);
            if let Some(material) = Material::of_height(self.height(stack)) {
                return Step::Reveal(stack, material);
            }
        }
        if self.boardless != 0 {
            return Step::Board(Seat(self.boardless.trailing_zeros() as u8));
        }
        if self.first.is_none() {
            return Step::Start;
        }
        if self.token == Current::Due { Step::Token } else { Step::Decide(self.phase) }
    }

    /// Who decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Actor {
        match self.step() {
            Step::Decide(Phase::Over) => Actor::Over,
            Step::Decide(_) => Actor::Seat(self.active),
            _ => Actor::Chance,
        }
    }

    /// Whose turn it is; nobody's before the lot has fallen.
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        self.first.map(|_| self.active)
    }

    /// Why the game is over, if it is.
    pub(crate) fn end(&self) -> Option<End> {
        (self.actor() == Actor::Over).then_some(End::LastRound)
    }

    /// The height of a stack.
    #[inline]
    pub(crate) fn height(&self, stack: Stack) -> u8 {
        self.quarry[stack.index()].height()
    }

    /// The number of tiles in the quarry.
    pub(crate) fn quarry_tiles(&self) -> u32 {
        self.quarry.iter().map(|top| u32::from(top.height())).sum()
    }

    /// The garden of the active player.
    #[inline]
    pub(crate) fn garden(&self) -> &Garden {
        &self.gardens[self.active.index()]
    }

    /// The round token in force, if it has an effect or not.
    #[inline]
    pub(crate) fn shown(&self) -> Option<Token> {
        match self.token {
            Current::Shown(token) => Some(token),
            Current::None | Current::Due => None,
        }
    }

    /// BBL-A32, BBL-A42: how many of a piece can be taken from the supply.
    #[inline]
    pub(crate) fn supply(&self, piece: Piece) -> u16 {
        if self.options.strict_supply {
            piece.supply().saturating_sub(self.used[piece.index()])
        } else {
            u16::MAX
        }
    }

    #[inline]
    pub(crate) fn take(&mut self, piece: Piece, count: u16) {
        let used = &mut self.used[piece.index()];
        *used = used.saturating_add(count);
    }

    #[inline]
    pub(crate) fn give_back(&mut self, piece: Piece, count: u16) {
        let used = &mut self.used[piece.index()];
        *used = used.saturating_sub(count);
    }

    /// The flower of a seat's board, once it has one.
    pub(crate) fn flower(&self, seat: Seat) -> Option<Flower> {
        (self.boardless >> seat.0 & 1 == 0).then(|| self.flowers[seat.index()])
    }

    /// BBL-S3: the rounds of the game.
    #[inline]
    pub(crate) const fn rounds(&self) -> u8 {
        rounds(self.players)
    }
}

/// BBL-S3: how many rounds a game has.
pub const fn rounds(players: u8) -> u8 {
    match players {
        2 => 15,
        3 => 13,
        _ => 11,
    }
}

/// BBL-S5: how many clay tiles are removed before the game.
pub const fn removals(players: u8) -> u8 {
    match players {
        2 => 6,
        3 => 3,
        _ => 0,
    }
}

const _: () = assert!(size_of::<State>() <= 1024);
