//! Choices made before a game begins.

use std::fmt::Debug;

use crate::SetupError;

/// One option of a game, for help texts and forms.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name, as in `--option name=value`.
    pub key: &'static str,
    /// The values it takes; the first is the default.
    pub values: &'static [&'static str],
    /// What it changes, in one sentence.
    pub help: &'static str,
}

/// The options of one game.
pub trait GameOptions: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// Every option there is.
    const SPECS: &'static [OptionSpec];

    /// Takes a value that is among the spec's. `key` and `value` are known to be valid.
    fn put(&mut self, key: &str, value: &str);

    /// The present value of a known key.
    fn get(&self, key: &str) -> &'static str;

    /// Sets one option by text; an unknown key or value is refused with what would be right.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let Some(spec) = Self::SPECS.iter().find(|spec| spec.key == key) else {
            let known: Vec<_> = Self::SPECS.iter().map(|spec| spec.key).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            return Err(SetupError::new(format!("option {key}"), format!("unknown; this game has: {known}")));
        };
        if !spec.values.contains(&value) {
            let message = format!("{value:?} is no value of it; choose {}", spec.values.join(" or "));
            return Err(SetupError::new(format!("option {key}"), message));
        }
        self.put(key, value);
        Ok(())
    }

    /// The options that differ from the default, as `(key, value)` in the order of the specs.
    fn changed(&self) -> Vec<(&'static str, &'static str)> {
        let pairs = Self::SPECS.iter().map(|spec| (spec.key, self.get(spec.key), spec.values[0]));
        pairs.filter(|(_, value, default)| value != default).map(|(key, value, _)| (key, value)).collect()
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
