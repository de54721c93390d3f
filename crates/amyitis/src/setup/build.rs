//! Checks a written position and makes it playable.

use shinar_core::{Seat, SetupError, prelude::*};

use super::{SeatSetup, Setup};
use crate::{
    board::{Space, SpaceSet},
    components::{CityKind, SHELF, by_players},
    game::Amyitis,
    options::Options,
    pieces::{Craft, Good, Guild, PlantCard, PlantCardSet, PlantText, TRIO, TileSet, goods},
    rules::{canals, deal, supply},
    rulings,
    state::{GREY, NONE, Phase, State},
    version::Version,
};

pub(super) type Checked = Result<(), SetupError>;

pub(super) fn build(setup: &Setup) -> Result<State, SetupError> {
    let components = match &setup.components {
        Some(file) => SHELF.find(file).map_err(|message| SetupError::new("components", message))?,
        None => SHELF.built_in(),
    };
    let options = Options { components, both_canals: setup.both_canals, strict_supply: setup.strict_supply };
    let players = setup.players.unwrap_or((setup.seats.len() as u8).max(2));
    let mut state = Amyitis::new_game(players, &options)?;
    if let Some(number) = setup.rules {
        let newest = Version::NEWEST.number();
        let unknown = || SetupError::new("rules", format!("version {number}; versions are 1 to {newest}"));
        state.version = Version::numbered(number).ok_or_else(unknown)?;
    }
    let default = if setup.first.is_some() { Phase::Craft } else { Phase::Start };
    let phase = setup.phase.map_or(default, |name| name.0);
    Builder { setup, state, phase }.build()
}

pub(super) fn refuse<T>(field: impl Into<String>, message: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(field, message))
}

/// Fills a fresh state from a setup, checking on the way.
pub(super) struct Builder<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: State,
    pub(super) phase: Phase,
}

