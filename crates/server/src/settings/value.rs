//! The types of settings: how their values are written, as text and in the file.

use std::{fmt::Display, net::SocketAddr, ops::RangeInclusive, path::PathBuf, time::Duration};

use crate::{MailEncryption, limits::Rate};

/// A type of settings.
pub(super) trait Value: Sized {
    /// How its values are written, in capitals.
    const FORM: &'static str;
    /// Whether it is yes or no.
    const SWITCH: bool = false;

    /// Reads a value; the error says what would be right.
    fn parse(text: &str) -> Result<Self, String>;

    /// The value as the file has it.
    fn to_toml(&self) -> String;
}

pub(super) fn form<T: Value>(_: &T) -> &'static str {
    T::FORM
}

pub(super) fn is_switch<T: Value>(_: &T) -> bool {
    T::SWITCH
}

/// Checks a range.
pub(super) fn within<T: PartialOrd + Display>(value: &T, range: &RangeInclusive<T>) -> Result<(), String> {
    match range.contains(value) {
        true => Ok(()),
        false => Err(format!("{value} is not from {} to {}", range.start(), range.end())),
    }
}

/// The word that lifts a limit.
const OFF: &str = "off";

/// A text as TOML has it, which is also how JSON has it.
fn quoted(text: impl Display) -> String {
    serde_json::Value::String(text.to_string()).to_string()
}

fn expected<T>(what: &str, text: &str) -> Result<T, String> {
    Err(format!("{text:?} is not {what}"))
}

impl Value for SocketAddr {
    const FORM: &'static str = "ADDRESS:PORT";

    fn parse(text: &str) -> Result<Self, String> {
        text.parse().or_else(|_| expected("an address and a port, such as 127.0.0.1:8321", text))
    }

    fn to_toml(&self) -> String {
        quoted(self)
    }
}

impl Value for PathBuf {
    const FORM: &'static str = "DIR";

    fn parse(text: &str) -> Result<Self, String> {
        Ok(Self::from(text))
    }

    fn to_toml(&self) -> String {
        quoted(self.display())
    }
}

impl Value for String {
    const FORM: &'static str = "TEXT";

    fn parse(text: &str) -> Result<Self, String> {
        Ok(text.to_owned())
    }

    fn to_toml(&self) -> String {
        quoted(self)
    }
}

/// Empty means none.
impl Value for Option<String> {
    const FORM: &'static str = "TEXT";

    fn parse(text: &str) -> Result<Self, String> {
        Ok(Some(text.to_owned()).filter(|text| !text.is_empty()))
    }

    fn to_toml(&self) -> String {
        quoted(self.as_deref().unwrap_or_default())
    }
}

/// Several, separated by commas.
impl Value for Vec<String> {
    const FORM: &'static str = "LIST";

    fn parse(text: &str) -> Result<Self, String> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        Ok(parts.map(str::to_owned).collect())
    }

    fn to_toml(&self) -> String {
        let parts: Vec<_> = self.iter().map(quoted).collect();
        format!("[{}]", parts.join(", "))
    }
}

impl Value for bool {
    const FORM: &'static str = "YES";
    const SWITCH: bool = true;

    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "true" | "yes" | "on" | "1" => Ok(true),
            "false" | "no" | "off" | "0" => Ok(false),
            _ => expected("true or false", text),
        }
    }

    fn to_toml(&self) -> String {
        self.to_string()
    }
}

impl Value for usize {
    const FORM: &'static str = "NUMBER";

    fn parse(text: &str) -> Result<Self, String> {
        text.parse().or_else(|_| expected("a whole number", text))
    }

    fn to_toml(&self) -> String {
        self.to_string()
    }
}

impl Value for u16 {
    const FORM: &'static str = "NUMBER";

    fn parse(text: &str) -> Result<Self, String> {
        text.parse().or_else(|_| expected("a whole number up to 65535", text))
    }

    fn to_toml(&self) -> String {
        self.to_string()
    }
}

impl Value for MailEncryption {
    const FORM: &'static str = "tls|starttls|none";

    fn parse(text: &str) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|encryption| encryption.name() == text);
        known.map_or_else(|| expected("tls, starttls or none", text), Ok)
    }

    fn to_toml(&self) -> String {
        quoted(self.name())
    }
}

impl Value for f64 {
    const FORM: &'static str = "NUMBER";

    fn parse(text: &str) -> Result<Self, String> {
        text.parse().or_else(|_| expected("a number", text))
    }

    fn to_toml(&self) -> String {
        // With a decimal point, as TOML requires it.
        format!("{self:?}")
    }
}

/// A number, or `off`.
impl Value for Option<usize> {
    const FORM: &'static str = "NUMBER|off";

    fn parse(text: &str) -> Result<Self, String> {
        match text {
            OFF => Ok(None),
            _ => match text.parse() {
                Ok(0) | Err(_) => expected("a number from 1, or off", text),
                Ok(number) => Ok(Some(number)),
            },
        }
    }

