//! Tables on one device: whole games, what is stored, and what is refused.

// Helper functions of tests may panic, too.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use rand_pcg::Pcg64Mcg;
use serde_json::json;
use shinar_core::{Record, Seat, play::stream};
use shinar_play::{
    api::{
        ActionInput, ClientMessage, Clock, NewTable, Refusal, SeatPlan, ServerMessage, TableInfo, TableState,
    },
    device::{BotWorker, Decided, DeviceError, DeviceTable, DeviceUpdate, StoredEntry},
};

fn plan(game: &str, seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        players: seats.len() as u8,
        options: BTreeMap::new(),
        rules_version: None,
        seats,
        public: false,
        clock: Clock::None,
        stand_in: 3,
        hints: false,
        rated: false,
        rated_bots: false,
        contribution: None,
        contribute_later: false,
    }
}

/// What a browser does: it keeps what must be stored, and lets bots think.
struct Browser {
    table: DeviceTable,
    sheet: String,
    entries: Vec<StoredEntry>,
    bots: BotWorker,
    rng: Pcg64Mcg,
    requests: u32,
}

impl Browser {
    fn new(plan: &NewTable, seed: u64) -> Self {
        let mut rng = stream(seed, 0);
        let (table, update) = DeviceTable::create(plan, "Ann", 0, &mut rng).unwrap();
        let mut browser = Self {
            table,
            sheet: String::new(),
            entries: Vec::new(),
            bots: BotWorker::default(),
            rng,
            requests: 0,
        };
        browser.carry_out(update);
        browser
    }

    /// Stores what must be, and lets bots act until a person must.
    fn carry_out(&mut self, update: DeviceUpdate) -> Vec<ServerMessage> {
        let (mut all, mut next) = (Vec::new(), Some(update));
        while let Some(DeviceUpdate { entries, sheet, messages, think }) = next.take() {
            self.entries.extend(entries);
            self.sheet = sheet.unwrap_or(std::mem::take(&mut self.sheet));
            all.extend(messages);
            if let Some(job) = think {
                // Across the border of a worker, it is text.
                let job = serde_json::from_str(&serde_json::to_string(&job).unwrap()).unwrap();
                let decided = self.bots.think(&job, 1, &|| Duration::ZERO, &mut || true).unwrap();
                next = Some(self.table.decided(&job, &decided, 0).unwrap());
            }
        }
        all
    }

    fn send(&mut self, message: serde_json::Value) -> Vec<ServerMessage> {
        let update = self.table.receive(serde_json::from_value(message).unwrap(), 0).unwrap();
        self.carry_out(update)
    }

    fn act(&mut self, seat: Seat, version: u64, action: &str, end: bool) -> Vec<ServerMessage> {
        self.requests += 1;
        let client = format!("request{}", self.requests);
        self.send(json!({"type": "act", "client": client, "version": version, "seat": seat, "action": action, "end": end}))
    }

    /// The version, the seat of a person that is asked, and its legal actions.
    fn asked(&mut self) -> Option<(u64, Seat, Vec<String>, bool)> {
        let hello = self.table.hello(0).messages.swap_remove(0);
        let ServerMessage::Hello { position: Some(position), .. } = hello else { panic!("no position") };
        let json = serde_json::to_value(&position.views).unwrap();
        let seat = position.asked?;
        let view = json.as_array().unwrap().iter().find(|view| view["observer"] == json!(seat))?;
        let legal = view["legal"].as_array().unwrap();
        let texts = legal.iter().map(|one| one["text"].as_str().unwrap().to_owned()).collect();
        Some((position.version, seat, texts, position.must_end))
    }

    fn reopened(&self) -> DeviceTable {
        DeviceTable::open(&self.sheet, &self.entries, 0).unwrap()
    }
}

fn seen(table: &mut DeviceTable) -> String {
    serde_json::to_string(&table.hello(0).messages).unwrap()
}

