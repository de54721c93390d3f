//! Leaders: TNE-C3.1 to C3.10.

use shinar_core::{Illegal, Listener, Ruling};

use super::{
    conflict,
    realm::{self, Kingdoms},
    tell, turn,
};
use crate::{
    board::Square,
    event::{HomeCause, What},
    pieces::{Colour, Leader},
    rulings,
    squares::SquareSet,
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
    let (mut occupied, mut led) = (open.occupied(), open.led);
    // TNE-D05: the leader is lifted first.
    if let Some(old) = open.place_of(leader) {
        occupied.remove(old);
        led.remove(old);
    }
    realm::touches(square, occupied, led, 2)
}

/// Every square a leader may go to.
pub(crate) fn targets(open: &Open, leader: Leader) -> SquareSet {
    let (mut occupied, mut led) = (open.occupied(), open.led);
    if let Some(old) = open.place_of(leader) {
        occupied.remove(old);
        led.remove(old);
    }
    let (two, _) = Kingdoms::new(occupied, led).crossings();
    candidates(open).minus(two)
}

/// Refuses an illegal leader action with the ruling that forbids it.
pub(crate) fn check(open: &Open, leader: Leader, square: Square) -> Result<(), Illegal> {
    let refuse = |ruling, message: String| Err(Illegal::new(ruling, message));
    check_owner(open, leader)?;
    if open.place_of(leader) == Some(square) {
        return refuse(rulings::C3_7, format!("{leader} is on {square} already; choose another square"));
    }
    if !open.empty().contains(square) {
        return refuse(rulings::C3_3, format!("{square} is not empty; a leader goes to an empty square"));
    }
    if open.printed().river.contains(square) {
        return refuse(rulings::C3_5, format!("{square} is a river; leaders go on land"));
    }
    if !square.neighbours().meets(open.tiles_of(Colour::Red)) {
        return refuse(rulings::C3_4, format!("no face-up temple lies beside {square}; a leader needs one"));
    }
    if connects(open, leader, square) {
        let message = format!("{leader} on {square} would connect kingdoms; only tiles may");
        return refuse(rulings::C3_6, message);
    }
    Ok(())
}

fn check_owner(open: &Open, leader: Leader) -> Result<(), Illegal> {
    if leader.seat() == open.active {
        return Ok(());
    }
    let message = format!("{leader} belongs to {}; {} moves own leaders only", leader.seat(), open.active);
    Err(Illegal::new(rulings::C3_2, message))
}

/// Refuses to withdraw a leader of somebody else or one that is not on the board.
pub(crate) fn check_withdraw(open: &Open, leader: Leader) -> Result<(), Illegal> {
    check_owner(open, leader)?;
    match open.place_of(leader) {
        Some(_) => Ok(()),
        None => Err(Illegal::new(rulings::C3_1, format!("{leader} is not on the board"))),
    }
}

/// Puts or moves a leader, which may start a revolt (TNE-C3.9: no points for it).
pub(crate) fn place<L: Listener<What>>(state: &mut State, leader: Leader, square: Square, listener: &mut L) {
    let open = &mut state.open;
    let from = open.place_of(leader);
    open.put_leader(leader, Some(square));
    tell(listener, Some(leader.seat()), rulings::C3_1, What::Leader { leader, from, to: square });
    // TNE-C3.10, TNE-C7.1
    let region = open.region(square);
    let others = open.leaders_on(region) & !leader.bit();
    match realm::of_colour(others, leader.colour()) {
        Some(defender) => conflict::begin(open, leader, defender, listener),
        None => turn::settle(open, region, listener),
    }
}

/// Takes a leader back to its owner.
pub(crate) fn withdraw<L: Listener<What>>(state: &mut State, leader: Leader, listener: &mut L) {
    let open = &mut state.open;
    if let Some(from) = open.place_of(leader) {
        open.put_leader(leader, None);
        let what = What::Home { leader, from, cause: HomeCause::Withdrawn };
        tell(listener, Some(leader.seat()), rulings::C3_1, what);
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
            open.put_leader(leader, None);
            let what = What::Home { leader, from: square, cause: HomeCause::NoTemple };
            tell(listener, Some(leader.seat()), ruling, what);
        }
    }
}
