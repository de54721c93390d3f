//! What a seat knows, as numbers. `docs/encodings/amyitis.md` lists every feature.

use shinar_core::{
    Bits,
    encoding::{Axis, FeatureGroup, Features, place_of, relative, seats_from, turned_seat},
    feature_groups,
    prelude::*,
};

use crate::{
    action::Action,
    board::{SIDES, SPACES, Segment, Side, Space},
    game::Amyitis,
    pieces::{
        BonusCard, CITIES, CRAFTS, Craft, GOODS, Good, Guild, Plant, PlantCard, ROW_LENGTH, Row,
        TEMPLE_SPACES, TILE_IDS, TRIO, TRIOS, Temple, Tile,
    },
    state::{GREY, NONE, Phase, State},
    version::Version,
    view::View,
};

const POINTS: [u16; 20] = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 25, 30, 35, 40, 45, 50, 60, 70, 80];
const MONEY: [u16; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20];
const ROUNDS: [u16; 14] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25];
const SAME_GOODS: usize = 6;
/// The highest level of a guild; for gardeners their number.
const LEVELS: usize = 7;
const GUILDS: usize = Guild::ALL.len();
const PLANT_SIDES: usize = 2 * PlantCard::ALL.len();
const CARDS: usize = TRIO as usize;
/// The parts of a price, and the goods of a bonus.
const PARTS: usize = 3;
/// The seats, and grey.
const OWNERS: usize = GREY + 1;

const OWNER: Axis = Axis::words("owner", &["own", "next", "second", "third", "grey"]);
const TRIO_AXIS: Axis = Axis::labelled("trio", TRIOS, number);
const SPACE: Axis = Axis::of::<Space>("space");
const CRAFT: Axis = Axis::of::<Craft>("craftsman");
const GOOD: Axis = Axis::of::<Good>("good");
const GUILD: Axis = Axis::of::<Guild>("guild");
const TILE: Axis = Axis::of::<Tile>("tile");

fn number(index: usize) -> String {
    (index + 1).to_string()
}

fn city(index: usize) -> String {
    index.to_string()
}

fn plant(index: usize) -> String {
    let card = PlantCard::at(index / 2);
    card.map(|card| Plant { card, flipped: index % 2 == 1 }.to_string()).unwrap_or_default()
}

fn segment(index: usize) -> String {
    let side = Side::at(index % SIDES).map(|side| side.to_string()).unwrap_or_default();
    format!("{side}/{}", index / SIDES + 1)
}

feature_groups! {
    /// The number of players.
    players: [Axis::PLAYERS];
    /// The options of the game: water passes a double canal only when both its segments are irrigated; the supply is limited.
    options: [Axis::words("option", &["both_canals", "strict_supply"])];
    /// The position is played by the first version of the rules.
    old_rules: [];
    /// What is being done.
    phase: [Axis::of::<Phase>("phase")];
    /// The seat that decides; none while chance does.
    decides: [Axis::SEATS];
    /// The seat with the first-player card.
    first: [Axis::SEATS];
    /// The number of the round.
    round: [Axis::steps(&ROUNDS)];
    /// Players who passed.
    passed: [Axis::SEATS];
    /// Where the caravan is, counted clockwise from Babylon.
    caravan: [Axis::labelled("city", CITIES, city)];
    /// The plant cards in the cities, with the side that lies up.
    plants: [Axis::labelled("city", CITIES, city), Axis::labelled("plant", PLANT_SIDES, plant)];
    /// The tokens on caravan leaders that are still to be had.
    leaders: [GOOD];
    /// Craftsmen that can be hired.
    open_craftsmen: [TRIO_AXIS, CRAFT, Axis::count(CARDS)];
    /// Craftsmen that were hired: as many as there are in a trio, the next one of it costs Talents.
    turned_craftsmen: [TRIO_AXIS, CRAFT, Axis::count(CARDS)];
    /// Garden tiles on their spaces; a space in play without one is planted.
    garden: [SPACE, TILE];
    /// Cubes on the segments of canals.
    canals: [OWNER, Axis::labelled("segment", 2 * SIDES, segment)];
    /// Spaces with a completely irrigated side.
    watered: [SPACE];
    /// Canals that water from the river reaches.
    reached: [Axis::of::<Side>("side")];
    /// Cubes on fields, from the left.
    fields: [Axis::of::<Row>("row"), Axis::labelled("place", ROW_LENGTH, number), OWNER];
    /// Cubes in temples, from the left.
    temples: [Axis::of::<Temple>("temple"), Axis::labelled("place", TEMPLE_SPACES, number), OWNER];
    /// Points.
    points: [Axis::SEATS, Axis::steps(&POINTS)];
    /// Talents.
    talents: [Axis::SEATS, Axis::steps(&MONEY)];
    /// Camels.
    camels: [Axis::SEATS, Axis::steps(&MONEY)];
    /// Goods.
    goods: [Axis::SEATS, GOOD, Axis::count(SAME_GOODS)];
    /// Levels in the guilds; for gardeners their number.
    guilds: [Axis::SEATS, GUILD, Axis::count(LEVELS)];
    /// Garden tiles before players.
    tiles: [Axis::SEATS, TILE];
    /// Goods sold, or parts of the price paid, in the trade under way.
    trade_done: [Axis::count(PARTS)];
    /// The space just planted, while its bonus is being taken.
    trade_space: [SPACE];
    /// Goods still to be chosen as bonus.
    trade_goods: [Axis::count(PARTS)];
    /// The guild card still to be taken as bonus.
    trade_card: [Axis::words("guild", &["caravaneer", "banker", "palace", "gardener", "any"])];
}

