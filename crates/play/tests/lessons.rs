//! The lessons of the page: each can be solved, each typical mistake gets its answer, and every word is there in English.
//!
//! They are played as the page plays them, by `try_out`. `SHINAR_LESSONS=tigris` checks those of one game.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::{collections::BTreeSet, fs, path::Path, time::Duration};

use serde::Deserialize;
use serde_json::{Value, json};
use shinar_core::{Actor, Seat};
use shinar_games::{Table, all, table_from_setup};
use shinar_play::{api::Tried, try_out};
use shinar_search::BotSpec;

/// A file of `web/src/games/GAME/lessons`; `web/README.md` describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    name: String,
    minutes: u32,
    rules: Vec<String>,
    steps: Vec<LessonStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonStep {
    name: String,
    position: Option<Value>,
    #[serde(default)]
    before: Vec<String>,
    seat: Option<u8>,
    bots: Option<u8>,
    actions: Option<usize>,
    goal: Vec<String>,
    solution: Option<Vec<String>>,
    /// Another way that must reach the goal, too.
    also: Option<Vec<String>>,
    #[serde(default)]
    mistakes: Vec<Mistake>,
    /// Places to light up on the board.
    #[serde(default)]
    #[allow(dead_code, reason = "the page's own ids")]
    lit: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mistake {
    name: String,
    when: Vec<String>,
    example: Vec<String>,
}

/// The lowest and highest number of lessons of a game that has some.
const LESSONS: std::ops::RangeInclusive<usize> = 8..=12;

/// A step as somebody plays it.
struct Playing<'a> {
    game: &'a str,
    step: &'a LessonStep,
    what: String,
    position: Value,
    seat: u8,
    actions: Vec<String>,
}

/// What one decision has led to.
#[derive(Debug, PartialEq)]
enum Reached {
    Goal,
    Mistake(usize),
    Nothing,
}

impl Playing<'_> {
    fn ask(&self, more: &Value) -> Tried {
        let mut plan = json!({"position": self.position, "actions": self.actions, "chance": true, "as": self.seat,
            "facts": self.facts()});
        plan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let plan = serde_json::from_value(plan).unwrap();
        try_out(self.game, &plan).unwrap_or_else(|error| panic!("{}: {error}", self.what))
    }

    fn facts(&self) -> Vec<&String> {
        self.step.goal.iter().chain(self.step.mistakes.iter().flat_map(|mistake| &mistake.when)).collect()
    }

    /// What a response says about the goal and the mistakes.
    fn reached(&self, tried: &Tried) -> Reached {
        let (goal, mut rest) = tried.facts.split_at(self.step.goal.len());
        if goal.iter().all(|&is_so| is_so) {
            return Reached::Goal;
        }
        for (number, mistake) in self.step.mistakes.iter().enumerate() {
            let (when, others) = rest.split_at(mistake.when.len());
            if when.iter().all(|&is_so| is_so) {
                return Reached::Mistake(number);
            }
            rest = others;
        }
        Reached::Nothing
    }

    /// The learner decides; then, if nothing was reached, the bots do.
    fn decide(&mut self, action: &str) -> Reached {
        self.actions.push(action.to_owned());
        let tried = self.ask(&json!({}));
        let reached = self.reached(&tried);
        if reached != Reached::Nothing || tried.actor == Actor::Seat(Seat(self.seat)) {
            return reached;
        }
        let replied = self.ask(&json!({"bots": self.step.bots.unwrap_or(1)}));
        self.actions.extend(replied.replies.iter().map(|reply| reply.text().to_owned()));
        self.reached(&replied)
    }

    /// Whether the learner may do that now, maybe after draws.
    fn allows(&self, action: &str, draws: bool) -> bool {
        let actions: Vec<_> = self.actions.iter().map(String::as_str).chain([action]).collect();
        let plan = json!({"position": self.position, "actions": actions, "chance": draws, "as": self.seat});
        try_out(self.game, &serde_json::from_value(plan).unwrap()).is_ok()
    }

    /// Whether the last action has brought a new round.
    fn began_round(&self) -> bool {
        let events = serde_json::to_value(self.ask(&json!({})).events).unwrap();
        events.as_array().unwrap().iter().any(|one| one["event"]["event"] == "round")
    }

    /// What a bot would decide for the learner.
    fn idea(&self) -> String {
        let mut table = table_from_setup(self.game, &text(&self.position), vec![]).unwrap();
        for action in &self.actions {
            take(table.as_mut(), action);
        }
        while table.actor() == Actor::Chance {
            draw(table.as_mut());
        }
        let mut bot = table.bot(BotSpec::Level(3), 1, 1.0);
        let view = table.seat_view(Seat(self.seat));
        bot.decide(&view, true, &|| Duration::ZERO, &mut || false).unwrap().action.text().to_owned()
    }
}

