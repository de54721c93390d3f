### The rules of Amyitis in our own words, by ruling.

rules-amyitis-reconstructed = Not everything that is printed in the box could be seen for this game. Reconstructed, that is guessed with care so that it fits everything known, are: how many craftsmen there are with two and three players; how many guild cards there are of most kinds (certain are the caravan leaders of level 0 and 2); that Palmyra and Ninoua offer palaces and gardeners; the second good on three of the four plant cards; points and bonuses of sixteen of the twenty garden tiles; and exactly which canals are double. Whoever owns the game can correct a copy of the components file and play with it.

## Chapters

chapter-amyitis-D = Material
chapter-amyitis-S = Setup
chapter-amyitis-I = Phase I
chapter-amyitis-A = Phase II: turns
chapter-amyitis-H = Hiring
chapter-amyitis-C = The caravan
chapter-amyitis-P = Planting
chapter-amyitis-T = Phase III
chapter-amyitis-E = The end
chapter-amyitis-R = Where the rulebook is silent
chapter-amyitis-X = Our own additions

## Material

AMY-D1 = 20 garden tiles, 35 goods (7 of each kind), 14 camels, 30 Talents, 30 cubes a player and 15 grey ones, 18 craftsmen, 31 guild cards, 4 plant cards. These sums are checked in every components file.
AMY-D2 = Caravan leaders of level 0, 1 and 2 move the caravan up to 0, 2 and 4 spaces further and keep 2, 2 and 4 goods. Level 2 also brings the token that lies on it.
AMY-D3 = Bankers of level 1, 2 and 3 pay 1, 2 and 2 Talents in every round, the last one also 2 points.
AMY-D4 = Palaces of level 1 to 6 bring 2, 3, 4, 5, 7 and 10 points, once.
AMY-D5 = A gardener has no level. It is given up when planting and goes back to the supply.
AMY-D6 = A higher card lies on the lower one, and only the upper one works. Lower cards stay with the player.
AMY-D7 = Guild cards with two, three and four players: 15, 21 and 31. Who is late finds the lowest level of a guild gone.
AMY-D8 = Craftsmen with two, three and four players: 10, 14 and 18.
AMY-D9 = The ring, clockwise: Babylon buys goods; Eshnunna (salt) plants; Susa (barley) caravan leaders and bankers; Ur (palm) plants; Uruk (dates) bankers and caravan leaders; Mari (barley) plants; Palmyra (salt) palaces and gardeners; Khorsabad (dates) plants; Ninoua (palm) palaces and gardeners.
AMY-D10 = Plant cards P1 to P3 have a side of quality 1 and one of quality 2, card K has quality 2 on both. Quality 2 costs the good on the card too. After every purchase the card is flipped. There is no quality 3.
AMY-D11 = Fields, from the left. Top: salt, palm, barley, dates, wine. Bottom: barley, dates, salt, palm, wine.
AMY-D12 = Three temples of four spaces.
AMY-D13 = 16 spaces on four terraces: 7, 5, 3 and 1. Terraces 1 to 4 need quality 1, 2, 3 and 3.
AMY-D14 = Two players do not use the spaces 02, 03 and 13.
AMY-D15 = 24 canals between neighbouring spaces. Eight of them, those of terraces 3 and 4, have two segments: 32 in all. The river flows along the two lower edges; it is no segment and waters no space.
AMY-D16 = Tiles show points and bonuses: Talents, camels, goods of any kind, a guild card.

## Setup

AMY-S1 = Cards marked for more players are left out.
AMY-S2 = The caravan begins in Babylon; the Amyitis card of the player count is used.
AMY-S3 = Card K lies in Khorsabad, either side up. The other plant cards are shuffled onto Eshnunna, Ur and Mari, quality 1 up.
AMY-S4 = Guild cards lie open, by kind and level.
AMY-S5 = One token each of salt, palm, barley and dates is shuffled; each caravan leader of level 2 gets one, the others go back.
AMY-S6 = The 10 lies on top, every other space gets a random tile of its quality.
AMY-S7 = 4 Talents, 1 camel, a caravan leader of level 0, 0 points. The lot names the first player.

## Phase I

AMY-I1 = All craftsmen are shuffled and as many trios as players laid out.
AMY-I2 = Then bankers pay.

