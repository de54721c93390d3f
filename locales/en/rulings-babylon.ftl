### Babylon: every rule by its id, in our own words.
###
### This file is the home of the rules' English: the engine's table, the API, the terminal and docs/rulings are made
### from it, and the page reads it. A `chapter-…` message opens a chapter; the rules below it belong to it, in reading
### order. A rule is one line and makes sense alone; `.reason` says why it was decided that way.

names = Names that begin with A settle what the rulebook leaves open or says ambiguously, and those that begin with X are our own; the reason is given where it is not obvious.
reconstructed = What is printed on the 48 terrace tiles and the 4 starting tiles, and how many there are of each round token, has never been published. Both are reconstructed here: balanced and playable, but not copied from the box. Everything else follows the rulebook. If you own the game, please tell us what is really on the pieces.

chapter-what-is-in-the-box = Components

BBL-C1 = Clay tiles have 2 symbols, granite 3, basalt 4. Every tile has one of four kinds of flowers. Both sides of a tile show the same symbols and the same flower.
BBL-C2 = Which symbols are on which tile has never been published. The list used here is reconstructed: 16 tiles of each material, 4 of them with each flower; every symbol equally often on each material, on each flower of a material and on each corner; and no two tiles alike, even when rotated. Each starting tile has one of each symbol. If you own the game, please tell us the real list.
    .reason = an even list favours no board and fits the number of plastic pieces.
BBL-C3 = How many there are of each round token has not been published either. The mix used here is reconstructed: two of each of the six effects and two blanks, 14 in all.
    .reason = "if the token shows an effect" implies blanks.

chapter-setup = Setup

BBL-S1 = The quarry has 4 by 4 stacks of three tiles: basalt at the bottom, granite in the middle, clay on top. Only the top tile of a stack is known.
BBL-S2 = Each player has a board, the starting tile with the board's flower in the tile slot, and no pillars.
BBL-A45 = The boards are drawn at random, one for each player.
    .reason = this is fair, and the rulebook gives no order of choosing.
BBL-S3 = With 2, 3 and 4 players, the game uses 14, 12 and 10 round tokens, drawn unseen, and lasts 15, 13 and 11 rounds.
BBL-S4 = The first player is drawn at random and begins every round.
BBL-S5 = Before the game, starting with the first player, everyone in turn removes a clay tile from the game and gains nothing for it: three times with 2 players, once with 3, never with 4.
BBL-A29 = Before the game only clay tiles are removed, never the granite below a removed tile.
    .reason = the rulebook counts clay tiles.
BBL-X4 = When a tile leaves a stack, the one below is revealed at once, before anything else happens.
    .reason = at a table it can be seen at once.

chapter-rounds-and-turns = Rounds and turns

BBL-T1 = A turn has three steps: mine a tile (required), build (optional), and store or discard what is left (required).
BBL-T2 = Everyone has one turn per round, clockwise from the first player.
BBL-T3 = After each round the next round token is revealed. It alone applies in the next round, to everyone.
BBL-A23 = In the first round no round token applies.
BBL-X2 = Only the player who is asked decides, and only what is asked.
    .reason = at every moment there is exactly one decision, so that a game can be written down and replayed.
BBL-X3 = A turn ends when its player says so, even if nothing else can be done.
    .reason = players want to look at what they have built.

chapter-mining = Mining

BBL-M1 = Take the top tile of any stack.
BBL-M2 = Each of the mined tile's four edges gives a single pillar, unless the stack beside it is higher. The wall counts, the bottom counts, and so do tiles of the same or a lower layer.
BBL-M4 = When mining, diagonal neighbours never count.
BBL-M3 = Mining gives one more single pillar if the tile has the flower of your board.
BBL-A28 = Flowers give pillars only on tiles from the quarry; the starting tile gives none.
    .reason = the rule is about mining.

chapter-placing-tiles = Placing tiles

BBL-B1 = You may place the mined tile, the stored tile, both or neither.
BBL-B2 = Stored and new pillars count alike. The starting tile is a stored tile like any other, from the first turn on.
BBL-G1 = A garden has 8 by 8 holes, and a tile covers 2 by 2 of them.
BBL-A4 = A tile may be offset from those below by any whole number of cells.
    .reason = the rulebook's pictures are missing, and reviewers speak only of shifted tiles.
BBL-G2 = A tile may be rotated by quarter turns, but not flipped.
BBL-X1 = Rotations that look alike are offered once, with the fewest quarter turns.
    .reason = they are the same move.
