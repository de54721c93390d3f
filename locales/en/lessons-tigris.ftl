### The lessons of Tigris & Euphrates: a title, then for each step what the teacher says, its goal, and what it shows.

lesson-tigris-kingdom = Your first kingdom
lesson-tigris-kingdom-king = A leader and the tiles connected with him make a kingdom. Every leader needs a temple beside him: the red tiles, here with gold cubes. Pick your black king, then a square next to a temple. Blue frames are a suggestion, gold squares are all that is allowed.
lesson-tigris-kingdom-king-goal = Put your king beside a temple.
lesson-tigris-kingdom-king-done = Your first kingdom! The two small numbers on the king are his strength in a fight; they will matter in lessons 5 and 6.
lesson-tigris-kingdom-king-other = A kingdom as well, but under another leader. This time we need the king, the black one.
lesson-tigris-kingdom-king-tile = First the king: pick the black leader with the crown, then an empty square beside a temple.
lesson-tigris-kingdom-settlement = Each colour has its own leader: black settlements score for the king, green markets for the trader, blue farms for the farmer, red temples for the priest, each in the kingdom that the tile joins. Put a settlement beside your king, edge to edge; corners do not count.
lesson-tigris-kingdom-settlement-goal = Score a black point with a settlement.
lesson-tigris-kingdom-settlement-done = One settlement, one black point, at once. The big score is still 0: it counts your weakest colour only, and the next step is about that.
lesson-tigris-kingdom-settlement-green = That was a green point: without a trader, the king takes it. Useful to know! But now we want black, so take a settlement.
lesson-tigris-kingdom-settlement-apart = This settlement touches no kingdom, so nobody scores. Put it right beside your king or his temple.
lesson-tigris-kingdom-settlement-else = That brings no black point. Pick a settlement, a black tile, and put it right beside your king or his temple.
lesson-tigris-kingdom-weakest = Now the middle of a game. You have 6 red, 5 green, 4 black and only 2 blue points. Your score is your weakest colour: 2. A single action can lift it: farms are blue, and they go into rivers only.
lesson-tigris-kingdom-weakest-goal = Raise your score to 3.
lesson-tigris-kingdom-weakest-done = A blue point, and your score is 3. The piles of red and green could never do that: always ask which colour you are short of.
lesson-tigris-kingdom-weakest-strong = Blue is still at 2, and so is your score. Only a farm in the river beside your kingdom helps.
lesson-tigris-kingdom-weakest-apart = The farm lies on its own, and nobody scores. Put it into a river square that touches your kingdom.

lesson-tigris-points = Whose point is it?
lesson-tigris-points-trader = There are two kingdoms, and both you and your rival have leaders in each. A market scores for the trader of its kingdom, no matter who placed it or who has the king there.
lesson-tigris-points-trader-goal = Score a green point with a market.
lesson-tigris-points-trader-done = Your trader was there, so the point is yours, even beside your rival’s king. Kingdoms belong to nobody: only leaders count.
lesson-tigris-points-trader-rival = Your king stands here, but so does your rival’s trader, and a market is his business: 1 green point for your rival. Look for your own trader.
lesson-tigris-points-trader-else = No green point: that comes from a market, a green tile. Put it where it touches the kingdom of your trader.
lesson-tigris-points-king = You have no farmer on the board, but you hold a farm. A king fills in wherever the leader of a colour is missing. Farms go into rivers only.
lesson-tigris-points-king-goal = Score a blue point with your farm.
lesson-tigris-points-king-done = There is no farmer in this kingdom, so the king took the blue point. That is why kings are good first leaders.
lesson-tigris-points-king-rival = There is a farmer here, and he is your rival’s: you gave away a blue point. Look for the kingdom of your king.
lesson-tigris-points-king-apart = No kingdom touches this farm, so nobody scores. Find a river square beside the kingdom of your king.
lesson-tigris-points-king-else = No blue point: that comes from a farm, a blue tile. Put it into the river beside the kingdom of your king.
lesson-tigris-points-guest = In the kingdom { tne-at-east } your rival’s king would take the point for a temple, since there is no priest. Move in: pick your priest, the red leader, then a square beside a temple there.
lesson-tigris-points-guest-goal = Bring your priest into the kingdom { tne-at-east }.
lesson-tigris-points-guest-done = Your priest stands beside your rival’s king, in peace, since their colours differ. From now on red is yours here.
lesson-tigris-points-guest-first = The priest was not there yet, so the king took the red point. First the leader, then the tile.
lesson-tigris-points-guest-elsewhere = This is a small kingdom of its own. The goal is { tne-at-east }: look for a square next to the two temples there.
lesson-tigris-points-guest-revolt = There is a leader of this colour in that kingdom already, and two of one colour fight: a revolt, which comes in lesson 5. There is room for your priest { tne-at-east }.
lesson-tigris-points-guest-else = First the priest: pick your red leader, then a square beside one of the two temples { tne-at-east }.
lesson-tigris-points-temple = Your priest is in; now your second action. A temple scores for the priest of the kingdom that it joins.
lesson-tigris-points-temple-goal = Score a red point with a temple.
lesson-tigris-points-temple-done = A red point beside your rival’s king. Moving in where a leader is missing is a peaceful way to earn points.
lesson-tigris-points-temple-rival = The priest of that kingdom is your rival’s, so you gave away a red point. Put the temple into the kingdom { tne-at-east }, where your own priest stands.
lesson-tigris-points-temple-else = No red point: that comes from a temple that touches the kingdom { tne-at-east }, where your priest stands.

