//! `rulings-GAME.ftl`: the rules of a game in their chapters.

use crate::{Error, fluent};

/// The rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The prefix of all ids, such as `BAB-`.
    pub prefix: String,
    /// What the letters in the ids mean: the message `names`.
    pub names: Option<String>,
    /// Which parts of the printed game had to be guessed: the message `reconstructed`.
    pub reconstructed: Option<String>,
    /// The chapters, in reading order.
    pub chapters: Vec<Chapter>,
}

/// Rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The chapter's id: `setup` for the message `chapter-setup`.
    pub id: String,
    /// The heading: the text of the message.
    pub title: String,
    /// The rules, in reading order; at least one.
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule's id, such as `TNE-C14.1`; the message is `TNE-C14_1`, as ids in Fluent have no dots.
    pub id: String,
    /// The rule itself: the text of the message.
    pub text: String,
    /// Why it was decided that way: the attribute `.reason`.
    pub reason: Option<String>,
}

impl Rule {
    /// The name of its constant: the id without the prefix, `C14_1` for `TNE-C14.1`.
    pub(crate) fn constant(&self) -> String {
        self.id.split_once('-').map_or(self.id.as_str(), |(_, short)| short).replace('.', "_")
    }
}

impl Rulebook {
    /// The same rules by their ids and chapters alone, for programs that have the sentences already.
    #[must_use]
    pub fn without_sentences(mut self) -> Self {
        (self.names, self.reconstructed) = (None, None);
        for chapter in &mut self.chapters {
            chapter.title.clear();
            for rule in &mut chapter.rules {
                rule.text.clear();
                rule.reason = None;
            }
        }
        self
    }

    /// Reads a file of rules.
    pub fn read(file: &str) -> Result<Self, Error> {
        let mut book = Self { prefix: String::new(), names: None, reconstructed: None, chapters: Vec::new() };
        for message in fluent::read(file)? {
            let (id, text) = (message.id, message.text.to_owned());
            if let Some(chapter) = id.strip_prefix("chapter-") {
                message.allow(&[])?;
                book.close_chapter()?;
                book.chapters.push(Chapter { id: chapter.to_owned(), title: text, rules: Vec::new() });
            } else if id == "names" {
                message.allow(&[])?;
                book.names = Some(text);
            } else if id == "reconstructed" {
                message.allow(&[])?;
                book.reconstructed = Some(text);
            } else {
                message.allow(&["reason"])?;
                let prefix = prefix_of(id).ok_or_else(|| {
                    Error::new(id, "is neither a chapter nor a rule such as BAB-C4 or TNE-C14_1")
                })?;
                if book.prefix.is_empty() {
                    prefix.clone_into(&mut book.prefix);
                } else if book.prefix != prefix {
                    return Err(Error::new(id, format!("does not begin with {}", book.prefix)));
                }
                let reason = message.attribute("reason").map(str::to_owned);
                let rule = Rule { id: id.replace('_', "."), text, reason };
                let chapter =
                    book.chapters.last_mut().ok_or_else(|| Error::new(id, "is before the first chapter"))?;
                chapter.rules.push(rule);
            }
        }
        book.close_chapter()?;
        if book.chapters.is_empty() {
            return Err(Error::new("line 1", "there are no rules"));
        }
        Ok(book)
    }

    /// Checks that the last chapter has rules, before the next one begins.
    fn close_chapter(&self) -> Result<(), Error> {
        match self.chapters.last() {
            Some(chapter) if chapter.rules.is_empty() => {
                Err(Error::new(format!("chapter-{}", chapter.id), "has no rules"))
            }
            _ => Ok(()),
        }
    }
}

/// `TNE-` of `TNE-C14_1`: capitals and a hyphen, then capitals and numbers joined by `_`.
fn prefix_of(id: &str) -> Option<&str> {
    let (game, short) = id.split_once('-')?;
    let numbers = short.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let capitals = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_rule = capitals(game)
        && capitals(&short[..short.len() - numbers.len()])
        && numbers.split('_').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    is_rule.then(|| &id[..=game.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_in_their_chapters() {
        let book = Rulebook::read(
            "names = Names with D are decisions.\n\nchapter-dice = Dice\n\nUR-D1 = Four dice.\n\
             chapter-moves = Moves\nUR-C14_1 = Forward.\n    .reason = there is no way back.\nUR-M2 = One each.\n",
        )
        .unwrap();
        assert_eq!(book.prefix, "UR-");
        assert_eq!(book.names.as_deref(), Some("Names with D are decisions."));
        let chapters: Vec<_> =
            book.chapters.iter().map(|one| (&*one.id, &*one.title, one.rules.len())).collect();
        assert_eq!(chapters, [("dice", "Dice", 1), ("moves", "Moves", 2)]);
        let rule = &book.chapters[1].rules[0];
        assert_eq!((&*rule.id, &*rule.constant()), ("UR-C14.1", "C14_1"));
        assert_eq!(rule.reason.as_deref(), Some("there is no way back."));
    }

    #[test]
    fn mistakes_are_named() {
        for (file, message) in [
            ("", "line 1: there are no rules"),
            ("chapter-a = A\nchapter-b = B\nUR-D1 = x\n", "chapter-a: has no rules"),
            ("chapter-a = A\nUR-D1 = x\nchapter-b = B\n", "chapter-b: has no rules"),
            (
                "chapter-a = A\nUR-D1 = x\n    .cause = y\n",
                "UR-D1: has an attribute .cause, which is not used",
            ),
            ("chapter-a = A\nUR-D1 = x\nBAB-D2 = y\n", "BAB-D2: does not begin with UR-"),
            ("UR-D1 = x\nchapter-a = A\n", "UR-D1: is before the first chapter"),
            (
                "chapter-a = A\nUR-D = x\n",
                "UR-D: is neither a chapter nor a rule such as BAB-C4 or TNE-C14_1",
            ),
            ("title = A\n", "title: is neither a chapter nor a rule such as BAB-C4 or TNE-C14_1"),
        ] {
            assert_eq!(Rulebook::read(file).unwrap_err().to_string(), message);
        }
    }
}
