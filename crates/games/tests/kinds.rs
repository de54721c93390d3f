//! For every kind of action of every game a position in which it is right: no search may overlook a swap, a pass or a catastrophe.
//!
//! The positions in `kinds/GAME.txt` come from games of bots and were confirmed by searches thirty times as long as the one that must find them.
//! `SHINAR_MINE=200 cargo test --release -p shinar-games --test kinds` looks for one for
//! each kind that has none, in 200 matches of each game.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::{collections::BTreeMap, fs, path::PathBuf};

use shinar_core::{Actor, Heuristic, Observer, OptionKind, cases::CaseGame, play, prelude::*};
use shinar_games::{Visitor, all, visit};
use shinar_search::{Bot, Decision, Ismcts, SearchSettings};

/// What the search that must find an action may look at.
const SHORT: u32 = 1000;
/// What confirms that it is right.
const LONG: u32 = 30_000;
/// How much win probability anything else loses, at least.
const MARGIN: f32 = 0.01;

/// Kinds that 1,500 games showed no position for. To throw a mined tile away is right only if the stored one is worth more, cannot be placed now and
/// can be placed later.
const WITHOUT: [&str; 1] = ["babylon discard"];
/// What stands before every position.
const REMARK: &str = "# anything else loses ";

fn decide<G: Heuristic>(state: &G::State, iterations: u32, seed: u64) -> Decision<G::Action> {
    let seat = state.actor().seat().unwrap();
    let view = G::View::of(state, Observer::Seat(seat));
    let mut bot = Ismcts::<G>::new(SearchSettings { iterations, network: false, ..SearchSettings::STANDARD });
    bot.decide(&view, &mut play::stream(seed, 3), &mut |_| false).unwrap()
}

/// Where a seat has a choice: the legal actions, and whether they are of several kinds.
fn choice<G: Game>(state: &G::State) -> Option<(Vec<G::Action>, bool)> {
    state.actor().seat()?;
    let mut legal = Vec::new();
    G::legal_actions(state, &mut legal);
    let first = legal.first()?.kind();
    let is_of_kinds = legal.iter().any(|action| action.kind() != first);
    (legal.len() > 1).then_some((legal, is_of_kinds))
}

/// Whether two actions are the same decision: of one kind, or the same action if no other kind is legal.
fn agree<G: Game>(one: G::Action, other: G::Action, is_of_kinds: bool) -> bool {
    if is_of_kinds { one.kind() == other.kind() } else { one == other }
}

fn file(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/kinds/{game}.txt"))
}

/// A position, and what is right there.
struct Found {
    margin: f32,
    action: String,
    position: String,
}

/// The positions of a file, by kind of action.
fn stored<G: CaseGame>() -> BTreeMap<usize, Found> {
    let mut found = BTreeMap::new();
    let mut margin = 0.0;
    for line in fs::read_to_string(file(G::INFO.id)).unwrap_or_default().lines() {
        if let Some(text) = line.strip_prefix(REMARK) {
            margin = text.trim_end_matches(" %").parse::<f32>().unwrap() / 100.0;
            continue;
        }
        let (action, position) = line.split_once('\t').unwrap();
        let (legal, _) = choice::<G>(&G::Setup::parse(position).unwrap().to_state().unwrap()).unwrap();
        let kind = legal.iter().find(|legal| legal.to_string() == action).unwrap().kind();
        found.insert(kind, Found { margin, action: action.to_owned(), position: position.to_owned() });
    }
    found
}

/// Looks for positions for the kinds that have none in games of hasty bots, who get into all sorts of trouble, with every number of players and every option.
fn mine<G: CaseGame + Heuristic>(games: u64) -> BTreeMap<usize, Found> {
    let others = G::Options::SPECS.iter().filter_map(|spec| match spec.kind {
        OptionKind::Choice(values) => Some(values.iter().map(|value| (spec.key, *value))),
        OptionKind::File => None,
    });
    let options: Vec<Vec<(String, String)>> =
        others.flatten().map(|(key, value)| vec![(key.to_owned(), value.to_owned())]).collect();
    let mut found = stored::<G>();
    for number in 0..games {
        let players = 2 + (number % 3) as u8;
        let chosen = options.get(number as usize % options.len().max(1)).cloned().unwrap_or_default();
        let options = play::options::<G>(&chosen).unwrap();
        let mut state = G::new_game(players, &options).unwrap();
        let mut rng = play::stream(22, number);
        let settings =
            SearchSettings { iterations: 30, network: false, temperature: 1.0, ..SearchSettings::STANDARD };
        let mut bot = Ismcts::<G>::new(settings);
        for _ in 0..G::INFO.max_actions {
            let action = match state.actor() {
                Actor::Over => break,
                Actor::Chance => G::random_action(&state, &mut rng).unwrap(),
                Actor::Seat(seat) => {
                    let is_missing = |action: &G::Action| !found.contains_key(&action.kind());
                    if choice::<G>(&state).is_some_and(|(legal, _)| legal.iter().any(is_missing)) {
                        consider::<G>(&state, &decide::<G>(&state, 300, 5), &mut found);
                    }
                    let view = G::View::of(&state, Observer::Seat(seat));
                    bot.decide(&view, &mut rng, &mut |_| false).unwrap().action
                }
            };
            G::apply_unchecked(&mut state, action, &mut ());
        }
    }
    found
}

