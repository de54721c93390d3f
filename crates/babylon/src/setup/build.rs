//! From a written position to a playable one, with every check on the way.

use shinar_core::{Dense, Game, Seat, SetupError};

use super::{Changed, First, Kept, PhaseName, SeatSetup, Setup, replay::Replay};
use crate::{
    board::{Cell, STACKS, Stack, StackSet},
    components,
    game::Babylon,
    garden::{Decoration, Thing},
    options::Options,
    pieces::{ALL_QUARRY_TILES, Flower, Material, Piece, Pile, Symbol, Tile, TileSet, Token},
    rulings,
    state::{Change, Current, Phase, STORED_PILLARS, State, removals},
};

/// The most single pillars a turn can bring: one of the round token or a doubled flower, and five by mining.
const MOST_GAINED: u8 = 6;

/// Checks a position and makes it playable.
pub(super) fn state(setup: &Setup) -> Result<State, SetupError> {
    let players = setup.players.unwrap_or((setup.seats.len() as u8).max(2));
    let mut options = Options::default();
    options.overlap_any_level = setup.overlap_any_level.unwrap_or(options.overlap_any_level);
    options.stair_volume = setup.stair_volume.unwrap_or(options.stair_volume);
    options.strict_supply = setup.strict_supply.unwrap_or(options.strict_supply);
    if let Some(digest) = &setup.components {
        options.components =
            components::find(digest).map_err(|message| SetupError::new("components", message))?;
    }
    let state = Babylon::new_game(players, &options)?;
    Builder { setup, state, located: TileSet::EMPTY }.build()
}

impl Setup {
    /// Whether anything says that the game is under way.
    fn has_begun(&self) -> bool {
        let Self { phase, active, first, round, token, quarry, mined, seats, .. } = self;
        let given = [
            phase.is_some(),
            active.is_some(),
            first.is_some(),
            round.is_some(),
            token.is_some(),
            quarry.is_some(),
            mined.is_some(),
            seats.iter().any(|seat| *seat != SeatSetup { flower: seat.flower, ..SeatSetup::default() }),
        ];
        given.contains(&true)
    }
}

/// Fills a fresh state from a setup.
struct Builder<'a> {
    setup: &'a Setup,
    state: State,
    /// Tiles whose place is known.
    located: TileSet,
}

