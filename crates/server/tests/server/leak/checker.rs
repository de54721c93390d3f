//! Rebuilds every message from worlds in which everything that its reader cannot see is dealt again.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use shinar_core::{Actor, Event, Game, Heuristic, Observer, Seat, cases::CaseGame, play::stream, prelude::*};
use shinar_games::{Visitor, Words, table_from_setup, visit};

use super::{
    played::{Played, Subscriber},
    shape::{
        choice_json, entry_json, flag, json, keys_are, move_json, own_seat, same, table, version, with_seat,
        word,
    },
};

/// How many worlds each position is compared with, for each observer.
const WORLDS: usize = 2;
/// How many illegal actions are tried in both worlds at each decision.
const REFUSALS: usize = 40;

/// How much the check has compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Findings {
    pub(crate) messages: usize,
    pub(crate) previews: usize,
    /// Worlds that differed from the true one.
    pub(crate) other_worlds: usize,
    /// Actions that differed from the true one and were indistinguishable.
    pub(crate) other_actions: usize,
}

/// How events reach observers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hearing {
    /// As the game defines it.
    Honest,
    /// Everybody gets everything: to test the checker.
    Everything,
}

/// Finds the first piece of information that a socket got and should not have.
pub(crate) fn check(played: &Played) -> Result<Findings, String> {
    check_as_if(played, Hearing::Honest)
}

/// The same for other rules of who gets which events.
pub(crate) fn check_as_if(played: &Played, hearing: Hearing) -> Result<Findings, String> {
    visit(&played.game, Check { played, hearing }).map_err(|error| error.to_string())?
}

struct Check<'a> {
    played: &'a Played,
    hearing: Hearing,
}

impl Visitor for Check<'_> {
    type Out = Result<Findings, String>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let mut checker = Checker::<G>::new(self.played, self.hearing)?;
        for socket in &self.played.sockets {
            checker.socket(socket)?;
        }
        checker.sounds()?;
        Ok(checker.findings)
    }
}

/// One action of the game, with its version, the position before it, and its events.
struct Step<G: Game> {
    version: u64,
    before: G::State,
    action: G::Action,
    after: G::State,
    events: Vec<Event<G::Event>>,
}

struct Checker<'a, G: Game> {
    played: &'a Played,
    hearing: Hearing,
    start: G::State,
    /// Every action ever taken, including those that were undone.
    steps: Vec<Step<G>>,
    /// After each journal entry, the numbers of the actions that count.
    histories: Vec<Vec<usize>>,
    rng: Pcg64Mcg,
    findings: Findings,
}

impl<'a, G: CaseGame + Heuristic> Checker<'a, G> {
    fn new(played: &'a Played, hearing: Hearing) -> Result<Self, String> {
        let start = G::new_game(played.players, &G::Options::default()).map_err(|error| error.to_string())?;
        let mut checker = Self {
            played,
            hearing,
            start,
            steps: Vec::new(),
            histories: vec![Vec::new()],
            rng: stream(1, 1),
            findings: Findings::default(),
        };
        let mut history: Vec<usize> = Vec::new();
        for (version, entry) in (1..).zip(&played.log) {
            match entry["e"].as_str().unwrap() {
                "act" | "chance" => {
                    let before = checker.state(&history).clone();
                    let index = entry["i"].as_u64().unwrap() as usize;
                    let action = G::Action::at(index).ok_or("no action has this index")?;
                    let (mut after, mut events) = (before.clone(), Vec::new());
                    G::apply(&mut after, action, &mut events).map_err(|error| error.to_string())?;
                    history.push(checker.steps.len());
                    checker.steps.push(Step { version, before, action, after, events });
                }
                "undo" => drop(history.pop()),
                _ => {}
            }
            checker.histories.push(history.clone());
        }
        Ok(checker)
    }

    fn state(&self, history: &[usize]) -> &G::State {
        history.last().map_or(&self.start, |&step| &self.steps[step].after)
    }

    /// A world that an observer cannot distinguish from the true one.
    fn world(&mut self, state: &G::State, observer: Observer) -> G::State {
        let world = G::redeal(state, observer, &mut self.rng);
        self.findings.other_worlds += usize::from(world != *state);
        world
    }

    // ---- messages --------------------------------------------------------------------------------------------

