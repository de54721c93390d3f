//! Checks written positions and makes them playable.

use shinar_core::{Seat, Set, SetupError, prelude::*};

use crate::{
    board::{self, LAND, ZIGGURAT_HEXES},
    game::Babylonia,
    options::Options,
    pieces::{CARDS_IN_PLAY, CLAN, Card, CardSet, KINDS, Kind, TILES, Tile, Token, tile_mix},
    rules::{end, place, resolve, turn},
    rulings,
    setup::{SeatSetup, Setup},
    state::{MOST_PLACED, Open, Phase, Played, State, ziggurats_in_play},
};

/// The state a setup stands for, if there is one.
pub(crate) fn state(setup: &Setup) -> Result<State, SetupError> {
    let players = setup.players.unwrap_or((setup.seats.len() as u8).max(2));
    let state = Babylonia::new_game(players, &Options { random_cards: setup.random_cards })?;
    Builder { setup, state }.build()
}

fn read_letters(place: &str, text: &str) -> Result<[u8; KINDS], SetupError> {
    let mut counts = [0u8; KINDS];
    for letter in text.chars() {
        let Some(kind) = Kind::from_letter(letter) else {
            let message = format!("{letter:?} is no token; tokens are m, o, p and f");
            return Err(SetupError::new(place, message));
        };
        counts[kind.index()] = counts[kind.index()].saturating_add(1);
    }
    Ok(counts)
}

/// A list of cards as a set.
fn card_set(place: &str, list: &[Card]) -> Result<CardSet, SetupError> {
    let mut set = CardSet::default();
    for &card in list {
        if set.contains(card) {
            return Err(SetupError::new(place, format!("card {card} is listed twice; each exists once")));
        }
        set.insert(card);
    }
    Ok(set)
}

/// BAB-Z1: whether the player who chooses a card has just won a ziggurat.
fn has_won(open: &Open, chooser: Option<Seat>) -> bool {
    open.resolved().into_iter().any(|site| {
        open.is_surrounded(site)
            && resolve::majority(open, site.hex()) == chooser
            && (open.played.len == 0 || open.played.surrounded(site))
    })
}

/// Fills a fresh state from a setup, checking on the way.
struct Builder<'a> {
    setup: &'a Setup,
    state: State,
}

