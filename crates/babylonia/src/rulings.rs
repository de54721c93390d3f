//! The rules by name, in our own words.
//!
//! The ids of the facts page are kept; `BAB-X…` are decisions of ours where both the rulebook and the facts page are
//! silent (see `docs/rulings/babylonia.md`).

shinar_core::rulings! {
    /// With four players the whole board is in play, with three the north land is not, with two the south land is not. Both rivers are always in play.
    S1 = "BAB-S1",
    /// A ziggurat stands on each of its hexes in play. City and field tiles are shuffled together and one is laid face up on every tile place in play.
    S2 = "BAB-S2",
    /// The tile mix: all 32 tiles with four players, 26 with three, 18 with two.
    S3 = "BAB-S3",
    /// Ziggurat cards 1 to 7 lie open.
    S4 = "BAB-S4",
    /// Every player mixes the 30 own tokens and draws 5 to the stand. The start player is drawn by lot; play goes clockwise.
    S5 = "BAB-S5",
    /// Variant: seven random ziggurat cards of the nine lie open.
    V1 = "BAB-V1",
    /// A turn begins with playing tokens from the stand.
    T1 = "BAB-T1",
    /// Then everything that this turn surrounded is resolved.
    T2 = "BAB-T2",
    /// Then the stand is filled up to 5 from the pool (7 with card 3); with an empty pool the player goes on with what is left.
    T3 = "BAB-T3",
    /// Play exactly two tokens of any kinds, or three or more farmers and nothing else.
    P1 = "BAB-P1",
    /// In the first round the first player plays exactly one token and the second player exactly two; from the third player on as usual.
    P2 = "BAB-P2",
    /// A token goes onto any free hex in play: no token, no tile, no ziggurat on it.
    P3 = "BAB-P3",
    /// A token in a river lies face down: it counts as a token and as a link, never as a symbol. Rivers are only for turns of two tokens.
    P4 = "BAB-P4",
    /// Whoever places a token next to a ziggurat scores 1 point at once for every ziggurat that touches at least one own token.
    P5 = "BAB-P5",
    /// A farmer may go onto a field with an own face-up token beside it. The field scores its number, or with the city symbol the city tiles of all players together, and leaves the game.
    P6 = "BAB-P6",
    /// Who has fewer tokens than must be played plays all that are left.
    P7 = "BAB-P7",
    /// A city is surrounded when every land hex beside it holds a token of anybody. River hexes need not be filled, but tokens on them count.
    C1 = "BAB-C1",
    /// If a turn surrounded several cities or ziggurats, the active player chooses the order.
    C2 = "BAB-C2",
    /// First every player scores 2 points for each own face-up token whose symbol is on the city and that lies beside the city or is linked to it by own tokens.
    C3 = "BAB-C3",
    /// Then the player with most tokens beside the city (river included) takes the tile. On a tie it leaves the game and nobody scores for cities.
    C4 = "BAB-C4",
    /// When a tile was taken, every player scores 1 point for each city tile in front of that player.
    C5 = "BAB-C5",
    /// The hex of a resolved city is free again.
    C6 = "BAB-C6",
    /// A surrounded ziggurat lets the player with most tokens beside it (river included) choose an open card; on a tie nobody. The ziggurat stays and is resolved only once.
    Z1 = "BAB-Z1",
    /// Card 1, once: 10 points at once.
    K1 = "BAB-K1",
    /// Card 2, once: one more whole turn at the end of an own turn, after refilling.
    K2 = "BAB-K2",
    /// Card 3: the stand holds 7 tokens instead of 5.
    K3 = "BAB-K3",
    /// Card 4: instead of two tokens, exactly three citizens of three different kinds, all face up.
    K4 = "BAB-K4",
    /// Card 5: beside three or more farmers one citizen, face up.
    K5 = "BAB-K5",
    /// Card 6: citizens may go onto fields, even with no own token beside the field; the field scores as usual.
    K6 = "BAB-K6",
    /// Card 7: at every scoring of city tiles 1 more point for each full pair of own city tiles.
    K7 = "BAB-K7",
    /// Card 8: free land hexes of the centre link own tokens.
    K8 = "BAB-K8",
    /// Card 9: free river hexes link own tokens.
    K9 = "BAB-K9",
    /// The game ends at the end of a turn if that player's stand is empty after refilling, or if at most one city tile is left on the board.
    E1 = "BAB-E1",
    /// Most points win; then more city tiles; then the victory is shared.
    E2 = "BAB-E2",
    /// A face-down token in a river does not let a farmer onto the field beside it.
    R1 = "BAB-R1",
    /// The citizens of cards 4 and 5 lie face up, so they may not go into a river.
    R2 = "BAB-R2",
    /// The three citizens of card 4 come in any order; the third only if the first two were different citizens on land.
    R3 = "BAB-R3",
    /// A face-up token placed earlier in the same turn opens a field, links and counts.
    R4 = "BAB-R4",
    /// Majorities and links are judged when each place is resolved; taking a city does not undo that another one was surrounded.
    R5 = "BAB-R5",
    /// A player who is not active and wins a ziggurat chooses the card before anything else is resolved.
    R6 = "BAB-R6",
    /// A card works from the moment it is taken: card 3 at this turn's refill, card 2 at this turn's end, card 7 from the next city on.
    R7 = "BAB-R7",
    /// Free hexes link for the owner of card 8 or 9 only; hexes with a tile or a ziggurat never link.
    R8 = "BAB-R8",
    /// When the game has ended there is no extra turn.
    R9 = "BAB-R9",
    /// With two players too, the second player's first turn is exactly two tokens.
    R10 = "BAB-R10",
    /// If no free hex is left for a token, the player stops placing and the turn goes on.
    R11 = "BAB-R11",
    /// The citizen of card 5 comes after at least three farmers of the turn.
    R12 = "BAB-R12",
    /// A free hex that links by card 8 or 9 acts just like an own token: beside the city too, several in a row, land and river mixed with both cards. A city hex freed earlier in the turn links too.
    R13 = "BAB-R13",
    /// Turns cut down to one token count as turns of two: a river is allowed.
    R14 = "BAB-R14",
    /// Own tokens of every kind link.
    R15 = "BAB-R15",
    /// Tokens come from the own stand only, and whoever wins a ziggurat must take a card while one lies open.
    R16 = "BAB-R16",
    /// Card 6 is about citizens; farmers still need an own face-up neighbour.
    R17 = "BAB-R17",
    /// The stand is refilled before the end of the game is tested. All ranks use the same tie-break.
    R18 = "BAB-R18",
    /// What is asked depends only on what everybody sees. Going on or finishing is asked whenever the tokens on the board would let a player with the right tokens go on, so that being asked tells nothing about a stand. Finishing is not asked when it is the only way on for all to see, nor is the order of one thing.
    X1 = "BAB-X1",
    /// Only the player whose decision it is may act, and only as asked.
    X2 = "BAB-X2",
    /// After three farmers and the citizen of card 5 more farmers may follow.
    X3 = "BAB-X3",
}
