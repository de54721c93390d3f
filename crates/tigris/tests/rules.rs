//! Rules that a case cannot show: setup, board, knowledge, and what no position can reach.
