//! What a token would change around it, for marks on everything that can be chosen.

use serde::Serialize;

use crate::{
    action::Action,
    board::LAND,
    surroundings::{Links, Surroundings},
    view::View,
};

/// The cities and unresolved ziggurats beside a token as they would stand with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outlook {
    /// Never empty.
    pub sites: Vec<SiteOutlook>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SiteOutlook {
    #[serde(flatten)]
    #[allow(missing_docs)]
    pub standing: Surroundings,
    /// Who would score by citizens; empty unless the token surrounds a city.
    pub links: Vec<Links>,
}

impl Outlook {
    pub(crate) fn of(view: &View, action: Action) -> Option<Self> {
        let Action::Place { kind, hex } = action else { return None };
        let beside = hex.sites_beside() & (view.open.cities | view.open.ziggurats);
        if beside.is_empty() {
            return None;
        }
        let mut then = view.open;
        then.put_token(then.active, hex, LAND.contains(hex).then_some(kind));
        let sites = beside.into_iter().map(|site| SiteOutlook {
            standing: Surroundings::of(&then, site),
            links: if then.is_surrounded(site) { Links::of(&then, site) } else { Vec::new() },
        });
        Some(Self { sites: sites.collect() })
    }
}