lesson-tigris-turn = Two actions
lesson-tigris-turn-bridge = You have two actions a turn, and blue and green are at 0. The river does not touch your kingdom yet. Your market can bridge the gap.
lesson-tigris-turn-bridge-goal = Score a green and a blue point this turn.
lesson-tigris-turn-bridge-done = The market scored and opened the way to the river for the farm. Good turns often have a first action that prepares the second. At the end of your turn you draw up to six tiles again.
lesson-tigris-turn-bridge-dry = The farm lies in the river with no link to your kingdom: no point. Build a bridge with the market first.
lesson-tigris-turn-bridge-else = The turn is over, and a point is missing. First the market between your kingdom and the river, then the farm into the river beside it.
lesson-tigris-turn-move = Your farmer stands far from any river. Moving a leader is one action: pick him on the board, then a square beside another temple. His new kingdom should touch a river, because the farm is your second action.
lesson-tigris-turn-move-goal = Score a blue point this turn.
lesson-tigris-turn-move-done = Moved, and paid at once. Leaders are not tied to one place: put them where their tiles can go. You may also take one back from the board; that is an action, too.
lesson-tigris-turn-move-dry = No point: neither your farmer nor your king stands in a kingdom that this farm touches. First move the farmer into the kingdom beside that river square, then place the farm.
lesson-tigris-turn-move-else = The turn is over without a blue point. First move the farmer into a kingdom that touches a river, then put the farm into the river beside it.
lesson-tigris-turn-swap = Five settlements, and you have 9 black points already! Swapping is an action too: press “Swap” and pick any number of tiles. They leave the game face down, and you draw as many new ones.
lesson-tigris-turn-swap-goal = Swap at least four tiles.
lesson-tigris-turn-swap-done = New tiles, which you may use with your second action. If your hand does not fit your weak colours, swap boldly.
lesson-tigris-turn-swap-few = A start, but a swap is one whole action whatever its size. If you swap, swap everything you do not need.
lesson-tigris-turn-swap-else = That was another action. Press “Swap” beside your tiles, and pick all that you do not need.

