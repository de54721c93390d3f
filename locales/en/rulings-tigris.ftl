### Tigris & Euphrates: every rule by its id, in our own words.
###
### This file is the home of the rules' English: the engine's table, the API, the terminal and docs/rulings are made
### from it, and the page reads it. A `chapter-…` message opens a chapter; the rules below it belong to it, in reading
### order. A rule is one line and makes sense alone; `.reason` says why it was decided that way.

names = Names that begin with C restate the rulebook. Those that begin with D settle what it leaves open, misprints or says ambiguously, and those that begin with X are our own; for D and X the reason is given.
reconstructed = Both boards, the tiles, leaders and monuments are those of the printed game. The following is reconstructed: which treasures of the second side lie outside the rivers, read from the frames on the board; which building belongs to which colour, read from its name; the positions of the worked examples, as the rulebook's pictures are missing; and the wonder, which is in no rulebook of the game, from its published description.

chapter-players-and-board = Players and board

TNE-D03 = The game is for two to four players, with the same rules for all.
    .reason = the rulebook names four dynasties and no minimum; editions since 2007 say two to four.
TNE-D02 = The 10 or 14 temples on the board at the start are taken from the 57.
    .reason = the rulebook counts 57 temples in all and speaks of the first 10 (or 14) of them lying on the board.
TNE-D20 = On the second side, the treasures outside the rivers are at (1,2) (15,5) (0,7) (4,9) (9,10) (14,10).
    .reason = the map in the rulebook is missing; the frames on the board show them.
TNE-D39 = A starting temple cannot be hit by a catastrophe while it holds a treasure; after that it is an ordinary temple on ordinary land.
    .reason = only the treasure protects a tile.
TNE-D47 = Hands are dealt seat by seat, then the first player is drawn. Tiles are always drawn one at a time.
    .reason = an order must be fixed so that records can be replayed.
TNE-C1_5 = Kings go with black and settlements, priests with red and temples, farmers with blue and farms, traders with green and markets.

chapter-regions-and-kingdoms = Regions and kingdoms

TNE-C1_1 = Two squares are neighbours only if they share an edge.
TNE-C1_2 = A region is a group of tiles, face up or face down, and leaders connected across edges; a single tile is a region. Catastrophes and empty squares connect nothing.
TNE-C1_3 = A kingdom is a region with at least one leader, whoever owns the leaders in it.
TNE-C1_4 = Except during a conflict, no kingdom holds two leaders of one colour.

chapter-a-turn = A turn

TNE-C2_1 = The first player is drawn at random; play goes clockwise.
TNE-C2_2 = The active player takes up to two actions, in any order; both may be of the same kind.
TNE-D04 = Fewer than two actions are allowed, even none. Nothing in the rules stops endless passing; only self-play has a technical limit.
    .reason = "up to two" includes none. A rule against stalling would be an invention; programs that play themselves need a limit, people do not.
TNE-C2_3 = The actions are: place, move or withdraw a leader; place a tile; play a catastrophe; swap tiles.
TNE-C2_4 = Conflicts, buildings, monuments and treasures belong to the action that caused them; the next action comes after them.
TNE-C2_5 = Within an action the placement comes first, then the points for the tile, conflicts, the building, the monument, and last the treasures.
TNE-D17 = The order is building, monument, treasures, and each is judged on the board as the one before left it.
    .reason = the rulebook's list has monuments before treasures; buildings come with the tile that made the line. Each step may change the next, for example by sending a trader back to its owner.
TNE-D44 = Players are always asked for support, even if they can only add 0, so that nothing is revealed about a hand. They are asked which treasure to take even if there is only one choice, which war comes next only if there are two or more, and about monuments and buildings only if one can be built. A pass spends one action.
    .reason = an engine that skipped the question because the hand is empty would reveal that it is.
TNE-X1 = Only the player who is asked decides, and only what is asked.
    .reason = at every moment there is exactly one decision, so that a game can be written down and replayed.

chapter-leaders = Leaders

