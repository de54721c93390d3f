//! Sets of sites, one bit each.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

use crate::board::Site;

/// A set of tile places and ziggurats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SiteSet(u64);

impl SiteSet {
    /// No site.
    pub const EMPTY: Self = Self(0);

    /// Adds a site.
    #[inline]
    pub const fn insert(&mut self, site: Site) {
        self.0 |= 1 << (site.0 & 63);
    }

    /// Takes a site out.
    #[inline]
    pub const fn remove(&mut self, site: Site) {
        self.0 &= !(1 << (site.0 & 63));
    }

    /// Whether the site is in the set.
    #[inline]
    pub const fn contains(&self, site: Site) -> bool {
        self.0 >> (site.0 & 63) & 1 == 1
    }

    /// Whether no site is in the set.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The number of sites.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }

    /// The sites in both sets, usable in constants.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The sites of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl BitAnd for SiteSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl BitOr for SiteSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAndAssign for SiteSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for SiteSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Iterator for SiteSet {
    type Item = Site;

    /// Takes the first site out of the set.
    #[inline]
    fn next(&mut self) -> Option<Site> {
        if self.0 == 0 {
            return None;
        }
        let site = Site(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(site)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.len() as usize;
        (len, Some(len))
    }
}
