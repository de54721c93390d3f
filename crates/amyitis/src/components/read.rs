//! Reads a components file and checks that a game can be played with it.
//!
//! Errors say where in the file and what would be right. The sums are those of the rulebook.

use serde::Deserialize;

use super::{
    BonusCard, City, CityKind, Components, Favour, GuildCard, LEVELS, PlantSide, TileFacts, provenance,
};
use crate::{
    board::{SIZE, Side, Space},
    pieces::{CITIES, Craft, Good, Guild, LETTERS, PlantCard, ROW_LENGTH, Tile},
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
    _from: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSupply {
    camels: u8,
    talents: u8,
    cubes_each: u8,
    grey_cubes: u8,
    #[serde(rename = "from")]
    _from: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStart {
    talents: u8,
    camels: u8,
    #[serde(rename = "from")]
    _from: toml::Value,
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
    from: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlantCard {
    id: PlantCard,
    city: Option<String>,
    a: RawPlantSide,
    b: RawPlantSide,
    from: toml::Value,
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
    _from: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMarduk {
    first: u8,
    second: u8,
    #[serde(rename = "from")]
    _from: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGarden {
    terraces: [[u8; SIZE]; SIZE],
    quality: [u8; 4],
    unused_with_two: Vec<Space>,
    double: Vec<Side>,
    from: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCraft {
    kind: Craft,
    players: [u8; 3],
    #[serde(default)]
    points: u8,
    #[serde(rename = "from")]
    _from: toml::Value,
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
    from: toml::Value,
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
    card: Option<String>,
    #[serde(default)]
    top: bool,
    from: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEnd {
    tiles_left: [u8; 3],
    favour: [Vec<Favour>; 3],
    points_per_good: u8,
    #[serde(rename = "from")]
    _from: toml::Value,
}

/// Reads and checks a file.
pub(super) fn read(text: &str) -> Result<Components> {
    let place = |error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or("");
        format!("line {}: {}", before.matches('\n').count() + 1, error.message())
    };
    let file: File = toml::from_str(text).map_err(place)?;
    let table: toml::Table = toml::from_str(text).map_err(place)?;
    provenance::check(&table)?;
    let mut components = Components::default();
    small_numbers("", &toml::Value::Table(table))?;
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
fn small_numbers(place: &str, value: &toml::Value) -> Result<()> {
    match value {
        toml::Value::Integer(number) => ensure((0..=MOST.into()).contains(number), || {
            format!("{place}: {number} is not between 0 and {MOST}")
        }),
        toml::Value::Array(list) => list
            .iter()
            .enumerate()
            .try_for_each(|(at, value)| small_numbers(&format!("{place}[{}]", at + 1), value)),
        toml::Value::Table(table) => table.iter().try_for_each(|(key, value)| {
            let dot = if place.is_empty() { "" } else { "." };
            small_numbers(&format!("{place}{dot}{key}"), value)
        }),
        _ => Ok(()),
    }
}

fn supply(components: &mut Components, file: &File) -> Result<()> {
    for good in Good::ALL {
        let entries: Vec<_> = file.good.iter().filter(|entry| entry.name == good).collect();
        let [entry] = entries.as_slice() else {
            return Err(format!("good: {good} is given {} times, must be once", entries.len()));
        };
        components.tokens[good.index()] = entry.tokens;
    }
    let sum: u32 = components.tokens.iter().map(|&count| u32::from(count)).sum();
    ensure(sum == 35, || format!("good: {sum} tokens in all; the box has 35"))?;
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
            // AMY-C8: wine pays anything.
            let asked = city.good.map_or(!0, |good| usize::from(good.bit() | Good::Wine.bit()));
            *cities |= u16::from(kinds & asked != 0) << at;
        }
        components.ring[at] = kind;
        components.cities[at] = City { name: city.name.clone(), kind, reconstructed };
    }
    let plants = components.cities.iter().filter(|city| matches!(city.kind, CityKind::Plant { .. })).count();
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
            components.up_to[usize::from(quality)] |= space.bit();
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
        components.unused_with_two |= space.bit();
    }
    ensure(components.unused_with_two & Space::TOP.bit() == 0, || {
        "garden.unused_with_two: the top space is always in use".to_owned()
    })?;
    components.double_reconstructed = provenance::is_reconstructed(&garden.from, "double");
    for side in &garden.double {
        components.double |= side.bit();
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

fn guild(components: &mut Components, cards: &[RawGuild]) -> Result<()> {
    for entry in cards {
        let kind = entry.kind;
        let level = entry.level.unwrap_or(0);
        let place = format!("guild {kind} {level}");
        by_marks(&place, entry.players)?;
        let wrong = |message: &str| Err(format!("{place}: {message}"));
        let (spaces, keep) = (entry.spaces.is_some(), entry.keep.is_some());
        let (talents, points) = (entry.talents.is_some(), entry.points.is_some());
        let lowest = u8::from(matches!(kind, Guild::Banker | Guild::Palace));
        if !(lowest..LEVELS as u8 - 1).contains(&level) || (kind == Guild::Gardener && entry.level.is_some())
        {
            return wrong(
                "caravaneers have levels from 0, bankers and palaces from 1, gardeners none; at most 6",
            );
        }
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
        let lowest = usize::from(matches!(kind, Guild::Banker | Guild::Palace));
        let highest = usize::from(components.highest(kind));
        let gap = (lowest..=highest).find(|&level| levels[level].players[2] == 0);
        ensure(gap.is_none(), || format!("guild {kind}: level {} is missing", gap.unwrap_or(lowest)))?;
    }
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
        ensure(components.tile_set & entry.id.bit() == 0, || format!("{place}: given twice"))?;
        ensure(usize::from(entry.id.0) < 3 * LETTERS, || format!("{place}: unknown"))?;
        let card = match entry.card.as_deref() {
            None => BonusCard::None,
            Some("any") => BonusCard::Any,
            Some(name) => BonusCard::Of(name.parse().map_err(|()| {
                format!("{place}: card {name:?}; must be caravaneer, banker, palace, gardener or any")
            })?),
        };
        if entry.top {
            ensure(top.is_none(), || format!("{place}: only one tile lies on top"))?;
            top = Some(entry.id);
        }
        components.tile_set |= entry.id.bit();
        components.tiles[entry.id.index()] = TileFacts {
            points: entry.points,
            talents: entry.talents,
            camels: entry.camels,
            goods: entry.goods,
            card,
            reconstructed: provenance::any_reconstructed(&entry.from),
        };
    }
    let count = components.tile_set.count_ones();
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
