//! The whole truth of a position. Nothing is hidden: chance decides late, and what it decided lies open.

use shinar_core::{Actor, MAX_SEATS, Seat};

use crate::{
    board::{RIVER, SPACES, Side, Space},
    components::{BonusCard, CityKind, Components, GuildCard, PlantSide, by_players},
    options::Options,
    pieces::{
        CITIES, CRAFTS, Craft, GOODS, Good, Guild, Plant, PlantCard, ROW_LENGTH, Row, TEMPLE_SPACES, TEMPLES,
        TRIO, TRIOS, Tile,
    },
};

/// The most seats.
pub(crate) const SEATS: usize = MAX_SEATS;
/// The owner of grey cubes, behind the seats.
pub(crate) const GREY: usize = SEATS;
/// A space without a tile, a city without a plant card, no space being planted.
pub(crate) const NONE: u8 = u8::MAX;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
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
    pub(crate) const ALL: [Self; 24] = [
        Self::Tiles,
        Self::Cards,
        Self::Flip,
        Self::Leaders,
        Self::Start,
        Self::Craft,
        Self::Turn,
        Self::Field,
        Self::Priest,
        Self::Engineer,
        Self::Sell,
        Self::Canal,
        Self::Pay,
        Self::Take,
        Self::Token,
        Self::Plant,
        Self::Good,
        Self::Bonus,
        Self::Procession,
        Self::Ishtar,
        Self::Harvest,
        Self::Swap,
        Self::Discard,
        Self::Over,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Cards => "cards",
            Self::Flip => "flip",
            Self::Leaders => "leaders",
            Self::Start => "start",
            Self::Craft => "craft",
            Self::Turn => "turn",
            Self::Field => "field",
            Self::Priest => "priest",
            Self::Engineer => "engineer",
            Self::Sell => "sell",
            Self::Canal => "canal",
            Self::Pay => "pay",
            Self::Take => "take",
            Self::Token => "token",
            Self::Plant => "plant",
            Self::Good => "good",
            Self::Bonus => "bonus",
            Self::Procession => "procession",
            Self::Ishtar => "ishtar",
            Self::Harvest => "harvest",
            Self::Swap => "swap",
            Self::Discard => "discard",
            Self::Over => "over",
        }
    }

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

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding {
    pub(crate) talents: u16,
    pub(crate) camels: u16,
    pub(crate) goods: Goods,
    /// The level in each guild; for gardeners their number.
    pub(crate) guild: [u8; Guild::ALL.len()],
    /// Garden tiles, one bit each.
    pub(crate) tiles: u64,
}

impl Holding {
    #[inline]
    pub(crate) fn level(&self, guild: Guild) -> u8 {
        self.guild[guild.index()]
    }
}

/// Goods, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Goods {
    counts: [u8; GOODS],
    kinds: u8,
    total: u16,
}

impl Goods {
    /// How many there are of each good.
    #[inline]
    pub(crate) fn counts(&self) -> &[u8; GOODS] {
        &self.counts
    }

    /// How many there are of one good.
    #[inline]
    pub(crate) fn count(&self, good: Good) -> u8 {
        self.counts[good.index()]
    }

    /// How many there are in all.
    #[inline]
    pub(crate) fn total(&self) -> u16 {
        self.total
    }

    /// The kinds there are, one bit each.
    #[inline]
    pub(crate) fn kinds(&self) -> u8 {
        self.kinds
    }

    /// Adds a good, unless there are more than anybody can count.
    #[inline]
    pub(crate) fn gain(&mut self, good: Good) {
        let count = &mut self.counts[good.index()];
        if *count < u8::MAX {
            *count += 1;
            self.total += 1;
            self.kinds |= good.bit();
        }
    }

    /// Takes a good away, if there is one.
    #[inline]
    pub(crate) fn lose(&mut self, good: Good) {
        let count = &mut self.counts[good.index()];
        if *count > 0 {
            *count -= 1;
            self.total -= 1;
            if *count == 0 {
                self.kinds &= !good.bit();
            }
        }
    }
}

/// Three craftsmen that are hired one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trio {
    /// Face-up cards by kind.
    open: [u8; CRAFTS],
    /// Turned cards by kind.
    turned: [u8; CRAFTS],
    /// The kinds that lie face up, one bit each.
    faces: u8,
    /// The number of cards.
    len: u8,
    /// The number of turned cards.
    cost: u8,
}

