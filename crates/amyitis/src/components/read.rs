//! Reads a components file and checks that a game can be played with it.
//!
//! Errors say where in the file and what would be right. The sums are those of the rulebook.

use serde::Deserialize;
use serde_json::Value;
use shinar_core::{prelude::*, read_file};

use super::{City, CityKind, Components, Favour, GuildCard, LEVELS, PlantSide, TileFacts, provenance};
use crate::{
    board::{SIZE, Side, Space},
    pieces::{
        BonusCard, CITIES, Craft, Good, GoodSet, Guild, GuildSet, LETTERS, PlantCard, ROW_LENGTH, Tile, goods,
    },
};

type Result<T> = std::result::Result<T, String>;

/// Points, tokens and cards are never more than this, so that no sum can overflow.
const MOST: u8 = 99;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    good: Vec<RawGood>,
    supply: RawSupply,
    start: RawStart,
    city: Vec<RawCity>,
    plant_card: Vec<RawPlantCard>,
    fields: RawFields,
    marduk: RawMarduk,
    garden: RawGarden,
    craft: Vec<RawCraft>,
    guild: Vec<RawGuild>,
    tile: Vec<RawTile>,
    end: RawEnd,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGood {
    name: Good,
    tokens: u8,
    #[serde(rename = "from")]
    _from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSupply {
    camels: u8,
    talents: u8,
    cubes_each: u8,
    grey_cubes: u8,
    #[serde(rename = "from")]
    _from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStart {
    talents: u8,
    camels: u8,
    #[serde(rename = "from")]
    _from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCity {
    name: String,
    kind: String,
    good: Option<Good>,
    offers: Option<[Guild; 2]>,
    one_good: Option<u8>,
    two_goods: Option<u8>,
    from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlantCard {
    id: PlantCard,
    city: Option<String>,
    a: RawPlantSide,
    b: RawPlantSide,
    from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlantSide {
    quality: u8,
    extra: Option<Good>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFields {
    top: [Good; ROW_LENGTH],
    bottom: [Good; ROW_LENGTH],
    #[serde(rename = "from")]
    _from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMarduk {
    first: u8,
    second: u8,
    #[serde(rename = "from")]
    _from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGarden {
    terraces: [[u8; SIZE]; SIZE],
    quality: [u8; 4],
    unused_with_two: Vec<Space>,
    double: Vec<Side>,
    from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCraft {
    kind: Craft,
    players: [u8; 3],
    #[serde(default)]
    points: u8,
    #[serde(rename = "from")]
    _from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGuild {
    kind: Guild,
    level: Option<u8>,
    players: [u8; 3],
    spaces: Option<u8>,
    keep: Option<u8>,
    #[serde(default)]
    token: bool,
    talents: Option<u8>,
    points: Option<u8>,
    from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Tile,
    points: u8,
    #[serde(default)]
    talents: u8,
    #[serde(default)]
    camels: u8,
    #[serde(default)]
    goods: u8,
    card: Option<BonusCard>,
    #[serde(default)]
    top: bool,
    from: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEnd {
    tiles_left: [u8; 3],
    favour: [Vec<Favour>; 3],
    points_per_good: u8,
    #[serde(rename = "from")]
    _from: Value,
}

/// Reads and checks a file.
pub(super) fn read(text: &str) -> Result<Components> {
    let (file, all): (File, Value) = read_file(text)?;
    provenance::check(&all)?;
    let mut components = Components::default();
    small_numbers("", &all)?;
    supply(&mut components, &file)?;
    cities(&mut components, &file.city)?;
    plant_cards(&mut components, &file.plant_card)?;
    garden(&mut components, &file.garden)?;
    craft(&mut components, &file.craft)?;
    guild(&mut components, &file.guild)?;
    tiles(&mut components, &file.tile)?;
    components.tiles_left = file.end.tiles_left;
    components.points_per_good = file.end.points_per_good;
    components.favour = file.end.favour;
    Ok(components)
}

fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { Err(message()) }
}

/// Refuses numbers that no component can have.
fn small_numbers(place: &str, value: &Value) -> Result<()> {
    match value {
        Value::Number(number) => ensure(number.as_u64().is_some_and(|number| number <= MOST.into()), || {
            format!("{place}: {number} is not between 0 and {MOST}")
        }),
        Value::Array(list) => list
            .iter()
            .enumerate()
            .try_for_each(|(at, value)| small_numbers(&format!("{place}[{}]", at + 1), value)),
        Value::Object(table) => table.iter().try_for_each(|(key, value)| {
            let dot = if place.is_empty() { "" } else { "." };
            small_numbers(&format!("{place}{dot}{key}"), value)
        }),
        _ => Ok(()),
    }
}

/// AMY-D1: what the box holds is known.
fn in_box(place: &str, found: u8, there: u8) -> Result<()> {
    ensure(found == there, || format!("{place}: {found}; the box has {there} (AMY-D1)"))
}

fn supply(components: &mut Components, file: &File) -> Result<()> {
    for good in Good::ALL {
        let entries: Vec<_> = file.good.iter().filter(|entry| entry.name == good).collect();
        let [entry] = entries.as_slice() else {
            return Err(format!("good: {good} is given {} times, must be once", entries.len()));
        };
        in_box(&format!("good {good}: tokens"), entry.tokens, 7)?;
        components.tokens[good.index()] = entry.tokens;
    }
    let supply = &file.supply;
    in_box("supply.camels", supply.camels, 14)?;
    in_box("supply.talents", supply.talents, 30)?;
    in_box("supply.cubes_each", supply.cubes_each, 30)?;
    in_box("supply.grey_cubes", supply.grey_cubes, 15)?;
    for (what, each, all) in
        [("talents", file.start.talents, supply.talents), ("camels", file.start.camels, supply.camels)]
    {
        ensure(each.saturating_mul(4) <= all, || {
            format!("start.{what}: {each} for each of four players; the box has {all}")
        })?;
    }
    components.camels = file.supply.camels;
    components.talents = file.supply.talents;
    components.cubes_each = file.supply.cubes_each;
    components.grey_cubes = file.supply.grey_cubes;
    components.start_talents = file.start.talents;
    components.start_camels = file.start.camels;
    components.fields = [file.fields.top, file.fields.bottom];
    components.marduk = [file.marduk.first, file.marduk.second];
    Ok(())
}

fn cities(components: &mut Components, cities: &[RawCity]) -> Result<()> {
    ensure(cities.len() == CITIES, || format!("city: {} cities; the ring has {CITIES}", cities.len()))?;
    for (at, city) in cities.iter().enumerate() {
        let place = format!("city {:?}", city.name);
        let wrong = |message: &str| Err(format!("{place}: {message}"));
        let plain = |c: char| c.is_ascii_alphabetic();
        if city.name.is_empty() || !city.name.chars().all(plain) {
            return wrong("a name is letters only");
        }
        if cities.iter().filter(|other| other.name.eq_ignore_ascii_case(&city.name)).count() > 1 {
            return wrong("two cities have this name");
        }
        if city.good == Some(Good::Wine) {
            return wrong("no city asks for wine");
        }
        let kind = match (city.kind.as_str(), city.good, city.offers, city.one_good, city.two_goods) {
            ("sale", None, None, Some(one), Some(two)) if two >= one => CityKind::Sale { points: [one, two] },
            ("sale", ..) => {
                return wrong("a city of kind \"sale\" has one_good and two_goods, the greater second");
            }
            ("guild", Some(good), Some(offers), None, None) if offers[0] != offers[1] => {
                CityKind::Guild { good, offers }
            }
            ("guild", ..) => return wrong("a city of kind \"guild\" has a good and two different offers"),
            ("plant", Some(good), None, None, None) => CityKind::Plant { good },
            ("plant", ..) => return wrong("a city of kind \"plant\" has a good"),
            (other, ..) => return wrong(&format!("kind {other:?}; must be sale, guild or plant")),
        };
        if matches!(kind, CityKind::Sale { .. }) != (at == 0) {
            return wrong("the first city, and no other, is of kind \"sale\"");
        }
        let reconstructed = provenance::any_reconstructed(&city.from);
        for (kinds, cities) in components.buyers.iter_mut().enumerate() {
            let asked = city.good.map_or(goods::PLAIN, GoodSet::of);
            *cities |= u16::from(GoodSet::from_bits(kinds as u8).meets(asked)) << at;
        }
        for (guilds, cities) in components.offering.iter_mut().enumerate() {
            let trades = match kind {
                CityKind::Sale { .. } => true,
                CityKind::Guild { offers, .. } => {
                    offers.iter().any(|offer| GuildSet::from_bits(guilds as u8).contains(*offer))
                }
                CityKind::Plant { .. } => false,
            };
            *cities |= u16::from(trades) << at;
        }
        if matches!(kind, CityKind::Plant { .. }) {
            let nth = components.plant_cities.count_ones();
            for (set, cities) in components.plants_at.iter_mut().enumerate() {
                *cities |= u16::from(set >> nth & 1 == 1) << at;
            }
            components.plant_cities |= 1 << at;
        }
        components.ring[at] = kind;
        components.cities[at] = City { name: city.name.clone(), kind, reconstructed };
    }
    let plants = components.plant_cities.count_ones();
    ensure(plants == 4, || format!("city: {plants} of kind \"plant\"; there are 4, one for each plant card"))
}

fn plant_cards(components: &mut Components, cards: &[RawPlantCard]) -> Result<()> {
    for card in PlantCard::ALL {
        let entries: Vec<_> = cards.iter().filter(|entry| entry.id == card).collect();
        let [entry] = entries.as_slice() else {
            return Err(format!("plant_card: {card} is given {} times, must be once", entries.len()));
        };
        for (at, (side, first)) in [(&entry.a, true), (&entry.b, false)].into_iter().enumerate() {
            let quality = if card != PlantCard::K && first { 1 } else { 2 };
            let place = format!("plant_card {card}, side {}", if first { "a" } else { "b" });
            ensure(side.quality == quality, || {
                format!("{place}: quality {}; this side has quality {quality}", side.quality)
            })?;
            ensure(side.extra.is_some() == (quality == 2) && side.extra != Some(Good::Wine), || {
                format!("{place}: quality 2, and only that, costs an extra good, and never wine")
            })?;
            components.plants[card.index()][at] = PlantSide {
                quality,
                extra: side.extra,
                reconstructed: provenance::is_reconstructed(&entry.from, if first { "a" } else { "b" }),
            };
        }
        ensure(entry.city.is_some() == (card == PlantCard::K), || {
            format!("plant_card {card}: card K, and no other, has its city")
        })?;
        if let Some(name) = &entry.city {
            let found = components.cities.iter().position(|city| city.name == *name);
            let Some(at) = found.filter(|&at| matches!(components.cities[at].kind, CityKind::Plant { .. }))
            else {
                return Err(format!("plant_card {card}: {name:?} is no city of kind \"plant\""));
            };
            components.home = at;
        }
    }
    Ok(())
}

fn garden(components: &mut Components, garden: &RawGarden) -> Result<()> {
    for space in Space::all() {
        let terrace = garden.terraces[space.row()][space.column()];
        let need = terrace.checked_sub(1).and_then(|at| garden.quality.get(usize::from(at)).copied());
        let Some(need) = need.filter(|need| (1..=3).contains(need)) else {
            return Err(format!(
                "garden: space {space} is on terrace {terrace}; terraces 1 to 4 need quality 1 to 3"
            ));
        };
        components.terraces[space.index()] = terrace;
        components.needs[space.index()] = need;
        for quality in need..4 {
            components.up_to[usize::from(quality)].insert(space);
        }
    }
    for (terrace, expected) in [(1, 7), (2, 5), (3, 3), (4, 1)] {
        let found = components.terraces.iter().filter(|&&other| other == terrace).count();
        ensure(found == expected, || {
            format!("garden.terraces: {found} spaces on terrace {terrace}; there are {expected}")
        })?;
    }
    ensure(components.terraces[Space::TOP.index()] == 4, || {
        "garden.terraces: terrace 4 is the top space, 00".to_owned()
    })?;
    for space in &garden.unused_with_two {
        components.unused_with_two.insert(*space);
    }
    let unused = components.unused_with_two.len();
    ensure(unused == 3 && garden.unused_with_two.len() == 3, || {
        let given = garden.unused_with_two.len();
        format!("garden.unused_with_two: {given} given, {unused} different ones; there are 3 (AMY-D14)")
    })?;
    ensure(!components.unused_with_two.contains(Space::TOP), || {
        "garden.unused_with_two: the top space is always in use".to_owned()
    })?;
    components.double_reconstructed = provenance::is_reconstructed(&garden.from, "double");
    for side in &garden.double {
        components.double.insert(*side);
    }
    Ok(())
}

fn craft(components: &mut Components, cards: &[RawCraft]) -> Result<()> {
    for craft in Craft::ALL {
        let entries: Vec<_> = cards.iter().filter(|entry| entry.kind == craft).collect();
        let [entry] = entries.as_slice() else {
            return Err(format!("craft: {craft} is given {} times, must be once", entries.len()));
        };
        by_marks(&format!("craft {craft}"), entry.players)?;
        for (counts, count) in components.craft.iter_mut().zip(entry.players) {
            counts[craft.index()] = count;
        }
        match craft {
            Craft::Engineer => components.engineer_points = entry.points,
            _ => ensure(entry.points == 0, || format!("craft {craft}: only the engineer has points"))?,
        }
    }
    for (counts, players) in components.craft.iter().zip(2u32..) {
        let sum: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        ensure(sum >= 3 * players, || {
            format!("craft: {sum} cards with {players} players; their trios take {}", 3 * players)
        })?;
        ensure(players != 4 || sum == 18, || format!("craft: {sum} cards in all; the box has 18"))?;
    }
    Ok(())
}

/// More players add cards; they never take any away.
fn by_marks(place: &str, players: [u8; 3]) -> Result<()> {
    ensure(players.is_sorted(), || {
        format!("{place}: players = {players:?}; more players never have fewer cards")
    })
}

/// The lowest level that a guild has cards of.
fn lowest(kind: Guild) -> u8 {
    match kind {
        Guild::Caravaneer | Guild::Gardener => 0,
        Guild::Banker | Guild::Palace => 1,
    }
}

fn guild(components: &mut Components, cards: &[RawGuild]) -> Result<()> {
    for entry in cards {
        let kind = entry.kind;
        let place = format!("guild {kind}{}", entry.level.map_or(String::new(), |level| format!(" {level}")));
        by_marks(&place, entry.players)?;
        let wrong = |message: &str| Err(format!("{place}: {message}"));
        let level = match entry.level {
            // AMY-R26
            None if kind == Guild::Gardener => 0,
            Some(level) if kind != Guild::Gardener && (lowest(kind)..LEVELS as u8 - 1).contains(&level) => {
                level
            }
            _ => {
                return wrong(
                    "caravaneers have levels from 0, bankers and palaces from 1, gardeners none; at most 6",
                );
            }
        };
        let (spaces, keep) = (entry.spaces.is_some(), entry.keep.is_some());
        let (talents, points) = (entry.talents.is_some(), entry.points.is_some());
        match kind {
            Guild::Caravaneer if !spaces || !keep || talents || points => {
                return wrong("a caravaneer has spaces and keep");
            }
            Guild::Banker if spaces || keep || !talents => {
                return wrong("a banker has talents, and may have points");
            }
            Guild::Palace if spaces || keep || talents || !points => return wrong("a palace has points"),
            Guild::Gardener if spaces || keep || talents || points => {
                return wrong("a gardener has no numbers");
            }
            _ if entry.token && kind != Guild::Caravaneer => return wrong("only caravaneers carry a token"),
            _ => {}
        }
        let slot = &mut components.guild[kind.index()][usize::from(level)];
        if slot.players[2] > 0 || entry.players[2] == 0 {
            return wrong("every card is given once, with how many there are");
        }
        *slot = GuildCard {
            players: entry.players,
            spaces: entry.spaces.unwrap_or(0),
            keep: entry.keep.unwrap_or(0),
            token: entry.token,
            talents: entry.talents.unwrap_or(0),
            points: entry.points.unwrap_or(0),
        };
    }
    for kind in Guild::ALL {
        let levels = &components.guild[kind.index()];
        let lowest = lowest(kind);
        let highest = components.highest(kind).max(lowest);
        if let Some(gap) = (lowest..=highest).find(|&level| levels[usize::from(level)].players[2] == 0) {
            return Err(format!("guild {kind}: level {gap} is missing"));
        }
    }
    components.measure_reach();
    components.guild_reconstructed =
        cards.iter().any(|entry| provenance::is_reconstructed(&entry.from, "players"));
    let start = components.guild[Guild::Caravaneer.index()][0].players;
    ensure(start == [2, 3, 4], || "guild caravaneer 0: every player begins with one".to_owned())?;
    let with_token = components.guild.iter().flatten().filter(|card| card.token);
    ensure(with_token.clone().count() == 1 && with_token.clone().all(|card| card.players[2] <= 4), || {
        "guild caravaneer: one level carries tokens, and it has at most four cards".to_owned()
    })?;
    let sum: u32 = components.guild.iter().flatten().map(|card| u32::from(card.players[2])).sum();
    ensure(sum == 31, || format!("guild: {sum} cards in all; the box has 31"))
}

fn tiles(components: &mut Components, tiles: &[RawTile]) -> Result<()> {
    let mut top = None;
    for entry in tiles {
        let place = format!("tile {}", entry.id);
        ensure(!components.tile_set.contains(entry.id), || format!("{place}: given twice"))?;
        ensure(usize::from(entry.id.0) < 3 * LETTERS, || format!("{place}: unknown"))?;
        if entry.top {
            ensure(top.is_none(), || format!("{place}: only one tile lies on top"))?;
            top = Some(entry.id);
        }
        components.tile_set.insert(entry.id);
        components.tiles[entry.id.index()] = TileFacts {
            points: entry.points,
            talents: entry.talents,
            camels: entry.camels,
            goods: entry.goods,
            card: entry.card,
            reconstructed: provenance::any_reconstructed(&entry.from),
        };
    }
    let count = components.tile_set.len();
    ensure(count == 20, || format!("tile: {count} in all; the box has 20"))?;
    let Some(top) = top.filter(|top| top.quality() == components.need(Space::TOP)) else {
        return Err("tile: one of the highest quality lies on top, marked with `top = true`".to_owned());
    };
    components.top = top;
    for quality in 1..=3 {
        let spaces =
            Space::all().filter(|&space| space != Space::TOP && components.need(space) == quality).count();
        let tiles = tiles.iter().filter(|entry| !entry.top && entry.id.quality() == quality).count();
        ensure(tiles >= spaces, || {
            format!("tile: {tiles} of quality {quality} beside the top one; the garden takes {spaces}")
        })?;
    }
    Ok(())
}