    fn to_toml(&self) -> String {
        self.map_or_else(|| quoted(OFF), |number| number.to_string())
    }
}

/// A rate, or `off`.
impl Value for Option<Rate> {
    const FORM: &'static str = "RATE|off";

    fn parse(text: &str) -> Result<Self, String> {
        if text == OFF {
            return Ok(None);
        }
        let numbers = text.split_once("/min").and_then(|(rate, rest)| {
            let burst = rest.trim_start_matches(',').trim().strip_prefix("burst")?.trim();
            Rate::new(rate.trim().parse().ok()?, burst.parse().ok()?)
        });
        match numbers {
            Some(rate) => Ok(Some(rate)),
            None => expected("a rate, such as \"30/min, burst 20\", or off", text),
        }
    }

    fn to_toml(&self) -> String {
        match self {
            None => quoted(OFF),
            Some(Rate { per_minute, burst }) => quoted(format!("{per_minute}/min, burst {burst}")),
        }
    }
}

/// The units of durations, the longest first.
const UNITS: [(&str, u64); 4] = [("d", 24 * 60 * 60), ("h", 60 * 60), ("m", 60), ("s", 1)];

impl Value for Duration {
    const FORM: &'static str = "DURATION";

    fn parse(text: &str) -> Result<Self, String> {
        let read = |(unit, seconds): &(&str, u64)| {
            let number: u64 = text.strip_suffix(unit)?.trim().parse().ok().filter(|number| *number > 0)?;
            number.checked_mul(*seconds).filter(|seconds| *seconds <= LONGEST)
        };
        match UNITS.iter().find_map(read) {
            Some(seconds) => Ok(Self::from_secs(seconds)),
            None => expected("a duration: a number from 1 with s, m, h or d, such as 30s", text),
        }
    }

    fn to_toml(&self) -> String {
        let seconds = self.as_secs();
        let fits = UNITS.iter().find(|(_, unit)| seconds.is_multiple_of(*unit));
        let (unit, length) = fits.copied().unwrap_or(("s", 1));
        quoted(format!("{}{unit}", seconds / length))
    }
}

/// A hundred years: longer durations are mistakes, and would overflow dates.
const LONGEST: u64 = 100 * 366 * 24 * 60 * 60;

/// A duration, or `off`.
impl Value for Option<Duration> {
    const FORM: &'static str = "DURATION|off";

    fn parse(text: &str) -> Result<Self, String> {
        if text == OFF {
            return Ok(None);
        }
        let duration = Duration::parse(text).map_err(|why| format!("{why}; or off"))?;
        Ok(Some(duration))
    }

    fn to_toml(&self) -> String {
        self.as_ref().map_or_else(|| quoted(OFF), Value::to_toml)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;

    fn good<T: Value + Debug>(text: &str, toml: &str) {
        assert_eq!(T::parse(text).unwrap().to_toml(), toml, "{text}");
    }

    #[track_caller]
    fn bad<T: Value + Debug>(text: &str, hint: &str) {
        let why = T::parse(text).unwrap_err();
        assert!(why.contains(hint), "{text}: {why}");
    }

    #[test]
    fn values_are_read_and_written() {
        good::<SocketAddr>("[::1]:80", r#""[::1]:80""#);
        good::<Option<Rate>>("30/min, burst 20", r#""30/min, burst 20""#);
        good::<Option<Rate>>("30/min burst 20", r#""30/min, burst 20""#);
        good::<Option<Rate>>("off", r#""off""#);
        good::<Option<usize>>("7", "7");
        good::<Option<usize>>("off", r#""off""#);
        good::<Duration>("90s", r#""90s""#);
        good::<Duration>("120s", r#""2m""#);
        good::<Option<Duration>>("400d", r#""400d""#);
        good::<Vec<String>>("https://a, https://b", r#"["https://a", "https://b"]"#);
        good::<f64>("2", "2.0");
        good::<bool>("yes", "true");
        good::<u16>("587", "587");
        good::<MailEncryption>("starttls", r#""starttls""#);
        good::<String>("a \"b\"", r#""a \"b\"""#);
    }

    #[test]
    fn wrong_values_are_explained() {
        bad::<SocketAddr>("localhost", "127.0.0.1:8321");
        bad::<Option<Rate>>("30", "30/min, burst 20");
        bad::<Option<Rate>>("0/min, burst 0", "30/min, burst 20");
        bad::<Option<usize>>("0", "from 1, or off");
        bad::<Option<usize>>("-1", "from 1, or off");
        bad::<Duration>("30", "30s");
        bad::<Duration>("0s", "30s");
        bad::<Duration>("999999999999999999d", "30s");
        bad::<Option<Duration>>("never", "or off");
        bad::<bool>("maybe", "true or false");
        bad::<u16>("70000", "65535");
        bad::<MailEncryption>("ssl", "tls, starttls or none");
        assert!(within(&0, &(1..=16)).unwrap_err().contains("from 1 to 16"));
    }
}
