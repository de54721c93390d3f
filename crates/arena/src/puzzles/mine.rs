//! Mining: from games of self-play to puzzles.

use std::cmp::Reverse;

use shinar_core::{Actor, Event, Heuristic, Observer, Seat, play::stream, prelude::*};
use shinar_search::{Bot, Decision, Ismcts, SearchSettings};

use super::{
    Puzzle, RatedAction,
    criteria::{LEAST_ACTIONS, LEAST_SHARE, LINE, LOOK, MOST_SHARE, PARTS, QUICK, SHOWN},
    judge::{Verdict, by_priors, decider, difficulty, glances, look, search, verify},
    play_out::{Played, play_out},
};
use crate::workers::side_by_side;

/// How puzzles are mined.
#[derive(Clone, Copy, Debug)]
pub struct Mining {
    /// How many are wanted. Those of a game are kept together, so that it can be one or two more.
    pub count: usize,
    /// Makes mining repeatable: the same seed, the same puzzles.
    pub seed: u64,
    /// The number of threads; what is found does not depend on it.
    pub threads: u16,
}

/// The games that are mined before their puzzles are kept. It does not depend on the threads, and so neither does what is kept.
const BATCH: u64 = 8;
/// After this many games without a puzzle there will be none.
const PATIENCE: u64 = 400;
/// The temperature of the games: varied, and still good.
const TEMPERATURE: f32 = 0.25;
/// How many positions of each part of a game are looked at, and how many of these are searched deeply.
const LOOKS: usize = 8;
const SEARCHES: usize = 3;
/// The iterations of each decision in the expected continuation.
const LINE_ITERATIONS: u32 = 600;
/// The outcomes of chance that the continuation shows at most, beside its decisions.
const LINE_DRAWS: usize = 8;
/// The numbers of players of the games in turn.
const PLAYERS: [u8; 10] = [2, 2, 3, 2, 2, 4, 2, 2, 3, 2];
/// A difficulty may have at most this part of the puzzles, once there are some.
const MOST_ALIKE: f32 = 0.45;
/// The least difficulty may have this part.
const MOST_EASY: f32 = 0.2;
/// A theme may have this part.
const MOST_THEME: f32 = 0.6;
/// With as many puzzles there is variety enough, and these parts may grow: rare kinds alone would take too many games.
const VARIED: usize = 200;
/// By how much they may.
const GROWTH: f32 = 1.5;
/// This part may have the same best action, such as a pass.
const SAME_SOLUTION: f32 = 0.05;
/// Themes that most good puzzles have.
const COMMON_THEMES: [&str; 2] = ["quiet", "patience"];

/// Mines until there are enough puzzles, beginning after the games that `puzzles` come from.
///
/// `found` is called with all puzzles whenever some more games were mined; if it returns an error, mining stops.
///
/// # Errors
///
/// That of `found`.
pub fn mine<G: Heuristic, E>(
    puzzles: &mut Vec<Puzzle>,
    mining: &Mining,
    mut found: impl FnMut(&[Puzzle]) -> Result<(), E>,
) -> Result<(), E> {
    let mut next = puzzles.iter().map(|puzzle| puzzle.game + 1).max().unwrap_or(0);
    let mut last_success = next;
    while puzzles.len() < mining.count && next < last_success + PATIENCE {
        let from = next;
        let mined = |number| mine_game::<G>(mining.seed, from + number);
        for game in side_by_side(BATCH, mining.threads, mined, |_| ()) {
            if puzzles.len() >= mining.count {
                break;
            }
            for puzzle in game {
                if is_welcome(puzzles, &puzzle) {
                    last_success = puzzle.game;
                    puzzles.push(Puzzle { id: next_id::<G>(puzzles), ..puzzle });
                }
            }
            next += 1;
        }
        found(puzzles)?;
    }
    Ok(())
}

