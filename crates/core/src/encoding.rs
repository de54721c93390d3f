//! What a seat knows, as numbers: sparse binary features for networks and other learners.
//!
//! An encoding is a list of [groups](FeatureGroup) of yes-or-no features. A group is an array with named axes, such as
//! `tokens[seat][kind][hex]`; its features are numbered row by row, and the groups follow one another. The numbers are stable for a
//! version of the rules. Counts are *thermometers*: one feature for each "at least n".
//!
//! Encodings are made from a [view](crate::GameView) and so cannot contain what its observer does not know. Seats are counted
//! from the observer on, clockwise: `own` is the observer's, so that one network can play every seat.
//!
//! ```
//! use shinar_babylonia::{Babylonia, View};
//! use shinar_core::{Observer, Seat, encoding::{feature_count, feature_name}, play, prelude::*};
//!
//! let state = play::dealt_game::<Babylonia>(2, &Default::default(), 1, 20)?;
//! let view = View::of(&state, Observer::Seat(Seat(0)));
//! let mut active: Vec<u16> = Vec::new();
//! Babylonia::encode(&view, &mut active);
//! assert_eq!(feature_name(Babylonia::GROUPS, active[0].into()).as_deref(), Some("players[2]"));
//!
//! let mut tensor = vec![0.0f32; feature_count(Babylonia::GROUPS)];
//! Babylonia::encode(&view, &mut tensor.as_mut_slice());
//! assert_eq!(tensor.iter().sum::<f32>(), active.len() as f32);
//! # Ok::<_, shinar_core::SetupError>(())
//! ```

use std::fmt::{Display, Write};

use crate::{Bits, Dense, Game, MAX_SEATS, Observer, Seat, Set};

mod bit_row;
mod mask;

pub use bit_row::{BitRow, legal_bits};
pub use mask::{each_legal, mask_bits, mask_bytes};

/// A game whose views can be written as numbers.
pub trait GameEncoding: Game {
    /// What the features mean, in the order of their numbers.
    const GROUPS: &'static [FeatureGroup];

    /// States the features that are true of a view, each once, in increasing order.
    ///
    /// It neither allocates nor formats: learning asks for millions of encodings.
    fn encode(view: &Self::View, out: &mut impl Features);

    /// The same action if every seat that it names sat `by` seats further on.
    ///
    /// A learner that sees every position from its own seat uses it to name actions from there, too: turned by as many
    /// seats as follow its own, its own leaders are those of P1. Games whose actions name no seat leave it.
    fn turned(action: Self::Action, _by: u8, _players: u8) -> Self::Action {
        action
    }

    /// How many parts actions are made of, for learners that have a few numbers for each.
    ///
    /// Usually an action is one part, its dense index. A game whose actions are too many for that, or too much alike, splits them:
    /// what is learned about a part holds for all actions that have it.
    const ACTION_PARTS: usize = <Self::Action as Dense>::COUNT;

    /// The numbers of an action's parts, all below [`ACTION_PARTS`](GameEncoding::ACTION_PARTS).
    #[inline]
    fn parts(action: Self::Action, each: impl FnMut(usize)) {
        std::iter::once(action.index()).for_each(each);
    }
}

/// Features that belong together: an array of them.
#[derive(Clone, Copy, Debug)]
pub struct FeatureGroup {
    /// Its name.
    pub name: &'static str,
    /// What its features say, in a sentence or two.
    pub about: &'static str,
    /// How they are counted; the last axis is the fastest. A group without axes is one feature.
    pub axes: &'static [Axis],
}

/// What one index of a group stands for.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    /// What it is called in tables.
    pub name: &'static str,
    /// How many values it has.
    pub len: usize,
    label: Label,
}

#[derive(Clone, Copy, Debug)]
enum Label {
    Things(fn(usize) -> String),
    Words(&'static [&'static str]),
    Steps(&'static [u16]),
    Count,
}

impl Axis {
    /// Seats, counted clockwise from the observer's.
    pub const SEATS: Self = Self::words("seat", &["own", "next", "second", "third"]);
    /// The number of players.
    pub const PLAYERS: Self = Self::words("players", &["2", "3", "4"]);

    /// Things that are numbered.
    pub const fn of<T: Dense + Display>(name: &'static str) -> Self {
        Self { name, len: T::COUNT, label: Label::Things(thing::<T>) }
    }

    /// The first `len` of its values.
    #[must_use]
    pub const fn first(self, len: usize) -> Self {
        Self { len, ..self }
    }

