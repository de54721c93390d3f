//! Every rule of the game by name, with what it says in our own words (see also `docs/rulings/tigris.md`).

shinar_core::rulings! {
    /// Two squares are neighbours only if they share an edge.
    C1_1 = "TNE-C1.1",
    /// A region is everything connected over edges: tiles, face up or down, and leaders. Catastrophes and empty squares connect nothing; a single tile is a region.
    C1_2 = "TNE-C1.2",
    /// A kingdom is a region with at least one leader, whoever owns the leaders in it.
    C1_3 = "TNE-C1.3",
    /// Outside a running conflict no kingdom holds two leaders of one colour.
    C1_4 = "TNE-C1.4",
    /// Kings go with black and settlements, priests with red and temples, farmers with blue and farms, traders with green and markets.
    C1_5 = "TNE-C1.5",
    /// The start player is drawn by lot; play goes clockwise.
    C2_1 = "TNE-C2.1",
    /// The active player takes none, one or two actions, in any order and of the same kind if wanted.
    C2_2 = "TNE-C2.2",
    /// The actions are: a leader (place, move or withdraw), a tile, a catastrophe, a swap of tiles.
    C2_3 = "TNE-C2.3",
    /// Conflicts, buildings, monuments and treasures belong to the action that brought them about; the next action comes after them.
    C2_4 = "TNE-C2.4",
    /// Inside an action comes first the placement, then the points for the tile, conflicts, building, monument, and treasures last.
    C2_5 = "TNE-C2.5",
    /// A leader action moves exactly one own leader: onto the board, to another square, or off the board.
    C3_1 = "TNE-C3.1",
    /// Players move own leaders only.
    C3_2 = "TNE-C3.2",
    /// A leader goes to an empty square: no tile, leader or catastrophe on it.
    C3_3 = "TNE-C3.3",
    /// A leader needs a face-up temple on a neighbouring square.
    C3_4 = "TNE-C3.4",
    /// A leader never goes into a river.
    C3_5 = "TNE-C3.5",
    /// A leader may not connect two or more kingdoms; connecting regions without leaders is fine.
    C3_6 = "TNE-C3.6",
    /// A leader that moves is lifted first, and everything is judged without it. It may not go back to the square it comes from.
    C3_7 = "TNE-C3.7",
    /// A leader that loses its last neighbouring face-up temple goes back to its owner at once.
    C3_8 = "TNE-C3.8",
    /// Leader actions score nothing.
    C3_9 = "TNE-C3.9",
    /// A leader that comes into a kingdom with a leader of its colour starts a revolt.
    C3_10 = "TNE-C3.10",
    /// A tile comes from the own hand, lies face up and never moves again.
    C4_1 = "TNE-C4.1",
    /// A tile goes to an empty square.
    C4_2 = "TNE-C4.2",
    /// Farms go into rivers only; all other tiles go on land only.
    C4_3 = "TNE-C4.3",
    /// A tile may touch at most two different kingdoms, however many of its sides they touch. Regions without leaders do not count.
    C4_4 = "TNE-C4.4",
    /// A tile may be placed beside nothing at all.
    C4_5 = "TNE-C4.5",
    /// A tile that comes into a kingdom scores 1 point of its colour for the owner of the leader of that colour there, whoever placed it.
    C4_6 = "TNE-C4.6",
    /// If that leader is missing, the point, still in the tile's colour, goes to the owner of the king there.
    C4_7 = "TNE-C4.7",
    /// Linking a kingdom with regions without leaders is an ordinary placement: the point is scored and no unification tile is used.
    C4_8 = "TNE-C4.8",
    /// A tile scores nothing outside kingdoms, where neither its leader nor a king is, or when it unites two kingdoms.
    C4_9 = "TNE-C4.9",
    /// The point is handed out at once and has the colour of the tile.
    C4_10 = "TNE-C4.10",
    /// A tile that touches two kingdoms unites them and is covered by the unification tile until all its wars are over. There is never a second one.
    C5_1 = "TNE-C5.1",
    /// A tile that unites kingdoms scores nothing, even without a war.
    C5_2 = "TNE-C5.2",
    /// If no colour of leader is there twice, the unification tile goes back and no war follows.
    C5_3 = "TNE-C5.3",
    /// Only tiles can unite kingdoms, leaders never.
    C5_4 = "TNE-C5.4",
    /// A swap discards one to six tiles face down, out of the game, and draws as many; they can be used in the second action.
    C6_1 = "TNE-C6.1",
    /// After the actions the active player takes the income of monuments.
    C6_2 = "TNE-C6.2",
    /// Then the active player refills the hand to 6, then everybody else who has fewer. Hands are never refilled at another time.
    C6_3 = "TNE-C6.3",
    /// Then the end of the game is tested, and the next player is on turn.
    C6_4 = "TNE-C6.4",
    /// A revolt starts when a leader is placed into a kingdom that has a leader of its colour.
    C7_1 = "TNE-C7.1",
    /// Whoever placed the leader attacks; the owner of the leader that was there defends.
    C7_2 = "TNE-C7.2",
    /// On the board a leader's strength in a revolt is the number of face-up temples beside it. A temple beside both counts for both.
    C7_3 = "TNE-C7.3",
    /// First the attacker, then the defender adds any number of temples from the hand, once, whatever the leaders' colour.
    C7_4 = "TNE-C7.4",
    /// The higher sum wins a revolt; a tie is the defender's.
    C7_5 = "TNE-C7.5",
    /// Winning a revolt scores exactly 1 red point.
    C7_6 = "TNE-C7.6",
    /// The leader that lost a revolt goes back to its owner, even if it had moved from another square.
    C7_7 = "TNE-C7.7",
    /// All temples added in a revolt leave the game.
    C7_8 = "TNE-C7.8",
    /// No leader can be withdrawn to escape a conflict.
    C7_9 = "TNE-C7.9",
    /// A war starts when a unification brings two leaders of one colour into one kingdom.
    C8_1 = "TNE-C8.1",
    /// Wars are fought one colour at a time; with several the active player chooses the next, even without a leader in them.
    C8_2 = "TNE-C8.2",
    /// The active player attacks if one of the leaders is the active player's own; otherwise the first owner clockwise attacks.
    C8_3 = "TNE-C8.3",
    /// In a war face-up tiles of the leader's colour are supporters.
    C8_4 = "TNE-C8.4",
    /// On the board a leader's strength in a war is the number of supporters connected with it without passing the unification tile. The tile under it and regions linked only by it support nobody. Every war counts anew.
    C8_5 = "TNE-C8.5",
    /// First the attacker, then the defender adds any number of tiles of the war's colour from the hand, once, even without hope.
    C8_6 = "TNE-C8.6",
    /// The higher sum wins a war; a tie is the defender's.
    C8_7 = "TNE-C8.7",
    /// The leader that lost a war goes home, and all its supporters on its own side leave the game.
    C8_8 = "TNE-C8.8",
    /// Winning a war scores 1 point of its colour for the leader and 1 for each supporter taken off the board; tiles from hands never score.
    C8_9 = "TNE-C8.9",
    /// In a war of priests, temples with a treasure or beside a leader other than the losing priest stay and do not score. This is judged before anything is taken off.
    C8_10 = "TNE-C8.10",
    /// After each war it is looked anew: the next war follows only if its two leaders are still in the kingdom of the unification tile.
    C8_11 = "TNE-C8.11",
    /// After the last war the unification tile goes back and the tile beneath stays.
    C8_12 = "TNE-C8.12",
    /// Every player has two catastrophes for the whole game.
    C9_1 = "TNE-C9.1",
    /// A catastrophe goes onto an empty square, land or river, or onto a tile, which leaves the game.
    C9_2 = "TNE-C9.2",
    /// A catastrophe may not hit a tile with a treasure, a monument, a leader, or another catastrophe. Its square is dead for ever.
    C9_3 = "TNE-C9.3",
    /// A catastrophe connects nothing: it may split kingdoms and send leaders home that lose their last temple. Nobody scores.
    C9_4 = "TNE-C9.4",
    /// If the placed tile completes a square of four face-up tiles of one colour, the active player may turn them face down and build a monument on them: one for a placement, on a square of the player's choice.
    C10_1 = "TNE-C10.1",
    /// One of the monument's colours must be that of the tiles; if no such monument is left, nothing is built.
    C10_2 = "TNE-C10.2",
    /// A chance that is not taken at once is gone; only a tile that completes a square anew brings another.
    C10_3 = "TNE-C10.3",
    /// Wars come first; the square must still be there after them.
    C10_4 = "TNE-C10.4",
    /// Face-down tiles connect and are nothing else; monuments are never removed.
    C10_5 = "TNE-C10.5",
    /// A treasure on a temple turned face down stays and can still be taken.
    C10_6 = "TNE-C10.6",
    /// Leaders without a face-up temple after building go home.
    C10_7 = "TNE-C10.7",
    /// At the end of the own turn each own leader scores 1 point of its colour for each monument of that colour in its kingdom.
    C10_8 = "TNE-C10.8",
    /// A king earns from black monuments only and stands in for nobody.
    C10_9 = "TNE-C10.9",
    /// At the end of an action, in every kingdom with a trader and more than one treasure, the trader's owner takes all but one, whoever acted.
    C11_1 = "TNE-C11.1",
    /// The owner of the trader chooses which treasures to take.
    C11_2 = "TNE-C11.2",
    /// Treasures in the corners, or on the second side those outside the rivers, are taken before any other.
    C11_3 = "TNE-C11.3",
    /// Without a trader treasures stay.
    C11_4 = "TNE-C11.4",
    /// Every treasure is 1 point of any colour, given to colours one by one at the end of the game.
    C11_5 = "TNE-C11.5",
    /// The game ends if at the end of a turn at most two treasures are left on the board. Reaching that earlier does not stop the turn.
    C12_1 = "TNE-C12.1",
    /// The game ends when a player who must draw cannot draw the full number. Emptying the bag exactly is no end.
    C12_2 = "TNE-C12.2",
    /// In a swap this ends the game at once, without another action or income; at the refill it comes after the income.
    C12_3 = "TNE-C12.3",
    /// Treasures are added to colours; a player's score is the weakest colour, and the highest score wins.
    C13_1 = "TNE-C13.1",
    /// On a tie the second weakest colours are compared, then the third, then the fourth. Treasures always go to the colour that is weakest by then.
    C13_2 = "TNE-C13.2",
    /// Who is equal in all four colours shares the rank.
    C13_3 = "TNE-C13.3",
    /// Advanced game: if the placed tile is part of an unbroken row or column of three or more face-up tiles of one colour, the active player may put the building of that colour on any tile of that line.
    C14_1 = "TNE-C14.1",
    /// That is no duty, and the tile that brings it about was scored before the building stood.
    C14_2 = "TNE-C14.2",
    /// A building on the board may move to the new line only if that is strictly longer than the old one.
    C14_3 = "TNE-C14.3",
    /// Wars come first; the line must still be there after them.
    C14_4 = "TNE-C14.4",
    /// The tile under a building counts in wars, stays when the war is lost, and is not scored.
    C14_5 = "TNE-C14.5",
    /// Whenever a placed tile scores and the building of its colour stands in that kingdom, it scores 1 more point of that colour.
    C14_6 = "TNE-C14.6",
    /// A monument over the tile of a building sends the building back to the supply.
    C14_7 = "TNE-C14.7",
    /// A catastrophe may not hit a tile with a building.
    C14_8 = "TNE-C14.8",
    /// In the rulebook's revolt 2+2 meets 1+3: that is 4 against 4, a tie for the defender; five is the number of temples added.
    D01 = "TNE-D01",
    /// The temples at the start, 10 or 14, come out of the 57.
    D02 = "TNE-D02",
    /// The game is for two to four players, with the same rules for all.
    D03 = "TNE-D03",
    /// Fewer than two actions are allowed, even none. Nothing in the rules stops endless passing; only self-play has a technical limit.
    D04 = "TNE-D04",
    /// A leader that moves is lifted before its new square is judged.
    D05 = "TNE-D05",
    /// After a lost revolt the same leader may go to the same square again.
    D06 = "TNE-D06",
    /// A leader may link regions without leaders to a kingdom.
    D07 = "TNE-D07",
    /// A leader's side of the unification tile is what is connected with it without passing that tile; the tile and regions behind it are nobody's.
    D08 = "TNE-D08",
    /// Every war of a unification counts the supporters anew; what was cut off by then counts nowhere and is not removed.
    D09 = "TNE-D09",
    /// In a war of priests any leader of anybody but the losing priest protects the temples beside it, judged before the removal.
    D10 = "TNE-D10",
    /// If the active player has no leader in a war, the first owner clockwise attacks.
    D11 = "TNE-D11",
    /// The active player chooses only the colour of the next war; who attacks follows from the owners.
    D12 = "TNE-D12",
    /// Hands are refilled at the end of a turn only, not after a conflict.
    D13 = "TNE-D13",
    /// A declined monument is lost for this square; a later tile that completes another square, perhaps an overlapping one, brings a new chance.
    D14 = "TNE-D14",
    /// If one tile completes several squares, the player picks one; there is one monument for a placement.
    D15 = "TNE-D15",
    /// After a unification without war buildings, monuments and treasures are still checked.
    D16 = "TNE-D16",
    /// The order is building, monument, treasures, and each looks at the board as the one before left it.
    D17 = "TNE-D17",
    /// Of three or more treasures one after the other is taken until one is left.
    D18 = "TNE-D18",
    /// If only corner treasures are there, the choice among them is free.
    D19 = "TNE-D19",
    /// The treasures outside the rivers of the second side are (1,2) (15,5) (0,7) (4,9) (9,10) (14,10).
    D20 = "TNE-D20",
    /// Treasures are checked after every action.
    D21 = "TNE-D21",
    /// The bonus of a building goes to whoever scores the tile, also a king standing in, also when somebody else placed it.
    D22 = "TNE-D22",
    /// The tile that brings a building, or moves it, earns no bonus by the new place; a building that stood in the kingdom before does give it.
    D23 = "TNE-D23",
    /// The new line, without the building and at least three long, is compared with the longest line through the building's tile, measured with the placed tile on the board. A crossing line that qualifies may be used even if the placed tile also lies in the building's line.
    D24 = "TNE-D24",
    /// A building under a new monument goes back to the supply and may be built again.
    D25 = "TNE-D25",
    /// Catastrophes may not hit tiles with a building.
    D26 = "TNE-D26",
    /// The tile under a building stays after a lost war with the building on it, even if its line got shorter. A building in a region that the placed tile links gives its bonus.
    D27 = "TNE-D27",
    /// A catastrophe may not go onto a catastrophe.
    D28 = "TNE-D28",
    /// A swap is one to six tiles; doing nothing is a pass.
    D29 = "TNE-D29",
    /// Option english: the attacker adds nothing or enough to exceed the defender's strength on the board, the defender nothing or exactly enough to equal the attacker. Standard: any number.
    D30 = "TNE-D30",
    /// Option wonder: whoever completes a plus of five tiles of one colour may build the wonder on it instead of a monument. At the end of a turn a player whose king is in its kingdom takes 1 point of any colour, before the income of monuments.
    D31 = "TNE-D31",
    /// Option open_scoring: points and treasures lie open. Standard: behind screens, though gained in the open.
    D32 = "TNE-D32",
    /// Treasures end the game only at the end of a turn, after income and refill.
    D33 = "TNE-D33",
    /// An empty bag alone does not end the game; wanting more than is there does.
    D34 = "TNE-D34",
    /// A swap that wants more than the bag holds leads straight to final scoring.
    D35 = "TNE-D35",
    /// The active player refills first, then clockwise; the treasures are tested after the refill.
    D36 = "TNE-D36",
    /// A tie in all four colours is a true tie.
    D37 = "TNE-D37",
    /// Treasures are given to the weakest colours by themselves, which is always best.
    D38 = "TNE-D38",
    /// Temples of the start with a treasure cannot be hit; without it they are ordinary temples, and their square ordinary land.
    D39 = "TNE-D39",
    /// Points have no limit.
    D40 = "TNE-D40",
    /// Every face-up temple beside a leader counts in a revolt, also one that only the attacker's arrival linked.
    D41 = "TNE-D41",
    /// A temple under the unification tile is no supporter until the wars are over, and an ordinary temple afterwards.
    D42 = "TNE-D42",
    /// Slips of the printed text are read as they were meant.
    D43 = "TNE-D43",
    /// Support is always asked, also when only 0 is possible, so that nothing is told about a hand. Taking is asked even with one choice, the next war only with two or more, monuments and buildings only when one can be built. A pass spends one action.
    D44 = "TNE-D44",
    /// After a failed draw nothing but the result matters. If both ends come together, the bag is the reason told.
    D45 = "TNE-D45",
    /// Players who share a rank leave the next one empty (1-1-3).
    D46 = "TNE-D46",
    /// Hands are dealt seat by seat, then the start player is drawn. Every draw is tile by tile.
    D47 = "TNE-D47",
    /// Only the player whose decision it is may act, and only as asked.
    X1 = "TNE-X1",
    /// If a position set up by hand has several kingdoms with treasures to take, the active player's comes first, then clockwise.
    X2 = "TNE-X2",
}
