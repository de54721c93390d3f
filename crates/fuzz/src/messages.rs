//! Messages of a client to a table: the request that creates it in the first line, then a message per line.

use shinar_core::{Actor, play::stream};
use shinar_games::all;
use shinar_play::{
    Match,
    api::{ActionInput, ClientMessage, NewTable},
    device::{DeviceTable, DeviceUpdate, StoredEntry},
};

use crate::seeds::{entry_texts, request, sheet};

/// How many decisions the conversations of the seeds have.
const DECISIONS: u32 = 12;

/// Sends messages to a table on this device. It answers each of them, and what it wants stored leads to the same game.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines();
    let Ok(plan) = serde_json::from_str::<NewTable>(lines.next().unwrap_or_default()) else { return };
    let Ok((mut table, update)) = DeviceTable::create(&plan, "Ann", 0, &mut stream(1, 0)) else { return };
    let mut stored = Stored::default();
    stored.keep(update);
    for line in lines {
        let Ok(message) = serde_json::from_str::<ClientMessage>(line) else { continue };
        let written = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ClientMessage>(&written).unwrap(), message);
        let update = table.receive(message, 0).unwrap();
        assert!(!update.messages.is_empty() || update.think.is_some(), "no answer to {line}");
        stored.keep(update);
    }
    let again = DeviceTable::open(&stored.sheet, &stored.entries, 0).unwrap();
    assert_eq!(again.record().to_string(), table.record().to_string());
}

#[derive(Default)]
struct Stored {
    sheet: String,
    entries: Vec<StoredEntry>,
}

impl Stored {
    fn keep(&mut self, update: DeviceUpdate) {
        serde_json::to_string(&update).unwrap();
        self.sheet = update.sheet.unwrap_or(std::mem::take(&mut self.sheet));
        self.entries.extend(update.entries);
    }
}

/// A conversation per game: every kind of message, and the beginning of a random game.
pub fn seeds() -> Vec<String> {
    all().iter().map(|entry| conversation(entry.info.id)).collect()
}

fn conversation(id: &str) -> String {
    let mut rng = stream(1, 0);
    let plan = request(id);
    // The table in `check` has the same seed, and so the same draws.
    let mut game = Match::new(&sheet(id, &mut rng)).unwrap();
    let mut version = entry_texts(&game.begin(0).unwrap().entries).len() as u64;
    let mut lines = vec![serde_json::to_string(&plan).unwrap()];
    let mut say = |message: &ClientMessage| lines.push(serde_json::to_string(message).unwrap());
    for number in 0..DECISIONS {
        let Actor::Seat(seat) = game.table.actor() else { break };
        let one = game.table.draw(&mut rng).unwrap();
        let action = ActionInput::Index(one.index() as u32);
        say(&ClientMessage::Preview { version, seat, action: action.clone() });
        say(&ClientMessage::Act { client: number.to_string(), version, seat, action, end: true });
        version += game.act(seat, one, true, 0).unwrap().entries.len() as u64;
        say(&ClientMessage::Hint { version, seat });
        say(&ClientMessage::End { client: format!("end {number}"), version, seat });
        say(&ClientMessage::Undo { client: format!("undo {number}"), version, seat });
        say(&ClientMessage::TakeBack { seat });
    }
    say(&ClientMessage::Chat { client: "chat".to_owned(), text: "Hello".to_owned() });
    say(&ClientMessage::Resync {});
    say(&ClientMessage::Ping {});
    lines.join("\n")
}
