//! TypeScript declarations of what the games send as JSON, so that the page's types follow the rules' types.
//!
//! Structures derive [`ts_rs::TS`]; types that are written as one text say so with [`ts_text!`](crate::ts_text).

use std::{
    any::TypeId,
    collections::{BTreeMap, HashSet},
};

use ts_rs::{Config, TS, TypeVisitor};

/// A module that declares the given type and everything it is made of, in the order of their names.
pub fn module<T: TS + 'static + ?Sized>(about: &str) -> String {
    let config = Config::default();
    let mut gathered = Gathered { config: &config, seen: HashSet::new(), declarations: BTreeMap::new() };
    gathered.visit::<T>();
    let mut text =
        format!("// {about}\n// Written by `cargo xtask types` from the Rust types; do not edit.\n");
    for declaration in gathered.declarations.values() {
        text.push('\n');
        text.push_str(declaration);
        text.push('\n');
    }
    text
}

/// The union of values as they are written in JSON.
pub fn union<T: serde::Serialize>(values: impl IntoIterator<Item = T>) -> String {
    let values = values.into_iter().filter_map(|value| serde_json::to_string(&value).ok());
    values.collect::<Vec<_>>().join(" | ")
}

struct Gathered<'a> {
    config: &'a Config,
    seen: HashSet<TypeId>,
    declarations: BTreeMap<String, String>,
}

impl TypeVisitor for Gathered<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types with an output path have a declaration of their own; the others are written where they are used.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = T::decl(self.config);
            self.declarations.insert(T::ident(self.config), format!("{docs}export {declaration}"));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Declares types that JSON writes as one value: `Hex: "string"` or `Kind: one of Kind::ALL`.
#[macro_export]
macro_rules! ts_text {
    ($($type:ident: $text:expr),* $(,)?) => {$(
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                $text.to_string()
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($type), <Self as ts_rs::TS>::inline(config))
            }

            fn decl_concrete(config: &ts_rs::Config) -> String {
                <Self as ts_rs::TS>::decl(config)
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some("types.ts".into())
            }
        }
    )*};
}

use crate::{Actor, Observer, Ruling, Seat};

ts_text! {
    Seat: union(Seat::all(crate::MAX_SEATS as u8)),
    Actor: "Seat | \"chance\" | \"over\"",
    Observer: "Seat | \"spectator\"",
    Ruling: "string",
}