/// Such as `bab-001`: the beginning of the game's rulings, and the next number. Those of puzzles that were removed are not given again,
/// unless they were the last.
fn next_id<G: Game>(puzzles: &[Puzzle]) -> String {
    let number = |puzzle: &Puzzle| puzzle.id.rsplit('-').next().and_then(|number| number.parse().ok());
    let last: u32 = puzzles.iter().filter_map(number).max().unwrap_or(0);
    format!("{}-{:03}", G::INFO.rulebook.prefix.trim_end_matches('-').to_lowercase(), last.saturating_add(1))
}

/// Whether a puzzle is new, and not one more of what most are already.
fn is_welcome(puzzles: &[Puzzle], new: &Puzzle) -> bool {
    /// With so few puzzles nothing can be said about their variety.
    const FEW: f32 = 20.0;
    let room = |part: f32| part * (puzzles.len() as f32 + FEW);
    let count = |alike: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|puzzle| alike(puzzle)).count();
    let growing = |part: f32| room(if puzzles.len() < VARIED { part } else { GROWTH * part });
    let most_alike = if new.difficulty == 1 { MOST_EASY } else { MOST_ALIKE };
    let is_rare = |theme: &String| {
        COMMON_THEMES.contains(&theme.as_str())
            || (count(&|puzzle| puzzle.themes.contains(theme)) as f32) < growing(MOST_THEME)
    };
    count(&|puzzle| puzzle.position == new.position) == 0
        && (count(&|puzzle| puzzle.solutions.first() == new.solutions.first()) as f32) < room(SAME_SOLUTION)
        && (count(&|puzzle| puzzle.difficulty == new.difficulty) as f32) < growing(most_alike)
        && new.themes.iter().all(is_rare)
}

/// A decision that may become a puzzle.
#[derive(Clone, Debug)]
struct Spot<G: Game> {
    state: G::State,
    seat: Seat,
    /// How many decisions of the game were made before.
    number: usize,
    /// How much better the best action seems than what its prior suggests.
    interest: f32,
}

/// The puzzles of one game, without ids.
fn mine_game<G: Heuristic>(seed: u64, game: u64) -> Vec<Puzzle> {
    let wanted = PLAYERS[(game % PLAYERS.len() as u64) as usize];
    let players = wanted.clamp(G::INFO.min_players, G::INFO.max_players);
    let Ok(start) = G::new_game(players, &G::Options::default()) else { return Vec::new() };
    let (spots, length) = self_play::<G>(start, seed, game);
    let part = |part: usize| {
        let mut spots: Vec<_> =
            spots.iter().filter(|spot| spot.number * PARTS / length.max(1) == part).collect();
        spots.sort_by(|one, other| other.interest.total_cmp(&one.interest));
        let mut looked: Vec<_> =
            spots.into_iter().take(LOOKS).filter_map(|spot| Candidate::look(spot, seed ^ game)).collect();
        looked.sort_by_key(|candidate| Reverse(candidate.promise));
        let found = looked.into_iter().take(SEARCHES).find_map(|candidate| candidate.verify(seed, game))?;
        Some(found.puzzle(length))
    };
    (0..PARTS).filter_map(part).collect()
}

/// Plays a game, and returns the decisions that may become puzzles and the number of all.
fn self_play<G: Heuristic>(mut state: G::State, seed: u64, game: u64) -> (Vec<Spot<G>>, usize) {
    let settings = SearchSettings { iterations: QUICK, temperature: TEMPERATURE, ..SearchSettings::STANDARD };
    let mut bots: Vec<_> = (0..state.players()).map(|_| Ismcts::<G>::new(settings)).collect();
    let (mut chance, mut thought) = (stream(seed, game), stream(seed ^ 0x5eed, game));
    let (mut spots, mut legal, mut number) = (Vec::new(), Vec::new(), 0);
    for _ in 0..G::INFO.max_actions {
        let action = match state.actor() {
            Actor::Over => break,
            Actor::Chance => G::random_action(&state, &mut chance),
            Actor::Seat(_) => {
                let Some(seat) = decider::<G>(&state, &mut legal) else { break };
                let view = G::View::of(&state, Observer::Seat(seat));
                let decision = bots[seat.index()].decide(&view, &mut thought, &mut |_| false);
                if legal.len() > 1 {
                    if let Some(interest) =
                        decision.as_ref().and_then(|found| interest::<G>(&view, found, &legal))
                    {
                        spots.push(Spot { state: state.clone(), seat, number, interest });
                    }
                    number += 1;
                }
                decision.map(|decision| decision.action)
            }
        };
        let Some(action) = action else { break };
        G::apply_unchecked(&mut state, action, &mut ());
    }
    (spots, number)
}

