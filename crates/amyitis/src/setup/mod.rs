//! Positions as people write them.
//!
//! Every field may be left out and then stands for the start of a game; what chance has to deal it deals before play
//! goes on (see `docs/positions/amyitis.md`).

mod build;
mod decision;

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use shinar_core::{Seat, SetupError, TextError, distinct_map, prelude::*};

use crate::{
    board::{Side, Space},
    pieces::{BonusCard, CITIES, Craft, Good, Guild, PlantText, Row, Temple, Tile, good_letters},
    state::{GREY, Phase, State},
    trios::Trio,
    version::Version,
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
    /// The version of the rules. Default: the newest. Version 1 also asks where there is only one choice (AMY-X2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(range(min = 1, max = 2)))]
    pub rules: Option<u32>,
    /// The digest of a components file, or its text. Default: the built-in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// AMY-R12: water passes a double side only when both segments are irrigated. Default: no.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub both_canals: bool,
    /// AMY-R22. Default: no.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub strict_supply: bool,
    /// What is being done. Default: `craft` if `first` is given, otherwise the lot decides who begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<PhaseName>,
    /// Who has the first-player card. Default: the first player, or in phase `start` the lot decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Whose decision it is. Default: the first player's, or whose it must be by the temples and goods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// The number of the round, from 1. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", schemars(range(min = 1)))]
    pub round: Option<u16>,
    /// The city where the caravan is. Default: the first one, Babylon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caravan: Option<String>,
    /// The plant card of each plant city with its upper side. Default: chance lays them out.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub plants: BTreeMap<String, PlantText>,
    /// The tokens on caravan leaders that are still to be had. Default: chance puts them there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Good>,
    /// The trios of craftsmen, such as `fpE`; turned cards have capitals. Default: chance deals what is missing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", schemars(inner(regex(pattern = "^[fpemFPEM]{0,3}$"))))]
    pub trios: Vec<String>,
    /// The garden tiles that lie. Default: chance lays them out.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "distinct_map")]
    pub tiles: BTreeMap<Space, Tile>,
    /// The spaces that were planted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub planted: Vec<Space>,
    /// The cubes on the segments of each side: players' numbers, `n` for a grey one.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "distinct_map")]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<Side, crate::types::Cubes>"))]
    pub canals: BTreeMap<Side, String>,
    /// The cubes on the fields of each row, from the left.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "distinct_map")]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<Row, crate::types::Cubes>"))]
    pub fields: BTreeMap<Row, String>,
    /// The cubes in each temple, from the left.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "distinct_map")]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<Temple, crate::types::Cubes>"))]
    pub temples: BTreeMap<Temple, String>,
    /// Goods sold so far in phase `sell`, or parts of the price paid in phase `pay`.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", schemars(range(max = 1)))]
    pub done: u8,
    /// The space just planted, while its bonus is being taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<Space>,
    /// Goods still to be chosen as bonus.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", schemars(range(max = 99)))]
    pub bonus_goods: u8,
    /// The guild card still to be taken as bonus: a guild, or `any`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_card: Option<BonusCard>,
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
    /// Talents. Default: those of the start, 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub talents: Option<u16>,
    /// Camels. Default: those of the start, 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camels: Option<u16>,
    /// Goods as letters, such as `sspw`.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "types", schemars(regex(pattern = "^[spbdw]*$")))]
    pub goods: String,
    /// The level of the caravan leader.
    #[serde(skip_serializing_if = "is_zero")]
    pub caravaneer: u8,
    /// The level of the banker; 0 is none.
    #[serde(skip_serializing_if = "is_zero")]
    pub banker: u8,
    /// The level of the palace; 0 is none.
    #[serde(skip_serializing_if = "is_zero")]
    pub palace: u8,
    /// The number of gardeners.
    #[serde(skip_serializing_if = "is_zero")]
    pub gardeners: u8,
    /// Garden tiles in front of the player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Tile>,
    /// Whether the player has passed in this round.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
}

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

/// A phase that a position can be in. What chance deals is not among them: it follows from what is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct PhaseName(pub(crate) Phase);

impl PhaseName {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Phase::ALL.into_iter().filter(|phase| !phase.in_setup() || *phase == Phase::Start).map(Self)
    }
}

