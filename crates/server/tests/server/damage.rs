//! Damaged data in the database: the table concerned refuses to open and says so; everything else goes on.

use crate::world::{Person, World, legal};
use serde_json::{Value, json};
use sqlx::{AnyPool, Row};

/// A server that closes idle tables at once, so that they are read again.
async fn world() -> World {
    World::with(|config| config.idle = std::time::Duration::from_millis(1)).await
}

async fn run(pool: &AnyPool, sql: &'static str, table: &str) {
    assert!(sqlx::query(sql).bind(table.to_owned()).execute(pool).await.unwrap().rows_affected() > 0);
}

/// A table where Ann has made some moves.
async fn played(ann: &mut Person) -> String {
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bea"}])).await;
    let mut socket = ann.sit(&table).await;
    let mut position = socket.expect("hello").await["position"].clone();
    for _ in 0..6 {
        let seat = position["asked"].as_u64().unwrap() as usize;
        let action = legal(&position, seat)[0].clone();
        let (done, after) = socket.act(&position, seat, &action, true).await;
        assert_eq!(done["type"], "done", "{done}");
        position = after.unwrap();
    }
    table
}

/// Waits until an idle table has been closed, which takes a moment after its last socket.
async fn closed() {
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
}

/// The table cannot be opened, and says why; Ann's other table can.
async fn assert_damaged(world: &World, ann: &mut Person, damaged: &str, sound: &str) {
    let refused = ann.get(&format!("/api/tables/{damaged}")).await;
    assert_eq!((refused.status, refused.code().as_str()), (500, "damaged"), "{}", refused.text);
    assert_eq!(ann.try_sit(damaged, None).await.err(), Some(500));
    assert_eq!(ann.get(&format!("/api/tables/{sound}")).await.ok()["state"], "running");
    ann.sit(sound).await.expect("hello").await;
    assert_eq!(world.nobody().get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_seed() {
    let world = world().await;
    let mut ann = world.guest("Ann").await;
    let (damaged, sound) = (played(&mut ann).await, played(&mut ann).await);
    closed().await;
    let pool = world.database().await;
    let row = sqlx::query("SELECT sheet FROM tables WHERE id = $1").bind(damaged.clone());
    let text: String = row.fetch_one(&pool).await.unwrap().get("sheet");
    let mut sheet: Value = serde_json::from_str(&text).unwrap();
    let seed = sheet["seed"].as_str().unwrap()[1..].to_owned();
    sheet["seed"] = seed.into();
    let update = sqlx::query("UPDATE tables SET sheet = $1 WHERE id = $2");
    update.bind(sheet.to_string()).bind(damaged.clone()).execute(&pool).await.unwrap();
    assert_damaged(&world, &mut ann, &damaged, &sound).await;
    // The list has the others, and the account can still be renamed and deleted.
    let listed = ann.get("/api/tables?list=mine").await.ok();
    let ids: Vec<_> = listed.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&json!(sound)]);
    assert_eq!(ann.put("/api/me", json!({"name": "Anna"})).await.ok()["name"], "Anna");
    assert_eq!(ann.delete("/api/me").await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_journal() {
    let world = world().await;
    let mut ann = world.guest("Ann").await;
    let sound = played(&mut ann).await;
    let pool = world.database().await;
    for sql in [
        "DELETE FROM entries WHERE n = 3 AND table_id = $1",
        "UPDATE entries SET body = '' WHERE n = 3 AND table_id = $1",
        r#"UPDATE entries SET body = '{"e":"undo","s":0,"t":1}' WHERE n = 2 AND table_id = $1"#,
    ] {
        let damaged = played(&mut ann).await;
        closed().await;
        // The snapshot that was written when the table was closed would hide it.
        run(&pool, "DELETE FROM snapshots WHERE table_id = $1", &damaged).await;
        run(&pool, sql, &damaged).await;
        assert_damaged(&world, &mut ann, &damaged, &sound).await;
    }
    let damaged = played(&mut ann).await;
    closed().await;
    run(&pool, "UPDATE snapshots SET n = n - 1 WHERE table_id = $1", &damaged).await;
    assert_damaged(&world, &mut ann, &damaged, &sound).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_words() {
    let world = world().await;
    let mut ann = world.guest("Ann").await;
    let made = ann.post("/api/tokens", json!({"name": "program"})).await.ok();
    let pool = world.database().await;
    // A token of an unknown kind is nobody's, neither a program's nor a browser's.
    let id = made["token"]["id"].as_str().unwrap();
    run(&pool, "UPDATE tokens SET kind = 'other' WHERE id = $1", id).await;
    let bearer = made["secret"].as_str().unwrap().to_owned();
    let mut program = Person { bearer: Some(bearer.clone()), ..world.nobody() };
    assert_eq!(program.get("/api/tables?list=mine").await.code(), "damaged");
    let mut browser = Person { cookie: Some(format!("shinar={bearer}")), ..world.nobody() };
    assert_eq!(browser.get("/api/tables?list=mine").await.code(), "damaged");
    // So is an account whose password cannot be checked.
    let credentials = json!({"login": "ann", "password": "correct horse"});
    ann.post("/api/account", credentials.clone()).await.ok();
    run(&pool, "UPDATE people SET password = 'x' WHERE login = $1", "ann").await;
    assert_eq!(world.nobody().post("/api/sign-in", credentials).await.code(), "damaged");
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_rules() {
    let world = world().await;
    let mut ann = world.guest("Ann").await;
    let (old, sound) = (played(&mut ann).await, played(&mut ann).await);
    closed().await;
    let pool = world.database().await;
    let sql = "UPDATE tables SET sheet = REPLACE(sheet, '\"rules_version\":', '\"rules_version\":99') WHERE id = $1";
    run(&pool, sql, &old).await;
    // It is not damaged, and can be looked at; a server that knows those rules could go on.
    let info = ann.get(&format!("/api/tables/{old}")).await.ok();
    assert_eq!((&info["state"], &info["unplayable"]), (&json!("running"), &json!(true)));
    assert_eq!(ann.try_sit(&old, None).await.err(), Some(410));
    let refused = ann.post(&format!("/api/tables/{old}/start"), json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (410, "rules"), "{}", refused.text);
    assert!(refused.text.contains("version 991 of the rules"), "{}", refused.text);
    // The record was written when the table was closed.
    let record = ann.get(&format!("/api/tables/{old}/record")).await;
    assert!(record.status == 200 && record.text.contains("\nactions:\n1 "), "{}", record.text);
    assert_eq!(ann.get(&format!("/api/tables/{sound}/record")).await.code(), "not_finished");
    ann.sit(&sound).await.expect("hello").await;
    // One can leave it; the last one takes it along.
    ann.post(&format!("/api/tables/{old}/leave"), json!({})).await.ok();
    assert_eq!(ann.get(&format!("/api/tables/{old}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_of_other_rules() {
    let world = world().await;
    let mut ann = world.guest("Ann").await;
    let table = played(&mut ann).await;
    closed().await;
    let mut socket = ann.sit(&table).await;
    socket.say(json!({"type": "resign", "client": "x", "seat": 0})).await;
    socket.expect("over").await;
    drop(socket);
    let path = format!("/api/tables/{table}");
    let before = ann.get(&format!("{path}/record")).await.text;
    closed().await;
    let pool = world.database().await;
    let sql = "UPDATE tables SET sheet = REPLACE(sheet, '\"rules_version\":', '\"rules_version\":99') WHERE id = $1";
    run(&pool, sql, &table).await;
    let info = ann.get(&path).await.ok();
    assert_eq!((&info["state"], &info["unplayable"]), (&json!("finished"), &json!(true)));
    assert!(info["result"].is_array() && info["end_reason"]["kind"] == "resigned", "{info}");
    assert_eq!(ann.get(&format!("{path}/record")).await.text, before);
    for (method, what) in [("POST", "rematch"), ("GET", "play")] {
        let answer = match method {
            "GET" => ann.try_sit(&table, None).await.err().unwrap(),
            _ => ann.post(&format!("{path}/{what}"), json!({})).await.status,
        };
        assert_eq!(answer, 410, "{what}");
    }
    assert_eq!(ann.delete(&path).await.status, 204);
    assert_eq!(ann.get(&path).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_with_unreadable_tables_can_be_deleted() {
    let world = world().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
        bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
        ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
        tables.push(table);
    }
    closed().await;
    let pool = world.database().await;
    let sql = "UPDATE tables SET due = 1, sheet = REPLACE(sheet, '\"rules_version\":', '\"rules_version\":99') WHERE id = $1";
    run(&pool, sql, &tables[0]).await;
    run(&pool, "DELETE FROM snapshots WHERE table_id = $1", &tables[1]).await;
    run(&pool, "UPDATE entries SET body = '' WHERE n = 1 AND table_id = $1", &tables[1]).await;
    run(&pool, "UPDATE tables SET due = 1 WHERE id = $1", &tables[1]).await;
    // They are woken once, not every other second.
    for table in &tables {
        let mut left = 200;
        loop {
            let due = sqlx::query("SELECT due FROM tables WHERE id = $1").bind(table.clone());
            if due.fetch_one(&pool).await.unwrap().get::<Option<i64>, _>(0).is_none() {
                break;
            }
            left -= 1;
            assert!(left > 0, "it is woken again and again");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    assert_eq!(ann.delete("/api/me").await.status, 204);
    for table in &tables {
        let row = sqlx::query("SELECT sheet FROM tables WHERE id = $1").bind(table.clone());
        let sheet: String = row.fetch_one(&pool).await.unwrap().get(0);
        assert!(!sheet.contains("\"Ann\"") && sheet.contains("\"Bea\""), "{sheet}");
        // The other one can leave, too, and then nothing is left.
        bea.post(&format!("/api/tables/{table}/leave"), json!({})).await;
        assert_eq!(bea.get(&format!("/api/tables/{table}")).await.status, 404);
    }
    assert_eq!(bea.delete("/api/me").await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_go_on_by_older_rules() {
    let world = world().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("amyitis", json!([{"kind": "me"}, {"kind": "open"}])).await;
    closed().await;
    let pool = world.database().await;
    let row = sqlx::query("SELECT sheet FROM tables WHERE id = $1").bind(table.clone());
    let mut sheet: Value =
        serde_json::from_str(&row.fetch_one(&pool).await.unwrap().get::<String, _>(0)).unwrap();
    let current = sheet["rules_version"].as_u64().unwrap();
    assert!(current > 1);
    sheet["rules_version"] = json!(1);
    let update = sqlx::query("UPDATE tables SET sheet = $1 WHERE id = $2");
    update.bind(sheet.to_string()).bind(table.clone()).execute(&pool).await.unwrap();
    let mut bea = world.guest("Bea").await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let mut sockets = [ann.sit(&table).await, bea.sit(&table).await];
    let position = sockets[0].expect("hello").await["position"].clone();
    sockets[1].expect("hello").await;
    let seat = position["asked"].as_u64().unwrap() as usize;
    if seat == 0 {
        let action = legal(&position, 0).swap_remove(0);
        assert_eq!(sockets[0].act(&position, 0, &action, true).await.0["type"], "done");
    }
    sockets[0].say(json!({"type": "resign", "client": "x", "seat": 0})).await;
    sockets[0].expect("over").await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains("\nrules: 1\n"), "{record}");
    // A rematch is played by the current rules.
    let next = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok();
    assert_eq!(next["rules_version"], current);
}
