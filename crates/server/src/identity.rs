//! Secrets: random ids, tokens and passwords, of which only hashes are stored.

use argon2::{
    Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version, password_hash::phc::PasswordHash,
};
use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
use sha2::{Digest, Sha256};
use shinar_play::random;
use subtle::ConstantTimeEq;

use crate::fair::hex;

/// Random letters and digits that are not easily confused, five bits each.
pub(crate) fn random_text<const N: usize>() -> String {
    random::random_text::<N>(&mut unpredictable())
}

/// A generator that nobody can predict.
pub(crate) fn unpredictable() -> ChaCha20Rng {
    ChaCha20Rng::from_seed(random_bytes())
}

/// Unpredictable bytes.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[expect(clippy::expect_used, reason = "a server that cannot make secrets must not run")]
    getrandom::fill(&mut bytes).expect("the system provides random bytes");
    bytes
}

/// A token as its owner has it: `ID.SECRET`.
pub(crate) struct Token {
    /// The id of its row in the store.
    pub(crate) id: String,
    secret: String,
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Token").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Token {
    /// A new token, with a secret of 160 bits.
    pub(crate) fn random() -> Self {
        Self { id: random_text::<12>(), secret: random_text::<32>() }
    }

    /// Reads a token; `None` if the text is malformed.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (id, secret) = text.split_once('.')?;
        let plain =
            |part: &str, length| part.len() == length && part.bytes().all(|b| random::ALPHABET.contains(&b));
        (plain(id, 12) && plain(secret, 32)).then(|| Self { id: id.to_owned(), secret: secret.to_owned() })
    }

    /// The text that its owner sends.
    pub(crate) fn text(&self) -> String {
        format!("{}.{}", self.id, self.secret)
    }

    /// The hash that is stored.
    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(&self.secret).into())
    }

    /// Whether a stored hash is that of this token, in constant time.
    pub(crate) fn matches(&self, hash: &str) -> bool {
        self.hash().as_bytes().ct_eq(hash.as_bytes()).into()
    }
}

/// Compares two secrets in constant time.
pub(crate) fn same(one: &str, two: &str) -> bool {
    one.as_bytes().ct_eq(two.as_bytes()).into()
}

fn argon() -> Argon2<'static> {
    // 19 MiB and two passes, as OWASP recommends.
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

/// The hash of a password, with its salt. It is slow on purpose.
pub(crate) fn hash_password(password: &str) -> anyhow::Result<String> {
    let salt = random_bytes::<16>();
    let hash = argon().hash_password_with_salt(password.as_bytes(), &salt);
    Ok(hash.map_err(|error| anyhow::anyhow!("cannot hash a password: {error}"))?.to_string())
}

/// Whether a password matches a stored hash; without one, `false` after the same time. An error if the hash is unreadable.
pub(crate) fn password_matches(password: &str, hash: Option<&str>) -> anyhow::Result<bool> {
    // The hash of a random password, so that an unknown login takes as long as a known one.
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let parsed = PasswordHash::new(hash.unwrap_or(NOBODY))
        .map_err(|error| anyhow::anyhow!("unreadable hash of a password: {error}"))?;
    Ok(argon().verify_password(password.as_bytes(), &parsed).is_ok() && hash.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_match_only_their_hash() {
        let (one, two) = (Token::random(), Token::random());
        assert!(one.matches(&one.hash()) && !one.matches(&two.hash()) && !one.matches(""));
        let read = Token::parse(&one.text()).unwrap();
        assert!(read.id == one.id && read.matches(&one.hash()));
        assert!(!one.hash().contains(&one.secret));
        for bad in
            ["", ".", "abc.def", &format!("{}x", one.text()), &one.text().to_uppercase(), &"é".repeat(45)]
        {
            assert!(Token::parse(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn passwords_are_checked() {
        let hash = hash_password("correct horse").unwrap();
        assert!(!hash.contains("correct"));
        assert!(password_matches("correct horse", Some(&hash)).unwrap());
        assert!(!password_matches("wrong horse", Some(&hash)).unwrap());
        assert!(!password_matches("correct horse", None).unwrap());
        assert!(password_matches("correct horse", Some("no hash")).is_err());
    }
}
