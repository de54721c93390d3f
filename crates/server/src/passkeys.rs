//! Passkeys: signing in with a key that a device keeps, in place of a password.
//!
//! The device finds the account by itself (its keys are *discoverable*), so that nobody types a login, and no response shows
//! which accounts have passkeys. A key belongs to the domain of the page that made it: the browser offers it to no other, and
//! the server checks the origin that the device has signed. The state of a ceremony is stored between its two requests, which
//! may reach different processes, and is valid once.

use axum::http::{HeaderMap, header};
use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use url::Url;
use uuid::Uuid;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Webauthn, WebauthnBuilder, WebauthnError,
};

use crate::{
    api::{Challenge, PasskeyInfo, PersonId},
    clock,
    error::{ApiError, ApiResult},
    identity::random_text,
    limits,
    store::{PasskeyRow, PersonRow, Store, StoreError, to_json},
};

/// What people see when their device asks them.
const RP_NAME: &str = "Shinar";

/// Starts to create a passkey for a person.
pub(crate) async fn start_registration(
    store: &Store,
    person: &PersonRow,
    headers: &HeaderMap,
) -> ApiResult<Challenge> {
    let known = store.passkeys(&person.id).await?;
    let mut exclude: Vec<CredentialID> = Vec::new();
    for row in &known {
        exclude.push(key(row)?.cred_id().clone());
    }
    let login = person.login.as_deref().unwrap_or(&person.name);
    let (mut options, state) = webauthn(headers)?
        .start_passkey_registration(handle(&person.id), login, &person.name, Some(exclude))
        .map_err(|error| ApiError::internal(&error))?;
    // The library discourages keys that a device can find by itself; signing in without a login needs them.
    let mut options = to_value(&mut options)?;
    options["publicKey"]["authenticatorSelection"]["residentKey"] = "required".into();
    options["publicKey"]["authenticatorSelection"]["requireResidentKey"] = true.into();
    begin(store, Some(&person.id), &state, options).await
}

/// Stores the passkey that a device has made.
pub(crate) async fn finish_registration(
    store: &Store,
    person: &PersonRow,
    headers: &HeaderMap,
    ceremony: &str,
    name: &str,
    credential: serde_json::Value,
) -> ApiResult<PasskeyInfo> {
    let name = limits::line(name, "the name of a passkey", limits::NAME)?;
    let credential: RegisterPublicKeyCredential = from_client(credential)?;
    let state: PasskeyRegistration = end(store, Some(&person.id), ceremony).await?;
    let key = webauthn(headers)?
        .finish_passkey_registration(&credential, &state)
        .map_err(|error| refused(&error))?;
    let row = PasskeyRow {
        id: id_of(key.cred_id().as_ref()),
        person: person.id.clone(),
        name,
        body: to_json("a passkey", &key)?,
        created: clock::now(),
        used: None,
    };
    match store.add_passkey(&row, limits::PASSKEYS).await {
        Ok(true) => Ok(info(row)),
        Ok(false) => {
            Err(ApiError::conflict("too_many_passkeys", format!("at most {} passkeys", limits::PASSKEYS)))
        }
        Err(StoreError::Taken) => Err(ApiError::conflict("taken", "this passkey is registered already")),
        Err(error) => Err(error.into()),
    }
}

/// Starts to sign in.
pub(crate) async fn start_sign_in(store: &Store, headers: &HeaderMap) -> ApiResult<Challenge> {
    let (mut options, state) =
        webauthn(headers)?.start_discoverable_authentication().map_err(|error| ApiError::internal(&error))?;
    let mut options = to_value(&mut options)?;
    // The page has a button for it; the library assumes that the browser offers passkeys in a text field.
    if let Some(options) = options.as_object_mut() {
        options.remove("mediation");
    }
    begin(store, None, &state, options).await
}