impl Builder<'_> {
    fn build(mut self) -> Result<State, SetupError> {
        let setup = self.setup;
        let players = self.state.open.players;
        if setup.seats.len() > players as usize {
            let message = format!("{} seats given for {players} players", setup.seats.len());
            return Err(SetupError::new("seats", message));
        }
        for (field, seat) in [("active", setup.active), ("chooser", setup.chooser)] {
            if seat.is_some_and(|seat| seat.0 >= players) {
                return Err(SetupError::new(field, format!("there are only {players} players")));
            }
        }
        let laid_out = setup.tiles.is_some();
        let default = if laid_out { Phase::Place } else { self.state.open.phase };
        let phase = setup.phase.unwrap_or(default);
        if phase == Phase::Deal {
            let message = "dealing follows from stands that are not given; name what comes after it";
            return Err(SetupError::new("phase", message));
        }
        if !laid_out && !matches!(phase, Phase::Box | Phase::Layout) {
            let message = "give the tiles on the board (`{}` if there are none), or leave out the phase";
            return Err(SetupError::new("tiles", message));
        }
        self.tiles()?;
        self.tokens()?;
        self.seats()?;
        self.cards(phase)?;
        self.stack(phase)?;
        self.turn(phase)?;
        self.sites()?;
        self.placed()?;
        self.dealing(phase)?;
        self.phase(phase)?;
        Ok(self.state)
    }

    fn tiles(&mut self) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        for (&hex, &tile) in self.setup.tiles.iter().flatten() {
            let field = format!("tiles[{hex}]");
            let place = hex.site().filter(|site| site.ziggurat_index().is_none());
            let Some(place) = place else {
                return Err(SetupError::new(field, "no tile can lie there; see the places on the map")
                    .by(rulings::S2));
            };
            if !board::in_play(open.players).contains(hex) {
                let message = format!("not in play with {} players", open.players);
                return Err(SetupError::new(field, message).by(rulings::S1));
            }
            open.put_tile(place, tile);
        }
        Ok(())
    }

    fn tokens(&mut self) -> Result<(), SetupError> {
        let State { open, secrets } = &mut self.state;
        if self.setup.tiles.is_none() && !self.setup.tokens.is_empty() {
            let message = "a board with tokens needs its tiles too (`{}` if there are none)";
            return Err(SetupError::new("tiles", message));
        }
        for (&hex, &Token { kind, seat }) in &self.setup.tokens {
            let field = || format!("tokens[{hex}]");
            if seat.0 >= open.players {
                return Err(SetupError::new(field(), format!("there are only {} players", open.players)));
            }
            if !board::in_play(open.players).contains(hex) {
                let message = format!("not in play with {} players", open.players);
                return Err(SetupError::new(field(), message).by(rulings::S1));
            }
            if ZIGGURAT_HEXES.contains(hex) {
                let message = "a ziggurat stands there; tokens go on free hexes";
                return Err(SetupError::new(field(), message).by(rulings::P3));
            }
            if !open.free.contains(hex) {
                let message = "a tile lies there; a hex holds a tile or a token";
                return Err(SetupError::new(field(), message).by(rulings::P3));
            }
            let face_up = LAND.contains(hex).then_some(kind);
            open.put_token(seat, hex, face_up);
            if face_up.is_none() {
                secrets[seat.index()].face_down[kind.index()] |= 1 << hex.river_index();
            }
        }
        Ok(())
    }

    fn seats(&mut self) -> Result<(), SetupError> {
        for seat in Seat::all(self.state.open.players) {
            let fallback = SeatSetup::default();
            let given = self.setup.seats.get(seat.index()).unwrap_or(&fallback);
            self.seat(seat, given)?;
        }
        Ok(())
    }

    fn seat(&mut self, seat: Seat, given: &SeatSetup) -> Result<(), SetupError> {
        let State { open, secrets } = &mut self.state;
        let at = seat.index();
        let field = |name: &str| format!("seats[{at}].{name}");
        open.scores[at] = given.score;
        for tile in &given.cities {
            match open.owned[at].get_mut(tile.index()) {
                Some(count) => *count = count.saturating_add(1),
                None => {
                    return Err(SetupError::new(field("cities"), format!("{tile} is a field, not a city")));
                }
            }
        }
        open.held[at] = card_set(&field("cards"), &given.cards)?;
        if open.holds(seat, Card::TEN_POINTS) {
            open.used.insert(Card::TEN_POINTS);
        }
        if given.extra_used {
            if !open.holds(seat, Card::EXTRA_TURN) {
                let message = "only a player who has card 2 can have used it";
                return Err(SetupError::new(field("extra_used"), message).by(rulings::K2));
            }
            open.used.insert(Card::EXTRA_TURN);
        }
        let stand = read_letters(&field("stand"), given.stand.as_deref().unwrap_or(""))?;
        let stand_len = stand.iter().fold(0u8, |sum, &count| sum.saturating_add(count));
        let limit = open.stand_limit(seat);
        if stand_len > limit {
            let message = format!("{stand_len} tokens on a stand of {limit}");
            let ruling = if limit == 7 { rulings::K3 } else { rulings::T3 };
            return Err(SetupError::new(field("stand"), message).by(ruling));
        }
        let secret = &mut secrets[at];
        let mut rest = CLAN;
        for kind in Kind::ALL {
            let k = kind.index();
            let face_up = (open.tokens[at] & open.kinds[k]).len() as u8;
            let board = face_up + secret.face_down[k].count_ones() as u8;
            let elsewhere = board.saturating_add(stand[k]);
            let Some(left) = CLAN[k].checked_sub(elsewhere) else {
                let message = format!("{elsewhere} {kind} tokens on board and stand; a clan has {}", CLAN[k]);
                return Err(SetupError::new(format!("seats[{at}]"), message).by(rulings::S5));
            };
            rest[k] = left;
        }
        let pool = match &given.pool {
            None => rest,
            Some(text) => {
                let pool = read_letters(&field("pool"), text)?;
                if let Some(kind) = Kind::ALL.into_iter().find(|kind| pool[kind.index()] > rest[kind.index()])
                {
                    let k = kind.index();
                    let message = format!("{} {kind} tokens in the pool; only {} are left", pool[k], rest[k]);
                    return Err(SetupError::new(field("pool"), message).by(rulings::S5));
                }
                pool
            }
        };
        secret.stand = stand;
        secret.pool = pool;
        open.stand_len[at] = stand_len;
        open.pool_len[at] = pool.iter().sum();
        for k in 0..KINDS {
            open.unseen[at][k] = stand[k] + pool[k] + secret.face_down[k].count_ones() as u8;
        }
        Ok(())
    }

    fn cards(&mut self, phase: Phase) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        let mut held = CardSet::default();
        for seat in Seat::all(open.players) {
            let twice = held & open.held[seat.index()];
            if let Some(card) = twice.first() {
                let message = format!("card {card} lies in front of two players; each exists once");
                return Err(SetupError::new(format!("seats[{}].cards", seat.index()), message));
            }
            held |= open.held[seat.index()];
        }
        let base: CardSet = Card::all().take(CARDS_IN_PLAY).collect();
        open.cards = match &self.setup.cards {
            Some(list) => card_set("cards", list)?,
            None if phase == Phase::Box => CardSet::full().minus(held),
            None => base.minus(held),
        };
        if let Some(card) = (open.cards & held).first() {
            return Err(SetupError::new("cards", format!("card {card} lies open and in front of a player")));
        }
        let variant = (open.cards | held).minus(base).first();
        if let Some(card) = variant.filter(|_| !open.options.random_cards) {
            let message = format!("card {card} is only in play with \"random_cards\": true");
            return Err(SetupError::new("cards", message).by(rulings::S4));
        }
        let count = (open.cards | held).len() as usize;
        if (phase == Phase::Box) != (count > CARDS_IN_PLAY) {
            let message =
                format!("{count} cards; a game has {CARDS_IN_PLAY}, and `box` is while there are more");
            return Err(SetupError::new("cards", message).by(rulings::V1));
        }
        Ok(())
    }

    /// Where the tiles that are not on the board are.
    fn stack(&mut self, phase: Phase) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        let mix = tile_mix(open.players);
        let mut rest = [0; TILES];
        for tile in Tile::all() {
            let t = tile.index();
            let on_board = open.tiles.iter().filter(|&&other| other as usize == t).count();
            let owned = open.owned.iter().map(|owned| owned.get(t).map_or(0, |&count| usize::from(count)));
            let used = on_board + owned.sum::<usize>();
            let Some(left) = usize::from(mix[t]).checked_sub(used) else {
                let message = format!(
                    "{used} tiles {tile} on the board and in front of players; with {} players there are {}",
                    open.players, mix[t]
                );
                return Err(SetupError::new("tiles", message).by(rulings::S3));
            };
            rest[t] = left as u8;
        }
        if matches!(phase, Phase::Box | Phase::Layout) {
            open.stack = rest;
            if open.next_place().is_none() {
                let message = "every place has its tile; choose another phase";
                return Err(SetupError::new("phase", message).by(rulings::S2));
            }
        } else {
            open.stack = [0; TILES];
            open.gone = rest;
        }
        Ok(())
    }

    fn turn(&mut self, phase: Phase) -> Result<(), SetupError> {
        let setup = self.setup;
        let open = &mut self.state.open;
        let default = if setup.tokens.is_empty() { 1 } else { u16::from(open.players) + 1 };
        open.turn = setup.turn.unwrap_or(default);
        if open.turn == 0 {
            return Err(SetupError::new("turn", "turns are counted from 1"));
        }
        open.active = setup.active.unwrap_or_default();
        let by_lot = match phase {
            Phase::Box | Phase::Layout => setup.active.is_none(),
            Phase::Start => true,
            _ => false,
        };
        if phase == Phase::Start && setup.active.is_some() {
            return Err(SetupError::new("active", "in phase `start` the lot decides; leave it out"));
        }
        open.then = if by_lot { Phase::Start } else { Phase::Place };
        Ok(())
    }

    fn sites(&mut self) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        for &hex in &self.setup.resolved {
            let Some(site) = hex.site().filter(|&site| ziggurats_in_play(open.players).contains(site)) else {
                return Err(SetupError::new("resolved", format!("no ziggurat in play stands on {hex}")));
            };
            open.ziggurats.remove(site);
        }
        open.mark_surrounded(board::sites_of(board::in_play(open.players)));
        Ok(())
    }

    fn placed(&mut self) -> Result<(), SetupError> {
        let State { open, secrets } = &mut self.state;
        if self.setup.placed.len() > MOST_PLACED {
            return Err(SetupError::new("placed", format!("no turn plays more than {MOST_PLACED} tokens")));
        }
        let active = open.active;
        let own = open.tokens[active.index()];
        let mut played = Played::default();
        for &hex in &self.setup.placed {
            let kind = open.face_up_kind(hex).or_else(|| secrets[active.index()].kind_at(hex));
            let Some(kind) = kind.filter(|_| own.contains(hex) && !played.hexes().any(|other| other == hex))
            else {
                return Err(SetupError::new(
                    "placed",
                    format!("{hex}: one token of {active} must lie there"),
                ));
            };
            open.played = played;
            let next = place::next(open);
            let face_up = LAND.contains(hex).then_some(kind);
            if !next.kinds.contains(kind) || !(next.river || face_up.is_some()) {
                let message = format!("{hex}: a {kind} may not follow the tokens before it");
                return Err(SetupError::new("placed", message).by(rulings::P1));
            }
            played.push(hex, face_up);
        }
        open.played = played;
        Ok(())
    }

    /// Which stands chance deals before play goes on.
    fn dealing(&mut self, phase: Phase) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        open.undealt = Set::default();
        if phase == Phase::Over {
            return Ok(());
        }
        for seat in Seat::all(open.players) {
            let given = self.setup.seats.get(seat.index()).and_then(|seat| seat.stand.as_ref());
            if given.is_none() || self.setup.deal.contains(&seat) {
                open.undealt.insert(seat);
            }
        }
        if self.setup.deal.iter().any(|seat| seat.0 >= open.players) {
            return Err(SetupError::new("deal", format!("there are only {} players", open.players)));
        }
        Ok(())
    }

    /// Before the first turn nobody has points, cities or cards.
    fn nothing_won(&self, phase: Phase) -> Result<(), SetupError> {
        for (at, seat) in self.setup.seats.iter().enumerate() {
            let early = [
                ("score", seat.score > 0, rulings::T1),
                ("cities", !seat.cities.is_empty(), rulings::C4),
                ("cards", !seat.cards.is_empty(), rulings::Z1),
            ];
            if let Some((name, _, ruling)) = early.into_iter().find(|(_, given, _)| *given) {
                let message = format!("phase `{phase}` comes before the first turn, when nothing is won");
                return Err(SetupError::new(format!("seats[{at}].{name}"), message).by(ruling));
            }
        }
        Ok(())
    }

    /// Enters the phase, if it can be.
    fn phase(&mut self, phase: Phase) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        let active = open.active.index();
        let refuse = |message: &str| Err(SetupError::new("phase", message));
        let early = matches!(phase, Phase::Box | Phase::Layout | Phase::Start);
        if early && !self.setup.tokens.is_empty() {
            let message =
                format!("no token is played before the first turn; phase `{phase}` comes before it");
            return Err(SetupError::new("tokens", message).by(rulings::S5));
        }
        if early {
            self.nothing_won(phase)?;
        }
        let open = &mut self.state.open;
        if !open.pending.is_empty() && phase == Phase::Place && open.played.len == 0 {
            let sites: Vec<_> = open.pending.into_iter().map(|site| site.to_string()).collect();
            let message = format!(
                "{} would have been resolved in an earlier turn; leave a hex beside it free, list a ziggurat as \
                 resolved, or name the hexes placed this turn",
                sites.join(" and ")
            );
            return Err(SetupError::new("tokens", message).by(rulings::T2));
        }
        let earlier = open.pending.into_iter().find(|site| !open.played.surrounded(*site));
        if let Some(site) = earlier.filter(|_| open.played.len > 0) {
            let message =
                format!("none of the hexes placed this turn is beside {site}, so it was surrounded before");
            return Err(SetupError::new("placed", message).by(rulings::T2));
        }
        let limit = open.stand_limit(open.active);
        if matches!(phase, Phase::Place | Phase::Resolve | Phase::Card)
            && open.stand_len[active] + open.played.len > limit
        {
            let message = format!(
                "{} tokens on the stand and {} placed this turn; a stand of {limit} is refilled after the turn",
                open.stand_len[active], open.played.len
            );
            return Err(SetupError::new("placed", message).by(rulings::T3));
        }
        if self.setup.chooser.is_some() != (phase == Phase::Card) {
            return Err(SetupError::new(
                "chooser",
                "the player who chooses a card is given in phase `card`, and only there",
            ));
        }
        match phase {
            Phase::Resolve if open.pending.is_empty() => {
                return refuse("nothing is surrounded that could be resolved");
            }
            Phase::Card if open.cards.is_empty() => return refuse("no card lies open"),
            Phase::Card if !has_won(open, self.setup.chooser) => {
                let message = "the chooser must have most tokens beside a ziggurat that is surrounded, listed as \
                               resolved, and beside a hex placed this turn";
                return Err(SetupError::new("chooser", message).by(rulings::Z1));
            }
            Phase::Refill
                if open.pool_len[active] == 0
                    || open.stand_len[active] >= open.stand_limit(open.active)
                    || open.undealt.contains(open.active) =>
            {
                return refuse(
                    "the active player's stand must be given and not full, and the pool not empty",
                );
            }
            Phase::Extra if !open.can_use(open.active, Card::EXTRA_TURN) => {
                return refuse("the active player has no card 2 to use");
            }
            Phase::Over if end::at_turn_end(open).is_none() => {
                return refuse("the game is over only with an empty stand or at most one city left");
            }
            Phase::Extra if end::at_turn_end(open).is_some() => {
                let message = "the game ended with this turn, before an extra turn";
                return Err(SetupError::new("phase", message).by(rulings::R9));
            }
            Phase::Extra
                if open.stand_len[active] < limit
                    && open.pool_len[active] > 0
                    && !open.undealt.contains(open.active) =>
            {
                let message = format!(
                    "the stand has {} of {limit} tokens; it is refilled first",
                    open.stand_len[active]
                );
                return Err(SetupError::new("phase", message).by(rulings::T3));
            }
            Phase::Refill | Phase::Extra | Phase::Over if !open.pending.is_empty() => {
                return refuse("something surrounded is still to be resolved");
            }
            _ => {}
        }
        open.chooser = self.setup.chooser.unwrap_or_default();
        open.phase = phase;
        if !matches!(phase, Phase::Box | Phase::Layout) {
            open.then = phase;
            open.phase = Phase::Deal;
            turn::leave_deal(open);
        }
        Ok(())
    }
}