BBL-G3 = The board is level 0. A single pillar or a statue raises a tile by one level, a double pillar by two.
BBL-P1 = A tile must lie entirely on the board.
BBL-A3 = No tile hangs over the edge of the board.
    .reason = it would have two corners without support, and that is too many.
BBL-P2 = A level is open as soon as some tile of the garden lies on the level below it, however far away.
BBL-A33 = A tile opens the level above it even if it has been covered since.
    .reason = it was placed there.
BBL-P3 = No tile may cover another completely.
BBL-A5 = No two tiles of a garden have the same footprint, however far apart their levels are (option "No equal footprints", on by default).
    .reason = the rulebook says never; otherwise two alternating footprints would make a cheap endless tower.
BBL-A41 = Without the option "No equal footprints", equal footprints are forbidden on neighbouring levels only.
BBL-P4 = A tile lies above everything on its four cells: none of them may hold a tile of the same or a higher level.
BBL-A6 = A tile cannot be slid under the free corner of a higher one.
    .reason = the covered space would have to take a pillar or a lookout, and covered spaces are out of use.
BBL-P5 = A tile may not go where a footbridge or stairs are in the way.
BBL-A14 = No pillar stands under the middle of a footbridge, and no tile goes there on its level or below.
    .reason = there is no room. In fact no tile could ever cover that cell, since it would also cover an end of the bridge and have at most two supports.
BBL-A15 = No tile goes over the lower end of stairs on the level of their upper end; higher up it may (option "Room above stairs", on by default).
    .reason = the steps take up that room.
BBL-A48 = Stairs have a lower and an upper end; only the lower one needs room above it.
BBL-P6 = Three or four corners of a tile are supported: by a statue or a single pillar from one level below, or by a double pillar from two levels below, each on an empty hole or space. With three supports the fourth corner gets a lookout.
BBL-P8 = Supports may be mixed, as long as all end at the same height.
BBL-A2 = A fourth support may be left out on purpose; its corner then gets the lookout.
    .reason = "3 or 4" is a choice.
BBL-A44 = A placement always names the corner with the lookout, even if there is no other way.
    .reason = this way no one is surprised by it.
BBL-A8 = A statue right below a corner always supports it, so that corner has no lookout.
    .reason = a statue is exactly as high as a pillar.
BBL-A9 = Statues alone may support a tile.
BBL-A22 = Even statues built in the same turn may support the second tile.
    .reason = they are already standing.
BBL-A47 = A statue that has become a pillar stays one for good.
BBL-A17 = No pillar stands on stairs, a fountain, a footbridge or a lookout: their space is not empty.
BBL-A18 = A space with stairs, a fountain, a footbridge or a lookout may be covered as the one unsupported corner of a tile.
    .reason = this follows from the need for three supports.
BBL-P7 = Pillars are placed only together with the tile they support.
BBL-P9 = Once a tile is placed, its four spaces are the surface there, empty except for a lookout.
BBL-P10 = A single pillar costs one and a double two: two singles can be exchanged for a double at any time, never the other way round.
BBL-A43 = A double pillar in hand is used before singles are exchanged.
    .reason = it cannot be kept anyway.
BBL-G4 = Whatever lies under a higher tile can no longer be used, for pillars or for decorations.

chapter-decorations = Decorations

BBL-D1 = After placing a tile you may build any number of decorations, free of charge. They go on empty, uncovered spaces with the right symbol, at least partly on a tile placed this turn, and never diagonally.
BBL-A1 = Decorations are optional; a lookout is not.
    .reason = reviewers agree, and the rulebook says "can".
BBL-A21 = The two tiles of a turn may be placed in either order, with decorations after each, and the first tile stays open for decorations all turn.
    .reason = both are tiles placed this turn.
BBL-D2 = Stairs join two stairs symbols side by side on levels that differ by exactly 1.
BBL-A37 = Stairs never join levels that differ by 2 or more, nor a tile and the board.
BBL-D3 = A fountain joins two fountain symbols side by side on two tiles of the same level.
BBL-D4 = A footbridge joins two footbridge symbols in a row or column with exactly one cell between them, on two tiles of the same level.
BBL-A13 = Under a footbridge there may be anything lower, but no tile on its level or above.
    .reason = "an empty space" cannot mean the ground, or bridges on level 3 would be all but impossible.
BBL-A16 = Two footbridges do not cross on the same level.
    .reason = there is no room.
BBL-A39 = Lower spaces under the middle of a footbridge may still be decorated.
    .reason = only pillars and tiles need the room.
