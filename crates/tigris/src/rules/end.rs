//! Final scoring: TNE-C13.1 to C13.3.

use shinar_core::{PerSeat, Seat, rank_by_key};

use crate::{pieces::COLOURS, state::Open};

/// The colours of a seat from the weakest to the strongest, treasures added (TNE-C11.5, TNE-C13.2, TNE-D38).
pub(crate) fn totals(open: &Open, seat: Seat) -> [u16; COLOURS] {
    let mut totals = open.points[seat.index()];
    // Each treasure goes to the colour that is weakest by then, which is best for every comparison.
    for _ in 0..open.gold[seat.index()] {
        if let Some(weakest) = totals.iter_mut().min() {
            *weakest = weakest.saturating_add(1);
        }
    }
    totals.sort_unstable();
    totals
}

/// TNE-C13.1: the weakest colour counts.
pub(crate) fn scores(open: &Open) -> PerSeat<i32> {
    Seat::all(open.players).map(|seat| totals(open, seat)[0].into()).collect()
}

/// TNE-C13.2, TNE-C13.3, TNE-D37, TNE-D46: then the second weakest and so on; equals share a rank.
pub(crate) fn ranking(open: &Open) -> PerSeat<u8> {
    rank_by_key(&Seat::all(open.players).map(|seat| totals(open, seat)).collect())
}

/// Everything gained: points of all colours, and treasures.
pub(crate) fn gained(open: &Open) -> PerSeat<i32> {
    let points = |at: usize| open.points[at].iter().map(|&points| i32::from(points)).sum::<i32>();
    Seat::all(open.players).map(|s| points(s.index()) + i32::from(open.gold[s.index()])).collect()
}
