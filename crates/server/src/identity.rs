//! Secrets: random ids, tokens of which only the hash is kept, passwords.

use argon2::{
    Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version, password_hash::phc::PasswordHash,
};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::fair::hex;

const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random text of letters and digits that are not mistaken for each other; five bits each.
pub(crate) fn random_text<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

/// Bytes that nobody can foresee.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without the system's randomness nothing here is safe; there is no good way to go on.
    #[allow(clippy::expect_used, reason = "a server that cannot make secrets must not run")]
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A token as its owner holds it: `ID.SECRET`.
pub(crate) struct Token {
    /// Finds the row.
    pub(crate) id: String,
    secret: String,
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Token").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Token {
    /// A new one, with 160 bits of secret.
    pub(crate) fn random() -> Self {
        Self { id: random_text::<12>(), secret: random_text::<32>() }
    }

    /// Reads a token; what cannot be one is none.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (id, secret) = text.split_once('.')?;
        let plain = |part: &str, length| part.len() == length && part.bytes().all(|b| ALPHABET.contains(&b));
        (plain(id, 12) && plain(secret, 32)).then(|| Self { id: id.to_owned(), secret: secret.to_owned() })
    }

    /// The text that its owner keeps.
    pub(crate) fn text(&self) -> String {
        format!("{}.{}", self.id, self.secret)
    }

    /// What the store keeps.
    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(&self.secret).into())
    }

    /// Whether the store's hash is of this token; takes the same time wherever they differ.
    pub(crate) fn fits(&self, hash: &str) -> bool {
        self.hash().as_bytes().ct_eq(hash.as_bytes()).into()
    }
}

/// Compares two secrets in a time that does not depend on where they differ.
pub(crate) fn same(one: &str, two: &str) -> bool {
    one.as_bytes().ct_eq(two.as_bytes()).into()
}

fn argon() -> Argon2<'static> {
    // 19 MiB and two passes, as OWASP advises.
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

/// The hash of a password, with its salt; takes about as long as a person does not notice.
pub(crate) fn hash_password(password: &str) -> anyhow::Result<String> {
    let salt = random_bytes::<16>();
    let hash = argon().hash_password_with_salt(password.as_bytes(), &salt);
    Ok(hash.map_err(|error| anyhow::anyhow!("cannot hash a password: {error}"))?.to_string())
}

/// Whether it is the password; a `hash` of nobody takes as long.
pub(crate) fn password_fits(password: &str, hash: Option<&str>) -> bool {
    // The hash of a random password: whoever tries an unknown login waits as long as with a known one.
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(NOBODY)) else { return false };
    argon().verify_password(password.as_bytes(), &parsed).is_ok() && hash.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_fit_their_hash_only() {
        let (one, two) = (Token::random(), Token::random());
        assert!(one.fits(&one.hash()) && !one.fits(&two.hash()) && !one.fits(""));
        let read = Token::parse(&one.text()).unwrap();
        assert!(read.id == one.id && read.fits(&one.hash()));
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
        assert!(password_fits("correct horse", Some(&hash)));
        assert!(!password_fits("wrong horse", Some(&hash)));
        assert!(!password_fits("correct horse", None));
        assert!(!password_fits("correct horse", Some("no hash")));
    }
}
