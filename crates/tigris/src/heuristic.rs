//! What bots know about Tigris & Euphrates.
//!
//! Only the weakest colour counts in the end, so points are worth most where a player has fewest. They come from
//! leaders that stand: with tiles of their colour in the hand they score, with more supporters than every rival they win wars,
//! beside several temples they outlast revolts, and a monument of their colour pays every turn; a king earns for colours that
//! have no leader. Treasures in a kingdom with the player's trader are points of any colour to come, and when few are left the end is near.
//!
//! The estimate adds the expected earnings of each colour to its points, gives treasures to the weakest, and weighs the
//! colours by their order. Priors ask of each action who would score at once, which wars and revolts could be won, and what it costs.

use shinar_core::{Heuristic, PerSeat, Seat, prelude::*};

use crate::{
    action::Action,
    board::Square,
    event::Event,
    game::Tigris,
    pieces::{COLOURS, Colour, Leader, Monument, SUPPLY, Tiles, total},
    rules::{conflict, realm, realm::Kingdoms},
    squares::{Grid, SquareSet},
    state::{Open, Phase, SEATS, State},
    themes,
};

shinar_core::weights! { "../weights.txt":
    weakest,
    second,
    third,
    sudden,
    leader,
    support,
    edge,
    hand,
    king,
    tempo,
    temples,
    income,
    treasure,
    wonder,
    prior_own,
    prior_rival,
    prior_weak,
    prior_unite,
    prior_war,
    prior_defeat,
    prior_stronger,
    prior_temples,
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
}

impl Heuristic for Tigris {
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const LEAD: f32 = 2.5;

    fn weights() -> &'static [f32] {
        &*VALUES
    }

    fn estimate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        let court = court(&state.open);
        Seat::all(state.open.players).map(|seat| expected(state, &court, seat, weights)).collect()
    }

    /// Leaders can be placed and withdrawn for ever; only tiles and treasures bring the end nearer.
    fn remaining(state: &State) -> f32 {
        time_left(&state.open, 1.0)
    }

    fn priors(state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let priors = Priors::new(state, weights);
        out.extend(actions.iter().map(|&action| priors.of(action)));
    }

    const THEMES: &'static [&'static str] = themes::THEMES;

    fn themes(before: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
        themes::themes(before, seat, action, events)
    }
}

/// A leader on the board, and what it stands on.
#[derive(Clone, Copy)]
struct CourtLeader {
    kingdom: SquareSet,
    /// The temples beside it: its strength in a revolt.
    temples: u8,
    /// The tiles of its colour in its kingdom: its strength in a war.
    supporters: u8,
}

/// All leaders by seat and colour.
type Court = [[Option<CourtLeader>; COLOURS]; SEATS];

fn court(open: &Open) -> Court {
    let mut court = [[None; COLOURS]; SEATS];
    for seat in Seat::all(open.players) {
        for colour in Colour::ALL {
            let leader = Leader::new(colour, seat);
            let Some(square) = open.place_of(leader) else { continue };
            // Leaders often share a kingdom, and looking for one is what costs.
            let mut known = court.iter().flatten().flatten().map(|leader: &CourtLeader| leader.kingdom);
            let known = known.find(|kingdom| kingdom.contains(square));
            let kingdom = known.unwrap_or_else(|| conflict::own_side(open, leader));
            let temples = conflict::temples_beside(open, leader).len() as u8;
            let supporters = (kingdom & open.tiles_of(colour)).len() as u8;
            court[seat.index()][colour.index()] = Some(CourtLeader { kingdom, temples, supporters });
        }
    }
    court
}