fn text(position: &Value) -> String {
    position.as_str().map_or_else(|| position.to_string(), str::to_owned)
}

fn take(table: &mut dyn Table, text: &str) {
    while let Err(error) = table.parse(text).and_then(|one| table.play(one)) {
        assert_eq!(table.actor(), Actor::Chance, "{text}: {error}");
        draw(table);
    }
}

fn draw(table: &mut dyn Table) {
    let drawn = table.draw(&mut shinar_core::play::stream(0, table.steps() as u64)).unwrap();
    table.play(drawn).unwrap();
}

#[test]
fn every_lesson_can_be_solved_and_every_mistake_is_answered() {
    let only = std::env::var("SHINAR_LESSONS").ok();
    for entry in all().iter().filter(|entry| only.as_deref().is_none_or(|game| game == entry.info.id)) {
        let game = entry.info.id;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(game);
        let Ok(files) = fs::read_dir(folder.join("lessons")) else { continue };
        let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        files.sort();
        let mut words = BTreeSet::new();
        for file in &files {
            let lesson: Lesson = serde_json::from_str(&fs::read_to_string(file).unwrap())
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let stem = file.file_stem().unwrap().to_str().unwrap();
            assert_eq!(stem.split_once('-').unwrap().1, lesson.name, "{stem}");
            assert!((1..=6).contains(&lesson.minutes), "{stem}: {} minutes", lesson.minutes);
            for rule in &lesson.rules {
                assert!(entry.info.rulebook.find(rule).is_some(), "{stem}: there is no rule {rule}");
            }
            words.extend(check(game, &lesson));
        }
        if only.is_none() {
            assert!(LESSONS.contains(&files.len()), "{game} has {} lessons", files.len());
        }
        let locale = folder.join(format!("../../../../locales/en/lessons-{game}.ftl"));
        let locale = fs::read_to_string(locale).unwrap();
        let said: BTreeSet<_> = locale.lines().filter(|line| line.starts_with("lesson-")).collect();
        let said: BTreeSet<_> =
            said.iter().filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
        assert_eq!(words.difference(&said).collect::<Vec<_>>(), [""; 0], "{game}: words that are missing");
        assert_eq!(said.difference(&words).collect::<Vec<_>>(), [""; 0], "{game}: words that nothing uses");
    }
}

/// Plays all of a lesson; returns the ids of its words.
fn check(game: &str, lesson: &Lesson) -> Vec<String> {
    let id = format!("lesson-{game}-{}", lesson.name);
    let mut words = vec![id.clone()];
    let mut before: Option<(Value, Vec<String>, u8)> = None;
    assert!(!lesson.steps.is_empty(), "{id} has no steps");
    for step in &lesson.steps {
        let id = format!("{id}-{}", step.name);
        words.extend([id.clone(), format!("{id}-goal"), format!("{id}-done")]);
        words.extend(step.mistakes.iter().map(|mistake| format!("{id}-{}", mistake.name)));
        let (position, mut actions, seat) = match (&step.position, before) {
            (Some(position), _) => (position.clone(), Vec::new(), None),
            (None, Some((position, actions, seat))) => (position, actions, Some(seat)),
            (None, None) => panic!("{id}: the first step needs a position"),
        };
        actions.extend(step.before.iter().cloned());
        let mut playing = Playing { game, step, what: id.clone(), position, seat: 0, actions };
        playing.seat = match step.seat.or(seat) {
            Some(seat) => seat,
            None => match playing.ask(&json!({"as": "spectator", "facts": []})).actor {
                Actor::Seat(seat) => seat.0,
                other => panic!("{id}: {other} decides"),
            },
        };
        let start = playing.ask(&json!({}));
        assert_eq!(start.actor, Actor::Seat(Seat(playing.seat)), "{id}: who decides at first");
        assert_eq!(
            playing.reached(&start),
            Reached::Nothing,
            "{id}: the goal is reached, or a mistake made, before anything is done"
        );
        let start = playing.actions.clone();
        for mistake in &step.mistakes {
            playing.what = format!("{id}-{}", mistake.name);
            playing.actions.clone_from(&start);
            let mut reached = Reached::Nothing;
            for action in &mistake.example {
                assert_eq!(reached, Reached::Nothing, "{}: before `{action}`", playing.what);
                reached = playing.decide(action);
            }
            let found = match reached {
                Reached::Mistake(number) => step.mistakes[number].name.as_str(),
                Reached::Goal => "the goal",
                Reached::Nothing => "nothing",
            };
            assert_eq!(found, mistake.name, "{}: what its example leads to", playing.what);
        }
        if let Some(also) = &step.also {
            playing.what = format!("{id}: `also`");
            playing.actions.clone_from(&start);
            let reached: Vec<_> = also.iter().map(|action| playing.decide(action)).collect();
            assert_eq!(
                reached.iter().position(|one| *one != Reached::Nothing),
                Some(also.len() - 1),
                "{}: only its last action ends the step",
                playing.what
            );
            assert_eq!(reached.last(), Some(&Reached::Goal), "{}: what it leads to", playing.what);
            assert!(step.actions.is_none_or(|most| also.len() <= most), "{}: too long", playing.what);
        }
        playing.what.clone_from(&id);
        playing.actions.clone_from(&start);
        let mut reached = Reached::Nothing;
        let mut decisions = 0;
        while reached == Reached::Nothing {
            let action = match &step.solution {
                Some(solution) => {
                    let next = solution.get(decisions);
                    next.unwrap_or_else(|| panic!("{id}: the solution does not reach the goal")).clone()
                }
                None => playing.idea(),
            };
            decisions += 1;
            assert!(decisions < 400, "{id}: no end is in sight");
            reached = playing.decide(&action);
        }
        assert_eq!(reached, Reached::Goal, "{id}: what the solution leads to");
        if let Some(solution) = &step.solution {
            assert_eq!(
                decisions,
                solution.len(),
                "{id}: the goal was reached before the end of the solution"
            );
            assert!(
                step.actions.is_none_or(|most| decisions <= most),
                "{id}: the solution takes {decisions} decisions"
            );
        } else {
            assert_eq!(
                step.goal,
                ["over yes"],
                "{id}: only the end of the game is reached whatever one plays"
            );
        }
        let end = playing.actions.clone();
        if let Some(solution) = step.solution.as_ref().filter(|solution| solution.len() <= PERMUTED) {
            check_orders(&mut playing, &id, &start, solution);
        }
        before = Some((playing.position, end, playing.seat));
    }
    words
}

