//! The rules by name.
//!
//! The ids of the facts page are kept; `BAB-X…` are decisions of ours where both the rulebook and the facts page are
//! silent. What they say is written in `locales/en/rulings-babylonia.ftl` and nowhere else.

include!(concat!(env!("OUT_DIR"), "/rulings.rs"));