    fn socket(&mut self, socket: &Subscriber) -> Result<(), String> {
        let mut known: Option<usize> = None;
        let mut over = false;
        for (number, text) in socket.heard.iter().enumerate() {
            let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
            over |= message["type"] == "over";
            let place = |leak: String| format!("message {number} to {:?}: {leak}", socket.seats);
            self.secrets(socket, text, over).map_err(place)?;
            self.message(socket, &message, &mut known).map_err(place)?;
            self.findings.messages += 1;
        }
        Ok(())
    }

    /// Checks that secrets appear nowhere in a text.
    fn secrets(&self, socket: &Subscriber, text: &str, over: bool) -> Result<(), String> {
        let sealed = self.played.sealed.iter().filter(|_| !over);
        if let Some(secret) = self.played.private.iter().chain(sealed).find(|secret| text.contains(*secret)) {
            return Err(format!("{secret:?} is told"));
        }
        if socket.seats.is_empty() && text.contains(&self.played.invite) {
            return Err("a spectator gets the invitation".to_owned());
        }
        Ok(())
    }

    fn message(
        &mut self,
        socket: &Subscriber,
        message: &Value,
        known: &mut Option<usize>,
    ) -> Result<(), String> {
        let seats = socket.seats.as_slice();
        match message["type"].as_str().unwrap_or_default() {
            "hello" => {
                table(&message["table"])?;
                let version = version(&message["position"])?;
                let mut expected = json!({
                    "type": "hello", "table": message["table"], "chat": [],
                    "position": self.position(&message["position"], seats, version)?,
                    "log": self.log(seats, version, 0)?,
                });
                if let Some(decided) = self.decided(seats, version) {
                    expected["decided"] = json!(decided);
                }
                *known = Some(version);
                same(message, &expected)
            }
            "update" => {
                let before = known.ok_or("an update before the first hello")?;
                let version = version(&message["position"])?;
                if version <= before || version >= self.histories.len() {
                    return Err(format!("version {version} after {before}"));
                }
                let kept = self.histories[before].len();
                let mut expected = json!({
                    "type": "update",
                    "position": self.position(&message["position"], seats, version)?,
                    "events": self.log(seats, version, kept.min(self.histories[version].len()))?,
                    "cause": word(&message["cause"], &["act", "undo", "end", "chance", "clock", "resign", "stand_in"])?,
                });
                if message["cause"] == "undo" {
                    let left = self.log(seats, version, 0)?;
                    expected["undo_to"] = json!(left.len());
                }
                *known = Some(version);
                same(message, &expected)
            }
            "table" => {
                table(&message["table"])?;
                same(message, &json!({"type": "table", "table": message["table"]}))
            }
            "done" => {
                let client = message["client"].as_str().filter(|client| client.starts_with("try-"));
                let client = client.ok_or("an id of nobody's try")?;
                let version = message["version"].as_u64();
                same(message, &json!({"type": "done", "client": client, "version": version}))
            }
            "preview" => self.preview(seats, message),
            "hint" => self.hint(seats, message),
            "over" => {
                // Now everything is public, but nothing else may be sent.
                let keys = ["type", "result", "reason", "shuffle"];
                keys_are(message, &keys, &[])
            }
            other => Err(format!("{other:?} is no message of a quiet game")),
        }
    }

    /// The version of the last decision of these players, with the draws that followed.
    fn decided(&self, seats: &[Seat], version: usize) -> Option<usize> {
        let (mut decided, mut follows, mut away) = (None, false, Vec::new());
        for (n, entry) in (1..=version).zip(&self.played.log) {
            let seat = entry["s"].as_u64().map(|seat| Seat(seat as u8));
            match entry["e"].as_str().unwrap_or_default() {
                "act" | "end" => {
                    follows = seat.is_some_and(|seat| seats.contains(&seat) && !away.contains(&seat));
                }
                "chance" => {}
                "stand_in" if entry["on"] == true => away.extend(seat),
                "stand_in" => away.retain(|one| Some(*one) != seat),
                "resign" => away.extend(seat),
                _ => continue,
            }
            if follows && matches!(entry["e"].as_str(), Some("act" | "end" | "chance")) {
                decided = Some(n);
            }
        }
        decided
    }

