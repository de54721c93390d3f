//! What one observer may know: everything, for nothing is hidden.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use shinar_core::{Actor, Observer, Seat};

use crate::{
    board::{Side, Space, sides, spaces},
    components::by_players,
    pieces::{CITIES, Good, Guild, Plant, Row, Temple, Tile, good_letters, goods_in, tiles_in},
    rules::{canals, caravan, choices::choices, end, temples},
    setup::{bonus_name, cube_letter, cube_letters, trio_letters},
    state::{NONE, Phase, State},
};

/// The state, and who looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) state: State,
}

/// The JSON shape of a view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "View"))]
pub(crate) struct Shown {
    observer: Observer,
    players: u8,
    components: &'static str,
    double_canals: &'static str,
    strict_supply: bool,
    actor: Actor,
    #[cfg_attr(feature = "types", ts(as = "crate::typescript::PhaseWord"))]
    phase: &'static str,
    first: Option<Seat>,
    active: Option<Seat>,
    round: u16,
    ring: Vec<ShownCity>,
    caravan: u8,
    trios: Vec<ShownTrio>,
    garden: Vec<ShownSpace>,
    canals: Vec<ShownSide>,
    fields: BTreeMap<Row, ShownRow>,
    temples: BTreeMap<Temple, ShownTemple>,
    stock: Vec<ShownStock>,
    leaders: Vec<Good>,
    tiles_left: u8,
    end_at: u8,
    seats: Vec<ShownSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    trade: Option<ShownTrade>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    end: Option<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewCity"))]
struct ShownCity {
    name: &'static str,
    /// What has to be paid, in order.
    price: Vec<Good>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Guild>>"))]
    offers: Vec<Guild>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    plant: Option<Plant>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    quality: Option<u8>,
    reconstructed: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewTrio"))]
struct ShownTrio {
    /// Face-up cards as letters, turned ones as capitals.
    cards: String,
    cost: u16,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSpace"))]
struct ShownSpace {
    space: Space,
    terrace: u8,
    need: u8,
    used: bool,
    planted: bool,
    watered: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    tile: Option<ShownTile>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewTile"))]
struct ShownTile {
    id: Tile,
    points: u8,
    talents: u8,
    camels: u8,
    goods: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    card: Option<&'static str>,
    reconstructed: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSide"))]
struct ShownSide {
    side: Side,
    segments: u8,
    cubes: String,
    available: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewRow"))]
struct ShownRow {
    goods: Vec<Good>,
    cubes: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewTemple"))]
struct ShownTemple {
    cubes: String,
    first: Option<Seat>,
    second: Option<Seat>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewStock"))]
struct ShownStock {
    guild: Guild,
    level: u8,
    left: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSeat"))]
struct ShownSeat {
    seat: Seat,
    score: u16,
    rank: u8,
    talents: u16,
    camels: u16,
    goods: String,
    caravaneer: u8,
    banker: u8,
    palace: u8,
    gardeners: u8,
    tiles: Vec<Tile>,
    passed: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewTrade"))]
struct ShownTrade {
    done: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    space: Option<Space>,
    goods: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    card: Option<&'static str>,
    /// Spaces that can be planted now.
    plantable: Vec<Space>,
}

impl View {
    fn shown(&self) -> Shown {
        let state = &self.state;
        let components = state.components();
        let started = !state.phase.in_setup() || state.then != Phase::Start;
        let available = canals::available(state);
        let fields = Row::ALL.into_iter().map(|row| {
            let goods = components.fields[row.index()].to_vec();
            (row, ShownRow { goods, cubes: cube_letters(state.fields[row.index()].owners()) })
        });
        let temples = Temple::ALL.into_iter().map(|temple| {
            let [first, second] = temples::ranks(state, temple);
            (
                temple,
                ShownTemple { cubes: cube_letters(state.temples[temple.index()].owners()), first, second },
            )
        });
        let stock = Guild::ALL.into_iter().flat_map(|guild| {
            let levels = if guild == Guild::Gardener { 0..=0 } else { 1..=components.highest(guild) };
            levels.map(move |level| ShownStock { guild, level, left: state.stock(guild, level) })
        });
        Shown {
            observer: self.observer,
            players: state.players,
            components: state.options.components.digest(),
            double_canals: if state.options.both_canals { "both" } else { "one" },
            strict_supply: state.options.strict_supply,
            actor: state.actor(),
            phase: state.phase.name(),
            first: started.then_some(state.first),
            active: started.then_some(state.active),
            round: state.round,
            ring: (0..CITIES).map(|city| self.city(city)).collect(),
            caravan: state.caravan,
            trios: state.trios[..state.players as usize]
                .iter()
                .map(|trio| ShownTrio { cards: trio_letters(trio), cost: trio.cost() })
                .collect(),
            garden: Space::all().map(|space| self.space(space)).collect(),
            canals: Side::all()
                .map(|side| ShownSide {
                    side,
                    segments: components.segments(side),
                    cubes: state.cubes_on(side).map(cube_letter).collect(),
                    available: sides(available).any(|other| other == side),
                })
                .collect(),
            fields: fields.collect(),
            temples: temples.collect(),
            stock: stock.collect(),
            leaders: goods_in(state.leaders).collect(),
            tiles_left: end::tiles_left(state),
            end_at: components.tiles_left[by_players(state.players)],
            seats: self.seats(),
            trade: self.trade(),
            end: end::reason(state),
        }
    }

