//! The sentences of notifications, in the language of the person: `locales/*/mail.ftl`.

use std::collections::HashMap;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use super::BellKind;
use crate::{api::MailLanguage, mail};

// (language, game, title)
include!(concat!(env!("OUT_DIR"), "/titles.rs"));

/// The sentences in every language.
pub(crate) struct Words(HashMap<MailLanguage, FluentBundle<FluentResource>>);

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Words")
    }
}

/// What a person is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    /// A few words.
    pub(super) title: String,
    /// A sentence.
    pub(super) body: String,
}

/// What the sentences are about.
#[derive(Clone, Copy, Debug)]
pub(super) struct About<'a> {
    /// The id of the game.
    pub(super) game: Option<&'a str>,
    /// The others at the table; for the table's webhook everybody.
    pub(super) players: &'a str,
    /// The one who came, or whose turn it is.
    pub(super) who: &'a str,
}

impl About<'_> {
    fn args(self, language: MailLanguage) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        args.set("game", self.game.map(|game| title(language, game)).unwrap_or_default());
        args.set("players", self.players.to_owned());
        args.set("who", self.who.to_owned());
        args
    }
}

impl Words {
    /// Reads the sentences.
    pub(super) fn new() -> anyhow::Result<Self> {
        mail::words().map(Self)
    }

    /// What a bell says to a person.
    pub(super) fn bell(&self, language: MailLanguage, kind: BellKind, about: About<'_>) -> Told {
        self.told(language, kind.name(), &about.args(language))
    }

    /// What a bell says to everybody who reads what a table's webhook is told.
    pub(super) fn table_bell(&self, language: MailLanguage, kind: BellKind, about: About<'_>) -> Told {
        self.told(language, &format!("table-{}", kind.name()), &about.args(language))
    }

    /// What is sent to see whether it arrives.
    pub(super) fn trial(&self, language: MailLanguage) -> Told {
        self.told(language, "trial", &FluentArgs::new())
    }

    fn told(&self, language: MailLanguage, name: &str, args: &FluentArgs<'_>) -> Told {
        let text = |part| {
            let words = self.0.get(&language).ok_or_else(|| anyhow::anyhow!("the language has no words"));
            let text = words.and_then(|words| mail::text(words, &format!("bell-{name}-{part}"), args));
            // A test reads every one of them.
            text.unwrap_or_else(|error| {
                tracing::error!(error = format!("{error:#}"), "a notification has no words");
                "Shinar".to_owned()
            })
        };
        Told { title: text("title"), body: text("body") }
    }
}

/// The title of a game; its id if it has none in this language.
fn title(language: MailLanguage, game: &str) -> String {
    let tag = match language {
        MailLanguage::En => "en",
        MailLanguage::Cs => "cs",
        MailLanguage::Pl => "pl",
    };
    let known = TITLES.iter().find(|(of, id, _)| *of == tag && *id == game);
    known.map_or(game, |(_, _, title)| title).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_words_for_everything_in_every_language() {
        let words = Words::new().unwrap();
        let about = About { game: Some("tigris"), players: "Bea, Cyr", who: "Bea" };
        for language in [MailLanguage::En, MailLanguage::Cs, MailLanguage::Pl] {
            let mut all = vec![words.trial(language)];
            for kind in BellKind::ALL {
                all.push(words.bell(language, kind, about));
            }
            for kind in [BellKind::Turn, BellKind::Joined, BellKind::Started, BellKind::Over] {
                all.push(words.table_bell(language, kind, about));
            }
            for Told { title, body } in all {
                for text in [&title, &body] {
                    assert!(text.len() > 6 && !text.contains('{') && !text.contains('\u{2068}'), "{text}");
                }
                assert_ne!(body, "Shinar");
            }
        }
        let turn = words.bell(MailLanguage::Cs, BellKind::Turn, about);
        assert!(turn.title.contains("Eufrat a Tigris") && turn.body.contains("Bea"), "{turn:?}");
        assert_eq!(title(MailLanguage::Pl, "chess"), "chess");
    }
}
