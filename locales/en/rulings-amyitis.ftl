### Amyitis: every rule by its id, in our own words.
###
### This file is the home of the rules' English: the engine's table, the API, the terminal and docs/rulings are made
### from it, and the page reads it. A `chapter-…` message opens a chapter; the rules below it belong to it, in reading
### order. A rule is one line and makes sense alone; `.reason` says why it was decided that way.

names = Names that begin with R settle what the rulebook leaves open or says ambiguously, and those that begin with X are our own; for both the reason is given.
reconstructed = We could not see everything printed in the box of this game. The following is reconstructed, that is, a careful guess that fits everything known: how many craftsmen there are with two and three players; how many guild cards there are of most kinds (only the caravan leaders of levels 0 and 2 are certain); that Palmyra and Ninoua offer palaces and gardeners; the second good on three of the four plant cards; the points and bonuses of sixteen of the twenty garden tiles; and exactly which canals are double. If you own the game, please tell us the right values.

chapter-material = Components

AMY-D1 = The box has 20 garden tiles, 35 goods (7 of each of five kinds), 14 camels, 30 Talents, 30 cubes for each player and 15 grey ones, 18 craftsmen, 31 guild cards and 4 plant cards. Some of what is printed on them is reconstructed; if you own the game, please tell us the right values. The totals are from the rulebook; how the goods and cubes divide is from another source.
AMY-D2 = Caravan leaders of levels 0, 1 and 2 let the caravan move up to 0, 2 and 4 extra spaces, and let their player keep 2, 2 and 4 goods. Level 2 also gives the token that lies on it.
AMY-D3 = Bankers of levels 1, 2 and 3 pay 1, 2 and 2 Talents each round; level 3 also scores 2 points.
AMY-D4 = Palaces of levels 1 to 6 score 2, 3, 4, 5, 7 and 10 points, once, when they are taken.
AMY-D5 = A gardener has no level. Given up when planting, it raises the plant's quality by 1 and returns to the supply.
AMY-D6 = A higher guild card is laid on top of the lower one, and only the top card counts. Lower cards stay with the player; only gardeners ever return to the supply.
AMY-D7 = With two, three and four players there are 15, 21 and 31 guild cards. A latecomer may find that the lowest level of a guild is gone.
AMY-D8 = With two, three and four players there are 10, 14 and 18 craftsmen.
AMY-D9 = Nine cities lie in a ring. Babylon buys goods. The others, clockwise from there and each with the good it asks for, sell: Eshnunna (salt) plants; Susa (barley) caravan leaders and bankers; Ur (palm) plants; Uruk (dates) bankers and caravan leaders; Mari (barley) plants; Palmyra (salt) palaces and gardeners; Khorsabad (dates) plants; Ninoua (palm) palaces and gardeners.
AMY-D10 = Plant cards P1 to P3 have one side of quality 1 and one of quality 2; card K has quality 2 on both. Quality 2 also costs the good on the card. A card is flipped after every purchase. No plant has quality 3.
AMY-D11 = The fields form two rows of five. From left to right, top: salt, palm, barley, dates, wine; bottom: barley, dates, salt, palm, wine.
AMY-D12 = There are three temples, Ishtar, Marduk and Tammouz, with four spaces each.
AMY-D13 = The garden is a square of 4 by 4 spaces on four terraces of 7, 5, 3 and 1 spaces. Terraces 1 to 4 need plants of quality 1, 2, 3 and 3.
AMY-D14 = With two players, three spaces are not used: the rightmost of the second terrace (02) and the two rightmost of the lowest (03 and 13).
AMY-D15 = There are 24 canals between neighbouring spaces. Eight of them, those beside spaces of terraces 3 and 4, have two segments: 32 segments in all. The river flows along the two lower edges; it is not a segment and irrigates no space.
AMY-D16 = Garden tiles show points and bonuses: Talents, camels, goods of any kind, and a guild card of a named guild or of any guild.

chapter-setup = Setup