    /// Anything with a name for each number below `len`.
    pub const fn labelled(name: &'static str, len: usize, label: fn(usize) -> String) -> Self {
        Self { name, len, label: Label::Things(label) }
    }

    /// One of these words.
    pub const fn words(name: &'static str, words: &'static [&'static str]) -> Self {
        Self { name, len: words.len(), label: Label::Words(words) }
    }

    /// A thermometer: at least 1, at least 2, …, at least `most`.
    pub const fn count(most: usize) -> Self {
        Self { name: "at least", len: most, label: Label::Count }
    }

    /// A thermometer with these marks.
    pub const fn steps(marks: &'static [u16]) -> Self {
        Self { name: "at least", len: marks.len(), label: Label::Steps(marks) }
    }

    /// The name of a value.
    pub fn label(&self, index: usize) -> String {
        match self.label {
            Label::Things(label) => label(index),
            Label::Words(words) => words.get(index).copied().unwrap_or_default().to_owned(),
            Label::Steps(marks) => format!(">={}", marks.get(index).copied().unwrap_or_default()),
            Label::Count => format!(">={}", index + 1),
        }
    }
}

fn thing<T: Dense + Display>(index: usize) -> String {
    T::at(index).map(|thing| thing.to_string()).unwrap_or_default()
}

impl FeatureGroup {
    /// The number of its features.
    #[allow(clippy::len_without_is_empty, reason = "a group without features would be none")]
    pub const fn len(&self) -> usize {
        let (mut len, mut axis) = (1, 0);
        while axis < self.axes.len() {
            len *= self.axes[axis].len;
            axis += 1;
        }
        len
    }

    /// The name of its feature with a number, such as `tokens[own][farmer][4,6]`.
    pub fn feature(&self, mut index: usize) -> String {
        let mut labels = Vec::new();
        for axis in self.axes.iter().rev() {
            labels.push(axis.label(index % axis.len));
            index /= axis.len;
        }
        labels.iter().rev().fold(self.name.to_owned(), |mut name, label| {
            // Writing to a string cannot fail.
            let _ = write!(name, "[{label}]");
            name
        })
    }
}

/// The number of features of all groups.
pub const fn feature_count(groups: &[FeatureGroup]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < groups.len() {
        count += groups[at].len();
        at += 1;
    }
    count
}

/// The numbers of the first features of the groups.
pub const fn group_starts<const N: usize>(groups: &[FeatureGroup; N]) -> [usize; N] {
    let mut starts = [0; N];
    let mut at = 1;
    while at < N {
        starts[at] = starts[at - 1] + groups[at - 1].len();
        at += 1;
    }
    assert!(feature_count(groups) <= u16::MAX as usize, "features are numbered with 16 bits");
    starts
}

/// The name of a feature; `None` if there is no such feature.
pub fn feature_name(groups: &[FeatureGroup], mut index: usize) -> Option<String> {
    for group in groups {
        match index.checked_sub(group.len()) {
            None => return Some(group.feature(index)),
            Some(rest) => index = rest,
        }
    }
    None
}

/// Takes in the features that are true.
pub trait Features {
    /// The feature with this number is true.
    fn put(&mut self, index: usize);

    /// One feature for each member of a set, from a number on.
    #[inline]
    fn put_set<T: Dense, B: Bits>(&mut self, at: usize, set: Set<T, B>) {
        for thing in set {
            self.put(at + thing.index());
        }
    }

    /// A feature if something is true.
    #[inline]
    fn put_if(&mut self, at: usize, is: bool) {
        if is {
            self.put(at);
        }
    }

    /// A thermometer from 1 to `most`.
    #[inline]
    fn put_count(&mut self, at: usize, most: usize, count: usize) {
        for mark in 0..count.min(most) {
            self.put(at + mark);
        }
    }

    /// A thermometer with these marks.
    #[inline]
    fn put_steps(&mut self, at: usize, marks: &[u16], value: u16) {
        for mark in 0..marks.iter().take_while(|&&mark| value >= mark).count() {
            self.put(at + mark);
        }
    }
}

/// The list of the numbers.
impl Features for Vec<u16> {
    #[inline]
    fn put(&mut self, index: usize) {
        self.push(index as u16);
    }
}

/// A dense tensor: ones at the places of the features; the rest stays as it is.
impl<T: From<u8>> Features for &mut [T] {
    #[inline]
    fn put(&mut self, index: usize) {
        if let Some(place) = self.get_mut(index) {
            *place = T::from(1);
        }
    }
}

/// Counts features without keeping them.
impl Features for usize {
    #[inline]
    fn put(&mut self, _: usize) {
        *self += 1;
    }
}

/// The seat from which an observer counts. A spectator looks from P1's place.
#[inline]
pub const fn place_of(observer: Observer) -> Seat {
    match observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator => Seat(0),
    }
}