impl fmt::Display for PhaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PhaseName {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let expected = "a phase: start, craft, turn, field, priest, engineer, sell, canal, pay, take, token, plant, good, \
                        bonus, procession, ishtar, harvest, swap, discard or over";
        Self::all().find(|name| name.to_string() == text).ok_or_else(|| TextError::new(expected, text))
    }
}

/// The letter of a cube: a player's number, or `n`.
pub(crate) fn cube_letter(owner: usize) -> char {
    if owner == GREY { 'n' } else { (b'1' + owner as u8) as char }
}

/// Cubes as letters.
pub(crate) fn cube_letters(owners: &[u8]) -> String {
    owners.iter().map(|&owner| cube_letter(owner.into())).collect()
}

/// A trio as letters: face-up cards, then turned ones as capitals.
pub(crate) fn trio_letters(trio: &Trio) -> String {
    let letters = |counts: [u8; 4]| {
        Craft::ALL.into_iter().flat_map(move |craft| (0..counts[craft.index()]).map(move |_| craft.letter()))
    };
    letters(trio.open).chain(letters(trio.turned).map(|letter| letter.to_ascii_uppercase())).collect()
}

impl GameSetup for Setup {
    type State = State;

    fn of(state: &State) -> Self {
        let components = state.components();
        let file = state.options.components;
        let name = |city: usize| components.cities[city].name.to_lowercase();
        let phase = state.then;
        let known = phase != Phase::Start;
        let seats = Seat::all(state.players);
        let canals =
            Side::all().map(|side| (side, state.cubes_on(side).map(cube_letter).collect::<String>()));
        let tiles = state.unplanted.into_iter().filter_map(|space| Some((space, state.tile(space)?)));
        let trios = state.trios.all().take(state.players.into()).map(|trio| trio_letters(&trio));
        let trios: Vec<_> = trios.collect();
        let lines = |cubes: &[u8]| (!cubes.is_empty()).then(|| cube_letters(cubes));
        let fields =
            Row::ALL.into_iter().filter_map(|row| Some((row, lines(state.fields[row.index()].owners())?)));
        let temples = Temple::ALL
            .into_iter()
            .filter_map(|temple| Some((temple, lines(state.temples[temple.index()].owners())?)));
        Self {
            players: Some(state.players),
            rules: (state.version != Version::NEWEST).then_some(state.version.number()),
            components: (!file.is_built_in()).then(|| file.digest().to_owned()),
            both_canals: state.options.both_canals,
            strict_supply: state.options.strict_supply,
            phase: Some(PhaseName(phase)),
            first: known.then_some(state.first),
            active: known.then_some(state.active),
            round: Some(state.round),
            caravan: Some(name(state.caravan.into())),
            plants: (0..CITIES)
                .filter_map(|city| Some((name(city), PlantText(state.plant(city)?))))
                .collect(),
            leaders: state.leaders.into_iter().collect(),
            trios: if trios.iter().all(String::is_empty) { vec![] } else { trios },
            tiles: tiles.collect(),
            planted: state.planted().into_iter().collect(),
            canals: canals.filter(|(_, cubes)| !cubes.is_empty()).collect(),
            fields: fields.collect(),
            temples: temples.collect(),
            done: state.trade.done,
            space: state.trade.space,
            bonus_goods: state.trade.goods,
            bonus_card: state.trade.card,
            seats: seats.map(|seat| SeatSetup::of(state, seat)).collect(),
        }
    }

    fn to_state(&self) -> Result<State, SetupError> {
        build::build(self)
    }
}

impl SeatSetup {
    fn of(state: &State, seat: Seat) -> Self {
        let holding = state.seat(seat);
        Self {
            score: state.scores[seat.index()],
            talents: Some(state.talents(seat)),
            camels: Some(holding.camels),
            goods: good_letters(holding.goods.counts()),
            caravaneer: holding.level(Guild::Caravaneer),
            banker: holding.level(Guild::Banker),
            palace: holding.level(Guild::Palace),
            gardeners: holding.level(Guild::Gardener),
            tiles: holding.tiles.into_iter().collect(),
            passed: state.passed.contains(seat),
        }
    }
}
