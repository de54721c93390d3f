//! Tests of the match: replaying the journal leads to the same match.

use rand::RngExt;
use serde_json::json;
use shinar_core::{Actor, Observer, Seat, play::stream};
use shinar_games::{Perspective, Turn, Words};

use crate::{
    Advance, JournalEntry, Match, MatchError, Player, Sheet,
    api::{ActionInput, Clock, EndReason, NewTable, PersonId, Refusal, SeatPlan},
    journal::JournalAction,
};

fn sheet(game: &str, seats: Vec<SeatPlan>, clock: Clock) -> Sheet {
    let maker = Player { id: PersonId("ann".to_owned()), name: "Ann".to_owned(), account: false };
    let request = NewTable {
        game: game.to_owned(),
        players: seats.len() as u8,
        rules_version: None,
        options: Default::default(),
        seats,
        public: true,
        clock,
        stand_in: 2,
        hints: false,
        rated: false,
        rated_bots: false,
        contribution: None,
        contribute_later: false,
    };
    Sheet::make(&request, &maker, 0, &mut stream(0, 0)).unwrap()
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

/// Plays at random with hand-overs, undos, stand-ins and returns; returns the journal.
fn played(game: &mut Match, seed: u64, steps: usize) -> Vec<JournalEntry> {
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
            usize::from(entries.iter().any(|entry| matches!(entry, JournalEntry::Undo { .. })))
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
            let texts: Vec<_> = log.iter().map(|entry| entry.to_text().unwrap()).collect();
            assert_eq!(game.version(), log.len() as u64);
            let again = Match::replay(&sheet, None, &texts).unwrap();
            assert_eq!(seen(&again), seen(&game), "{}", entry.info.id);
            // A snapshot at any point leads to the same match.
            for at in [0, 1, log.len() / 3, log.len() - 1, log.len()] {
                let before = Match::replay(&sheet, None, &texts[..at]).unwrap().snapshot().unwrap();
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
            // Once something was drawn or decided, the previous player cannot undo.
            if game.asked() != Some(seat) && !game.is_over() {
                assert_eq!(game.undo(seat, 0).unwrap_err().code, Refusal::NotYourTurn);
                assert!(!game.may_undo());
            }
        }
    }
}

/// A decision never reveals anything new to its own seat: only draws do, and they cannot be undone.
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
            let heard = game.table.events(steps, Perspective::One(Observer::Seat(seat)), Words::English);
            let texts = |heard: &[shinar_games::ObservedEvent]| {
                heard.iter().map(|h| h.text.clone()).collect::<Vec<_>>()
            };
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
    // Everything is decided, but nothing is drawn and the other player is not asked.
    let steps = game.table.steps();
    assert_eq!(game.asked(), Some(seat));
    let action = game.table.legal()[0];
    assert_eq!(game.act(seat, action, false, 0).unwrap_err().code, Refusal::MustEnd);
    assert_eq!(game.table.steps(), steps);
    let Advance { entries, since } = game.end(seat, 0).unwrap();
    assert_eq!(since, steps);
    assert!(matches!(entries[0], JournalEntry::End { .. }));
    assert!(entries[1..].iter().all(|entry| matches!(entry, JournalEntry::Chance { .. })));
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
    assert_eq!(game.deadline(), None);
    // The bot makes the move that was late; until then the seat cannot be taken back.
    let refused = game.stand_in(seat, false, 62_000).unwrap_err();
    assert_eq!(refused.code, Refusal::NotYet);
    assert!(game.is_automatic(seat) && game.deadline().is_none());
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
    // The last person resigns: only bots are left.
    let _ = game.resign(Seat(1), 0).unwrap();
    assert!(game.is_over());
    assert_eq!(game.result()[2].rank, 1);
}

