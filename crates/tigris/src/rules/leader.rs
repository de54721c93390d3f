//! Leaders: TNE-C3.1 to C3.10.

use shinar_core::{Illegal, Listener, Ruling};

use super::{conflict, emit, turn};
use crate::{
    board::Square,
    event::{HomeCause, What},
    kingdoms::Borders,
    pieces::{Colour, Leader, LeaderSet},
    rulings,
    squares::{Grid, SquareSet},
    state::{Open, State},
};

/// Empty land beside a face-up temple: where a leader could go but for the kingdoms (TNE-C3.3 to C3.5).
#[inline]
pub(crate) fn candidates(open: &Open) -> SquareSet {
    open.tiles_of(Colour::Red).neighbours() & open.empty() & open.printed().land
}

/// Whether a leader going to a candidate square would connect kingdoms (TNE-C3.6, TNE-C3.7, TNE-C5.4).
///
/// Regions without leaders do not count (TNE-D07), and a square where a revolt was lost may be tried again (TNE-D06).
#[inline]
pub(crate) fn connects(open: &Open, leader: Leader, square: Square) -> bool {
    let mut near = *square.neighbours() & open.kingdoms.within();
    // TNE-D05: the leader is lifted first.
    let old = open.place_of(leader);
    if let Some(old) = old {
        near = near.minus(*old.alone());
    }
    if !near.has_two() {
        return false;
    }
    let beside = open.kingdoms.beside(square, near);
    let Some(old) = old else { return several(beside) };
    // That matters only beside its own kingdom, which may go or fall apart.
    let own = open.kingdoms.first_leader(old).map_or(LeaderSet::default(), LeaderSet::of);
    let others = beside.minus(own);
    if beside == others || several(others) {
        return several(others);
    }
    let most = u32::from(!others.is_empty()) + open.occupied().parts_around(old);
    most > 1 && several(lifted(open, leader).kingdoms.beside(square, near))
}

/// Whether there is more than one leader in a set.
#[inline]
fn several(leaders: LeaderSet) -> bool {
    let bits = leaders.bits();
    bits & bits.wrapping_sub(1) != 0
}

/// The board without a leader.
fn lifted(open: &Open, leader: Leader) -> Open {
    let mut without = *open;
    without.lift_leader(leader);
    without
}

/// Where the leaders of a position may go: what is the same for all of them is found once.
pub(crate) struct Targets<'a> {
    open: &'a Open,
    candidates: SquareSet,
    borders: Borders,
    /// The squares that touch at least two kingdoms.
    two: SquareSet,
    /// The squares on which no tile may go because they touch three.
    pub(crate) three: SquareSet,
}

impl<'a> Targets<'a> {
    pub(crate) fn new(open: &'a Open) -> Self {
        let borders = open.kingdoms.borders();
        let (two, three) = borders.crossings();
        Self { open, candidates: candidates(open), borders, two, three }
    }

    /// Every square a leader may go to.
    pub(crate) fn of(&self, leader: Leader) -> SquareSet {
        let Some(old) = self.open.place_of(leader) else { return self.candidates.minus(self.two) };
        // TNE-D05: the leader is lifted first, and its kingdom may go or fall apart.
        let mut rest = self.borders.around(old).minus(*old.alone());
        let whole = self.open.occupied().parts_around(old) <= 1;
        let parts = std::iter::from_fn(|| {
            let next = (rest & self.open.led).first()?;
            let part = if whole { rest } else { next.alone().flood(rest) };
            rest = rest.minus(part);
            Some(part)
        });
        self.candidates.minus(self.borders.crossings_with(old, parts))
    }
}

/// Why a leader may not go to a square.
pub(crate) fn refusal(open: &Open, leader: Leader, square: Square) -> Illegal {
    let (ruling, message) = if leader.seat() != open.active {
        return owner_refusal(open, leader);
    } else if open.place_of(leader) == Some(square) {
        (rulings::C3_7, format!("{leader} is on {square} already; choose another square"))
    } else if !open.empty().contains(square) {
        (rulings::C3_3, format!("{square} is not empty; a leader goes to an empty square"))
    } else if open.printed().river.contains(square) {
        (rulings::C3_5, format!("{square} is a river; leaders go on land"))
    } else if !square.neighbours().meets(open.tiles_of(Colour::Red)) {
        (rulings::C3_4, format!("no face-up temple lies beside {square}; a leader needs one"))
    } else {
        (rulings::C3_6, format!("{leader} on {square} would connect kingdoms; only tiles may"))
    };
    Illegal::new(ruling, message)
}

fn owner_refusal(open: &Open, leader: Leader) -> Illegal {
    let message =
        format!("{leader} belongs to {}; {} moves only their own leaders", leader.seat(), open.active);
    Illegal::new(rulings::C3_2, message)
}

/// Why a leader may not be withdrawn: it is another player's, or not on the board.
pub(crate) fn withdraw_refusal(open: &Open, leader: Leader) -> Illegal {
    if leader.seat() != open.active {
        return owner_refusal(open, leader);
    }
    Illegal::new(rulings::C3_1, format!("{leader} is not on the board"))
}

/// Puts or moves a leader, which may start a revolt (TNE-C3.9: no points for it).
pub(crate) fn place<L: Listener<What>>(state: &mut State, leader: Leader, square: Square, listener: &mut L) {
    let open = &mut state.open;
    let from = open.place_of(leader);
    let region = open.put_leader(leader, square).kingdom;
    emit(listener, Some(leader.seat()), rulings::C3_1, What::Leader { leader, from, to: square });
    // TNE-C3.10, TNE-C7.1
    match open.rival_of(leader, region) {
        Some(defender) => conflict::begin(open, leader, defender, listener),
        None => turn::settle(open, region, listener),
    }
}

/// Takes a leader back to its owner.
pub(crate) fn withdraw<L: Listener<What>>(state: &mut State, leader: Leader, listener: &mut L) {
    let open = &mut state.open;
    if let Some(from) = open.place_of(leader) {
        open.lift_leader(leader);
        let what = What::Home { leader, from, cause: HomeCause::Withdrawn };
        emit(listener, Some(leader.seat()), rulings::C3_1, what);
    }
    turn::settle(open, SquareSet::EMPTY, listener);
}

/// TNE-C3.8: leaders beside temples that are gone, and beside no other, go home.
pub(crate) fn drive_out<L: Listener<What>>(
    open: &mut Open,
    gone: SquareSet,
    ruling: Ruling,
    listener: &mut L,
) {
    let temples = open.tiles_of(Colour::Red);
    for square in gone.neighbours() & open.led {
        if square.neighbours().meets(temples) {
            continue;
        }
        if let Some(leader) = open.leader_at(square) {
            open.lift_leader(leader);
            let what = What::Home { leader, from: square, cause: HomeCause::NoTemple };
            emit(listener, Some(leader.seat()), ruling, what);
        }
    }
}