lesson-tigris-treasures = Treasures
lesson-tigris-treasures-join = A treasure is a point of any colour. Only traders collect: as soon as a trader’s kingdom holds two treasures, one of them is taken. Yours holds one now. Connect another, then choose one of the two temples that light up. The black frames are for the third step.
lesson-tigris-treasures-join-goal = Connect a second treasure and take one.
lesson-tigris-treasures-join-done = A treasure goes to whichever colour is weakest at the end. One always stays in the kingdom, ready for the next connection.
lesson-tigris-treasures-join-else = The turn is over, and your kingdom still holds only one treasure. A single tile is missing to the next one { tne-at-north }.
lesson-tigris-treasures-unite = The kingdom { tne-at-east } has a treasure but no trader. Where no two leaders share a colour, kingdoms unite in peace. Your rival’s trader stands { tne-at-west }: with yours, that would be a war, and wars come in lesson 6.
lesson-tigris-treasures-unite-goal = Unite two kingdoms and take a treasure.
lesson-tigris-treasures-unite-done = No colour met its double, so there was no war, and your trader collected. The uniting tile itself never scores.
lesson-tigris-treasures-unite-war = Two traders in one kingdom mean war, and three markets beat your one; lesson 6 explains it. There is no trader { tne-at-east }.
lesson-tigris-treasures-unite-else = The turn is over, and the kingdoms are still apart. A single tile is enough in the gap between your market and the kingdom { tne-at-east }.
lesson-tigris-treasures-arrive = A kingdom { tne-at-northwest } connects two treasures, but there is no trader in it. Nobody can take them, yet. The black frame marks one of the four corner treasures, which must be taken before others.
lesson-tigris-treasures-arrive-goal = Take a treasure with your trader.
lesson-tigris-treasures-arrive-done = A trader who arrives collects at once. Treasures in the corners come first, so you had to take that one.
lesson-tigris-treasures-arrive-elsewhere = Only one treasure here. The kingdom { tne-at-northwest } holds two: your trader can move in beside any of its temples.
lesson-tigris-treasures-arrive-else = The turn is over without a treasure. Pick your trader, then a square beside a temple of the kingdom { tne-at-northwest }.

lesson-tigris-revolts = Revolts
lesson-tigris-revolts-temples = A leader who enters a kingdom with a leader of the same colour starts a revolt. The temples beside each of them decide: the number in the little red temple on a leader counts them. A tie goes to the defender. The trader here has one.
lesson-tigris-revolts-temples-goal = Drive out your rival’s trader with yours.
lesson-tigris-revolts-temples-done = Two temples to one: your rival’s trader leaves, his markets now work for you, and the revolt itself was worth 1 red point.
lesson-tigris-revolts-temples-tie = One temple each is a tie, and a tie goes to the defender. Find an empty square beside two temples.
lesson-tigris-revolts-temples-else = No revolt yet. It starts when your trader enters the kingdom of your rival’s: pick him, then an empty square beside two temples there.
lesson-tigris-revolts-hand = Both sides may also add temples from the hand, first the attacker, then the defender. The king has two temples beside him, as his red number says, and you hold three.
lesson-tigris-revolts-hand-goal = Drive out your rival’s king with yours.
lesson-tigris-revolts-hand-done = Won. The temples you added are gone for good, so attack when you have more than you need. Red tiles fight revolts of every colour.
lesson-tigris-revolts-hand-tie = Not enough. He has 2, and at 2 to 2 the defender stays: you need at least 3, temples beside your king and added ones together. And he may still add some.
lesson-tigris-revolts-hand-tile = A tile starts no revolt. Pick your king and put him into the kingdom of the other king, beside a temple.
lesson-tigris-revolts-hand-elsewhere = All quiet: a revolt starts only where the other king rules. Put your king beside a temple of his kingdom.
lesson-tigris-revolts-defend = Now you are the target. The attacking king has 2 temples beside him and added 2. Your king has 1 beside him, and you hold five temples.
lesson-tigris-revolts-defend-goal = Keep your king, with as few temples as you can.
lesson-tigris-revolts-defend-done = 4 to 4: the defender wins ties, and a red point is yours. A temple or two in hand is the cheapest insurance in this game.
lesson-tigris-revolts-defend-few = Your king is out: the attacker has 4. Add his two kinds together and draw level.
lesson-tigris-revolts-defend-many = Your king stays, but every temple you added is lost, and you spent more than you had to. A tie is enough for the defender.

