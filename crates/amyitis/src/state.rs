//! The whole truth of a position. Nothing is hidden: chance decides late, and what it decided lies open.

use shinar_core::{Actor, MAX_SEATS, PerSeat, Seat, Set, prelude::*};

use crate::{
    board::{RIVER, SPACES, Segment, SegmentSet, Side, SideSet, Space, SpaceSet},
    components::{CityKind, Components, GuildCard, PlantSide, by_players},
    options::Options,
    pieces::{
        Good, GoodSet, Guild, GuildSet, Plant, PlantCard, ROW_LENGTH, Row, TEMPLE_SPACES, TEMPLES, Tile,
        TileSet, named,
    },
    rules::{
        choices::{self, Question},
        end,
    },
    trios::{Deck, Trios},
    version::Version,
};

pub(crate) use crate::parts::{Affordable, CODES, Canals, Holding, Line, OWNERS, Plants, Trade};

/// The most seats.
pub(crate) const SEATS: usize = MAX_SEATS;
/// The owner of grey cubes, behind the seats.
pub(crate) const GREY: usize = SEATS;
/// A set of seats.
pub(crate) type SeatSet = Set<Seat, u8>;
/// A space without a tile, a city without a plant card.
pub(crate) const NONE: u8 = u8::MAX;

named! {
    /// What is being done.
    #[strum(serialize_all = "snake_case")]
    Phase, "the name of a phase";
    /// Chance lays out the garden tiles (AMY-S6).
    Tiles,
    /// Chance lays out the plant cards (AMY-S3).
    Cards,
    /// Chance lays down card K (AMY-S3).
    Flip,
    /// Chance puts tokens on caravan leaders (AMY-S5).
    Leaders,
    /// Chance draws the first player (AMY-S7).
    Start,
    /// Chance lays out the craftsmen (AMY-I1); income follows.
    Craft,
    /// A player chooses an action (AMY-A1).
    Turn,
    /// Whoever hired a farmer chooses a field (AMY-H2).
    Field,
    /// Whoever hired a priest chooses a temple (AMY-H4).
    Priest,
    /// Whoever hired an engineer chooses a segment (AMY-H5).
    Engineer,
    /// The caravan is in Babylon: goods are sold (AMY-C3).
    Sell,
    /// The free irrigation after a sale (AMY-C3).
    Canal,
    /// The caravan is in another city: its price is paid (AMY-C4, AMY-C7).
    Pay,
    /// A guild card is chosen (AMY-C4).
    Take,
    /// The token of a caravan leader is chosen (AMY-R2).
    Token,
    /// A space for the plant is chosen (AMY-P1).
    Plant,
    /// A good as bonus of a tile is chosen (AMY-P4).
    Good,
    /// A guild card as bonus of a tile is chosen (AMY-P4).
    Bonus,
    /// The last player leads the procession (AMY-T1).
    Procession,
    /// The first in Ishtar's temple chooses (AMY-T3).
    Ishtar,
    /// The first in Tammouz' temple harvests (AMY-T5).
    Harvest,
    /// The second in Tammouz' temple may swap (AMY-T5).
    Swap,
    /// A player gives goods back (AMY-T8).
    Discard,
    /// The game has ended (AMY-E1).
    Over,
}

impl Phase {
    /// Whether it is a player's decision in phase II of a round.
    pub(crate) const fn in_actions(self) -> bool {
        self as u8 >= Self::Turn as u8 && self as u8 <= Self::Bonus as u8
    }

