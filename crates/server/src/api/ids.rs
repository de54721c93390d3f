//! Ids: short random texts.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl $name {
            /// A new one that nobody can guess.
            pub fn random() -> Self {
                Self(crate::identity::random_text::<$length>())
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// The id of a table.
    TableId, 12
}
id! {
    /// The id of a person, guest or account.
    PersonId, 12
}
id! {
    /// The id of a token; not its secret.
    TokenId, 12
}
