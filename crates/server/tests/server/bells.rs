//! A tap on the shoulder: web push, webhooks and e-mail, each with a real receiver on this machine.

use std::{collections::HashMap, time::Duration};

use serde_json::{Value, json};
use shinar_server::{Bells, Config};
use sqlx::AnyPool;

use crate::{
    mail::{Post, confirmed},
    receivers::{A_WHILE, Browser, Got, Receiver, check_signature, check_vapid},
    world::{Person, Socket, World, legal, postgres},
};

const PASSWORD: &str = "correct horse";
const PATH: &str = "/api/me/notifications";

/// Fast enough for a test.
pub(crate) fn hurried(config: &mut Config) {
    config.bells = Bells {
        delay: Duration::from_millis(150),
        gather: Duration::from_millis(400),
        loopback: true,
        tick: Duration::from_millis(20),
        retry: (Duration::from_millis(40), Duration::from_millis(80)),
        contact: Some("mailto:host@shinar.example".to_owned()),
        ..Bells::STANDARD
    };
}

pub(crate) async fn account(world: &World, name: &str) -> Person {
    let mut person = world.guest(name).await;
    person.post("/api/account", json!({"login": name.to_lowercase(), "password": PASSWORD})).await.ok();
    person
}

/// A running game of two; first the person whose turn it is.
async fn game<'a>(ann: &'a mut Person, bea: &'a mut Person) -> (String, &'a mut Person, &'a mut Person) {
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let of_ann = ann.get(&format!("/api/tables/{table}")).await.ok()["your_turn"] == true;
    if of_ann { (table, ann, bea) } else { (table, bea, ann) }
}

/// Plays until it is the other one's turn.
pub(crate) async fn hand_over(socket: &mut Socket) {
    let mut position = socket.expect("hello").await["position"].clone();
    let seat = position["asked"].as_u64().unwrap() as usize;
    while position["asked"] == seat {
        let action = legal(&position, seat)[0].clone();
        let (done, next) = socket.act(&position, seat, &action, true).await;
        assert_eq!(done["type"], "done", "{done}");
        position = next.unwrap();
    }
}

pub(crate) async fn count(database: &AnyPool, table: &str) -> i64 {
    let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
    sqlx::query_scalar(sql).fetch_one(database).await.unwrap()
}

