//! What a table stores: its sheet in the first line, and an entry of its journal in each of the others.

use shinar_core::{Actor, play::stream};
use shinar_games::all;
use shinar_play::{JournalEntry, Match, Sheet};

use crate::seeds::{entry_texts, sheet};

/// How many decisions the journals of the seeds have.
const DECISIONS: u32 = 40;

/// Replays a journal. One that is accepted leads to the same match again, also from a snapshot.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines().map(str::to_owned);
    let Ok(sheet) = Sheet::parse(&lines.next().unwrap_or_default()) else { return };
    let written = sheet.to_text().unwrap();
    assert_eq!(Sheet::parse(&written).unwrap().to_text().unwrap(), written);
    let entries: Vec<_> = lines.collect();
    for text in &entries {
        if let Ok(entry) = JournalEntry::parse(text) {
            assert_eq!(JournalEntry::parse(&entry.to_text().unwrap()).unwrap(), entry);
        }
    }
    let Ok(game) = Match::replay(&sheet, None, &entries) else { return };
    let snapshot = game.snapshot().unwrap();
    let restored = Match::replay(&sheet, Some(&snapshot), &[]).unwrap();
    assert_eq!(restored.snapshot().unwrap(), snapshot);
    assert_eq!(restored.record(&sheet).to_string(), game.record(&sheet).to_string());
}

/// The beginning of a random match of every game.
pub fn seeds() -> Vec<String> {
    all().iter().map(|entry| journal(entry.info.id)).collect()
}

fn journal(game: &str) -> String {
    let mut rng = stream(1, 0);
    let sheet = sheet(game, &mut rng);
    let mut game = Match::new(&sheet).unwrap();
    let mut entries = entry_texts(&game.begin(0).unwrap().entries);
    for t in 0..u64::from(DECISIONS) {
        let t = t.cast_signed();
        let Actor::Seat(seat) = game.table.actor() else { break };
        let one = game.table.draw(&mut rng).unwrap();
        entries.extend(entry_texts(&game.act(seat, one, true, t).unwrap().entries));
    }
    std::iter::once(sheet.to_text().unwrap()).chain(entries).collect::<Vec<_>>().join("\n")
}
