//! From a written position to a playable one.

use shinar_core::{Seat, Set, SetupError, prelude::*};

use super::{Bag, Cell, SeatSetup, Setup, Site};
use crate::{
    board::Square,
    game::Tigris,
    options::Options,
    pieces::{COLOURS, Colour, HAND, SUPPLY, Tiles, total},
    rules::{tile, turn},
    rulings,
    squares::SquareSet,
    state::{ACTIONS, Built, CATASTROPHES, Conflict, Phase, State},
};

/// The tiles in the bag of a case that says nothing about it.
const CASE_BAG: u8 = 100;

/// The state a setup stands for, if there is one. The position of a case is checked for sense only.
pub(super) fn state(setup: &Setup) -> Result<State, SetupError> {
    let players = setup.players.unwrap_or((setup.seats.len() as u8).max(2));
    let options = Options {
        board: setup.board,
        civ: setup.civ,
        english: setup.english,
        wonder: setup.wonder,
        open_scoring: setup.open_scoring,
    };
    let state = Tigris::new_game(players, &options)?;
    Builder { setup, strict: !setup.case, state }.build()
}

impl Setup {
    /// The phase if none is named: to be begun, unless something of a running game is given.
    fn default_phase(&self) -> Phase {
        let is_running = self.case
            || self.active.is_some()
            || !self.cells.is_empty()
            || self.seats.iter().any(|seat| seat.hand.is_some());
        if is_running { Phase::Act } else { Phase::Start }
    }
}

/// Fills a fresh state from a setup, checking on the way.
pub(super) struct Builder<'a> {
    pub(super) setup: &'a Setup,
    pub(super) strict: bool,
    pub(super) state: State,
}

