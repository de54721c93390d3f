//! The laws of every game, for Babylonia.

use shinar_babylonia::Babylonia;

shinar_core::law_suite!(Babylonia);