    fn position(&mut self, position: &Value, seats: &[Seat], version: usize) -> Result<Value, String> {
        let history = self.histories.get(version).ok_or("no such version")?.clone();
        let state = self.state(&history).clone();
        let observers: Vec<_> = match seats {
            [] => vec![Observer::Spectator],
            seats => seats.iter().copied().map(Observer::Seat).collect(),
        };
        let over = state.actor() == Actor::Over && position["must_end"] == false;
        let asked = position["asked"].as_u64();
        let mut made: Option<Value> = None;
        for _ in 0..WORLDS {
            let mut views = Vec::new();
            let mut open = Vec::new();
            for &observer in &observers {
                let world = self.world(&state, observer);
                let view = G::View::of(&world, observer);
                let acts = asked.is_some_and(|seat| observer.is(Seat(seat as u8)))
                    && position["must_end"] == false
                    && world.actor().seat().is_some_and(|seat| observer.is(seat));
                let mut legal = Vec::new();
                if acts {
                    G::legal_actions(&world, &mut legal);
                }
                views.push(json!({
                    "observer": observer, "view": json(&view),
                    "legal": legal.into_iter().map(|action| choice_json::<G>(&view, action)).collect::<Vec<_>>(),
                }));
                open.push((world.scores(), world.ranking(), world.actor()));
            }
            let (scores, ranking, actor) = open.pop().unwrap();
            if open.iter().any(|other| *other != (scores.clone(), ranking.clone(), actor)) {
                return Err("points depend on what is hidden".to_owned());
            }
            let mut expected = json!({
                "version": version, "actor": actor, "must_end": flag(&position["must_end"])?,
                "ends_turn": self.ends_turn(position, &history),
                "may_undo": flag(&position["may_undo"])?, "turn": position["turn"].as_u64(),
                "scores": scores.to_vec(), "ranking": ranking.to_vec(), "views": views, "clocks": [],
            });
            if let Some(asked) = asked {
                expected["asked"] = json!(asked);
            }
            if over != asked.is_none() {
                return Err("somebody is asked when the game is over, or nobody before".to_owned());
            }
            if made.as_ref().is_some_and(|made| *made != expected) {
                return Err("two worlds that are one to the observer look different".to_owned());
            }
            made = Some(expected);
        }
        Ok(made.unwrap_or_default())
    }

    /// Whether handing over ends a turn: another seat's turn follows, whatever is drawn, or the game is over.
    fn ends_turn(&mut self, position: &Value, history: &[usize]) -> bool {
        let (Some(seat), true) = (position["asked"].as_u64(), position["must_end"] == true) else {
            return false;
        };
        let (seat, Some(&last)) = (Some(Seat(seat as u8)), history.last()) else { return false };
        let own = self.steps[last].before.active() == seat;
        let mut next = self.steps[last].after.clone();
        while next.actor() == Actor::Chance {
            let drawn = G::random_action(&next, &mut self.rng).unwrap();
            G::apply_unchecked(&mut next, drawn, &mut ());
        }
        next.actor() == Actor::Over || (own && next.active() != seat)
    }

    /// The events that some seats may know at a version, of the actions from a number on.
    fn log(&self, seats: &[Seat], version: usize, from: usize) -> Result<Vec<Value>, String> {
        let history = self.histories.get(version).ok_or("no such version")?;
        let mut log = Vec::new();
        let mut count = 0;
        for (number, &step) in history.iter().enumerate() {
            let step = &self.steps[step];
            for event in &step.events {
                // With several seats, an event is seen as one of them sees it: the one that it concerns, if possible.
                let own = event.seat.filter(|seat| seats.contains(seat));
                let mut listeners: Vec<_> = own.iter().chain(seats).copied().map(Observer::Seat).collect();
                listeners.extend(seats.is_empty().then_some(Observer::Spectator));
                let heard = listeners.into_iter().find_map(|listener| event.seen_by(listener));
                let Some(heard) = heard else { continue };
                if number >= from {
                    log.push(entry_json::<G>(count, step.version, &heard));
                }
                count += 1;
            }
        }
        Ok(log)
    }

