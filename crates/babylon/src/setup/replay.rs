//! Builds the garden of a written position again, tile by tile, as it was built in the game.

use shinar_core::{Illegal, Ruling, Seat, SetupError};

use crate::{
    action::{Join, Place, Source},
    board::Cell,
    garden::{MOST_TILES, Thing},
    pieces::{Piece, Symbol},
    rules::{decorate, place, support::Bill},
    rulings,
    setup::{DecoText, LaidText, SeatSetup},
    state::State,
};

/// A garden under construction.
pub(crate) struct Replay {
    /// The seat's garden and the pieces in use are its result.
    pub(crate) state: State,
    seat: Seat,
    /// Gaps and levels of footbridges: they go up last, since a tile may have been laid below before.
    bridges: Vec<(Cell, u8)>,
}

impl Replay {
    pub(crate) fn new(state: State, seat: Seat) -> Self {
        Self { state, seat, bridges: Vec::new() }
    }

    pub(crate) fn build(&mut self, given: &SeatSetup) -> Result<(), SetupError> {
        let at = self.seat.index();
        if given.garden.len() > MOST_TILES {
            let message = format!("{} tiles; no garden has more than {MOST_TILES}", given.garden.len());
            return Err(SetupError::new(format!("seats[{at}].garden"), message).by(rulings::S3));
        }
        let strict = std::mem::replace(&mut self.state.options.strict_supply, false);
        let mut waiting: Vec<(usize, DecoText)> = given.deco.iter().copied().enumerate().collect();
        let levels = |cell: Cell| {
            let over = given.garden.iter().filter(|laid| laid.anchor.footprint().contains(cell));
            over.map(|laid| laid.level).max().unwrap_or(0)
        };
        for (number, laid) in given.garden.iter().enumerate() {
            self.lay(laid).map_err(|error| {
                SetupError::new(format!("seats[{at}].garden[{number}]"), error.message).by(error.ruling)
            })?;
            // A decoration stands as soon as its tiles lie: whatever covers it came later.
            let mut rest = Vec::new();
            for (number, deco) in waiting {
                let resolve =
                    |(cell, level): (Cell, Option<u8>)| (cell, level.unwrap_or_else(|| levels(cell)));
                let ends: Vec<_> = std::iter::once(deco.first).chain(deco.second).map(resolve).collect();
                let garden = &self.state.gardens[at];
                if ends.iter().all(|&(cell, level)| garden.tile_at(cell, level).is_some()) {
                    self.decorate(deco.symbol, &ends).map_err(|(ruling, message)| {
                        SetupError::new(format!("seats[{at}].deco[{number}]"), message).by(ruling)
                    })?;
                } else {
                    rest.push((number, deco));
                }
            }
            waiting = rest;
        }
        if let Some((number, deco)) = waiting.first() {
            let message = format!("{deco}: no tile lies there on that level");
            return Err(SetupError::new(format!("seats[{at}].deco[{number}]"), message).by(rulings::D1));
        }
        self.state.options.strict_supply = strict;
        let garden = &mut self.state.gardens[at];
        for &(gap, level) in &self.bridges {
            if garden.top(gap) >= level {
                let message = format!("a tile lies in the gap of the footbridge over {gap}");
                return Err(SetupError::new(format!("seats[{at}].deco"), message).by(rulings::A13));
            }
            garden.gaps.insert(gap);
        }
        Ok(())
    }

    fn lay(&mut self, laid: &LaidText) -> Result<(), Illegal> {
        let state = &mut self.state;
        let LaidText { tile, anchor, rotation, level, lookout } = *laid;
        state.active = self.seat;
        state.mined = Some(tile);
        state.pillars[self.seat.index()] = u8::MAX;
        let place = Place { source: Source::Mined, anchor, rotation, level, lookout };
        if !place::is_legal(state, place) {
            return Err(place::refusal(state, place));
        }
        let bill = Bill::new(state.garden(), anchor, level, lookout);
        let used = state.used;
        place::place(state, place, &mut ());
        state.used = used;
        state.take(Piece::Single, bill.singles.into());
        state.take(Piece::Double, bill.doubles.into());
        state.take(Piece::Lookout, lookout.is_some().into());
        Ok(())
    }

    fn decorate(&mut self, symbol: Symbol, ends: &[(Cell, u8)]) -> Result<(), (Ruling, String)> {
        self.state.take(symbol.piece(), 1);
        let garden = &mut self.state.gardens[self.seat.index()];
        for &(cell, level) in ends {
            if garden.thing(cell, level) != Thing::Empty {
                return Err((rulings::D1, format!("something else is on {cell} of level {level}")));
            }
            if garden.top(cell) != level {
                return Err((
                    rulings::G4,
                    format!("{cell} of level {level} was covered before; check the order"),
                ));
            }
        }
        let ((a, low), (b, high)) = match (symbol, ends) {
            (Symbol::Statue, &[(cell, _)]) => {
                garden.put(cell, Thing::Statue);
                return Ok(());
            }
            (_, &[one, other]) => (one, other),
            _ => return Err((decorate::ruling(symbol), format!("{symbol} has two ends"))),
        };
        let join =
            Join::between(symbol, a, b).map_err(|error| (decorate::ruling(symbol), error.to_string()))?;
        let apart = if symbol == Symbol::Stairs { 1 } else { 0 };
        if low.abs_diff(high) != apart {
            return Err((decorate::ruling(symbol), format!("levels {low} and {high} do not suit {symbol}")));
        }
        if garden.on_one_tile(a, b) {
            return Err((rulings::D7, format!("{a} and {b} are on the same tile")));
        }
        garden.join(join);
        if symbol == Symbol::Bridge {
            if self.bridges.contains(&(join.middle(), low)) {
                return Err((rulings::A16, format!("two footbridges cross over {}", join.middle())));
            }
            self.bridges.push((join.middle(), low));
        }
        Ok(())
    }
}
