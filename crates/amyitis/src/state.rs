//! The whole truth of a position. Nothing is hidden: chance decides late, and what it decided lies open.

use shinar_core::{Actor, MAX_SEATS, Seat};

use crate::{
    board::{RIVER, SPACES, Side, Space},
    components::{CityKind, Components, GuildCard, PlantSide, by_players},
    options::Options,
    pieces::{
        CITIES, CRAFTS, Guild, Plant, PlantCard, ROW_LENGTH, Row, TEMPLE_SPACES, TEMPLES, TRIO, TRIOS, Tile,
        named,
    },
};

pub(crate) use crate::parts::{CODES, Canals, Holding, Line, OWNERS, Trade, Trio};

/// The most seats.
pub(crate) const SEATS: usize = MAX_SEATS;
/// The owner of grey cubes, behind the seats.
pub(crate) const GREY: usize = SEATS;
/// A space without a tile, a city without a plant card, no space being planted.
pub(crate) const NONE: u8 = u8::MAX;

named! {
    /// What is being done.
    Phase, "the name of a phase";
    /// Chance lays out the garden tiles (AMY-S6).
    Tiles = "tiles",
    /// Chance lays out the plant cards (AMY-S3).
    Cards = "cards",
    /// Chance lays down card K (AMY-S3).
    Flip = "flip",
    /// Chance puts tokens on caravan leaders (AMY-S5).
    Leaders = "leaders",
    /// Chance draws the first player (AMY-S7).
    Start = "start",
    /// Chance lays out the craftsmen (AMY-I1); income follows.
    Craft = "craft",
    /// A player chooses an action (AMY-A1).
    Turn = "turn",
    /// Whoever hired a farmer chooses a field (AMY-H2).
    Field = "field",
    /// Whoever hired a priest chooses a temple (AMY-H4).
    Priest = "priest",
    /// Whoever hired an engineer chooses a segment (AMY-H5).
    Engineer = "engineer",
    /// The caravan is in Babylon: goods are sold (AMY-C3).
    Sell = "sell",
    /// The free irrigation after a sale (AMY-C3).
    Canal = "canal",
    /// The caravan is in another city: its price is paid (AMY-C4, AMY-C7).
    Pay = "pay",
    /// A guild card is chosen (AMY-C4).
    Take = "take",
    /// The token of a caravan leader is chosen (AMY-R2).
    Token = "token",
    /// A space for the plant is chosen (AMY-P1).
    Plant = "plant",
    /// A good as bonus of a tile is chosen (AMY-P4).
    Good = "good",
    /// A guild card as bonus of a tile is chosen (AMY-P4).
    Bonus = "bonus",
    /// The last player leads the procession (AMY-T1).
    Procession = "procession",
    /// The first in Ishtar's temple chooses (AMY-T3).
    Ishtar = "ishtar",
    /// The first in Tammouz' temple harvests (AMY-T5).
    Harvest = "harvest",
    /// The second in Tammouz' temple may swap (AMY-T5).
    Swap = "swap",
    /// A player gives goods back (AMY-T8).
    Discard = "discard",
    /// The game has ended (AMY-E1).
    Over = "over",
}

impl Phase {
    /// Whether it is a player's decision in phase II of a round.
    pub(crate) const fn in_actions(self) -> bool {
        self as u8 >= Self::Turn as u8 && self as u8 <= Self::Bonus as u8
    }

    /// Whether something is dealt before the game begins.
    pub(crate) const fn in_setup(self) -> bool {
        self as u8 <= Self::Start as u8
    }
}

/// A valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) phase: Phase,
    /// What follows when chance has dealt everything that is missing.
    pub(crate) then: Phase,
    /// Who has the first-player card.
    pub(crate) first: Seat,
    /// Whose decision it is.
    pub(crate) active: Seat,
    /// The number of the round, from 1.
    pub(crate) round: u16,
    pub(crate) scores: [u16; SEATS],
    pub(crate) seats: [Holding; SEATS],
    /// Seats that passed, one bit each.
    pub(crate) passed: u8,
    /// The city where the caravan is.
    pub(crate) caravan: u8,
    /// The plant card of each city: twice its number, plus one for side b.
    pub(crate) plants: [u8; CITIES],
    /// The goods on caravan leaders that are still to be had, one bit each.
    pub(crate) leaders: u8,
    /// Craftsmen not laid out this round.
    pub(crate) deck: [u8; CRAFTS],
    pub(crate) trios: [Trio; TRIOS],
    /// The tile on each space.
    pub(crate) garden: [u8; SPACES],
    /// Spaces that have a tile, or will have one when chance has laid it, one bit each.
    pub(crate) unplanted: u16,
    pub(crate) canals: Canals,
    /// The owner of the cube on each field.
    pub(crate) fields: [Line<ROW_LENGTH>; Row::ALL.len()],
    /// The owners of the cubes in each temple, from the left.
    pub(crate) temples: [Line<TEMPLE_SPACES>; TEMPLES],
    pub(crate) trade: Trade,
}