    fn preview(&mut self, seats: &[Seat], message: &Value) -> Result<(), String> {
        let (seat, text) =
            (own_seat(seats, message)?, message["action"]["text"].as_str().unwrap_or_default());
        let version = version(message)?;
        let history = self.histories.get(version).ok_or("no such version")?.clone();
        let state = self.state(&history).clone();
        for _ in 0..WORLDS {
            let world = self.world(&state, Observer::Seat(seat));
            let position = G::Setup::of(&world).to_line();
            let table =
                table_from_setup(&self.played.game, &position, vec![]).map_err(|error| error.to_string())?;
            let mut rng = stream(version as u64, seat.0.into());
            let action = table.parse(text).map_err(|error| error.to_string())?;
            let foreseen =
                table.preview(seat, action, Words::None, &mut rng).map_err(|error| error.to_string())?;
            let events = (0..).zip(&foreseen.heard).map(|(n, heard)| {
                let event: Value = serde_json::from_str(heard.event.get()).unwrap();
                with_seat(
                    json!({"n": n, "version": version}),
                    heard.seat,
                    &json!({"points": heard.points, "ruling": heard.ruling.0, "event": event}),
                )
            });
            let expected = json!({
                "type": "preview", "seat": seat.0, "version": version, "action": action,
                "events": events.collect::<Vec<_>>(), "scores": foreseen.scores.to_vec(),
            });
            same(message, &expected)?;
        }
        self.findings.previews += 1;
        Ok(())
    }

    /// A hint comes from a bot that only gets a view, so only its shape can be checked.
    fn hint(&mut self, seats: &[Seat], message: &Value) -> Result<(), String> {
        keys_are(message, &["type", "seat", "version", "action", "line"], &["shares"])?;
        let seat = own_seat(seats, message)?;
        let history = self.histories.get(version(message)?).ok_or("no such version")?.clone();
        let world = self.state(&history).clone();
        let world = self.world(&world, Observer::Seat(seat));
        let mut legal = Vec::new();
        G::legal_actions(&world, &mut legal);
        let action = &message["action"];
        match legal.into_iter().map(move_json::<G>).any(|legal| legal == *action) {
            true if message["line"][0] == *action => Ok(()),
            _ => Err(format!("{action} is no hint")),
        }
    }

    // ---- events and refusals ---------------------------------------------------------------------------------

    fn heard(&self, events: &[Event<G::Event>], observer: Observer) -> Vec<Event<G::Event>> {
        let hear = |event: &Event<G::Event>| match self.hearing {
            Hearing::Honest => event.seen_by(observer),
            Hearing::Everything => Some(event.clone()),
        };
        events.iter().filter_map(hear).collect()
    }

    /// Checks that actions an observer cannot distinguish cause the same events, and are refused in the same words.
    fn sounds(&mut self) -> Result<(), String> {
        if self.findings.other_worlds == 0 {
            // In a game without secrets everybody can distinguish everything.
            return Ok(());
        }
        for at in 0..self.steps.len() {
            for observer in Observer::all(self.played.players) {
                let before = self.steps[at].before.clone();
                // Another action in this world that differs only in what is hidden, such as another tile drawn …
                let mut actions = Vec::new();
                G::legal_actions(&before, &mut actions);
                for action in actions {
                    self.sounds_the_same(at, &before, action, observer)?;
                }
                // … and the same action in another world.
                for _ in 0..WORLDS {
                    let world = self.world(&before, observer);
                    if G::check(&world, self.steps[at].action).is_ok() {
                        self.sounds_the_same(at, &world, self.steps[at].action, observer)?;
                    }
                    self.refuses_the_same(at, &world, observer)?;
                }
            }
        }
        Ok(())
    }

    fn sounds_the_same(
        &mut self,
        at: usize,
        world: &G::State,
        action: G::Action,
        observer: Observer,
    ) -> Result<(), String> {
        let step = &self.steps[at];
        let (mut after, mut events) = (world.clone(), Vec::new());
        G::apply_unchecked(&mut after, action, &mut events);
        if after == step.after || G::View::of(&after, observer) != G::View::of(&step.after, observer) {
            return Ok(());
        }
        if self.heard(&events, observer) != self.heard(&step.events, observer) {
            let (one, two) = (step.action.to_string(), action.to_string());
            return Err(format!("to {observer} {one} looks like {two} and sounds different"));
        }
        self.findings.other_actions += usize::from(action != step.action);
        Ok(())
    }

    fn refuses_the_same(&mut self, at: usize, world: &G::State, observer: Observer) -> Result<(), String> {
        let before = &self.steps[at].before;
        if !before.actor().seat().is_some_and(|seat| observer.is(seat)) {
            return Ok(());
        }
        for _ in 0..REFUSALS {
            let Some(action) = G::Action::at(self.rng.random_range(0..G::Action::COUNT)) else { continue };
            let (here, there) = (G::check(before, action), G::check(world, action));
            if here != there {
                return Err(format!("{action}: {here:?} depends on what {observer} cannot see"));
            }
        }
        Ok(())
    }
}
