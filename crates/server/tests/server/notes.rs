//! Notes to oneself: kept for the person, and for nobody else.

use serde_json::json;

use crate::{
    bells::{account, count},
    world::{Person, World, play_on},
};

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_kept_for_the_person_alone() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let path = format!("/api/tables/{table}/notes");
    assert_eq!(ann.get(&path).await.ok(), json!({"text": ""}));
    let secret = "the ziggurat  at 4,6\n\n\n\nthen xyzzy";
    let kept = json!({"text": "the ziggurat at 4,6\n\nthen xyzzy"});
    assert_eq!(ann.put(&path, json!({"text": secret})).await.ok(), kept);
    // In another browser of the account, and after a restart.
    let mut other = world.nobody();
    other.post("/api/sign-in", json!({"login": "ann", "password": "correct horse"})).await.ok();
    assert_eq!(other.get(&path).await.ok(), kept);
    world.restart().await;
    for person in [&mut ann, &mut bea, &mut other] {
        person.address = world.address;
    }
    assert_eq!(ann.get(&path).await.ok(), kept);
    // Everybody has their own.
    assert_eq!(bea.get(&path).await.ok(), json!({"text": ""}));
    bea.put(&path, json!({"text": "hers"})).await.ok();
    assert_eq!(ann.get(&path).await.ok(), kept);

    // Nothing that anybody else gets has a word of it: neither lists nor sockets nor records nor what hosts see.
    let mut host =
        Person { bearer: Some(world.server.as_ref().unwrap().door().secret.clone()), ..world.nobody() };
    let (mut of_bea, mut of_nobody) = (bea.sit(&table).await, world.nobody().sit(&table).await);
    let (mut of_ann, mut texts) = (ann.sit(&table).await, Vec::new());
    of_bea.expect("hello").await;
    of_nobody.expect("hello").await;
    of_ann.expect("hello").await;
    let client = of_ann.fresh();
    let seat = usize::from(ann.get(&format!("/api/tables/{table}")).await.ok()["seats"][0]["you"] != true);
    of_ann.say(json!({"type": "resign", "client": client, "seat": seat})).await;
    for socket in [&mut of_bea, &mut of_nobody, &mut of_ann] {
        socket.expect("over").await;
        texts.extend(socket.heard.iter().cloned());
    }
    for path in [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/replay"),
        format!("/api/tables/{table}/record"),
        "/api/tables?list=mine".to_owned(),
        "/api/archive".to_owned(),
        "/api/me/export".to_owned(),
        "/api/people/ann".to_owned(),
    ] {
        texts.push(bea.get(&path).await.text);
    }
    for path in
        [format!("/api/host/tables/{table}"), "/api/host/people/ann".to_owned(), "/api/host/log".to_owned()]
    {
        texts.push(host.get(&path).await.text);
    }
    assert!(texts.len() > 12 && !texts.iter().any(|text| text.contains("xyzzy")));
    // A program that somebody wrote does not get it either, nor does a host.
    let token = ann.post("/api/tokens", json!({"name": "bot"})).await.ok()["secret"].clone();
    let mut program = Person { bearer: Some(token.as_str().unwrap().to_owned()), ..world.nobody() };
    assert_eq!(program.get(&path).await.status, 403);
    assert_eq!(host.get(&path).await.status, 401);
    assert_eq!(world.nobody().get(&path).await.status, 401);

    // In the export of the person, and gone with the account.
    let export = ann.get("/api/me/export").await.ok();
    assert_eq!((&export["notes"][0]["table"], &export["notes"][0]["text"]), (&json!(table), &kept["text"]));
    let database = world.database().await;
    assert_eq!(count(&database, "notes").await, 2);
    assert_eq!(ann.delete("/api/me").await.status, 204);
    assert_eq!(count(&database, "notes").await, 1);
    assert_eq!(bea.put(&path, json!({"text": " \n "})).await.ok(), json!({"text": ""}));
    assert_eq!(count(&database, "notes").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_have_a_limit_and_need_a_table() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let request = json!({"game": "tigris", "players": 2, "seats": [{"kind": "me"}, {"kind": "local", "name": "Bo"}], "public": false});
    let table = ann.table_as(request).await;
    let path = format!("/api/tables/{table}/notes");
    ann.put(&path, json!({"text": "x".repeat(4000)})).await.ok();
    let answer = ann.put(&path, json!({"text": "y".repeat(4001)})).await;
    assert!(
        answer.code() == "bad_request" && answer.text.contains("4001 characters; at most 4000"),
        "{}",
        answer.text
    );
    assert_eq!(ann.put(&path, json!({"text": "z".repeat(8000)})).await.status, 400);
    assert_eq!(ann.put(&path, json!({"body": "z"})).await.status, 400);
    assert_eq!(ann.get(&path).await.ok()["text"].as_str().unwrap().len(), 4000);
    // Whoever may not see a table has no notes there.
    assert_eq!(bea.put(&path, json!({"text": "me, too"})).await.status, 404);
    assert_eq!(bea.get(&path).await.status, 404);
    assert_eq!(bea.put("/api/tables/nowhere/notes", json!({"text": "x"})).await.status, 404);
    let code = ann.get(&format!("/api/tables/{table}")).await.ok()["invite"].as_str().unwrap().to_owned();
    let invited = format!("{path}?code={code}");
    assert_eq!(bea.put(&invited, json!({"text": "me, too"})).await.ok()["text"], "me, too");
    // They go with the table.
    let mut socket = ann.sit(&table).await;
    let position = socket.expect("hello").await["position"].clone();
    play_on(&mut socket, &[0, 1], position).await;
    assert_eq!(ann.delete(&format!("/api/tables/{table}")).await.status, 204);
    assert_eq!(count(&world.database().await, "notes").await, 0);
}