impl Builder<'_> {
    fn build(mut self) -> Result<State, SetupError> {
        self.order()?;
        self.garden()?;
        self.seats()?;
        self.tiles_suffice()?;
        self.cubes()?;
        self.ring()?;
        self.trios()?;
        self.leaders()?;
        self.box_suffices()?;
        self.trade()?;
        self.decider()?;
        self.phase()?;
        let Self { mut state, phase, .. } = self;
        state.then = phase;
        deal::go_on(&mut state, &mut ());
        Ok(state)
    }

    /// Who has the first-player card, and the round.
    fn order(&mut self) -> Checked {
        let (setup, players) = (self.setup, self.state.players);
        if setup.seats.len() > players as usize {
            return refuse("seats", format!("{} seats given for {players} players", setup.seats.len()));
        }
        for (field, seat) in [("first", setup.first), ("active", setup.active)] {
            if seat.is_some_and(|seat| seat.0 >= players) {
                return refuse(field, format!("there are only {players} players"));
            }
            if seat.is_some() && self.phase == Phase::Start {
                return refuse(field, "in phase `start` the lot decides; leave it out or give another phase");
            }
        }
        self.state.first = setup.first.unwrap_or_default();
        self.state.round = setup.round.unwrap_or(1);
        if self.state.round == 0 {
            return refuse("round", "rounds are counted from 1");
        }
        Ok(())
    }

    fn garden(&mut self) -> Checked {
        let state = &mut self.state;
        let components = state.components();
        let used = components.spaces(state.players);
        for &space in &self.setup.planted {
            if !used.contains(space) {
                let error = SetupError::new("planted", format!("{space} is not used with two players"));
                return Err(error.by(rulings::D14));
            }
            if !state.unplanted.contains(space) {
                return refuse("planted", format!("{space} is given twice"));
            }
            state.unplanted.remove(space);
            state.bare.remove(space);
            state.garden[space.index()] = NONE;
        }
        let mut laid = TileSet::default();
        for (&space, &tile) in &self.setup.tiles {
            let field = format!("tiles[{space}]");
            let wrong = |message: String| Err(SetupError::new(field.clone(), message).by(rulings::S6));
            if !used.contains(space) {
                return wrong("this space is not used with two players".to_owned());
            }
            if !state.unplanted.contains(space) {
                return wrong("this space is planted; it has no tile".to_owned());
            }
            if !components.tile_set.contains(tile) {
                return wrong(format!("there is no tile {tile}"));
            }
            if laid.contains(tile) {
                return wrong(format!("tile {tile} lies on two spaces"));
            }
            if tile.quality() != components.need(space) {
                return wrong(format!(
                    "tile {tile} has not the quality {} of this space",
                    components.need(space)
                ));
            }
            if (tile == components.top) != (space == Space::TOP) {
                return wrong(format!("tile {} lies on the top space, and no other does", components.top));
            }
            laid.insert(tile);
            state.stack.remove(tile);
            state.bare.remove(space);
            state.garden[space.index()] = tile.0;
        }
        Ok(())
    }

    fn seats(&mut self) -> Checked {
        let nobody = SeatSetup::default();
        for seat in Seat::all(self.state.players) {
            let given = self.setup.seats.get(seat.index()).unwrap_or(&nobody);
            self.seat(seat, given)?;
        }
        self.guild_cards()
    }

    /// AMY-D7: the cards with players are no longer to be had, those below a higher one included (AMY-D6).
    fn guild_cards(&mut self) -> Checked {
        let state = &mut self.state;
        for guild in Guild::ALL {
            let levels = if guild == Guild::Gardener { 0..=0 } else { 1..=state.components().highest(guild) };
            for level in levels {
                let held = Seat::all(state.players)
                    .map(|seat| state.seat(seat).level(guild))
                    .map(|own| if guild == Guild::Gardener { own.into() } else { u32::from(own >= level) })
                    .sum::<u32>();
                let total = state.components().card(guild, level).players[by_players(state.players)];
                if held > total.into() {
                    let level = if level > 0 { format!(" of level {level}") } else { String::new() };
                    let message = format!(
                        "{held} cards {guild}{level} with players; with {} players there are {total}",
                        state.players
                    );
                    return Err(SetupError::new("seats", message).by(rulings::D7));
                }
            }
            state.count_guild(guild);
        }
        Ok(())
    }

    fn seat(&mut self, seat: Seat, given: &SeatSetup) -> Checked {
        let at = seat.index();
        let field = |name: &str| format!("seats[{at}].{name}");
        let state = &mut self.state;
        let components = state.components();
        state.scores[at] = given.score;
        if given.passed {
            state.passed.insert(seat);
        }
        state.talents[at] = given.talents.unwrap_or(state.talents[at]);
        for letter in given.goods.chars() {
            let Some(good) = Good::from_letter(letter) else {
                return refuse(field("goods"), format!("{letter:?} is no good; goods are s, p, b, d and w"));
            };
            if state.seat(seat).goods.count(good) == u8::MAX {
                return refuse(field("goods"), format!("more than {} of {good}", u8::MAX));
            }
            state.gain_good(seat, good);
        }
        let own = &mut state.seats[at];
        own.camels = given.camels.unwrap_or(own.camels);
        let levels = [
            (Guild::Caravaneer, "caravaneer", given.caravaneer),
            (Guild::Banker, "banker", given.banker),
            (Guild::Palace, "palace", given.palace),
        ];
        for (guild, name, level) in levels {
            let highest = components.highest(guild);
            if level > highest {
                return refuse(field(name), format!("level {level}; the highest is {highest}"));
            }
            own.guild[guild.index()] = level;
        }
        own.guild[Guild::Gardener.index()] = given.gardeners;
        for &tile in &given.tiles {
            let mine = own.tiles.contains(tile);
            if !components.tile_set.contains(tile) || mine {
                let what = if mine { "given twice" } else { "not in the box" };
                return refuse(field("tiles"), format!("tile {tile} is {what}"));
            }
            own.tiles.insert(tile);
            state.stack.remove(tile);
        }
        Ok(())
    }

    /// Each tile is in one place, and a player's tiles come from planted spaces.
    fn tiles_suffice(&self) -> Checked {
        let state = &self.state;
        let components = state.components();
        let mut seen: TileSet = Space::all().filter_map(|space| state.tile(space)).collect();
        let mut owned = TileSet::default();
        for seat in Seat::all(state.players) {
            let tiles = state.seat(seat).tiles;
            if let Some(tile) = (seen & tiles).into_iter().next() {
                let field = format!("seats[{}].tiles", seat.index());
                return refuse(field, format!("tile {tile} lies elsewhere too; each exists once"));
            }
            seen |= tiles;
            owned |= tiles;
        }
        // AMY-S6: the tile of the top comes from there, and no other does.
        for quality in 1..=3 {
            let owned = owned
                .minus(TileSet::of(components.top))
                .into_iter()
                .filter(|tile| tile.quality() == quality)
                .count();
            let planted = state.planted().minus(SpaceSet::of(Space::TOP));
            let planted = planted.into_iter().filter(|&space| components.need(space) == quality).count();
            if owned > planted {
                let beside = if quality == components.top.quality() { " beside the top one" } else { "" };
                let message = format!(
                    "tiles of quality {quality}{beside}: players have {owned}, spaces planted with them: {planted}"
                );
                return Err(SetupError::new("planted", message).by(rulings::P4));
            }
        }
        Ok(())
    }

    fn owners(&self, field: &str, cubes: &str, most: usize) -> Result<Vec<usize>, SetupError> {
        if cubes.chars().count() > most {
            return refuse(field, format!("{} cubes; there is room for {most}", cubes.chars().count()));
        }
        let players = self.state.players;
        let owner = |letter: char| match letter {
            'n' => Ok(GREY),
            '1'..='4' if letter as u8 - b'1' < players => Ok(usize::from(letter as u8 - b'1')),
            _ => refuse(field, format!("{letter:?} is no cube; cubes are 1 to {players}, and n for grey")),
        };
        cubes.chars().map(owner).collect()
    }

    fn cubes(&mut self) -> Checked {
        for (&side, cubes) in &self.setup.canals {
            let segments = self.state.components().segments(side);
            for owner in self.owners(&format!("canals[{side}]"), cubes, segments.into())? {
                canals::put_cube(&mut self.state, side, owner);
            }
        }
        for (&row, cubes) in &self.setup.fields {
            let field = format!("fields.{row}");
            // A full row would have been emptied.
            for owner in self.owners(&field, cubes, crate::pieces::ROW_LENGTH - 1)? {
                if owner == GREY {
                    return Err(SetupError::new(field, "no grey cube lies on fields").by(rulings::R18));
                }
                self.state.fields[row.index()].push(owner);
            }
        }
        for (&temple, cubes) in &self.setup.temples {
            for owner in self.owners(&format!("temples.{temple}"), cubes, crate::pieces::TEMPLE_SPACES)? {
                self.state.temples[temple.index()].push(owner);
            }
        }
        Ok(())
    }

    /// The caravan and the plant cards.
    fn ring(&mut self) -> Checked {
        let state = &mut self.state;
        let components = state.components();
        let city = |field: &str, name: &str| {
            let names: Vec<_> = components.cities.iter().map(|city| city.name.as_str()).collect();
            components.city(name).ok_or_else(|| {
                SetupError::new(field, format!("{name:?} is no city; there are {}", names.join(", ")))
            })
        };
        if let Some(name) = &self.setup.caravan {
            state.caravan = city("caravan", name)? as u8;
        }
        let mut laid = PlantCardSet::default();
        for (name, &PlantText(plant)) in &self.setup.plants {
            let field = format!("plants.{name}");
            let at = city(&field, name)?;
            let wrong = |message: String| Err(SetupError::new(field.clone(), message).by(rulings::S3));
            if !matches!(components.cities[at].kind, CityKind::Plant { .. }) {
                return wrong("this city sells no plants".to_owned());
            }
            if (plant.card == PlantCard::K) != (at == components.home) {
                return wrong(format!(
                    "card K lies in {}, and only there",
                    components.cities[components.home].name
                ));
            }
            if laid.contains(plant.card) || state.plants.code(at) != NONE {
                return wrong(format!("card {} or this city is given twice", plant.card));
            }
            laid.insert(plant.card);
            state.set_plant(at, plant);
        }
        Ok(())
    }

    fn trios(&mut self) -> Checked {
        let state = &mut self.state;
        if self.setup.trios.len() > state.players.into() {
            let message = format!("{} trios for {} players", self.setup.trios.len(), state.players);
            return Err(SetupError::new("trios", message).by(rulings::I1));
        }
        for (at, letters) in self.setup.trios.iter().enumerate() {
            let field = format!("trios[{at}]");
            if letters.chars().count() > TRIO.into() {
                return refuse(field, format!("a trio has {TRIO} cards"));
            }
            for letter in letters.chars() {
                let Some(craft) = Craft::from_letter(letter.to_ascii_lowercase()) else {
                    let message =
                        format!("{letter:?} is no craftsman; there are f, p, e and m, turned F, P, E, M");
                    return refuse(field, message);
                };
                if state.deck.counts()[craft.index()] == 0 {
                    let total = state.components().craft[by_players(state.players)][craft.index()];
                    let message = format!(
                        "more than {total} {craft}s; with {} players there are no more",
                        state.players
                    );
                    return Err(SetupError::new(field, message).by(rulings::D8));
                }
                state.deck.take(craft);
                state.trios.deal(at, craft);
                if letter.is_ascii_uppercase() {
                    state.trios.turn(at, craft);
                }
            }
        }
        let early = matches!(self.phase, Phase::Start | Phase::Craft);
        if early && state.trios.all().any(|trio| trio.cost() > 0) {
            return refuse("trios", "no card is turned before the players act");
        }
        if early && state.trios.complete() {
            return refuse("trios", "all trios are laid out; give phase `turn`");
        }
        Ok(())
    }

    /// The tokens on caravan leaders.
    fn leaders(&mut self) -> Checked {
        let state = &mut self.state;
        let level = state.components().token_level();
        for &good in &self.setup.leaders {
            if good == Good::Wine || state.leaders.contains(good) {
                let message = format!("{good} cannot lie there, or is given twice");
                return Err(SetupError::new("leaders", message).by(rulings::S5));
            }
            state.leaders.insert(good);
        }
        let choosing = self.phase == Phase::Token;
        let stock = u32::from(state.stock(Guild::Caravaneer, level)) + u32::from(choosing);
        let given = state.leaders.len();
        if given > stock || choosing && given != stock {
            let message =
                format!("{given} tokens for {stock} caravan leaders of level {level} still to be had");
            return Err(SetupError::new("leaders", message).by(rulings::S5));
        }
        Ok(())
    }

    /// AMY-R22: with a strict supply nothing exceeds the box.
    fn box_suffices(&self) -> Checked {
        let state = &self.state;
        if !state.options.strict_supply {
            return Ok(());
        }
        let components = state.components();
        let short = |what: String, found: u32, total: u8| {
            if found <= total.into() {
                return Ok(());
            }
            let message = format!("{found} {what} in play; the box has {total}");
            Err(SetupError::new("strict_supply", message).by(rulings::R22))
        };
        let sum = |of: fn(&crate::state::Holding) -> u32| state.seats.iter().map(of).sum::<u32>();
        let talents = state.talents.iter().map(|&count| u32::from(count)).sum();
        short("Talents".to_owned(), talents, components.talents)?;
        short("camels".to_owned(), sum(|own| own.camels.into()), components.camels)?;
        for good in Good::ALL {
            let held: u32 = state.seats.iter().map(|own| u32::from(own.goods.count(good))).sum();
            let held = held + u32::from(state.leaders.contains(good));
            short(format!("tokens of {good}"), held, components.tokens[good.index()])?;
        }
        let missing = deal::leaders_missing(state);
        let to_deal = (goods::PLAIN & supply::goods(state)).minus(state.leaders).len();
        if missing > to_deal {
            let message =
                format!("{missing} tokens for caravan leaders are missing; the supply has {to_deal} kinds");
            return Err(SetupError::new("strict_supply", message).by(rulings::R22));
        }
        short("grey cubes".to_owned(), supply::cubes_out(state, GREY), components.grey_cubes)?;
        Seat::all(state.players).try_for_each(|seat| {
            short(format!("cubes of {seat}"), supply::cubes_out(state, seat.index()), components.cubes_each)
        })
    }

    /// How far a trade has come.
    fn trade(&mut self) -> Checked {
        let setup = self.setup;
        if setup.done > u8::from(matches!(self.phase, Phase::Sell | Phase::Pay)) {
            return refuse("done", "at most 1, and only in phases `sell` and `pay`");
        }
        self.state.trade.done = setup.done;
        let needs_space = matches!(self.phase, Phase::Good | Phase::Bonus);
        let may_space = needs_space || self.phase == Phase::Token;
        if setup.space.is_some() && !may_space || setup.space.is_none() && needs_space {
            let message =
                "the planted space is given in phases `good` and `bonus`, and in `token` if it is a bonus";
            return refuse("space", message);
        }
        if let Some(space) = setup.space {
            if !self.state.planted().contains(space) {
                return refuse("space", format!("{space} is not planted"));
            }
            self.state.trade.space = Some(space);
        }
        if (setup.bonus_goods > 0) != (self.phase == Phase::Good) {
            return refuse("bonus_goods", "given in phase `good`, and only there");
        }
        let components = self.state.components();
        let most = components.tile_set.into_iter().map(|tile| components.tile(tile).goods).max();
        let most = most.unwrap_or_default();
        if setup.bonus_goods > most {
            let message = format!("{} goods; no tile brings more than {most}", setup.bonus_goods);
            return Err(SetupError::new("bonus_goods", message).by(rulings::P4));
        }
        self.state.trade.goods = setup.bonus_goods;
        if setup.bonus_card.is_some() && self.phase != Phase::Good {
            return refuse("bonus_card", "given in phase `good`, when a card follows the goods");
        }
        self.state.trade.card = setup.bonus_card;
        Ok(())
    }
}
