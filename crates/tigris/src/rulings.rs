//! The rules by name.
//!
//! The ids are those of the facts page; `TNE-X…` are decisions of ours where it is silent too. What they say is
//! written in `locales/en/rulings-tigris.ftl` and nowhere else.

include!(concat!(env!("OUT_DIR"), "/rulings.rs"));
