//! The pages of rules and encodings in `docs`, compared with the games.
#![allow(missing_docs)]

use std::{fmt::Write, path::Path};

use shinar_core::{GameInfo, Heuristic, cases::CaseGame, golden};
use shinar_games::{Visitor, all, visit};
use shinar_words::markdown;

#[test]
fn pages_of_rules() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulings");
    for entry in all() {
        golden::compare(&folder.join(entry.info.id).with_extension("md"), &page(entry.info));
    }
}

fn page(info: &GameInfo) -> String {
    let GameInfo { id, title, rulebook, .. } = info;
    let names = rulebook.names.map(|names| format!(" {}", markdown(names))).unwrap_or_default();
    let mut page = format!(
        "<!-- Made from locales/en/rulings-{id}.ftl by `cargo xtask bless`; change the rules there. -->\n\n\
         # {title}: the rulings\n\n\
         Every rule has a short name. The engine cites it when it refuses a move, the log cites it when points are scored, \
         and a test shows it (`crates/{id}/cases`, `crates/{id}/tests/rules.rs`).{names} `shinar rules {id} ID` explains a \
         rule in the terminal; an id may be written there without its prefix, hyphens and leading zeros.\n"
    );
    let mut line = |text: String| {
        let _ = writeln!(page, "{text}");
    };
    if let Some(note) = rulebook.reconstructed {
        line(format!("\n{}", markdown(note)));
    }
    for chapter in rulebook.chapters {
        line(format!("\n## {}\n", chapter.title));
        for entry in chapter.rulings {
            line(format!("- **{}** {}", entry.ruling, markdown(&entry.to_string())));
        }
    }
    page
}

#[test]
fn pages_of_encodings() {
    struct Page;
    impl Visitor for Page {
        type Out = String;
        fn visit<G: CaseGame + Heuristic>(self) -> String {
            golden::encoding_page::<G>()
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/encodings");
    for entry in all() {
        let page = visit(entry.info.id, Page).expect("it is in the list");
        golden::compare(&folder.join(entry.info.id).with_extension("md"), &page);
    }
}