AMY-S1 = With three players, the cards marked for four are left out; with two, those marked for three as well.
AMY-S2 = The caravan starts in Babylon. The Amyitis card for the number of players is used.
AMY-S3 = Plant card K lies in Khorsabad with either side up. The other plant cards are shuffled and laid on Eshnunna, Ur and Mari, quality 1 up.
AMY-S4 = The craftsmen form a shuffled deck; the guild cards lie face up, sorted by kind and level.
AMY-S5 = One token each of salt, palm, barley and dates is shuffled. Each caravan leader of level 2 in play gets one; the rest go back to the supply.
AMY-S6 = The tile worth 10 lies at the top of the garden. Every other space gets a random tile of the quality it needs; the remaining tiles are not used. With two players, three spaces stay empty.
AMY-S7 = Each player starts with 4 Talents, 1 camel, a caravan leader of level 0 and no points. The first player is drawn at random.

chapter-phase-i = Phase I

AMY-I1 = Each round, all craftsmen are shuffled, and as many trios as there are players are laid out face up. The rest are not used that round.
AMY-I2 = Then each player takes the income of their banker; without a banker there is none.

chapter-phase-ii-turns = Phase II: turns

AMY-A1 = Players take turns clockwise from the first player until everyone has passed. A turn is one action: pass, hire, or move the caravan.
AMY-A2 = A player who has passed takes no more actions in that round.
AMY-A3 = After passing, a player takes a Talent each time their turn comes round while someone is still playing, but not at the moment of passing.
AMY-R17 = The phase stops the instant the last player passes, and nobody takes a Talent for that. Until then, the players who have passed take their Talents in turn order.
    .reason = the rulebook's example says so.
AMY-R16 = Passing is always allowed; a player who can neither hire nor move must pass.
    .reason = a turn must always be possible.
AMY-X1 = Only the player who is asked decides, and only what is asked.
    .reason = at every moment there is exactly one decision, so that a game can be written down and replayed.

chapter-hiring = Hiring

AMY-H1 = A face-up craftsman costs 1 Talent for each card of its trio that is already turned over: 0, 1 or 2. The card is turned over, and the craftsman works at once.
AMY-R27 = The first card of a trio is free, even for a player without Talents.
    .reason = nothing has to be paid.
AMY-H2 = Farmer: put a cube on the leftmost empty field of either row and take its good.
AMY-H3 = When a row is full, the player with the most cubes in it takes a gardener, if one is left; in a tie, nobody does. Then the row is emptied.
AMY-H4 = Priest: put a cube on the leftmost space of a temple. The cubes there move one space to the right; a cube pushed off the fourth space returns to its owner.
AMY-R11 = A temple is a queue of four: first in, first out.
    .reason = cubes always come in on the left, so there are never gaps.
AMY-H5 = Engineer: put a cube on an available segment and score 2 points.
AMY-H6 = An empty segment is available if it starts at the river or is connected to it by an unbroken line of irrigated segments, whoever owns the cubes.
AMY-R12 = The two segments of a double canal lie side by side. Water passes when one of them is irrigated, and both may be irrigated as soon as water reaches one end. With the stricter reading of the option "Double canals", water passes only when both are irrigated.
    .reason = the rulebook speaks of a route that crosses no dry segment, and a route can take the wet one.
AMY-X3 = The two segments of a double canal are alike; a cube goes on the first that is free.
    .reason = no rule tells them apart.
AMY-R13 = Grey cubes with no route to the river make no segment available; with one, they are links like any other.
    .reason = the route must reach the river.
AMY-R15 = Canals beside planted spaces may still be irrigated, for points.
    .reason = no rule forbids it.
AMY-R14 = The spaces not used with two players are never planted and cause no automatic irrigation, but the canals beside them can be irrigated and carry water further.
    .reason = only the tiles are missing.
AMY-R29 = An engineer cannot be hired when no segment is available.
    .reason = there would be nothing to do.
AMY-H7 = Merchant: take a camel.

chapter-the-caravan = The caravan

AMY-C1 = To move the caravan, a player discards at least one camel. It moves clockwise at least one space, and at most one space for each camel discarded plus the caravan leader's bonus.
AMY-R3 = The player names only the number of steps; the camels paid are the steps beyond the bonus, and at least one.
    .reason = nobody gains by paying more.
