//! The types of everything a game sends as JSON, for other languages: TypeScript, JSON Schema, and printed facts as constants.
//!
//! Structures derive [`ts_rs::TS`] and [`schemars::JsonSchema`]; types with a JSON form of their own declare it with
//! [`json_form!`](crate::json_form). So the page, programs in other languages and the documents follow the Rust types.

use std::{
    any::TypeId,
    collections::{BTreeMap, HashSet},
};

use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Actor, Event, MAX_SEATS, Observer, Ruling, Seat};

/// A TypeScript module that declares the given type and everything it is made of, in the order of their names.
pub fn typescript<T: TS + 'static + ?Sized>(about: &str) -> String {
    // JSON has one type of numbers.
    let config = Config::new().with_large_int("number");
    let mut gathered = Gathered { config: &config, seen: HashSet::new(), declarations: BTreeMap::new() };
    gathered.visit::<T>();
    let mut text = header(about);
    for declaration in gathered.declarations.values() {
        text.push('\n');
        text.push_str(declaration);
        text.push('\n');
    }
    text
}

/// A TypeScript module with constants: what is printed on a game's board and pieces.
///
/// # Panics
/// If a value has no JSON form, which none of a game's tables is.
pub fn constants(about: &str, values: &[(&str, Value)]) -> String {
    let mut text = header(about);
    for (name, value) in values {
        text.push_str(&format!("\nexport const {name} = {value} as const;\n"));
    }
    text
}

fn header(about: &str) -> String {
    format!("// {about}\n// Written by `cargo xtask types` from the Rust types; do not edit.\n")
}

/// The JSON Schema of a game's views, events and actions: one document with all of them under `$defs`.
pub fn schema<View, What, Action>(title: &str) -> String
where
    View: JsonSchema,
    What: JsonSchema,
    Action: JsonSchema,
{
    let mut generator = SchemaGenerator::new(SchemaSettings::draft2020_12());
    generator.subschema_for::<View>();
    generator.subschema_for::<Event<What>>();
    generator.subschema_for::<Action>();
    let document = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": generator.take_definitions(true),
    });
    format!("{document:#}\n")
}

/// The JSON Schema of a game's written positions, in which a seat is also what people write: `P1`.
pub fn position_schema<Setup: JsonSchema>(title: &str) -> String {
    let mut schema = SchemaGenerator::new(SchemaSettings::draft2020_12()).into_root_schema_for::<Setup>();
    schema.insert("title".to_owned(), title.into());
    if let Some(seat) = schema.pointer_mut("/$defs/Seat") {
        let names: Vec<String> = Seat::all(MAX_SEATS as u8).map(|seat| seat.to_string()).collect();
        *seat = json!({"anyOf": [seat_schema(), {"enum": names}]});
    }
    format!("{:#}\n", schema.to_value())
}

/// The JSON form of a type that is written as one value.
#[derive(Clone, Debug)]
pub struct JsonForm {
    /// As a TypeScript type.
    pub typescript: String,
    /// As a JSON Schema.
    pub schema: Value,
}

impl JsonForm {
    /// Any text, such as the id of a place.
    pub fn text() -> Self {
        Self { typescript: "string".to_owned(), schema: json!({"type": "string"}) }
    }

    /// A text of a form, given as a regular expression.
    pub fn matching(pattern: &str) -> Self {
        Self { typescript: "string".to_owned(), schema: json!({"type": "string", "pattern": pattern}) }
    }

    /// One of the given values, which are written by serde.
    pub fn one_of<T: Serialize>(values: impl IntoIterator<Item = T>) -> Self {
        let values: Vec<Value> = values.into_iter().map(|value| json!(value)).collect();
        let typescript = values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
        Self { typescript, schema: json!({"enum": values}) }
    }

    /// A seat, or one of some words.
    fn seat_or(words: &[&str]) -> Self {
        let typescript = words.iter().map(|word| format!(" | {word:?}")).collect::<String>();
        let seat = seat_schema();
        Self { typescript: format!("Seat{typescript}"), schema: json!({"anyOf": [seat, {"enum": words}]}) }
    }
}

fn seat_schema() -> Value {
    json!({"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1})
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

/// Declares the JSON form of types that are written as one value: `Hex: JsonForm::text()`.
#[macro_export]
macro_rules! json_form {
    ($($type:ident: $form:expr),* $(,)?) => {$(
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                let form: $crate::types::JsonForm = $form;
                form.typescript
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

        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let form: $crate::types::JsonForm = $form;
                schemars::Schema::try_from(form.schema).expect("the form of a type is a schema")
            }
        }
    )*};
}

json_form! {
    Seat: JsonForm { typescript: "number".to_owned(), schema: seat_schema() },
    Actor: JsonForm::seat_or(&["chance", "over"]),
    Observer: JsonForm::seat_or(&["spectator"]),
    Ruling: JsonForm::text(),
}
