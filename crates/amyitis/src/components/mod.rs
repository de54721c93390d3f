//! What is printed on boards, cards and tiles, and counted in the box: read from one data file.
//!
//! The built-in file is `data/components.toml`. Parts of it are reconstructed, so a player may hand over a corrected
//! copy. Components are read once and then live as long as the program, so that a state can point to them.

mod provenance;
mod read;

use shinar_core::Shelf;

use crate::{
    board::{SPACES, Side, SideSet, Space, SpaceSet},
    pieces::{
        BonusCard, CITIES, CRAFTS, GOODS, Good, Guild, PlantCard, ROW_LENGTH, Row, TILE_IDS, Tile, TileSet,
    },
};

/// The text of the built-in file.
pub const BUILT_IN: &str = include_str!("../../data/components.toml");

/// The levels a guild can have, with the one that stands for having no card.
pub(crate) const LEVELS: usize = 8;

/// Everything printed and counted.
#[derive(Debug)]
pub struct Components {
    pub(crate) tokens: [u8; GOODS],
    pub(crate) camels: u8,
    pub(crate) talents: u8,
    pub(crate) cubes_each: u8,
    pub(crate) grey_cubes: u8,
    pub(crate) start_talents: u8,
    pub(crate) start_camels: u8,
    pub(crate) cities: [City; CITIES],
    /// The kinds of the cities once more, close together.
    pub(crate) ring: [CityKind; CITIES],
    /// The cities whose own good some plain goods can pay, by the set of goods.
    pub(crate) buyers: [u16; 1 << (GOODS - 1)],
    /// The cities that trade with a player who can take cards of some guilds, by the set of guilds: those that offer
    /// one of them, and the one that buys goods. Plant cities are a matter of their own.
    pub(crate) offering: [u16; 1 << Guild::ALL.len()],
    /// The cities that sell plants, one bit each.
    pub(crate) plant_cities: u16,
    /// The same for every set of them, by their numbers along the ring.
    pub(crate) plants_at: [u16; 1 << PlantCard::ALL.len()],
    /// The two sides of every plant card.
    pub(crate) plants: [[PlantSide; 2]; PlantCard::ALL.len()],
    /// Where card K lies.
    pub(crate) home: usize,
    pub(crate) fields: [[Good; ROW_LENGTH]; Row::ALL.len()],
    pub(crate) marduk: [u8; 2],
    pub(crate) terraces: [u8; SPACES],
    /// The plant quality a space needs, by its terrace (AMY-D13).
    pub(crate) needs: [u8; SPACES],
    /// The spaces that need at most a quality.
    pub(crate) up_to: [SpaceSet; 4],
    pub(crate) unused_with_two: SpaceSet,
    /// The sides with two segments (AMY-D15).
    pub(crate) double: SideSet,
    /// The craftsmen with two, three and four players.
    pub(crate) craft: [[u8; CRAFTS]; 3],
    pub(crate) engineer_points: u8,
    /// By guild and level; gardeners have no levels and are level 0 of theirs (AMY-R26).
    pub(crate) guild: [[GuildCard; LEVELS]; Guild::ALL.len()],
    /// How far the caravan goes, by the level of a caravan leader and the number of camels: a bit for each number of
    /// steps from one step on.
    reach: [[u16; CITIES + 1]; LEVELS],
    /// What the garden tiles show (AMY-D16).
    pub(crate) tiles: [TileFacts; TILE_IDS],
    /// The ids that are in the box.
    pub(crate) tile_set: TileSet,
    /// The tile on the top space.
    pub(crate) top: Tile,
    pub(crate) tiles_left: [u8; 3],
    pub(crate) favour: [Vec<Favour>; 3],
    pub(crate) points_per_good: u8,
    /// Whether numbers of guild cards are reconstructed.
    pub(crate) guild_reconstructed: bool,
    /// Whether it is reconstructed which canals are double.
    pub(crate) double_reconstructed: bool,
}

/// A space of the ring.
#[derive(Clone, Debug)]
pub(crate) struct City {
    pub(crate) name: String,
    pub(crate) kind: CityKind,
    pub(crate) reconstructed: bool,
}

/// What a city trades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CityKind {
    /// Buys one or two goods for points (AMY-C3).
    Sale { points: [u8; 2] },
    /// Gives a card of one of two kinds for a good (AMY-C4).
    Guild { good: Good, offers: [Guild; 2] },
    /// Gives the plant of its card for a good, and for the good on the card (AMY-C7).
    Plant { good: Good },
}

/// A side of a plant card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlantSide {
    pub(crate) quality: u8,
    pub(crate) extra: Option<Good>,
    pub(crate) reconstructed: bool,
}

/// A guild card of one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct GuildCard {
    /// How many there are with two, three and four players (AMY-S1).
    pub(crate) players: [u8; 3],
    pub(crate) spaces: u8,
    pub(crate) keep: u8,
    pub(crate) token: bool,
    pub(crate) talents: u8,
    pub(crate) points: u8,
}

/// What a garden tile brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TileFacts {
    pub(crate) points: u8,
    pub(crate) talents: u8,
    pub(crate) camels: u8,
    pub(crate) goods: u8,
    pub(crate) card: Option<BonusCard>,
    pub(crate) reconstructed: bool,
}