/// A journal that names actions by their texts, as the first version wrote it, is the same match; so is a mixed one.
#[test]
fn old_logs_are_read() {
    for entry in shinar_games::all() {
        let sheet = sheet(entry.info.id, people(2), Clock::None);
        let mut game = Match::new(&sheet).unwrap();
        let log = played(&mut game, 3, 120);
        let texts: Vec<_> = log.iter().map(|entry| entry.to_text().unwrap()).collect();
        assert!(texts.iter().all(|text| !text.contains(r#""a":"#)), "{}", entry.info.id);
        let old: Vec<_> = log
            .iter()
            .map(|entry| {
                let named = |action: &JournalAction| match action {
                    JournalAction::Index(index) => {
                        JournalAction::Text(game.table.move_at(*index).unwrap().text().to_owned())
                    }
                    JournalAction::Text(_) => panic!("a new entry has no text"),
                };
                let old = match entry {
                    JournalEntry::Chance { action } => JournalEntry::Chance { action: named(action) },
                    JournalEntry::Act { s, action, end, t } => {
                        JournalEntry::Act { s: *s, action: named(action), end: *end, t: *t }
                    }
                    other => other.clone(),
                };
                old.to_text().unwrap()
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
    let mut old: serde_json::Value = serde_json::from_str(&game.snapshot().unwrap()).unwrap();
    let facts = old["facts"].as_object_mut().unwrap();
    facts.remove("acted_in_turn_of");
    facts.insert("bots".to_owned(), json!([false, false, false, false]));
    let again = Match::replay(&sheet, Some(&old.to_string()), &[]).unwrap();
    assert_eq!(again.table.setup_text(), game.table.setup_text());
    assert_eq!((again.version(), again.asked()), (game.version(), game.asked()));
}

/// Sheets of the first version also contained what follows from the journal.
#[test]
fn sheets_of_the_first_version_are_read() {
    let sheet = sheet("babylon", people(2), Clock::None);
    let mut old: serde_json::Value = serde_json::from_str(&sheet.to_text().unwrap()).unwrap();
    old["result"] = json!(null);
    old["end_reason"] = json!("P2 resigned");
    for seat in old["seats"].as_array_mut().unwrap() {
        seat["stand_in"] = json!(false);
        seat["resigned"] = json!(true);
    }
    let read = Sheet::parse(&old.to_string()).unwrap();
    assert_eq!(read.to_text().unwrap(), sheet.to_text().unwrap());
}

/// Text and structured form are the same move; anything else is refused with an explanation.
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

/// A turn ends where another one begins, even after draws; a response in another player's turn ends none.
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
        // In wars the other side responds.
        assert!(entry.info.id != "tigris" || answers > 5, "{answers}");
    }
}

/// A journal that cannot have been written is an error, never another match.
#[test]
fn damaged_journals_are_refused() {
    let sheet = sheet("babylonia", people(2), Clock::None);
    let mut game = Match::new(&sheet).unwrap();
    let texts: Vec<_> = played(&mut game, 1, 60).iter().map(|entry| entry.to_text().unwrap()).collect();
    let number = texts.len() + 1;
    let with = |last: &str| {
        let journal: Vec<_> = texts.iter().cloned().chain([last.to_owned()]).collect();
        Match::replay(&sheet, None, &journal).unwrap_err().to_string()
    };
    for (last, message) in [
        ("", "unreadable journal entry"),
        ("{}", "unreadable journal entry"),
        (r#"{"e":"chance","i":123456789}"#, "is impossible: the game has no action 123456789"),
        (r#"{"e":"resign","s":3,"t":1}"#, "is impossible: there is no seat 3"),
    ] {
        let error = with(last);
        assert!(error.contains(message) && error.contains(&number.to_string()), "{last:?}: {error}");
    }
    let first = vec![texts[0].clone(), r#"{"e":"undo","s":0,"t":1}"#.to_owned()];
    let error = Match::replay(&sheet, None, &first).unwrap_err().to_string();
    assert_eq!(error, "journal entry 2 is impossible: there is nothing to undo");
}

#[test]
fn damaged_snapshots_are_refused() {
    let sheet = sheet("tigris", people(2), Clock::Days { days: 1 });
    let mut game = Match::new(&sheet).unwrap();
    let _ = played(&mut game, 1, 40);
    let good: serde_json::Value = serde_json::from_str(&game.snapshot().unwrap()).unwrap();
    let damaged = |place: &str, value: serde_json::Value| {
        let mut damaged = good.clone();
        *damaged.pointer_mut(place).unwrap() = value;
        Match::replay(&sheet, Some(&damaged.to_string()), &[]).unwrap_err()
    };
    assert!(matches!(Match::replay(&sheet, Some("{"), &[]), Err(MatchError::Snapshot(_))));
    assert!(matches!(damaged("/clocks/running", json!([9, 0])), MatchError::Snapshot(_)));
    assert!(matches!(damaged("/facts/versions", json!([])), MatchError::Versions { versions: 0, .. }));
    assert!(matches!(damaged("/table/position", json!("nonsense")), MatchError::Table(_)));
}

#[test]
fn leaving_and_coming_back_brings_no_time() {
    const HOUR: i64 = 3_600_000;
    for (clock, all) in
        [(Clock::Days { days: 1 }, 24 * HOUR), (Clock::Minutes { minutes: 60, increment_seconds: 600 }, HOUR)]
    {
        let sheet = sheet("tigris", people(2), clock);
        let mut game = Match::new(&sheet).unwrap();
        let _ = game.begin(0).unwrap();
        let seat = game.asked().unwrap();
        assert_eq!(game.deadline(), Some((seat, all)));
        for t in 1..=6 {
            let _ = game.stand_in(seat, true, t * 100_000).unwrap();
            // The bot decides without a clock, but that of the player goes on.
            assert_eq!(game.deadline(), None);
            let _ = game.stand_in(seat, false, t * 100_000 + 50_000).unwrap();
            assert_eq!(game.deadline(), Some((seat, all)), "{clock:?}");
        }
        // Once the time is out, the bot moves before the player can come back.
        let _ = game.stand_in(seat, true, all).unwrap();
        for _ in 0..3 {
            let early = game.stand_in(seat, false, all + 10).unwrap_err();
            assert_eq!(early.code, Refusal::NotYet);
        }
        let mut rng = stream(1, 1);
        while game.asked() == Some(seat) {
            let action = game.table.draw(&mut rng).unwrap();
            let _ = game.act(seat, action, true, all + 1000).unwrap();
        }
        let _ = game.stand_in(seat, false, all + 2000).unwrap();
        let left = game.clocks.shown(2, all + 2000)[seat.index()].remaining_ms;
        let expected = match clock {
            Clock::Minutes { .. } => 60_000,
            Clock::Days { .. } | Clock::None => all,
        };
        assert_eq!(left, expected);
    }
}

#[test]
fn a_game_among_bots_can_be_abandoned() {
    let bots = vec![SeatPlan::Bot { level: 1 }, SeatPlan::Bot { level: 1 }];
    let sheet = sheet("babylonia", bots, Clock::None);
    let mut game = Match::new(&sheet).unwrap();
    let mut log = game.begin(0).unwrap().entries;
    log.extend(game.abandon(5).unwrap().entries);
    assert!(game.is_over() && game.asked().is_none() && !game.must_end());
    assert_eq!(game.end_reason(), Some(EndReason::Abandoned));
    assert_eq!(game.record(&sheet).ended.as_deref(), Some("abandoned"));
    assert!(game.abandon(6).is_err());
    let texts: Vec<_> = log.iter().map(|entry| entry.to_text().unwrap()).collect();
    assert_eq!(seen(&Match::replay(&sheet, None, &texts).unwrap()), seen(&game));
    let snapshot = game.snapshot().unwrap();
    assert_eq!(Match::replay(&sheet, Some(&snapshot), &[]).unwrap().end_reason(), Some(EndReason::Abandoned));
}

#[test]
fn in_a_rated_game_nothing_is_taken_back() {
    let mut rated = sheet("babylonia", people(2), Clock::Days { days: 1 });
    for is_rated in [false, true] {
        rated.rated = is_rated;
        let mut game = Match::new(&rated).unwrap();
        let _ = game.begin(0).unwrap();
        let seat = game.asked().unwrap();
        let first = game.table.legal().remove(0);
        let _ = game.act(seat, first, false, 1).unwrap();
        assert_eq!(game.may_undo(), !is_rated);
        match game.undo(seat, 2) {
            Ok(_) => assert!(!is_rated),
            Err(refused) => assert!(is_rated && refused.code == Refusal::NothingToUndo, "{refused:?}"),
        }
    }
}

/// A vacation is an entry like any other: after a replay the clocks are the same, and a bot takes over no earlier.
#[test]
fn vacations_are_replayed() {
    const DAY: i64 = 86_400_000;
    let sheet = sheet("babylonia", people(2), Clock::Days { days: 1 });
    let mut game = Match::new(&sheet).unwrap();
    let mut log = game.begin(0).unwrap().entries;
    let seat = game.asked().unwrap();
    log.extend(game.set_vacation(seat, DAY / 2, 5 * DAY, DAY / 4).unwrap().entries);
    assert_eq!(game.deadline(), Some((seat, 11 * DAY / 2)));
    // What is known already is no news.
    assert_eq!(game.set_vacation(seat, DAY / 2, 5 * DAY, DAY).unwrap().entries, []);
    log.extend(game.set_vacation(seat, DAY / 2, 2 * DAY, 2 * DAY).unwrap().entries);
    assert_eq!(game.deadline(), Some((seat, 5 * DAY / 2)));
    let texts: Vec<_> = log.iter().map(|entry| entry.to_text().unwrap()).collect();
    for at in 0..=texts.len() {
        let before = Match::replay(&sheet, None, &texts[..at]).unwrap().snapshot().unwrap();
        let again = Match::replay(&sheet, Some(&before), &texts[at..]).unwrap();
        assert_eq!(
            (again.deadline(), again.clocks.shown(2, 3 * DAY)),
            (game.deadline(), game.clocks.shown(2, 3 * DAY))
        );
    }
}

/// The last decision is the player's own: what a bot decides in their place is news to them.
#[test]
fn the_last_decision_is_known() {
    let sheet = sheet("babylonia", people(2), Clock::None);
    let mut game = Match::new(&sheet).unwrap();
    let mut log = game.begin(0).unwrap().entries;
    let seat = game.asked().unwrap();
    assert_eq!(game.decided(&[seat]), None);
    let first = game.table.move_at(game.table.legal_indices()[0] as usize).unwrap();
    log.extend(game.act(seat, first, false, 0).unwrap().entries);
    let decided = game.decided(&[seat]);
    assert_eq!(decided, Some(game.version()));
    // What is drawn when the turn is over belongs to it.
    while game.asked() == Some(seat) {
        let advance = match game.must_end() {
            true => game.end(seat, 0),
            false => {
                let next = game.table.draw(&mut stream(1, 1)).unwrap();
                game.act(seat, next, true, 0)
            }
        };
        log.extend(advance.unwrap().entries);
    }
    assert!(log.iter().rev().take(3).any(|entry| matches!(entry, JournalEntry::Chance { .. })));
    let decided = game.decided(&[seat]);
    assert_eq!(decided, Some(game.version()));
    let other = game.asked().unwrap();
    log.extend(game.stand_in(other, true, 0).unwrap().entries);
    let next = game.table.draw(&mut stream(1, 2)).unwrap();
    log.extend(game.act(other, next, true, 0).unwrap().entries);
    assert_eq!((game.decided(&[seat]), game.decided(&[other])), (decided, None));
    log.extend(game.stand_in(seat, true, 0).unwrap().entries);
    if game.asked() == Some(seat) {
        let next = game.table.draw(&mut stream(1, 1)).unwrap();
        log.extend(game.act(seat, next, true, 0).unwrap().entries);
    }
    assert!(game.version() > decided.unwrap() && game.decided(&[seat]) == decided);
    let texts: Vec<_> = log.iter().map(|entry| entry.to_text().unwrap()).collect();
    assert_eq!(Match::replay(&sheet, None, &texts).unwrap().decided(&[seat]), decided);
}
