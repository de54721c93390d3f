//! Databases of older versions are migrated, and everything in them still works.

use crate::world::{Person, World, play_on, postgres};
use serde_json::{Value, json};
use shinar_core::Record;
use shinar_server::Server;
use sqlx::{AnyConnection, Connection, Row, any::install_default_drivers};
use tempfile::TempDir;

/// A database of the first version, with Ann's credentials and tables.
struct Old {
    schema: &'static str,
    cookie: &'static str,
    token: &'static str,
    running: &'static str,
    finished: &'static str,
}

const SQLITE: Old = Old {
    schema: include_str!("../schemas/sqlite-1.sql"),
    cookie: "shinar=nenx4tefeiwx.vch69ubb4ygnk8xejvz987wwkucprsnz",
    token: "cp4hib9qa55j.rhcmxmrndny76ijaypkdj3cra9ugt7n7",
    running: "bz7fcq9hikpz",
    finished: "c2cmxr86na7p",
};

const POSTGRES: Old = Old {
    schema: include_str!("../schemas/postgres-1.sql"),
    cookie: "shinar=572zhuy22fq7.p3z55557wcwsj5afp3ueesp62iczg7ma",
    token: "i95qzj8u28p4.mkid77aa3jtyyfvggvivpzgwf8ujthg9",
    running: "ebi762prczrf",
    finished: "jjrhhpnp4485",
};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    let folder = TempDir::new().unwrap();
    goes_on(SQLITE, format!("sqlite://{}?mode=rwc", folder.path().join("shinar.db").display())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql() {
    goes_on(POSTGRES, postgres::new_database().await).await;
}

async fn versions(connection: &mut AnyConnection) -> Vec<i64> {
    let rows =
        sqlx::query("SELECT version FROM _sqlx_migrations ORDER BY version").fetch_all(connection).await;
    rows.unwrap().iter().map(|row| row.get("version")).collect()
}

async fn goes_on(old: Old, url: String) {
    install_default_drivers();
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(old.schema).execute(&mut connection).await.unwrap();
    assert_eq!(versions(&mut connection).await, [1]);

    let mut world = World::with(|config| config.database = Some(url.clone())).await;
    let now = versions(&mut connection).await;
    assert!(now.len() > 1 && now.is_sorted() && now.last() == Some(&15), "{now:?}");

    // Ann is recognised by cookie, by token and by password.
    let mut ann = Person { cookie: Some(old.cookie.to_owned()), ..world.nobody() };
    let me = ann.get("/api/me").await.ok();
    assert_eq!((&me["name"], &me["login"]), (&json!("Ann"), &json!("ann")));
    let mut program = Person { bearer: Some(old.token.to_owned()), ..world.nobody() };
    assert_eq!(program.get("/api/me").await.ok(), me);
    let password = json!({"login": "ann", "password": "correct horse"});
    assert_eq!(world.nobody().post("/api/sign-in", password).await.ok(), me);

    // Her sessions are listed, although nothing is known of her browser; nobody else can take a name like hers.
    let sessions = ann.get("/api/sessions").await.ok();
    let sessions = sessions.as_array().unwrap();
    let own = sessions.iter().find(|session| session["current"] == true).unwrap();
    assert!(own.get("agent").is_none() && own["used"].is_i64(), "{own}");
    let mut guest = world.guest("Gil").await;
    assert_eq!(guest.put("/api/me", json!({"name": "\u{410}nn"})).await.code(), "name_taken");

    // Both tables are listed as they were, although sheets no longer contain the result.
    let listed = ann.get("/api/tables?list=mine").await.ok();
    let [running, finished] = listed.as_array().unwrap().as_slice() else { panic!("{listed}") };
    assert_eq!((&running["your_turn"], running.get("result")), (&json!(true), None));
    let last = &finished["result"][1];
    assert_eq!((&last["seat"], &last["rank"], last["score"].is_i64()), (&json!(1), &json!(2), true));
    assert_eq!(finished["end_reason"], json!({"kind": "text", "text": "P2 resigned"}));
    let flags = |table: &Value, flag: &str| [0, 1].map(|seat: usize| table["seats"][seat][flag] == true);
    assert_eq!((flags(finished, "resigned"), flags(running, "resigned")), ([false, true], [false, false]));
    assert_eq!((flags(finished, "stand_in"), flags(running, "stand_in")), ([false; 2], [false; 2]));

    // The finished game is there with its record and its analysis.
    let path = format!("/api/tables/{}", old.finished);
    let record = Record::parse(&ann.get(&format!("{path}/record")).await.text).unwrap();
    assert!(record.shuffle.is_some() && record.ended.as_deref() == Some("P2 resigned"), "{record}");
    let analysis = ann.get(&format!("{path}/analysis")).await.ok();
    assert_eq!((&analysis["state"], &analysis["progress"]), (&json!("done"), &json!(1.0)));
    let moments = analysis["result"]["moments"].as_array().unwrap();
    assert_eq!(moments[0]["action"]["text"], "place merchant 2,8");
    for moment in moments {
        let line = moment["best_line"].as_array().unwrap();
        for one in [&moment["action"], &moment["best"]].into_iter().chain(line) {
            assert!(one["text"].is_string() && !one["action"].is_null(), "{one}");
        }
    }
    // It is in the archive, with what its journal says; the running one is not.
    let archive = ann.get("/api/archive").await.ok();
    let [game] = archive["games"].as_array().unwrap().as_slice() else { panic!("{archive}") };
    assert_eq!((&game["table"], &game["ending"]), (&json!(old.finished), &json!("resigned")));
    assert_eq!(game["actions"], record.actions.len());
    assert_eq!((&game["seats"][0]["name"], &game["seats"][0]["person"]), (&json!("Ann"), &me["id"]));
    assert_eq!((&game["seats"][1]["kind"], &game["seats"][1]["rank"]), (&json!("local"), &json!(2)));
    let profile = ann.get("/api/people/ann").await.ok();
    assert_eq!(profile["games"][0]["won"], 1);
    assert_eq!(profile["ratings"], json!([]));

    // An open table derives the reason from its match.
    let info = ann.get(&path).await.ok();
    assert_eq!(info["end_reason"], json!({"kind": "resigned", "seats": [1]}));

    // The running game can be played to its end; its journal is read without a snapshot as well.
    if let Some(server) = world.server.take() {
        server.stop();
        server.finished().await.unwrap();
    }
    sqlx::query("DELETE FROM snapshots").execute(&mut connection).await.unwrap();
    world.server = Some(Server::start(world.config.clone()).await.unwrap());
    ann.address = world.server.as_ref().unwrap().address();
    let mut socket = ann.sit(old.running).await;
    let hello = socket.expect("hello").await;
    assert_eq!(hello["chat"][0]["text"], "good luck");
    let acted = |entry: &&Value| entry["event"]["event"] == "placed";
    assert_eq!(hello["log"].as_array().unwrap().iter().filter(acted).count(), PLAYED);
    play_on(&mut socket, &[0, 1], hello["position"].clone()).await;

    // There is nothing to migrate the next time.
    world.restart().await;
    assert_eq!(versions(&mut connection).await, now);
    let server = world.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();

    // A database of a newer version is not touched.
    let newer = "UPDATE _sqlx_migrations SET version = 9999 WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    let refused = Server::start(world.config.clone()).await.unwrap_err();
    assert!(format!("{refused:#}").contains("9999"), "{refused:#}");
    connection.close().await.unwrap();
}

/// How many tokens were played in the running game.
const PLAYED: usize = 9;
