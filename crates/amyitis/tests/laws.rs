//! The laws of every game, for Amyitis.

use shinar_amyitis::Amyitis;

shinar_core::law_suite!(Amyitis);
