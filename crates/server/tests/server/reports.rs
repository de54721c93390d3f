//! Reports to the hosts: what can be reported, what hosts see, and that nobody floods them.

use serde_json::{Value, json};
use shinar_server::limits::Rate;

use crate::{
    bells::{account, count},
    world::{Person, World},
};

fn command_line(world: &World) -> Person {
    Person { bearer: Some(world.server.as_ref().unwrap().door().secret.clone()), ..world.nobody() }
}

async fn id_of(person: &mut Person) -> String {
    person.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned()
}

async fn list(host: &mut Person, query: &str) -> Vec<Value> {
    host.get(&format!("/api/host/reports{query}")).await.ok().as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_see_what_is_reported_and_resolve_it() {
    let world = World::new().await;
    let mut host = command_line(&world);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    host.put("/api/host/people/ann/role", json!({"role": "host"})).await.ok();
    let table = bea.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let mut cem = world.guest("Cem").await;
    cem.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let mut socket = bea.sit(&table).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "chat", "client": "c-1", "text": "you are all fools"})).await;
    socket.expect("done").await;
    let bea_id = id_of(&mut bea).await;

    let line = json!({"table": table, "line": 1, "person": bea_id, "reason": "  insults  everybody "});
    assert_eq!(cem.post("/api/reports", line.clone()).await.status, 204);
    assert_eq!(cem.post("/api/reports", line).await.status, 204, "once is enough");
    let person = json!({"table": table, "person": bea_id, "reason": "leaves every game"});
    assert_eq!(cem.post("/api/reports", person.clone()).await.status, 204);
    assert_eq!(ann.post("/api/reports", json!({"person": bea_id, "reason": "the name"})).await.status, 204);

    // The host's browser and the command line see the same; others see nothing.
    let reports = list(&mut ann, "").await;
    assert_eq!(reports, list(&mut host, "").await);
    let [first, second, third] = reports.as_slice() else { panic!("{reports:?}") };
    assert_eq!(
        (&first["said"], &first["reason"]),
        (&json!("you are all fools"), &json!("insults everybody"))
    );
    assert_eq!(
        (&first["reporter_name"], &first["name"], &first["table"]),
        (&json!("Cem"), &json!("Bea"), &json!(table))
    );
    assert!(second.get("said").is_none() && second["person"] == bea_id.as_str() && third["table"] == "");
    for (person, status) in [(&mut bea, 403), (&mut world.nobody(), 401)] {
        assert_eq!(person.get("/api/host/reports").await.status, status);
        let resolve = format!("/api/host/reports/{}/resolve", first["id"].as_str().unwrap());
        assert_eq!(person.post(&resolve, json!({})).await.status, status);
    }
    // What was said stays as it was, whatever becomes of the line.
    let id = first["id"].as_str().unwrap();
    let resolve = format!("/api/host/reports/{id}/resolve");
    let resolved = ann.post(&resolve, json!({"answer": "warned"})).await.ok();
    assert_eq!((&resolved["resolver"], &resolved["answer"]), (&json!("ann"), &json!("warned")));
    assert_eq!(ann.post(&resolve, json!({})).await.code(), "resolved");
    assert_eq!(ann.post("/api/host/reports/nothing/resolve", json!({})).await.status, 404);
    assert_eq!((list(&mut ann, "").await.len(), list(&mut ann, "?all=true").await.len()), (2, 3));
    assert_eq!(ann.get("/api/host/reports?limit=0").await.status, 400);
    let log = ann.get("/api/host/log").await.ok();
    assert_eq!(
        (&log[0]["deed"], &log[0]["subject"], &log[0]["detail"]),
        (&json!("resolve report"), &json!(id), &json!("Bea: warned"))
    );
    // A person can be reported again when a host was done with it; a line cannot.
    let second = format!("/api/host/reports/{}/resolve", second["id"].as_str().unwrap());
    host.post(&second, json!({})).await.ok();
    let again = json!({"table": table, "person": bea_id, "reason": "has done it again"});
    assert_eq!(cem.post("/api/reports", again).await.status, 204);
    let open = list(&mut host, "").await;
    assert!(open.iter().any(|report| report["reason"] == "has done it again"), "{open:?}");

    // In the export of whoever reported, and gone with either of them.
    let export = cem.get("/api/me/export").await.ok();
    assert_eq!(export["reports"].as_array().unwrap().len(), 2);
    assert!(!bea.get("/api/me/export").await.text.contains("has done it again"));
    let database = world.database().await;
    assert_eq!(cem.delete("/api/me").await.status, 204);
    assert_eq!(count(&database, "reports").await, 1);
    assert_eq!(bea.delete("/api/me").await.status, 204);
    assert_eq!(count(&database, "reports").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_one_can_see_is_reported() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, world.guest("Bea").await);
    let request = json!({"game": "tigris", "players": 2, "seats": [{"kind": "me"}, {"kind": "local", "name": "Bo"}], "public": false});
    let table = ann.table_as(request).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "chat", "client": "c-1", "text": "alone"})).await;
    socket.expect("done").await;
    let (ann_id, bea_id) = (id_of(&mut ann).await, id_of(&mut bea).await);
    let code = ann.get(&format!("/api/tables/{table}")).await.ok()["invite"].clone();
    for (report, status, why) in [
        (json!({"table": table, "line": 1, "reason": "x"}), 404, "table"),
        (json!({"table": "nowhere", "line": 1, "reason": "x"}), 404, "table"),
        (json!({"table": table, "line": 2, "code": code, "reason": "x"}), 404, "line"),
        (
            json!({"table": table, "line": 1, "code": code, "person": bea_id, "reason": "x"}),
            400,
            "somebody else",
        ),
        (json!({"table": table, "code": code, "reason": "x"}), 400, "`person`"),
        (json!({"reason": "x"}), 400, "`person`"),
        (json!({"person": "nobody", "reason": "x"}), 404, "person"),
        (json!({"person": "no\u{0}body", "reason": "x"}), 404, "person"),
        (json!({"person": bea_id, "reason": "x"}), 404, "person"),
        (json!({"person": ann_id, "reason": " "}), 400, "empty"),
        (json!({"person": ann_id, "reason": "x".repeat(501)}), 400, "at most 500"),
        (json!({"person": ann_id, "reason": "x", "to": "the king"}), 400, "to"),
    ] {
        let answer = bea.post("/api/reports", report.clone()).await;
        assert!(
            answer.status == status && answer.text.contains(why),
            "{report}: {} {}",
            answer.status,
            answer.text
        );
    }
    let own = json!({"person": ann_id, "reason": "myself"});
    assert_eq!(ann.post("/api/reports", own.clone()).await.code(), "oneself");
    assert_eq!(world.nobody().post("/api/reports", own).await.status, 401);
    assert_eq!(count(&world.database().await, "reports").await, 0, "nothing of it changed anything");
    assert_eq!(
        bea.post("/api/reports", json!({"table": table, "line": 1, "code": code, "reason": "x"}))
            .await
            .status,
        204
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_floods_the_hosts() {
    let world = World::with(|config| config.rates.reports = Rate::new(1, 3)).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, world.guest("Bea").await);
    let report = json!({"person": id_of(&mut ann).await, "reason": "x"});
    for _ in 0..3 {
        assert_eq!(bea.post("/api/reports", report.clone()).await.status, 204);
    }
    assert_eq!(bea.post("/api/reports", report.clone()).await.code(), "too_many");
    // Another guest has the same address.
    assert_eq!(world.guest("Cem").await.post("/api/reports", report).await.code(), "too_many");

    // However long somebody takes: only a few of their reports wait.
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, account(&world, "Bea").await);
    let table = bea.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let mut socket = bea.sit(&table).await;
    socket.expect("hello").await;
    for n in 1..=21 {
        socket.say(json!({"type": "chat", "client": format!("c-{n}"), "text": "hm"})).await;
        socket.expect("done").await;
        let answer = ann.post("/api/reports", json!({"table": table, "line": n, "reason": "x"})).await;
        match n {
            21 => assert_eq!(answer.code(), "too_many_reports"),
            _ => assert_eq!(answer.status, 204, "{}", answer.text),
        }
    }
    let mut host = command_line(&world);
    let open = list(&mut host, "").await;
    assert_eq!(open.len(), 20);
    host.post(&format!("/api/host/reports/{}/resolve", open[0]["id"].as_str().unwrap()), json!({}))
        .await
        .ok();
    assert_eq!(
        ann.post("/api/reports", json!({"table": table, "line": 21, "reason": "x"})).await.status,
        204
    );
}