TNE-C3_1 = A leader action moves exactly one of the player's own leaders: onto the board, to another square, or off the board.
TNE-C3_2 = Players move only their own leaders.
TNE-C3_3 = A leader goes to an empty square: one without a tile, leader or catastrophe.
TNE-C3_4 = A leader needs a face-up temple on a neighbouring square.
TNE-C3_5 = A leader may not go into a river.
TNE-C3_6 = A leader may not connect two or more kingdoms; connecting regions without leaders is allowed.
TNE-D07 = A leader may link regions without leaders to a kingdom.
    .reason = only joining kingdoms is forbidden, and a region without leaders is not a kingdom.
TNE-C3_7 = A leader that moves is lifted first, and everything is judged without it. It may not go back to the square it comes from.
TNE-D05 = A leader that moves is lifted before its new square is judged.
    .reason = a leader in the air cannot connect anything, and the published online version plays it this way.
TNE-C3_8 = A leader that loses its last neighbouring face-up temple returns to its owner at once.
TNE-C3_9 = Leader actions score nothing.
TNE-C3_10 = A leader that enters a kingdom with a leader of its colour starts a revolt.

chapter-tiles = Tiles

TNE-C4_1 = A tile comes from the player's own hand, lies face up and never moves again.
TNE-C4_2 = A tile goes to an empty square.
TNE-C4_3 = Farms go into rivers only; all other tiles go on land only.
TNE-C4_4 = A tile may touch at most two different kingdoms, however many of its sides they touch. Regions without leaders do not count.
TNE-C4_5 = A tile may be placed with nothing beside it.
TNE-C4_6 = A tile placed in a kingdom scores 1 point of its colour for the owner of the leader of that colour there, whoever placed it.
TNE-C4_7 = If that leader is missing, the point, still in the tile's colour, goes to the owner of the king there.
TNE-C4_8 = Linking a kingdom with regions without leaders is an ordinary placement: the point is scored and no unification tile is used.
TNE-C4_9 = A tile scores nothing if it lies outside kingdoms, if its kingdom has neither a leader of its colour nor a king, or if it unites two kingdoms.
TNE-C4_10 = The point for a tile is scored at once and has the colour of the tile.
TNE-D40 = Points have no limit.
    .reason = the cubes only keep count; they are not a limited supply.

chapter-uniting-kingdoms = Uniting kingdoms

TNE-C5_1 = A tile that touches two kingdoms unites them and is covered by the unification tile until all its wars are over. Only one unification tile is ever in use.
TNE-C5_2 = A tile that unites kingdoms scores nothing, even without a war.
TNE-C5_3 = If no two leaders in the united kingdom have the same colour, the unification tile is taken back and no war follows.
TNE-D16 = After a unification without war, buildings, monuments and treasures are still checked.
    .reason = "the action ends without a conflict" is about the conflict; building, monument and treasures are checked at the end of every action.
TNE-C5_4 = Only tiles can unite kingdoms, leaders never.

chapter-revolts = Revolts

TNE-C7_1 = A revolt starts when a leader is placed in a kingdom that has a leader of its colour.
TNE-C7_2 = Whoever placed the leader attacks; the owner of the leader already there defends.
TNE-C7_3 = On the board, a leader's strength in a revolt is the number of face-up temples beside it. A temple beside both leaders counts for both.
TNE-D41 = Every face-up temple beside a leader counts in a revolt, even one that only the attacker's arrival linked.
    .reason = it lies beside the leader.
TNE-C7_4 = In a revolt, first the attacker and then the defender may add any number of temples from their hand, once each, whatever the leaders' colour.
TNE-C7_5 = The higher total wins a revolt; the defender wins a tie.
TNE-D01 = In the rulebook's example revolt 2+2 meets 1+3: that is 4 against 4, a tie that the defender wins; five is the number of temples added.
    .reason = the printed example adds up the wrong numbers; plain arithmetic decides.
