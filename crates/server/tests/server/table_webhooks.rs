//! A table's webhook: a channel is told what happens there, whoever is at the table. Bells of people are in `bells.rs`.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use serde_json::json;
use shinar_server::Config;

use crate::{
    bells::{account, count, hand_over, hurried},
    receivers::{Got, Receiver, check_signature},
    world::{Person, World, postgres},
};

const SETTINGS: &str = "/api/me/notifications";

fn hook_of(table: &str) -> String {
    format!("/api/tables/{table}/webhook")
}

/// A waiting table of two.
async fn waiting(leader: &mut Person) -> String {
    leader.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await
}

/// Sets the webhook of a table; returns its secret.
async fn hook(leader: &mut Person, table: &str, receiver: &Receiver) -> String {
    let url = format!("{}/{table}", receiver.address);
    let made = leader.put(&hook_of(table), json!({"url": url})).await.ok();
    made["secret"].as_str().unwrap().to_owned()
}

async fn post(person: &mut Person, table: &str, what: &str) {
    person.post(&format!("/api/tables/{table}/{what}"), json!({})).await.ok();
}

async fn resign(person: &mut Person, table: &str) {
    let mut socket = person.sit(table).await;
    let seats = socket.expect("hello").await["table"]["seats"].clone();
    let seat = seats.as_array().unwrap().iter().position(|seat| seat["you"] == true).unwrap();
    socket.say(json!({"type": "resign", "client": "r", "seat": seat})).await;
    assert_eq!(socket.outcome("r").await.0["type"], "done");
}