/// Keeps a position if it is the first that shows its kind of action.
fn consider<G: Heuristic>(
    state: &G::State,
    decision: &Decision<G::Action>,
    found: &mut BTreeMap<usize, Found>,
) {
    let Some((_, is_of_kinds)) = choice::<G>(state) else { return };
    let kind = decision.action.kind();
    if found.contains_key(&kind) || decision.visits.first().is_none_or(|most| most.visits < 60) {
        return;
    }
    if (0..3).any(|seed| !agree::<G>(decide::<G>(state, SHORT, seed).action, decision.action, is_of_kinds)) {
        return;
    }
    let mut margin = f32::MAX;
    for seed in 10..12 {
        let long = decide::<G>(state, LONG, seed);
        if !agree::<G>(long.action, decision.action, is_of_kinds) {
            return;
        }
        let best = long.visits.first().map_or(0.0, |most| most.share);
        let others = long.visits.iter().filter(|one| !agree::<G>(one.action, long.action, is_of_kinds));
        let Some(second) = others.filter(|one| one.visits >= 10).map(|one| one.share).reduce(f32::max) else {
            return;
        };
        margin = margin.min(best - second);
    }
    if margin > MARGIN {
        let position = G::Setup::of(state).to_line();
        found.insert(kind, Found { margin, action: decision.action.to_string(), position });
    }
}

/// The kinds that players choose from, as random games with every option show.
fn chosen_kinds<G: Game>() -> Vec<usize> {
    let mut kinds = Vec::new();
    let mut options = vec![Vec::new()];
    for spec in G::Options::SPECS {
        if let OptionKind::Choice(values) = spec.kind {
            options.extend(values.iter().map(|value| vec![(spec.key.to_owned(), (*value).to_owned())]));
        }
    }
    for (number, chosen) in (0..).zip(options.iter().cycle().take(60)) {
        let mut rng = play::stream(4, number);
        let mut state = G::new_game(2 + (number % 3) as u8, &play::options::<G>(chosen).unwrap()).unwrap();
        for _ in 0..G::INFO.max_actions {
            if let Some((legal, _)) = choice::<G>(&state) {
                kinds.extend(legal.iter().map(|action| action.kind()));
                kinds.sort_unstable();
                kinds.dedup();
            }
            let Some(action) = G::random_action(&state, &mut rng) else { break };
            G::apply_unchecked(&mut state, action, &mut ());
        }
    }
    kinds
}

#[test]
fn a_short_search_finds_every_kind_of_action_where_it_is_right() {
    struct Check;
    impl Visitor for Check {
        type Out = Vec<String>;
        fn visit<G: CaseGame + Heuristic>(self) -> Vec<String> {
            let game = G::INFO.id;
            if let Some(games) = std::env::var("SHINAR_MINE").ok().and_then(|text| text.parse().ok()) {
                let lines = mine::<G>(games).into_values().map(|Found { margin, action, position }| {
                    format!("{REMARK}{:.0} %\n{action}\t{position}\n", 100.0 * margin)
                });
                fs::write(file(game), lines.collect::<String>()).unwrap();
            }
            let text = fs::read_to_string(file(game)).unwrap();
            let mut missing = chosen_kinds::<G>();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let (action, position) = line.split_once('\t').unwrap();
                let state = G::Setup::parse(position).unwrap().to_state().unwrap();
                let (legal, is_of_kinds) = choice::<G>(&state).unwrap();
                let action = *legal.iter().find(|legal| legal.to_string() == action).unwrap();
                missing.retain(|kind| *kind != action.kind());
                for seed in 0..3 {
                    let found = decide::<G>(&state, SHORT, seed).action;
                    assert!(
                        agree::<G>(found, action, is_of_kinds),
                        "{game}: {found} instead of {action}: {position}"
                    );
                }
            }
            missing.into_iter().map(|kind| format!("{game} {}", G::Action::KINDS[kind])).collect()
        }
    }
    let missing: Vec<_> = all().iter().flat_map(|entry| visit(entry.info.id, Check).unwrap()).collect();
    assert_eq!(missing, WITHOUT, "kinds without a position");
}
