//! Passkeys, with an authenticator in software.

use crate::world::{Answer, Person, World};
use serde_json::{Value, json};
use webauthn_authenticator_rs::{
    prelude::{CreationChallengeResponse, RequestChallengeResponse, Url, WebauthnAuthenticator},
    softpasskey::SoftPasskey,
};

const PASSWORD: &str = "correct horse";

/// A device that keeps one key, and finds it by itself.
struct Device {
    inside: SoftPasskey,
    /// The id of its key, and whose it is, as in the options that it was made with.
    key: Option<(Value, Value)>,
}

impl Device {
    fn new() -> Self {
        Self { inside: SoftPasskey::new(true), key: None }
    }

    fn create(&mut self, origin: &str, options: &Value) -> Value {
        let user = options["publicKey"]["user"]["id"].clone();
        let mut options = options.clone();
        // The authenticator cannot find its key by itself; this device does it instead.
        let selection = &mut options["publicKey"]["authenticatorSelection"];
        assert_eq!(
            (&selection["residentKey"], &selection["requireResidentKey"]),
            (&json!("required"), &json!(true))
        );
        selection["requireResidentKey"] = false.into();
        let options: CreationChallengeResponse = serde_json::from_value(options).unwrap();
        let made = self.inside.do_registration(Url::parse(origin).unwrap(), options).unwrap();
        let made = serde_json::to_value(made).unwrap();
        self.key = Some((made["rawId"].clone(), user));
        made
    }

    fn sign(&mut self, origin: &str, options: &Value) -> Value {
        let (id, user) = self.key.clone().unwrap();
        let mut options = options.clone();
        assert!(options["publicKey"]["allowCredentials"].as_array().is_none_or(Vec::is_empty), "{options}");
        options["publicKey"]["allowCredentials"] = json!([{"type": "public-key", "id": id}]);
        let options: RequestChallengeResponse = serde_json::from_value(options).unwrap();
        let signed = self.inside.do_authentication(Url::parse(origin).unwrap(), options).unwrap();
        let mut signed = serde_json::to_value(signed).unwrap();
        signed["response"]["userHandle"] = user;
        signed
    }
}

/// A page at a domain. Browsers name it in every request that changes something.
const PAGE: &str = "http://localhost:8321";

async fn world() -> World {
    World::with(|config| config.origins = vec![PAGE.to_owned()]).await
}

async fn post(person: &mut Person, path: &str, body: Value) -> Answer {
    let request = person.request("POST", path).header("origin", PAGE).json(&body);
    person.ask(request).await
}

async fn account(world: &World, name: &str) -> Person {
    let mut person = world.guest(name).await;
    person.post("/api/account", json!({"login": name.to_lowercase(), "password": PASSWORD})).await.ok();
    person
}