TNE-C7_6 = Winning a revolt scores exactly 1 red point.
TNE-C7_7 = The leader that lost a revolt returns to its owner, even if it had moved from another square.
TNE-D06 = After a lost revolt the same leader may go to the same square again.
    .reason = two actions may be of the same kind, and nothing forbids repeating one.
TNE-C7_8 = All temples added in a revolt leave the game.
TNE-C7_9 = A leader cannot be withdrawn to escape a conflict.

chapter-wars = Wars

TNE-C8_1 = A war starts when a unification brings two leaders of one colour into one kingdom.
TNE-C8_2 = Wars are fought one colour at a time; if there are several, the active player chooses the next, even without a leader in any of them.
TNE-D12 = The active player chooses only the colour of the next war; who attacks follows from the owners.
    .reason = the choice is about the order; attacking and defending follow from whose leaders they are.
TNE-C8_3 = The active player attacks if one of the leaders is theirs; otherwise the first owner clockwise attacks.
TNE-D11 = If the active player has no leader in a war, the first owner clockwise attacks.
    .reason = the text names the first owner clockwise; this is spelled out because the active player is often taken for the attacker.
TNE-C8_4 = In a war, face-up tiles of the leader's colour are supporters.
TNE-C8_5 = On the board, a leader's strength in a war is the number of supporters connected to it without passing through the unification tile. The tile under it and regions linked only by it support nobody. Supporters are counted again for every war.
TNE-D08 = A leader's side of the unification tile is what is connected to it without passing through that tile; the tile and regions linked only by it belong to neither side.
    .reason = "the original kingdom" is what the leader was connected to before the tile came.
TNE-D09 = Every war of a unification counts the supporters again; what has been cut off by then counts for nobody and is not removed.
    .reason = the board has changed, and everyone counts what lies there; frozen numbers would have to be remembered.
TNE-D42 = A temple under the unification tile is not a supporter until the wars are over, and an ordinary temple afterwards.
    .reason = a covered tile cannot be seen; each leader already stood beside another temple.
TNE-C8_6 = In a war, first the attacker and then the defender may add any number of tiles of the war's colour from their hand, once each, even with no chance of winning.
TNE-C8_7 = The higher total wins a war; the defender wins a tie.
TNE-C8_8 = The leader that lost a war returns to its owner, and all its supporters on its own side leave the game.
TNE-C8_9 = Winning a war scores 1 point of its colour for the leader and 1 for each supporter taken off the board; tiles from hands never score.
TNE-C8_10 = In a war of priests, temples with a treasure or beside a leader other than the losing priest stay and do not score. This is judged before anything is taken off.
TNE-D10 = In a war of priests any leader except the losing priest, whoever owns it, protects the temples beside it; this is judged before the removal.
    .reason = the text says "another leader"; the losing priest is leaving, so it protects nothing.
TNE-C8_11 = After each war the board is checked again: the next war follows only if its two leaders are still in the kingdom of the unification tile.
TNE-C8_12 = After the last war the unification tile is taken back and the tile beneath stays.

chapter-catastrophes = Catastrophes

TNE-C9_1 = Every player has two catastrophes for the whole game.
TNE-C9_2 = A catastrophe goes onto an empty square, land or river, or onto a tile, which leaves the game.
TNE-C9_3 = A catastrophe may not hit a tile with a treasure, a monument, a leader, or another catastrophe. Its square stays out of use for the rest of the game.
TNE-D28 = A catastrophe may not go onto a catastrophe.
    .reason = "tile" alone means a civilization tile in this rulebook.
TNE-C9_4 = A catastrophe connects nothing: it may split kingdoms, and leaders that lose their last temple return to their owners. Nobody scores.

chapter-monuments = Monuments

TNE-C10_1 = If the placed tile completes a square of four face-up tiles of one colour, the active player may turn them face down and build a monument on them: one per placement, on a square of the player's choice.
TNE-D15 = If one tile completes several squares, the player picks one; there is one monument per placement.
    .reason = the shared tile is turned face down, so the other square is gone.
