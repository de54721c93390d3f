//! Positions as people write them.
//!
//! Every field may be left out and then stands for the start of a game (see `docs/positions/babylonia.md`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shinar_core::{Game, Seat, SetupError};

use crate::{
    board::{self, Hex, LAND, PLACES, Site, ZIGGURAT_HEXES},
    game::{Babylonia, cards},
    options::Options,
    pieces::{CARDS, CARDS_IN_PLAY, CITY_TILES, CLAN, Card, KINDS, Kind, TILES, Tile, Token, tile_mix},
    rules::{end, place, turn},
    rulings,
    state::{MOST_PLACED, Phase, Played, State, ziggurats_in_play},
};

/// A position, not yet known to make sense.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4. Default: as many as `seats` has, at least 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// BAB-V1. Default: no.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub random_cards: bool,
    /// What is being done. Default: `place` if `tiles` is given, otherwise everything is still to be laid out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<PhaseName>,
    /// Whose turn it is. Default: the first player if `tiles` is given, otherwise the lot decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// Who chooses a card, in phase `card`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chooser: Option<Seat>,
    /// The number of the turn, from 1. Default: 1 on an empty board, otherwise the first turn after the first round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// The tiles on the board. Default: chance lays them out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<BTreeMap<Hex, Tile>>,
    /// The tokens on the board; those on rivers lie face down.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tokens: BTreeMap<Hex, Token>,
    /// Ziggurats that were resolved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resolved: Vec<Hex>,
    /// The hexes played on this turn, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<Hex>,
    /// The cards that lie open. Default: cards 1 to 7 without those in front of players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<Card>>,
    /// Seats with a stand that is still being dealt.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<Seat>,
    /// The players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatSetup>,
}

/// What lies before one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatSetup {
    /// The points.
    #[serde(skip_serializing_if = "is_zero")]
    pub score: u16,
    /// The tokens on the stand, such as `mopff`. Default: chance deals them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand: Option<String>,
    /// The tokens in the pool. Default: all that are not elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<String>,
    /// City tiles in front of the player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<Tile>,
    /// Ziggurat cards in front of the player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// Whether the extra turn of card 2 was taken.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub extra_used: bool,
}

fn is_zero(score: &u16) -> bool {
    *score == 0
}

/// A phase that a position can be in. Dealing is not among them: it follows from missing stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct PhaseName(pub(crate) Phase);

impl From<PhaseName> for &'static str {
    fn from(name: PhaseName) -> Self {
        name.0.name()
    }
}

impl TryFrom<String> for PhaseName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut known = Phase::ALL.into_iter().filter(|&phase| phase != Phase::Deal);
        known.find(|phase| phase.name() == text).map(Self).ok_or_else(|| {
            format!(
                "{text:?} is no phase; choose box, layout, start, place, resolve, card, refill, extra or over"
            )
        })
    }
}

/// Tokens as letters, such as `mmopf`.
pub(crate) fn kind_letters(counts: &[u8; KINDS]) -> String {
    Kind::ALL.into_iter().flat_map(|kind| (0..counts[kind.index()]).map(move |_| kind.letter())).collect()
}