AMY-R4 = A full lap of nine steps is allowed; a longer move is not.
    .reason = the caravan must move, and nine steps are a move; a second lap would only waste camels.
AMY-C2 = Where the caravan stops, the player must trade.
AMY-R5 = The caravan may only go where the player can complete the trade. Babylon needs a good to sell (if no segment is free anywhere, the irrigation is skipped); a guild city needs its good, and a card of one of its two kinds that the player can take; a plant city needs its price and a space to plant, counting the player's gardeners.
    .reason = the rulebook forbids a move that cannot be followed by the trade.
AMY-R36 = No step of a decision may lead into a dead end: a player's only wine, for example, cannot pay for barley if it is needed for the palm.
    .reason = this follows from AMY-R5.
AMY-C3 = Babylon: sell one good for 3 points or two for 6, and irrigate one segment without scoring. The irrigation cannot be declined.
AMY-C4 = Guild city: pay its good and take a card of one of its two kinds. A palace scores its points at once; a caravan leader of level 2 gives its token.
AMY-C5 = A player's first card of a guild has level 1, and each further one the next level; no level is skipped.
AMY-C6 = If the next level is sold out, the player can never advance in that guild.
AMY-R7 = Lower guild cards never come back, so a level that is sold out stays sold out. Gardeners do come back.
    .reason = guild cards are laid on top of each other.
AMY-R26 = Bankers, caravan leaders and palaces have levels; gardeners are the fourth kind of guild card and are used up.
    .reason = the rulebook counts three kinds that show a rank.
AMY-R6 = A gardener can be taken in a guild city whenever one is left, and a player may have any number.
    .reason = gardeners have no level.
AMY-R8 = Each palace scores its points once, 31 for all six levels, even if it comes as the bonus of a tile.
    .reason = points are scored when a card is taken, however that happens.
AMY-R1 = A player who takes a caravan leader of level 2 receives the token on it.
    .reason = one sentence of our rulebook says the opposite, but its own example and other editions say this.
AMY-R2 = While two caravan leaders of level 2 are left, whoever takes one chooses which, and so which token.
    .reason = the cards lie face up.
AMY-C7 = Plant city: pay its good, and for quality 2 also the good on the card; plant at once, then flip the card.
AMY-C8 = Wine can replace any good, but never a camel or a Talent.
AMY-X2 = A player is asked only where different answers lead to different results. If only one answer is possible, be it a pass, a segment, a good, a card or a space, it is given automatically; and paying the same goods in another order is not another way to pay.
    .reason = a question with one answer is not a decision.

chapter-planting = Planting

AMY-P1 = A plant goes on a space that still has its tile and at least one fully irrigated side; a double side needs both segments.
AMY-P2 = The plant's quality must be at least what the terrace needs.
AMY-P3 = Each gardener given up adds 1 to the plant's quality.
AMY-R31 = Exactly as many gardeners are given up as are needed.
    .reason = giving up more could only be a mistake.
AMY-P4 = The player takes the tile and at once receives its points and bonuses.
AMY-X5 = Of a tile's bonuses, Talents and camels come first, then goods, then the guild card.
    .reason = some order is needed, and none of them affects the others.
AMY-R30 = When a tile's bonus is a good of any kind, it may be wine.
    .reason = the rulebook excludes wine in two other places, not here.
AMY-R34 = A guild card from a tile's bonus must be taken if one is available.
    .reason = bonuses are received, not offered.
AMY-R9 = A guild card from a tile's bonus that is not available is lost. A card of the player's choice may be of any guild whose next card is available. Bonuses come before the irrigation bonus.
    .reason = the rulebook says nothing more about it.
AMY-P5 = Then the player with the most cubes around the space, on all its sides, scores the printed quality of the plant, not counting gardeners; in a tie, nobody scores. This is the irrigation bonus.
AMY-R10 = For the irrigation bonus grey cubes do not count, both segments of a double side do, and the planter may win it.
    .reason = grey cubes do not count in temples either, and the rulebook says "all cubes around".