/// The person whose device has signed the challenge.
pub(crate) async fn finish_sign_in(
    store: &Store,
    headers: &HeaderMap,
    ceremony: &str,
    credential: serde_json::Value,
) -> ApiResult<PersonRow> {
    let credential: PublicKeyCredential = from_client(credential)?;
    let state: DiscoverableAuthentication = end(store, None, ceremony).await?;
    let webauthn = webauthn(headers)?;
    let unknown = || ApiError::unauthorized("this passkey is not known here");
    let (user, id) = webauthn.identify_discoverable_authentication(&credential).map_err(|_| unknown())?;
    let row =
        store.passkey(&id_of(id)).await?.filter(|row| handle(&row.person) == user).ok_or_else(unknown)?;
    let mut key = key(&row)?;
    let result = webauthn
        .finish_discoverable_authentication_v2(&credential, state, &key)
        .map_err(|_| ApiError::unauthorized("the passkey's signature is not valid"))?;
    key.update_credential(&result);
    store.use_passkey(&row.id, &to_json("a passkey", &key)?, clock::now()).await?;
    store.person(&row.person).await?.ok_or_else(unknown)
}

/// A passkey as its owner sees it.
pub(crate) fn info(row: PasskeyRow) -> PasskeyInfo {
    PasskeyInfo { id: row.id, name: row.name, created: row.created, used: row.used }
}

/// Whom a request comes from decides which keys a device offers: the domain of the page, as the browser names it.
fn webauthn(headers: &HeaderMap) -> ApiResult<Webauthn> {
    let bad =
        || ApiError::bad("passkeys need a browser: the header Origin must name the page, by its domain");
    let origin = headers.get(header::ORIGIN).and_then(|value| value.to_str().ok()).ok_or_else(bad)?;
    let origin = Url::parse(origin).map_err(|_| bad())?;
    // Browsers have no passkeys for addresses that are numbers.
    let domain = origin.domain().ok_or_else(bad)?.to_owned();
    let builder = WebauthnBuilder::new(&domain, &origin).map_err(|_| bad())?;
    builder.rp_name(RP_NAME).timeout(limits::CEREMONY).build().map_err(|error| ApiError::internal(&error))
}

/// The id under which devices know a person. It does not show the person's own id.
fn handle(person: &PersonId) -> Uuid {
    let digest = Sha256::digest(format!("shinar passkey {person}"));
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    Uuid::from_bytes(bytes)
}

fn id_of(credential: &[u8]) -> String {
    use std::fmt::Write;
    credential.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn key(row: &PasskeyRow) -> ApiResult<Passkey> {
    serde_json::from_str(&row.body).map_err(|error| ApiError::damaged(&error))
}

fn to_value(options: &mut impl Serialize) -> ApiResult<serde_json::Value> {
    serde_json::to_value(options).map_err(|error| ApiError::internal(&error))
}

fn from_client<T: DeserializeOwned>(credential: serde_json::Value) -> ApiResult<T> {
    serde_json::from_value(credential).map_err(|error| ApiError::bad(format!("credential: {error}")))
}

fn refused(error: &WebauthnError) -> ApiError {
    ApiError::bad(format!("the device's response was not accepted: {error}"))
}

async fn begin(
    store: &Store,
    person: Option<&PersonId>,
    state: &impl Serialize,
    options: serde_json::Value,
) -> ApiResult<Challenge> {
    let id = random_text::<16>();
    let expires = clock::now() + limits::CEREMONY.as_millis() as i64;
    store.begin_ceremony(&id, person, &to_json("a ceremony", state)?, expires).await?;
    Ok(Challenge { id, options })
}

async fn end<T: DeserializeOwned>(store: &Store, person: Option<&PersonId>, id: &str) -> ApiResult<T> {
    limits::word(id, "the id of a challenge", limits::CLIENT)?;
    let Some(state) = store.end_ceremony(id, person, clock::now()).await? else {
        return Err(ApiError::bad("it took too long, or was done already; begin again"));
    };
    // A ceremony of another kind is no state of this one.
    serde_json::from_str(&state).map_err(|_| ApiError::bad("this id belongs to another kind of request"))
}
