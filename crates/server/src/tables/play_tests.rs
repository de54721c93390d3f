//! Tests of the match: what the log says is what happened.

use rand::RngExt;
use serde_json::json;
use shinar_core::{Actor, Observer, Seat, play::stream};
use shinar_games::{Listener, Turn, Words};

use super::{Advance, Entry, Match, Sheet, entry::Logged, make};
use crate::{
    api::{ActionInput, Clock, EndReason, NewTable, PersonId, Refusal, SeatPlan},
    store::PersonRow,
};

fn sheet(game: &str, seats: Vec<SeatPlan>, clock: Clock) -> Sheet {
    let maker =
        PersonRow { id: PersonId("ann".to_owned()), name: "Ann".to_owned(), login: None, password: None };
    let wish = NewTable {
        game: game.to_owned(),
        players: seats.len() as u8,
        rules_version: None,
        options: Default::default(),
        seats,
        public: true,
        clock,
        stand_in: 2,
        contribution: None,
    };
    make(&wish, &maker, 0).unwrap()
}

fn people(number: usize) -> Vec<SeatPlan> {
    let local = |number| SeatPlan::Local { name: format!("player {number}") };
    [SeatPlan::Me].into_iter().chain((1..number).map(local)).collect()
}

/// Everything that can be seen of a match.
fn seen(game: &Match) -> String {
    let observers = Observer::all(game.table.players());
    let views: Vec<_> = observers.map(|observer| game.table.view(observer).get().to_owned()).collect();
    format!(
        "{:?} {} {:?} {:?} {} {}",
        game,
        game.table.setup_text(),
        views,
        game.clocks,
        game.table.record(),
        game.may_undo()
    )
}

/// Plays at random with hand-overs, undos, stand-ins and take-backs; returns the log.
fn played(game: &mut Match, seed: u64, steps: usize) -> Vec<Entry> {
    let mut rng = stream(seed, 1);
    let mut log = game.begin(1000).unwrap().entries;
    for t in (2000..).step_by(700).take(steps) {
        let Some(seat) = game.asked() else { break };
        let steps = game.table.steps();
        let advance = match rng.random_range(0..10) {
            0 if game.may_undo() => game.undo(seat, t),
            1 if !game.is_automatic(seat) => game.stand_in(seat, true, t),
            _ if game.is_automatic(seat) => game.stand_in(seat, false, t),
            _ if game.must_end() => game.end(seat, t),
            _ => {
                let action = game.table.draw(&mut rng).unwrap();
                game.act(seat, action, rng.random(), t)
            }
        };
        let Advance { entries, since } = advance.unwrap();
        assert!(since <= steps && since <= game.table.steps());
        assert_eq!(
            steps - since,
            usize::from(entries.iter().any(|entry| matches!(entry, Entry::Undo { .. })))
        );
        log.extend(entries);
    }
    log
}

#[test]
fn a_match_is_the_replay_of_its_log() {
    for entry in shinar_games::all() {
        for players in entry.info.players() {
            let clock = Clock::Minutes { minutes: 3, increment_seconds: 5 };
            let sheet = sheet(entry.info.id, people(players.into()), clock);
            let mut game = Match::new(&sheet).unwrap();
            let log = played(&mut game, players.into(), 300);
            let texts: Vec<_> = log.iter().map(Entry::to_text).collect();
            assert_eq!(game.version(), log.len() as u64);
            let again = Match::replay(&sheet, None, &texts).unwrap();
            assert_eq!(seen(&again), seen(&game), "{}", entry.info.id);
            // A snapshot anywhere leads to the same.
            for at in [0, 1, log.len() / 3, log.len() - 1, log.len()] {
                let before = Match::replay(&sheet, None, &texts[..at]).unwrap().snapshot();
                let again = Match::replay(&sheet, Some(&before), &texts[at..]).unwrap();
                assert_eq!(seen(&again), seen(&game), "{} from {at}", entry.info.id);
            }
        }
    }
}