AMY-P6 = Then grey cubes go on all empty segments between the newly planted space and its planted neighbours. These segments are irrigated, and canals may continue from them.
AMY-R24 = Planting follows this order: pay, plant, tile, bonuses, irrigation bonus, grey cubes, flip the card.
    .reason = that is the order of the rulebook's text.

chapter-phase-iii = Phase III

AMY-T1 = After the last pass comes the procession: the player to the right of the first player puts a cube into a temple of their choice and a grey cube into each of the other two.
AMY-R25 = The last player in turn order, the one to the right of the first player, leads the procession.
    .reason = the rulebook says so; a source that says otherwise is mistaken.
AMY-T2 = Then Ishtar, Marduk and Tammouz, in this order, reward the two players with the most cubes in their temple. Grey cubes never count.
AMY-T6 = If players have equally many cubes in a temple, the one with the cube furthest to the right ranks higher.
AMY-R21 = Second place in a temple goes to the best of the other players, by cubes and then by the cube furthest to the right.
    .reason = the rulebook gives its tie rule for rewards in general.
AMY-T7 = A player alone in a temple gets only the first reward; with two players in the game, there is only the first reward.
AMY-T3 = Ishtar: first place takes a camel or a Talent, and second place gets the other.
AMY-R20 = Second place in Ishtar's temple gets what is left; if nobody is in second place, the other gift is lost.
    .reason = the rulebook says "the reward that remains".
AMY-T4 = Marduk: 2 points for first place, 1 for second.
AMY-T5 = Tammouz: first place puts a cube on a field and takes its good, as a farmer would; second place may swap a good for any other but wine.
AMY-R18 = When Tammouz's harvest fills a row, the gardener is awarded as usual before the row is emptied; in a tie, nobody takes it.
    .reason = a note in the rulebook says so.
AMY-R19 = The swap in Tammouz's temple is optional. Wine may be given but not taken, and without goods there is no swap.
    .reason = the rulebook says "may", and it names wine.
AMY-R32 = In Tammouz's temple a good is swapped for one of another kind.
    .reason = the same kind would change nothing.
AMY-T8 = Starting with the first player, everyone returns any goods beyond 2, or beyond 4 with a caravan leader of level 2. Camels and Talents are not limited.
AMY-T9 = The first-player card moves clockwise, and a new round begins.
AMY-R33 = Cubes in temples and on fields stay from round to round; cubes that mark who has passed go back.
    .reason = nothing clears the temples and fields.

chapter-the-end = The end

AMY-E1 = The game ends with the round in which the garden gets down to 4 tiles or fewer, or 3 with two players. That round is played to its end.
AMY-R28 = Spaces not used with two players do not count for the end of the game.
    .reason = they have no tiles.
AMY-E2 = Amyitis' favour is worth 5 or 10 points: with two players, at least 5 tiles score 5 points and at least 7 score 10; with three it takes 4 and 6 tiles, with four 3 and 5.
AMY-E3 = Every good left over scores 1 point; camels and Talents score nothing.
AMY-R23 = Excess goods are returned before the final scoring, so at most 2 or 4 goods score.
    .reason = the round is played to its end first.
AMY-E4 = The player with the most points wins. Players with equal points share the victory; there is no tie-break.
    .reason = the rulebook says that there are then several winners.
AMY-R35 = There is no stalemate: if everyone keeps passing, the game goes on. Self-play has a technical limit of 3,000 actions, which people never reach.
    .reason = no rule ends the game; of 60,000 random games, none reached half the limit.

chapter-the-supply = The supply

AMY-R22 = Goods, camels, Talents and cubes never run out. The option "Limited supply" limits everything to what is in the box.
    .reason = the tokens are markers, and with 2 or 4 goods per player they can hardly run out.
AMY-X4 = With the option "Limited supply", nobody takes more than is left: a field, a bonus, an income or a gift gives less or nothing. A player without cubes cannot hire a farmer, priest or engineer, and places none in a free irrigation, procession or harvest. Passing needs no cube.
    .reason = nobody may get stuck.