fn settings(change: impl FnOnce(&mut Value)) -> Value {
    let mut settings = json!({
        "turn": true, "invited": true, "over": true, "mail": false, "mail_minutes": 60, "language": "en",
    });
    change(&mut settings);
    settings
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_whose_turn_it_is() {
    let (world, mut push) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let key = ann.get(PATH).await.ok()["push_key"].as_str().unwrap().to_owned();
    let browsers = [Browser::new("/ann"), Browser::new("/bea/2")];
    assert_eq!(browsers[0].subscribe(&mut ann, &push).await.as_array().unwrap().len(), 1);
    browsers[1].subscribe(&mut bea, &push).await;
    bea.put(PATH, settings(|all| all["language"] = json!("cs"))).await;
    // Whoever can read it is the browser alone.
    let read = |got: &Got| {
        let browser = browsers.iter().find(|browser| browser.path == got.path).unwrap();
        browser.read(got)
    };
    let (ann_name, bea_name) = ("/ann", "/bea/2");
    let (table, first, second) = game(&mut ann, &mut bea).await;
    let first_is_ann = first.get("/api/me").await.ok()["name"] == "Ann";
    let (of_first, of_second) = if first_is_ann { (ann_name, bea_name) } else { (bea_name, ann_name) };
    // Bea has taken a seat, and Ann, who made the table, has started: nobody was there to see it.
    let mut kinds = Vec::new();
    for _ in 0..2 {
        let got = push.next().await;
        check_vapid(&got, &push, &key);
        let message = read(&got);
        assert_eq!(message["table"], table.as_str());
        kinds.push((got.path, message["kind"].as_str().unwrap().to_owned()));
        if message["kind"] == "turn" {
            let (title, body) = (message["title"].as_str().unwrap(), message["body"].as_str().unwrap());
            assert!(title.starts_with("Babylonia: "), "{message}");
            assert!(body.contains(if first_is_ann { "Bea" } else { "Ann" }), "{message}");
            assert_eq!(body.contains("Jste na tahu"), !first_is_ann, "{message}");
        }
    }
    kinds.sort();
    let mut expected =
        vec![(of_first.to_owned(), "turn".to_owned()), (of_second.to_owned(), "started".to_owned())];
    expected.sort();
    assert_eq!(kinds, expected);
    assert_eq!(push.rest().await, Vec::<String>::new(), "everything once");
    // The turn is handed over: the other one is told, once, however long it takes.
    let mut socket = first.sit(&table).await;
    hand_over(&mut socket).await;
    let got = push.next().await;
    assert_eq!((got.path.as_str(), read(&got)["kind"].as_str().unwrap()), (of_second, "turn"));
    // Whoever has the table open is not told.
    let mut there = second.sit(&table).await;
    hand_over(&mut there).await;
    assert_eq!(push.rest().await, Vec::<String>::new());
    drop(socket);
    // As soon as they look away, they are, for they have not moved.
    let got = push.next().await;
    assert_eq!((got.path.as_str(), read(&got)["kind"].as_str().unwrap()), (of_first, "turn"));
    drop(there);
    assert_eq!(second.post(&format!("/api/tables/{table}/leave"), json!({})).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_longer_matters_is_not_sent() {
    let slow = |config: &mut Config| {
        hurried(config);
        config.bells.delay = Duration::from_millis(600);
    };
    let (world, mut push) = (World::with(slow).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    Browser::new("/ann").subscribe(&mut ann, &push).await;
    Browser::new("/bea").subscribe(&mut bea, &push).await;
    let quiet = settings(|all| all["invited"] = json!(false));
    for person in [&mut ann, &mut bea] {
        assert_eq!(person.put(PATH, quiet.clone()).await.status, 204);
    }
    let (table, first, second) = game(&mut ann, &mut bea).await;
    // Both move in time.
    for person in [&mut *first, second] {
        let mut socket = person.sit(&table).await;
        hand_over(&mut socket).await;
    }
    let got = push.next().await;
    let name = first.get("/api/me").await.ok()["name"].as_str().unwrap().to_lowercase();
    assert_eq!(got.path, format!("/{name}"), "only the third turn is still waiting");
    assert_eq!(push.rest().await, Vec::<String>::new());
    let database = world.database().await;
    let dropped = "SELECT COUNT(*) FROM bells WHERE state = 'dropped' AND kind = 'turn'";
    assert_eq!(sqlx::query_scalar::<_, i64>(dropped).fetch_one(&database).await.unwrap(), 2);
    // Nothing is written for people who want to be told nothing.
    let (mut cyr, mut dan) = (account(&world, "Cyr").await, account(&world, "Dan").await);
    let before = count(&database, "bells").await;
    game(&mut cyr, &mut dan).await;
    assert_eq!(count(&database, "bells").await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn failures_are_repeated_and_dead_browsers_forgotten() {
    let (mut world, mut push) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    for (path, answers) in [("/slow", &[503, 429, 201][..]), ("/gone", &[410]), ("/bad", &[400])] {
        push.answer(path, answers);
        for person in [&mut ann, &mut bea] {
            // Both use the same browsers one after the other; they belong to whoever came last.
            Browser::new(path).subscribe(person, &push).await;
        }
    }
    assert_eq!(ann.get(PATH).await.ok()["browsers"], json!([]));
    assert_eq!(bea.put(PATH, settings(|all| all["invited"] = json!(false))).await.status, 204);
    // Whoever begins, Bea is told once it is her turn; the server is restarted before anything has arrived.
    push.answer("/slow", &[503]);
    let (table, first, _) = game(&mut ann, &mut bea).await;
    if first.get("/api/me").await.ok()["name"] == "Ann" {
        hand_over(&mut first.sit(&table).await).await;
    }
    let mut paths = Vec::new();
    while paths.last().is_none_or(|path| path != "/slow") {
        paths.push(push.next().await.path);
    }
    world.restart().await;
    bea.address = world.address;
    push.answer("/slow", &[503, 201]);
    let mut tries = 0;
    let browsers = loop {
        let browsers = bea.get(PATH).await.ok()["browsers"].as_array().unwrap().clone();
        let database = world.database().await;
        let open = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM deliveries WHERE state = 'waiting'");
        if open.fetch_one(&database).await.unwrap() == 0 {
            break browsers;
        }
        tries += 1;
        assert!(tries < 400, "it is never delivered");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let endpoints: Vec<_> = browsers.iter().map(|browser| browser["endpoint"].as_str().unwrap()).collect();
    assert_eq!(endpoints, [format!("{}/slow", push.address), format!("{}/bad", push.address)]);
    paths.extend(push.rest().await);
    let times = |at: &str| paths.iter().filter(|path| *path == at).count();
    assert!(times("/gone") == 1 && times("/bad") == 1 && times("/slow") > 1, "{paths:?}");
    let id = browsers[0]["id"].as_str().unwrap();
    assert_eq!(bea.delete(&format!("{PATH}/browsers/{id}")).await.status, 204);
    assert_eq!(bea.delete(&format!("{PATH}/browsers/{id}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_are_signed_and_given_up_at_last() {
    let short = |config: &mut Config| {
        hurried(config);
        config.bells.webhook_patience = Duration::from_millis(300);
    };
    let (world, mut hook) = (World::with(short).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let test = json!({"channel": "webhook"});
    assert_eq!(ann.post(&format!("{PATH}/test"), test.clone()).await.code(), "no_channel");
    let url = format!("{}/hook", hook.address);
    let made = ann.put(&format!("{PATH}/webhook"), json!({"url": url})).await.ok();
    let secret = made["secret"].as_str().unwrap().to_owned();
    assert!(secret.len() >= 32 && !ann.get(PATH).await.text.contains(&secret));
    assert_eq!(ann.post(&format!("{PATH}/test"), test.clone()).await.status, 204);
    let got = hook.next().await;
    let message = got.json();
    assert_eq!((message["kind"].as_str().unwrap(), got.header("shinar-event")), ("test", "test"));
    assert_eq!(message["allowed_mentions"], json!({"parse": []}));
    assert!(message["content"].as_str().unwrap().contains("This is a test"), "{message}");
    check_signature(&got, &secret);
    // A failure is repeated with the same id.
    hook.answer("/hook", &[500, 204]);
    let (table, first, second) = game(&mut ann, &mut bea).await;
    let one = hook.next().await;
    let again = hook.next().await;
    assert_eq!(one.json()["id"], again.json()["id"]);
    assert_eq!(one.header("shinar-delivery"), again.header("shinar-delivery"));
    assert_eq!(one.json()["table"], table.as_str());
    assert_eq!(hook.rest().await, Vec::<String>::new());
    // One that fails for long is disabled, and Ann is told in her browser.
    hook.answer("/hook", &[302]);
    hand_over(&mut first.sit(&table).await).await;
    if first.get("/api/me").await.ok()["name"] == "Ann" {
        hand_over(&mut second.sit(&table).await).await;
    }
    // It is Ann's turn.
    let browser = Browser::new("/browser");
    browser.subscribe(&mut ann, &hook).await;
    let told = loop {
        let got = hook.next().await;
        if got.path == "/browser" && browser.read(&got)["kind"] == "webhook" {
            break browser.read(&got);
        }
    };
    assert!(told["body"].as_str().unwrap().contains("account"), "{told}");
    let info = ann.get(PATH).await.ok()["webhook"].clone();
    assert!(info["disabled"].is_i64() && info["problem"].as_str().unwrap().contains("302"), "{info}");
    let failed = ann.post(&format!("{PATH}/test"), test.clone()).await;
    assert_eq!(failed.code(), "not_delivered");
    assert!(failed.text.contains("where it leads"), "{}", failed.text);
    // It works again after a test that arrives.
    hook.answer("/hook", &[204]);
    assert_eq!(ann.post(&format!("{PATH}/test"), test).await.status, 204);
    assert!(ann.get(PATH).await.ok()["webhook"].get("disabled").is_none());
    assert_eq!(ann.delete(&format!("{PATH}/webhook")).await.status, 204);
    assert_eq!(ann.delete(&format!("{PATH}/webhook")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_letter_tells_everything_that_waits() {
    let mut post = Post::open().await;
    let mail = post.mail();
    let with_mail = |config: &mut Config| {
        hurried(config);
        config.mail = mail;
    };
    let world = World::with(with_mail).await;
    let mut ann = confirmed(&world, &mut post, "Ann", "ann@shinar.example").await;
    let mut bea = account(&world, "Bea").await;
    assert_eq!(bea.put(PATH, settings(|all| all["mail"] = json!(true))).await.code(), "no_channel");
    let wish = settings(|all| (all["mail"], all["language"]) = (json!(true), json!("pl")));
    assert_eq!(ann.put(PATH, wish).await.status, 204);
    for _ in 0..3 {
        game(&mut ann, &mut bea).await;
    }
    let letter = post.letter().await;
    assert_eq!(letter.to, "ann@shinar.example");
    let text = letter.text.replace("=\r\n", "").replace("=3D", "=");
    let links = text.matches("https://shinar.example/#/table/").count();
    // Somebody joined three times as well, but those games have begun.
    assert_eq!(links, 3, "{text}");
    assert!(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{text}");
    // No other one for an hour.
    game(&mut ann, &mut bea).await;
    assert!(post.is_quiet().await);
    let database = world.database().await;
    sqlx::query("UPDATE bell_settings SET mailed = 1").execute(&database).await.unwrap();
    sqlx::query("UPDATE deliveries SET due = 1 WHERE state = 'waiting'").execute(&database).await.unwrap();
    let letter = post.letter().await;
    let text = letter.text.replace("=\r\n", "").replace("=3D", "=").replace("\r\n ", "");
    assert_eq!(text.matches("https://shinar.example/#/table/").count(), 1, "{text}");
    // The mail program stops it, with nothing but the link.
    let (_, rest) = text.split_once("https://shinar.example/api/unsubscribe?secret=").unwrap();
    let secret: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '.').collect();
    let mut program = world.nobody();
    let path = format!("/api/unsubscribe?secret={secret}");
    let form = program.request("POST", &path).header("content-type", "application/x-www-form-urlencoded");
    let form = form.body("List-Unsubscribe=One-Click");
    assert_eq!(program.ask(form).await.status, 204);
    assert_eq!(ann.get(PATH).await.ok()["settings"]["mail"], false);
    assert_eq!(program.post("/api/unsubscribe?secret=x", json!({})).await.code(), "invalid_link");
    // The page's link does the same, as often as it is opened.
    let stop = json!({"secret": secret});
    assert_eq!(program.post("/api/account/stop-mail", stop.clone()).await.status, 204);
    assert_eq!(program.post("/api/account/stop-mail", stop).await.status, 204);
    game(&mut ann, &mut bea).await;
    assert!(post.is_quiet().await);
    assert_eq!(ann.post(&format!("{PATH}/test"), json!({"channel": "mail"})).await.status, 204);
    assert!(post.letter().await.text.contains("Shinar"));
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_let_things_wait() {
    let (world, mut hook) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    for person in [&mut ann, &mut bea] {
        person.put(&format!("{PATH}/webhook"), json!({"url": format!("{}/hook", hook.address)})).await.ok();
        // All day but for one minute, which is not now.
        let minute =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() / 60 % 1440;
        let (from, to) = ((minute + 721) % 1440, (minute + 720) % 1440);
        let quiet = json!({"from": from, "to": to, "zone": "UTC"});
        assert_eq!(person.put(PATH, settings(|all| all["quiet"] = quiet)).await.status, 204);
    }
    game(&mut ann, &mut bea).await;
    assert_eq!(hook.rest().await, Vec::<String>::new());
    let database = world.database().await;
    let waiting = "SELECT MIN(due) FROM bells WHERE state = 'waiting'";
    let due = sqlx::query_scalar::<_, i64>(waiting).fetch_one(&database).await.unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!((due - now) > 11 * 3_600_000 && (due - now) < 13 * 3_600_000, "{}", due - now);
    // They are over.
    for person in [&mut ann, &mut bea] {
        assert_eq!(person.put(PATH, settings(|_| ())).await.status, 204);
    }
    sqlx::query("UPDATE bells SET due = 1 WHERE state = 'waiting'").execute(&database).await.unwrap();
    let mut kinds: Vec<_> =
        vec![hook.next().await.json()["kind"].clone(), hook.next().await.json()["kind"].clone()];
    kinds.sort_by_key(Value::to_string);
    assert_eq!(kinds, ["started", "turn"]);
    for (quiet, part) in [
        (json!({"from": 0, "to": 0, "zone": "UTC"}), "leave them out"),
        (json!({"from": 0, "to": 1440, "zone": "UTC"}), "1439"),
        (json!({"from": 0, "to": 60, "zone": "Babylon"}), "Europe/Prague"),
    ] {
        let refused = ann.put(PATH, settings(|all| all["quiet"] = quiet)).await;
        assert_eq!(refused.code(), "bad_request");
        assert!(refused.text.contains(part), "{}", refused.text);
    }
    assert_eq!(ann.put(PATH, settings(|all| all["mail_minutes"] = json!(1))).await.code(), "bad_request");
    assert_eq!(ann.put(PATH, settings(|all| all["mail"] = json!(true))).await.code(), "no_mail");
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_inside_are_refused() {
    let world = World::new().await;
    let mut ann = account(&world, "Ann").await;
    for url in [
        "http://127.0.0.1:1/",
        "https://127.0.0.1/",
        "https://192.168.1.1/",
        "http://shinar.example/",
        "x",
        "https://[::1]/",
    ] {
        let refused = ann.put(&format!("{PATH}/webhook"), json!({"url": url})).await;
        assert_eq!(refused.code(), "bad_request", "{url}");
        let browser = json!({"endpoint": url, "p256dh": "", "auth": ""});
        assert_eq!(ann.post(&format!("{PATH}/browsers"), browser).await.code(), "bad_request", "{url}");
    }
    let long = format!("https://shinar.example/{}", "x".repeat(1024));
    assert_eq!(ann.put(&format!("{PATH}/webhook"), json!({"url": long})).await.code(), "bad_request");
    // A name that leads inside is found out when it is used.
    ann.put(&format!("{PATH}/webhook"), json!({"url": "https://localhost/hook"})).await.ok();
    let refused = ann.post(&format!("{PATH}/test"), json!({"channel": "webhook"})).await;
    assert_eq!(refused.code(), "not_delivered");
    assert!(refused.text.contains("not on the internet"), "{}", refused.text);
    // Guests are told nothing.
    let mut guest = world.guest("Gus").await;
    assert_eq!(guest.get(PATH).await.code(), "forbidden");
    assert_eq!(guest.put(PATH, settings(|_| ())).await.code(), "forbidden");
    assert_eq!(
        guest.put(&format!("{PATH}/webhook"), json!({"url": "https://shinar.example/"})).await.code(),
        "forbidden"
    );
    assert_eq!(guest.post(&format!("{PATH}/test"), json!({"channel": "push"})).await.code(), "forbidden");
    assert_eq!(world.nobody().get(PATH).await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_belongs_to_the_person() {
    let (mut world, hook) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let url = format!("{}/hook", hook.address);
    let secret = ann.put(&format!("{PATH}/webhook"), json!({"url": url})).await.ok()["secret"]
        .as_str()
        .unwrap()
        .to_owned();
    Browser::new("/ann").subscribe(&mut ann, &hook).await;
    game(&mut ann, &mut bea).await;
    tokio::time::sleep(A_WHILE).await;
    let key = ann.get(PATH).await.ok()["push_key"].clone();
    world.restart().await;
    ann.address = world.address;
    let exported = ann.get("/api/me/export").await;
    let own = exported.json();
    assert_eq!(own["notifications"]["webhook"]["url"], url);
    assert_eq!(own["notifications"]["push_key"], key, "the key outlives the server");
    assert_eq!(own["notifications"]["browsers"].as_array().unwrap().len(), 1);
    assert!(own["bells"].as_array().unwrap().iter().any(|bell| bell["state"] == "rung"), "{}", own["bells"]);
    assert!(!exported.text.contains(&secret));
    assert_eq!(ann.delete("/api/me").await.status, 204);
    let database = world.database().await;
    for table in ["bell_settings", "browsers", "webhooks", "bells", "deliveries", "mail_stops"] {
        assert_eq!(count(&database, table).await, 0, "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_and_the_end_are_told() {
    let (world, mut hook) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    bea.put(&format!("{PATH}/webhook"), json!({"url": format!("{}/bea", hook.address)})).await.ok();
    assert_eq!(bea.put(PATH, settings(|all| all["turn"] = json!(false))).await.status, 204);
    let (table, _, _) = game(&mut ann, &mut bea).await;
    // Ann resigns while Bea is away.
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    let seat = usize::from(ann.get(&format!("/api/tables/{table}")).await.ok()["seats"][1]["you"] == true);
    socket.say(json!({"type": "resign", "client": "r", "seat": seat})).await;
    assert_eq!(socket.outcome("r").await.0["type"], "done");
    let next = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok()["id"].clone();
    let mut told = Vec::new();
    while told.len() < 2 {
        let message = hook.next().await.json();
        if message["kind"] != "started" {
            told.push((message["kind"].as_str().unwrap().to_owned(), message["table"].clone()));
        }
    }
    told.sort_by_key(|(kind, _)| kind.clone());
    assert_eq!(told, [("over".to_owned(), json!(table)), ("rematch".to_owned(), next)]);
    assert_eq!(hook.rest().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_a_tournament_is_told() {
    let (world, mut hook) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let plan = json!({"name": "Spring Cup", "game": "babylonia", "format": "round_robin", "seats": 2, "public": true,
        "clock": {"kind": "days", "days": 3}, "most": 16});
    let made = ann.post("/api/tournaments", plan).await.ok();
    let path = format!("/api/tournaments/{}", made["info"]["id"].as_str().unwrap());
    for (person, name) in [(&mut ann, "/ann"), (&mut bea, "/bea")] {
        let made = json!({"url": format!("{}{name}", hook.address)});
        person.put(&format!("{PATH}/webhook"), made).await.ok();
        assert_eq!(person.put(PATH, settings(|all| all["turn"] = json!(false))).await.status, 204);
        person.post(&format!("{path}/join"), json!({})).await.ok();
    }
    ann.post(&format!("{path}/start"), json!({})).await.ok();
    let mut told = Vec::new();
    for _ in 0..2 {
        let got = hook.next().await;
        let message = got.json();
        assert_eq!((&message["kind"], got.header("shinar-event")), (&json!("round"), "round"));
        assert!(message["text"].as_str().unwrap().contains("tournament"), "{message}");
        told.push((got.path, message["table"].clone()));
    }
    told.sort_by_key(|(name, _)| name.clone());
    let table = ann.get(&path).await.ok()["pairings"][0]["table"].clone();
    assert_eq!(told, [("/ann".to_owned(), table.clone()), ("/bea".to_owned(), table)]);
    assert_eq!(hook.rest().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_settings_keep_nobody_else_waiting() {
    let (world, mut hook) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    for (person, path) in [(&mut ann, "/ann"), (&mut bea, "/bea")] {
        let url = format!("{}{path}", hook.address);
        person.put(&format!("{PATH}/webhook"), json!({"url": url})).await.ok();
    }
    let database = world.database().await;
    let damage =
        "UPDATE bell_settings SET body = '?' WHERE person = (SELECT id FROM people WHERE login = 'ann')";
    sqlx::query(damage).execute(&database).await.unwrap();
    game(&mut ann, &mut bea).await;
    assert_eq!(hook.next().await.path, "/bea");
    assert_eq!(hook.rest().await, Vec::<String>::new());
    // They are as at first once they are set again.
    assert_eq!(ann.get(PATH).await.code(), "damaged");
    assert_eq!(ann.put(PATH, settings(|_| ())).await.status, 204);
    assert_eq!(ann.get(PATH).await.ok()["settings"], settings(|_| ()));
}

/// Two servers on one database send everything once, whichever of them claims it.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_send_everything_once() {
    let url = postgres::new_database().await;
    let slow = |config: &mut Config| {
        hurried(config);
        config.bells.delay = Duration::from_millis(500);
        config.database = Some(url.clone());
    };
    let (one, two) = (World::with(slow).await, World::with(slow).await);
    let mut hook = Receiver::open().await;
    let (mut ann, mut bea) = (account(&one, "Ann").await, account(&two, "Bea").await);
    for (person, path) in [(&mut ann, "/ann"), (&mut bea, "/bea")] {
        person.put(&format!("{PATH}/webhook"), json!({"url": format!("{}{path}", hook.address)})).await.ok();
        assert_eq!(person.put(PATH, settings(|all| all["invited"] = json!(false))).await.status, 204);
        hook.answer(path, &[503, 201]);
    }
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(game(&mut ann, &mut bea).await.0);
    }
    // Nobody has the tables now: both servers may look after all of them.
    let mut arrived: HashMap<String, u32> = HashMap::new();
    let database = one.database().await;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let open = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM deliveries WHERE state = 'waiting'");
        let rung = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM bells WHERE state = 'rung'");
        if rung.fetch_one(&database).await.unwrap() == 12 && open.fetch_one(&database).await.unwrap() == 0 {
            break;
        }
    }
    tokio::time::sleep(A_WHILE).await;
    while let Ok(got) = hook.got.try_recv() {
        *arrived.entry(got.json()["table"].as_str().unwrap().to_owned()).or_default() += 1;
    }
    assert_eq!(arrived.len(), 12);
    // One of each person's was refused at first.
    let refused = arrived.values().filter(|&&times| times == 2).count();
    assert!(refused <= 2 && arrived.values().all(|&times| times <= 2), "{arrived:?}");
    assert_eq!(arrived.values().sum::<u32>() as usize, 12 + refused);
}
