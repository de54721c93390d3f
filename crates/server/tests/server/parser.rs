//! Arbitrary input: nothing panics, everything gets a response or a close reason, and nothing changes.

use crate::world::{Person, Socket, World};
use proptest::{
    collection::{btree_map, vec},
    prelude::*,
    sample::select,
    strategy::ValueTree,
    test_runner::{Config, TestRunner},
};
use serde_json::{Map, Value, json};
use shinar_server::api::ClientMessage;
use tokio_tungstenite::tungstenite::Message;

/// Any JSON.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            btree_map(any::<String>(), inner, 0..4).prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// JSON that looks like a message: a type that exists, fields that exist, and anything in them.
fn nearly_a_message() -> impl Strategy<Value = Value> {
    let kinds = vec![
        "act",
        "end",
        "undo",
        "preview",
        "hint",
        "resign",
        "take_back",
        "chat",
        "resync",
        "ping",
        "hello",
        "",
    ];
    let fields = vec!["client", "version", "seat", "action", "end", "text", "type", "more"];
    let value = prop_oneof![
        3 => any_json(),
        3 => (0..300_u64).prop_map(Value::from),
        1 => Just(json!("finish")),
        1 => Just(json!("a")),
    ];
    (select(kinds), btree_map(select(fields), value, 0..7)).prop_map(|(kind, fields)| {
        let mut message = Map::new();
        message.insert("type".to_owned(), kind.into());
        message.extend(fields.into_iter().map(|(key, value)| (key.to_owned(), value)));
        Value::Object(message)
    })
}

/// A complete message with the right types and hostile values.
fn hostile_message() -> impl Strategy<Value = Value> {
    let text = || prop_oneof![any::<String>(), Just("finish".to_owned()), "[ -~]{0,200}"];
    let kinds = select(&["act", "end", "undo", "preview", "hint", "resign", "take_back"][..]);
    (kinds, text(), any::<u64>(), 1..=255_u8, text()).prop_map(|(kind, client, version, seat, action)| {
        json!({"type": kind, "client": client, "version": version, "seat": seat, "action": action, "end": true})
    })
}

/// Something that a client may send.
fn anything() -> impl Strategy<Value = Message> {
    prop_oneof![
        1 => vec(any::<u8>(), 0..600).prop_map(Message::binary),
        1 => any::<String>().prop_map(Message::text),
        1 => any_json().prop_map(|json| Message::text(json.to_string())),
        3 => nearly_a_message().prop_map(|json| Message::text(json.to_string())),
        2 => hostile_message().prop_map(|json| Message::text(json.to_string())),
        // Truncated messages.
        1 => (hostile_message(), any::<prop::sample::Index>()).prop_map(|(json, at)| {
            let text = json.to_string();
            Message::text(String::from_utf8_lossy(&text.as_bytes()[..at.index(text.len())]).into_owned())
        }),
        1 => Just(Message::Ping(vec![1, 2, 3].into())),
        1 => Just(Message::Pong(vec![].into())),
        1 => (1000..9000_usize).prop_map(|depth| Message::text("[".repeat(depth))),
        1 => (1000..4000_usize).prop_map(|depth| Message::text(format!("{{\"type\":{}", "{\"a\":".repeat(depth / 5)))),
    ]
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::default() })]

    #[test]
    fn any_bytes_are_a_message_or_an_error(bytes in vec(any::<u8>(), 0..400)) {
        let _ = serde_json::from_slice::<ClientMessage>(&bytes);
    }

    #[test]
    fn what_is_read_is_written_the_same(json in prop_oneof![any_json(), nearly_a_message(), hostile_message()]) {
        if let Ok(message) = serde_json::from_value::<ClientMessage>(json) {
            let text = serde_json::to_string(&message).unwrap();
            prop_assert_eq!(serde_json::from_str::<ClientMessage>(&text).unwrap(), message);
        }
    }
}

/// Values of a strategy, the same in every run.
fn samples<S: Strategy>(strategy: &S, number: usize) -> impl Iterator<Item = S::Value> {
    let mut runner = TestRunner::deterministic();
    (0..number).map(move |_| strategy.new_tree(&mut runner).unwrap().current())
}

struct Played {
    person: Person,
    table: String,
    socket: Socket,
    before: Value,
}