    fn city(&self, at: usize) -> ShownCity {
        use crate::components::CityKind;
        let state = &self.state;
        let city = &state.components().cities[at];
        ShownCity {
            name: &city.name,
            price: caravan::price(state, at).into_iter().flatten().collect(),
            offers: match city.kind {
                CityKind::Guild { offers, .. } => offers.to_vec(),
                _ => vec![],
            },
            plant: state.plant(at),
            quality: state.plant_side(at).map(|side| side.quality),
            reconstructed: city.reconstructed,
        }
    }

    fn space(&self, space: Space) -> ShownSpace {
        let state = &self.state;
        let components = state.components();
        ShownSpace {
            space,
            terrace: components.terraces[space.index()],
            need: components.need(space),
            used: components.spaces(state.players) & space.bit() != 0,
            planted: state.planted() & space.bit() != 0,
            watered: state.canals.watered & space.bit() != 0,
            tile: state.tile(space).map(|id| {
                let facts = components.tile(id);
                ShownTile {
                    id,
                    points: facts.points,
                    talents: facts.talents,
                    camels: facts.camels,
                    goods: facts.goods,
                    card: bonus_name(facts.card),
                    reconstructed: facts.reconstructed,
                }
            }),
        }
    }

    fn seats(&self) -> Vec<ShownSeat> {
        let state = &self.state;
        let ranks = end::ranking(state);
        let shown = Seat::all(state.players).map(|seat| {
            let holding = state.seat(seat);
            ShownSeat {
                seat,
                score: state.scores[seat.index()],
                rank: ranks[seat.index()],
                talents: holding.talents,
                camels: holding.camels,
                goods: good_letters(holding.goods.counts()),
                caravaneer: holding.level(Guild::Caravaneer),
                banker: holding.level(Guild::Banker),
                palace: holding.level(Guild::Palace),
                gardeners: holding.level(Guild::Gardener),
                tiles: tiles_in(holding.tiles).collect(),
                passed: state.passed >> seat.index() & 1 == 1,
            }
        });
        shown.collect()
    }

    fn trade(&self) -> Option<ShownTrade> {
        let state = &self.state;
        let trading = matches!(
            state.phase,
            Phase::Sell | Phase::Pay | Phase::Take | Phase::Token | Phase::Plant | Phase::Good | Phase::Bonus
        );
        let plantable = if state.phase == Phase::Plant { choices(state).mask as u16 } else { 0 };
        trading.then(|| ShownTrade {
            done: state.trade.done,
            space: (state.trade.space != NONE).then_some(Space(state.trade.space)),
            goods: state.trade.goods,
            card: bonus_name(state.trade.card),
            plantable: spaces(plantable).collect(),
        })
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}