lesson-tigris-wars = Wars
lesson-tigris-wars-first = A tile that connects two kingdoms starts a war between leaders of one colour. Their own tiles decide, not the temples: the number in the shield on a leader counts them. You have two markets in your kingdom, your rival has one.
lesson-tigris-wars-first-goal = Connect the kingdoms and win the war.
lesson-tigris-wars-first-done = You score 1 green point for the trader and 1 for each market that the loser loses. The connecting tile itself scores nothing.
lesson-tigris-wars-first-point = A green point, and your trader is stronger now. But the war is still to come: connect the two kingdoms.
lesson-tigris-wars-first-revolt = Moving in starts a revolt, and temples decide it. Here your markets should: leave the trader where he is, and connect the kingdoms with a tile.
lesson-tigris-wars-first-else = The turn is over, and the kingdoms are still apart. Put a tile on the empty square that touches both.
lesson-tigris-wars-count = Two neighbours, two possible wars: traders { tne-at-west }, farmers { tne-at-east }. Before you connect, compare the tiles of that colour on both sides; the shields show them.
lesson-tigris-wars-count-goal = Start the war that you win.
lesson-tigris-wars-count-done = A single farm beat none at all: 1 blue point for the defeated farmer. Settlements and markets did not count in a war of farmers.
lesson-tigris-wars-count-strong = Three markets against one: your trader is beaten and your market is gone. Compare farms with farms { tne-at-east }.
lesson-tigris-wars-count-else = The turn is over without a war. One tile in the gap { tne-at-east } brings the two farmers together.
lesson-tigris-wars-order = Your settlement connected traders and kings: two wars, and you choose the order. Traders stand at 1 to 2, kings at 0 to 1; you hold three markets. The loser’s tiles leave the board: can that break the bridge between the kings?
lesson-tigris-wars-order-goal = Win the traders’ war and keep your king.
lesson-tigris-wars-order-done = The loser’s markets were the bridge between the kings. It is gone, and the second war never happens: the order decides. One war is milder: when priests fight, temples beside other leaders and temples with a treasure stay, and do not score.
lesson-tigris-wars-order-kings = Your king had no settlements and is out. Begin with the war that cuts the link between the two kings.
lesson-tigris-wars-order-few = Not enough: your rival has 2, and the defender wins a tie. The right war, but you need at least 3, so add more markets from your hand.

lesson-tigris-fights = Pick your fight
lesson-tigris-fights-revolt = That trader has four markets: a war with your two would be hopeless. But how many temples are beside him? There are two ways to attack a leader, and you hold two temples.
lesson-tigris-fights-revolt-goal = Remove your rival’s trader.
lesson-tigris-fights-revolt-done = A leader who is rich in war can be weak in a revolt. And all his markets are still there, now for you.
lesson-tigris-fights-revolt-war = Two markets against four: the war was lost, and your markets with it. Move your trader into his kingdom instead: he has only one temple.
lesson-tigris-fights-revolt-tie = A tie, and the defender stays. Come again, and add a temple from your hand.
lesson-tigris-fights-revolt-else = The turn is over, and the trader is still there. Move your own beside his only temple, and add temples from your hand.
lesson-tigris-fights-war = Now the other way round: the farmer { tne-at-north } is surrounded by three temples but has just one farm. Your farmer has two.
lesson-tigris-fights-war-goal = Remove your rival’s farmer and score 2 blue points.
lesson-tigris-fights-war-done = 2 to 1: a point for the farmer and one for the lost farm. Before each attack, compare both: temples for a revolt, tiles of the colour for a war.
lesson-tigris-fights-war-revolt = Three temples are too many for a revolt. His weak spot is the river: connect the kingdoms and let the farms decide.
lesson-tigris-fights-war-else = The turn is over, and the kingdoms are still apart. A tile that touches both starts the war.
lesson-tigris-fights-prepare = Two markets each would be a tie, and the defender wins ties. You hold one more market, and you have two actions. What is the best use of it?
lesson-tigris-fights-prepare-goal = Score 4 green points this turn.
lesson-tigris-fights-prepare-done = On the board the market scored 1, counted in the war, and stays for the next one. The war brought 3 more. Prepare, then strike.
lesson-tigris-fights-prepare-tie = 2 to 2, and the defender wins: the joining tile counts for neither side. Strengthen your trader before you connect the kingdoms.
lesson-tigris-fights-prepare-hand = Won, but the market from your hand is gone and scored nothing. Placed in your kingdom first, it is worth a point and fights as well.
lesson-tigris-fights-prepare-else = The turn is over without a war. One action makes your trader stronger, the other connects the kingdoms.