/// Solutions of at most this many decisions are tried in every order.
const PERMUTED: usize = 4;

/// Whoever makes the decisions of a solution in another order is not stopped on the way to the goal.
fn check_orders(playing: &mut Playing<'_>, id: &str, start: &[String], solution: &[String]) {
    for order in orders(solution) {
        playing.what = format!("{id}: {}", order.join(", "));
        playing.actions = start.to_vec();
        let mut mistake = None;
        for action in &order {
            // Where something is drawn or a round begins, what was to be done is over, and a mistake may say so.
            if !playing.allows(action, mistake.is_none()) || mistake.is_some() && playing.began_round() {
                break;
            }
            match playing.decide(action) {
                Reached::Goal => {
                    assert_eq!(
                        mistake, None,
                        "{}: stopped by a mistake on the way to the goal",
                        playing.what
                    );
                    break;
                }
                Reached::Mistake(number) => mistake = Some(&playing.step.mistakes[number].name),
                Reached::Nothing => {}
            }
        }
    }
}

/// All orders of some actions.
fn orders(actions: &[String]) -> Vec<Vec<String>> {
    let Some(most) = actions.len().checked_sub(1) else { return vec![vec![]] };
    let mut all = BTreeSet::new();
    for at in 0..=most {
        let mut others = actions.to_vec();
        let first = others.remove(at);
        all.extend(orders(&others).into_iter().map(|rest| [vec![first.clone()], rest].concat()));
    }
    all.into_iter().collect()
}

#[test]
fn bad_plans_are_refused() {
    let ask = |more: &Value| {
        let mut plan = json!({"position": "players=2"});
        plan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        try_out("babylonia", &serde_json::from_value(plan).unwrap()).map(|tried| tried.facts)
    };
    for (plan, problem) in [
        (json!({"bots": 2}), "must name one"),
        (json!({"bots": 2, "as": "spectator"}), "must name one"),
        (json!({"bots": 4, "as": 0}), "level 4"),
        (json!({"facts": ["moon full"]}), "is no fact of Babylonia"),
        (json!({"facts": ["score P1 >=much"]}), "is no number"),
        (json!({"facts": ["score P1 >5"]}), "is no bound"),
        (json!({"facts": vec!["over no"; 21]}), "at most 20 facts"),
        (json!({"as": 2}), "no seat 2"),
    ] {
        let error = ask(&plan).unwrap_err().to_string();
        assert!(error.contains(problem), "{plan}: {error}");
    }
    let facts =
        json!({"facts": ["over no", "score P1 >=0", "score P1 >=1", "not score P2 <=3", "not over yes"]});
    assert_eq!(ask(&facts).unwrap(), [true, true, false, false, true]);
}
