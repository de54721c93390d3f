//! The shape of messages: their fields, and how values are written.

use serde::Serialize;
use serde_json::{Value, json};
use shinar_core::{Event, Game, Seat};

pub(crate) fn same(message: &Value, expected: &Value) -> Result<(), String> {
    match message == expected {
        true => Ok(()),
        false => Err(format!("it is\n{message}\nand should be\n{expected}")),
    }
}

pub(crate) fn version(value: &Value) -> Result<usize, String> {
    value["version"].as_u64().map(|version| version as usize).ok_or_else(|| "no version".to_owned())
}

pub(crate) fn flag(value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("{value} is no flag"))
}

pub(crate) fn word<'a>(value: &'a Value, words: &[&str]) -> Result<&'a str, String> {
    value.as_str().filter(|word| words.contains(word)).ok_or_else(|| format!("{value} is no word for this"))
}

pub(crate) fn own_seat(seats: &[Seat], message: &Value) -> Result<Seat, String> {
    let seat = message["seat"].as_u64().map(|seat| Seat(seat as u8));
    seat.filter(|seat| seats.contains(seat)).ok_or_else(|| "it is for another seat".to_owned())
}

pub(crate) fn keys_are(value: &Value, always: &[&str], perhaps: &[&str]) -> Result<(), String> {
    let object = value.as_object().ok_or("no object")?;
    let strange = object.keys().find(|key| ![always, perhaps].concat().contains(&key.as_str()));
    match (strange, always.iter().find(|key| !object.contains_key(**key))) {
        (None, None) => Ok(()),
        (Some(key), _) => Err(format!("nobody knows the field {key:?}")),
        (_, Some(key)) => Err(format!("the field {key:?} is missing")),
    }
}

/// The information about a table has no room for a position.
pub(crate) fn table(table: &Value) -> Result<(), String> {
    const ALWAYS: [&str; 16] = [
        "id",
        "game",
        "players",
        "options",
        "rules_version",
        "public",
        "state",
        "seats",
        "clock",
        "stand_in",
        "hints",
        "turn",
        "created",
        "changed",
        "your_turn",
        "commitment",
    ];
    keys_are(table, &ALWAYS, &["invite", "leader", "leads", "result", "end_reason", "previous", "next"])?;
    for seat in table["seats"].as_array().ok_or("no seats")? {
        let always = ["seat", "kind", "name", "account", "you", "connected", "stand_in", "resigned"];
        keys_are(seat, &always, &["level", "person"])?;
    }
    Ok(())
}

pub(crate) fn json<T: Serialize>(value: &T) -> Value {
    // Through text, as the server does it.
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

/// An action as the server writes it.
pub(crate) fn move_json<G: Game>(action: G::Action) -> Value {
    json!({"text": action.to_string(), "action": json(&action)})
}

/// A legal move as it is listed with a view.
pub(crate) fn choice_json<G: Game>(view: &G::View, action: G::Action) -> Value {
    let mut choice = move_json::<G>(action);
    if let Some(outlook) = G::outlook(view, action) {
        choice["outlook"] = json(&outlook);
    }
    choice
}

pub(crate) fn entry_json<G: Game>(n: usize, version: u64, event: &Event<G::Event>) -> Value {
    let what = json(&event.what);
    with_seat(
        json!({"n": n, "version": version}),
        event.seat,
        &json!({"points": event.points, "ruling": event.ruling.0, "event": what}),
    )
}

/// A log entry names a seat only if the event concerns one.
pub(crate) fn with_seat(mut head: Value, seat: Option<Seat>, rest: &Value) -> Value {
    if let Some(seat) = seat {
        head["seat"] = json!(seat.0);
    }
    for (key, value) in rest.as_object().unwrap() {
        head[key] = value.clone();
    }
    head
}
