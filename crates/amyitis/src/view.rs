//! What one observer may know: everything, for nothing is hidden.

use std::collections::BTreeMap;

use rand::Rng;
use serde::{Serialize, Serializer};
use shinar_core::{CommonView, Event, Observer, Pen, Seat, prelude::*};

use crate::{
    board::{Side, Space},
    components::{CityKind, Favour, by_players},
    draw,
    event::{Cube, End, What},
    pieces::{BonusCard, CITIES, Craft, Good, Guild, Plant, ROW_LENGTH, Row, Temple, Tile},
    rules::{
        canals, caravan,
        end::{self, Points},
        hire, temples,
    },
    state::{Phase, SEATS, State},
    trios::Trio,
    words,
};

/// The state, and who looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) state: State,
}

impl GameView for View {
    type State = State;

    fn of(state: &State, observer: Observer) -> Self {
        Self { observer, state: *state }
    }

    fn determinize<R: Rng + ?Sized>(&self, _: &mut R) -> State {
        // Nothing is hidden: what chance has not decided yet is not there to be known.
        self.state
    }

    fn draw(&self, pen: &mut Pen) {
        draw::draw(self, pen);
    }

    fn prompt(&self) -> String {
        words::prompt(self)
    }
}

impl GameEvent for What {
    fn describe(event: &Event<Self>) -> String {
        words::describe(event)
    }
}

/// Everything on the table.
#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "View"),
    schemars(rename = "View")
)]
pub(crate) struct Shown {
    #[serde(flatten)]
    common: CommonView<Phase, End>,
    /// The digest of the components file; empty for the built-in one.
    components: &'static str,
    /// Whether water passes a double canal only when both its segments are irrigated.
    both_canals: bool,
    /// Whether the tokens and cubes of the box are all there are.
    strict_supply: bool,
    /// Who has the first-player card; nobody before it is drawn.
    first: Option<Seat>,
    /// From 1.
    round: u16,
    /// The cities, clockwise from Babylon.
    ring: Vec<ViewCity>,
    /// The index of the city where the caravan is.
    caravan: u8,
    trios: Vec<ViewTrio>,
    /// The spaces, row by row.
    garden: Vec<ViewSpace>,
    canals: Vec<ViewCanal>,
    fields: BTreeMap<Row, ViewRow>,
    temples: BTreeMap<Temple, ViewTemple>,
    /// The points in the temple of Marduk, for the first and, if anybody can be second, for the second.
    marduk: Vec<u8>,
    /// The points for an engineer.
    engineer_points: u8,
    /// The guild cards by guild and level, also those that are gone.
    guilds: Vec<ViewStock>,
    /// The tokens on caravan leaders that are still to be had.
    leaders: Vec<Good>,
    /// The tiles in the garden.
    tiles_left: u8,
    /// With this many tiles left, or fewer, the game ends after the round.
    end_at: u8,
    /// The tiles that have to be planted before the last round; 0 in the last round.
    until_end: u8,
    /// The favour of Amyitis at the end.
    favour: Vec<Favour>,
    seats: Vec<ViewSeat>,
    /// The trade under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    trade: Option<ViewTrade>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewCity {
    name: &'static str,
    /// How many spaces it is ahead of the caravan, 1 to 9; the caravan's own city is a full lap ahead.
    ahead: u8,
    #[serde(flatten)]
    deal: Deal,
    /// Whether its price or what it gives is reconstructed.
    reconstructed: bool,
}