/// How promising a decision is as a puzzle, from what a quick search found; `None` if it is not.
fn interest<G: Heuristic>(
    view: &G::View,
    decision: &Decision<G::Action>,
    legal: &[G::Action],
) -> Option<f32> {
    /// From this difference in win probability on, another action than the likeliest looks better.
    const BETTER: f32 = 0.02;
    /// With this part of the visits of the first, the second action may be better.
    const OPEN: f32 = 0.5;
    let &[first, second, ..] = &decision.visits[..] else { return None };
    if legal.len() < LEAST_ACTIONS || !(LEAST_SHARE..=MOST_SHARE).contains(&first.share) {
        return None;
    }
    // Priors depend on what the seat sees only, so the generator does not matter.
    let likely = by_priors::<G>(view, &mut stream(0, 0))?;
    let share = decision.visits.iter().find(|one| one.action == likely).map_or(0.0, |one| one.share);
    if likely == first.action {
        let is_open = second.visits as f32 >= OPEN * first.visits as f32;
        return is_open.then_some(second.share - first.share);
    }
    Some(first.share - share).filter(|better| *better >= BETTER)
}

/// A position that looks like a puzzle.
struct Candidate<'a, G: Game> {
    spot: &'a Spot<G>,
    view: G::View,
    glances: Vec<G::Action>,
    verdict: Verdict<G::Action>,
    /// Its margin in thousandths: the clearest ones are searched first.
    promise: i32,
}

impl<'a, G: Heuristic> Candidate<'a, G> {
    fn look(spot: &'a Spot<G>, seed: u64) -> Option<Self> {
        let view = G::View::of(&spot.state, Observer::Seat(spot.seat));
        let mut rng = stream(seed, spot.number as u64);
        let glances = glances::<G>(&view, &mut rng);
        let verdict = look::<G>(&view, &glances, LOOK, &mut rng)?;
        let next = verdict.rated.get(verdict.solutions).map_or(0.0, |(_, share)| *share);
        let promise = (1000.0 * (verdict.rated[0].1 - next)) as i32;
        Some(Self { spot, view, glances, verdict, promise })
    }

    /// Searches it deeply and plays it out.
    fn verify(self, seed: u64, game: u64) -> Option<Found<'a, G>> {
        let Self { spot, view, glances, verdict, .. } = self;
        let own = seed.rotate_left(32) ^ (game << 16) ^ spot.number as u64;
        let verdict = verify::<G>(&view, &verdict, &glances, own)?;
        let played = play_out::<G>(&view, verdict.best(), verdict.obvious, own)?;
        let difficulty = difficulty::<G>(&view, |action| verdict.is_solved_by(action), own);
        Some(Found { spot, verdict, played, difficulty, own, seed, game })
    }
}

/// A puzzle, before it is written.
struct Found<'a, G: Game> {
    spot: &'a Spot<G>,
    verdict: Verdict<G::Action>,
    played: Played,
    difficulty: u8,
    /// The seed of its own searches.
    own: u64,
    seed: u64,
    game: u64,
}