impl Builder<'_> {
    fn build(mut self) -> Result<State, SetupError> {
        self.who()?;
        self.tokens()?;
        self.boards()?;
        self.gardens()?;
        self.hands()?;
        self.round()?;
        self.turn()?;
        self.quarry()?;
        self.pillars()?;
        self.changed_symbols()?;
        Ok(self.state)
    }

    fn locate(&mut self, tile: Tile, place: &str) -> Result<(), SetupError> {
        if self.located.contains(tile) {
            return Err(SetupError::new(place, format!("{tile} is given twice; every tile exists once")));
        }
        self.located.insert(tile);
        Ok(())
    }

    /// Phase, first player and active player.
    fn who(&mut self) -> Result<(), SetupError> {
        let Self { setup, state, .. } = self;
        let players = state.players;
        if setup.seats.len() > players as usize {
            let message = format!("{} seats given for {players} players", setup.seats.len());
            return Err(SetupError::new("seats", message));
        }
        let begun = setup.has_begun() && setup.first != Some(First(None));
        let default = if begun { PhaseName::Decide(Phase::Mine) } else { PhaseName::Decide(state.phase) };
        let phase = setup.phase.unwrap_or(default);
        let (phase, token) = match phase {
            PhaseName::Decide(phase) => (phase, setup.token.map_or(Current::None, Current::Shown)),
            PhaseName::Token => (Phase::Mine, Current::Due),
        };
        (state.phase, state.token) = (phase, token);
        let First(first) = setup.first.unwrap_or(First(begun.then_some(Seat(0))));
        state.first = first;
        let needed = removals(players);
        state.removed = setup.removed.unwrap_or(if phase == Phase::Remove { 0 } else { needed });
        if (phase == Phase::Remove) != (state.removed < needed) || state.removed > needed {
            let message = format!(
                "{} clay tiles removed in phase `{phase}`; {needed} are, all in phase `remove`",
                state.removed
            );
            return Err(SetupError::new("removed", message).by(rulings::S5));
        }
        // Until the first player is drawn P1 stands in.
        let begins = first.unwrap_or(Seat(0));
        let expected = match phase {
            Phase::Remove => Seat((begins.0 + state.removed) % players),
            Phase::Over => Seat((begins.0 + players - 1) % players),
            _ => begins,
        };
        state.active = setup.active.unwrap_or(expected);
        for (field, seat) in [("first", begins), ("active", state.active)] {
            if seat.0 >= players {
                return Err(SetupError::new(field, format!("there are only {players} players")));
            }
        }
        let fixed = matches!(phase, Phase::Remove | Phase::Over) || token == Current::Due || first.is_none();
        let expected = if first.is_none() { Seat(0) } else { expected };
        if fixed && state.active != expected {
            let ruling = if phase == Phase::Remove { rulings::S5 } else { rulings::T2 };
            let message = format!("in this phase it is {expected}'s turn");
            return Err(SetupError::new("active", message).by(ruling));
        }
        if first.is_none() && (!matches!(phase, Phase::Remove | Phase::Mine) || state.removed > 0) {
            let message = "the first player is drawn before any player acts; name that player";
            return Err(SetupError::new("first", message).by(rulings::S4));
        }
        Ok(())
    }

    /// BBL-T3: the round tokens seen so far.
    fn tokens(&mut self) -> Result<(), SetupError> {
        let Self { setup, state, .. } = self;
        if state.token == Current::Due && setup.token.is_some() {
            let message = "in phase `token` it is still to be turned up; leave it out";
            return Err(SetupError::new("token", message).by(rulings::T3));
        }
        let seen: &[Token] = setup.seen.as_deref().unwrap_or(setup.token.as_slice());
        for token in seen {
            let left = &mut state.tokens[token.index()];
            *left = left.checked_sub(1).ok_or_else(|| {
                let message = format!("more tokens `{token}` than there are");
                SetupError::new("seen", message).by(rulings::C3)
            })?;
        }
        if let Some(token) = setup.token.filter(|token| !seen.contains(token)) {
            return Err(SetupError::new("seen", format!("the token in force, `{token}`, is among the seen")));
        }
        Ok(())
    }

    fn boards(&mut self) -> Result<(), SetupError> {
        for (at, seat) in self.setup.seats.iter().enumerate() {
            let Some(flower) = seat.flower else { continue };
            if self.is_dealt(flower) {
                let message = format!("two boards with {flower} flowers; each exists once");
                return Err(SetupError::new(format!("seats[{at}].flower"), message).by(rulings::S2));
            }
            self.state.flowers[at] = flower;
            self.state.boardless.remove(Seat(at as u8));
        }
        Ok(())
    }

    /// Whether a player has the board with this flower.
    fn is_dealt(&self, flower: Flower) -> bool {
        Seat::all(self.state.players).any(|seat| self.state.flower(seat) == Some(flower))
    }

    fn gardens(&mut self) -> Result<(), SetupError> {
        for (at, seat) in self.setup.seats.iter().enumerate() {
            for (number, laid) in seat.garden.iter().enumerate() {
                let field = format!("seats[{at}].garden[{number}]");
                self.start_tile(at, laid.tile, &field)?;
                self.locate(laid.tile, &field)?;
            }
            let mut replay = Replay::new(self.state, Seat(at as u8));
            replay.build(seat)?;
            self.state.gardens[at] = replay.state.gardens[at];
            self.state.used = replay.state.used;
        }
        Ok(())
    }

    /// BBL-S2: no player ever has the starting tile of another.
    fn start_tile(&self, seat: usize, tile: Tile, field: &str) -> Result<(), SetupError> {
        let own = self.state.flower(Seat(seat as u8)).map(Flower::start_tile);
        if tile.material().is_none() && own != Some(tile) {
            let message = format!("{tile} is not the starting tile of this player's board");
            return Err(SetupError::new(field, message).by(rulings::S2));
        }
        Ok(())
    }

    /// Tiles in hands and slots, and those that left the game.
    fn hands(&mut self) -> Result<(), SetupError> {
        let setup = self.setup;
        for &tile in &setup.gone {
            self.locate(tile, "gone")?;
            let owner = tile.start_flower().map(|flower| self.is_dealt(flower));
            if owner == Some(false) {
                let message = format!("{tile} is the starting tile of no player's board");
                return Err(SetupError::new("gone", message).by(rulings::S2));
            }
            self.state.gone.insert(tile);
        }
        if let Some(tile) = setup.mined {
            if tile.material().is_none() {
                return Err(SetupError::new("mined", format!("{tile} does not come from the quarry")));
            }
            self.locate(tile, "mined")?;
            self.state.mined = Some(tile);
        }
        for at in 0..self.state.players as usize {
            let given = setup.seats.get(at).and_then(|seat| seat.stored);
            let start = self.state.flower(Seat(at as u8)).map(Flower::start_tile);
            let default = start.filter(|&tile| !self.located.contains(tile));
            let Kept(Some(tile)) = given.unwrap_or(Kept(default)) else { continue };
            let field = format!("seats[{at}].stored");
            self.start_tile(at, tile, &field)?;
            self.locate(tile, &field)?;
            self.state.slots[at] = Some(tile);
        }
        // A starting tile that is in no garden and no slot was discarded.
        let flowers = Seat::all(self.state.players).filter_map(|seat| self.state.flower(seat));
        let starts: TileSet = flowers.map(Flower::start_tile).collect();
        self.state.gone |= starts.minus(self.located);
        Ok(())
    }

    /// How many tiles a seat has mined in the current round.
    fn mined_now(&self, seat: Seat) -> u8 {
        let (order, active) = (self.state.order(seat), self.state.order(self.state.active));
        let done = match self.state.phase {
            Phase::Remove => false,
            Phase::Over => true,
            Phase::Mine => order < active,
            Phase::Build | Phase::Store => order <= active,
        };
        u8::from(done)
    }

    /// In how many turns a seat can have got its tiles: it mines one in each, and places none before the first.
    fn least_turns(&self, seat: Seat) -> u8 {
        let at = seat.index();
        let garden = &self.state.gardens[at];
        let hand = self.state.mined.filter(|_| seat == self.state.active);
        let tiles = garden.tiles().iter().map(|laid| laid.tile()).chain(self.state.slots[at]).chain(hand);
        let mined = tiles.filter(|tile| tile.material().is_some()).count() as u8;
        mined.max(garden.len().min(1))
    }

    /// BBL-S3: no round in which a player would have more tiles than could be mined.
    fn round(&mut self) -> Result<(), SetupError> {
        let rounds = self.state.rounds();
        let mut least = if self.setup.token.is_some() || self.state.token == Current::Due { 2 } else { 1 };
        let mut who = None;
        for seat in Seat::all(self.state.players) {
            let needed = self.least_turns(seat) + 1 - self.mined_now(seat);
            if needed > least {
                (least, who) = (needed, Some(seat));
            }
        }
        // No more than the box has, or they were refused.
        let seen = self.setup.seen.as_ref().map_or(0, Vec::len) as u8;
        let due = u8::from(self.state.token == Current::Due);
        least = least.max(seen + 1 + due);
        let round = self.setup.round.unwrap_or(if self.state.phase == Phase::Over { rounds } else { least });
        if round < least {
            let message = match who {
                Some(seat) => format!("{seat} cannot have that many tiles before round {least}"),
                None => format!("the round tokens seen belong to round {least} or later"),
            };
            return Err(SetupError::new("round", message).by(rulings::T1));
        }
        let over = self.state.phase == Phase::Over && round != rounds;
        let early = round != 1 && (self.state.phase == Phase::Remove || self.state.first.is_none());
        if round > rounds || over || early {
            let message = format!(
                "round {round} in phase `{}`; with {} players there are {rounds} rounds",
                self.state.phase, self.state.players
            );
            return Err(SetupError::new("round", message).by(rulings::S3));
        }
        self.state.round = round;
        Ok(())
    }

    /// What the active player has done this turn.
    fn turn(&mut self) -> Result<(), SetupError> {
        let Self { setup, state, .. } = self;
        let building = matches!(state.phase, Phase::Build | Phase::Store);
        let in_hand = state.mined.is_some();
        if in_hand && !building {
            let message = "a mined tile is in hand only in the phases `build` and `store`";
            return Err(SetupError::new("mined", message).by(rulings::T1));
        }
        let garden = &state.gardens[state.active.index()];
        let refuse = |message: &str| Err(SetupError::new("built", message).by(rulings::B1));
        if setup.built > garden.len() {
            return refuse("more tiles placed this turn than the active garden has");
        }
        match (building, in_hand, setup.built) {
            (false, _, 0) | (true, true, 0 | 1) | (true, false, 1 | 2) => {}
            (false, ..) => return refuse("tiles are placed only in phase `build`"),
            (true, true, _) => return refuse("with the mined tile in hand only the stored one was placed"),
            (true, false, 0) => return refuse("a mined tile that is not in hand was placed"),
            (true, false, _) => return refuse("at most the mined and the stored tile are placed in a turn"),
        }
        // Whoever still has the mined tile has placed the stored one, and two tiles are both.
        let stored_used = setup.built + u8::from(in_hand) == 2;
        let has_slot_tile =
            state.slots[state.active.index()].is_some() || state.boardless.contains(state.active);
        if stored_used && has_slot_tile {
            return refuse("the stored tile was placed this turn, so the slot of the active player is empty");
        }
        if !in_hand
            && setup.built == 1
            && garden.tiles().last().is_some_and(|laid| laid.tile().material().is_none())
        {
            return refuse("a starting tile is never mined, so the mined tile must still be in hand");
        }
        if state.phase == Phase::Store && (!in_hand || has_slot_tile || setup.built > 0) {
            let message = "phase `store` is with the mined tile in hand, an empty slot, and nothing placed";
            return Err(SetupError::new("phase", message).by(rulings::A38));
        }
        state.built = setup.built;
        state.fresh = garden.fresh(setup.built);
        self.changed()
    }

    /// BBL-A40: the symbol changed this turn.
    fn changed(&mut self) -> Result<(), SetupError> {
        let Self { setup, state, .. } = self;
        let Some(changed) = setup.changed else { return Ok(()) };
        let refuse = |message: &str| Err(SetupError::new("changed", message).by(rulings::A40));
        if state.built == 0 || !matches!(state.shown(), Some(Token::Change | Token::Add)) {
            return refuse("only a token `change` or `add` changes a symbol, on a tile placed this turn");
        }
        let garden = state.garden();
        let components = &state.options.components;
        let is_fit = |printed: Option<Symbol>| printed.is_none() == (state.shown() == Some(Token::Add));
        state.change = match changed {
            Changed::Covered => {
                let (Some(&[first, second]), 2) = (garden.tiles().last_chunk(), state.built) else {
                    return refuse("only a second tile of the turn can cover it");
                };
                let may_be = |cell: Cell| {
                    let printed = garden.printed(components, cell, first.level());
                    // BBL-A26: it was empty when it changed, and could then take only what it showed.
                    let thing = garden.thing(cell, first.level());
                    let suits =
                        thing == Thing::Empty || thing.symbol().is_some() && thing.symbol() != printed;
                    is_fit(printed) && suits
                };
                if !(first.anchor().footprint() & second.anchor().footprint()).into_iter().any(may_be) {
                    return refuse(
                        "the second tile of the turn covers no space of the first that could change",
                    );
                }
                Change::Covered
            }
            Changed::Shows(cell, symbol) => {
                let level = garden.top(cell);
                let printed = garden.printed(components, cell, level);
                if !state.fresh.contains(cell) || printed == Some(symbol) || !is_fit(printed) {
                    return refuse(
                        "`change` needs a printed symbol, `add` an empty space, on a tile of this turn",
                    );
                }
                // BBL-A26
                let thing = garden.thing(cell, level);
                if thing != Thing::Empty && thing.symbol() != Some(symbol) {
                    let message = format!("only {symbol} can stand on {cell} after the change");
                    return Err(SetupError::new("changed", message).by(rulings::A26));
                }
                state.gardens[state.active.index()].show(cell, Some(symbol));
                Change::On(cell)
            }
        };
        Ok(())
    }

    fn quarry(&mut self) -> Result<(), SetupError> {
        let elsewhere = self.located;
        let piles = match &self.setup.quarry {
            Some(piles) if piles.len() != STACKS => {
                let message = format!("{} stacks given; there are {STACKS}", piles.len());
                return Err(SetupError::new("quarry", message).by(rulings::S1));
            }
            Some(piles) => piles.clone(),
            None => default_quarry(elsewhere),
        };
        self.state.facedown = StackSet::default();
        for (stack, pile) in Stack::all().zip(piles) {
            let field = format!("quarry[{}]", stack.index());
            match pile {
                Pile::Top(tile) if tile.material().is_none() => {
                    let message = format!("{tile} never lies in the quarry");
                    return Err(SetupError::new(field, message).by(rulings::S1));
                }
                Pile::Top(tile) => self.locate(tile, &field)?,
                Pile::Unknown(_) => self.state.facedown.insert(stack),
                Pile::Bottom => {}
            }
            self.state.quarry[stack.index()] = pile;
        }
        let state = &mut self.state;
        state.unseen = ALL_QUARRY_TILES.minus(self.located);
        for material in Material::ALL {
            let height = material.height();
            let hides = |pile: &&Pile| pile.height() > height || **pile == Pile::Unknown(material);
            let hidden = state.quarry.iter().filter(hides).count() as u32;
            let left = (state.unseen & material.tiles()).len();
            if hidden > left {
                let message =
                    format!("{hidden} {material} tiles are still unseen there, but only {left} can be");
                return Err(SetupError::new("quarry", message).by(rulings::S1));
            }
        }
        self.enough_tiles()
    }

    /// A tile can be mined in every turn to come, and a clay tile removed as often as needed.
    fn enough_tiles(&self) -> Result<(), SetupError> {
        let state = &self.state;
        let turns = u32::from(state.rounds() - state.round + 1) * u32::from(state.players);
        let done: u32 = Seat::all(state.players).map(|seat| u32::from(self.mined_now(seat))).sum();
        let removed = u32::from(removals(state.players) - state.removed);
        let clay = state.quarry.iter().filter(|pile| pile.material() == Some(Material::Clay)).count() as u32;
        let tiles = state.quarry_tiles();
        if tiles < turns - done + removed || clay < removed {
            let message = format!(
                "{tiles} tiles, {clay} of clay on top; {} turns and {removed} removals are to come. Give a later round",
                turns - done
            );
            return Err(SetupError::new("quarry", message).by(rulings::M1));
        }
        Ok(())
    }

    /// Pillars of the players, and the supply.
    fn pillars(&mut self) -> Result<(), SetupError> {
        let Self { setup, state, .. } = self;
        let acting = matches!(state.phase, Phase::Mine | Phase::Build | Phase::Store);
        let shown = state.shown();
        for seat in Seat::all(state.players) {
            let at = seat.index();
            let own_turn = acting && seat == state.active;
            let gift = u8::from(own_turn && shown == Some(Token::Pillar));
            let gained = if own_turn && state.phase != Phase::Mine { MOST_GAINED } else { gift };
            let pillars = setup.seats.get(at).and_then(|seat| seat.pillars).unwrap_or(gift);
            let most = STORED_PILLARS + gained;
            if pillars > most {
                let message = format!("{pillars} single pillars; here at most {most} are possible");
                return Err(SetupError::new(format!("seats[{at}].pillars"), message).by(rulings::K1));
            }
            state.pillars[at] = pillars;
            state.take(Piece::Single, pillars.into());
        }
        let most = u8::from(acting && shown == Some(Token::Double));
        let doubles = setup.doubles.unwrap_or(if state.built == 0 { most } else { 0 });
        if doubles > most {
            let message =
                format!("{doubles} double pillars; only the token `double` gives one, for the turn");
            return Err(SetupError::new("doubles", message).by(rulings::N2));
        }
        state.doubles = doubles;
        state.take(Piece::Double, doubles.into());
        for piece in Piece::ALL {
            let used = state.used[piece.index()];
            if state.options.strict_supply && used > piece.supply() {
                let message = format!("{used} {} in use; the box has {}", piece.words(), piece.supply());
                return Err(SetupError::new("strict_supply", message).by(rulings::A42));
            }
        }
        Ok(())
    }

    /// BBL-X5: decorations on symbols that are not theirs.
    fn changed_symbols(&self) -> Result<(), SetupError> {
        let components = &self.state.options.components;
        for seat in Seat::all(self.state.players) {
            let garden = &self.state.gardens[seat.index()];
            let refuse = |message: String| {
                Err(SetupError::new(format!("seats[{}].deco", seat.index()), message).by(rulings::X5))
            };
            let (mut changed, mut added) = (0, 0);
            for Decoration { symbol, first, second } in garden.decorations() {
                let ends = std::iter::once(first).chain(second);
                let printed = ends.map(|(cell, level)| garden.printed(components, cell, level));
                let others: Vec<_> = printed.filter(|printed| *printed != Some(symbol)).collect();
                match others.as_slice() {
                    [] => {}
                    [Some(_)] => changed += 1,
                    [None] => added += 1,
                    _ => {
                        let message = format!("no end of {symbol} at {} shows its symbol", first.0);
                        return refuse(message);
                    }
                }
            }
            let allowed = [Token::Change, Token::Add].map(|token| self.changes(seat, token));
            if changed > allowed[0] || added > allowed[1] {
                return refuse(format!(
                    "{changed} decorations on another symbol and {added} on none; the tokens seen allow {} and {}",
                    allowed[0], allowed[1]
                ));
            }
        }
        Ok(())
    }

    /// On how many changes by a token a seat can have built: not yet on the one that this turn, or a later one of
    /// this round, still allows.
    fn changes(&self, seat: Seat, token: Token) -> u8 {
        let state = &self.state;
        let seen = state.options.components.tokens()[token.index()] - state.tokens[token.index()];
        let is_open = if seat == state.active && state.phase != Phase::Over {
            match state.change {
                Change::Unused => true,
                Change::On(cell) => !state.garden().taken.contains(cell),
                Change::Covered => false,
            }
        } else {
            self.mined_now(seat) == 0
        };
        seen - u8::from(is_open && state.shown() == Some(token))
    }
}

/// The fullest quarry that tiles elsewhere allow, with all tops still to be turned up.
fn default_quarry(elsewhere: TileSet) -> Vec<Pile> {
    let left = |material: Material| material.tiles().minus(elsewhere).len() as usize;
    let basalt = left(Material::Basalt);
    let granite = left(Material::Granite).min(basalt);
    let clay = left(Material::Clay).min(granite);
    let pile = |at: usize| match at {
        _ if at < clay => Pile::Unknown(Material::Clay),
        _ if at < granite => Pile::Unknown(Material::Granite),
        _ if at < basalt => Pile::Unknown(Material::Basalt),
        _ => Pile::Bottom,
    };
    (0..STACKS).map(pile).collect()
}