    /// Whether chance decides.
    pub(crate) const fn is_chance(self) -> bool {
        self as u8 <= Self::Craft as u8
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
    pub(crate) version: Version,
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
    /// The Talents of each seat, side by side: several seats take one at the same time (AMY-A3).
    pub(crate) talents: [u16; SEATS],
    pub(crate) seats: [Holding; SEATS],
    /// Seats that passed.
    pub(crate) passed: SeatSet,
    /// The city where the caravan is.
    pub(crate) caravan: u8,
    pub(crate) plants: Plants,
    /// The guilds that each seat can take a card of. It follows from what the seats hold, changes seldom, and is needed
    /// in every turn.
    takeable: [GuildSet; SEATS],
    /// The cities whose price each seat can pay.
    affordable: [Affordable; SEATS],
    /// The goods on caravan leaders that are still to be had.
    pub(crate) leaders: GoodSet,
    /// Craftsmen not laid out this round.
    pub(crate) deck: Deck,
    pub(crate) trios: Trios,
    /// The tile on each space.
    pub(crate) garden: [u8; SPACES],
    /// Garden tiles that lie neither in the garden nor before a player. That of the top is never among them (AMY-S6).
    pub(crate) stack: TileSet,
    /// Spaces whose tile chance has still to lay.
    pub(crate) bare: SpaceSet,
    /// Spaces that have a tile, or will have one when chance has laid it.
    pub(crate) unplanted: SpaceSet,
    pub(crate) canals: Canals,
    /// The owner of the cube on each field.
    pub(crate) fields: [Line<ROW_LENGTH>; Row::ALL.len()],
    /// The owners of the cubes in each temple, from the left.
    pub(crate) temples: [Line<TEMPLE_SPACES>; TEMPLES],
    pub(crate) trade: Trade,
    /// What can be chosen now. It follows from all the rest, and is kept because everything that looks at a position
    /// needs it. While craftsmen are dealt it is empty: what can be dealt is the deck.
    pub(crate) question: Question,
}

impl GameState for State {
    type Options = Options;

    fn rules_version(&self) -> u32 {
        self.version.number()
    }

    fn by_rules(mut self, version: u32) -> Option<Self> {
        self.version = Version::numbered(version)?;
        if self.phase != Phase::Craft {
            self.question = choices::question(&self, self.phase);
        }
        Some(self)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            phase if phase.is_chance() => Actor::Chance,
            Phase::Over => Actor::Over,
            _ => Actor::Seat(self.active),
        }
    }

    fn active(&self) -> Option<Seat> {
        self.has_started().then_some(self.active)
    }

    fn scores(&self) -> PerSeat<i32> {
        Seat::all(self.players).map(|seat| self.scores[seat.index()].into()).collect()
    }

    fn ranking(&self) -> PerSeat<u8> {
        end::ranking(self)
    }

    fn end_reason(&self) -> Option<&'static str> {
        end::reason(self).map(Into::into)
    }

    fn ledger(&self) -> Vec<(&'static str, u32)> {
        self.entries()
    }
}

impl State {
    /// The state before the first draw.
    pub(crate) fn new(players: u8, options: Options) -> Self {
        let components = options.components;
        let mut garden = [NONE; SPACES];
        garden[Space::TOP.index()] = components.top.0;
        let (mut seats, mut talents) = ([Holding::default(); SEATS], [0; SEATS]);
        for seat in Seat::all(players) {
            // AMY-S7
            talents[seat.index()] = components.start_talents.into();
            seats[seat.index()].camels = components.start_camels.into();
        }
        let reached = RIVER.into_iter().fold(SideSet::default(), |sides, corner| sides | corner.sides());
        let canals = Canals {
            cubes: [SegmentSet::default(); SEATS + 1],
            taken: SegmentSet::default(),
            full: SideSet::default(),
            reached,
            wet: RIVER,
            watered: SpaceSet::default(),
        };
        let mut state = Self {
            options,
            version: Version::NEWEST,
            players,
            phase: Phase::Tiles,
            then: Phase::Start,
            first: Seat(0),
            active: Seat(0),
            round: 1,
            scores: [0; SEATS],
            talents,
            seats,
            passed: SeatSet::default(),
            // AMY-S2: Babylon is the first city of the ring.
            caravan: 0,
            plants: Plants::NONE,
            takeable: [GuildSet::default(); SEATS],
            affordable: [Affordable::default(); SEATS],
            leaders: GoodSet::default(),
            // AMY-S1, AMY-S4: the cards of the player count; guild cards are taken from what the components list.
            deck: Deck::new(components.craft[by_players(players)]),
            trios: Trios::new(players),
            garden,
            stack: components.tile_set.minus(TileSet::of(components.top)),
            bare: components.spaces(players).minus(SpaceSet::of(Space::TOP)),
            unplanted: components.spaces(players),
            canals,
            fields: [Line::default(); Row::ALL.len()],
            temples: [Line::default(); TEMPLES],
            trade: Trade::default(),
            question: Question::NONE,
        };
        Guild::ALL.into_iter().for_each(|guild| state.count_guild(guild));
        choices::ask_chance(&mut state, Phase::Tiles);
        state
    }