lesson-tigris-monuments = Monuments
lesson-tigris-monuments-build = Four tiles of one colour in a square can become a monument of two colours. Every turn it pays the leaders of these colours in its kingdom: here your priest and farmer. First put the fourth temple on the marked square; then choose the monument and tap the square it will cover.
lesson-tigris-monuments-build-goal = Build the monument that suits both your leaders.
lesson-tigris-monuments-build-done = Red and blue: from now on your priest and your farmer each bring you a point at the end of every turn of yours. The four covered temples no longer count for strength.
lesson-tigris-monuments-build-king = The only king in this kingdom is your rival’s: black would pay him turn after turn. Look at who lives here.
lesson-tigris-monuments-build-green = Red is good for your priest, but there is no trader here to earn green. Which other leader of yours stands in this kingdom?
lesson-tigris-monuments-build-else = No monument yet. Your temple belongs on the square with the blue frame, where it completes a square of four; then choose the monument.
lesson-tigris-monuments-income = This monument, blue and green, already pays your rival’s farmer. There is no trader here yet. Income comes at the end of your own turn, and you have two actions.
lesson-tigris-monuments-income-goal = Finish the turn with 2 green points.
lesson-tigris-monuments-income-done = One point for the market and one from a monument you did not build. A leader in its kingdom earns on, turn after turn.
lesson-tigris-monuments-income-king = Without a trader the king took the green point, and he is not yours. First your trader, then the market.
lesson-tigris-monuments-income-one = Only one green point this turn. Trader and market should both be in the kingdom of the monument.
lesson-tigris-monuments-income-else = No green point this turn. First bring your trader into the kingdom of the monument, then place the market there.
lesson-tigris-monuments-ground = Tiles under a monument lie face down and are no temples any more; a leader who loses his last temple leaves. One tile completes two squares of four here: build on the one that leaves your leaders theirs. Tap that square where the other does not overlap it.
lesson-tigris-monuments-ground-goal = Build the red and black monument, and keep your leaders.
lesson-tigris-monuments-ground-done = Your king and priest stay and will earn, while your rival’s trader has lost his last temple. Monuments can be weapons.
lesson-tigris-monuments-ground-own = The temples beside your leaders lie face down now, so your king and your priest had to go. Use the other square.
lesson-tigris-monuments-ground-else = The red and black monument is not there. Put the temple into the gap between the others and choose red and black, then the square that spares the temples of your leaders.

lesson-tigris-catastrophes = Catastrophes
lesson-tigris-catastrophes-temple = You have two catastrophes for the whole game. One destroys a tile and its square. A leader with no temple left beside him goes home: look at the king.
lesson-tigris-catastrophes-temple-goal = Send the king home with a catastrophe.
lesson-tigris-catastrophes-temple-done = No temple, no leader, and no fight either. A second temple beside a leader protects against this.
lesson-tigris-catastrophes-temple-own = That was your own trader’s temple, and now he is gone. Look at what stands beside the king.
lesson-tigris-catastrophes-temple-else = The king is still there. Pick a catastrophe, then the temple beside him.
lesson-tigris-catastrophes-cut = Three markets to your two: too strong for a war. But two of them hang on a single settlement. You have two actions.
lesson-tigris-catastrophes-cut-goal = Score 2 green points in a war.
lesson-tigris-catastrophes-cut-done = Cut off, the two markets supported nobody. A catastrophe on a bridge, then the attack: the classic pair.
lesson-tigris-catastrophes-cut-strong = Your trader is beaten: your rival had at least as much, and a tie is the defender’s. First break the link to the two markets behind the settlement.
lesson-tigris-catastrophes-cut-else = The turn is over, and no war is won. First a catastrophe on the settlement that holds the markets together, then a tile that connects the kingdoms.
lesson-tigris-catastrophes-shield = Danger! Four markets to your three, and one tile between the kingdoms would start the war. You have no markets in hand.
lesson-tigris-catastrophes-shield-goal = Block the empty square between the kingdoms with a catastrophe.
lesson-tigris-catastrophes-shield-done = Nothing can ever be placed there. Your rival has to go a longer way round, and you have time to grow.
lesson-tigris-catastrophes-shield-war = With this tile you start the war yourself, and you would lose it. Keep the kingdoms apart: make that square useless.
lesson-tigris-catastrophes-shield-market = That cuts the way as well, and your rival is a market weaker. But try the other use of a catastrophe here: block the empty square.
lesson-tigris-catastrophes-shield-own = That cuts the way, but it costs you a market of your own. Block the empty square instead.
lesson-tigris-catastrophes-shield-home = That sends the trader home, as in the first step, and removes the danger too. But try the other use of a catastrophe here: block the empty square.
lesson-tigris-catastrophes-shield-else = The way is still open. Put a catastrophe on the empty square that touches both kingdoms.