#[test]
fn taking_back_leads_to_the_same_position() {
    for entry in shinar_games::all() {
        let sheet = sheet(entry.info.id, people(2), Clock::None);
        let mut game = Match::new(&sheet).unwrap();
        let mut rng = stream(5, 2);
        let _ = game.begin(0).unwrap();
        for _ in 0..60 {
            let Some(seat) = game.asked() else { break };
            let (position, steps) = (game.table.setup_text(), game.table.steps());
            let action = game.table.draw(&mut rng).unwrap();
            let _ = game.act(seat, action, false, 0).unwrap();
            assert!(game.may_undo());
            let _ = game.undo(seat, 0).unwrap();
            assert_eq!((game.table.setup_text(), game.table.steps()), (position, steps));
            assert_eq!(game.asked(), Some(seat));
            let _ = game.act(seat, action, true, 0).unwrap();
            // Whatever was drawn or decided since cannot be taken back by who acted before.
            if game.asked() != Some(seat) && !game.is_over() {
                assert_eq!(game.undo(seat, 0).unwrap_err().code, Refusal::NotYourTurn);
                assert!(!game.may_undo());
            }
        }
    }
}

/// No decision tells its own seat something that it could not know before: only draws do, and they end what can be undone.
#[test]
fn only_chance_reveals() {
    for entry in shinar_games::all() {
        let sheet = sheet(entry.info.id, people(2), Clock::None);
        let mut game = Match::new(&sheet).unwrap();
        let mut rng = stream(9, 3);
        let _ = game.begin(0).unwrap();
        for _ in 0..150 {
            let Some(seat) = game.asked() else { break };
            let action = game.table.draw(&mut rng).unwrap();
            let foreseen = game.table.preview(seat, action, Words::English, &mut rng).unwrap();
            let steps = game.table.steps();
            let _ = game.act(seat, action, false, 0).unwrap();
            let heard = game.table.heard(steps, Listener::One(Observer::Seat(seat)), Words::English);
            let texts =
                |heard: &[shinar_games::Heard]| heard.iter().map(|h| h.text.clone()).collect::<Vec<_>>();
            assert_eq!(texts(&foreseen.heard), texts(&heard), "{}: {action}", entry.info.id);
            assert_eq!(foreseen.scores, game.table.scores());
            if game.must_end() {
                let _ = game.end(seat, 0).unwrap();
            }
        }
    }
}

#[test]
fn the_table_holds_until_the_seat_hands_over() {
    let sheet = sheet("babylonia", people(2), Clock::None);
    let mut game = Match::new(&sheet).unwrap();
    let _ = game.begin(0).unwrap();
    let seat = game.asked().unwrap();
    let other = seat.next(2);
    assert_eq!(game.end(seat, 0).unwrap_err().code, Refusal::NotYet);
    assert_eq!(game.undo(seat, 0).unwrap_err().code, Refusal::NothingToUndo);
    let written = |text: &str| ActionInput::Text(text.to_owned());
    assert_eq!(game.read(other, &written("finish")).unwrap_err().code, Refusal::NotYourTurn);
    let unknown = game.read(seat, &written("dance")).unwrap_err();
    assert_eq!((unknown.code, unknown.ruling), (Refusal::Unreadable, None));
    let mut rng = stream(1, 1);
    while !game.must_end() {
        let action = game.table.draw(&mut rng).unwrap();
        let _ = game.act(seat, action, false, 0).unwrap();
    }
    // Everything is decided, but nothing is drawn and the other is not asked.
    let steps = game.table.steps();
    assert_eq!(game.asked(), Some(seat));
    let action = game.table.legal()[0];
    assert_eq!(game.act(seat, action, false, 0).unwrap_err().code, Refusal::MustEnd);
    assert_eq!(game.table.steps(), steps);
    let Advance { entries, since } = game.end(seat, 0).unwrap();
    assert_eq!(since, steps);
    assert!(matches!(entries[0], Entry::End { .. }));
    assert!(entries[1..].iter().all(|entry| matches!(entry, Entry::Chance { .. })));
    assert_eq!((game.asked(), game.may_undo(), game.turn()), (Some(other), false, 1));
    let finish = game.read(other, &written("finish")).unwrap();
    let refused = game.act(other, finish, false, 0).unwrap_err();
    assert_eq!((refused.code, refused.ruling.is_some()), (Refusal::Illegal, true));
}