/// What a city trades.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Deal {
    /// Buys one good, or two, for these points, and a segment is irrigated.
    Sale { points: [u8; 2] },
    /// Gives a card of one of the guilds for the price.
    Guild { price: Vec<Good>, offers: [Guild; 2] },
    /// Gives a plant for the price; no plant card lies there before chance has laid it.
    Plant {
        price: Vec<Good>,
        plant: Option<Plant>,
        /// The quality of the plant.
        quality: Option<u8>,
    },
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewTrio {
    cards: Vec<ViewCraft>,
    /// What the next card costs in Talents; null when all are hired.
    cost: Option<u16>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewCraft {
    craft: Craft,
    /// Turned cards were hired.
    turned: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewSpace {
    space: Space,
    /// From 1, the one at the river.
    terrace: u8,
    /// The quality that a plant needs here.
    need: u8,
    /// Whether it is used with this number of players.
    used: bool,
    planted: bool,
    /// Whether one of its sides is completely irrigated.
    watered: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    tile: Option<ViewTile>,
    /// The cubes on the canals around it, players with most first.
    around: Vec<Count>,
    /// Who alone has most cubes around it and would get the irrigation bonus.
    most: Option<Seat>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewTile {
    id: Tile,
    points: u8,
    talents: u8,
    camels: u8,
    /// Goods of choice.
    goods: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    card: Option<BonusCard>,
    reconstructed: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewCanal {
    side: Side,
    /// Two for a double canal.
    segments: u8,
    /// The cubes on its segments, first come first.
    cubes: Vec<Cube>,
    /// Whether it can be irrigated: water reaches it, and a segment is free.
    available: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewRow {
    /// From the left.
    fields: Vec<ViewField>,
    /// The index of the field that is harvested next.
    next: u8,
    /// The good of that field.
    good: Good,
    /// The cubes by player, most first.
    counts: Vec<Count>,
    /// Who alone has most cubes.
    most: Option<Seat>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewField {
    good: Good,
    /// Whose cube lies there.
    owner: Option<Seat>,
}

/// How many cubes an owner has somewhere.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct Count {
    owner: Cube,
    count: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewTemple {
    /// From the left, where they come in.
    cubes: Vec<Cube>,
    /// Who is first and who is second; with two players nobody can be second.
    ranks: Vec<Option<Seat>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewStock {
    /// Gardeners have level 0.
    level: u8,
    left: u8,
    #[serde(flatten)]
    effect: Effect,
}

/// What a guild card does.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "guild", rename_all = "snake_case")]
enum Effect {
    Caravaneer {
        /// Spaces that the caravan goes further.
        spaces: u8,
        /// Goods that may be kept at the end of a round.
        keep: u8,
        /// Whether it comes with the token of a good.
        token: bool,
    },
    /// Brings Talents and points in every round.
    Banker { talents: u8, points: u8 },
    /// Brings points at once.
    Palace { points: u8 },
    /// Makes a plant better by one and goes back.
    Gardener,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewSeat {
    seat: Seat,
    score: u16,
    rank: u8,
    talents: u16,
    camels: u16,
    goods: BTreeMap<Good, u8>,
    /// Goods that may be kept at the end of a round.
    keep: u8,
    /// The guild cards in force: the caravan leader, also without a card, and what else there is.
    cards: Vec<ViewCard>,
    tiles: Vec<Tile>,
    passed: bool,
    /// What the score is made of; only at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    points: Option<Points>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ViewCard {
    /// For gardeners their number.
    level: u8,
    #[serde(flatten)]
    effect: Effect,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
struct ViewTrade {
    /// Goods sold, or parts of the price paid.
    done: u8,
    /// What is to be paid now, with this good or with wine.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<Good>,
    /// The points for the good that is sold next.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u8>,
    /// The space just planted, while its bonus is being taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    space: Option<Space>,
    /// Goods still to be chosen as bonus.
    goods: u8,
    /// The guild card still to be taken as bonus.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<BonusCard>,
}

impl View {
    fn shown(&self) -> Shown {
        let state = &self.state;
        let components = state.components();
        let at = by_players(state.players);
        Shown {
            common: CommonView {
                observer: self.observer,
                players: state.players,
                actor: state.actor(),
                phase: state.phase,
                active: state.active(),
                end: end::reason(state),
            },
            components: state.options.components.digest(),
            both_canals: state.options.both_canals,
            strict_supply: state.options.strict_supply,
            first: state.has_started().then_some(state.first),
            round: state.round,
            ring: (0..CITIES).map(|city| self.city(city)).collect(),
            caravan: state.caravan,
            trios: state.trios.all().take(state.players.into()).map(trio).collect(),
            garden: Space::all().map(|space| self.space(space)).collect(),
            canals: Side::all().map(|side| self.canal(side)).collect(),
            fields: Row::ALL.into_iter().map(|row| (row, self.row(row))).collect(),
            temples: Temple::ALL.into_iter().map(|temple| (temple, self.temple(temple))).collect(),
            marduk: components.marduk[..temples::ranked(state)].to_vec(),
            engineer_points: components.engineer_points,
            guilds: Guild::ALL.into_iter().flat_map(|guild| self.stock(guild)).collect(),
            leaders: state.leaders.into_iter().collect(),
            tiles_left: end::tiles_left(state),
            end_at: components.tiles_left[at],
            until_end: end::until_end(state),
            favour: components.favour[at].clone(),
            seats: self.seats(),
            trade: self.trade(),
        }
    }

    fn city(&self, at: usize) -> ViewCity {
        let state = &self.state;
        let price = || caravan::price(state, at).into_iter().flatten().collect();
        ViewCity {
            name: state.city_name(at),
            ahead: caravan::steps_to(state, at),
            deal: match state.city(at) {
                CityKind::Sale { points } => Deal::Sale { points },
                CityKind::Guild { offers, .. } => Deal::Guild { price: price(), offers },
                CityKind::Plant { .. } => Deal::Plant {
                    price: price(),
                    plant: state.plant(at),
                    quality: state.plant_side(at).map(|side| side.quality),
                },
            },
            reconstructed: state.components().cities[at].reconstructed,
        }
    }

    fn space(&self, space: Space) -> ViewSpace {
        let state = &self.state;
        let components = state.components();
        ViewSpace {
            space,
            terrace: components.terraces[space.index()],
            need: components.need(space),
            used: components.spaces(state.players).contains(space),
            planted: state.planted().contains(space),
            watered: state.canals.watered.contains(space),
            tile: state.tile(space).map(|id| {
                let facts = components.tile(id);
                ViewTile {
                    id,
                    points: facts.points,
                    talents: facts.talents,
                    camels: facts.camels,
                    goods: facts.goods,
                    card: facts.card,
                    reconstructed: facts.reconstructed,
                }
            }),
            around: counts(canals::cubes_around(state, space)),
            most: canals::most_cubes(state, space).map(|(seat, _)| seat),
        }
    }

    fn canal(&self, side: Side) -> ViewCanal {
        let state = &self.state;
        ViewCanal {
            side,
            segments: state.components().segments(side),
            cubes: state.cubes_on(side).map(Cube::of).collect(),
            available: canals::available(state).contains(side),
        }
    }

    fn row(&self, row: Row) -> ViewRow {
        let owners = self.state.fields[row.index()].owners();
        let goods = self.state.components().fields[row.index()];
        let field = |(at, good)| ViewField { good, owner: owners.get(at).map(|&owner| Seat(owner)) };
        let mut cubes = [0; SEATS + 1];
        owners.iter().for_each(|&owner| cubes[usize::from(owner)] += 1);
        ViewRow {
            fields: goods.into_iter().enumerate().map(field).collect(),
            next: owners.len() as u8,
            // A full row is cleared at once.
            good: goods[owners.len() % ROW_LENGTH],
            counts: counts(cubes),
            most: hire::most(owners),
        }
    }

    fn temple(&self, temple: Temple) -> ViewTemple {
        let state = &self.state;
        let owners = state.temples[temple.index()].owners();
        ViewTemple {
            cubes: owners.iter().map(|&owner| Cube::of(owner.into())).collect(),
            ranks: temples::ranks(state, temple)[..temples::ranked(state)].to_vec(),
        }
    }

    fn stock(&self, guild: Guild) -> impl Iterator<Item = ViewStock> {
        let highest = self.state.components().highest(guild);
        let levels = if guild == Guild::Gardener { 0..=0 } else { 1..=highest };
        levels.map(move |level| ViewStock {
            level,
            left: self.state.stock(guild, level),
            effect: self.effect(guild, level),
        })
    }

    fn effect(&self, guild: Guild, level: u8) -> Effect {
        let card = self.state.components().card(guild, level);
        match guild {
            Guild::Caravaneer => {
                Effect::Caravaneer { spaces: card.spaces, keep: card.keep, token: card.token }
            }
            Guild::Banker => Effect::Banker { talents: card.talents, points: card.points },
            Guild::Palace => Effect::Palace { points: card.points },
            Guild::Gardener => Effect::Gardener,
        }
    }

    fn seats(&self) -> Vec<ViewSeat> {
        let state = &self.state;
        let ranks = end::ranking(state);
        let shown = Seat::all(state.players).map(|seat| {
            let holding = state.seat(seat);
            let cards = Guild::ALL.into_iter().map(|guild| (guild, holding.level(guild)));
            let cards = cards.filter(|&(guild, level)| level > 0 || guild == Guild::Caravaneer);
            ViewSeat {
                seat,
                score: state.scores[seat.index()],
                rank: ranks[seat.index()],
                talents: state.talents(seat),
                camels: holding.camels,
                goods: Good::ALL.into_iter().map(|good| (good, holding.goods.count(good))).collect(),
                keep: state.leader(seat).keep,
                cards: cards
                    .map(|(guild, level)| ViewCard { level, effect: self.effect(guild, level) })
                    .collect(),
                tiles: holding.tiles.into_iter().collect(),
                passed: state.passed.contains(seat),
                points: (state.phase == Phase::Over).then(|| Points::of(state, seat)),
            }
        });
        shown.collect()
    }

    fn trade(&self) -> Option<ViewTrade> {
        let state = &self.state;
        let trading = matches!(
            state.phase,
            Phase::Sell | Phase::Pay | Phase::Take | Phase::Token | Phase::Plant | Phase::Good | Phase::Bonus
        );
        trading.then(|| ViewTrade {
            done: state.trade.done,
            due: caravan::due_good(state).filter(|_| state.phase == Phase::Pay),
            points: (state.phase == Phase::Sell).then(|| caravan::sale_points(state)),
            space: state.trade.space,
            goods: state.trade.goods,
            card: state.trade.card,
        })
    }
}

fn trio(trio: Trio) -> ViewTrio {
    let cards = |counts: [u8; Craft::ALL.len()], turned: bool| {
        Craft::ALL
            .into_iter()
            .zip(counts)
            .flat_map(move |(craft, count)| (0..count).map(move |_| ViewCraft { craft, turned }))
    };
    ViewTrio {
        cards: cards(trio.open, false).chain(cards(trio.turned, true)).collect(),
        cost: (trio.open != [0; _]).then(|| trio.cost()),
    }
}

/// Cubes by owner: players with most first, grey ones last.
fn counts(cubes: [u8; SEATS + 1]) -> Vec<Count> {
    let mut counts: Vec<_> = cubes
        .into_iter()
        .enumerate()
        .filter(|&(_, count)| count > 0)
        .map(|(owner, count)| Count { owner: Cube::of(owner), count })
        .collect();
    counts.sort_by_key(|of| (of.owner == Cube::Grey, std::cmp::Reverse(of.count)));
    counts
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}
