//! Positions as people write them.
//!
//! Every field may be left out and then stands for the start of a game (see `docs/positions/babylon.md`).

mod build;
mod replay;
mod texts;

use serde::{Deserialize, Serialize, Serializer};
use shinar_core::{GameSetup, Seat, SetupError};

pub use self::texts::{Changed, DecoText, First, Kept, LaidText, PhaseName};
use crate::{
    pieces::{Flower, Pile, Tile, Token},
    state::{Change, Current, Phase, State},
};

/// A position, not yet known to make sense.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4. Default: as many as `seats` has, at least 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(range(min = 2, max = 4)))]
    pub players: Option<u8>,
    /// BBL-A5. Default: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overlap_any_level: Option<bool>,
    /// BBL-A15. Default: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stair_volume: Option<bool>,
    /// BBL-A42. Default: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strict_supply: Option<bool>,
    /// The digest of a corrected list of components. Default: the built-in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(regex(pattern = "^sha256:[0-9a-f]{64}$")))]
    pub components: Option<String>,
    /// What is being done. Default: the beginning if nothing else is given, otherwise `mine`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<PhaseName>,
    /// Whose turn it is. Default: the first player.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "in_words")]
    pub active: Option<Seat>,
    /// Who begins every round, or `lot`. Default: the lot at the beginning, otherwise P1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<First>,
    /// From 1. Default: the earliest round in which the players can have their tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(range(min = 1, max = 15)))]
    pub round: Option<u8>,
    /// The round token in force. Default: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// Every round token seen so far. Default: the one in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<Vec<Token>>,
    /// The 16 stacks, row by row. Default: as high as the tiles elsewhere allow, and chance turns up the tops.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(length(equal = 16)))]
    pub quarry: Option<Vec<Pile>>,
    /// Clay tiles removed so far, in phase `remove`. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(range(max = 6)))]
    pub removed: Option<u8>,
    /// Tiles that left the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Tile>,
    /// The mined tile in the active player's hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mined: Option<Tile>,
    /// Double pillars in the active player's hand. Default: the one of the round token until a tile is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(range(max = 1)))]
    pub doubles: Option<u8>,
    /// How many of the active garden's last tiles were placed this turn.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", schemars(range(max = 2)))]
    pub built: u8,
    /// The symbol changed this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changed: Option<Changed>,
    /// What each player has, in seat order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", schemars(length(max = 4)))]
    pub seats: Vec<SeatSetup>,
}

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SeatSetup {
    /// The flower of the board. Default: chance draws it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flower: Option<Flower>,
    /// Single pillars. Default: none, or in that player's turn the one of the round token.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(range(max = 12)))]
    pub pillars: Option<u8>,
    /// The stored tile, or `none`. Default: the starting tile, unless it is elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stored: Option<Kept>,
    /// The tiles of the garden, in the order in which they were placed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub garden: Vec<LaidText>,
    /// Stairs, fountains, footbridges and statues, covered ones too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deco: Vec<DecoText>,
}

/// JSON positions write a seat as people do, unlike other JSON.
fn in_words<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    seat.map(|seat| seat.to_string()).serialize(serializer)
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl GameSetup for Setup {
    type State = State;

    fn to_state(&self) -> Result<State, SetupError> {
        build::state(self)
    }

    fn of(state: &State) -> Self {
        let options = state.options;
        let seen = Token::ALL.into_iter().flat_map(|token| {
            let count = options.components.tokens()[token.index()] - state.tokens[token.index()];
            (0..count).map(move |_| token)
        });
        let due = state.token == Current::Due;
        let garden = state.garden();
        Self {
            players: Some(state.players),
            overlap_any_level: (!options.overlap_any_level).then_some(false),
            stair_volume: (!options.stair_volume).then_some(false),
            strict_supply: options.strict_supply.then_some(true),
            components: (!options.components.is_built_in()).then(|| options.components.digest().to_owned()),
            phase: Some(if due { PhaseName::Token } else { PhaseName::Decide(state.phase) }),
            active: Some(state.active),
            first: Some(First(state.first)),
            round: Some(state.round),
            token: state.shown(),
            seen: Some(seen.collect()),
            quarry: Some(state.quarry.to_vec()),
            removed: (state.phase == Phase::Remove).then_some(state.removed),
            gone: state.gone.into_iter().collect(),
            mined: state.mined,
            doubles: Some(state.doubles),
            built: state.built,
            changed: match state.change {
                Change::Unused => None,
                Change::Covered => Some(Changed::Covered),
                Change::On(cell) => garden.symbol(cell).map(|symbol| Changed::Shows(cell, symbol)),
            },
            seats: Seat::all(state.players).map(|seat| SeatSetup::of(state, seat)).collect(),
        }
    }
}

impl SeatSetup {
    fn of(state: &State, seat: Seat) -> Self {
        let garden = &state.gardens[seat.index()];
        Self {
            flower: state.flower(seat),
            pillars: Some(state.pillars[seat.index()]),
            stored: Some(Kept(state.slots[seat.index()])),
            garden: garden.tiles().iter().map(LaidText::of).collect(),
            deco: garden.decorations().iter().map(DecoText::of).collect(),
        }
    }
}