#[test]
fn who_runs_out_of_time_is_replaced() {
    let clock = Clock::Minutes { minutes: 1, increment_seconds: 0 };
    let sheet = sheet("tigris", people(3), clock);
    let mut game = Match::new(&sheet).unwrap();
    let _ = game.begin(1000).unwrap();
    let seat = game.asked().unwrap();
    assert_eq!(game.clocks.deadline(), Some((seat, 61_000)));
    let _ = game.stand_in(seat, true, 61_000).unwrap();
    assert!(game.is_automatic(seat));
    assert_eq!(game.clocks.deadline(), None);
    let _ = game.stand_in(seat, false, 62_000).unwrap();
    assert_eq!(game.clocks.deadline(), Some((seat, 122_000)));
}

#[test]
fn giving_up_ends_a_game_of_two() {
    let sheet = sheet("amyitis", people(2), Clock::None);
    let mut game = Match::new(&sheet).unwrap();
    let _ = game.begin(0).unwrap();
    let _ = game.resign(Seat(0), 0).unwrap();
    assert!(game.is_over());
    assert_eq!(game.asked(), None);
    let ranks: Vec<_> = game.result().iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [2, 1]);
    let record = game.record(&sheet);
    assert_eq!(record.ended.as_deref(), Some("P1 resigned"));
    assert_eq!(game.end_reason(), Some(EndReason::Resigned { seats: vec![Seat(0)] }));
    assert!(shinar_core::Record::parse(&record.to_string()).is_ok());
    assert_eq!(game.resign(Seat(1), 0).unwrap_err().code, Refusal::NotRunning);
}

#[test]
fn giving_up_in_a_larger_game_lets_a_bot_play_on() {
    let mut seats = people(2);
    seats.push(SeatPlan::Bot { level: 1 });
    let sheet = sheet("babylon", seats, Clock::None);
    let mut game = Match::new(&sheet).unwrap();
    let _ = game.begin(0).unwrap();
    let _ = game.resign(Seat(0), 0).unwrap();
    assert!(!game.is_over() && game.is_automatic(Seat(0)));
    assert_eq!(game.stand_in(Seat(0), false, 0).unwrap_err().code, Refusal::NotRunning);
    assert!(matches!(game.table.actor(), Actor::Seat(_)));
    // The last person gives up: nobody is left to play for.
    let _ = game.resign(Seat(1), 0).unwrap();
    assert!(game.is_over());
    assert_eq!(game.result()[2].rank, 1);
}