/// The final score a seat may expect.
fn expected(state: &State, court: &Court, seat: Seat, weights: &[f32]) -> f32 {
    let w = |which| weight(weights, which);
    let open = &state.open;
    let time = time_left(open, w(Weight::sudden));
    let own = &court[seat.index()];
    let mut colours = [0.0; COLOURS];
    let mut gold = f32::from(open.gold[seat.index()]);
    for colour in Colour::ALL {
        let sum = &mut colours[colour.index()];
        *sum = f32::from(open.points[seat.index()][colour.index()]);
        let Some(leader) = own[colour.index()] else {
            if own[Colour::Black.index()].is_some() {
                *sum += time * w(Weight::king);
            }
            continue;
        };
        // The strongest of the colour that a war could be with.
        let rivals = court.iter().filter_map(|seat| seat[colour.index()]);
        let rivals = rivals.filter(|rival| rival.kingdom != leader.kingdom);
        let edge = match rivals.map(|rival| rival.supporters).max() {
            Some(rival) => (f32::from(leader.supporters) - f32::from(rival)).clamp(-4.0, 4.0),
            None => 0.0,
        };
        let strength = w(Weight::support) * f32::from(leader.supporters.min(8))
            + w(Weight::temples) * f32::from(leader.temples.saturating_sub(1))
            + w(Weight::edge) * edge;
        *sum += time * (w(Weight::leader) + strength);
        let held = state.secrets[seat.index()].hand[colour.index()].min(4);
        *sum += time * w(Weight::hand) * f32::from(held);
        let paying = Monument::all().filter(|monument| {
            monument.has(colour)
                && open.monuments[monument.index()].is_some_and(|b| leader.kingdom.contains(b.at))
        });
        *sum += time * w(Weight::income) * paying.count() as f32;
        if colour == Colour::Green {
            gold += time * w(Weight::treasure) * (leader.kingdom & open.treasures).len() as f32;
        }
        if colour == Colour::Black && open.wonder.is_some_and(|built| leader.kingdom.contains(built.at)) {
            gold += time * w(Weight::wonder);
        }
    }
    // Who has actions left is that much ahead.
    let to_do = if seat == open.active { f32::from(open.actions) } else { 0.0 };
    fill_up(&mut colours, gold);
    let order = [w(Weight::weakest), w(Weight::second), w(Weight::third)];
    let colours: f32 = colours.iter().zip(order).map(|(colour, share)| colour * share).sum();
    colours + time * w(Weight::tempo) * to_do
}

