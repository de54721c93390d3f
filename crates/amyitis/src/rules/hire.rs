//! Craftsmen: AMY-H1 to H4 and H7. Engineers are in `canals`.

use shinar_core::{Listener, Seat};

use super::{caravan, emit, supply, temples, turn};
use crate::{
    event::{Cause, Cube, What},
    pieces::{Craft, Guild, Row, Temple},
    rulings,
    state::{GREY, Line, Phase, SEATS, State},
};

/// AMY-H1: a card is paid and turned; then the craftsman goes to work.
#[inline(never)]
pub(crate) fn hire<L: Listener<What>>(state: &mut State, trio: u8, craft: Craft, listener: &mut L) {
    let seat = state.active;
    let cost = state.trios.cost(trio.into());
    state.trios.turn(trio.into(), craft);
    let talents = &mut state.talents[seat.index()];
    *talents = talents.saturating_sub(cost);
    emit(listener, Some(seat), rulings::H1, What::Hired { trio, craft, cost });
    match craft {
        Craft::Farmer => state.ask(Phase::Field),
        Craft::Priest => state.ask(Phase::Priest),
        Craft::Engineer => state.ask(Phase::Engineer),
        Craft::Merchant => {
            let count = supply::give_camels(state, seat, 1);
            emit(listener, Some(seat), rulings::H7, What::Camels { count, cause: Cause::Craftsman });
            turn::end_action(state, listener);
        }
    }
}

/// AMY-H2, AMY-T5: the deciding player harvests a row's next field.
#[inline(never)]
pub(crate) fn field<L: Listener<What>>(state: &mut State, row: Row, listener: &mut L) {
    let seat = state.active;
    let (cause, ruling) = match state.phase {
        Phase::Harvest => (Cause::Tammouz, rulings::T5),
        _ => (Cause::Craftsman, rulings::H2),
    };
    harvest(state, seat, row, (cause, ruling), listener);
    if state.phase == Phase::Harvest {
        temples::after_harvest(state, listener);
    } else {
        turn::end_action(state, listener);
    }
}

fn harvest<L: Listener<What>>(
    state: &mut State,
    seat: Seat,
    row: Row,
    (cause, ruling): (Cause, shinar_core::Ruling),
    listener: &mut L,
) {
    let at = row.index();
    let Some(&good) = state.components().fields[at].get(state.fields[at].len()) else { return };
    state.fields[at].push(seat.index());
    let taken = supply::give_good(state, seat, good);
    emit(listener, Some(seat), ruling, What::Harvested { row, good, taken, cause });
    if !state.fields[at].is_full() {
        return;
    }
    // AMY-H3, AMY-R18: the majority is judged before the row is cleared.
    let winner = most(state.fields[at].owners());
    let gardener = winner.is_some_and(|winner| state.can_take(winner, Guild::Gardener));
    if let Some(winner) = winner.filter(|_| gardener) {
        caravan::gain_card(state, winner, Guild::Gardener);
    }
    emit(listener, winner.filter(|_| gardener), rulings::H3, What::RowFull { row, gardener });
    state.fields[at] = Line::default();
}

/// Whoever has most cubes, alone.
pub(crate) fn most(owners: &[u8]) -> Option<Seat> {
    let mut counts = [0u8; SEATS];
    for &owner in owners {
        if let Some(count) = counts.get_mut(usize::from(owner)) {
            *count += 1;
        }
    }
    let highest = counts.into_iter().fold(0, u8::max);
    let best = (0..SEATS).fold(0u8, |best, seat| best | u8::from(counts[seat] == highest) << seat);
    best.is_power_of_two().then(|| Seat(best.trailing_zeros() as u8))
}

/// AMY-H4, AMY-T1: the deciding player enters a temple.
#[inline(never)]
pub(crate) fn enter<L: Listener<What>>(state: &mut State, temple: Temple, listener: &mut L) {
    if state.phase == Phase::Procession {
        return temples::procession(state, temple, listener);
    }
    put_into(state, temple, state.active.index(), (Cause::Craftsman, rulings::H4), listener);
    turn::end_action(state, listener);
}

/// AMY-H4, AMY-R11: a cube goes in on the left; what falls off on the right returns to its owner.
pub(super) fn put_into<L: Listener<What>>(
    state: &mut State,
    temple: Temple,
    owner: usize,
    (cause, ruling): (Cause, shinar_core::Ruling),
    listener: &mut L,
) {
    let pushed = state.temples[temple.index()].push_left(owner);
    let seat = (owner != GREY).then_some(Seat(owner as u8));
    let pushed = pushed.map(|owner| Cube::of(owner.into()));
    emit(listener, seat, ruling, What::Entered { temple, cause, pushed });
}