/// A number below twice the number of players as a seat's. A remainder would take as long as all the rest of an encoder's loop.
#[inline]
const fn around(number: u8, players: u8) -> u8 {
    if number >= players { number - players } else { number }
}

/// The place of a seat as an observer counts: 0 is its own, then clockwise.
#[inline]
pub const fn relative(seat: Seat, own: Seat, players: u8) -> usize {
    around(seat.0 + players - own.0, players) as usize
}

/// All seats, from the observer's own on, clockwise.
#[inline]
pub fn seats_from(own: Seat, players: u8) -> impl Iterator<Item = (usize, Seat)> {
    (0..players).map(move |place| (place.into(), Seat(around(own.0 + place, players))))
}

/// A seat moved on by some places; what [`GameEncoding::turned`] does to the seats of an action.
#[inline]
#[must_use]
pub const fn turned_seat(seat: Seat, by: u8, players: u8) -> Seat {
    if seat.0 < players && players as usize <= MAX_SEATS { Seat((seat.0 + by) % players) } else { seat }
}

/// Declares the groups of an encoding.
///
/// Makes an enum `Group` to name them, the list `GROUPS`, and the function `at`, the number of a group's first feature.
#[macro_export]
macro_rules! feature_groups {
    ($($(#[doc = $about:literal])+ $name:ident: [$($axis:expr),* $(,)?];)*) => {
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy)]
        enum Group { $($(#[doc = $about])+ $name),* }

        const GROUPS: [$crate::encoding::FeatureGroup; [$(Group::$name),*].len()] = [$(
            $crate::encoding::FeatureGroup {
                name: stringify!($name),
                about: concat!($($about),+).trim_ascii(),
                axes: &[$($axis),*],
            }
        ),*];

        const STARTS: [usize; GROUPS.len()] = $crate::encoding::group_starts(&GROUPS);

        /// The number of a group's first feature.
        const fn at(group: Group) -> usize {
            STARTS[group as usize]
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    feature_groups! {
        /// The number of players.
        players: [Axis::PLAYERS];
        /// Whether it rains.
        rain: [];
        /// Pieces by seat, counted.
        pieces: [Axis::SEATS, Axis::count(3)];
        /// Points.
        points: [Axis::steps(&[5, 10])];
    }

    #[test]
    fn features_are_numbered_group_by_group() {
        assert_eq!((at(Group::rain), at(Group::pieces), at(Group::points)), (3, 4, 16));
        assert_eq!(feature_count(&GROUPS), 18);
        let names: Vec<_> = (0..19).map(|index| feature_name(&GROUPS, index)).collect();
        assert_eq!(names[1].as_deref(), Some("players[3]"));
        assert_eq!(names[3].as_deref(), Some("rain"));
        assert_eq!(names[9].as_deref(), Some("pieces[next][>=3]"));
        assert_eq!(names[17].as_deref(), Some("points[>=10]"));
        assert_eq!((GROUPS[1].about, names[18].as_deref()), ("Whether it rains.", None));
    }

    #[test]
    fn lists_and_tensors_agree() {
        fn write(out: &mut impl Features) {
            out.put_if(at(Group::rain), true);
            out.put_count(at(Group::pieces), 3, 7);
            out.put_steps(at(Group::points), &[5, 10], 9);
        }
        let mut list = Vec::new();
        write(&mut list);
        assert_eq!(list, [3, 4, 5, 6, 16]);
        let mut tensor = [0u8; 18];
        write(&mut tensor.as_mut_slice());
        assert_eq!((0..18).filter(|&at| tensor[at] == 1).map(|at| at as u16).collect::<Vec<_>>(), list);
        let mut count = 0usize;
        write(&mut count);
        assert_eq!(count, 5);
    }

    #[test]
    fn seats_are_counted_from_the_observer() {
        assert_eq!((relative(Seat(0), Seat(2), 3), relative(Seat(2), Seat(2), 3)), (1, 0));
        assert!(seats_from(Seat(2), 3).eq([(0, Seat(2)), (1, Seat(0)), (2, Seat(1))]));
        assert_eq!((turned_seat(Seat(1), 2, 3), turned_seat(Seat(3), 2, 3)), (Seat(0), Seat(3)));
    }
}
