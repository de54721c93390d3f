//! From a written position to a playable one, with every check on the way.

use shinar_core::{Game, Seat, SetupError};

use crate::{
    board::{Corner, STACKS},
    components::SHELF,
    game::Babylon,
    options::Options,
    pieces::{Flower, LAYER, Material, Piece, Tile, Token},
    rulings,
    setup::replay::Replay,
    setup::{Changed, First, Kept, PhaseName, Pile, SeatSetup, Setup},
    state::{Change, Current, Phase, STORED_PILLARS, Slot, State, Top, removals},
};

/// The most single pillars a turn can bring: one of the round token or a doubled flower, and five by mining.
const MOST_GAINED: u8 = 6;

impl Setup {
    /// Checks the position and makes it playable.
    pub(crate) fn to_state(&self) -> Result<State, SetupError> {
        let players = self.players.unwrap_or((self.seats.len().min(9) as u8).max(2));
        let mut options = Options::default();
        options.overlap_any_level = self.overlap_any_level.unwrap_or(options.overlap_any_level);
        options.stair_volume = self.stair_volume.unwrap_or(options.stair_volume);
        options.strict_supply = self.strict_supply.unwrap_or(options.strict_supply);
        options.components = SHELF
            .find(self.components.as_deref().unwrap_or(""))
            .map_err(|message| SetupError::new("components", message))?;
        let state = Babylon::new_game(players, &options)?;
        Builder { setup: self, state, located: 0 }.build()
    }

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
    /// Tiles whose place is known, one bit each.
    located: u64,
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
        if self.located & tile.bit() != 0 {
            return Err(SetupError::new(place, format!("{tile} is given twice; every tile exists once")));
        }
        self.located |= tile.bit();
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
        let begun = setup.has_begun();
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
                "{} clay tiles removed in phase `{}`; {needed} are, all in phase `remove`",
                state.removed,
                phase.name()
            );
            return Err(SetupError::new("removed", message).by(rulings::S5));
        }
        let begins = first.unwrap_or_default();
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
        if first.is_none()
            && (!matches!(phase, Phase::Remove | Phase::Mine) || state.removed % needed.max(1) > 0)
        {
            let message = "the lot falls before anybody acts; name the first player";
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
            let taken = Seat::all(self.state.players).any(|other| self.state.flower(other) == Some(flower));
            if taken {
                let message = format!("two boards with {flower} flowers; each exists once");
                return Err(SetupError::new(format!("seats[{at}].flower"), message).by(rulings::S2));
            }
            self.state.flowers[at] = flower;
            self.state.boardless &= !(1 << at);
        }
        Ok(())
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

    /// BBL-S2: nobody ever has another player's starting tile.
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
            self.state.gone |= tile.bit();
        }
        if let Some(tile) = setup.mined {
            if tile.material().is_none() {
                return Err(SetupError::new("mined", format!("{tile} does not come from the quarry")));
            }
            self.locate(tile, "mined")?;
            self.state.mined = Slot::of(tile);
        }
        for at in 0..self.state.players as usize {
            let given = setup.seats.get(at).and_then(|seat| seat.stored);
            let start = self.state.flower(Seat(at as u8)).map(Flower::start_tile);
            let default = start.filter(|tile| self.located & tile.bit() == 0);
            let Kept(Some(tile)) = given.unwrap_or(Kept(default)) else { continue };
            let field = format!("seats[{at}].stored");
            self.start_tile(at, tile, &field)?;
            self.locate(tile, &field)?;
            self.state.slots[at] = Slot::of(tile);
        }
        Ok(())
    }

    /// How many tiles a seat has mined in the current round.
    fn mined_now(&self, seat: Seat) -> u8 {
        let State { players, first, active, phase, .. } = self.state;
        let order = |seat: Seat| (seat.0 + players - first.unwrap_or_default().0) % players;
        let done = match phase {
            Phase::Remove => false,
            Phase::Over => true,
            Phase::Mine => order(seat) < order(active),
            Phase::Build | Phase::Store => order(seat) <= order(active),
        };
        u8::from(done)
    }

    /// BBL-S3: no round in which somebody would have more tiles than could be mined.
    fn round(&mut self) -> Result<(), SetupError> {
        let rounds = self.state.rounds();
        let mut least = if self.setup.token.is_some() || self.state.token == Current::Due { 2 } else { 1 };
        let mut who = None;
        for seat in Seat::all(self.state.players) {
            let at = seat.index();
            let slot = u8::from(!self.state.slots[at].is_empty());
            let hand = u8::from(seat == self.state.active && !self.state.mined.is_empty());
            let tiles = self.state.gardens[at].len() + slot + hand;
            let needed = tiles.saturating_sub(self.mined_now(seat));
            if needed > least {
                (least, who) = (needed, Some(seat));
            }
        }
        let seen = self.setup.seen.as_ref().map_or(0, |seen| seen.len().min(99) as u8);
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
                self.state.phase.name(),
                self.state.players
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
        let in_hand = !state.mined.is_empty();
        if in_hand && !building {
            let message = "a mined tile is in hand only in the phases `build` and `store`";
            return Err(SetupError::new("mined", message).by(rulings::T1));
        }
        let most = if !building {
            0
        } else if in_hand {
            1
        } else {
            2
        };
        let least = u8::from(building && !in_hand);
        let garden = &state.gardens[state.active.index()];
        if setup.built < least || setup.built > most.min(garden.len()) {
            let message = format!(
                "{} tiles placed this turn; here it is {least} to {most}, the last ones of the active garden \
                 (without a mined tile in hand it must have been placed)",
                setup.built
            );
            return Err(SetupError::new("built", message).by(rulings::B1));
        }
        if state.phase == Phase::Store && !(in_hand && state.slots[state.active.index()].is_empty()) {
            let message = "phase `store` is with a mined tile in hand and an empty slot";
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
        state.change = match changed {
            Changed::Covered if state.built < 2 => {
                return refuse("only a second tile of the turn can cover it");
            }
            Changed::Covered => Change::Covered,
            Changed::Shows(cell, symbol) => {
                let printed = state.garden().printed(&state.options.components, cell);
                let add = state.shown() == Some(Token::Add);
                if state.fresh & cell.bit() == 0 || printed == Some(symbol) || printed.is_none() != add {
                    return refuse(
                        "`change` needs a printed symbol, `add` an empty space, on a tile of this turn",
                    );
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
        self.state.facedown = 0;
        for (at, pile) in piles.into_iter().enumerate() {
            let field = format!("quarry[{at}]");
            self.state.quarry[at] = match pile {
                Pile::Top(tile) if tile.material().is_none() => {
                    return Err(
                        SetupError::new(field, format!("{tile} never lies in the quarry")).by(rulings::S1)
                    );
                }
                Pile::Top(tile) => {
                    self.locate(tile, &field)?;
                    Top::of(tile)
                }
                Pile::Unknown(material) => {
                    self.state.facedown |= 1 << at;
                    Top::unknown(material.height())
                }
                Pile::Bottom => Top::BOTTOM,
            };
        }
        let state = &mut self.state;
        state.unseen = !self.located & ((1 << (3 * LAYER)) - 1);
        for material in Material::ALL {
            let height = material.height();
            let hidden = state
                .quarry
                .iter()
                .filter(|top| top.height() > height || top.height() == height && top.tile().is_none());
            let (hidden, left) = (hidden.count() as u32, (state.unseen & material.tiles()).count_ones());
            if hidden > left {
                let message = format!(
                    "{hidden} {} tiles are still unseen there, but only {left} can be",
                    material.name()
                );
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
        let clay = state.quarry.iter().filter(|top| top.height() == Material::Clay.height()).count() as u32;
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
        let state = &self.state;
        let components = &state.options.components;
        let seen =
            |token: Token| components.tokens()[token.index()].saturating_sub(state.tokens[token.index()]);
        for seat in Seat::all(state.players) {
            let (mut changed, mut added) = (0, 0);
            for laid in state.gardens[seat.index()].tiles() {
                for corner in Corner::ALL {
                    let Some(built) = laid.thing(corner).symbol() else { continue };
                    match components.symbol(laid.tile(), laid.rotation(), corner.index()) {
                        Some(printed) if printed == built => {}
                        Some(_) => changed += 1,
                        None => added += 1,
                    }
                }
            }
            if changed > seen(Token::Change) || added > seen(Token::Add) {
                let message = format!(
                    "{changed} decorations on another symbol and {added} on none; the tokens seen allow {} and {}",
                    seen(Token::Change),
                    seen(Token::Add)
                );
                return Err(SetupError::new(format!("seats[{}].deco", seat.index()), message).by(rulings::X5));
            }
        }
        Ok(())
    }
}

/// The fullest quarry that tiles elsewhere allow, with all tops still to be turned up.
fn default_quarry(elsewhere: u64) -> Vec<Pile> {
    let left = |material: Material| (material.tiles() & !elsewhere).count_ones() as usize;
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
