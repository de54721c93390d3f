### Babylonia: every rule by its id, in our own words.
###
### This file is the home of the rules' English: the engine's table, the API, the terminal and docs/rulings are made
### from it, and the page reads it. A `chapter-…` message opens a chapter; the rules below it belong to it, in reading
### order. A rule is one line and makes sense alone; `.reason` says why it was decided that way.

names = Rules marked R settle what the rulebook leaves open or says ambiguously, and those marked X are our own; the reason is given where it is not obvious.
reconstructed = Nothing is reconstructed. The rulebook shows the map and the mix of tiles only in pictures; both follow the published online version.

chapter-setup = Setup

BAB-S1 = Four players use the whole board. With three, the land north of both rivers is left out; with two, the land south of them. Both rivers are always in play.
BAB-S2 = A ziggurat stands on every ziggurat hex in play. City and field tiles are shuffled together, and one is laid face up on every tile space in play.
BAB-S3 = Four players use all 32 tiles. With three, a one-symbol city of each kind and three fields with the city symbol are left out (26 remain). With two, there are two of each one-symbol and two-symbol city, one field each of 5, 6 and 7, and three fields with the city symbol (18 in all).
BAB-S4 = Ziggurat cards 1 to 7 lie face up.
BAB-V1 = Variant (option "Random ziggurat cards"): the seven face-up cards are drawn at random from all nine.
BAB-S5 = Each player has 30 tokens: 12 farmers and 6 each of merchants, officials and priests. Five are drawn at random onto the stand; the rest form the pool. The first player is drawn at random, and play goes clockwise.

chapter-a-turn = A turn

BAB-T1 = A turn begins with playing tokens from the stand.
BAB-T2 = Next, everything surrounded during the turn is resolved. Nothing is resolved before the last token of the turn has been played.
BAB-T3 = Last, the stand is refilled from the pool to five tokens (seven with card 3). Once the pool is empty, the player goes on with what is left.
BAB-X1 = The questions a player is asked must not reveal what is on the stand. After two farmers, for example, every player is asked whether to go on, with or without a third farmer. If everyone can see that nothing can follow, nothing is asked, and if there is only one thing to resolve, nobody is asked for the order.
    .reason = at a table nobody announces "I have no more farmers", but a program that skipped the question would.
BAB-X2 = Only the player who is asked decides, and only what is asked.
    .reason = at every moment there is exactly one decision, so that a game can be written down and replayed.

chapter-playing-tokens = Playing tokens

BAB-P1 = Play exactly two tokens of any kinds, or three or more farmers and nothing else.
BAB-P2 = In the first round, the first player plays exactly one token and the second player exactly two, without the option of three farmers. From the third player on, turns are normal.
BAB-R10 = The first-round limit applies with two players as well: the second player's first turn is exactly two tokens.
    .reason = the limit makes up for the order of play, and two players need that just as much.
BAB-P7 = A player with fewer tokens than must be played plays all that are left.
BAB-R14 = A turn shortened to one token may use a river.
    .reason = it is a turn of any two tokens that fell short, not one of three farmers.
BAB-R11 = When no free hex is left, the player stops placing and the turn goes on. A field that could be entered may still be entered, but need not be.
    .reason = something must happen; no real game gets there, as the board is larger than all players' tokens together.
BAB-P3 = A token goes onto a free hex in play: one without a token, tile or ziggurat.
BAB-R16 = Tokens come only from the player's own stand, and a player who wins a ziggurat must take a card while any are left.
    .reason = nothing in the rulebook lets a player decline.
BAB-P4 = Only turns of two tokens may use rivers. A token in a river lies face down: it counts as a token and as a link, but never as a symbol.
BAB-X3 = With card 5, more farmers may follow the citizen.
    .reason = the card adds a citizen to a turn of farmers and does not say that the citizen ends it.

chapter-points-while-playing = Points while playing

BAB-P5 = A token placed beside a ziggurat, on land or in a river, scores its owner 1 point at once for each ziggurat in play that touches at least one of that player's tokens, the new one included. Resolved ziggurats count too.
BAB-P6 = A farmer may enter a field if a face-up token of the same player lies beside it. The field scores its number, or, with the city symbol, 1 point for each city tile that any player has taken. Then the field leaves the game.
BAB-R1 = A face-down token in a river does not open the field beside it.
    .reason = the rulebook asks for a citizen or farmer, and the back of a token shows neither; the published online version plays it this way too.
