//! What bots know about Tigris & Euphrates.
//!
//! Only the weakest colour counts in the end, so points are worth most where a player has fewest. They come from
//! leaders that stand: a leader on the board, well supported and beside several temples, goes on earning, and a monument
//! of its colour pays every turn. Treasures in a kingdom with the own trader are points of any colour to come.
//!
//! The estimate adds the expected earnings of each colour to its points, gives treasures to the weakest, and weighs the
//! colours by their order. Priors ask of each action who would score at once, and what it costs.

use std::sync::LazyLock;

use shinar_core::{Heuristic, PerSeat, Seat, read_weights};

use crate::{
    action::Action,
    board::Square,
    game::Tigris,
    pieces::{COLOURS, Colour, Leader, Monument, SUPPLY, total},
    rules::{conflict, realm, realm::Kingdoms},
    squares::SquareSet,
    state::{Open, Phase, State},
};

macro_rules! weights {
    ($($name:ident),* $(,)?) => {
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy)]
        enum Weight { $($name),* }
        const NAMES: [&str; [$(Weight::$name),*].len()] = [$(stringify!($name)),*];
    };
}

weights![
    weakest,
    second,
    third,
    leader,
    support,
    temples,
    income,
    treasure,
    wonder,
    prior_own,
    prior_rival,
    prior_weak,
    prior_unite,
    prior_square,
    prior_place,
    prior_kingdom,
    prior_revolt,
    prior_move,
    prior_withdraw,
    prior_catastrophe,
    prior_swap,
    prior_pass,
    prior_win,
    prior_spend,
    prior_build,
];

static WEIGHTS: LazyLock<[f32; NAMES.len()]> =
    LazyLock::new(|| read_weights(&NAMES, include_str!("../weights.txt")));

impl Heuristic for Tigris {
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const LEAD: f32 = 2.5;

    fn weights() -> &'static [f32] {
        &*WEIGHTS
    }

    fn estimate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        Seat::all(state.open.players).map(|seat| expected(&state.open, seat, weights)).collect()
    }

    fn priors(state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let priors = Priors::new(state, weights);
        out.extend(actions.iter().map(|&action| priors.of(action)));
    }
}

fn weight(weights: &[f32], which: Weight) -> f32 {
    weights.get(which as usize).copied().unwrap_or(0.0)
}

/// The final score a seat may expect.
fn expected(open: &Open, seat: Seat, weights: &[f32]) -> f32 {
    let w = |which| weight(weights, which);
    // How much of the game is left: 1 at the start, 0 at the end.
    let time = f32::from(open.bag_len) / f32::from(total(&SUPPLY));
    let mut colours = [0.0; COLOURS];
    let mut gold = f32::from(open.gold[seat.index()]);
    for colour in Colour::ALL {
        let sum = &mut colours[colour.index()];
        *sum = f32::from(open.points[seat.index()][colour.index()]);
        let leader = Leader::new(colour, seat);
        let Some(square) = open.place_of(leader) else { continue };
        let kingdom = open.region(square);
        let (temples, supporters) = conflict::prospects(open, leader);
        let strength = w(Weight::support) * f32::from(supporters.min(8))
            + w(Weight::temples) * f32::from(temples.saturating_sub(1));
        *sum += time * (w(Weight::leader) + strength);
        let paying = Monument::all().filter(|monument| {
            monument.has(colour) && open.monuments[monument.index()].is_some_and(|b| kingdom.contains(b.at))
        });
        *sum += time * w(Weight::income) * paying.count() as f32;
        if colour == Colour::Green {
            gold += time * w(Weight::treasure) * (kingdom & open.treasures).len() as f32;
        }
        if colour == Colour::Black && open.wonder.is_some_and(|built| kingdom.contains(built.at)) {
            gold += time * w(Weight::wonder);
        }
    }
    fill_up(&mut colours, gold);
    let order = [w(Weight::weakest), w(Weight::second), w(Weight::third)];
    colours.iter().zip(order).map(|(colour, share)| colour * share).sum()
}

/// Sorts the colours and raises the weakest with `gold`, as treasures do.
fn fill_up(colours: &mut [f32; COLOURS], mut gold: f32) {
    colours.sort_unstable_by(f32::total_cmp);
    for level in 1..=COLOURS {
        let next = colours.get(level).copied().unwrap_or(f32::MAX);
        let step = (next - colours[0]).min(gold / level as f32);
        for colour in colours.iter_mut().take(level) {
            *colour += step;
        }
        gold -= step * level as f32;
    }
}

/// How promising actions look, from sets made once for a position.
struct Priors<'a> {
    open: &'a Open,
    weights: &'a [f32],
    /// Where a tile of each colour would score for the decider, and where for somebody else.
    own: [SquareSet; COLOURS],
    rival: [SquareSet; COLOURS],
    /// The squares beside kingdoms, and those between two.
    beside: SquareSet,
    between: SquareSet,
    /// Where a leader of each colour would start a revolt.
    revolt: [SquareSet; COLOURS],
    /// How far each colour of the decider lags behind the best of them.
    lag: [f32; COLOURS],
}

