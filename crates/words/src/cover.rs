//! `cover-GAME.ftl`: a game's title, options and reasons to end.

use crate::{Error, fluent};

/// The English of a game's title and options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The name on the box: the message `title`.
    pub title: String,
    /// The options, in the order of the file.
    pub options: Vec<OptionWords>,
    /// Why a game can end: the engine's name of each reason and its text, from the messages `end-NAME`.
    pub ends: Vec<(String, String)>,
}

/// An option, from the message `option-KEY`; only the page reads the words of its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionWords {
    /// The option's key, such as `random_cards`.
    pub key: String,
    /// What it changes: the attribute `.about`.
    pub about: String,
}

impl Cover {
    /// Reads a cover.
    pub fn read(file: &str) -> Result<Self, Error> {
        let mut title = None;
        let mut options = Vec::new();
        let mut ends = Vec::new();
        for message in fluent::read(file)? {
            let id = message.id;
            if id == "title" {
                title = Some(message.text.to_owned());
            } else if let Some(name) = named(id, "end-") {
                ends.push((name.to_owned(), message.text.to_owned()));
            } else if let Some(key) = named(id, "option-") {
                let about = message.attribute("about").ok_or_else(|| Error::new(id, "has no .about"))?;
                options.push(OptionWords { key: key.to_owned(), about: about.to_owned() });
            } else if id != "about" {
                return Err(Error::new(id, UNKNOWN));
            }
        }
        let title = title.ok_or_else(|| Error::new("title", "is missing"))?;
        Ok(Self { title, options, ends })
    }
}

const UNKNOWN: &str =
    "is neither title, about, an option such as option-open_scoring nor an end such as end-last_round";

/// The rest of an id after a prefix, if it looks like a name of the engine.
fn named<'a>(id: &'a str, prefix: &str) -> Option<&'a str> {
    let name = id.strip_prefix(prefix)?;
    name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_').then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn title_and_options_are_read() {
        let file = "title = Ur\nabout = A race.\noption-long_way = The long way\n    .about = Twenty squares.\n    .yes = please\nend-all_home = All are home.\n";
        let cover = Cover::read(file).unwrap();
        assert_eq!(cover.title, "Ur");
        let options = [OptionWords { key: "long_way".to_owned(), about: "Twenty squares.".to_owned() }];
        assert_eq!(cover.options, options);
        assert_eq!(cover.ends, [("all_home".to_owned(), "All are home.".to_owned())]);
    }

    #[test]
    fn mistakes_are_named() {
        for (file, message) in [
            ("about = A race.\n", "title: is missing"),
            ("title = Ur\noption-long = Long\n", "option-long: has no .about"),
            (
                "title = Ur\nblurb = x\n",
                "blurb: is neither title, about, an option such as option-open_scoring nor an end such as end-last_round",
            ),
        ] {
            assert_eq!(Cover::read(file).unwrap_err().to_string(), message);
        }
    }
}
