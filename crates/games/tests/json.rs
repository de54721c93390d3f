//! The JSON of every game: a number never stands for a word, and no key may be given twice.
#![allow(missing_docs, clippy::unwrap_used)]

use serde_json::{Value, json};
use shinar_core::Seat;
use shinar_games::{Table, all, new_table, table_from_setup};

/// The pointers to all texts inside a value.
fn texts(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::String(_) => found.push(at.to_owned()),
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                texts(value, &format!("{at}/{index}"), found);
            }
        }
        Value::Object(object) => {
            for (key, value) in object {
                texts(value, &format!("{at}/{}", key.replace('~', "~0").replace('/', "~1")), found);
            }
        }
        _ => {}
    }
}

/// Replaces every text with small numbers. What is still read must be a number or a seat, which has both forms.
fn numbers_are_no_words(value: &Value, written_again: impl Fn(&Value) -> Option<Value>) {
    let mut places = Vec::new();
    texts(value, "", &mut places);
    for place in places {
        for number in 0..6_u8 {
            let mut changed = value.clone();
            *changed.pointer_mut(&place).unwrap() = json!(number);
            if let Some(written) = written_again(&changed) {
                let here = written.pointer(&place);
                let is_seat = |value: &Value| *value == json!(Seat(number).to_string());
                assert!(
                    here.is_none_or(|value| value.is_number() || is_seat(value)),
                    "{number} at {place} was read as {here:?}"
                );
            }
        }
    }
}

fn position(table: &dyn Table) -> Value {
    serde_json::from_str(table.setup().get()).unwrap()
}

#[test]
fn a_number_never_stands_for_a_word() {
    for id in all().iter().map(|entry| entry.info.id) {
        let mut table = new_table(id, 3, &[], Vec::new()).unwrap();
        let mut rng = shinar_core::play::stream(4, 0);
        for step in 0..120 {
            for one in table.legal().iter().step_by(7) {
                let action = serde_json::to_value(one).unwrap()["action"].take();
                numbers_are_no_words(&action, |action| {
                    let read = table.read(action).ok()?;
                    Some(serde_json::to_value(read).unwrap()["action"].take())
                });
            }
            if step % 40 == 39 {
                numbers_are_no_words(&position(table.as_ref()), |setup| {
                    let table = table_from_setup(id, &setup.to_string(), Vec::new()).ok()?;
                    Some(position(table.as_ref()))
                });
            }
            let Some(drawn) = table.draw(&mut rng) else { break };
            table.play(drawn).unwrap();
        }
    }
}

#[test]
fn an_action_is_an_object_and_says_what_is_wrong_with_it() {
    let table = new_table("babylonia", 2, &[], Vec::new()).unwrap();
    let message = |action: Value| table.read(&action).unwrap_err().to_string();
    let place = |kind: Value, hex: Value| json!({"action": "place", "kind": kind, "hex": hex});
    assert!(table.read(&place(json!("farmer"), json!("3,3"))).is_ok());
    assert!(
        message(place(json!("farmer"), json!(3))).contains("`hex`: "),
        "{}",
        message(place(json!("farmer"), json!(3)))
    );
    assert!(message(place(json!("goat"), json!("3,3"))).contains("`kind`: expected one of `merchant`"));
    assert!(message(json!({"action": 1})).contains("`action`: expected a word, found 1"));
    assert!(message(json!(["place", "farmer", "3,3"])).contains("expected an object, found a list"));
}

#[test]
fn a_position_gives_no_key_twice() {
    let refused = |position: &str| {
        table_from_setup("babylonia", position, Vec::new()).map(|_| ()).unwrap_err().to_string()
    };
    let twice = refused(r#"{"tokens": {"2,4": "p1", "2,4": "m2"}}"#);
    assert_eq!(twice, "line 1, column 30: `2,4` is given twice");
    for (game, position, key) in [
        ("amyitis", r#"{"canals": {"31-32": "1", "32-31": "2"}}"#, "31-32"),
        ("amyitis", "canals=31-32:1;32-31:2", "31-32"),
        ("tigris", r#"{"monuments": {"red/blue": "(6,4)", "blue/red": "(9,4)"}}"#, "red/blue"),
    ] {
        let error = table_from_setup(game, position, Vec::new()).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(&format!("{key} is given twice")), "{position}: {error}");
    }
    let typed = refused(r#"{"seats": [{"stand": 5}, {}]}"#);
    assert!(typed.contains("`seats[0].stand`: expected a text, found 5"), "{typed}");
    let typed = refused(r#"{"players": "two"}"#);
    assert!(
        typed.contains("`players`: expected a whole number from 0 to 255, found the text \"two\""),
        "{typed}"
    );
}