impl State {
    /// The state before the first draw.
    pub(crate) fn new(players: u8, options: Options) -> Self {
        let components = options.components;
        let mut garden = [NONE; SPACES];
        garden[Space::TOP.index()] = components.top.0;
        let mut seats = [Holding::default(); SEATS];
        for seat in Seat::all(players) {
            // AMY-S7
            seats[seat.index()].talents = components.start_talents.into();
            seats[seat.index()].camels = components.start_camels.into();
        }
        let reached = (0..32).filter(|corner| RIVER >> corner & 1 == 1);
        let reached = reached.fold(0, |sides, corner| sides | crate::board::meeting(corner));
        Self {
            options,
            players,
            phase: Phase::Tiles,
            then: Phase::Start,
            first: Seat(0),
            active: Seat(0),
            round: 1,
            scores: [0; SEATS],
            seats,
            passed: 0,
            // AMY-S2: Babylon is the first city of the ring.
            caravan: 0,
            plants: [NONE; CITIES],
            leaders: 0,
            // AMY-S1, AMY-S4: the cards of the player count; guild cards are taken from what the components list.
            deck: components.craft[by_players(players)],
            trios: [Trio::default(); TRIOS],
            garden,
            unplanted: components.spaces(players),
            canals: Canals { cubes: [0; SEATS + 1], taken: 0, full: 0, reached, wet: RIVER, watered: 0 },
            fields: [Line::default(); Row::ALL.len()],
            temples: [Line::default(); TEMPLES],
            trade: Trade::default(),
        }
    }

    /// Whether the first player is known.
    pub(crate) fn has_started(&self) -> bool {
        !self.phase.in_setup() || self.then != Phase::Start
    }

    /// Who decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Actor {
        match self.phase {
            Phase::Tiles | Phase::Cards | Phase::Flip | Phase::Leaders | Phase::Start | Phase::Craft => {
                Actor::Chance
            }
            Phase::Over => Actor::Over,
            _ => Actor::Seat(self.active),
        }
    }

    #[inline]
    pub(crate) fn components(&self) -> &'static Components {
        self.options.components.get()
    }

    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index() % SEATS]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index() % SEATS]
    }

    /// What the deciding player has.
    #[inline]
    pub(crate) fn own(&self) -> &Holding {
        self.seat(self.active)
    }

    /// The caravan leader card in force for a seat.
    #[inline]
    pub(crate) fn leader(&self, seat: Seat) -> &'static GuildCard {
        self.components().card(Guild::Caravaneer, self.seat(seat).level(Guild::Caravaneer))
    }

    /// How many cards of a guild's level are still to be had (AMY-D6: who has a higher one keeps the lower ones).
    #[inline]
    pub(crate) fn stock(&self, guild: Guild, level: u8) -> u8 {
        let total = self.components().card(guild, level).players[by_players(self.players)];
        // Seats that are not in play hold nothing, so that all can be counted.
        let mut held = 0u8;
        for seat in &self.seats {
            let own = seat.level(guild);
            held = held.saturating_add(if guild == Guild::Gardener { own } else { u8::from(own >= level) });
        }
        total.saturating_sub(held)
    }

    /// The level of the card that a seat takes next: one above its own; gardeners have none (AMY-C5).
    #[inline]
    pub(crate) fn next_level(&self, seat: Seat, guild: Guild) -> u8 {
        if guild == Guild::Gardener { 0 } else { self.seat(seat).level(guild).saturating_add(1) }
    }

    /// Whether a seat can take a card of a guild: the next level, or a gardener (AMY-C5, AMY-C6, AMY-R6).
    #[inline]
    pub(crate) fn can_take(&self, seat: Seat, guild: Guild) -> bool {
        self.stock(guild, self.next_level(seat, guild)) > 0
    }

    /// The kind of a city.
    #[inline]
    pub(crate) fn city(&self, at: usize) -> CityKind {
        self.components().ring[at % CITIES]
    }

    /// The name of a city.
    #[inline]
    pub(crate) fn city_name(&self, at: usize) -> &'static str {
        &self.components().cities[at % CITIES].name
    }

    /// The plant card of a city.
    #[inline]
    pub(crate) fn plant(&self, city: usize) -> Option<Plant> {
        let code = self.plants[city % CITIES];
        PlantCard::at(usize::from(code / 2)).map(|card| Plant { card, flipped: code & 1 == 1 })
    }

    /// Lays a plant card on a city.
    pub(crate) fn set_plant(&mut self, city: usize, plant: Plant) {
        self.plants[city % CITIES] = 2 * plant.card as u8 + u8::from(plant.flipped);
    }

    /// The upper side of a city's plant card.
    #[inline]
    pub(crate) fn plant_side(&self, city: usize) -> Option<PlantSide> {
        let Plant { card, flipped } = self.plant(city)?;
        Some(self.components().plants[card.index()][usize::from(flipped)])
    }

    /// The tile on a space.
    #[inline]
    pub(crate) fn tile(&self, space: Space) -> Option<Tile> {
        let tile = self.garden[space.index()];
        (tile != NONE).then_some(Tile(tile))
    }

    /// The spaces that were planted, one bit each.
    #[inline]
    pub(crate) fn planted(&self) -> u16 {
        self.components().spaces(self.players) & !self.unplanted
    }

    /// The owners of the cubes on a side, first segment first.
    pub(crate) fn cubes_on(&self, side: Side) -> impl Iterator<Item = usize> {
        let cubes = self.canals.cubes;
        [side.index(), side.index() + 32]
            .into_iter()
            .filter_map(move |segment| cubes.iter().position(|cubes| cubes >> segment & 1 == 1))
    }

    /// Whether chance has laid out all trios.
    #[inline]
    pub(crate) fn next_trio(&self) -> Option<usize> {
        let trios = self.trios.get(..self.players as usize).unwrap_or(&self.trios);
        trios.iter().position(|trio| trio.len() < TRIO)
    }
}