TNE-C10_2 = One of the monument's colours must be that of the tiles; if no such monument is left, nothing is built.
TNE-C10_3 = A chance to build a monument that is not taken at once is gone; a new one comes only when another tile completes a square.
TNE-D14 = A declined monument is lost for this square; a later tile that completes another square, perhaps an overlapping one, gives a new chance.
    .reason = the printed sentence breaks off; this is how the game has always been played.
TNE-C10_4 = Wars come before monuments; the square must still be there after them.
TNE-C10_5 = Face-down tiles connect and do nothing else; monuments are never removed.
TNE-C10_6 = A treasure on a temple turned face down stays and can still be taken.
TNE-C10_7 = Leaders left without a face-up temple beside them after building return to their owners.
TNE-C10_8 = At the end of a player's turn each of that player's leaders scores 1 point of its colour for each monument of that colour in its kingdom.
TNE-C10_9 = A king earns from black monuments only; for monuments he does not stand in for other leaders.

chapter-treasures = Treasures

TNE-C11_1 = At the end of an action, in every kingdom with a trader and more than one treasure, the trader's owner takes all but one, whoever acted.
TNE-D18 = If there are three or more treasures, they are taken one by one until one is left.
    .reason = "all but one" does not stop at two.
TNE-D21 = Treasures are checked after every action.
    .reason = splitting a kingdom never gives a trader a treasure, so checking every time is the simple form of the same rule.
TNE-X2 = If a position set up by hand has several kingdoms with treasures to take, the active player's comes first, then clockwise.
    .reason = no real game gets there, but a test case may, and something must come first.
TNE-C11_2 = The owner of the trader chooses which treasures to take.
TNE-C11_3 = Treasures in the corners, or on the second side those outside the rivers, are taken before any other.
TNE-D19 = If only corner treasures are there, the choice among them is free.
    .reason = there is no other treasure to take first.
TNE-C11_4 = Without a trader, treasures stay where they are.
TNE-C11_5 = Every treasure counts as 1 point of any colour; treasures are assigned to colours one by one at the end of the game.

chapter-swapping-and-the-end-of-a-turn = Swapping and the end of a turn

TNE-C6_1 = In a swap, a player discards one to six tiles face down, out of the game, and draws as many new ones; they can be used in a second action.
TNE-D29 = A swap is of one to six tiles; doing nothing is a pass.
    .reason = swapping nothing would be an action without effect; that is a pass.
TNE-C6_2 = After the actions the active player takes the income from monuments.
TNE-C6_3 = Then the active player refills the hand to 6, and after that every other player who has fewer does the same. Hands are never refilled at any other time.
TNE-D13 = Hands are refilled only at the end of a turn, not after a conflict.
    .reason = the text speaks of the end of the active player's turn and of no other moment.
TNE-D36 = The active player refills first, then the others clockwise; the treasures are checked after the refill.
    .reason = someone must be first, and it is the active player's turn.
TNE-C6_4 = Then the end of the game is checked, and the next player's turn begins.

chapter-the-end-and-the-winner = The end and the winner

TNE-C12_1 = The game ends if at the end of a turn at most two treasures are left on the board. Reaching that earlier does not stop the turn.
TNE-D33 = Treasures end the game only at the end of a turn, after income and refill.
    .reason = the text says "at the end of a turn".
TNE-C12_2 = The game ends when a player who must draw cannot draw the full number. Emptying the bag exactly does not end it.
TNE-D34 = An empty bag alone does not end the game; needing more than is there does.
    .reason = the text asks whether a player is unable to refill.
TNE-C12_3 = If the bag has too few tiles for a swap, the game ends at once, without another action or income; at the refill, the end comes after the income.
TNE-D35 = A swap that needs more than the bag holds leads straight to final scoring.
    .reason = the text says it can happen at once, and once the game is over nothing is earned.
TNE-D45 = After a failed draw only the result matters. If both conditions for the end are met, the bag is given as the cause.
    .reason = the refill comes before the treasures are counted.
