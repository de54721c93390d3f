//! The file of settings: TOML, with a line for every setting.

use std::fmt::Write;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{BadSetting, SECTIONS, SETTINGS, Setting, Settings};

/// A position in a file, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    /// The line, as editors count.
    pub line: usize,
    /// The character in that line.
    pub column: usize,
}

/// Why a file of settings is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {what}", at.line, at.column)]
pub struct BadFile {
    /// Where it is wrong.
    pub at: TextPosition,
    /// What is wrong, and what would be right.
    pub what: String,
}

/// Reads a file into settings.
pub(super) fn read(settings: &mut Settings, text: &str) -> Result<(), BadFile> {
    let bad = |at: usize, what: String| BadFile { at: position(text, at), what };
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        bad(at, error.message().to_owned())
    })?;
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        match value.get_ref() {
            DeValue::Table(section) if is_section(name) => {
                for (key, value) in section {
                    let name = format!("{name}.{}", key.get_ref());
                    set(settings, &name, key.span().start, value, bad)?;
                }
            }
            _ => set(settings, name, key.span().start, value, bad)?,
        }
    }
    Ok(())
}

fn is_section(name: &str) -> bool {
    !name.is_empty() && SECTIONS.iter().any(|(section, _)| *section == name)
}

fn set(
    settings: &mut Settings,
    key: &str,
    at: usize,
    value: &Spanned<DeValue<'_>>,
    bad: impl Fn(usize, String) -> BadFile,
) -> Result<(), BadFile> {
    let Some(setting) = Setting::find(key) else {
        return Err(bad(at, unknown(key)));
    };
    let at = value.span().start;
    let Some(text) = text_of(value.get_ref()) else {
        return Err(bad(at, format!("{key} is written {}", setting.form())));
    };
    setting
        .set(settings, &text, key)
        .map_err(|BadSetting { setting, why }| bad(at, format!("{setting}: {why}")))
}

/// A value as text; `None` for a table or a date, which no setting has.
fn text_of(value: &DeValue<'_>) -> Option<String> {
    Some(match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok()?.to_string(),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Array(parts) => {
            let parts: Option<Vec<_>> = parts.iter().map(|part| text_of(part.get_ref())).collect();
            parts?.join(",")
        }
        DeValue::Datetime(_) | DeValue::Table(_) => return None,
    })
}

/// What to say about a key that does not exist.
fn unknown(key: &str) -> String {
    let names = SETTINGS.iter().map(|setting| setting.key);
    let sections = SECTIONS.iter().map(|(section, _)| *section).filter(|section| !section.is_empty());
    // A setting at the top may be meant for its section.
    let end = |name: &str| name.rsplit('.').next().unwrap_or_default() == key;
    let near = |name: &&str| strsim::jaro_winkler(name, key) > 0.8 || end(name);
    let closest = names.chain(sections).filter(near).max_by(|one, two| {
        let closeness = |name: &str| if end(name) { 1.0 } else { strsim::jaro_winkler(name, key) };
        closeness(one).total_cmp(&closeness(two))
    });
    match closest {
        Some(name) if name.contains('.') && !key.contains('.') => {
            let (section, name) = name.split_once('.').unwrap_or_default();
            format!("there is no setting {key:?} here; did you mean {name:?} in [{section}]?")
        }
        Some(name) => format!("there is no setting {key:?}; did you mean {name:?}?"),
        None => {
            format!("there is no setting {key:?}; `shinar serve --print-config` prints all of them")
        }
    }
}

fn position(text: &str, at: usize) -> TextPosition {
    let before = text.get(..at).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    TextPosition { line: before.matches('\n').count() + 1, column: before[start..].chars().count() + 1 }
}

/// How long a line of a comment may be.
const WIDTH: usize = 100;

/// Writes the file.
pub(super) fn write(settings: &Settings) -> String {
    let mut out = String::new();
    comment(
        &mut out,
        "Settings of a Shinar server. A line that begins with # and a name shows the default; remove the # to \
         change it. Each setting can also be given as an environment variable and as a flag: \
         [limits] requests is SHINAR_LIMITS_REQUESTS and --limits-requests. A flag wins over the environment, \
         the environment over this file, and this file over the defaults.",
    );
    for (section, about) in SECTIONS {
        if !section.is_empty() {
            out.push('\n');
            comment(&mut out, about);
            let _ = writeln!(out, "[{section}]");
        }
        for setting in SETTINGS.iter().filter(|setting| setting.section() == *section) {
            out.push('\n');
            comment(&mut out, setting.help);
            let _ = writeln!(out, "#{} = {}", setting.name(), setting.value(settings));
        }
    }
    out
}

fn comment(out: &mut String, text: &str) {
    let mut line = String::from("#");
    for word in text.split_whitespace() {
        if line.len() + 1 + word.len() > WIDTH {
            let _ = writeln!(out, "{line}");
            line = String::from("#");
        }
        line.push(' ');
        line.push_str(word);
    }
    let _ = writeln!(out, "{line}");
}