/// The city tiles of counts, one by one.
pub(crate) fn city_names(counts: &[u8; CITY_TILES]) -> Vec<Tile> {
    Tile::all().take(CITY_TILES).flat_map(|tile| (0..counts[tile.index()]).map(move |_| tile)).collect()
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

/// A list of cards as a set, one bit each.
fn card_set(place: &str, list: &[Card]) -> Result<u16, SetupError> {
    let mut set = 0;
    for card in list {
        if set >> card.index() & 1 == 1 {
            return Err(SetupError::new(place, format!("card {card} is listed twice; each exists once")));
        }
        set |= 1 << card.index();
    }
    Ok(set)
}

impl Setup {
    /// Writes a state down.
    pub(crate) fn of(state: &State) -> Self {
        let open = &state.open;
        let started = open.then != Phase::Start;
        let phase = if open.phase == Phase::Deal { open.then } else { open.phase };
        let mut tokens = BTreeMap::new();
        for seat in Seat::all(open.players) {
            for hex in open.tokens[seat.index()] {
                let kind = open.face_up_kind(hex).or_else(|| state.secrets[seat.index()].kind_at(hex));
                tokens.extend(kind.map(|kind| (hex, Token { kind, seat })));
            }
        }
        let places = (0..PLACES).map(Site::place);
        let mut deal = Vec::new();
        let mut seats = Vec::new();
        for seat in Seat::all(open.players) {
            let at = seat.index();
            let secret = &state.secrets[at];
            let waits = open.undealt >> at & 1 == 1;
            if waits && open.stand_len[at] > 0 {
                deal.push(seat);
            }
            seats.push(SeatSetup {
                score: open.scores[at],
                stand: (!waits || open.stand_len[at] > 0).then(|| kind_letters(&secret.stand)),
                pool: Some(kind_letters(&secret.pool)),
                cities: city_names(&open.owned[at]),
                cards: cards(open.held[at]).collect(),
                extra_used: open.holds(seat, Card::EXTRA_TURN) && !open.can_use(seat, Card::EXTRA_TURN),
            });
        }
        Self {
            players: Some(open.players),
            random_cards: open.options.random_cards,
            phase: Some(PhaseName(phase)),
            active: started.then_some(open.active),
            chooser: (phase == Phase::Card).then_some(open.chooser),
            turn: Some(open.turn),
            tiles: Some(places.filter_map(|site| Some((site.hex(), open.tile(site)?))).collect()),
            tokens,
            resolved: open.resolved().map(Site::hex).collect(),
            placed: open.played.hexes().collect(),
            cards: Some(cards(open.cards).collect()),
            deal,
            seats,
        }
    }

    /// Checks the position and makes it playable.
    pub(crate) fn to_state(&self) -> Result<State, SetupError> {
        let players = self.players.unwrap_or((self.seats.len() as u8).max(2));
        let state = Babylonia::new_game(players, &Options { random_cards: self.random_cards })?;
        Builder { setup: self, state }.build()
    }
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
        let phase = setup.phase.map_or(default, |name| name.0);
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
            open.used |= 1 << Card::TEN_POINTS.index();
        }
        if given.extra_used {
            if !open.holds(seat, Card::EXTRA_TURN) {
                let message = "only who has card 2 can have used it";
                return Err(SetupError::new(field("extra_used"), message).by(rulings::K2));
            }
            open.used |= 1 << Card::EXTRA_TURN.index();
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
        let mut held = 0;
        for seat in Seat::all(open.players) {
            let twice = held & open.held[seat.index()];
            if let Some(card) = cards(twice).next() {
                let message = format!("card {card} lies in front of two players; each exists once");
                return Err(SetupError::new(format!("seats[{}].cards", seat.index()), message));
            }
            held |= open.held[seat.index()];
        }
        let all: u16 = (1 << CARDS) - 1;
        let base: u16 = (1 << CARDS_IN_PLAY) - 1;
        open.cards = match &self.setup.cards {
            Some(list) => card_set("cards", list)?,
            None if phase == Phase::Box => all & !held,
            None => base & !held,
        };
        if let Some(card) = cards(open.cards & held).next() {
            return Err(SetupError::new("cards", format!("card {card} lies open and in front of a player")));
        }
        let variant = cards((open.cards | held) & !base).next();
        if let Some(card) = variant.filter(|_| !open.options.random_cards) {
            let message = format!("card {card} is only in play with \"random_cards\": true");
            return Err(SetupError::new("cards", message).by(rulings::S4));
        }
        let count = (open.cards | held).count_ones() as usize;
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
            if next.kinds & kind.bit() == 0 || !(next.river || face_up.is_some()) {
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
        open.undealt = 0;
        if phase == Phase::Over {
            return Ok(());
        }
        for seat in Seat::all(open.players) {
            let given = self.setup.seats.get(seat.index()).and_then(|seat| seat.stand.as_ref());
            if given.is_none() || self.setup.deal.contains(&seat) {
                open.undealt |= 1 << seat.index();
            }
        }
        if self.setup.deal.iter().any(|seat| seat.0 >= open.players) {
            return Err(SetupError::new("deal", format!("there are only {} players", open.players)));
        }
        Ok(())
    }

    /// Enters the phase, if it can be.
    fn phase(&mut self, phase: Phase) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        let active = open.active.index();
        let refuse = |message: &str| Err(SetupError::new("phase", message));
        let early = matches!(phase, Phase::Box | Phase::Layout | Phase::Start);
        if early && open.played.len > 0 {
            return Err(SetupError::new("placed", "nothing is played before the first turn"));
        }
        if !open.pending.is_empty() && (early || phase == Phase::Place && open.played.len == 0) {
            let sites: Vec<_> = open.pending.map(|site| site.to_string()).collect();
            let message = format!(
                "{} would have been resolved in an earlier turn; leave a hex beside it free, list a ziggurat as \
                 resolved, or name the hexes placed this turn",
                sites.join(" and ")
            );
            return Err(SetupError::new("tokens", message).by(rulings::T2));
        }
        if self.setup.chooser.is_some() != (phase == Phase::Card) {
            return Err(SetupError::new(
                "chooser",
                "who chooses a card is given in phase `card`, and only there",
            ));
        }
        match phase {
            Phase::Resolve if open.pending.is_empty() => {
                return refuse("nothing is surrounded that could be resolved");
            }
            Phase::Card if open.cards == 0 => return refuse("no card lies open"),
            Phase::Refill
                if open.pool_len[active] == 0
                    || open.stand_len[active] >= open.stand_limit(open.active)
                    || open.undealt >> active & 1 == 1 =>
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

impl State {
    /// What is neither made nor lost.
    pub(crate) fn ledger(&self) -> Vec<(&'static str, u32)> {
        let Self { open, secrets } = self;
        let mut tokens = [0u32; KINDS];
        let mut told = 0;
        for seat in Seat::all(open.players).map(Seat::index) {
            let secret = &secrets[seat];
            for (k, count) in tokens.iter_mut().enumerate() {
                let face_up = (open.tokens[seat] & open.kinds[k]).len();
                let hidden =
                    u32::from(secret.stand[k]) + u32::from(secret.pool[k]) + secret.face_down[k].count_ones();
                *count += face_up + hidden;
                told += hidden.abs_diff(open.unseen[seat][k].into());
            }
            told += secret.stand.iter().sum::<u8>().abs_diff(open.stand_len[seat]) as u32;
            told += secret.pool.iter().sum::<u8>().abs_diff(open.pool_len[seat]) as u32;
        }
        let mut tiles = 0;
        let mut odd_tiles = 0;
        for tile in Tile::all() {
            let t = tile.index();
            let on_board = open.tiles.iter().filter(|&&other| other as usize == t).count() as u32;
            let owned: u32 =
                open.owned.iter().map(|owned| owned.get(t).map_or(0, |&count| count.into())).sum();
            let count = on_board + owned + u32::from(open.stack[t]) + u32::from(open.gone[t]);
            tiles += count;
            odd_tiles += count.abs_diff(tile_mix(open.players)[t].into());
        }
        let held: u32 = open.held.iter().map(|held| held.count_ones()).sum();
        let union = open.held.iter().fold(open.cards, |set, held| set | held);
        vec![
            ("merchants", tokens[0]),
            ("officials", tokens[1]),
            ("priests", tokens[2]),
            ("farmers", tokens[3]),
            ("tokens told wrongly to all", told),
            ("tiles", tiles),
            ("tiles unlike the mix", odd_tiles),
            ("cards in two places", open.cards.count_ones() + held - union.count_ones()),
            ("hexes wrongly free or taken", self.wrong_hexes()),
        ]
    }

    /// How many hexes the sets of the state disagree about.
    fn wrong_hexes(&self) -> u32 {
        let open = &self.open;
        let in_play = board::in_play(open.players);
        let tiles: crate::HexSet = (open.cities | open.fields).map(Site::hex).collect();
        let sets = open.tokens.iter().copied().chain([tiles, open.free, ZIGGURAT_HEXES & in_play]);
        let (sum, union) =
            sets.fold((0, crate::HexSet::EMPTY), |(sum, union), set| (sum + set.len(), union | set));
        sum.abs_diff(in_play.len()) + in_play.minus(union).len()
    }
}