BAB-R4 = A face-up token placed earlier in the same turn opens a field, links and counts.
    .reason = it is on the board.

chapter-cities = Cities

BAB-C1 = A city is surrounded when every land hex beside it holds a token of any player. River hexes beside it may be empty, but tokens on them count.
BAB-C2 = If a turn surrounded several cities or ziggurats, the active player chooses the order in which they are resolved.
BAB-C3 = First, every player scores 2 points for each of their face-up tokens that shows a symbol of the city and lies beside it or is linked to it by that player's tokens.
BAB-R15 = A player's tokens of every kind link, farmers and face-down tokens included.
    .reason = one of the two rulebooks we have could be read as "matching symbols only"; the other, and common practice, say all.
BAB-C4 = Then the player with the most tokens beside the city, rivers included, takes the tile. If two or more players tie for the most, the tile leaves the game and nobody scores for cities.
BAB-C5 = If the city tile was taken, every player scores 1 point for each city tile they have, the new one included.
BAB-C6 = From then on, the hex of a resolved city is free land.
BAB-R5 = Links and majorities are judged when each place is resolved, one after another. What was surrounded stays surrounded, even if a hex becomes free in the meantime.
    .reason = the player chooses the order, and it should matter.

chapter-ziggurats = Ziggurats

BAB-Z1 = A ziggurat is surrounded in the same way as a city. The player with the most tokens beside it, rivers included, chooses one of the face-up cards; in a tie, nobody does. The ziggurat stays on the board and is resolved only once.
BAB-R6 = If a player other than the active one wins a ziggurat, that player chooses the card at once, before anything else is resolved.
    .reason = the card may change what comes next.
BAB-R7 = A card works from the moment it is taken: card 3 at this turn's refill, card 2 at this turn's end, card 7 from the next city on.
    .reason = no card says "from your next turn on".

chapter-ziggurat-cards = Ziggurat cards

BAB-K1 = Card 1: 10 points at once.
BAB-K2 = Card 2: once in the game, a whole extra turn right after the player's own, after the stand has been refilled.
BAB-K3 = Card 3: the stand holds seven tokens instead of five.
BAB-K4 = Card 4: exactly three citizens, one of each kind, all face up, may be played instead of two tokens.
BAB-R3 = The three citizens of card 4 may be played in any order. The third is possible only if the first two were different citizens on land.
    .reason = this has the same effect as announcing it beforehand, without an announcement.
BAB-K5 = Card 5: one citizen, face up, may be played in addition to three or more farmers.
BAB-R12 = The citizen of card 5 comes after at least three farmers.
    .reason = until then the turn could still become one of two tokens.
BAB-R2 = The citizens of cards 4 and 5 are placed face up, so they cannot go into a river.
    .reason = in a river they would lie face down.
BAB-K6 = Card 6: citizens may enter fields too, even without a token of the player beside the field. The field scores as usual.
BAB-R17 = Farmers gain nothing from card 6; they still need a face-up token of their player beside the field.
    .reason = the card speaks of citizens.
BAB-K7 = Card 7: whenever cities score, 1 extra point for each full pair of city tiles the player has.
BAB-K8 = Card 8: free land hexes between the rivers link the player's tokens.
BAB-K9 = Card 9: free river hexes link the player's tokens.
BAB-R8 = Free hexes link only for the owner of card 8 or 9. Hexes with a tile or a ziggurat are not free and never link.
BAB-R13 = With card 8 or 9, a free hex links exactly as a token would: right beside the city, several in a row, and river and land mixed for a player who has both cards. A city's hex that became free earlier in the turn links too. A free hex is not a token, though, and counts towards no majority.
    .reason = the cards make no distinction between free hexes.

chapter-the-end = The end

BAB-E1 = The game ends at the end of a turn if that player's stand is empty after refilling, or if at most one city tile is left on the board.
BAB-R18 = The stand is refilled before the end of the game is checked. Lower ranks are decided in the same way as the first.
    .reason = refilling is part of the turn.
BAB-R9 = Once the game has ended there is no extra turn from card 2.
    .reason = the game is over.
BAB-E2 = The player with the most points wins; then the most city tiles decide; then the victory is shared.
