//! Every rule statement by name.

shinar_core::rulings! {
    /// The box has 20 garden tiles, 35 goods of five kinds, 14 camels, 30 Talents, cubes in five colours, 18 craftsmen, 31 guild cards and 4 plant cards. What is printed on them is data; parts of it are reconstructed and marked so.
    D1 = "AMY-D1",
    /// Caravan leaders: level 0 moves 0 spaces more, level 1 up to 2, level 2 up to 4. Levels 0 and 1 keep two goods, level 2 keeps four and brings the token that lies on it.
    D2 = "AMY-D2",
    /// Bankers pay in every round: level 1 one Talent, level 2 two, level 3 two and 2 points.
    D3 = "AMY-D3",
    /// Palaces of level 1 to 6 bring 2, 3, 4, 5, 7 and 10 points, once, when they are taken.
    D4 = "AMY-D4",
    /// A gardener has no level. Given up when planting, it makes the plant one quality better and returns to the supply.
    D5 = "AMY-D5",
    /// A higher guild card is laid on the lower one, which stays with the player. Only the highest banker and caravan leader work, and only gardeners ever return.
    D6 = "AMY-D6",
    /// How many guild cards of each kind and level there are depends on the number of players.
    D7 = "AMY-D7",
    /// How many craftsmen of each kind there are depends on the number of players: 10, 14 or 18 in all.
    D8 = "AMY-D8",
    /// Nine cities lie in a ring, clockwise from Babylon, which buys goods. Four sell guild cards of two kinds each, four sell plants; each of them asks for one good.
    D9 = "AMY-D9",
    /// Three plant cards have a side of quality 1 and one of quality 2, the fourth has quality 2 on both. Quality 2 costs the good on the card too. A card is flipped after every purchase. There is no plant of quality 3.
    D10 = "AMY-D10",
    /// The fields are two rows of five. Top: salt, palm, barley, dates, wine. Bottom: barley, dates, salt, palm, wine.
    D11 = "AMY-D11",
    /// The temples of Ishtar, Marduk and Tammouz have four spaces each.
    D12 = "AMY-D12",
    /// The garden is a square of 4×4 spaces on four terraces of 7, 5, 3 and 1 spaces. Terraces 1 to 4 need plants of quality 1, 2, 3 and 3.
    D13 = "AMY-D13",
    /// With two players the spaces 02, 03 and 13 are not used.
    D14 = "AMY-D14",
    /// A canal runs between any two neighbouring spaces. It has two segments if one of the spaces is on terrace 3 or 4, otherwise one: 24 canals with 32 segments. The river along the two lower edges is no segment and waters no space.
    D15 = "AMY-D15",
    /// The 20 garden tiles show points and bonuses: Talents, camels, goods of any kind, a guild card of a named guild or of any.
    D16 = "AMY-D16",

    /// With three players the cards marked for four are left out, with two also those marked for three.
    S1 = "AMY-S1",
    /// The caravan begins in Babylon. The Amyitis card of the player count is used.
    S2 = "AMY-S2",
    /// Plant card K lies in Khorsabad with either side up. The other three are shuffled onto Eshnunna, Ur and Mari, with quality 1 up.
    S3 = "AMY-S3",
    /// The craftsmen are a shuffled deck; the guild cards lie open, sorted by kind and level.
    S4 = "AMY-S4",
    /// One token of each good but wine is shuffled, and one of them put on each caravan leader of level 2 in play; the others go back.
    S5 = "AMY-S5",
    /// The tile worth 10 lies on the top of the garden. The other spaces get random tiles of the quality they need; the rest is not used. With two players three spaces stay empty.
    S6 = "AMY-S6",
    /// Each player begins with 4 Talents, 1 camel, a caravan leader of level 0 and no points. The first player is drawn by lot.
    S7 = "AMY-S7",

    /// All craftsmen are shuffled in every round, and as many trios as players are laid out face up. The rest is not used in that round.
    I1 = "AMY-I1",
    /// Then each player takes the income of the banker in front of them; without a banker there is none.
    I2 = "AMY-I2",

    /// Clockwise from the first player, each turn is one action: pass, hire, or move the caravan, until all have passed.
    A1 = "AMY-A1",
    /// Who passes takes no more actions in this round.
    A2 = "AMY-A2",
    /// Who has passed takes a Talent whenever their turn comes round while somebody has not passed; not at the moment of passing.
    A3 = "AMY-A3",

    /// A face-up craftsman of a trio costs as many Talents as cards of that trio are turned: 0, 1 or 2. The card is turned and the craftsman works at once.
    H1 = "AMY-H1",
    /// A farmer puts a cube on the leftmost empty field of either row and brings its good.
    H2 = "AMY-H2",
    /// When a row is full, the player with most cubes in it takes a gardener, if there is one; with a tie nobody does. Then the row is emptied.
    H3 = "AMY-H3",
    /// A priest puts a cube on the leftmost space of a temple and moves the cubes there one space right. A cube pushed off the fourth space returns to its owner.
    H4 = "AMY-H4",
    /// An engineer puts a cube on an available segment and brings 2 points.
    H5 = "AMY-H5",
    /// A segment is available if it is empty and begins at the river, or at irrigated segments that lead there without a gap, whosever they are.
    H6 = "AMY-H6",
    /// A merchant brings a camel.
    H7 = "AMY-H7",

    /// To move the caravan, at least one camel is discarded. It moves clockwise, at least one space, at most as many as camels discarded and the bonus of the caravan leader together.
    C1 = "AMY-C1",
    /// Where the caravan stops the player must trade. A move to where that cannot be done completely is not allowed.
    C2 = "AMY-C2",
    /// In Babylon one or two goods are sold for 3 or 6 points, and a segment is irrigated free of charge and without points. The irrigation cannot be declined.
    C3 = "AMY-C3",
    /// A guild city sells a card of one of its two kinds for its good. A palace brings its points, a caravan leader of level 2 its token.
    C4 = "AMY-C4",
    /// The first card of a guild is of level 1, each further one of the next level; none is skipped.
    C5 = "AMY-C5",
    /// If no card of the level needed is left, the player can never go on in that guild.
    C6 = "AMY-C6",
    /// A plant city sells its plant for its good, and for quality 2 also the good on the plant card. The plant is planted at once, then the card is flipped.
    C7 = "AMY-C7",
    /// Wine stands for any good, never for a camel or a Talent.
    C8 = "AMY-C8",

    /// A plant goes on a space that still has its tile and at least one completely irrigated side: both segments of a double one.
    P1 = "AMY-P1",
    /// The plant's quality must be at least what the terrace needs.
    P2 = "AMY-P2",
    /// Gardeners given up add 1 each to the quality.
    P3 = "AMY-P3",
    /// The player takes the tile and at once its points and bonuses.
    P4 = "AMY-P4",
    /// Then the player with most cubes around the space, on all its sides, scores the printed quality of the plant; gardeners do not count, and with a tie nobody scores.
    P5 = "AMY-P5",
    /// Then grey cubes go on all empty segments between the space and its planted neighbours. They are irrigated from now on, and canals may go on from them.
    P6 = "AMY-P6",

    /// After the last pass the player to the right of the first player puts a cube into a temple of their choice, then a grey one into each of the other two.
    T1 = "AMY-T1",
    /// Temples are rewarded in the order Ishtar, Marduk, Tammouz, to the two players with most cubes. Grey cubes never count.
    T2 = "AMY-T2",
    /// Ishtar: the first takes a camel or a Talent, the second the other.
    T3 = "AMY-T3",
    /// Marduk: 2 points for the first, 1 for the second.
    T4 = "AMY-T4",
    /// Tammouz: the first puts a cube on a field and takes its good, as a farmer would; the second may swap a good for any other but wine.
    T5 = "AMY-T5",
    /// Equal numbers of cubes: the one furthest right is better.
    T6 = "AMY-T6",
    /// Who is alone in a temple gets the first reward only; with two players there is only the first reward.
    T7 = "AMY-T7",
    /// From the first player on, everybody gives back what they have above 2 goods, or above 4 with a caravan leader of level 2. Camels and Talents are not limited.
    T8 = "AMY-T8",
    /// Then the first-player card goes clockwise and a new round begins.
    T9 = "AMY-T9",

    /// The game ends with the round in which at most 4 garden tiles are left, or 3 with two players. That round is played to its end.
    E1 = "AMY-E1",
    /// Amyitis' favour: 5 points for 5 tiles and 10 for 7 with two players; 4 and 6 tiles with three; 3 and 5 tiles with four.
    E2 = "AMY-E2",
    /// Every good left is worth 1 point; camels and Talents are worth nothing.
    E3 = "AMY-E3",
    /// Most points win. Equals share the victory; there is no tie-break.
    E4 = "AMY-E4",

    /// Who takes a caravan leader of level 2 receives the token that lies on the card.
    R1 = "AMY-R1",
    /// With two such cards left, their taker chooses which token.
    R2 = "AMY-R2",
    /// The camels paid are the steps above the bonus, at least one and never more: only the steps are chosen.
    R3 = "AMY-R3",
    /// A full lap of nine steps back to the same city is a move; more than that is not.
    R4 = "AMY-R4",
    /// A trade is possible in Babylon with a good (without any free segment the irrigation is skipped), in a guild city if its good can be paid and one of its two kinds taken, in a plant city if the price can be paid and a space planted, own gardeners counted.
    R5 = "AMY-R5",
    /// A gardener can be taken in a guild city whenever there is one; a player may have any number.
    R6 = "AMY-R6",
    /// Lower guild cards stay with the player, so their stock never grows again; gardeners do return.
    R7 = "AMY-R7",
    /// Each palace taken brings its points once, so six of them bring 31; also when it is the bonus of a tile.
    R8 = "AMY-R8",
    /// A card of a tile's bonus that is not to be had is lost. One of choice is of any guild whose next card is to be had. Bonuses come before the irrigation bonus.
    R9 = "AMY-R9",
    /// Grey cubes do not count for the irrigation bonus. The planter may win it. Both segments of a double side count.
    R10 = "AMY-R10",
    /// A temple is a queue of four: first in, first out.
    R11 = "AMY-R11",
    /// The two segments of a double side lie side by side: water passes when one of them is irrigated, and each is available as soon as water reaches an end of the side. The option `double_canals=both` asks for both.
    R12 = "AMY-R12",
    /// Grey cubes without a way to the river open nothing; with one they are links like any other.
    R13 = "AMY-R13",
    /// The spaces not used with two players are never planted and cause no automatic irrigation, but the canals beside them can be irrigated and lead water on.
    R14 = "AMY-R14",
    /// Canals beside planted spaces may still be irrigated, for points.
    R15 = "AMY-R15",
    /// Who can neither hire nor move must pass; passing is always allowed.
    R16 = "AMY-R16",
    /// Talents for having passed are given in turn order. The phase stops the instant the last player passes.
    R17 = "AMY-R17",
    /// A row filled by Tammouz is judged like any other, before it is emptied. A tie brings nobody a gardener.
    R18 = "AMY-R18",
    /// The swap in the temple of Tammouz is optional. Wine may be given, but not received. Without goods there is no swap.
    R19 = "AMY-R19",
    /// The second in Ishtar's temple gets what is left. Alone there, the other gift lapses.
    R20 = "AMY-R20",
    /// Second in a temple is the best of the others by cubes, then by the cube furthest right.
    R21 = "AMY-R21",
    /// Goods, camels, Talents and cubes never run out, unless the option `strict_supply` limits them to those of the box.
    R22 = "AMY-R22",
    /// Goods are given back before the last points are counted, so that at most 2 or 4 goods score.
    R23 = "AMY-R23",
    /// The order of planting: pay, plant, tile, bonuses, irrigation bonus, automatic irrigation, flip the plant card.
    R24 = "AMY-R24",
    /// The procession is led by the last player in order, to the right of the first.
    R25 = "AMY-R25",
    /// Bankers, caravan leaders and palaces have levels; gardeners are the fourth kind of guild card and are used up.
    R26 = "AMY-R26",
    /// The first card of a trio is free, so that it can be hired without a Talent.
    R27 = "AMY-R27",
    /// The end depends on the tiles left in the garden; spaces not used with two players do not count.
    R28 = "AMY-R28",
    /// An engineer cannot be hired when no segment is available.
    R29 = "AMY-R29",
    /// A good of any kind as bonus of a tile may be wine.
    R30 = "AMY-R30",
    /// Exactly as many gardeners are given up as needed.
    R31 = "AMY-R31",
    /// A good is swapped for one of another kind.
    R32 = "AMY-R32",
    /// Cubes in temples and on fields stay from round to round; those of the pass area return.
    R33 = "AMY-R33",
    /// A guild card of a tile's bonus must be taken if one is to be had.
    R34 = "AMY-R34",
    /// There is no stalemate: if all only pass, the game goes on. Self-play has a technical cap; people never meet it.
    R35 = "AMY-R35",
    /// No step of a decision leads into a dead end: what would make the rest impossible is not allowed.
    R36 = "AMY-R36",

    /// Only the player whose decision it is may act, and only as asked.
    X1 = "AMY-X1",
    /// Which token pays or is given back is not asked when there is only one answer, nor which token comes with a caravan leader when only one is left.
    X2 = "AMY-X2",
    /// The two segments of a double side are alike: a cube goes on the first that is free.
    X3 = "AMY-X3",
    /// With `strict_supply` what is not there is not taken: a field, a bonus, an income or a temple then brings less or nothing. Without an own cube, farmers, priests and engineers cannot be hired, and free irrigation, procession and harvest place none. Passing needs no cube.
    X4 = "AMY-X4",
    /// Of the bonuses of one tile, Talents and camels come first, then goods, then the guild card.
    X5 = "AMY-X5",
}