impl Trio {
    /// Adds a card.
    #[inline]
    pub(crate) fn deal(&mut self, craft: Craft) {
        let count = &mut self.open[craft.index()];
        *count = count.saturating_add(1);
        self.faces |= 1 << craft as u8;
        self.len = self.len.saturating_add(1);
    }

    /// Turns a card.
    #[inline]
    pub(crate) fn turn(&mut self, craft: Craft) {
        let count = &mut self.open[craft.index()];
        *count = count.saturating_sub(1);
        if *count == 0 {
            self.faces &= !(1 << craft as u8);
        }
        let turned = &mut self.turned[craft.index()];
        *turned = turned.saturating_add(1);
        self.cost = self.cost.saturating_add(1);
    }

    /// Face-up cards by kind.
    pub(crate) fn open(&self) -> [u8; CRAFTS] {
        self.open
    }

    /// Turned cards by kind.
    pub(crate) fn turned(&self) -> [u8; CRAFTS] {
        self.turned
    }

    /// The kinds that lie face up, one bit each.
    #[inline]
    pub(crate) fn faces(&self) -> u8 {
        self.faces
    }

    /// What the next card costs: the number of turned cards (AMY-H1).
    #[inline]
    pub(crate) fn cost(&self) -> u16 {
        self.cost.into()
    }

    /// The number of cards.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }
}

/// Cubes in a line, the first on the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line<const N: usize> {
    owners: [u8; N],
    len: u8,
}

impl<const N: usize> Default for Line<N> {
    fn default() -> Self {
        Self { owners: [NONE; N], len: 0 }
    }
}

impl<const N: usize> Line<N> {
    /// The owners from the left.
    #[inline]
    pub(crate) fn owners(&self) -> &[u8] {
        self.owners.get(..self.len as usize).unwrap_or(&[])
    }

    /// Adds a cube on the right; nothing if the line is full.
    #[inline]
    pub(crate) fn push(&mut self, owner: usize) {
        if let Some(place) = self.owners.get_mut(self.len as usize) {
            *place = owner as u8;
            self.len += 1;
        }
    }

    /// Adds a cube on the left and moves the others on; answers the owner of the one that falls off (AMY-R11).
    #[inline]
    pub(crate) fn push_left(&mut self, owner: usize) -> Option<u8> {
        let last = self.owners.last().copied().filter(|&owner| owner != NONE);
        self.owners.copy_within(..N - 1, 1);
        self.owners[0] = owner as u8;
        self.len = (self.len + 1).min(N as u8);
        last
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.len as usize >= N
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }
}

/// The canals with their cubes, and what follows from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Canals {
    /// The segments with cubes of each owner; second segments of double sides are 32 bits higher.
    pub(crate) cubes: [u64; SEATS + 1],
    /// All segments with cubes.
    pub(crate) taken: u64,
    /// Sides all of whose segments are irrigated, one bit each.
    pub(crate) full: u32,
    /// Sides that water from the river reaches, irrigated or not, one bit each.
    pub(crate) reached: u32,
    /// Corner points that water reaches, one bit each.
    pub(crate) wet: u32,
    /// Spaces with at least one completely irrigated side, one bit each (AMY-P1).
    pub(crate) watered: u16,
}

/// How far a trade of several steps has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trade {
    /// Goods sold, or parts of the price paid.
    pub(crate) done: u8,
    /// The space just planted, while its bonus is being taken.
    pub(crate) space: u8,
    /// Goods still to be chosen as bonus.
    pub(crate) goods: u8,
    /// The guild card still to be taken as bonus.
    pub(crate) card: BonusCard,
}

impl Default for Trade {
    fn default() -> Self {
        Self { done: 0, space: NONE, goods: 0, card: BonusCard::None }
    }
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
            caravan: 0,
            plants: [NONE; CITIES],
            leaders: 0,
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
        self.options.components
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

    /// Whether a seat can take a card of a guild: the next level, or a gardener (AMY-C5, AMY-C6, AMY-R6).
    #[inline]
    pub(crate) fn can_take(&self, seat: Seat, guild: Guild) -> bool {
        let level = if guild == Guild::Gardener { 0 } else { self.seat(seat).level(guild).saturating_add(1) };
        self.stock(guild, level) > 0
    }

    /// The kind of a city.
    #[inline]
    pub(crate) fn city(&self, at: usize) -> CityKind {
        self.components().cities[at % CITIES].kind
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
