//! The laws of every game, for Babylon.

use shinar_babylon::Babylon;

shinar_core::law_suite!(Babylon);