/// The next messages, by kind; of a few that were sent together, the order does not matter.
async fn told(receiver: &mut Receiver, number: usize) -> BTreeMap<String, Got> {
    let mut all = BTreeMap::new();
    for _ in 0..number {
        let got = receiver.next().await;
        let kind = got.json()["kind"].as_str().unwrap().to_owned();
        assert_eq!(got.header("shinar-event"), kind);
        assert!(all.insert(kind, got).is_none(), "one of a kind");
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_is_told_what_happens() {
    let (world, mut channel) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let table = waiting(&mut ann).await;
    let path = hook_of(&table);
    assert_eq!(ann.get(&path).await.code(), "not_found");
    let secret = hook(&mut ann, &table, &channel).await;
    let info = ann.get(&path).await;
    assert_eq!(info.ok()["url"], format!("{}/{table}", channel.address));
    assert!(info.ok()["created"].is_i64() && !info.text.contains(&secret), "{}", info.text);
    // Ann sees it herself, and sleeps: the channel is told all the same, in her language.
    let mut there = ann.sit(&table).await;
    there.expect("hello").await;
    let mut settings = ann.get(SETTINGS).await.ok()["settings"].clone();
    settings["language"] = json!("cs");
    (settings["turn"], settings["over"]) = (json!(false), json!(false));
    let minute = minute_now();
    settings["quiet"] = json!({"from": (minute + 721) % 1440, "to": (minute + 720) % 1440, "zone": "UTC"});
    assert_eq!(ann.put(SETTINGS, settings).await.status, 204);
    post(&mut bea, &table, "join").await;
    let joined = channel.next().await;
    check_signature(&joined, &secret);
    assert_eq!((joined.path.as_str(), joined.header("shinar-event")), (&*format!("/{table}"), "joined"));
    let message = joined.json();
    assert_eq!((&message["kind"], &message["table"]), (&json!("joined"), &json!(table)));
    assert_eq!((&message["seat"], &message["name"], message.get("person")), (&json!(1), &json!("Bea"), None));
    assert_eq!(message["allowed_mentions"], json!({"parse": []}));
    let content = message["content"].as_str().unwrap();
    assert!(content.contains("Ke stolu usedl nový hráč: Bea. U stolu: Ann, Bea."), "{content}");
    // The webhook goes on with the game.
    post(&mut ann, &table, "start").await;
    let begun = told(&mut channel, 2).await;
    let seats = ann.get(&format!("/api/tables/{table}")).await.ok()["seats"].clone();
    let mut names = Vec::new();
    let mut note = |turn: &Got| {
        check_signature(turn, &secret);
        let turn = turn.json();
        let name = turn["name"].as_str().unwrap().to_owned();
        assert_eq!(seats[turn["seat"].as_u64().unwrap() as usize]["name"], name.as_str());
        assert!(turn["text"].as_str().unwrap().contains(&format!("Na tahu je {name}.")), "{turn}");
        names.push(name);
    };
    assert!(begun["started"].json()["text"].as_str().unwrap().contains("Hra začala."));
    note(&begun["turn"]);
    let of_ann = ann.get(&format!("/api/tables/{table}")).await.ok()["your_turn"] == true;
    let (first, second) = if of_ann { (&ann, &bea) } else { (&bea, &ann) };
    for person in [first, second] {
        hand_over(&mut person.sit(&table).await).await;
        note(&told(&mut channel, 1).await["turn"]);
    }
    assert!(names[0] != names[1] && names[0] == names[2], "{names:?}");
    resign(&mut bea, &table).await;
    let over = told(&mut channel, 1).await;
    check_signature(&over["over"], &secret);
    assert!(over["over"].json()["text"].as_str().unwrap().contains("Ann, Bea"));
    assert_eq!(channel.rest().await, Vec::<String>::new(), "everything once");
    let again = ann.put(&path, json!({"url": "https://shinar.example/hook"})).await;
    assert_eq!(again.code(), "finished");
    assert_eq!(ann.delete(&path).await.status, 204);
    assert_eq!(ann.delete(&path).await.code(), "not_found");
}

/// The minute of the day, in UTC.
fn minute_now() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    now.as_secs() / 60 % 1440
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_over_is_not_told() {
    let slow = |config: &mut Config| {
        hurried(config);
        config.bells.delay = Duration::from_millis(1200);
    };
    let (world, mut channel) = (World::with(slow).await, Receiver::open().await);
    let mut people = Vec::new();
    for name in ["Ann", "Bea", "Cyr"] {
        people.push(account(&world, name).await);
    }
    let [ann, bea, cyr] = people.as_mut_slice() else { panic!("there are three") };
    // Bea has left the seat again; it is Cyr's now.
    let table = waiting(ann).await;
    hook(ann, &table, &channel).await;
    post(bea, &table, "join").await;
    post(bea, &table, "leave").await;
    post(cyr, &table, "join").await;
    assert_eq!(told(&mut channel, 1).await["joined"].json()["name"], "Cyr");
    // Whoever comes back is another newcomer.
    post(cyr, &table, "leave").await;
    post(bea, &table, "join").await;
    assert_eq!(told(&mut channel, 1).await["joined"].json()["name"], "Bea");
    // Both move before the channel is told that it is their turn.
    post(ann, &table, "start").await;
    let of_ann = ann.get(&format!("/api/tables/{table}")).await.ok()["your_turn"] == true;
    let names = if of_ann { ["Ann", "Bea"] } else { ["Bea", "Ann"] };
    for name in names {
        let person = if name == "Ann" { &*ann } else { &*bea };
        hand_over(&mut person.sit(&table).await).await;
    }
    let all = told(&mut channel, 2).await;
    assert!(all.contains_key("started"));
    assert_eq!(all["turn"].json()["name"], names[0], "only the third turn is still going on");
    assert_eq!(channel.rest().await, Vec::<String>::new());
    // Nobody need be told about bots, and a table without a webhook tells nothing.
    let alone = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    hook(ann, &alone, &channel).await;
    resign(ann, &alone).await;
    let other = waiting(ann).await;
    post(bea, &other, "join").await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!(channel.rest().await, Vec::<String>::new());
    let database = world.database().await;
    let sql = "SELECT COUNT(*) FROM bells WHERE hook = 1 AND table_id <> $1";
    let others = sqlx::query_scalar::<_, i64>(sql).bind(table).fetch_one(&database).await.unwrap();
    assert_eq!(others, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn failures_are_repeated_and_given_up_at_last() {
    let short = |config: &mut Config| {
        hurried(config);
        config.bells.webhook_patience = Duration::from_millis(300);
    };
    let (world, mut channel) = (World::with(short).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let own = json!({"url": format!("{}/own", channel.address)});
    ann.put(&format!("{SETTINGS}/webhook"), own).await.ok();
    let table = waiting(&mut ann).await;
    let (path, at) = (hook_of(&table), format!("/{table}"));
    let secret = hook(&mut ann, &table, &channel).await;
    channel.answer(&at, &[500, 204]);
    let mut ann_there = ann.sit(&table).await;
    ann_there.expect("hello").await;
    post(&mut bea, &table, "join").await;
    let (one, again) = (channel.next().await, channel.next().await);
    for got in [&one, &again] {
        check_signature(got, &secret);
    }
    assert_eq!((&one.json()["id"], &one.path), (&again.json()["id"], &again.path));
    assert_eq!(one.header("shinar-delivery"), again.header("shinar-delivery"));
    assert_eq!(channel.rest().await, Vec::<String>::new());
    assert!(ann.get(&path).await.ok().get("failing").is_none());
    // It fails for long: Ann is told by her own webhook, and the channel gets nothing more.
    channel.answer(&at, &[302]);
    post(&mut ann, &table, "start").await;
    let given_up = loop {
        let got = channel.next().await;
        if got.path == "/own" && got.json()["kind"] == "table_webhook" {
            break got.json();
        }
    };
    assert_eq!(given_up["table"], table.as_str());
    assert!(given_up["text"].as_str().unwrap().contains("menu"), "{given_up}");
    let info = ann.get(&path).await.ok();
    assert!(info["failing"].is_i64() && info["disabled"].is_i64(), "{info}");
    assert!(info["problem"].as_str().unwrap().contains("302"), "{info}");
    channel.rest().await;
    resign(&mut bea, &table).await;
    assert!(!channel.rest().await.contains(&at));
    // Another table's works, and this one did not make Ann's own fail.
    assert!(ann.get(SETTINGS).await.ok()["webhook"].get("failing").is_none());
    let next = waiting(&mut ann).await;
    let (first, second) = (hook(&mut ann, &next, &channel).await, hook(&mut ann, &next, &channel).await);
    assert_ne!(first, second);
    post(&mut bea, &next, "join").await;
    let joined = loop {
        let got = channel.next().await;
        if got.path != "/own" {
            break got;
        }
    };
    check_signature(&joined, &second);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_leads_the_table_may_set_it() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let url = json!({"url": "https://shinar.example/hook"});
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let hidden = json!({"game": "babylonia", "players": 2, "seats": seats, "public": false});
    let (hidden, shown) = (ann.table_as(hidden).await, waiting(&mut ann).await);
    for (table, code) in [(&hidden, "not_found"), (&shown, "not_leader"), (&"x".to_owned(), "not_found")] {
        let path = hook_of(table);
        for _ in 0..2 {
            assert_eq!(bea.get(&path).await.code(), code, "{table}");
            assert_eq!(bea.put(&path, url.clone()).await.code(), code, "{table}");
            assert_eq!(bea.delete(&path).await.code(), code, "{table}");
            // It is the same when there is one.
            ann.put(&path, url.clone()).await;
        }
    }
    let path = hook_of(&shown);
    for bad in ["http://127.0.0.1:1/", "https://192.168.1.1/", "http://shinar.example/", "x"] {
        assert_eq!(ann.put(&path, json!({"url": bad})).await.code(), "bad_request", "{bad}");
    }
    let long = format!("https://shinar.example/{}", "x".repeat(1024));
    assert_eq!(ann.put(&path, json!({"url": long})).await.code(), "bad_request");
    // Neither for programs nor for guests, even if they lead.
    let token = ann.post("/api/tokens", json!({"name": "bot"})).await.ok();
    let mut bot = world.nobody();
    bot.bearer = Some(token["secret"].as_str().unwrap().to_owned());
    assert_eq!(bot.get(&path).await.status, 403);
    assert_eq!(world.nobody().get(&path).await.status, 401);
    let mut gus = world.guest("Gus").await;
    let own = waiting(&mut gus).await;
    assert_eq!(gus.put(&hook_of(&own), url.clone()).await.code(), "forbidden");
    // Whoever leads it next does not see where Ann was told, and hers is gone.
    post(&mut bea, &shown, "join").await;
    assert_eq!(bea.get(&path).await.code(), "not_leader");
    post(&mut ann, &shown, "leave").await;
    assert_eq!(bea.get(&path).await.code(), "not_found");
    assert_eq!(ann.get(&path).await.code(), "not_leader");
    bea.put(&path, url).await.ok();
    assert_eq!(bea.get(&path).await.ok()["url"], "https://shinar.example/hook");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_makes_a_table_for_others_keeps_its_webhook() {
    let (world, mut channel) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let seats = json!([{"kind": "bot", "level": 1}, {"kind": "open"}, {"kind": "open"}]);
    let request = json!({"game": "babylonia", "players": 3, "seats": seats, "public": true});
    let table = ann.table_as(request).await;
    hook(&mut ann, &table, &channel).await;
    // Bea leads now, and Ann still looks after what she has set.
    post(&mut bea, &table, "join").await;
    assert_eq!(told(&mut channel, 1).await["joined"].json()["name"], "Bea");
    let path = hook_of(&table);
    assert_eq!(bea.get(&path).await.code(), "not_found");
    assert!(ann.get(&path).await.ok()["url"].is_string());
    assert_eq!(ann.put(&path, json!({"url": "https://shinar.example/hook"})).await.code(), "not_leader");
    assert_eq!(ann.delete(&path).await.status, 204);
    assert_eq!(ann.get(&path).await.code(), "not_leader");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_belongs_to_whoever_has_set_it() {
    let (mut world, mut channel) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let (kept, deleted) = (waiting(&mut ann).await, waiting(&mut ann).await);
    let mut secrets = vec![hook(&mut ann, &kept, &channel).await, hook(&mut ann, &deleted, &channel).await];
    post(&mut bea, &kept, "join").await;
    told(&mut channel, 1).await;
    // What was not delivered yet is delivered after a restart.
    channel.answer(&format!("/{kept}"), &[503]);
    post(&mut ann, &kept, "start").await;
    let before = channel.next().await;
    world.restart().await;
    (ann.address, bea.address) = (world.address, world.address);
    while channel.got.try_recv().is_ok() {}
    channel.answer(&format!("/{kept}"), &[204]);
    let mut after = BTreeSet::new();
    while after.len() < 2 {
        let got = channel.next().await;
        check_signature(&got, &secrets[0]);
        after.insert(got.json()["id"].to_string());
    }
    assert!(after.contains(&before.json()["id"].to_string()), "{after:?}");
    assert_eq!(channel.rest().await, Vec::<String>::new());
    let exported = ann.get("/api/me/export").await;
    let own = exported.json()["table_webhooks"].clone();
    let tables: Vec<_> = own.as_array().unwrap().iter().map(|one| one["table"].as_str().unwrap()).collect();
    assert_eq!(tables, [kept.as_str(), deleted.as_str()]);
    assert_eq!(own[0]["webhook"]["url"], format!("{}/{kept}", channel.address));
    assert!(secrets.drain(..).all(|secret| !exported.text.contains(&secret)));
    assert_eq!(bea.get("/api/me/export").await.json()["table_webhooks"], json!([]));
    let database = world.database().await;
    assert_eq!(count(&database, "table_webhooks").await, 2);
    assert_eq!(ann.delete(&format!("/api/tables/{deleted}")).await.status, 204);
    assert_eq!(count(&database, "table_webhooks").await, 1);
    assert_eq!(ann.delete("/api/me").await.status, 204);
    for table in ["table_webhooks", "bells WHERE hook = 1"] {
        assert_eq!(count(&database, table).await, 0, "{table}");
    }
    assert_eq!(channel.rest().await, Vec::<String>::new());
}

/// Two servers on one database tell the channel everything once.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_tell_everything_once() {
    let url = postgres::new_database().await;
    let shared = |config: &mut Config| {
        hurried(config);
        config.database = Some(url.clone());
    };
    let (one, two) = (World::with(shared).await, World::with(shared).await);
    let mut channel = Receiver::open().await;
    let (mut ann, mut bea) = (account(&one, "Ann").await, account(&two, "Bea").await);
    let mut tables = Vec::new();
    for _ in 0..6 {
        let table = waiting(&mut ann).await;
        hook(&mut ann, &table, &channel).await;
        post(&mut bea, &table, "join").await;
        tables.push(table);
    }
    let mut arrived = Vec::new();
    while arrived.len() < tables.len() {
        arrived.push(channel.next().await.json());
    }
    for table in &tables {
        post(&mut ann, table, "start").await;
    }
    while arrived.len() < 3 * tables.len() {
        arrived.push(channel.next().await.json());
    }
    assert_eq!(channel.rest().await, Vec::<String>::new());
    let told: BTreeSet<_> = arrived.iter().map(|one| format!("{} {}", one["kind"], one["table"])).collect();
    assert_eq!(told.len(), 3 * tables.len(), "{told:?}");
}