## Phase II: turns

AMY-A1 = Clockwise from the first player, one action a turn, until all have passed.
AMY-A2 = Who has passed takes no more actions in this round.
AMY-A3 = Who has passed takes a Talent each time their turn comes round while somebody still plays.
AMY-R17 = The phase stops the instant the last player passes, and nobody takes a Talent for that. Reason: the rulebook's example says so.
AMY-R16 = Passing is always allowed, and the only way if nothing else can be done. Reason: a turn must always be possible.
AMY-X1 = Only the player who is asked decides, and only what is asked. Reason: at every moment there is exactly one decision, so that a game can be written down and replayed.

## Hiring

AMY-H1 = A card costs as many Talents as cards of its trio are turned.
AMY-R27 = The first card of a trio is free, also for who has no Talent. Reason: nothing has to be paid.
AMY-H2 = Farmer: a cube on the leftmost empty field of a row; take its good.
AMY-H3 = A full row gives a gardener to whoever has most cubes in it, if one is left and nobody has as many; then it is emptied.
AMY-H4 = Priest: a cube on the left of a temple; the others move right, the fifth falls off.
AMY-R11 = So a temple is a queue of four. Reason: cubes always come in on the left, so there are never gaps.
AMY-H5 = Engineer: a cube on an available segment, 2 points.
AMY-H6 = Available is an empty segment at the river, or one that irrigated segments join to the river without a gap.
AMY-R12 = The two segments of a double canal lie side by side. Water passes when one of them is irrigated, and both may be irrigated as soon as water reaches one end. Reason: the rulebook speaks of a way that passes no dry segment, and a way can take the wet one. The stricter reading is the option double_canals=both.
AMY-X3 = The two segments are alike; a cube takes the first that is free. Reason: no rule tells them apart.
AMY-R13 = Grey cubes without a way to the river open nothing. Reason: the way must reach the river.
AMY-R15 = Canals beside planted spaces may still be irrigated, for points. Reason: no rule forbids it.
AMY-R14 = Unused spaces are never planted and cause no automatic irrigation, but their canals are canals. Reason: only the tiles are missing.
AMY-R29 = Without an available segment no engineer can be hired. Reason: he would have nothing to do.
AMY-H7 = Merchant: a camel.

## The caravan

AMY-C1 = At least one camel is discarded. The caravan moves clockwise, one space a camel, and up to the leader's bonus further.
AMY-R3 = The player names the steps only; the camels are the steps above the bonus, at least one. Reason: nobody gains by paying more.
AMY-R4 = A full lap is a move, more is not. Reason: the caravan must move, and nine steps are a move; a second lap would only burn camels.
AMY-C2 = Where it stops, the player must trade.
AMY-R5 = So a move is allowed only if the whole trade is possible: in Babylon a good to sell (if no segment is free anywhere, the irrigation is skipped); in a guild city its good and one of its two kinds to take; in a plant city its price and a space to plant, own gardeners counted. Reason: the rulebook forbids moves that cannot be followed by the trade.
AMY-R36 = No step of a trade leads into a dead end: the only wine, for example, cannot pay for barley if it is needed for the palm. Reason: follows from AMY-R5.
AMY-C3 = Babylon: one good for 3 points or two for 6, and one segment is irrigated without points. It must be.
AMY-C4 = Guild city: its good for a card of one of its two kinds. Palace points come at once.
AMY-C5 = Levels come one by one.
AMY-C6 = If the next level is sold out, the player can never go on in that guild.
AMY-R7 = Lower cards never come back, so a level that is sold out stays sold out; gardeners do come back. Reason: cards are laid on top of each other.
AMY-R26 = Three guilds have levels; gardeners are the fourth kind of card. Reason: the rulebook counts three kinds that show a rank.
AMY-R6 = A gardener can be taken whenever there is one, and held in any number. Reason: it has no level.
AMY-R8 = Each palace brings its points once, 31 in all, also as the bonus of a tile. Reason: points are scored when a card is taken, however.
AMY-R1 = Who takes a caravan leader of level 2 receives the token on it. Reason: our rulebook's sentence says the opposite, but its example and the other languages say this.
AMY-R2 = With two of them left the taker chooses. Reason: the cards lie open.
AMY-C7 = Plant city: its good, and for quality 2 the good on the card; plant at once, then flip the card.
AMY-C8 = Wine stands for any good, not for camels or Talents.
AMY-X2 = How to pay is asked only where there are two ways; the same goes for goods given back at the end of a round, and for the last token on a caravan leader. Reason: a question with one answer is no decision.

