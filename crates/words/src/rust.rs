//! The words as Rust code.

use std::fmt::Write;

use crate::{Cover, Rule, Rulebook};

impl Rulebook {
    /// A documented constant for every rule, and `BOOK` with all of them, using the types of `shinar_core`.
    pub fn to_rust(&self) -> String {
        let mut out = String::new();
        let rules = self.chapters.iter().flat_map(|chapter| &chapter.rules);
        for rule in rules {
            line(&mut out, format_args!("#[doc = {:?}]", markdown(&rule.text)));
            if let Some(reason) = &rule.reason {
                line(
                    &mut out,
                    format_args!("#[doc = \"\"]\n#[doc = {:?}]", format!("Reason: {}", markdown(reason))),
                );
            }
            let (name, id) = (rule.constant(), &rule.id);
            line(
                &mut out,
                format_args!("pub const {name}: shinar_core::Ruling = shinar_core::Ruling({id:?});"),
            );
        }
        line(&mut out, format_args!("/// All rules, in the order in which people read them."));
        line(&mut out, format_args!("pub static BOOK: shinar_core::Rulebook = shinar_core::Rulebook {{"));
        let Self { prefix, names, reconstructed, chapters } = self;
        line(
            &mut out,
            format_args!(
                "prefix: {prefix:?}, names: {names:?}, reconstructed: {reconstructed:?}, chapters: &["
            ),
        );
        for chapter in chapters {
            let (id, title) = (&chapter.id, &chapter.title);
            line(&mut out, format_args!("shinar_core::Chapter {{ id: {id:?}, title: {title:?}, rulings: &["));
            for rule in &chapter.rules {
                let Rule { text, reason, .. } = rule;
                line(
                    &mut out,
                    format_args!(
                        "shinar_core::RulingText {{ ruling: {}, text: {text:?}, reason: {reason:?} }},",
                        rule.constant()
                    ),
                );
            }
            line(&mut out, format_args!("] }},"));
        }
        line(&mut out, format_args!("] }};"));
        out
    }
}

impl Cover {
    /// `TITLE`, `ENDS`, and for each option a constant that says what it changes, such as `RANDOM_CARDS`.
    ///
    /// They are visible in their crate only, so that the compiler reports an unused constant: words for an option that does
    /// not exist.
    pub fn to_rust(&self) -> String {
        let mut out = format!("pub(crate) const TITLE: &str = {:?};\n", self.title);
        for option in &self.options {
            let name = option.key.to_uppercase();
            line(&mut out, format_args!("pub(crate) const {name}: &str = {:?};", option.about));
        }
        line(&mut out, format_args!("pub(crate) const ENDS: &[(&str, &str)] = &{:?};", self.ends));
        out
    }
}

/// Escapes a sentence for Markdown, so that nothing in it is taken for markup.
pub fn markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '[' | ']' | '<' | '>') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    #[expect(clippy::expect_used, reason = "`String` implements `Write` without ever returning an error")]
    writeln!(out, "{text}").expect("writing to a string cannot fail");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_become_constants_and_a_book() {
        let file = "chapter-dice = Dice\nUR-D1 = \"Four\" [dice].\n    .reason = found so.\n";
        let code = Rulebook::read(file).unwrap().to_rust();
        assert_eq!(
            code,
            r##"#[doc = "\"Four\" \\[dice\\]."]
#[doc = ""]
#[doc = "Reason: found so."]
pub const D1: shinar_core::Ruling = shinar_core::Ruling("UR-D1");
/// All rules, in the order in which people read them.
pub static BOOK: shinar_core::Rulebook = shinar_core::Rulebook {
prefix: "UR-", names: None, reconstructed: None, chapters: &[
shinar_core::Chapter { id: "dice", title: "Dice", rulings: &[
shinar_core::RulingText { ruling: D1, text: "\"Four\" [dice].", reason: Some("found so.") },
] },
] };
"##
        );
        let bare = Rulebook::read(file).unwrap().without_sentences().to_rust();
        assert!(bare.contains(r#"RulingText { ruling: D1, text: "", reason: None }"#), "{bare}");
        assert!(!bare.contains("Four") && !bare.contains("Dice") && !bare.contains("found so"), "{bare}");
    }

    #[test]
    fn options_and_ends_become_constants() {
        let cover = Cover::read(
            "title = Ur\noption-long_way = The long way\n    .about = Twenty.\nend-all_home = All.\n",
        )
        .unwrap();
        assert_eq!(
            cover.to_rust(),
            r#"pub(crate) const TITLE: &str = "Ur";
pub(crate) const LONG_WAY: &str = "Twenty.";
pub(crate) const ENDS: &[(&str, &str)] = &[("all_home", "All.")];
"#
        );
    }
}
