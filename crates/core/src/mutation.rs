//! Positions that nearly are: real ones with a few values changed, for the law suite.

use proptest::sample::Index;
use serde_json::Value;

/// One change: which value, what is done to it, and with what.
pub(crate) type Change = (Index, u8, Index);

/// A position with some of its values changed, dropped, or taken from another position.
pub(crate) fn mutated(position: &Value, other: &Value, changes: &[Change]) -> Value {
    let mut position = position.clone();
    for (which, kind, with) in changes {
        let paths = paths(&position);
        let Some(path) = paths.get(which.index(paths.len().max(1))) else { break };
        match kind % 6 {
            0 => remove(&mut position, path),
            // The same field of the other position: each is likely, together they may not be.
            1 | 2 => match other.pointer(path).cloned() {
                Some(value) => replace(&mut position, path, value),
                None => remove(&mut position, path),
            },
            // A value of the same kind from elsewhere in this position.
            3 => {
                let alike: Vec<&String> =
                    paths.iter().filter(|other| is_alike(&position, path, other)).collect();
                let from = alike.get(with.index(alike.len().max(1)));
                if let Some(value) = from.and_then(|from| position.pointer(from).cloned()) {
                    replace(&mut position, path, value);
                }
            }
            4 => nudge(&mut position, path, with.index(256) as u8),
            _ => repeat(&mut position, path),
        }
    }
    position
}

/// The pointers of all values below the root.
fn paths(value: &Value) -> Vec<String> {
    fn walk(value: &Value, path: &str, found: &mut Vec<String>) {
        let below: Vec<(String, &Value)> = match value {
            Value::Object(fields) => {
                let escaped = |key: &str| key.replace('~', "~0").replace('/', "~1");
                fields.iter().map(|(key, value)| (format!("{path}/{}", escaped(key)), value)).collect()
            }
            Value::Array(list) => {
                list.iter().enumerate().map(|(at, value)| (format!("{path}/{at}"), value)).collect()
            }
            _ => Vec::new(),
        };
        for (path, value) in below {
            found.push(path.clone());
            walk(value, &path, found);
        }
    }
    let mut found = Vec::new();
    walk(value, "", &mut found);
    found
}

fn is_alike(position: &Value, one: &str, other: &str) -> bool {
    match (position.pointer(one), position.pointer(other)) {
        (Some(one), Some(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
        _ => false,
    }
}

fn replace(position: &mut Value, path: &str, value: Value) {
    if let Some(place) = position.pointer_mut(path) {
        *place = value;
    }
}

fn remove(position: &mut Value, path: &str) {
    let Some((parent, key)) = path.rsplit_once('/') else { return };
    match position.pointer_mut(parent) {
        Some(Value::Object(fields)) => drop(fields.remove(&key.replace("~1", "/").replace("~0", "~"))),
        Some(Value::Array(list)) => {
            if let Ok(at) = key.parse::<usize>() {
                list.remove(at);
            }
        }
        _ => {}
    }
}

/// A number becomes another, a flag turns, a text loses or doubles a letter.
fn nudge(position: &mut Value, path: &str, by: u8) {
    match position.pointer_mut(path) {
        Some(Value::Number(number)) => {
            let old = number.as_i64().unwrap_or(0);
            *number =
                [old + 1, old - 1, old + i64::from(by % 8), i64::from(by % 8), 0][usize::from(by % 5)].into();
        }
        Some(Value::Bool(flag)) => *flag = !*flag,
        Some(Value::String(text)) => {
            let mut letters: Vec<char> = text.chars().collect();
            let at = usize::from(by) % letters.len().max(1);
            match letters.get(at).copied() {
                Some(letter) if by.is_multiple_of(2) => letters.insert(at, letter),
                Some(_) => drop(letters.remove(at)),
                None => {}
            }
            *text = letters.into_iter().collect();
        }
        _ => {}
    }
}

fn repeat(position: &mut Value, path: &str) {
    let Some((parent, _)) = path.rsplit_once('/') else { return };
    let Some(value) = position.pointer(path).cloned() else { return };
    if let Some(Value::Array(list)) = position.pointer_mut(parent) {
        list.push(value);
    }
}
