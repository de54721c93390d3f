//! Web push: messages that only the browser can read (RFC 8291), from a server that push services know (RFC 8292).

use anyhow::{Context, bail};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hmac,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::json;
use url::Url;

use crate::{clock::Millis, identity::random_bytes};

/// The length of a public key: a point without compression.
const POINT: usize = 65;
/// The length of a browser's secret.
const SECRET: usize = 16;
/// The size of a record; a message is one record.
const RECORD: u32 = 4096;
/// The longest message, in bytes: the record without its padding and its tag, and less than every push service takes.
pub(crate) const LONGEST: usize = 3000;
/// For how long a push service may take us at our word, in seconds.
const VALID: i64 = 12 * 60 * 60;

/// The keys of a browser.
#[derive(Clone, Debug)]
pub(crate) struct BrowserKeys {
    point: Vec<u8>,
    secret: Vec<u8>,
}

impl BrowserKeys {
    /// Reads the keys as browsers write them.
    pub(crate) fn parse(p256dh: &str, auth: &str) -> Result<Self, String> {
        let read = |text: &str| BASE64.decode(text.trim_end_matches('='));
        let point = read(p256dh).ok().filter(|key| key.len() == POINT && key.first() == Some(&4));
        let point = point.ok_or("p256dh is not a public key of 65 bytes in Base64 for addresses")?;
        let secret = read(auth).ok().filter(|secret| secret.len() == SECRET);
        let secret = secret.ok_or("auth is not a secret of 16 bytes in Base64 for addresses")?;
        let keys = Self { point, secret };
        // A point that is not on the curve.
        keys.encrypt(b"").map_err(|_| "p256dh is not a point of the curve P-256")?;
        Ok(keys)
    }

    /// Encrypts a message, as the body of a request with `Content-Encoding: aes128gcm`.
    pub(crate) fn encrypt(&self, message: &[u8]) -> anyhow::Result<Vec<u8>> {
        if message.len() > LONGEST {
            bail!("a message of {} bytes is too long for web push", message.len());
        }
        let rng = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &rng).context("cannot make a key")?;
        let own_point = own.compute_public_key().context("cannot make a key")?;
        let own_point = own_point.as_ref();
        let peer = UnparsedPublicKey::new(&ECDH_P256, &self.point);
        let shared = agree_ephemeral(own, &peer, <[u8]>::to_vec);
        let shared = shared.context("the browser's key is not a point of the curve")?;
        let info = [&b"WebPush: info\0"[..], self.point.as_slice(), own_point, &[1]].concat();
        let input = mac(mac(&self.secret, &shared).as_ref(), &info);
        let salt: [u8; 16] = random_bytes();
        let base = mac(&salt, input.as_ref());
        let key = mac(base.as_ref(), b"Content-Encoding: aes128gcm\0\x01");
        let nonce = mac(base.as_ref(), b"Content-Encoding: nonce\0\x01");
        let key = UnboundKey::new(&AES_128_GCM, &key.as_ref()[..16]).context("cannot make a key")?;
        let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12]).context("cannot make a nonce")?;
        // 2 marks the last record.
        let mut sealed = [message, &[2]].concat();
        let sealed_now = LessSafeKey::new(key).seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed);
        sealed_now.context("cannot encrypt")?;
        let head = [&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], own_point].concat();
        Ok([head, sealed].concat())
    }
}

fn mac(key: &[u8], text: &[u8]) -> hmac::Tag {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text)
}

/// The key by which push services know this server.
#[derive(Debug)]
pub(crate) struct PushKey {
    pair: EcdsaKeyPair,
    /// Whom a push service may ask: an address of a page, or `mailto:`.
    contact: String,
}

impl PushKey {
    /// A new key, as it is stored.
    pub(crate) fn generate() -> anyhow::Result<String> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(BASE64.encode(made.context("cannot make a key for web push")?.as_ref()))
    }

    /// Reads a stored key.
    pub(crate) fn read(stored: &str, contact: String) -> anyhow::Result<Self> {
        let bytes = BASE64.decode(stored).context("the stored key for web push is damaged")?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new());
        let pair =
            pair.map_err(|error| anyhow::anyhow!("the stored key for web push is damaged: {error}"))?;
        Ok(Self { pair, contact })
    }

    /// The public key as browsers take it.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key().as_ref())
    }

    /// The header `Authorization` for a request to a push service.
    pub(crate) fn authorization(&self, endpoint: &Url, now: Millis) -> anyhow::Result<String> {
        let head = json!({"typ": "JWT", "alg": "ES256"});
        let audience = endpoint.origin().ascii_serialization();
        let claims = json!({"aud": audience, "exp": now / 1000 + VALID, "sub": self.contact});
        let signed = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = BASE64.encode(signature.context("cannot sign")?.as_ref());
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

/// The header `Topic`: a message replaces one with the same topic that has not been delivered yet.
pub(crate) fn topic(about: &str) -> String {
    let digest = ring::digest::digest(&ring::digest::SHA256, about.as_bytes());
    BASE64.encode(&digest.as_ref()[..24])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_browsers_are_checked() {
        // From RFC 8291.
        let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        let keys = BrowserKeys::parse(point, auth).unwrap();
        assert_eq!(keys.encrypt(b"hello").unwrap().len(), 16 + 4 + 1 + 65 + 5 + 1 + 16);
        assert!(keys.encrypt(&vec![0; LONGEST + 1]).is_err());
        let off = point.replace("BCV", "BCW");
        for (point, auth, part) in [
            ("", auth, "p256dh"),
            ("!", auth, "p256dh"),
            (&off, auth, "curve"),
            (point, "", "auth"),
            (point, "AAAA", "auth"),
        ] {
            let error = BrowserKeys::parse(point, auth).unwrap_err();
            assert!(error.contains(part), "{point} {auth}: {error}");
        }
    }

    #[test]
    fn the_key_survives_being_stored() {
        let stored = PushKey::generate().unwrap();
        let key = |stored: &str| PushKey::read(stored, "mailto:host@shinar.example".to_owned());
        let (one, two) = (key(&stored).unwrap(), key(&stored).unwrap());
        assert_eq!(one.public(), two.public());
        assert_eq!(BASE64.decode(one.public()).unwrap().len(), POINT);
        assert!(key("").is_err() && key("damaged!").is_err());
        let endpoint = Url::parse("https://push.example:8443/a/b?c").unwrap();
        let header = one.authorization(&endpoint, 1_000).unwrap();
        let claims = header.split('.').nth(1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&BASE64.decode(claims).unwrap()).unwrap();
        assert_eq!(claims["aud"], "https://push.example:8443");
        assert_eq!(claims["exp"], 1 + VALID);
        assert_eq!(claims["sub"], "mailto:host@shinar.example");
    }

    #[test]
    fn topics_are_short() {
        assert!(topic("table").len() == 32 && topic("table") != topic("other"));
    }
}
