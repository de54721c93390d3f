//! The terminal shows the rules of the games word for word.
#![allow(missing_docs, clippy::expect_used)]

mod shinar;

use shinar::shinar_with;
use shinar_games::{GameEntry, all};

/// Every rule of every game, as the terminal should explain it.
fn sentences(entry: &GameEntry) -> Vec<String> {
    let rulings = entry.info.rulebook.rulings();
    let lines = rulings.map(|rule| match rule.reason {
        Some(reason) => format!("{}: {} Reason: {reason}", rule.ruling, rule.text),
        None => format!("{}: {}", rule.ruling, rule.text),
    });
    lines.collect()
}

#[test]
fn help_explains_every_rule_of_the_game_that_is_played() {
    for entry in all() {
        let ids = entry.info.rulebook.rulings().map(|rule| format!("help {}\n", rule.ruling));
        let input = ids.collect::<String>() + "help nonsense\nquit\n";
        let args = ["play", entry.info.id, "--seats", "human,random", "--seed", "1"];
        let played = shinar_with(&args, input.as_bytes());
        assert_eq!(played.code, 0, "{}", played.err);
        let prompted = played.out.lines().filter_map(|line| line.strip_prefix("> "));
        let explained: Vec<_> =
            prompted.filter(|line| line.starts_with(entry.info.rulebook.prefix)).collect();
        assert_eq!(explained, sentences(entry));
        assert!(played.out.contains("there is no rule nonsense; the rules are "));
    }
}

#[test]
fn rules_lists_them_in_their_chapters() {
    for entry in all() {
        let (id, book) = (entry.info.id, &entry.info.rulebook);
        let listed = shinar_with(&["rules", id], b"");
        assert_eq!(listed.code, 0, "{}", listed.err);
        let lines: Vec<_> = listed.out.lines().filter(|line| line.starts_with(book.prefix)).collect();
        assert_eq!(lines, sentences(entry));
        let json: serde_json::Value =
            serde_json::from_str(&shinar_with(&["rules", id, "--json"], b"").out).expect("JSON");
        let chapters = json.as_array().expect("a list");
        assert_eq!(chapters.len(), book.chapters.len());
        for (shown, chapter) in chapters.iter().zip(book.chapters) {
            assert_eq!((&shown["id"], &shown["title"]), (&chapter.id.into(), &chapter.title.into()));
            let rules = shown["rulings"].as_array().expect("a list");
            assert_eq!(rules.len(), chapter.rulings.len());
            for (shown, rule) in rules.iter().zip(chapter.rulings) {
                assert_eq!((&shown["id"], &shown["text"]), (&rule.ruling.0.into(), &rule.text.into()));
                assert_eq!(shown["reason"].as_str(), rule.reason);
            }
        }
    }
}

#[test]
fn one_rule_is_found_by_its_short_id() {
    let called = shinar_with(&["rules", "tigris", "d5"], b"");
    assert!(called.out.starts_with("TNE-D05: A leader that moves"), "{}", called.out);
    assert_eq!(called.out.lines().count(), 1);
    let refused = shinar_with(&["rules", "tigris", "Q7"], b"");
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert!(refused.err.starts_with("error: there is no rule Q7; the rules are TNE-"), "{}", refused.err);
}
