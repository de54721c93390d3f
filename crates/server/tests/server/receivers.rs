//! What takes web push and webhooks, on this machine: the messages are decrypted with other code than the server's.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use aes_gcm::{Aes128Gcm, KeyInit, aead::Aead};
use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri},
    routing::post,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use hkdf::Hkdf;
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
    elliptic_curve::sec1::ToSec1Point,
};
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::mpsc};

use crate::world::Person;

/// Long enough for everything that is going to be sent.
pub(crate) const A_WHILE: Duration = Duration::from_millis(700);

/// A request that the receiver got.
pub(crate) struct Got {
    pub(crate) path: String,
    headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Got {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// A push service and a webhook receiver. It answers what it was told to, in order, and then that all is well.
pub(crate) struct Receiver {
    pub(crate) address: String,
    pub(crate) got: mpsc::UnboundedReceiver<Got>,
    answers: Answers,
}

type Answers = Arc<Mutex<HashMap<String, Vec<u16>>>>;

impl Receiver {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (sender, got) = mpsc::unbounded_channel();
        let answers = Answers::default();
        let take = async |State((sender, answers)): State<(mpsc::UnboundedSender<Got>, Answers)>,
                          uri: Uri,
                          headers: HeaderMap,
                          body: Bytes| {
            let path = uri.path().to_owned();
            let answer = {
                let mut answers = answers.lock().unwrap();
                let list = answers.entry(path.clone()).or_default();
                if list.len() > 1 { list.remove(0) } else { list.first().copied().unwrap_or(201) }
            };
            let _ = sender.send(Got { path, headers, body });
            StatusCode::from_u16(answer).unwrap()
        };
        let router = Router::new().route("/{*rest}", post(take)).with_state((sender, answers.clone()));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, got, answers }
    }

    /// What to answer at a path; the last answer goes on.
    pub(crate) fn answer(&self, path: &str, answers: &[u16]) {
        self.answers.lock().unwrap().insert(path.to_owned(), answers.to_vec());
    }

    pub(crate) async fn next(&mut self) -> Got {
        tokio::time::timeout(Duration::from_secs(20), self.got.recv())
            .await
            .expect("a request in time")
            .unwrap()
    }

    /// Whatever arrives in a while.
    pub(crate) async fn rest(&mut self) -> Vec<String> {
        tokio::time::sleep(A_WHILE).await;
        std::iter::from_fn(|| self.got.try_recv().ok()).map(|got| got.path).collect()
    }
}

/// A browser that takes web push.
pub(crate) struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    pub(crate) path: String,
}

impl Browser {
    pub(crate) fn new(path: &str) -> Self {
        let mut bytes = [7; 32];
        bytes[31] = path.len() as u8;
        Self { secret: SecretKey::from_slice(&bytes).unwrap(), auth: [9; 16], path: path.to_owned() }
    }

    pub(crate) async fn subscribe(&self, person: &mut Person, receiver: &Receiver) -> Value {
        let request = json!({
            "endpoint": format!("{}{}", receiver.address, self.path),
            "p256dh": BASE64.encode(uncompressed(&self.secret.public_key())),
            "auth": BASE64.encode(self.auth),
        });
        person.post("/api/me/notifications/browsers", request).await.ok()
    }

    /// Decrypts as RFC 8291 says, with other code than the server's.
    pub(crate) fn read(&self, got: &Got) -> Value {
        assert_eq!(got.header("content-encoding"), "aes128gcm");
        let (salt, rest) = got.body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (server, sealed) = rest[5..].split_at(65);
        let peer = PublicKey::from_sec1_bytes(server).unwrap();
        let shared = self.secret.diffie_hellman(&peer);
        let mut input = [0; 32];
        let info = [b"WebPush: info\0", &*uncompressed(&self.secret.public_key()), server].concat();
        Hkdf::<sha2::Sha256>::new(Some(&self.auth), shared.raw_secret_bytes())
            .expand(&info, &mut input)
            .unwrap();
        let hkdf = Hkdf::<sha2::Sha256>::new(Some(salt), &input);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        hkdf.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        hkdf.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new_from_slice(&key).unwrap();
        let mut text = cipher.decrypt((&nonce).into(), sealed).unwrap();
        assert_eq!(text.pop(), Some(2), "the last record");
        serde_json::from_slice(&text).unwrap()
    }
}

fn uncompressed(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

/// Checks that a message to a webhook was signed with its secret.
pub(crate) fn check_signature(got: &Got, secret: &str) {
    let (time, given) =
        got.header("shinar-signature").strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
    let signed = ring::hmac::sign(&key, &[time.as_bytes(), b".", &got.body].concat());
    let hex: String = signed.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(given, hex);
}

/// Checks the header by which a push service knows the server (RFC 8292).
pub(crate) fn check_vapid(got: &Got, receiver: &Receiver, push_key: &str) {
    let header = got.header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, key) = header.split_once(", k=").unwrap();
    assert_eq!(key, push_key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], receiver.address.as_str());
    assert_eq!(claims["sub"], "mailto:host@shinar.example");
    assert!(got.header("ttl").parse::<u32>().unwrap() > 0 && got.header("topic").len() == 32);
}