async fn register(person: &mut Person, device: &mut Device, name: &str) -> Value {
    let challenge = post(person, "/api/passkeys/challenge", json!({"password": PASSWORD})).await.ok();
    let credential = device.create(PAGE, &challenge["options"]);
    let body = json!({"id": challenge["id"], "name": name, "credential": credential});
    post(person, "/api/passkeys", body).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_signs_in() {
    let world = world().await;
    let mut ann = account(&world, "Ann").await;
    let id = ann.get("/api/me").await.ok()["id"].clone();
    let challenge = post(&mut ann, "/api/passkeys/challenge", json!({"password": PASSWORD})).await.ok();
    let selection = &challenge["options"]["publicKey"]["authenticatorSelection"];
    assert_eq!(
        (&selection["residentKey"], &selection["userVerification"]),
        (&json!("required"), &json!("required"))
    );
    assert_eq!(challenge["options"]["publicKey"]["rp"]["id"], "localhost");
    let mut device = Device::new();
    let made = register(&mut ann, &mut device, "my phone").await;
    assert_eq!(made["name"], "my phone");
    let list = ann.get("/api/passkeys").await.ok();
    assert_eq!(list.as_array().unwrap().len(), 1);
    assert!(list[0].get("used").is_none());

    let mut phone = world.guest("Somebody").await;
    let planted = phone.cookie.clone();
    let challenge = post(&mut phone, "/api/sign-in/challenge", json!({})).await.ok();
    let credential = device.sign(PAGE, &challenge["options"]);
    let body = json!({"id": challenge["id"], "credential": credential});
    let me = post(&mut phone, "/api/sign-in/passkey", body.clone()).await.ok();
    assert_eq!((&me["id"], &me["name"]), (&id, &json!("Ann")));
    assert_eq!(phone.get("/api/me").await.ok()["id"], id);
    let mut old = world.nobody();
    old.cookie = planted;
    assert_eq!(old.get("/api/tables?list=mine").await.status, 401);
    assert!(ann.get("/api/passkeys").await.ok()[0]["used"].is_i64());
    // A challenge is valid once.
    assert_eq!(post(&mut world.nobody(), "/api/sign-in/passkey", body).await.code(), "bad_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn passkeys_are_named_and_deleted() {
    let world = world().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let mut device = Device::new();
    let made = register(&mut ann, &mut device, "phone").await;
    let path = format!("/api/passkeys/{}", made["id"].as_str().unwrap());
    assert_eq!(bea.put(&path, json!({"name": "mine"})).await.code(), "not_found");
    assert_eq!(bea.delete(&path).await.code(), "not_found");
    assert_eq!(bea.get("/api/passkeys").await.ok(), json!([]));
    assert_eq!(ann.put(&path, json!({"name": " "})).await.code(), "bad_request");
    assert_eq!(ann.put(&path, json!({"name": "old phone"})).await.status, 204);
    assert_eq!(ann.get("/api/passkeys").await.ok()[0]["name"], "old phone");
    assert_eq!(ann.get("/api/me/export").await.ok()["passkeys"][0]["name"], "old phone");
    assert_eq!(ann.delete(&path).await.status, 204);
    let mut phone = world.nobody();
    let challenge = post(&mut phone, "/api/sign-in/challenge", json!({})).await.ok();
    let credential = device.sign(PAGE, &challenge["options"]);
    let body = json!({"id": challenge["id"], "credential": credential});
    assert_eq!(post(&mut phone, "/api/sign-in/passkey", body).await.code(), "unauthorized");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused() {
    let world = world().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    // A stolen cookie cannot add a passkey, and a guest has no account.
    let wrong = post(&mut ann, "/api/passkeys/challenge", json!({"password": "wrong horse"})).await;
    assert_eq!(wrong.code(), "wrong_password");
    let mut gus = world.guest("Gus").await;
    assert_eq!(
        post(&mut gus, "/api/passkeys/challenge", json!({"password": PASSWORD})).await.code(),
        "no_account"
    );
    // Nothing works without the page's domain.
    assert_eq!(
        ann.post("/api/passkeys/challenge", json!({"password": PASSWORD})).await.code(),
        "bad_request"
    );
    let by_number =
        ann.request("POST", "/api/sign-in/challenge").header("origin", format!("http://{}", world.address));
    assert_eq!(ann.ask(by_number).await.code(), "bad_request");

    // A challenge belongs to one person.
    let challenge = post(&mut ann, "/api/passkeys/challenge", json!({"password": PASSWORD})).await.ok();
    let mut device = Device::new();
    let credential = device.create(PAGE, &challenge["options"]);
    let body = json!({"id": challenge["id"], "name": "x", "credential": credential});
    assert_eq!(post(&mut bea, "/api/passkeys", body.clone()).await.code(), "bad_request");
    post(&mut ann, "/api/passkeys", body.clone()).await.ok();
    assert_eq!(post(&mut ann, "/api/passkeys", body).await.code(), "bad_request");
    // What was signed for another page.
    let challenge = post(&mut ann, "/api/passkeys/challenge", json!({"password": PASSWORD})).await.ok();
    let credential = Device::new().create("http://localhost:1", &challenge["options"]);
    let body = json!({"id": challenge["id"], "name": "x", "credential": credential});
    assert_eq!(post(&mut ann, "/api/passkeys", body).await.code(), "bad_request");
    // A signature of something else, another account's handle, and nonsense.
    let mut phone = world.nobody();
    for spoil in [
        |body: &mut Value| body["credential"]["response"]["signature"] = json!("MEUCIQ"),
        |body: &mut Value| body["credential"]["response"]["userHandle"] = json!("AAAAAAAAAAAAAAAAAAAAAA"),
        |body: &mut Value| body["credential"]["response"]["userHandle"] = Value::Null,
    ] {
        let challenge = post(&mut phone, "/api/sign-in/challenge", json!({})).await.ok();
        let credential = device.sign(PAGE, &challenge["options"]);
        let mut body = json!({"id": challenge["id"], "credential": credential});
        spoil(&mut body);
        assert_eq!(post(&mut phone, "/api/sign-in/passkey", body).await.code(), "unauthorized");
    }
    for body in [
        json!({"id": "x", "credential": {}}),
        json!({"id": "a\u{0}b", "credential": device.sign(PAGE, &post(&mut phone, "/api/sign-in/challenge", json!({})).await.ok()["options"])}),
    ] {
        assert_eq!(post(&mut phone, "/api/sign-in/passkey", body).await.code(), "bad_request");
    }
    // Another challenge's signature.
    let first = post(&mut phone, "/api/sign-in/challenge", json!({})).await.ok();
    let second = post(&mut phone, "/api/sign-in/challenge", json!({})).await.ok();
    let body = json!({"id": second["id"], "credential": device.sign(PAGE, &first["options"])});
    assert_eq!(post(&mut phone, "/api/sign-in/passkey", body).await.code(), "unauthorized");
    assert_eq!(phone.cookie, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_expires_and_keys_go_with_their_account() {
    let world = world().await;
    let mut ann = account(&world, "Ann").await;
    let mut device = Device::new();
    register(&mut ann, &mut device, "phone").await;
    let mut phone = world.nobody();
    let challenge = post(&mut phone, "/api/sign-in/challenge", json!({})).await.ok();
    let pool = world.database().await;
    sqlx::query("UPDATE ceremonies SET expires = 1").execute(&pool).await.unwrap();
    let body = json!({"id": challenge["id"], "credential": device.sign(PAGE, &challenge["options"])});
    assert_eq!(post(&mut phone, "/api/sign-in/passkey", body).await.code(), "bad_request");
    assert_eq!(ann.delete("/api/me").await.status, 204);
    let (left,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM passkeys").fetch_one(&pool).await.unwrap();
    pool.close().await;
    assert_eq!(left, 0);
}