impl<G: Heuristic> Found<'_, G> {
    /// Writes it down; `length` is the number of decisions of its game.
    fn puzzle(self, length: usize) -> Puzzle {
        let Self { spot, verdict, played, difficulty, seed, game, .. } = &self;
        let (line, shown) = self.line();
        let is_rated = |place: usize, action: G::Action| place < SHOWN - 1 || action == verdict.obvious;
        let actions =
            verdict.rated.iter().enumerate().filter(|(place, (action, _))| is_rated(*place, *action));
        let rate = |&(action, share): &(G::Action, f32)| RatedAction {
            text: action.to_string(),
            share: rounded(share, 1000.0),
            obvious: action == verdict.obvious,
        };
        let mut themes: Vec<_> = G::THEMES.iter().copied().filter(|theme| shown.contains(theme)).collect();
        themes.extend(self.general_themes(length));
        Puzzle {
            id: String::new(),
            position: G::Setup::of(&spot.state).to_line(),
            seat: spot.seat,
            players: spot.state.players(),
            themes: themes.into_iter().map(str::to_owned).collect(),
            difficulty: *difficulty,
            solutions: verdict.rated[..verdict.solutions]
                .iter()
                .map(|(action, _)| action.to_string())
                .collect(),
            actions: actions.map(|(_, rated)| rate(rated)).take(SHOWN).collect(),
            line: line.iter().map(G::Action::to_string).collect(),
            gain: rounded(played.gain, 10.0),
            lead: rounded(played.lead, 10.0),
            seed: *seed,
            game: *game,
        }
    }

    fn general_themes(&self, length: usize) -> impl Iterator<Item = &'static str> {
        /// The first and the last part of a game are its opening and its end.
        const FIFTHS: usize = 5;
        let fifth = self.spot.number * FIFTHS / length.max(1);
        let points = |action| {
            let mut events = Vec::new();
            G::apply_unchecked(&mut self.spot.state.clone(), action, &mut events);
            of_seat(&events, self.spot.seat)
        };
        let (best, obvious) = (points(self.verdict.best()), points(self.verdict.obvious));
        let all = [
            ("opening", fifth == 0),
            ("endgame", fifth == FIFTHS - 1),
            ("last-turn", self.played.is_last_turn),
            ("quiet", best == 0),
            ("patience", best < obvious),
        ];
        all.into_iter().filter(|(_, is_so)| *is_so).map(|(theme, _)| theme)
    }

    /// The expected continuation, and the themes that the seat shows until another one decides.
    fn line(&self) -> (Vec<G::Action>, Vec<&'static str>) {
        let (mut chance, mut thought) = (stream(self.own, 1), stream(self.own, 2));
        let mut state = self.spot.state.clone();
        let (mut line, mut themes, mut decisions, mut draws) = (Vec::new(), Vec::new(), 0, 0);
        let (mut own_turn, mut shown) = (true, 0);
        let mut quick = search::<G>(LINE_ITERATIONS);
        while decisions < LINE {
            let action = match state.actor() {
                Actor::Over => break,
                Actor::Chance if draws == LINE_DRAWS => break,
                Actor::Chance => {
                    draws += 1;
                    G::random_action(&state, &mut chance)
                }
                Actor::Seat(seat) => {
                    own_turn &= seat == self.spot.seat;
                    decisions += 1;
                    let view = G::View::of(&state, Observer::Seat(seat));
                    match line.is_empty() {
                        true => Some(self.verdict.best()),
                        false => quick.decide(&view, &mut thought, &mut |_| false).map(|found| found.action),
                    }
                }
            };
            let Some(action) = action else { break };
            let before = state.clone();
            let mut events: Vec<Event<G::Event>> = Vec::new();
            G::apply_unchecked(&mut state, action, &mut events);
            if own_turn && before.actor() == Actor::Seat(self.spot.seat) {
                let shown = G::themes(&before, self.spot.seat, action, &events);
                // Of later actions counts what they bring about, not what they are: most turns end with a pass or the like.
                let bare =
                    if line.is_empty() { vec![] } else { G::themes(&before, self.spot.seat, action, &[]) };
                themes.extend(shown.into_iter().filter(|theme| !bare.contains(theme)));
            }
            line.push(action);
            if before.actor() != Actor::Chance {
                shown = line.len();
            }
        }
        // Draws at the end lead to nothing that is shown.
        line.truncate(shown);
        (line, themes)
    }
}