    /// Works out who can take a card of a guild, after a seat took one or gave one back.
    pub(crate) fn count_guild(&mut self, guild: Guild) {
        for seat in Seat::all(SEATS as u8) {
            let can = self.stock(guild, self.next_level(seat, guild)) > 0;
            let takeable = self.takeable[seat.index()].minus(GuildSet::of(guild));
            self.takeable[seat.index()] = if can { takeable.with(guild) } else { takeable };
        }
    }

    /// The guilds that a seat can take a card of: the next level, or a gardener (AMY-C5, AMY-C6, AMY-R6).
    #[inline]
    pub(crate) fn takeable(&self, seat: Seat) -> GuildSet {
        self.takeable[seat.index()]
    }

    /// Gives a good to a seat.
    #[inline]
    pub(crate) fn gain_good(&mut self, seat: Seat, good: Good) {
        self.seats[seat.index()].goods.gain(good);
        self.count_affordable(seat);
    }

    /// Takes a good from a seat.
    #[inline]
    pub(crate) fn lose_good(&mut self, seat: Seat, good: Good) {
        self.seats[seat.index()].goods.lose(good);
        self.count_affordable(seat);
    }

    /// Works out what a seat can pay, after its goods or the plant cards changed.
    #[inline]
    fn count_affordable(&mut self, seat: Seat) {
        let goods = &self.seats[seat.index()].goods;
        self.affordable[seat.index()] = Affordable::with(goods, &self.plants, self.components());
    }

    /// The cities whose price a seat can pay.
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> Affordable {
        self.affordable[seat.index()]
    }

    /// Asks the active seat: what it decides, and what it can choose.
    #[inline(always)]
    pub(crate) fn ask(&mut self, phase: Phase) {
        self.then = phase;
        self.phase = phase;
        self.question = choices::question(self, phase);
    }

    /// Whether the first player is known.
    pub(crate) fn has_started(&self) -> bool {
        !self.phase.in_setup() || self.then != Phase::Start
    }

    #[inline]
    pub(crate) fn components(&self) -> &'static Components {
        self.options.components.get()
    }

    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index()]
    }

    /// The Talents of a seat.
    #[inline]
    pub(crate) fn talents(&self, seat: Seat) -> u16 {
        self.talents[seat.index()]
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

    /// How many cards of a guild's level are still to be had (AMY-D6: a player with a higher one keeps the lower ones).
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

    /// Whether a seat can take a card of a guild.
    #[inline]
    pub(crate) fn can_take(&self, seat: Seat, guild: Guild) -> bool {
        self.takeable(seat).contains(guild)
    }

    /// The kind of a city.
    #[inline]
    pub(crate) fn city(&self, at: usize) -> CityKind {
        self.components().ring[at]
    }

    /// The name of a city.
    #[inline]
    pub(crate) fn city_name(&self, at: usize) -> &'static str {
        &self.components().cities[at].name
    }

    /// The plant card of a city.
    #[inline]
    pub(crate) fn plant(&self, city: usize) -> Option<Plant> {
        let code = self.plants.code(city);
        PlantCard::at(usize::from(code / 2)).map(|card| Plant { card, flipped: code & 1 == 1 })
    }

    /// Lays a plant card on a city.
    pub(crate) fn set_plant(&mut self, city: usize, plant: Plant) {
        let side = self.components().plants[plant.card.index()][usize::from(plant.flipped)];
        self.plants.set(city, plant, side, self.components());
        Seat::all(SEATS as u8).for_each(|seat| self.count_affordable(seat));
    }

    /// The upper side of a city's plant card.
    #[inline]
    pub(crate) fn plant_side(&self, city: usize) -> Option<PlantSide> {
        let code = usize::from(self.plants.code(city));
        self.components().plants.as_flattened().get(code).copied()
    }

    /// The tile on a space.
    #[inline]
    pub(crate) fn tile(&self, space: Space) -> Option<Tile> {
        let tile = self.garden[space.index()];
        (tile != NONE).then_some(Tile(tile))
    }

    /// The spaces that were planted.
    #[inline]
    pub(crate) fn planted(&self) -> SpaceSet {
        self.components().spaces(self.players).minus(self.unplanted)
    }

    /// The owners of the cubes on a side, first segment first.
    pub(crate) fn cubes_on(&self, side: Side) -> impl Iterator<Item = usize> {
        let cubes = self.canals.cubes;
        [Segment::first(side), Segment::second(side)]
            .into_iter()
            .filter_map(move |segment| cubes.iter().position(|cubes| cubes.contains(segment)))
    }
}
