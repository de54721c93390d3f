//! The subset of Fluent that these files use: messages of plain text on one line each, with attributes.

use std::collections::HashSet;

use fluent_syntax::{
    ast::{Entry, Pattern, PatternElement},
    parser,
};

use crate::Error;

/// A message with its attributes.
#[derive(Debug)]
pub(crate) struct Message<'a> {
    pub(crate) id: &'a str,
    pub(crate) text: &'a str,
    pub(crate) attributes: Vec<(&'a str, &'a str)>,
}

impl Message<'_> {
    /// Refuses attributes other than these.
    pub(crate) fn allow(&self, attributes: &[&str]) -> Result<(), Error> {
        match self.attributes.iter().find(|(name, _)| !attributes.contains(name)) {
            Some((name, _)) => {
                Err(Error::new(self.id, format!("has an attribute .{name}, which is not used")))
            }
            None => Ok(()),
        }
    }

    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|&(_, text)| text)
    }
}

/// The messages of a file, in order.
pub(crate) fn read(file: &str) -> Result<Vec<Message<'_>>, Error> {
    let resource = parser::parse_runtime(file).map_err(|(_, errors)| {
        let Some(error) = errors.first() else { return Error::new("line 1", "cannot be read") };
        // Unreadable text usually begins with the id of the message.
        let begins = error.slice.clone().and_then(|slice| file.get(slice)).unwrap_or_default();
        let word = begins.split_whitespace().next().unwrap_or_default();
        Error::new(format!("line {}, at {word:?}", line_of(file, error.pos.start)), error.to_string())
    })?;
    let mut ids = HashSet::new();
    let mut messages = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if !ids.insert(id) {
                    return Err(Error::new(id, "is defined twice"));
                }
                let value = message.value.as_ref().ok_or_else(|| Error::new(id, "has no text"))?;
                let mut attributes: Vec<(&str, &str)> = Vec::new();
                for attribute in &message.attributes {
                    let name = attribute.id.name;
                    if attributes.iter().any(|(known, _)| *known == name) {
                        return Err(Error::new(id, format!("has .{name} twice")));
                    }
                    attributes.push((name, plain(id, &attribute.value)?));
                }
                messages.push(Message { id, text: plain(id, value)?, attributes });
            }
            Entry::Term(term) => return Err(Error::new(term.id.name, "is a term; only messages are read")),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    Ok(messages)
}

/// The text of a pattern that is one plain line, so that it reads the same wherever it is shown.
fn plain<'a>(id: &str, pattern: &Pattern<&'a str>) -> Result<&'a str, Error> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] if !value.contains('\n') => Ok(value.trim_end()),
        elements if elements.iter().any(|element| matches!(element, PatternElement::Placeable { .. })) => {
            Err(Error::new(id, "has a placeable; these texts must be plain"))
        }
        _ => Err(Error::new(id, "has several lines; write it on one")),
    }
}

fn line_of(file: &str, at: usize) -> usize {
    1 + file.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_and_attributes_are_read_in_order() {
        let messages = read("### About\n\nb = Two\n    .more = and more\n# why\na = One\n").unwrap();
        let read: Vec<_> = messages.iter().map(|one| (one.id, one.text, one.attribute("more"))).collect();
        assert_eq!(read, [("b", "Two", Some("and more")), ("a", "One", None)]);
    }

    #[test]
    fn whatever_is_not_a_plain_line_is_refused() {
        for (file, place, why) in [
            ("a = One\n\ng@rbage\n", "line 3, at \"g@rbage\"", "Expected a token"),
            ("a = One\nb = { $n\n", "line 3, at \"b\"", "Expected a token"),
            ("a = { $n } points\n", "a", "has a placeable"),
            ("a = One\n  .b = { \"x\" }\n", "a", "has a placeable"),
            ("a = One\n  and two\n", "a", "has several lines"),
            ("a = One\na = Two\n", "a", "is defined twice"),
            ("a = One\n  .b = x\n  .b = y\n", "a", "has .b twice"),
            ("a =\n  .b = x\n", "a", "has no text"),
            ("-a = One\n", "a", "is a term"),
        ] {
            let error = read(file).unwrap_err();
            assert!(error.place == place && error.message.starts_with(why), "{file:?}: {error}");
        }
    }
}
