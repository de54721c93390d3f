//! Rules that a case cannot show: setup, tile mix, geometry, and what no position can reach.