impl<'a> Priors<'a> {
    fn new(state: &'a State, weights: &'a [f32]) -> Self {
        let open = &state.open;
        let seat = open.actor().seat().unwrap_or(open.active);
        let mut priors = Self {
            open,
            weights,
            own: [SquareSet::EMPTY; COLOURS],
            rival: [SquareSet::EMPTY; COLOURS],
            beside: SquareSet::EMPTY,
            between: SquareSet::EMPTY,
            revolt: [SquareSet::EMPTY; COLOURS],
            lag: [0.0; COLOURS],
        };
        let points = open.points[seat.index()];
        let best = points.into_iter().max().unwrap_or(0);
        for colour in Colour::ALL.map(Colour::index) {
            priors.lag[colour] = f32::from((best - points[colour]).min(8));
        }
        if open.phase == Phase::Act {
            priors.look_at_kingdoms(seat);
        }
        priors
    }

    fn look_at_kingdoms(&mut self, seat: Seat) {
        let kingdoms = Kingdoms::of(self.open);
        self.between = kingdoms.crossings().0;
        for kingdom in kingdoms.sets() {
            let near = kingdom.neighbours();
            let leaders = self.open.leaders_on(*kingdom);
            self.beside |= near;
            for colour in Colour::ALL {
                let matching = realm::of_colour(leaders, colour);
                if matching.is_some_and(|leader| leader.seat() != seat) {
                    self.revolt[colour.index()] |= near;
                }
                match matching.or_else(|| realm::of_colour(leaders, Colour::Black)) {
                    Some(leader) if leader.seat() == seat => self.own[colour.index()] |= near,
                    Some(_) => self.rival[colour.index()] |= near,
                    None => {}
                }
            }
        }
    }

    fn w(&self, which: Weight) -> f32 {
        weight(self.weights, which)
    }

    fn of(&self, action: Action) -> f32 {
        match action {
            Action::Tile(colour, square) => self.tile(colour, square),
            Action::Leader(leader, square) => self.leader(leader, square),
            Action::Withdraw(_) => self.w(Weight::prior_withdraw),
            Action::Catastrophe(_) => self.w(Weight::prior_catastrophe),
            Action::Swap(_) => self.w(Weight::prior_swap),
            Action::Pass => self.w(Weight::prior_pass),
            Action::Support(_, count) => self.support(count),
            Action::Monument(..) | Action::Wonder(_) | Action::Building(_) => self.w(Weight::prior_build),
            Action::WonderPoint(colour) => self.w(Weight::prior_weak) * self.lag[colour.index()],
            _ => 0.0,
        }
    }

    fn tile(&self, colour: Colour, square: Square) -> f32 {
        let c = colour.index();
        if self.between.contains(square) {
            return self.w(Weight::prior_unite);
        }
        let mut prior = 0.0;
        if self.own[c].contains(square) {
            prior += self.w(Weight::prior_own) + self.w(Weight::prior_weak) * self.lag[c];
        } else if self.rival[c].contains(square) {
            prior += self.w(Weight::prior_rival);
        }
        // Tiles of one colour side by side become squares for monuments.
        let company = (*square.neighbours() & self.open.tiles_of(colour)).len();
        prior + if company >= 2 { self.w(Weight::prior_square) } else { 0.0 }
    }

    fn leader(&self, leader: Leader, square: Square) -> f32 {
        let c = leader.colour().index();
        let mut prior = self.w(Weight::prior_place) + self.w(Weight::prior_weak) * self.lag[c];
        if self.open.place_of(leader).is_some() {
            prior = self.w(Weight::prior_move);
        }
        if self.revolt[c].contains(square) {
            prior += self.w(Weight::prior_revolt);
        } else if self.beside.contains(square) {
            prior += self.w(Weight::prior_kingdom);
        }
        let temples = (*square.neighbours() & self.open.tiles_of(Colour::Red)).len();
        prior + self.w(Weight::temples) * (temples as f32 - 1.0)
    }

    /// Winning is good, and every tile costs.
    fn support(&self, count: u8) -> f32 {
        let Some(fight) = self.open.conflict else { return 0.0 };
        let attack = conflict::strength(self.open, fight.attacker);
        let defence = conflict::strength(self.open, fight.defender);
        let ahead = match fight.added {
            None => attack.saturating_add(count) > defence,
            Some(added) => defence.saturating_add(count) >= attack.saturating_add(added),
        };
        let win = if ahead { self.w(Weight::prior_win) } else { 0.0 };
        win + self.w(Weight::prior_spend) * f32::from(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_is_given() {
        let text = include_str!("../weights.txt");
        for name in NAMES {
            let given = text.lines().filter(|line| line.split_whitespace().next() == Some(name)).count();
            assert_eq!(given, 1, "{name}");
        }
        assert_eq!(text.lines().filter(|line| !line.starts_with('#')).count(), NAMES.len());
    }

    #[test]
    fn gold_raises_the_weakest() {
        let mut colours = [9.0, 4.0, 6.0, 5.0];
        fill_up(&mut colours, 4.0);
        assert!(
            colours.iter().zip([19.0 / 3.0, 19.0 / 3.0, 19.0 / 3.0, 9.0]).all(|(a, b)| (a - b).abs() < 1e-4)
        );
    }
}