/// A line of an Amyitis card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Favour {
    /// The fewest tiles for these points; the best line counts.
    pub(crate) tiles: u8,
    pub(crate) points: u8,
}

/// The built-in components and the corrected ones that were given.
pub(crate) static SHELF: Shelf<Components> = Shelf::new(BUILT_IN, read::read);

impl Components {
    /// The city with a name or the beginning of one, in any case.
    pub(crate) fn city(&self, name: &str) -> Option<usize> {
        let names: Vec<_> = self.cities.iter().map(|city| city.name.to_lowercase()).collect();
        let found = shinar_core::notation::by_prefix(&name.to_lowercase(), &names)?;
        names.iter().position(|known| known == found)
    }

    /// The segments of a side: one or two.
    pub(crate) fn segments(&self, side: Side) -> u8 {
        1 + u8::from(self.double.contains(side))
    }

    /// The facts about a tile.
    #[inline]
    pub(crate) fn tile(&self, tile: Tile) -> &TileFacts {
        &self.tiles[tile.index()]
    }

    /// The plant quality a space needs.
    #[inline]
    pub(crate) fn need(&self, space: Space) -> u8 {
        self.needs[space.index()]
    }

    /// The spaces in use (AMY-S6, AMY-D14).
    pub(crate) fn spaces(&self, players: u8) -> SpaceSet {
        const ALL: SpaceSet = SpaceSet::from_bits(!0);
        if players == 2 { ALL.minus(self.unused_with_two) } else { ALL }
    }

    /// A guild card; a blank one beyond the highest level.
    #[inline]
    pub(crate) fn card(&self, guild: Guild, level: u8) -> &GuildCard {
        &self.guild[guild.index()][usize::from(level).min(LEVELS - 1)]
    }

    /// Works out what [`within_reach`](Self::within_reach) looks up, from the cards.
    fn measure_reach(&mut self) {
        let cards = &self.guild[Guild::Caravaneer.index()];
        for (by_camels, card) in self.reach.iter_mut().zip(cards) {
            for (camels, steps) in by_camels.iter_mut().enumerate().skip(1) {
                *steps = (1 << (camels + usize::from(card.spaces)).min(CITIES)) - 1;
            }
        }
    }

    /// The numbers of steps that a caravan leader of some level can take with some camels (AMY-C1, AMY-R4: a full lap is
    /// the most): a bit for each from one step on.
    #[inline]
    pub(crate) fn within_reach(&self, level: u8, camels: u16) -> u16 {
        self.reach[usize::from(level).min(LEVELS - 1)][usize::from(camels).min(CITIES)]
    }

    /// The highest level of a guild.
    pub(crate) fn highest(&self, guild: Guild) -> u8 {
        let mut cards = self.guild[guild.index()].iter();
        cards.rposition(|card| card.players[2] > 0).unwrap_or(0) as u8
    }

    /// The level of caravan leaders that carry a token.
    pub(crate) fn token_level(&self) -> u8 {
        let mut cards = self.guild[Guild::Caravaneer.index()].iter();
        cards.rposition(|card| card.token).unwrap_or(0) as u8
    }
}

/// An empty box, to be filled from a file.
impl Default for Components {
    fn default() -> Self {
        let city = City { name: String::new(), kind: CityKind::Sale { points: [0; 2] }, reconstructed: true };
        Self {
            tokens: [0; GOODS],
            camels: 0,
            talents: 0,
            cubes_each: 0,
            grey_cubes: 0,
            start_talents: 0,
            start_camels: 0,
            ring: [city.kind; CITIES],
            cities: std::array::from_fn(|_| city.clone()),
            buyers: [0; 1 << (GOODS - 1)],
            offering: [0; 1 << Guild::ALL.len()],
            plant_cities: 0,
            plants_at: [0; 1 << PlantCard::ALL.len()],
            plants: [[PlantSide { quality: 1, extra: None, reconstructed: true }; 2]; PlantCard::ALL.len()],
            home: 0,
            fields: [[Good::Wine; ROW_LENGTH]; Row::ALL.len()],
            marduk: [0; 2],
            terraces: [0; SPACES],
            needs: [0; SPACES],
            up_to: [SpaceSet::default(); 4],
            unused_with_two: SpaceSet::default(),
            double: SideSet::default(),
            craft: [[0; CRAFTS]; 3],
            engineer_points: 0,
            guild: [[GuildCard::default(); LEVELS]; Guild::ALL.len()],
            reach: [[0; CITIES + 1]; LEVELS],
            tiles: [TileFacts::default(); TILE_IDS],
            tile_set: TileSet::default(),
            top: Tile(0),
            tiles_left: [0; 3],
            favour: [const { Vec::new() }; 3],
            points_per_good: 0,
            guild_reconstructed: true,
            double_reconstructed: true,
        }
    }
}

/// The index of a player count in tables by player count.
#[inline]
pub(crate) const fn by_players(players: u8) -> usize {
    match players {
        2 => 0,
        3 => 1,
        _ => 2,
    }
}