#[test]
fn whole_games_against_bots_and_on_one_screen() {
    for game in shinar_games::all().iter().map(|entry| entry.info.id) {
        for (seats, seed) in [
            (vec![SeatPlan::Me, SeatPlan::Bot { level: 1 }], 1),
            (vec![SeatPlan::Bot { level: 2 }, SeatPlan::Me, SeatPlan::Local { name: "Bea".to_owned() }], 2),
        ] {
            let mut browser = Browser::new(&plan(game, seats), seed);
            let mut over = false;
            for _ in 0..4000 {
                let Some((version, seat, legal, _)) = browser.asked() else { break };
                let action = legal[rand::RngExt::random_range(&mut browser.rng, 0..legal.len())].clone();
                let messages = browser.act(seat, version, &action, true);
                assert!(messages.iter().any(|one| matches!(one, ServerMessage::Done { .. })), "{action}");
                over |= messages.iter().any(|one| matches!(one, ServerMessage::Over { .. }));
            }
            assert!(over, "{game} has ended");
            let info = browser.table.info();
            assert!(info.id.as_str().starts_with("here-"), "{}", info.id);
            assert_eq!(info.state, TableState::Finished);
            assert!(info.result.is_some());
            assert_eq!(seen(&mut browser.reopened()), seen(&mut browser.table), "nothing is lost");
            let record = Record::parse(&browser.table.record().to_string()).unwrap();
            assert!(shinar_play::fair::verify(&record).unwrap().is_some());
        }
    }
}

#[test]
fn a_request_counts_once_even_after_reopening() {
    let mut browser =
        Browser::new(&plan("tigris", vec![SeatPlan::Me, SeatPlan::Local { name: "Bea".to_owned() }]), 3);
    let (version, seat, legal, _) = browser.asked().unwrap();
    browser.act(seat, version, &legal[0], false);
    let (entries, before) = (browser.entries.len(), seen(&mut browser.table));
    let again =
        json!({"type": "act", "client": "request1", "version": version, "seat": seat, "action": legal[0]});
    assert!(matches!(browser.send(again.clone())[..], [ServerMessage::Done { .. }]));
    browser.table = browser.reopened();
    assert!(matches!(browser.send(again)[..], [ServerMessage::Done { .. }]));
    assert_eq!((browser.entries.len(), seen(&mut browser.table)), (entries, before));
}

#[test]
fn undo_goes_back_and_late_requests_get_the_position() {
    let mut browser = Browser::new(&plan("babylonia", vec![SeatPlan::Me, SeatPlan::Bot { level: 1 }]), 4);
    let (version, seat, legal, _) = browser.asked().unwrap();
    browser.act(seat, version, &legal[0], false);
    let (now, ..) = browser.asked().unwrap();
    assert!(now > version);
    let undone = browser.send(json!({"type": "undo", "client": "u", "version": now, "seat": seat}));
    assert!(matches!(undone[0], ServerMessage::Update { undo_to: Some(_), .. }));
    assert_eq!(browser.asked().unwrap().2, legal);
    let late = browser.act(seat, version, &legal[0], false);
    assert!(matches!(late[0], ServerMessage::Refused { code: Refusal::Late, .. }));
    assert!(matches!(late[1], ServerMessage::Hello { .. }));
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut browser = Browser::new(&plan("babylonia", vec![SeatPlan::Me, SeatPlan::Bot { level: 1 }]), 5);
    let (version, seat, legal, _) = browser.asked().unwrap();
    browser.act(seat, version, &legal[0], false);
    let occupied = &legal[0];
    let (version, ..) = browser.asked().unwrap();
    let (before, entries) = (seen(&mut browser.table), browser.entries.len());
    let other = Seat(1 - seat.0);
    for (message, code) in [
        (
            json!({"type": "act", "client": "a", "version": version, "seat": seat, "action": occupied}),
            Refusal::Illegal,
        ),
        (
            json!({"type": "act", "client": "b", "version": version, "seat": seat, "action": "dance"}),
            Refusal::Unreadable,
        ),
        (
            json!({"type": "act", "client": "c", "version": version, "seat": other, "action": 0}),
            Refusal::NotYourSeat,
        ),
        (json!({"type": "end", "client": "d", "version": version, "seat": seat}), Refusal::NotYet),
        (json!({"type": "preview", "version": version, "seat": other, "action": 0}), Refusal::NotYourTurn),
        (json!({"type": "chat", "client": "f", "text": "hello"}), Refusal::NotYourSeat),
    ] {
        let messages = browser.send(message.clone());
        let [ServerMessage::Refused { code: found, .. }] = &messages[..] else {
            panic!("{message}: {messages:?}")
        };
        assert_eq!(*found, code, "{message}");
    }
    assert_eq!((seen(&mut browser.table), browser.entries.len()), (before, entries));

    let mut rng = stream(1, 1);
    let mut create = |plan: &NewTable| DeviceTable::create(plan, "Ann", 0, &mut rng).err();
    let open = plan("babylonia", vec![SeatPlan::Me, SeatPlan::Open]);
    assert!(matches!(create(&open), Some(DeviceError::OpenSeat)));
    let clock = NewTable { clock: Clock::Days { days: 1 }, ..plan("babylonia", vec![SeatPlan::Me; 1]) };
    assert!(matches!(create(&clock), Some(DeviceError::Clock)));
    assert!(create(&plan("chess", vec![SeatPlan::Me, SeatPlan::Me])).unwrap().to_string().contains("chess"));
    let damaged = [StoredEntry { body: "{".to_owned(), client: None }];
    assert!(DeviceTable::open(&browser.sheet, &damaged, 0).unwrap_err().to_string().contains("entry 1"));
}

