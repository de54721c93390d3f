//! The rules by name.
//!
//! `A1` to `A49` are the open questions of the facts page under their numbers; the other letters are its chapters;
//! `BBL-X…` are decisions of ours where it is silent too. What they say is written in
//! `locales/en/rulings-babylon.ftl` and nowhere else.

include!(concat!(env!("OUT_DIR"), "/rulings.rs"));
