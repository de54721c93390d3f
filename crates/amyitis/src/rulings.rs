//! The rules by name.
//!
//! The ids are those of the facts page; `AMY-X…` are decisions of ours where it is silent too. What they say is
//! written in `locales/en/rulings-amyitis.ftl` and nowhere else.

include!(concat!(env!("OUT_DIR"), "/rulings.rs"));
