//! Choices made before a game begins.

use std::fmt::{self, Debug};

use crate::{Ruling, SetupError};

/// One option of a game, for help texts and forms.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name, as in `--option name=value`.
    pub key: &'static str,
    /// What it takes.
    pub kind: OptionKind,
    /// What it changes, in one sentence: the game's words, from `locales/en/cover-GAME.ftl`.
    pub help: &'static str,
    /// The rulings it decides between.
    pub rulings: &'static [Ruling],
}

/// What it changes and by which rulings, for help texts.
impl fmt::Display for OptionSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.help)?;
        for (at, ruling) in self.rulings.iter().enumerate() {
            write!(f, "{}{ruling}", if at == 0 { " (" } else { ", " })?;
        }
        if self.rulings.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

/// What an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// One of these values; the first is the default.
    Choice(&'static [&'static str]),
    /// The text of a file; people give its path, and games never read files themselves.
    ///
    /// Records carry only a digest of the text. A game that was given the text once in this process also takes
    /// the digest in its place.
    File,
}

/// Refuses an option that the game does not have, and says which ones it has.
pub fn find_option<'a>(specs: &'a [OptionSpec], key: &str) -> Result<&'a OptionSpec, SetupError> {
    specs.iter().find(|spec| spec.key == key).ok_or_else(|| {
        let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
        let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        SetupError::new(format!("option {key}"), format!("unknown; this game has: {known}"))
    })
}

/// The options of one game.
pub trait GameOptions: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// Every option there is.
    const SPECS: &'static [OptionSpec];

    /// Takes the value of a known key: one of its choices, or the text or digest of a file.
    fn put(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// The present value of a known key: a choice, or the digest of a file, empty for the built-in one.
    fn get(&self, key: &str) -> String;

    /// Sets one option by text; an unknown key or value is refused with what would be right.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match find_option(Self::SPECS, key)?.kind {
            OptionKind::Choice(values) if !values.contains(&value) => {
                let message = format!("{value:?} is not a valid value; choose {}", values.join(" or "));
                Err(SetupError::new(format!("option {key}"), message))
            }
            _ => self.put(key, value),
        }
    }

    /// The options that differ from the default, as `(key, value)` in the order of the specs.
    fn changed(&self) -> Vec<(&'static str, String)> {
        let default = Self::default();
        let pairs = Self::SPECS.iter().map(|spec| (spec.key, self.get(spec.key)));
        pairs.filter(|(key, value)| *value != default.get(key)).collect()
    }

    /// Builds options from pairs; what is not named keeps its default.
    fn from_pairs<K: AsRef<str>, V: AsRef<str>>(
        pairs: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for (key, value) in pairs {
            options.set(key.as_ref(), value.as_ref())?;
        }
        Ok(options)
    }
}

/// The text of a yes/no option's value.
pub const fn yes_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}
