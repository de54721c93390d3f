//! The laws of every game, for Tigris.

use shinar_tigris::Tigris;

shinar_core::law_suite!(Tigris);