impl GameEncoding for Amyitis {
    const GROUPS: &'static [FeatureGroup] = &GROUPS;

    fn turned(action: Action, by: u8, players: u8) -> Action {
        match action {
            Action::Start { seat } => Action::Start { seat: turned_seat(seat, by, players) },
            action => action,
        }
    }

    fn encode(view: &View, out: &mut impl Features) {
        let state = &view.state;
        let players = state.players;
        let own = place_of(view.observer);
        out.put(at(Group::players) + usize::from(players) - 2);
        out.put_if(at(Group::options), state.options.both_canals);
        out.put_if(at(Group::options) + 1, state.options.strict_supply);
        out.put_if(at(Group::old_rules), state.version != Version::NEWEST);
        out.put(at(Group::phase) + state.phase.index());
        if let Some(seat) = state.actor().seat() {
            out.put(at(Group::decides) + relative(seat, own, players));
        }
        if state.has_started() {
            out.put(at(Group::first) + relative(state.first, own, players));
        }
        out.put_steps(at(Group::round), &ROUNDS, state.round);
        for (place, seat) in seats_from(own, players) {
            out.put_if(at(Group::passed) + place, state.passed.contains(seat));
        }
        board(state, out);
        let owner = |owner: usize| match u8::try_from(owner) {
            Ok(seat) if seat < players => relative(shinar_core::Seat(seat), own, players),
            _ => GREY,
        };
        for (place, seat) in seats_from(own, players) {
            out.put_set::<Segment, _>(
                at(Group::canals) + place * 2 * SIDES,
                state.canals.cubes[seat.index()],
            );
        }
        out.put_set::<Segment, _>(at(Group::canals) + GREY * 2 * SIDES, state.canals.cubes[GREY]);
        out.put_set(at(Group::watered), state.canals.watered);
        out.put_set(at(Group::reached), state.canals.reached);
        for (row, line) in state.fields.iter().enumerate() {
            for (place, &cube) in line.owners().iter().enumerate() {
                out.put(at(Group::fields) + (row * ROW_LENGTH + place) * OWNERS + owner(cube.into()));
            }
        }
        for (temple, line) in state.temples.iter().enumerate() {
            for (place, &cube) in line.owners().iter().enumerate() {
                out.put(at(Group::temples) + (temple * TEMPLE_SPACES + place) * OWNERS + owner(cube.into()));
            }
        }
        for (place, seat) in seats_from(own, players) {
            out.put_steps(at(Group::points) + place * POINTS.len(), &POINTS, state.scores[seat.index()]);
        }
        for (place, seat) in seats_from(own, players) {
            out.put_steps(at(Group::talents) + place * MONEY.len(), &MONEY, state.talents(seat));
        }
        for (place, seat) in seats_from(own, players) {
            out.put_steps(at(Group::camels) + place * MONEY.len(), &MONEY, state.seat(seat).camels);
        }
        for (place, seat) in seats_from(own, players) {
            for (good, &count) in state.seat(seat).goods.counts().iter().enumerate() {
                let start = at(Group::goods) + (place * GOODS + good) * SAME_GOODS;
                out.put_count(start, SAME_GOODS, count.into());
            }
        }
        for (place, seat) in seats_from(own, players) {
            for (guild, &level) in state.seat(seat).guild.iter().enumerate() {
                out.put_count(at(Group::guilds) + (place * GUILDS + guild) * LEVELS, LEVELS, level.into());
            }
        }
        for (place, seat) in seats_from(own, players) {
            out.put_set(at(Group::tiles) + place * TILE_IDS, state.seat(seat).tiles);
        }
        trade(state, out);
    }
}

/// The caravan, the craftsmen and the garden.
fn board(state: &State, out: &mut impl Features) {
    out.put(at(Group::caravan) + usize::from(state.caravan));
    for city in 0..CITIES {
        let code = state.plants.code(city);
        if code != NONE {
            out.put(at(Group::plants) + city * PLANT_SIDES + usize::from(code));
        }
    }
    out.put_set(at(Group::leaders), state.leaders);
    for (start, turned) in [(at(Group::open_craftsmen), false), (at(Group::turned_craftsmen), true)] {
        for place in 0..TRIOS * CRAFTS {
            out.put_count(start + place * CARDS, CARDS, state.trios.count(place, turned));
        }
    }
    let mut tiles = state.unplanted.bits();
    while let Some(space) = tiles.pop() {
        let tile = state.garden.get(space % SPACES).copied().unwrap_or(NONE);
        if tile != NONE {
            out.put(at(Group::garden) + space * TILE_IDS + usize::from(tile));
        }
    }
}

/// How far a trade has come.
fn trade(state: &State, out: &mut impl Features) {
    let trade = &state.trade;
    out.put_count(at(Group::trade_done), PARTS, trade.done.into());
    if let Some(space) = trade.space {
        out.put(at(Group::trade_space) + space.index());
    }
    out.put_count(at(Group::trade_goods), PARTS, trade.goods.into());
    match trade.card {
        Some(BonusCard::Of(guild)) => out.put(at(Group::trade_card) + guild.index()),
        Some(BonusCard::Any) => out.put(at(Group::trade_card) + GUILDS),
        None => {}
    }
}
