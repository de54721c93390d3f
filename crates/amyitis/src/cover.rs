//! The game's title and what its options change, from `locales/en/cover-amyitis.ftl`.

include!(concat!(env!("OUT_DIR"), "/cover.rs"));
