//! Positions as people write them.
//!
//! Every field may be left out and then stands for the start of a game (see `docs/positions/babylonia.md`).

pub(crate) mod build;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shinar_core::{Seat, SetupError, distinct_map, optional_distinct_map, prelude::*};

use crate::{
    board::{Hex, Site},
    pieces::{CITY_TILES, Card, KINDS, Kind, Tile, Token},
    state::{Phase, State},
};

/// A position, not yet known to make sense.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4. Default: as many as `seats` has, at least 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// BAB-V1. Default: no.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub random_cards: bool,
    /// What is being done. Default: `place` if `tiles` is given, otherwise everything is still to be laid out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Whose turn it is. Default: the first player if `tiles` is given, otherwise the lot decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// Who chooses a card, in phase `card`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chooser: Option<Seat>,
    /// The number of the turn, from 1. Default: 1 on an empty board, otherwise the first turn after the first round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// The tiles on the board. Default: chance lays them out.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "optional_distinct_map")]
    pub tiles: Option<BTreeMap<Hex, Tile>>,
    /// The tokens on the board; those on rivers lie face down.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "distinct_map")]
    pub tokens: BTreeMap<Hex, Token>,
    /// Ziggurats that were resolved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resolved: Vec<Hex>,
    /// The hexes played on this turn, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<Hex>,
    /// The cards that lie open. Default: cards 1 to 7 without those in front of players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<Card>>,
    /// Seats with a stand that is still being dealt.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<Seat>,
    /// What each player has, in seat order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatSetup>,
}

/// What lies before one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SeatSetup {
    /// The points so far.
    #[serde(skip_serializing_if = "is_zero")]
    pub score: u16,
    /// The tokens on the stand, such as `mopff`. Default: chance deals them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand: Option<String>,
    /// The tokens in the pool. Default: all that are not elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<String>,
    /// City tiles in front of the player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<Tile>,
    /// Ziggurat cards in front of the player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// Whether the extra turn of card 2 was taken.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub extra_used: bool,
}

fn is_zero(score: &u16) -> bool {
    *score == 0
}

/// Tokens as letters, such as `mmopf`.
pub(crate) fn kind_letters(counts: &[u8; KINDS]) -> String {
    Kind::ALL.into_iter().flat_map(|kind| (0..counts[kind.index()]).map(move |_| kind.letter())).collect()
}

/// The city tiles of counts, one by one.
pub(crate) fn city_names(counts: &[u8; CITY_TILES]) -> Vec<Tile> {
    Tile::all().take(CITY_TILES).flat_map(|tile| (0..counts[tile.index()]).map(move |_| tile)).collect()
}

impl GameSetup for Setup {
    type State = State;

    fn to_state(&self) -> Result<State, SetupError> {
        build::state(self)
    }

    fn of(state: &State) -> Self {
        let open = &state.open;
        let started = open.then != Phase::Start;
        let phase = if open.phase == Phase::Deal { open.then } else { open.phase };
        let mut tokens = BTreeMap::new();
        for seat in Seat::all(open.players) {
            for hex in open.tokens[seat.index()] {
                let kind = open.face_up_kind(hex).or_else(|| state.secrets[seat.index()].kind_at(hex));
                tokens.extend(kind.map(|kind| (hex, Token { kind, seat })));
            }
        }
        let mut deal = Vec::new();
        let mut seats = Vec::new();
        for seat in Seat::all(open.players) {
            let at = seat.index();
            let secret = &state.secrets[at];
            let waits = open.undealt.contains(seat);
            if waits && open.stand_len[at] > 0 {
                deal.push(seat);
            }
            seats.push(SeatSetup {
                score: open.scores[at],
                stand: (!waits || open.stand_len[at] > 0).then(|| kind_letters(&secret.stand)),
                pool: Some(kind_letters(&secret.pool)),
                cities: city_names(&open.owned[at]),
                cards: open.held[at].into_iter().collect(),
                extra_used: open.holds(seat, Card::EXTRA_TURN) && !open.can_use(seat, Card::EXTRA_TURN),
            });
        }
        Self {
            players: Some(open.players),
            random_cards: open.options.random_cards,
            phase: Some(phase),
            active: started.then_some(open.active),
            chooser: (phase == Phase::Card).then_some(open.chooser),
            turn: Some(open.turn),
            tiles: Some(Site::places().filter_map(|site| Some((site.hex(), open.tile(site)?))).collect()),
            tokens,
            resolved: open.resolved().into_iter().map(Site::hex).collect(),
            placed: open.played.hexes().collect(),
            cards: Some(open.cards.into_iter().collect()),
            deal,
            seats,
        }
    }
}