/// The points that events gave a seat.
fn of_seat<E>(events: &[Event<E>], seat: Seat) -> i32 {
    events.iter().filter(|event| event.seat == Some(seat)).map(|event| event.points).sum()
}

/// A number with a few decimals.
fn rounded(number: f32, scale: f32) -> f32 {
    (number * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use shinar_amyitis::Amyitis;

    use super::*;

    fn mined(mut puzzles: Vec<Puzzle>, count: usize, threads: u16) -> Vec<Puzzle> {
        let mining = Mining { count, seed: 4, threads };
        let Ok(()) = mine::<Amyitis, Infallible>(&mut puzzles, &mining, |_| Ok(()));
        puzzles
    }

    #[test]
    fn a_seed_gives_the_same_puzzles_with_any_threads_and_in_parts() {
        let all = mined(vec![], 3, 1);
        assert!(all.len() >= 3, "{}", all.len());
        for puzzle in &all {
            puzzle.set_up::<Amyitis>().unwrap();
        }
        let games = |puzzles: &[Puzzle]| puzzles.iter().map(|puzzle| puzzle.game).collect::<Vec<_>>();
        let some = mined(vec![], 1, 3);
        assert_eq!(some[..], all[..some.len()], "{:?}", games(&all));
        assert_eq!(mined(some, 3, 2), all, "it goes on after the last game");
        // What says something impossible is noticed.
        let flawed = |change: fn(&mut Puzzle)| {
            let mut puzzle = all[0].clone();
            change(&mut puzzle);
            puzzle.set_up::<Amyitis>().unwrap_err().to_string()
        };
        assert!(flawed(|puzzle| puzzle.seat = Seat(1 - puzzle.seat.0.min(1))).contains("does not decide"));
        assert!(
            flawed(|puzzle| puzzle.solutions[0] = "pass twice".to_owned()).contains("none of its actions")
        );
        assert!(flawed(|puzzle| puzzle.actions[0].text.push_str(" 9")).contains(' '));
        assert!(flawed(|puzzle| puzzle.themes[0] = "war".to_owned()).contains("no theme"));
        assert!(flawed(|puzzle| puzzle.difficulty = 6).contains("difficulty"));
        assert!(flawed(|puzzle| puzzle.line.clear()).contains("line"));
        assert!(flawed(|puzzle| puzzle.position.push('?')).contains(&all[0].id));
    }

    #[test]
    fn a_file_of_puzzles_does_not_consist_of_one_kind() {
        let puzzle = |number: u64, difficulty, theme: &str| Puzzle {
            id: String::new(),
            position: number.to_string(),
            seat: Seat(0),
            players: 2,
            themes: vec![theme.to_owned(), "quiet".to_owned()],
            difficulty,
            solutions: vec![number.to_string()],
            actions: vec![],
            line: vec![],
            gain: 0.0,
            lead: 0.0,
            seed: 1,
            game: number,
        };
        let known: Vec<_> = (0..60).map(|number| puzzle(number, (number % 2) as u8 + 2, "plant")).collect();
        assert!(is_welcome(&known, &puzzle(99, 4, "sale")));
        assert!(!is_welcome(&known, &puzzle(99, 4, "plant")), "a theme that most have");
        assert!(!is_welcome(&known, &puzzle(7, 4, "sale")), "a position that is there");
        let easy: Vec<_> = (0..60).map(|number| puzzle(number, 1 + (number % 3) as u8, "")).collect();
        assert!(!is_welcome(&easy, &puzzle(99, 1, "sale")) && is_welcome(&easy, &puzzle(99, 2, "sale")));
        let mut same = puzzle(99, 4, "sale");
        same.solutions = vec!["pass".to_owned()];
        let passes = known.iter().enumerate().map(|(place, one)| match place {
            ..5 => Puzzle { solutions: vec!["pass".to_owned()], ..one.clone() },
            _ => one.clone(),
        });
        assert!(!is_welcome(&passes.collect::<Vec<_>>(), &same), "the same action again and again");
    }
}
