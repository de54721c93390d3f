//! Ids: short random texts.

use std::fmt;

use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::random::random_text;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
        #[cfg_attr(feature = "store", derive(sqlx::Type), sqlx(transparent))]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl $name {
            /// A new id, which cannot be guessed if `rng` cannot.
            pub fn random(rng: &mut dyn Rng) -> Self {
                Self(random_text::<$length>(rng))
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
    /// A table, waiting, running or finished; part of its address on the page.
    TableId, 12
}
id! {
    /// A tournament; part of its address on the page.
    TournamentId, 12
}
id! {
    /// The id of a person, guest or account.
    PersonId, 12
}
id! {
    /// The id of a token; not its secret.
    TokenId, 12
}