/// A log that names actions by their texts, as the first version wrote it, is the same match; so is one with both.
#[test]
fn old_logs_are_read() {
    for entry in shinar_games::all() {
        let sheet = sheet(entry.info.id, people(2), Clock::None);
        let mut game = Match::new(&sheet).unwrap();
        let log = played(&mut game, 3, 120);
        let texts: Vec<_> = log.iter().map(Entry::to_text).collect();
        assert!(texts.iter().all(|text| !text.contains(r#""a":"#)), "{}", entry.info.id);
        let old: Vec<_> = log
            .iter()
            .map(|entry| {
                let named = |action: &Logged| match action {
                    Logged::Index(index) => {
                        Logged::Text(game.table.move_at(*index).unwrap().text().to_owned())
                    }
                    Logged::Text(_) => panic!("a new entry has no text"),
                };
                let old = match entry {
                    Entry::Chance { action } => Entry::Chance { action: named(action) },
                    Entry::Act { s, action, end, t } => {
                        Entry::Act { s: *s, action: named(action), end: *end, t: *t }
                    }
                    other => other.clone(),
                };
                old.to_text()
            })
            .collect();
        assert!(old.iter().all(|text| !text.contains(r#""i":"#)));
        let mixed: Vec<_> = old[..old.len() / 2].iter().chain(&texts[old.len() / 2..]).cloned().collect();
        for log in [old, mixed] {
            assert_eq!(seen(&Match::replay(&sheet, None, &log).unwrap()), seen(&game), "{}", entry.info.id);
        }
    }
}

#[test]
fn snapshots_of_the_first_version_are_read() {
    let sheet = sheet("tigris", people(2), Clock::None);
    let mut game = Match::new(&sheet).unwrap();
    let _ = played(&mut game, 1, 40);
    let mut old: serde_json::Value = serde_json::from_str(&game.snapshot()).unwrap();
    let facts = old["facts"].as_object_mut().unwrap();
    facts.remove("acted_in_turn_of");
    facts.insert("bots".to_owned(), json!([false, false, false, false]));
    let again = Match::replay(&sheet, Some(&old.to_string()), &[]).unwrap();
    assert_eq!(again.table.setup_text(), game.table.setup_text());
    assert_eq!((again.version(), again.asked()), (game.version(), game.asked()));
}

/// Sheets of the first version said what the log says, too.
#[test]
fn sheets_of_the_first_version_are_read() {
    let sheet = sheet("babylon", people(2), Clock::None);
    let mut old: serde_json::Value = serde_json::from_str(&sheet.row().body).unwrap();
    old["result"] = json!(null);
    old["end_reason"] = json!("P2 resigned");
    for seat in old["seats"].as_array_mut().unwrap() {
        seat["stand_in"] = json!(false);
        seat["resigned"] = json!(true);
    }
    let read = Sheet::parse(&old.to_string()).unwrap();
    assert_eq!(read.row().body, sheet.row().body);
}

/// Text and the action's own shape are the same move; whatever else is refused in words.
#[test]
fn actions_are_read_in_both_forms() {
    for entry in shinar_games::all() {
        let sheet = sheet(entry.info.id, people(2), Clock::None);
        let mut game = Match::new(&sheet).unwrap();
        let _ = game.begin(0).unwrap();
        let seat = game.asked().unwrap();
        for one in game.table.legal() {
            let action = serde_json::to_value(one).unwrap()["action"].take();
            assert_eq!(game.read(seat, &ActionInput::Text(one.text().to_owned())), Ok(one));
            assert_eq!(game.read(seat, &ActionInput::Structured(action)), Ok(one));
        }
        for wrong in [json!({}), json!(null), json!({"action": "dance"}), json!([[[]]])] {
            let refused = game.read(seat, &ActionInput::Structured(wrong)).unwrap_err();
            assert_eq!(refused.code, Refusal::Unreadable);
            assert!(refused.message.starts_with("no action of"), "{}", refused.message);
        }
    }
}

/// A turn ends where another one begins, also after draws; an answer in somebody else's turn ends none.
#[test]
fn handing_over_ends_a_turn_or_not() {
    for entry in shinar_games::all() {
        let (mut ends, mut answers) = (0, 0);
        for seed in 0..4 {
            let sheet = sheet(entry.info.id, people(2), Clock::None);
            let mut game = Match::new(&sheet).unwrap();
            let mut rng = stream(seed, 9);
            let _ = game.begin(0).unwrap();
            for _ in 0..400 {
                let Some(seat) = game.asked() else { break };
                assert!(!game.ends_turn(), "nothing is to be handed over");
                let before = game.table.turn();
                let action = game.table.draw(&mut rng).unwrap();
                let _ = game.act(seat, action, false, 0).unwrap();
                if !game.must_end() {
                    continue;
                }
                let ended = game.ends_turn();
                let _ = game.end(seat, 0).unwrap();
                let after = game.table.turn();
                let own = before == Turn::Of(seat);
                assert_eq!(
                    ended,
                    after == Turn::Over || (own && after != before),
                    "{} {action}",
                    entry.info.id
                );
                ends += usize::from(ended);
                answers += usize::from(!ended);
            }
        }
        assert!(ends > 5, "{}: {ends}", entry.info.id);
        // In wars the other side answers.
        assert!(entry.info.id != "tigris" || answers > 5, "{answers}");
    }
}
