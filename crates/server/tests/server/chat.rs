//! Chat: spectators apart from players, phrases that everybody reads in their own language, and whom one does not want to hear.

use serde_json::{Value, json};

use crate::{
    bells::account,
    world::{Person, Socket, World, play_on},
};

async fn id_of(person: &mut Person) -> String {
    person.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned()
}

impl Socket {
    /// Says something, and waits until it is said.
    async fn chat(&mut self, text: &str) -> Value {
        // Another one for every text: a socket that was opened again counts from 1.
        let client: String = text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        self.say(json!({"type": "chat", "client": client, "text": text})).await;
        self.outcome(&client).await.0
    }

    /// What was said until now: an answer to a ping comes after it.
    async fn heard_now(&mut self) -> Vec<String> {
        self.say(json!({"type": "ping"})).await;
        let mut lines = Vec::new();
        loop {
            let message = self.hear().await.unwrap();
            match message["type"].as_str().unwrap() {
                "pong" => return lines,
                "chat" => lines.push(message["line"]["text"].as_str().unwrap().to_owned()),
                _ => {}
            }
        }
    }
}

fn lines(hello: &Value) -> Vec<&str> {
    hello["chat"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn players_do_not_hear_spectators_while_they_play() {
    let mut world = World::new().await;
    let (mut ann, bea, cem) = (world.guest("Ann").await, world.guest("Bea").await, world.guest("Cem").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let mut watching = cem.sit(&table).await;
    watching.expect("hello").await;
    // Before the game nobody is a player yet.
    watching.chat("may I?").await;
    let mut bea = bea;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let (mut of_ann, mut of_bea) = (ann.sit(&table).await, bea.sit(&table).await);
    for socket in [&mut of_ann, &mut of_bea] {
        assert_eq!(lines(&socket.expect("hello").await), ["may I?"]);
    }
    let said = watching.chat("take the farm!").await;
    assert_eq!(said["type"], "done");
    of_ann.chat("good luck").await;
    assert_eq!(of_ann.heard_now().await, Vec::<String>::new(), "`outcome` has skipped her own line");
    assert_eq!(of_bea.heard_now().await, ["good luck"]);
    // Those who look on get both, and can tell them apart.
    let hello = cem.sit(&table).await.expect("hello").await;
    assert_eq!(lines(&hello), ["may I?", "take the farm!", "good luck"]);
    let apart: Vec<_> = hello["chat"].as_array().unwrap().iter().map(|line| line["apart"] == true).collect();
    assert_eq!(apart, [false, true, false]);
    // After a restart it is the same: it is stored so.
    drop((of_ann, of_bea, watching));
    world.restart().await;
    (ann.address, bea.address) = (world.address, world.address);
    let cem = Person { address: world.address, ..cem };
    let mut of_ann = ann.sit(&table).await;
    let hello = of_ann.expect("hello").await;
    assert_eq!(lines(&hello), ["may I?", "good luck"]);
    let mut watching = cem.sit(&table).await;
    assert_eq!(lines(&watching.expect("hello").await).len(), 3);
    // The report of a line that one may not read does not tell that it is there.
    let report = json!({"table": table, "line": 2, "reason": "advice"});
    assert_eq!(ann.post("/api/reports", report).await.code(), "not_found");

    // When the game is over, players get what was said meanwhile, and what is said from now on.
    bea.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    let client = of_ann.fresh();
    let seat = hello["table"]["seats"][0]["you"].as_bool().map_or(1, |own| usize::from(!own));
    of_ann.say(json!({"type": "resign", "client": client, "seat": seat})).await;
    of_ann.expect("over").await;
    assert_eq!(of_ann.expect("chat").await["line"]["text"], "take the farm!");
    watching.chat("well fought").await;
    assert_eq!(of_ann.expect("chat").await["line"]["text"], "well fought");
    let hello = bea.sit(&table).await.expect("hello").await;
    assert_eq!(lines(&hello), ["may I?", "take the farm!", "good luck", "well fought"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_do_not_push_out_what_players_say() {
    let world = World::new().await;
    let (mut ann, cem) = (world.guest("Ann").await, world.guest("Cem").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let (mut of_ann, mut watching) = (ann.sit(&table).await, cem.sit(&table).await);
    of_ann.expect("hello").await;
    watching.expect("hello").await;
    of_ann.chat("hello everybody").await;
    for n in 0..620 {
        watching.chat(&format!("line {n}")).await;
    }
    let hello = ann.sit(&table).await.expect("hello").await;
    assert_eq!(lines(&hello), ["hello everybody"]);
    let hello = cem.sit(&table).await.expect("hello").await;
    let all = lines(&hello);
    assert_eq!((all.len(), all[0], all[100]), (101, "hello everybody", "line 619"));
    let database = world.database().await;
    let kept: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM chat").fetch_one(&database).await.unwrap();
    assert_eq!(kept, 501);
}

#[tokio::test(flavor = "multi_thread")]
async fn phrases_are_sent_by_name() {
    let mut world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    let phrase = json!({"type": "phrase", "client": "p-1", "phrase": "good_game"});
    socket.say(phrase.clone()).await;
    let line = socket.expect("chat").await["line"].clone();
    assert_eq!(
        (&line["phrase"], &line["text"], &line["n"]),
        (&json!("good_game"), &json!("Good game!"), &json!(1))
    );
    // The same request counts once; one that does not exist is refused.
    socket.say(phrase).await;
    assert_eq!(socket.outcome("p-1").await.0["type"], "done");
    socket.say(json!({"type": "phrase", "client": "p-2", "phrase": "boo"})).await;
    assert_eq!(socket.expect("refused").await["code"], "bad_message");
    socket.say(json!({"type": "phrase", "client": "p 3", "phrase": "bye"})).await;
    assert_eq!(socket.expect("refused").await["code"], "bad_message");
    drop(socket);
    world.restart().await;
    ann.address = world.address;
    let hello = ann.sit(&table).await.expect("hello").await;
    assert_eq!(hello["chat"].as_array().unwrap().len(), 1);
    assert_eq!(hello["chat"][0]["phrase"], "good_game");
}

#[tokio::test(flavor = "multi_thread")]
async fn muted_people_are_not_heard() {
    let world = World::new().await;
    let (mut ann, mut bea, mut cem) =
        (account(&world, "Ann").await, world.guest("Bea").await, world.guest("Cem").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let mut of_bea = bea.sit(&table).await;
    of_bea.expect("hello").await;
    of_bea.chat("you are slow").await;
    let id = id_of(&mut bea).await;
    let path = format!("/api/me/muted/{id}");
    assert_eq!(ann.put(&path, json!({})).await.status, 204);
    assert_eq!(ann.put(&path, json!({})).await.status, 204, "it is so already");
    assert_eq!(ann.get("/api/me/muted").await.ok(), json!([{"id": id, "name": "Bea"}]));
    // What was said before, and what is said from now on.
    let mut of_ann = ann.sit(&table).await;
    assert_eq!(lines(&of_ann.expect("hello").await), Vec::<&str>::new());
    of_bea.chat("are you there?").await;
    let mut of_cem = cem.sit(&table).await;
    assert_eq!(lines(&of_cem.expect("hello").await), ["you are slow", "are you there?"]);
    of_cem.chat("hello").await;
    assert_eq!(of_ann.heard_now().await, ["hello"]);
    // She hears Ann: nobody else is concerned.
    of_ann.chat("hello Cem").await;
    assert_eq!(of_bea.heard_now().await, ["hello", "hello Cem"]);
    assert_eq!(bea.get("/api/me/muted").await.ok(), json!([]));

    let own = id_of(&mut ann).await;
    assert_eq!(ann.put(&format!("/api/me/muted/{own}"), json!({})).await.code(), "oneself");
    assert_eq!(ann.put("/api/me/muted/nobody", json!({})).await.code(), "not_found");
    assert_eq!(world.nobody().put(&path, json!({})).await.status, 401);
    // Guests can mute, too; it is theirs as long as they have their cookie.
    assert_eq!(cem.put(&path, json!({})).await.status, 204);
    assert_eq!(lines(&cem.sit(&table).await.expect("hello").await), ["hello", "hello Cem"]);
    // It is in the export. Heard again, everything is there.
    assert_eq!(ann.get("/api/me/export").await.ok()["muted"], json!([{"id": id, "name": "Bea"}]));
    assert_eq!(ann.delete(&path).await.status, 204);
    assert_eq!(ann.delete(&path).await.code(), "not_found");
    assert_eq!(lines(&ann.sit(&table).await.expect("hello").await).len(), 4);
    // It goes with either of them.
    ann.put(&path, json!({})).await;
    assert_eq!(bea.delete("/api/me").await.status, 204);
    let database = world.database().await;
    let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM mutes").fetch_one(&database).await.unwrap();
    assert_eq!(left, 0);
}

/// A whole game with spectators who talk: no message to a player has a word of it before the end.
#[tokio::test(flavor = "multi_thread")]
async fn no_message_to_a_player_has_a_word_of_it() {
    let world = World::new().await;
    let (mut ann, cem) = (world.guest("Ann").await, world.guest("Cem").await);
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let (mut of_ann, mut watching) = (ann.sit(&table).await, cem.sit(&table).await);
    watching.expect("hello").await;
    let position = of_ann.expect("hello").await["position"].clone();
    for n in 0..20 {
        watching.chat(&format!("secret advice {n}")).await;
    }
    of_ann.say(json!({"type": "resync"})).await;
    of_ann.expect("hello").await;
    play_on(&mut of_ann, &[0, 1], position).await;
    assert!(of_ann.heard.len() > 20);
    assert!(!of_ann.heard.iter().any(|text| text.contains("secret advice")));
    assert_eq!(of_ann.expect("chat").await["line"]["text"], "secret advice 0");
}
