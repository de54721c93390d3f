//! The rules by name, in our own words.
//!
//! `A1` to `A49` are the open questions of the facts page under their numbers; the other letters are its chapters;
//! `BBL-X…` are decisions of ours where it is silent too (see `docs/rulings/babylon.md`).

shinar_core::rulings! {
    /// Clay tiles have 2 symbols, granite 3, basalt 4. Every tile has one of four kinds of flowers; quarry side and garden side show the same.
    C1 = "BBL-C1",
    /// Which symbols are on which tile is not public. The built-in list is reconstructed: every material alone, and every flower within a material, has each symbol equally often, and no two tiles are alike.
    C2 = "BBL-C2",
    /// How often each round token exists is not public. The built-in mix is reconstructed: two of each of the six effects and two blanks.
    C3 = "BBL-C3",
    /// The quarry has 4 by 4 stacks of three tiles: basalt below, granite on it, clay on top. Only the top tile of a stack is known.
    S1 = "BBL-S1",
    /// Every player has a board, the starting tile with its flower in the tile slot, and no pillars.
    S2 = "BBL-S2",
    /// With 2, 3 and 4 players 14, 12 and 10 round tokens are in the game, unseen: 15, 13 and 11 rounds.
    S3 = "BBL-S3",
    /// The first player is drawn by lot and begins every round.
    S4 = "BBL-S4",
    /// Before the game, from the first player on, everybody takes one clay tile out of the game: three times with 2 players, once with 3, not at all with 4. It brings no pillars.
    S5 = "BBL-S5",
    /// A turn is: mine a tile (must), build (may), store or discard what is left (must).
    T1 = "BBL-T1",
    /// Turns go clockwise from the first player, one for everybody in each round.
    T2 = "BBL-T2",
    /// At the end of a round the next round token is turned up. It alone is in force in the next round, for everybody.
    T3 = "BBL-T3",
    /// Take a tile on which no other lies: the top tile of a stack.
    M1 = "BBL-M1",
    /// Each of the tile's four edges brings a single pillar, unless the stack beside it is higher: the wall, the bottom, and tiles of the same or a lower layer count.
    M2 = "BBL-M2",
    /// One more single pillar if the tile has the flower of your board.
    M3 = "BBL-M3",
    /// Diagonal neighbours never count.
    M4 = "BBL-M4",
    /// A garden has 8 by 8 holes. A tile covers 2 by 2 of them at any offset.
    G1 = "BBL-G1",
    /// A tile may be turned by quarters, never flipped.
    G2 = "BBL-G2",
    /// The board is level 0. A single pillar and a statue are one level high, a double pillar two.
    G3 = "BBL-G3",
    /// What lies under a higher tile cannot be used any more, neither for pillars nor for decorations.
    G4 = "BBL-G4",
    /// All four cells of a tile are on the board.
    P1 = "BBL-P1",
    /// A tile may go on a level only if some tile of the garden, near or far, is already on the level below.
    P2 = "BBL-P2",
    /// No tile covers another one completely.
    P3 = "BBL-P3",
    /// A tile goes above everything under it: on none of its cells lies a tile of the same or a higher level.
    P4 = "BBL-P4",
    /// A tile may not go where a footbridge or stairs are in the way.
    P5 = "BBL-P5",
    /// At least three corners are supported, each by a statue or a single pillar one level below, or a double pillar two levels below, on an empty hole or space. With exactly three, the fourth corner gets a lookout.
    P6 = "BBL-P6",
    /// Pillars are placed only under the tile they carry.
    P7 = "BBL-P7",
    /// Supports may be mixed, as long as all end at the same height.
    P8 = "BBL-P8",
    /// Once placed, the tile's four spaces are the new surface, empty but for a lookout.
    P9 = "BBL-P9",
    /// A single pillar costs one, a double pillar two: two singles may be exchanged for a double at any time, never the other way.
    P10 = "BBL-P10",
    /// After placing a tile you may build decorations, free of charge, each on empty uncovered spaces with its symbol and at least partly on a tile placed this turn.
    D1 = "BBL-D1",
    /// Stairs join two neighbouring stairs symbols on tiles whose levels differ by exactly 1.
    D2 = "BBL-D2",
    /// A fountain joins two neighbouring fountain symbols on two tiles of the same level.
    D3 = "BBL-D3",
    /// A footbridge joins two bridge symbols in a row or column, with exactly one cell between, on two tiles of the same level.
    D4 = "BBL-D4",
    /// Your first statue may stand anywhere on a statue symbol, every later one in the same row or column as another of yours.
    D5 = "BBL-D5",
    /// A lookout takes the unsupported corner at once; the symbol there is lost.
    D6 = "BBL-D6",
    /// Two symbols of one tile make no stairs, fountain or footbridge.
    D7 = "BBL-D7",
    /// A tile can be seen if it is the highest over at least one of its cells; stairs and fountains if either of their cells is uncovered.
    D8 = "BBL-D8",
    /// You may place the mined tile, the stored tile, both or none.
    B1 = "BBL-B1",
    /// Pillars may come from this turn and from storage alike. The starting tile is an ordinary stored tile, from round 1 on.
    B2 = "BBL-B2",
    /// At the end of the turn you keep up to 6 single pillars; the rest and all doubles go back.
    K1 = "BBL-K1",
    /// A mined tile that was not placed is stored or discarded. The slot holds one tile; storing another discards the old one.
    K2 = "BBL-K2",
    /// Round token: everybody takes 1 single pillar.
    N1 = "BBL-N1",
    /// Round token: everybody takes 1 double pillar, which cannot be stored.
    N2 = "BBL-N2",
    /// Round token: 1 symbol of a tile just placed may count as another symbol this turn.
    N3 = "BBL-N3",
    /// Round token: 1 space without a symbol of a tile just placed may count as any symbol this turn.
    N4 = "BBL-N4",
    /// Round token: a matching flower brings 2 pillars instead of 1.
    N5 = "BBL-N5",
    /// Round token: mining brings 1 pillar less.
    N6 = "BBL-N6",
    /// Round token without an effect.
    N7 = "BBL-N7",
    /// The game ends after the last round, when there is no round token left to turn up.
    E1 = "BBL-E1",
    /// Each visible statue scores its level.
    E2 = "BBL-E2",
    /// Each visible fountain scores 3 times its level.
    E3 = "BBL-E3",
    /// Each visible footbridge scores 3 times its level.
    E4 = "BBL-E4",
    /// Each visible flight of stairs scores the sum of its two levels.
    E5 = "BBL-E5",
    /// Each set of statue, fountain, footbridge and stairs scores 4.
    E6 = "BBL-E6",
    /// Each set of four visible tiles with the four kinds of flowers scores 4.
    E7 = "BBL-E7",
    /// Each visible lookout scores 1, on any level.
    E8 = "BBL-E8",
    /// The highest level with a tile scores double.
    E9 = "BBL-E9",
    /// Most points win, then fewer visible holes of the board; then the victory is shared.
    E10 = "BBL-E10",
    /// Decorations may be built, a lookout must be.
    A1 = "BBL-A1",
    /// A fourth support may be left out even if it could be placed; its corner then gets the lookout.
    A2 = "BBL-A2",
    /// No tile hangs over the edge of the board.
    A3 = "BBL-A3",
    /// Tiles may be offset by any whole number of cells.
    A4 = "BBL-A4",
    /// No two tiles of a garden have the same footprint, however far apart their levels are (option overlap_any_level).
    A5 = "BBL-A5",
    /// A tile cannot be slid under a higher one.
    A6 = "BBL-A6",
    /// Several tiles together may cover another wholly; it then scores nothing.
    A7 = "BBL-A7",
    /// A statue right below a corner always supports it; there is no lookout on that corner.
    A8 = "BBL-A8",
    /// Statues alone may support a tile.
    A9 = "BBL-A9",
    /// If all your statues have become pillars, the next one counts as the first again.
    A10 = "BBL-A10",
    /// A statue covered by a tile two or more levels up is no pillar: it still gives its row and column, but no points.
    A11 = "BBL-A11",
    /// Statues are in line along rows and columns only, and nothing blocks the line.
    A12 = "BBL-A12",
    /// Under a footbridge there may be holes, pieces and lower tiles, but no tile on its level or above.
    A13 = "BBL-A13",
    /// No pillar stands under the middle of a footbridge, and no tile goes there on its level or below.
    A14 = "BBL-A14",
    /// No tile goes over the lower end of stairs on the level of their upper end (option stair_volume).
    A15 = "BBL-A15",
    /// Two footbridges do not cross on the same level.
    A16 = "BBL-A16",
    /// No pillar stands on a space with stairs, fountain, footbridge or lookout.
    A17 = "BBL-A17",
    /// Such a space may be covered as the one unsupported corner of a tile.
    A18 = "BBL-A18",
    /// A covered lookout scores nothing.
    A19 = "BBL-A19",
    /// Lookouts count neither for sets of decorations nor for the lines of statues.
    A20 = "BBL-A20",
    /// Both tiles of a turn come in any order, with decorations after each; the first tile's spaces stay open for them all turn.
    A21 = "BBL-A21",
    /// A statue built this turn may support the second tile.
    A22 = "BBL-A22",
    /// In the first round no round token is in force.
    A23 = "BBL-A23",
    /// Pillars of a round token come by themselves at the start of the turn.
    A24 = "BBL-A24",
    /// A symbol may be changed or added once a turn, not once a tile, and for any decoration.
    A25 = "BBL-A25",
    /// A space with a lookout or anything else on it cannot change its symbol.
    A26 = "BBL-A26",
    /// The pillar less is taken off the whole gain, flower included, and never below zero.
    A27 = "BBL-A27",
    /// Flowers bring pillars only for tiles taken from the quarry, not for the starting tile.
    A28 = "BBL-A28",
    /// Before the game only clay tiles are removed.
    A29 = "BBL-A29",
    /// Discarded tiles leave the game.
    A30 = "BBL-A30",
    /// A hole under a footbridge is still visible; only tiles hide holes.
    A31 = "BBL-A31",
    /// The supply is unlimited.
    A32 = "BBL-A32",
    /// A covered tile still counts for the level above it.
    A33 = "BBL-A33",
    /// The highest tile can always be seen.
    A34 = "BBL-A34",
    /// A stored tile may be discarded without need.
    A35 = "BBL-A35",
    /// Two equal symbols of one tile never form a decoration.
    A36 = "BBL-A36",
    /// No stairs between levels that differ by 2 or more, nor from a tile to the board.
    A37 = "BBL-A37",
    /// Storing or discarding ends building. The turn cannot end with the mined tile in hand.
    A38 = "BBL-A38",
    /// Lower spaces under the middle of a footbridge may still take decorations.
    A39 = "BBL-A39",
    /// Changing a symbol is a decision of its own, optional and final. Until the end of the turn the space shows the new symbol, then the printed one again.
    A40 = "BBL-A40",
    /// With overlap_any_level off, equal footprints are forbidden on neighbouring levels only.
    A41 = "BBL-A41",
    /// With strict_supply the pieces are limited: 148 single and 60 double pillars, 38 lookouts, 38 statues, 15 each of stairs, fountains and footbridges. An empty pile gives nothing; covered pieces stay in use.
    A42 = "BBL-A42",
    /// A double pillar in hand is used before singles are exchanged.
    A43 = "BBL-A43",
    /// A placement always names the corner with the lookout, forced or chosen.
    A44 = "BBL-A44",
    /// Boards are drawn at random, one for each player.
    A45 = "BBL-A45",
    /// All ranks follow points, then fewer visible holes; else they are shared.
    A46 = "BBL-A46",
    /// A statue that became a pillar stays one for ever.
    A47 = "BBL-A47",
    /// Stairs have a lower and an upper end.
    A48 = "BBL-A48",
    /// Discarding stored pillars is not offered.
    A49 = "BBL-A49",
    /// Turns of a tile that look the same are one choice: the one with the fewest quarter turns.
    X1 = "BBL-X1",
    /// Only the player whose decision it is may act, and only as asked.
    X2 = "BBL-X2",
    /// A turn ends when its player says so, even if nothing else is left to do.
    X3 = "BBL-X3",
    /// The tile below a taken one is turned up at once, before the player goes on.
    X4 = "BBL-X4",
    /// In a written position a decoration may stand on another symbol only if round tokens seen so far could have changed it.
    X5 = "BBL-X5",
}