TNE-C13_1 = Treasures are added to colours; a player's score is the weakest colour, and the highest score wins.
TNE-C13_2 = In a tie the second-weakest colours are compared, then the third, then the fourth. Treasures always go to the colour that is weakest at that moment.
TNE-D38 = Treasures are assigned to the weakest colours automatically, which is always best.
    .reason = this is best for the weakest colour and for every later comparison, so there is nothing to choose.
TNE-C13_3 = Players who are equal in all four colours share the rank.
TNE-D37 = A tie in all four colours is a true tie.
    .reason = the rulebook has no further comparison.
TNE-D46 = Players who share a rank leave the next one empty (1-1-3).
    .reason = this is the usual way to rank.

chapter-the-advanced-game-civilization-buildings = The advanced game: civilization buildings

TNE-C14_1 = Advanced game: if the placed tile is part of an unbroken row or column of three or more face-up tiles of one colour, the active player may put the building of that colour on any tile of that line.
TNE-C14_2 = Placing a building is optional, and the tile that allows it is scored before the building is placed.
TNE-D23 = The tile that brings or moves a building earns no bonus from the building's new place; a building that was already in the kingdom does give its bonus.
    .reason = the tile is scored before the building moves.
TNE-C14_3 = A building on the board may move to the new line only if that is strictly longer than the old one.
TNE-D24 = The new line, which must not hold the building and must be at least three long, is compared with the longest line through the building's tile, measured with the placed tile on the board. A crossing line that qualifies may be used even if the placed tile also lies in the building's line.
    .reason = the rulebook compares rows and columns, so each line is measured as it lies there now. A line that already holds the building is not a new line.
TNE-C14_4 = Wars come before buildings; the line must still be there after them.
TNE-C14_5 = The tile under a building counts in wars, stays when the war is lost, and is not scored.
TNE-D27 = The tile under a building stays after a lost war with the building on it, even if its line is now shorter. A building in a region that the placed tile links gives its bonus.
    .reason = the tile stays, and the building has nowhere else to be. A linked region is part of the kingdom at the moment of scoring.
TNE-C14_6 = Whenever a placed tile scores and the building of its colour stands in that kingdom, it scores 1 more point of that colour.
TNE-D22 = The bonus of a building goes to whoever scores the tile, even a king standing in, and even when another player placed it.
    .reason = the bonus follows the point; the published online version plays it this way.
TNE-C14_7 = A monument over the tile of a building sends the building back to the supply.
TNE-D25 = A building under a new monument goes back to the supply and may be built again.
    .reason = the tile cannot carry both; the supply is where unbuilt buildings are.
TNE-C14_8 = A catastrophe may not hit a tile with a building.
TNE-D26 = Catastrophes may not hit tiles with a building.
    .reason = a building would have to vanish or hang in the air, and no rule says how.

chapter-options-beyond-the-rulebook = Options beyond the rulebook

TNE-D30 = Option "All or nothing in conflicts": the attacker adds nothing or at least enough to exceed the defender's strength on the board, the defender nothing or exactly enough to equal the attacker. Standard: any number.
    .reason = another widely played rule; the rulebook allows any number, even just to get rid of tiles.
TNE-D31 = Option "The wonder": whoever completes a plus of five tiles of one colour may build the wonder on it instead of a monument. Players whose king is in the wonder's kingdom at the end of their own turn take 1 point of any colour, before the income from monuments. The point must be taken; a game that ends with a swap gives none; a declined plus is lost like a declined square; the five tiles are like those of a monument.
    .reason = a published extra that the rulebook does not have.
TNE-D32 = Option "Open scores": points and treasures are visible to everyone. Standard: behind screens, though gained in the open.
    .reason = the rulebook keeps them behind screens; but as all points are gained in the open, programs may know them, and only the display hides them.

chapter-misprints = Misprints

TNE-D43 = Slips of the printed text are read as they were meant.
    .reason = obvious misprints, for example "upper" for the treasure of the corner and "rivers" in the rule about the outer ones.
