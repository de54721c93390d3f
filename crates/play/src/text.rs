//! Texts that people and programs give themselves: names, lines, passwords, ids.

use self::unicode::{composed, is_combining_mark, unseen};

/// The longest name of a person or a token, in characters.
pub const NAME: usize = 32;
/// The shortest and the longest password, in characters.
pub const PASSWORD: (usize, usize) = (8, 128);
/// The longest contribution to the shuffle, in bytes.
pub const CONTRIBUTION: usize = 64;

/// Why a text is not accepted, and what would be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadText {
    /// It is far longer than allowed.
    #[error("{what} is too long; at most {longest} characters")]
    TooLong {
        /// What the text is for.
        what: &'static str,
        /// The allowed number of characters.
        longest: usize,
    },
    /// It is longer than allowed.
    #[error("{what} has {count} characters; at most {longest}")]
    Length {
        /// What the text is for.
        what: &'static str,
        /// The number of its characters.
        count: usize,
        /// The allowed number.
        longest: usize,
    },
    /// Nothing of it is visible.
    #[error("{what} is empty")]
    Empty {
        /// What the text is for.
        what: &'static str,
    },
    /// It is too short or too long for a password.
    #[error("a password has {} to {} characters", PASSWORD.0, PASSWORD.1)]
    Password,
    /// It is not one word of printable ASCII.
    #[error("{what} must be 1 to {longest} printable ASCII characters without spaces")]
    Word {
        /// What the text is for.
        what: &'static str,
        /// The allowed number of characters.
        longest: usize,
    },
}

/// A person's text as one line: normalised (NFC), without invisible characters, trimmed.
pub fn line(text: &str, what: &'static str, longest: usize) -> Result<String, BadText> {
    // Normalising changes the length by a small factor only, so what is far too long need not be normalised.
    if text.len() > longest * 16 {
        return Err(BadText::TooLong { what, longest });
    }
    // Remove invisible characters first: they must not keep letters and their accents apart.
    let seen = composed(&text.chars().filter(|c| !unseen(*c)).collect::<String>());
    let mut marks = 0;
    let plain: String = seen
        .chars()
        .filter(|c| {
            marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
            marks <= MARKS
        })
        .collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    match plain.chars().count() {
        _ if plain.chars().all(|c| c == ' ' || is_combining_mark(c)) => Err(BadText::Empty { what }),
        0 => Err(BadText::Empty { what }),
        count if count > longest => Err(BadText::Length { what, count, longest }),
        _ => Ok(plain),
    }
}

/// A person's text of several lines, each normalised like a single one; it may be empty. At most one empty line separates others.
pub fn lines(text: &str, what: &'static str, longest: usize) -> Result<String, BadText> {
    if text.len() > longest * 16 {
        return Err(BadText::TooLong { what, longest });
    }
    let mut kept: Vec<String> = Vec::new();
    for one in text.lines() {
        // A line of which nothing is visible is an empty one.
        let plain = line(one, what, text.len().max(1)).unwrap_or_default();
        if !plain.is_empty() || kept.last().is_some_and(|last| !last.is_empty()) {
            kept.push(plain);
        }
    }
    let plain = kept.join("\n").trim_end().to_owned();
    match plain.chars().count() {
        count if count > longest => Err(BadText::Length { what, count, longest }),
        _ => Ok(plain),
    }
}

/// The most accents on one letter; more would cover other lines.
const MARKS: u32 = 3;

/// A password as it is hashed: normalised, so that it does not matter how a keyboard composes accents.
pub fn password(text: &str) -> Result<String, BadText> {
    let (short, long) = PASSWORD;
    let plain: String = if text.len() > 16 * long { String::new() } else { composed(text) };
    match (short..=long).contains(&plain.chars().count()) {
        true => Ok(plain),
        false => Err(BadText::Password),
    }
}

/// Checks an id or a contribution that a client made: printable ASCII without spaces.
pub fn word(text: &str, what: &'static str, longest: usize) -> Result<(), BadText> {
    if text.is_empty() || text.len() > longest || !text.bytes().all(|b| b.is_ascii_graphic()) {
        return Err(BadText::Word { what, longest });
    }
    Ok(())
}

