//! The whole truth of a position.
//!
//! Nothing in it is secret. What no player can know — the tiles below the top of the quarry, the round tokens to come —
//! is not yet decided: the state holds what may still appear, and chance draws it at the moment it is turned up. So a
//! view is the state as it is.

use serde::Serialize;
use shinar_core::{Actor, GameState, PerSeat, Seat, Set};

use crate::{
    board::{Cell, CellSet, STACKS, Stack, StackSet},
    garden::Garden,
    ledger,
    options::Options,
    pieces::{ALL_QUARRY_TILES, Flower, Material, PIECES, Piece, Pile, TOKENS, Tile, TileSet, Token},
    rules::score,
};

/// The most seats.
pub(crate) const SEATS: usize = shinar_core::MAX_SEATS;
/// BBL-K1: the single pillars that can be stored.
pub const STORED_PILLARS: u8 = 6;

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
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

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum End {
    /// Every round was played (BBL-E1).
    LastRound,
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

/// A valid position. Flat and without a heap: at most 1024 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// Who begins every round; unknown until that player is drawn.
    pub(crate) first: Option<Seat>,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) token: Current,
    /// Seats that have no board yet.
    pub(crate) boardless: Set<Seat, u8>,
    /// Clay tiles removed so far (BBL-S5).
    pub(crate) removed: u8,
    pub(crate) quarry: [Pile; STACKS],
    /// Stacks whose top tile chance is about to turn up: those that are [`Pile::Unknown`].
    pub(crate) facedown: StackSet,
    /// Quarry tiles that have never been seen.
    pub(crate) unseen: TileSet,
    /// Tiles that left the game.
    pub(crate) gone: TileSet,
    /// Round tokens that have never been seen, those put back into the box among them.
    pub(crate) tokens: [u8; TOKENS],
    pub(crate) flowers: [Flower; SEATS],
    /// Single pillars, stored or in hand.
    pub(crate) pillars: [u8; SEATS],
    /// Stored tiles.
    pub(crate) slots: [Option<Tile>; SEATS],
    pub(crate) gardens: [Garden; SEATS],
    /// The mined tile in hand.
    pub(crate) mined: Option<Tile>,
    /// Double pillars in hand (BBL-N2).
    pub(crate) doubles: u8,
    /// Tiles placed this turn: the last ones of the active garden.
    pub(crate) built: u8,
    pub(crate) change: Change,
    /// The cells of the tiles placed this turn.
    pub(crate) fresh: CellSet,
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
            boardless: Seat::all(players).collect(),
            removed: 0,
            quarry: [Pile::Unknown(Material::Clay); STACKS],
            facedown: StackSet::from_bits(u16::MAX),
            unseen: ALL_QUARRY_TILES,
            gone: TileSet::EMPTY,
            tokens: *options.components.tokens(),
            flowers: Flower::ALL,
            pillars: [0; SEATS],
            slots: [None; SEATS],
            gardens: [Garden::EMPTY; SEATS],
            mined: None,
            doubles: 0,
            built: 0,
            change: Change::Unused,
            fresh: CellSet::EMPTY,
            used: [0; PIECES],
        }
    }

    /// What happens next.
    #[inline]
    pub(crate) fn step(&self) -> Step {
        if let Some(seat) = self.boardless.first() {
            return Step::Board(seat);
        }
        if let Some(stack) = self.facedown.first()
            && let Pile::Unknown(material) = self.quarry[stack.index()]
        {
            return Step::Reveal(stack, material);
        }
        if self.first.is_none() {
            return Step::Start;
        }
        if self.token == Current::Due { Step::Token } else { Step::Decide(self.phase) }
    }

    /// Why the game is over, if it is.
    pub(crate) fn end(&self) -> Option<End> {
        (self.actor() == Actor::Over).then_some(End::LastRound)
    }

    /// How many players have their turn before a seat in each round; counted from P1 until the first player is drawn.
    pub(crate) fn order(&self, seat: Seat) -> u8 {
        (seat.0 + self.players - self.first.unwrap_or(Seat(0)).0) % self.players
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

    /// The round token in force, whether it has an effect or not.
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

    /// Takes pieces from the supply. Saturates, like everything here that an illegal action could overdraw.
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
        (!self.boardless.contains(seat)).then(|| self.flowers[seat.index()])
    }

    /// BBL-S3: the rounds of the game.
    #[inline]
    pub(crate) const fn rounds(&self) -> u8 {
        rounds(self.players)
    }
}

impl GameState for State {
    type Options = Options;

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn actor(&self) -> Actor {
        match self.step() {
            Step::Decide(Phase::Over) => Actor::Over,
            Step::Decide(_) => Actor::Seat(self.active),
            Step::Board(_) | Step::Reveal(..) | Step::Start | Step::Token => Actor::Chance,
        }
    }

    fn active(&self) -> Option<Seat> {
        self.first.map(|_| self.active)
    }

    fn scores(&self) -> PerSeat<i32> {
        score::scores(self)
    }

    fn ranking(&self) -> PerSeat<u8> {
        score::ranking(self)
    }

    fn end_reason(&self) -> Option<&'static str> {
        self.end().map(Into::into)
    }

    fn ledger(&self) -> Vec<(&'static str, u32)> {
        ledger::entries(self)
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
