//! `shinar serve`, the real binary: it serves, it plays, it ends well.
#![allow(missing_docs, clippy::expect_used, clippy::panic)]

mod served;
mod shinar;

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    process::Command,
    time::Duration,
};

use serde_json::{Value, json};
use served::Served;
use shinar::shinar_with;
use shinar_core::{Actor, Record};

/// The head and the body of an answer.
fn ask(served: &Served, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(served.address).expect("it listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        served.address,
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("it answers");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
    (head.to_owned(), body.to_owned())
}

#[test]
fn a_game_of_bots_is_fair() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut served = Served::start(&["--data", data.to_str().expect("UTF-8")], None);
    assert_eq!(ask(&served, "GET", "/healthz", "", "").1, "ok\n");
    let (head, _) = ask(&served, "GET", "/api/me", "", "");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = cookie.split(';').next().expect("a pair");
    let bot = json!({"kind": "bot", "level": 1});
    let wish = json!({"game": "babylonia", "players": 2, "seats": [bot, bot], "public": true, "contribution": "salt"});
    let (_, made) = ask(&served, "POST", "/api/tables", cookie, &wish.to_string());
    let made: Value = serde_json::from_str(&made).expect("JSON");
    let path = format!("/api/tables/{}/record", made["id"].as_str().expect("an id"));
    let text = (0..600).find_map(|_| {
        let (head, body) = ask(&served, "GET", &path, cookie, "");
        std::thread::sleep(Duration::from_millis(if head.contains(" 200 ") { 0 } else { 100 }));
        head.contains(" 200 ").then_some(body)
    });
    let text = text.expect("the bots finish their game");

    let file = folder.path().join("game.shinar");
    let name = file.to_str().expect("UTF-8");
    fs::write(&file, &text).expect("written");
    let verified = shinar_with(&["replay", name, "--verify"], b"");
    assert!(verified.code == 0 && verified.out.contains("fair: "), "{} {}", verified.out, verified.err);
    // A draw that the seed does not give shows, also under a right hash.
    let mut forged = Record::parse(&text).expect("a record");
    forged.result = None;
    let draw = forged.actions.iter().rposition(|(actor, _)| *actor == Actor::Chance).expect("a draw");
    forged.actions.truncate(draw + 1);
    let kinds = ["farmer", "merchant", "official", "priest"];
    let drawn = forged.actions[draw].1.clone();
    for kind in kinds {
        let seat = drawn.split(' ').find(|word| kinds.contains(word)).unwrap_or_default();
        forged.actions[draw].1 = drawn.replace(seat, kind);
        fs::write(&file, forged.to_string()).expect("written");
        let verified = shinar_with(&["replay", name, "--verify"], b"");
        assert_eq!(verified.code == 0, forged.actions[draw].1 == drawn, "{} {}", verified.out, verified.err);
    }

    // It ends well when it is told to.
    let kill = Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status();
    assert!(kill.expect("kill is there").success());
    assert!(served.child.wait().expect("it ends").success());
    assert!(data.join("shinar.db").is_file());
}

#[test]
fn bad_wishes_are_one_clear_line() {
    for (args, part) in [
        (&["serve", "--listen", "0.0.0.0:0", "--no-limits"][..], "--no-limits"),
        (&["serve", "--listen", "here"][..], "--listen"),
        (&["serve", "--database", "mysql://x"][..], "postgres://"),
    ] {
        let called = shinar_with(args, b"");
        assert_eq!((called.code, called.out.as_str()), (2, ""), "{args:?}");
        let lines: Vec<_> = called.err.lines().collect();
        assert!(lines.len() == 1 && lines[0].contains(part), "{args:?}: {}", called.err);
    }
}