/// What Unicode knows about characters.
#[cfg(feature = "unicode")]
mod unicode {
    use icu_normalizer::ComposingNormalizerBorrowed;
    use icu_properties::{
        CodePointMapData, CodePointSetData,
        props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup},
    };

    /// A text with letters and their accents composed (NFC).
    pub(super) fn composed(text: &str) -> String {
        ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
    }

    pub(super) fn is_combining_mark(c: char) -> bool {
        is_in(c, GeneralCategoryGroup::Mark)
    }

    /// Characters that are invisible, or change how others are displayed: what Unicode calls default-ignorable, controls and
    /// formats; what is no character, or has no agreed look; and the three that are blank on purpose.
    pub(super) fn unseen(c: char) -> bool {
        if c.is_whitespace() {
            return false;
        }
        CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
            || is_in(c, GeneralCategoryGroup::Other)
            // The blank Braille pattern, the null notehead, and the filler of the Khitan script.
            || matches!(c, '\u{2800}' | '\u{1d159}' | '\u{16fe4}')
    }

    fn is_in(c: char, group: GeneralCategoryGroup) -> bool {
        group.contains(CodePointMapData::<GeneralCategory>::new().get(c))
    }
}

/// In the page, names are those of people at one device, who fool nobody with them, and Unicode's tables would be a twentieth of the engine.
#[cfg(not(feature = "unicode"))]
mod unicode {
    pub(super) fn composed(text: &str) -> String {
        text.to_owned()
    }

    pub(super) fn is_combining_mark(_: char) -> bool {
        false
    }

    pub(super) fn unseen(c: char) -> bool {
        c.is_control() && !c.is_whitespace()
    }
}

#[cfg(all(test, feature = "unicode"))]
mod tests {
    use super::*;

    #[test]
    fn lines_are_normalised_and_bounded() {
        assert_eq!(line("  e\u{301}ric \n the\tRed ", "a name", 32).as_deref(), Ok("\u{e9}ric the Red"));
        assert_eq!(line("a\u{202e}b\u{0}", "a name", 32).as_deref(), Ok("ab"));
        assert!(line(" \u{200b} ", "a name", 32).unwrap_err().to_string().contains("empty"));
        assert!(line(&"x".repeat(33), "a name", 32).unwrap_err().to_string().contains("at most 32"));
        assert!(line(&"x".repeat(10_000), "a name", 32).is_err());
        assert_eq!(line(&"ž".repeat(32), "a name", 32).unwrap().chars().count(), 32);
    }

    #[test]
    fn invisible_characters_are_removed() {
        for unseen in "\u{7}\u{ad}\u{61c}\u{200b}\u{200d}\u{202e}\u{2066}\u{3164}\u{feff}\u{e0041}\u{fe0f}\u{1bca0}\u{1d159}\
            \u{16fe4}\u{70f}\u{13437}\u{2800}\u{180e}\u{e000}"
            .chars()
        {
            assert_eq!(line(&format!("a{unseen}b"), "a name", 32).as_deref(), Ok("ab"), "{unseen:?}");
            assert!(line(&unseen.to_string(), "a name", 32).is_err(), "{unseen:?}");
        }
        // It does not keep a letter and its accent apart.
        assert_eq!(line("e\u{200b}\u{301}", "a name", 32).as_deref(), Ok("\u{e9}"));
        assert_eq!(
            line(&format!("x{}y", "\u{489}".repeat(20)), "a name", 32).unwrap().chars().count(),
            2 + 3
        );
    }

    #[test]
    fn accents_alone_are_no_name() {
        assert!(line("\u{301}\u{302}", "a name", 32).is_err());
        assert_eq!(line("\u{301} a", "a name", 32).as_deref(), Ok("\u{301} a"));
    }

    proptest::proptest! {
        #[test]
        fn a_line_stays_as_it_is(text in proptest::prelude::any::<String>()) {
            if let Ok(once) = line(&text, "a name", 64) {
                proptest::prop_assert_eq!(line(&once, "a name", 64), Ok(once.clone()));
                proptest::prop_assert!(once.chars().all(|c| !c.is_control()) && composed(&once) == once);
            }
        }
    }

    #[test]
    fn several_lines_stay_apart() {
        assert_eq!(lines(" a  b \r\n\n\n\u{200b}c\n\n", "notes", 32).as_deref(), Ok("a b\n\nc"));
        assert_eq!(lines(" \n\u{200b}\n", "notes", 32).as_deref(), Ok(""));
        assert!(lines("abc\nde", "notes", 5).unwrap_err().to_string().contains("6 characters; at most 5"));
        assert!(lines(&"x".repeat(10_000), "notes", 32).is_err());
    }

    #[test]
    fn passwords_are_normalised() {
        assert_eq!(password("caf\u{e9} au lait"), password("cafe\u{301} au lait"));
        assert!(password("1234567").is_err() && password(&"x".repeat(129)).is_err());
        assert!(password(&"x".repeat(1_000_000)).is_err());
        assert_eq!(password(" spaces stay ").as_deref(), Ok(" spaces stay "));
    }

    #[test]
    fn words_are_ascii() {
        assert!(word("a1-b_c", "an id", 8).is_ok());
        for bad in ["", "a b", "ž", "123456789", "a\n"] {
            assert!(word(bad, "an id", 8).is_err(), "{bad:?}");
        }
    }
}