/// A table that waits for a second player, while the first sends strange messages about other seats.
async fn second_seat(world: &World) -> Played {
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let mut socket = ann.sit(&table).await;
    let before = socket.expect("hello").await;
    Played { person: ann, table, socket, before }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_bears_whatever_comes() {
    let world = World::new().await;
    let Played { person, table, mut socket, before } = second_seat(&world).await;
    let mut closed = 0;
    for message in samples(&anything(), 600) {
        if resigns(&message) {
            continue;
        }
        socket.say_raw(message.clone()).await;
        socket.say(json!({"type": "ping"})).await;
        // Either the socket stays open and every response is well-formed, or it is closed with a reason.
        loop {
            match socket.hear_any().await {
                Ok(answer) if answer["type"] == "pong" => break,
                Ok(answer) => {
                    let kind = answer["type"].as_str().unwrap_or_default().to_owned();
                    let known = ["refused", "hello", "preview", "hint", "done", "chat", "table"];
                    assert!(known.contains(&kind.as_str()), "{message:?} brought {answer}");
                }
                Err(reason) => {
                    assert!(reason.is_some_and(|(_, reason)| !reason.is_empty()), "{message:?}");
                    closed += 1;
                    socket = person.sit(&table).await;
                    socket.expect("hello").await;
                    break;
                }
            }
        }
    }
    assert!(closed >= 1, "patience has an end");
    socket.say(json!({"type": "resync"})).await;
    let after = socket.expect("hello").await;
    assert_eq!((&after["position"], &after["log"]), (&before["position"], &before["log"]));
    assert_eq!(after["table"]["seats"][0]["resigned"], false);
}

/// Whether a message really resigns, which is allowed.
fn resigns(message: &Message) -> bool {
    let Message::Text(text) = message else { return false };
    let json: Value = serde_json::from_str(text).unwrap_or_default();
    json["type"] == "resign" && json["seat"] == 0
}

/// Bytes that are not frames, or frames that are not allowed.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_frame_ends_the_socket() {
    let world = World::new().await;
    let Played { person, table, mut socket, before } = second_seat(&world).await;
    let mut frames: Vec<Vec<u8>> = vec![
        b"GET / HTTP/1.1\r\n\r\n".to_vec(),
        // Not masked.
        vec![0x81, 0x02, b'{', b'}'],
        // Text that is not UTF-8.
        vec![0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
        // Reserved bits, reserved kinds.
        vec![0xf1, 0x80, 0, 0, 0, 0],
        vec![0x83, 0x80, 0, 0, 0, 0],
        // A continuation without a start.
        vec![0x80, 0x80, 0, 0, 0, 0],
        // A frame that says it has 2^62 bytes.
        vec![0x82, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        // A ping that is too long.
        [vec![0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0], vec![0; 256]].concat(),
    ];
    frames.extend(samples(&vec(any::<u8>(), 2..80), 40).map(|mut bytes| {
        // The first byte has a reserved bit, so that it is no valid frame; the second announces no payload.
        bytes[0] |= 0x40;
        bytes[1] &= 0x3f;
        bytes
    }));
    for frame in frames {
        // Enough bytes follow for the server not to wait for more.
        socket.say_bytes(&[frame.as_slice(), &[0; 300]].concat()).await;
        // The socket is closed in time, with a reason if the connection can still carry one.
        socket.farewell().await;
        socket = person.sit(&table).await;
        assert_eq!(socket.expect("hello").await["position"], before["position"], "{frame:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_bears_whatever_comes() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let routes = [
        ("PUT", "/api/me".to_owned()),
        ("POST", "/api/account".to_owned()),
        ("POST", "/api/sign-in".to_owned()),
        ("POST", "/api/tokens".to_owned()),
        ("POST", "/api/tables".to_owned()),
        ("POST", format!("/api/tables/{table}/join")),
        ("PUT", format!("/api/tables/{table}/seats/0")),
        ("PUT", format!("/api/tables/{table}/seats/x")),
        ("POST", format!("/api/tables/{table}/start")),
        ("POST", format!("/api/tables/{table}/rematch")),
        ("POST", format!("/api/tables/{table}/analysis")),
    ];
    let fields = vec![
        "game", "players", "seats", "options", "clock", "name", "login", "password", "seat", "code", "level",
    ];
    let bodies = prop_oneof![
        vec(any::<u8>(), 0..300),
        any_json().prop_map(|json| json.to_string().into_bytes()),
        btree_map(select(fields), any_json(), 0..6).prop_map(|map| json!(map).to_string().into_bytes()),
    ];
    for (number, body) in samples(&bodies, 300).enumerate() {
        let (method, path) = &routes[number % routes.len()];
        let request = ann.request(method, path).header("content-type", "application/json").body(body.clone());
        let answer = ann.ask(request).await;
        let shown = String::from_utf8_lossy(&body).into_owned();
        assert!(answer.status < 500, "{method} {path} {shown}: {}", answer.text);
        if answer.status >= 400 {
            assert!(!answer.code().is_empty(), "{method} {path} {shown}");
        }
    }
    for query in samples(&"[ -~]{0,40}", 100) {
        let query: String = query.chars().filter(|c| !" #\"<>`{}".contains(*c)).collect();
        for path in [
            format!("/api/tables?{query}"),
            format!("/api/tables/{table}/replay?{query}"),
            format!("/{query}"),
        ] {
            let answer = ann.get(&path).await;
            assert!(answer.status < 500, "{path}: {}", answer.text);
        }
    }
    // The table is as it was.
    let info = ann.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["state"], &info["seats"][1]["kind"]), (&json!("waiting"), &json!("open")));
}