lesson-tigris-ending = How it ends
lesson-tigris-ending-joker = You have 7 red, 3 blue, 5 green and 3 black points, and a treasure: it lifts one colour from 3 to 4, but not both. The farmer here is your rival’s.
lesson-tigris-ending-joker-goal = Raise your score to 4.
lesson-tigris-ending-joker-done = Now black is 4, and the treasure brings blue to 4. Treasures fill the gaps by themselves; you fill the rest.
lesson-tigris-ending-joker-strong = Blue and black are both at 3 still, and one treasure cannot fill two gaps. Which of the two can you score here?
lesson-tigris-ending-joker-else = This settlement scores nothing: it must touch the kingdom of your king.
lesson-tigris-ending-treasures = The game ends when a turn is over and at most two treasures are left on the board. There are three now, and you are ahead, 7 to 6 (in a real game, the points of others are hidden). Do not wait: connect two, tap the temple from which you take one, and finish your turn!
lesson-tigris-ending-treasures-goal = End the game this turn, and win it.
lesson-tigris-ending-treasures-done = Two treasures left and the turn over: you win. If you are ahead, hurry; if you are behind, keep treasures apart.
lesson-tigris-ending-treasures-on = The game goes on, and your rival gets another turn. Connect the temple { tne-at-east } and take a treasure this turn.
lesson-tigris-ending-bag = Three tiles are left in the bag. When someone cannot draw as many as needed, the game ends; if you swap more than three, it ends at once. It is 5 to 5, and the second-weakest colour breaks the tie: yours is 6, your rival’s 7. Your weakest colour is green.
lesson-tigris-ending-bag-goal = Take the lead, then end the game.
lesson-tigris-ending-bag-done = The market brought you to 6, and a swap larger than the bag ended the game on the spot. Keep an eye on the bag.
lesson-tigris-ending-bag-early = The game is over too early: 5 to 5, and your rival’s other colours are better. Score green first, and end it with the second action.
lesson-tigris-ending-bag-on = The bag was big enough this time, so your rival plays on. The second action could have been a big swap.

lesson-tigris-game = Play it out
lesson-tigris-game-turn = A late position. You have 8 red, 5 blue, 7 green and 5 black points and two treasures. Treasures go to the weakest colours: one lifts blue to 6, the other black, and so your score is 6. Use both actions where they count.
lesson-tigris-game-turn-goal = Raise your score to 7 this turn.
lesson-tigris-game-turn-done = Blue and black both grew by one, and the treasures did the rest. This is how you find a turn: look at the weakest colours first.
lesson-tigris-game-turn-strong = More points, but not in your weakest colours, so your score is still 6. Which two colours are at 5?
lesson-tigris-game-end = The same position, now to its end. The best weakest colour wins; if tied, the next weakest decides. Few tiles are left in the bag. Mind your weakest colour, your temples, and the square between the kingdoms. Good luck!
lesson-tigris-game-end-goal = Play the game to its end.
lesson-tigris-game-end-done = That was a whole ending: leaders, tiles and conflicts all for the weakest colour. You are ready for a game of your own.

# Where something is. On a phone the board is turned by a quarter, clockwise.
tne-at-north = { $turned ->
    [yes] in the east
   *[no] in the north
}
tne-at-east = { $turned ->
    [yes] in the south
   *[no] in the east
}
tne-at-west = { $turned ->
    [yes] in the north
   *[no] in the west
}
tne-at-northwest = { $turned ->
    [yes] in the north-east
   *[no] in the north-west
}
