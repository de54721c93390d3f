//! Records: reading and replaying them.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use shinar_core::{Heuristic, Record, cases::CaseGame, play, prelude::*, result_text};
use shinar_games::{Visitor, table_from_record};

use crate::{
    laws::{error_is_inside, for_every_game},
    seeds::states,
};

/// Reads a record as it is, and once more with corrected hashes, since hardly any change gets past the hashes.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    check_text(&text);
    check_text(&sealed(&text));
}

/// A record survives a round trip through its text; if it replays, the record of the replay leads to the same position.
fn check_text(text: &str) {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => return error_is_inside(text, &error),
    };
    let written = record.to_string();
    let again = Record::parse(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert_eq!(again.to_string(), written);
    assert_eq!((&again.game, again.players, &again.actions), (&record.game, record.players, &record.actions));
    let Ok(table) = table_from_record(&record) else { return };
    let own = table.record();
    let replayed = table_from_record(&own).unwrap_or_else(|error| panic!("{error} in\n{own}"));
    assert_eq!(replayed.setup_text(), table.setup_text());
    assert_eq!(replayed.steps(), record.actions.len());
}

/// The same record with correct hashes.
fn sealed(text: &str) -> String {
    let mut hash = Sha256::new();
    let mut out = String::new();
    for line in text.trim_end_matches('\n').split('\n').filter(|line| !line.starts_with("hash: ")) {
        let is_action = line.starts_with(|c: char| c.is_ascii_digit());
        let before = if is_action { line.rsplit_once(' ').map_or(line, |(before, _)| before) } else { line };
        // A line that ends with CR LF is read without them.
        let end = if is_action { None } else { before.strip_suffix('\r') };
        hash.update(end.unwrap_or(before).as_bytes());
        hash.update(b"\n");
        out.push_str(before);
        if is_action {
            out.push_str(" #");
            out.push_str(&hex(&hash)[..8]);
        }
        out.push('\n');
    }
    out.push_str("hash: ");
    out.push_str(&hex(&hash));
    out.push('\n');
    out
}

fn hex(hash: &Sha256) -> String {
    let mut hex = String::new();
    for byte in hash.clone().finalize() {
        write!(hex, "{byte:02x}").unwrap();
    }
    hex
}

/// Records of random games: a whole one of each game, and short ones from later positions.
pub fn seeds() -> Vec<String> {
    #[derive(Clone, Copy)]
    struct Seeds;
    impl Visitor for Seeds {
        type Out = Vec<String>;
        fn visit<G: CaseGame + Heuristic>(self) -> Vec<String> {
            let starts = states::<G>().into_iter().enumerate();
            let records = starts.map(|(number, mut state)| {
                let mut record = Record::new::<G>(&state, vec!["one".to_owned(), "two".to_owned()]);
                let mut rng = play::stream(7, number as u64);
                let most = if number == 0 { G::INFO.max_actions } else { 20 };
                for _ in 0..most {
                    let Some(action) = G::random_action(&state, &mut rng) else { break };
                    record.actions.push((state.actor(), action.to_string()));
                    G::apply_unchecked(&mut state, action, &mut ());
                }
                record.result = result_text::<G>(&state);
                record.to_string()
            });
            records.collect()
        }
    }
    for_every_game(Seeds).concat()
}