#[test]
fn hints_and_previews_are_for_the_asked_seat() {
    let mut browser = Browser::new(&plan("amyitis", vec![SeatPlan::Me, SeatPlan::Bot { level: 1 }]), 6);
    let (version, seat, legal, _) = browser.asked().unwrap();
    let wanted = json!({"type": "hint", "version": version, "seat": seat});
    let job =
        browser.table.receive(serde_json::from_value(wanted.clone()).unwrap(), 0).unwrap().think.unwrap();
    assert!(job.hint && !job.shared, "a number of iterations gives the same hint everywhere");
    let hint = browser.send(wanted);
    let [ServerMessage::Hint { action, .. }] = &hint[..] else { panic!("{hint:?}") };
    assert!(legal.contains(&action.text().to_owned()));
    let action = ActionInput::Text(legal[0].clone());
    let preview = browser.table.receive(ClientMessage::Preview { version, seat, action }, 0).unwrap();
    assert!(matches!(preview.messages[..], [ServerMessage::Preview { .. }]));
}

#[test]
fn several_workers_decide_together() {
    let plan = plan("babylonia", vec![SeatPlan::Me, SeatPlan::Bot { level: 6 }]);
    // The lot decides who begins.
    let begin = |seed| DeviceTable::create(&plan, "Ann", 0, &mut stream(seed, 0)).unwrap().1.think;
    let job = (0..100).find_map(begin).unwrap();
    assert!(job.shared && !job.hint, "more workers find more in the same time");
    let think = |seed| {
        let calls = AtomicU64::new(0);
        let clock = || Duration::from_millis(100 * calls.fetch_add(1, Ordering::Relaxed));
        BotWorker::default().think(&job, seed, &clock, &mut || false).unwrap()
    };
    let decisions: Vec<_> = (1..=3).map(think).collect();
    let joined = Decided::join(&job, &decisions, 1).unwrap().unwrap();
    assert_eq!(joined.iterations, decisions.iter().map(|one| one.iterations).sum::<u32>());
    let visits = |action: u32| {
        let all = decisions.iter().flat_map(|one| &one.visits);
        all.filter(|one| one.action == action).map(|one| one.visits).sum::<u32>()
    };
    let most = decisions.iter().flat_map(|one| &one.visits).map(|one| visits(one.action)).max();
    assert_eq!(Some(visits(joined.action)), most);
    assert_eq!(joined.line[0], joined.action);
    assert_eq!(Decided::join(&job, &decisions[..1], 1).unwrap().as_ref(), Some(&decisions[0]));
    assert_eq!(Decided::join(&job, &[], 1).unwrap(), None);
}

#[test]
fn a_record_is_exported_imported_and_played_on() {
    for game in shinar_games::all().iter().map(|entry| entry.info.id) {
        let seats = vec![SeatPlan::Me, SeatPlan::Bot { level: 1 }];
        let mut browser = Browser::new(&plan(game, seats), 7);
        for _ in 0..6 {
            let (version, seat, legal, _) = browser.asked().unwrap();
            browser.act(seat, version, &legal[0], true);
        }
        let record = Record::parse(&browser.table.record().to_string()).unwrap();
        let mut rng = stream(8, 0);
        let (mut table, update) = DeviceTable::import(&record, 0, &mut rng).unwrap();
        assert_eq!(table.record().actions[..record.actions.len()], record.actions);
        let (again, first) = (table.info(), browser.table.info());
        let players = |info: &TableInfo| {
            info.seats.iter().map(|seat| (seat.name.clone(), seat.kind, seat.level)).collect::<Vec<_>>()
        };
        assert_eq!(players(&again), players(&first), "the same people and bots go on");
        assert_eq!(players(&shinar_play::replay::table(&record).unwrap()), players(&first));
        let sheet = update.sheet.unwrap();
        let mut again = DeviceTable::open(&sheet, &update.entries, 0).unwrap();
        assert_eq!(seen(&mut again), seen(&mut table), "{game}");
        let mut damaged = record;
        damaged.actions[0].1 = "dance".to_owned();
        let error = DeviceTable::import(&damaged, 0, &mut rng).unwrap_err().to_string();
        assert!(error.starts_with("action 1 (dance): "), "{error}");
    }
}