## Planting

AMY-P1 = On a space with a tile, and with at least one completely irrigated side: both segments of a double one.
AMY-P2 = The quality must reach what the terrace needs.
AMY-P3 = Each gardener given up adds 1.
AMY-R31 = Exactly as many gardeners as needed. Reason: more would be a mistake, never a plan.
AMY-P4 = The tile, its points and bonuses come at once.
AMY-X5 = Talents and camels first, then goods, then the card. Reason: some order is needed, and none of it matters for the others.
AMY-R30 = A good of any kind may be wine. Reason: the rulebook excludes wine in two other places, not here.
AMY-R34 = A card that can be had must be taken. Reason: bonuses are received, not offered.
AMY-R9 = A card that cannot be had is lost. One of choice is of any guild whose next card can be had. Reason: nothing else is said.
AMY-P5 = The player with most cubes around the space scores the printed quality of the plant, gardeners not counted; with a tie nobody does.
AMY-R10 = Grey cubes do not count, both segments of a double side do, and the planter may win. Reason: like in temples; "all cubes around".
AMY-P6 = Empty segments between the new garden and planted neighbours get grey cubes; ways may go on from them.
AMY-R24 = The order: pay, plant, tile, bonuses, irrigation bonus, grey cubes, flip the card. Reason: the order of the rulebook's text.

## Phase III

AMY-T1 = The player to the right of the first puts a cube into one temple and a grey one into each of the others.
AMY-R25 = That is the last player in order. Reason: the rulebook; a source that says otherwise is mistaken.
AMY-T2 = Then Ishtar, Marduk, Tammouz reward the two players with most cubes; grey ones do not count.
AMY-T6 = Equal numbers: the cube furthest right decides.
AMY-R21 = Second is the best of the others, by the same rule. Reason: the tie rule is given for rewards in general.
AMY-T7 = Alone, or with two players: the first reward only.
AMY-T3 = Ishtar: a camel or a Talent; the second gets the other.
AMY-R20 = What the second gets is what is left, and alone the other gift lapses. Reason: "the reward that remains".
AMY-T4 = Marduk: 2 points, 1 point.
AMY-T5 = Tammouz: a harvest as by a farmer; the second may swap a good.
AMY-R18 = A row filled that way is judged as usual, before it is emptied. Reason: the rulebook's note.
AMY-R19 = The swap is optional, wine may be given but not taken, and without goods there is none. Reason: "may", and wine is named.
AMY-R32 = It is for another kind. Reason: the same kind would change nothing.
AMY-T8 = From the first player on, goods above 2 (or 4) go back.
AMY-T9 = The first-player card goes clockwise.
AMY-R33 = Cubes in temples and on fields stay; those that marked passing return. Reason: nothing clears the former.

## The end

AMY-E1 = The game ends with the round in which 4 tiles or fewer are left, 3 with two players.
AMY-R28 = Unused spaces do not count. Reason: they have no tiles.
AMY-E2 = Favour: 5 points from 5 tiles on and 10 from 7 (two players), from 4 and 6 (three), from 3 and 5 (four).
AMY-E3 = 1 point a good.
AMY-R23 = Goods were given back before that, so at most 2 or 4 score. Reason: the round is played to its end first.
AMY-E4 = Most points win; equals share. Reason for no tie-break: the rulebook says there are several winners.
AMY-R35 = There is no stalemate. If all only pass, the game goes on. Reason: no rule ends it. Self-play stops after 3,000 actions; of 60,000 random games none took half of that.

## The supply

AMY-R22 = Nothing runs out. Reason: tokens are markers, and with 2 or 4 goods a player they hardly can. The option strict_supply=yes limits everything to the box.
AMY-X4 = With strict_supply=yes, what is not there is not taken: a field, a bonus, an income or a gift brings less or nothing. Without an own cube no farmer, priest or engineer can be hired, and free irrigation, procession and harvest place none. Passing needs no cube. Reason: nobody may be stuck.