BBL-D5 = Your first statue may stand on any statue symbol, each later one in the same row or column as another of yours.
BBL-A12 = Statues are in line along rows and columns only, over any distance and any levels; nothing blocks the line.
BBL-A10 = If all your statues have become pillars, the next one counts as the first again.
    .reason = pillars are not statues.
BBL-A11 = A statue covered by a tile two or more levels up is not a pillar. It still counts for the lines of statues, but scores nothing.
    .reason = the rulebook says only that a statue used as a pillar is no longer a statue.
BBL-D6 = A lookout goes on the unsupported corner at once; the symbol there is lost.
BBL-A20 = Lookouts count neither for sets of decorations nor for the lines of statues.
BBL-D7 = Two symbols of one tile never make stairs, a fountain or a footbridge together.
BBL-A36 = Two equal symbols of one tile make nothing together even if they lie side by side.

chapter-round-tokens = Round tokens

BBL-N1 = Round token "pillar": everyone takes a single pillar.
BBL-N2 = Round token "double": everyone takes a double pillar; it cannot be stored.
BBL-A24 = The pillars of a round token come automatically at the start of the turn.
    .reason = nobody would refuse them.
BBL-N3 = Round token "change": a symbol on a tile just placed may count as another symbol this turn.
BBL-N4 = Round token "add": a space without a symbol on a tile just placed may count as any symbol this turn.
BBL-A25 = A symbol may be changed or added once per turn, not once per tile, and for any decoration.
    .reason = the rulebook speaks of one symbol.
BBL-A26 = A symbol cannot be changed or added on a space with a lookout or anything else on it.
BBL-A40 = Changing or adding a symbol is a separate decision, optional and final. Until the end of the turn the space shows the new symbol, then the printed one again; what was built stays.
BBL-N5 = Round token "flower": a matching flower gives 2 pillars instead of 1.
BBL-N6 = Round token "less": mining gives 1 pillar fewer.
BBL-A27 = With the round token "less", the pillar is deducted from the whole gain of mining, flower included, but never below zero.
BBL-N7 = Round token "blank": no effect.

chapter-storing-and-discarding = Storing and discarding

BBL-K1 = At the end of the turn you keep up to 6 single pillars. The rest and all doubles go back.
BBL-K2 = A mined tile that was not placed is stored or discarded. There is room for one tile; storing another discards the old one.
BBL-A38 = Storing or discarding ends building, and no turn ends with the mined tile in hand.
BBL-A30 = Discarded tiles leave the game.
    .reason = the rulebook gives no way back into the quarry.
BBL-A35 = A stored tile may be discarded even if there is no need to.
BBL-A49 = Discarding stored pillars is not offered, as it would be pointless.
BBL-A32 = The supply of pillars and decorations is unlimited.
    .reason = the rulebook mentions no shortage.
BBL-A42 = With the option "Limited supply" the supply is limited: 148 single and 60 double pillars, 38 lookouts, 38 statues, 15 stairs, 15 fountains, 15 footbridges. An empty pile gives nothing, an exchange needs a double in the pile, and a tile on three supports needs a lookout; pieces under tiles stay in use.

chapter-the-end = The end

BBL-E1 = The game ends after the last round, when no round token is left to reveal.
BBL-D8 = What counts is what can be seen from above: a tile if it is the highest over at least one of its cells, stairs and fountains if either of their two cells is uncovered.
BBL-E2 = Each visible statue scores its level.
BBL-E3 = Each visible fountain scores 3 times its level.
BBL-E4 = Each visible footbridge scores 3 times its level.
BBL-E5 = Each visible flight of stairs scores the sum of its two levels.
BBL-E6 = Each set of statue, fountain, footbridge and stairs scores 4.
BBL-E7 = Each set of visible tiles with all four flowers scores 4, the starting tile included.
BBL-A7 = Several tiles together may cover another completely; it then gives no flower.
BBL-E8 = Each visible lookout scores 1, on any level.
BBL-A19 = A covered lookout scores nothing.
BBL-E9 = The highest level with a tile scores twice its number.
BBL-A34 = The highest tile can always be seen.
BBL-E10 = The player with the most points wins; then the fewest visible holes decide; then the victory is shared.
BBL-A31 = A hole under a footbridge is visible.
    .reason = only tiles cover holes.
BBL-A46 = All ranks are decided by points, then by fewer visible holes; otherwise they are shared.

chapter-written-positions = Written positions

BBL-X5 = In a written position, no more decorations may stand on symbols other than their own than change tokens (or, on empty spaces, add tokens) have been seen.
    .reason = nothing else can put them there, so any more must be a mistake.