impl Builder<'_> {
    fn build(mut self) -> Result<State, SetupError> {
        let setup = self.setup;
        let players = self.state.open.players;
        if setup.seats.len() > players as usize {
            let message = format!("{} seats given for {players} players", setup.seats.len());
            return Err(SetupError::new("seats", message));
        }
        let beyond = |seat: Seat| seat.0 >= players;
        if setup.active.is_some_and(beyond) || setup.deal.iter().any(|&seat| beyond(seat)) {
            let field = if setup.active.is_some_and(beyond) { "active" } else { "deal" };
            return Err(SetupError::new(field, format!("there are only {players} players")));
        }
        let phase = setup.phase.unwrap_or_else(|| setup.default_phase());
        if phase == Phase::Deal {
            let message = "dealing follows from hands that are not given; name what comes after it";
            return Err(SetupError::new("phase", message));
        }
        self.cells()?;
        self.built()?;
        self.state.open.survey();
        self.seats()?;
        if self.strict {
            self.check_board()?;
        }
        self.tiles()?;
        self.turn(phase)?;
        self.pending()?;
        self.dealing(phase);
        if self.strict {
            self.check_phase(phase)?;
            self.check_tiles(phase)?;
        }
        self.enter(phase);
        Ok(self.state)
    }

    fn cells(&mut self) -> Result<(), SetupError> {
        for (&square, &cell) in &self.setup.cells {
            self.cell(square, cell)
                .map_err(|error| SetupError { place: format!("cells[{square}]"), ..error })?;
        }
        Ok(())
    }

    fn cell(&mut self, square: Square, cell: Cell) -> Result<(), SetupError> {
        let open = &mut self.state.open;
        open.tiles[Colour::Red.index()].remove(square);
        open.treasures.remove(square);
        let refuse = |message: String| SetupError::new("", message);
        match cell {
            Cell::Empty => {}
            Cell::Dead => open.dead.insert(square),
            Cell::Down { .. } => open.down.insert(square),
            Cell::Leader(leader) => {
                if leader.seat().0 >= open.players {
                    return Err(refuse(format!("{leader}: there are only {} players", open.players)));
                }
                if let Some(other) = open.place_of(leader) {
                    return Err(refuse(format!("{leader} is on {other} already")));
                }
                if self.strict && open.printed().river.contains(square) {
                    return Err(refuse("leaders stand on land".to_owned()).by(rulings::C3_5));
                }
                open.stand(leader, Some(square));
            }
            Cell::Tile { colour, building, .. } => {
                if self.strict && !tile::ground(open, colour).contains(square) {
                    let message = "farms lie in rivers, all other tiles on land".to_owned();
                    return Err(refuse(message).by(rulings::C4_3));
                }
                open.tiles[colour.index()].insert(square);
                if building {
                    if !open.options.civ {
                        let message = "buildings are in play with \"civ\": true only".to_owned();
                        return Err(refuse(message).by(rulings::C14_1));
                    }
                    if let Some(other) = open.buildings[colour.index()].replace(square) {
                        let message = format!("the {} stands on {other} already", colour.building());
                        return Err(refuse(message).by(rulings::C14_1));
                    }
                }
            }
        }
        if cell.has_treasure() {
            let temple = matches!(cell, Cell::Tile { colour: Colour::Red, .. } | Cell::Down { .. });
            if self.strict && !(temple && open.printed().start.contains(square)) {
                let message = "treasures lie on the temples of the start only".to_owned();
                return Err(refuse(message).by(rulings::C11_1));
            }
            open.treasures.insert(square);
        }
        Ok(())
    }

    /// Monuments and the wonder; tiles under them need not be drawn.
    fn built(&mut self) -> Result<(), SetupError> {
        let mut covered = SquareSet::EMPTY;
        for (&monument, &site) in &self.setup.monuments {
            let place = format!("monuments[{monument}]");
            let colours = monument.colours();
            let built = self.site(&place, site, site.at.block(), &colours, &mut covered)?;
            self.state.open.monuments[monument.index()] = Some(built);
        }
        if let Some(site) = self.setup.wonder_at {
            if !self.state.open.options.wonder {
                let message = "the wonder is in play with \"wonder\": true only";
                return Err(SetupError::new("wonder_at", message).by(rulings::D31));
            }
            let built = self.site("wonder_at", site, site.at.plus(), &Colour::ALL, &mut covered)?;
            self.state.open.wonder = Some(built);
        }
        for monument in &self.setup.used {
            if self.strict {
                let message = format!("{monument} must stand on the board or be there to be built");
                return Err(SetupError::new("used", message).by(rulings::C10_5));
            }
            self.state.open.withheld.insert(*monument);
        }
        let loose = self.state.open.down.minus(covered).into_iter().next();
        if let Some(square) = loose.filter(|_| self.strict) {
            let message = "a face-down tile lies under a monument or the wonder; name it in `monuments`";
            return Err(SetupError::new(format!("cells[{square}]"), message).by(rulings::C10_5));
        }
        Ok(())
    }

    fn site(
        &mut self,
        place: &str,
        site: Site,
        squares: Option<SquareSet>,
        colours: &[Colour],
        covered: &mut SquareSet,
    ) -> Result<Built, SetupError> {
        let open = &mut self.state.open;
        let refuse = |message: String| Err(SetupError::new(place, message).by(rulings::C10_1));
        let Some(squares) = squares else {
            return refuse(format!("there is not enough room at {}", site.at));
        };
        if squares.meets(*covered) {
            return refuse("something else is built there already".to_owned());
        }
        *covered |= squares;
        for square in squares {
            match self.setup.cells.get(&square) {
                Some(Cell::Down { .. }) => {}
                Some(cell) if self.strict => {
                    return refuse(format!("{square} holds {cell}; under a monument lie face-down tiles"));
                }
                Some(_) => {}
                None => {
                    open.tiles[Colour::Red.index()].remove(square);
                    open.down.insert(square);
                }
            }
        }
        // Treasures lie on temples, and stay there when these are turned over (TNE-C10.6).
        let treasure = (squares & open.treasures).into_iter().next().filter(|_| self.strict);
        let bears = |colour: &Colour| treasure.is_none() || *colour == Colour::Red;
        let fits = |colour: &Colour| bears(colour) && tile::ground(open, *colour).covers(squares);
        let tiles = match site.tiles {
            Some(tiles) if colours.contains(&tiles) && (fits(&tiles) || !self.strict) => tiles,
            Some(tiles) if !bears(&tiles) => {
                let message =
                    format!("a treasure lies there, so the tiles are temples, not {}s", tiles.tile());
                return Err(SetupError::new(place, message).by(rulings::C11_1));
            }
            Some(tiles) => return refuse(format!("{tiles} tiles cannot lie under it there")),
            None => match colours.iter().find(|colour| fits(colour)) {
                Some(&tiles) => tiles,
                None if treasure.is_some() => {
                    let message = "a treasure lies there, so the tiles are temples, of which it is not built";
                    return Err(SetupError::new(place, message).by(rulings::C11_1));
                }
                None if self.strict => return refuse("no tiles of its colours can lie there".to_owned()),
                None => colours[0],
            },
        };
        Ok(Built { at: site.at, tiles })
    }

    fn seats(&mut self) -> Result<(), SetupError> {
        let fallback = SeatSetup::default();
        for seat in Seat::all(self.state.open.players) {
            let given = self.setup.seats.get(seat.index()).unwrap_or(&fallback);
            let State { open, secrets, .. } = &mut self.state;
            let at = seat.index();
            let field = |name: &str| format!("seats[{at}].{name}");
            open.points[at] = given.points.array();
            open.gold[at] = given.treasures;
            open.catastrophes[at] = given.catastrophes.unwrap_or(CATASTROPHES);
            if open.catastrophes[at] > CATASTROPHES {
                let message = format!("a player has {CATASTROPHES} catastrophes");
                return Err(SetupError::new(field("catastrophes"), message).by(rulings::C9_1));
            }
            let hand = given.hand.unwrap_or_default().0;
            if total(&hand) > HAND {
                let message = format!("{} tiles; a hand holds {HAND}", total(&hand));
                return Err(SetupError::new(field("hand"), message).by(rulings::C6_3));
            }
            secrets[at].hand = hand;
            secrets[at].discards = given.discards.0;
            open.hand_len[at] = total(&hand);
            open.discard_len[at] = total(&given.discards.0);
        }
        Ok(())
    }

    /// Where the tiles that are not on the board are.
    fn tiles(&mut self) -> Result<(), SetupError> {
        let setup = self.setup;
        let State { open, secrets, bag } = &mut self.state;
        open.fallen = setup.fallen.0;
        let given = setup.bag.or(setup.case.then_some(Bag::Count(CASE_BAG)));
        let covered = open.covered();
        let mut rest: Tiles = [0; COLOURS];
        for colour in Colour::ALL {
            let c = colour.index();
            let held: u32 = secrets.iter().map(|s| u32::from(s.hand[c]) + u32::from(s.discards[c])).sum();
            let named = setup.lost.map_or(0, |lost| u32::from(lost.0[c])) + u32::from(setup.fallen.0[c]);
            let used = open.tiles[c].len() + u32::from(covered[c]) + held + named;
            match u32::from(SUPPLY[c]).checked_sub(used) {
                Some(left) => rest[c] = left as u8,
                None if self.strict => {
                    let message = format!("{used} {}s; the game has {}", colour.tile(), SUPPLY[c]);
                    return Err(SetupError::new("cells", message).by(rulings::D02));
                }
                None => {}
            }
        }
        *bag = match given {
            None => rest,
            Some(Bag::Tiles(tiles)) => tiles.0,
            Some(Bag::Count(count)) if self.strict && count > total(&rest) => {
                let message = format!("{count} tiles in the bag; only {} are left for it", total(&rest));
                return Err(SetupError::new("bag", message).by(rulings::D02));
            }
            Some(Bag::Count(count)) => share(&rest, count),
        };
        open.lost = setup.lost.map_or([0; COLOURS], |lost| lost.0);
        for colour in Colour::ALL {
            let c = colour.index();
            let odd = rest[c] != bag[c];
            if self.strict && (bag[c] > rest[c] || odd && setup.lost.is_some()) {
                let message =
                    format!("{} {}s in the bag, but {} are nowhere else", bag[c], colour.tile(), rest[c]);
                return Err(SetupError::new("bag", message).by(rulings::D02));
            }
            if setup.lost.is_none() {
                // Tiles that are nowhere fell in conflicts: catastrophes take few.
                let gone = if self.strict { &mut open.fallen } else { &mut open.lost };
                gone[c] = gone[c].saturating_add(rest[c].saturating_sub(bag[c]));
            }
            let held: u32 = secrets.iter().map(|s| u32::from(s.hand[c]) + u32::from(s.discards[c])).sum();
            open.unseen[c] = (held + u32::from(bag[c])).min(u8::MAX.into()) as u8;
        }
        open.bag_len = total(bag);
        Ok(())
    }

    fn turn(&mut self, phase: Phase) -> Result<(), SetupError> {
        let setup = self.setup;
        let open = &mut self.state.open;
        if phase == Phase::Start && setup.active.is_some() {
            return Err(SetupError::new("active", "in phase `start` the lot decides; leave it out"));
        }
        open.active = setup.active.unwrap_or_default();
        let after = matches!(phase, Phase::WonderPoint | Phase::Refill | Phase::Over);
        open.actions = setup.actions.unwrap_or(if after { 0 } else { ACTIONS });
        let wrong = match phase {
            Phase::WonderPoint | Phase::Refill => open.actions != 0,
            Phase::Over => open.actions > ACTIONS,
            Phase::Start => open.actions != ACTIONS,
            _ => !(1..=ACTIONS).contains(&open.actions),
        };
        if wrong {
            let message = format!("{} actions cannot be left in phase `{phase}`", open.actions);
            return Err(SetupError::new("actions", message).by(rulings::C2_2));
        }
        Ok(())
    }

    /// What the running action left to be decided.
    fn pending(&mut self) -> Result<(), SetupError> {
        let setup = self.setup;
        let open = &mut self.state.open;
        if let Some(square) = setup.placed {
            if open.tile_at(square).is_none() {
                let message = format!("no face-up tile lies on {square}");
                return Err(SetupError::new("placed", message).by(rulings::C4_1));
            }
            open.placed = Some(square);
        }
        if let Some(conflict) = setup.conflict {
            for (name, leader) in [("attacker", conflict.attacker), ("defender", conflict.defender)] {
                if open.place_of(leader).is_none() {
                    let message = format!("{leader} is not on the board");
                    return Err(SetupError::new(format!("conflict.{name}"), message));
                }
            }
            if conflict.added.is_some_and(|added| added > HAND) {
                let message = format!("no more than {HAND} tiles can be added");
                return Err(SetupError::new("conflict.added", message).by(rulings::C7_4));
            }
            let (attacker, defender) = (conflict.attacker, conflict.defender);
            open.conflict = Some(Conflict { attacker, defender, added: conflict.added });
        }
        open.draws = setup.draws;
        open.end = setup.end;
        Ok(())
    }

    /// Which hands chance deals before play goes on.
    fn dealing(&mut self, phase: Phase) {
        let open = &mut self.state.open;
        open.undealt = Set::default();
        if phase == Phase::Over || self.setup.case {
            return;
        }
        for seat in Seat::all(open.players) {
            let given = self.setup.seats.get(seat.index()).and_then(|seat| seat.hand);
            if given.is_none() || self.setup.deal.contains(&seat) {
                open.undealt.insert(seat);
            }
        }
    }

    fn enter(&mut self, phase: Phase) {
        let open = &mut self.state.open;
        open.unsettled = self.setup.case && crate::rules::treasure::claim(open).is_some();
        if phase == Phase::Take {
            open.taker = crate::rules::treasure::claim(open).map(|(seat, _)| seat);
        }
        open.then = phase;
        open.phase = Phase::Deal;
        turn::leave_deal(open);
    }
}

/// So many tiles in the mix of `rest`; what is missing is made up, which only a case can ask for.
fn share(rest: &Tiles, count: u8) -> Tiles {
    let sum = u32::from(total(rest)).max(1);
    let mut shared: Tiles = [0; COLOURS];
    for _ in 0..count {
        // The colour that is furthest below its share of the whole.
        let lag = |c: &usize| {
            let due = i64::from(rest[*c]) * i64::from(count);
            let left = i64::from(rest[*c] > shared[*c]);
            (left, due - i64::from(shared[*c]) * i64::from(sum), -(*c as i64))
        };
        if let Some(next) = (0..COLOURS).max_by_key(lag) {
            shared[next] = shared[next].saturating_add(1);
        }
    }
    shared
}