/// How much of the game is left: 1 at the start, 0 at the end.
///
/// It ends with the bag or with the treasures; `sudden` is how seriously the second is taken.
fn time_left(open: &Open, sudden: f32) -> f32 {
    let tiles = f32::from(open.bag_len) / f32::from(total(&SUPPLY));
    let start = open.printed().start.len() as f32;
    let treasures = (open.treasures.len() as f32 - 2.0) / (start - 2.0);
    tiles + sudden * (treasures.max(0.0) - tiles).min(0.0)
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

/// How many pairs of kingdoms at war the priors look at; more are rare.
const WARS: usize = 16;

/// How promising actions look, from sets made once for a position.
struct Priors<'a> {
    open: &'a Open,
    weights: &'a [f32],
    /// Where a tile of each colour would score for the decider, and where for another player.
    own: [SquareSet; COLOURS],
    rival: [SquareSet; COLOURS],
    /// The squares beside kingdoms, and those between two.
    beside: SquareSet,
    between: SquareSet,
    /// What wars would bring to the decider on the squares between two kingdoms.
    wars: [(SquareSet, f32); WARS],
    war_count: usize,
    /// Where a leader of each colour would start a revolt.
    revolt: [SquareSet; COLOURS],
    /// The temples beside the strongest leader of each colour that a revolt would be against.
    defence: [u8; COLOURS],
    hand: Tiles,
    /// How far each colour of the decider is below the best of them.
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
            wars: [(SquareSet::EMPTY, 0.0); WARS],
            war_count: 0,
            revolt: [SquareSet::EMPTY; COLOURS],
            defence: [0; COLOURS],
            hand: state.secrets[seat.index()].hand,
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
        self.between = self.open.kingdoms.crossings().0;
        self.look_at_wars(&kingdoms, seat);
        for kingdom in kingdoms.sets() {
            let near = kingdom.neighbours();
            let leaders = self.open.leaders_on(*kingdom);
            self.beside |= near;
            for colour in Colour::ALL {
                let matching = realm::of_colour(leaders, colour);
                if let Some(rival) = matching.filter(|leader| leader.seat() != seat) {
                    self.revolt[colour.index()] |= near;
                    let temples = conflict::temples_beside(self.open, rival).len() as u8;
                    self.defence[colour.index()] = self.defence[colour.index()].max(temples);
                }
                match matching.or_else(|| realm::of_colour(leaders, Colour::Black)) {
                    Some(leader) if leader.seat() == seat => self.own[colour.index()] |= near,
                    Some(_) => self.rival[colour.index()] |= near,
                    None => {}
                }
            }
        }
    }

    /// Wars that a tile between two kingdoms would start, with the decider on one side.
    fn look_at_wars(&mut self, kingdoms: &Kingdoms, seat: Seat) {
        let sets = kingdoms.sets();
        for (at, one) in sets.iter().enumerate() {
            let near = one.neighbours();
            let leaders = self.open.leaders_on(*one);
            for other in &sets[at + 1..] {
                let squares = near & other.neighbours();
                if squares.is_empty() {
                    continue;
                }
                let others = self.open.leaders_on(*other);
                let mut gain = 0.0;
                for colour in Colour::ALL {
                    let sides = realm::of_colour(leaders, colour).zip(realm::of_colour(others, colour));
                    let Some((first, second)) = sides else { continue };
                    let tiles = self.open.tiles_of(colour);
                    let (mut own, mut rival) = ((*one & tiles).len() as f32, (*other & tiles).len() as f32);
                    if second.seat() == seat {
                        (own, rival) = (rival, own);
                    } else if first.seat() != seat {
                        continue;
                    }
                    let help = f32::from(self.hand[colour.index()]);
                    let ahead = own + help - rival - 1.0;
                    gain += if ahead > 0.0 {
                        self.w(Weight::prior_war) * (1.0 + rival).min(5.0)
                    } else {
                        -self.w(Weight::prior_defeat) * (1.0 + own).min(5.0)
                    };
                }
                if let (true, Some(war)) = (gain != 0.0, self.wars.get_mut(self.war_count)) {
                    *war = (squares, gain);
                    self.war_count += 1;
                }
            }
        }
    }

    fn w(&self, which: Weight) -> f32 {
        weight(self.weights, which)
    }

    fn of(&self, action: Action) -> f32 {
        match action {
            Action::Tile { colour, square } => self.tile(colour, square),
            Action::Leader { leader, square } => self.leader(leader, square),
            Action::Withdraw { .. } => self.w(Weight::prior_withdraw),
            Action::Catastrophe { .. } => self.w(Weight::prior_catastrophe),
            Action::Swap { .. } => self.w(Weight::prior_swap),
            Action::Pass => self.w(Weight::prior_pass),
            Action::Support { count, .. } => self.support(count),
            Action::Monument { .. } | Action::Wonder { .. } | Action::Building { .. } => {
                self.w(Weight::prior_build)
            }
            Action::WonderPoint { colour } => self.w(Weight::prior_weak) * self.lag[colour.index()],
            _ => 0.0,
        }
    }

    fn tile(&self, colour: Colour, square: Square) -> f32 {
        let c = colour.index();
        if self.between.contains(square) {
            let wars = self.wars.iter().take(self.war_count).filter(|(squares, _)| squares.contains(square));
            return self.w(Weight::prior_unite) + wars.map(|(_, gain)| gain).sum::<f32>();
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
        let temples = (*square.neighbours() & self.open.tiles_of(Colour::Red)).len() as f32;
        if self.revolt[c].contains(square) {
            let held = f32::from(self.hand[Colour::Red.index()]);
            let ahead = temples + held - f32::from(self.defence[c]) - 1.0;
            prior += self.w(Weight::prior_revolt) + self.w(Weight::prior_stronger) * ahead.clamp(-3.0, 3.0);
        } else if self.beside.contains(square) {
            prior += self.w(Weight::prior_kingdom);
        }
        prior + self.w(Weight::prior_temples) * (temples - 1.0)
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
    fn gold_raises_the_weakest() {
        let mut colours = [9.0, 4.0, 6.0, 5.0];
        fill_up(&mut colours, 4.0);
        assert!(
            colours.iter().zip([19.0 / 3.0, 19.0 / 3.0, 19.0 / 3.0, 9.0]).all(|(a, b)| (a - b).abs() < 1e-4)
        );
    }
}
