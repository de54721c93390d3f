// What Tigris & Euphrates sends and takes: `View`, `What` happened, `Action` and its `Outlook`.
// Written by `cargo xtask types` from the Rust types; do not edit.

/**
 * One atomic decision, or one outcome of chance.
 */
export type Action = { "action": "draw", colour: Colour, } | { "action": "start", seat: Seat, } | { "action": "leader", leader: Leader, square: Square, } | { "action": "withdraw", leader: Leader, } | { "action": "tile", colour: Colour, square: Square, } | { "action": "catastrophe", square: Square, } | { "action": "swap", tiles: Handful, } | { "action": "pass" } | { "action": "support", seat: Seat, count: number, } | { "action": "choose", colour: Colour, } | { "action": "monument", monument: Monument, square: Square, } | { "action": "wonder", square: Square, } | { "action": "no_monument" } | { "action": "building", square: Square, } | { "action": "no_building" } | { "action": "take", square: Square, } | { "action": "wonder_point", colour: Colour, };

export type Actor = Seat | "chance" | "over";

/**
 * One of the four spheres of a civilization: the colour of tiles, leaders, buildings and points (TNE-C1.5).
 */
export type Colour = "red" | "blue" | "green" | "black";

/**
 * The two kinds of conflict.
 */
export type ConflictKind = "revolt" | "war";

/**
 * Why a game ended.
 */
export type End = "bag" | "treasures";

/**
 * One to six tiles that are swapped together (TNE-C6.1). Written as their letters in text, such as `tts`.
 */
export type Handful = { red: number, blue: number, green: number, black: number, };

/**
 * Why a leader goes back to its owner.
 */
export type HomeCause = "withdrawn" | "beaten" | "no_temple";

/**
 * A leader: its colour and its owner. Written `K1` in text: the king of the first player.
 */
export type Leader = { colour: Colour, seat: Seat, };

/**
 * A monument: two different colours. Written `red/blue` in text, as its colours in JSON.
 */
export type Monument = [Colour, Colour];

export type Observer = Seat | "spectator";

/**
 * What a player may build, or leave.
 */
export type Offer = "building" | "monument";

/**
 * What a tile, a leader, a catastrophe or support would bring about, for marks on everything that can be chosen.
 */
export type Outlook = { "kind": "quiet" } | { "kind": "point", seat: Seat, colour: Colour, points: number, } | { "kind": "union", wars: Array<Colour>, } | { "kind": "revolt", attack: number, defence: number, } | { "kind": "support", strength: number, 
/**
 * Whether it would win; missing for the attacker, since the defender has yet to respond.
 */
wins?: boolean, };

/**
 * What is being done.
 */
export type Phase = "deal" | "start" | "act" | "swap" | "choose" | "support" | "building" | "monument" | "take" | "wonderpoint" | "refill" | "over";

/**
 * Points by colour.
 */
export type Points = { red: number, blue: number, green: number, black: number, };

export type Seat = number;

/**
 * A side of the board.
 */
export type Side = "std" | "alt";

export type SiteKind = "monument" | "wonder";

export type Square = string;

/**
 * What JSON writes of tiles: how many of each colour.
 */
export type TilesByColour = { red: number, blue: number, green: number, black: number, };

/**
 * What an observer sees.
 */
export type View = { board: Side, 
/**
 * Whether civilization buildings are in play.
 */
civ: boolean, 
/**
 * Whether support is nothing or as much as it takes.
 */
english: boolean, 
/**
 * Whether the wonder is in play.
 */
wonder: boolean, 
/**
 * The actions left in this turn, the running one among them.
 */
actions: number, 
/**
 * What lies on every square that is not empty.
 */
cells: { [key in Square]: ViewCell }, kingdoms: Array<ViewKingdom>, monuments: Array<ViewMonument>, monuments_left: Array<Monument>, 
/**
 * The centre of the wonder.
 */
wonder_at?: Square, 
/**
 * Whether the wonder can still be built.
 */
wonder_left: boolean, 
/**
 * The colours of the civilization buildings that are not on the board.
 */
buildings_left: Array<Colour>, 
/**
 * The treasures on the board.
 */
treasures_left: number, 
/**
 * The tile just placed.
 */
placed?: ViewPlaced, 
/**
 * The conflict in which support is asked.
 */
conflict?: ViewConflict, 
/**
 * The wars from which the next is chosen.
 */
wars: Array<ViewConflict>, 
/**
 * Where a monument or the wonder may be built now.
 */
sites: Array<ViewSite>, 
/**
 * The squares to choose from for a building, or the treasures that may be taken.
 */
targets: Array<Square>, bag_size: number, 
/**
 * Tiles that are in the bag, in hands, or swapped away: all together, which everyone can count.
 */
unseen: TilesByColour, 
/**
 * Tiles that left the game through conflicts.
 */
fallen: TilesByColour, 
/**
 * Tiles that left the game through catastrophes.
 */
lost: TilesByColour, seats: Array<ViewSeat>, 
/**
 * Whose eyes these are.
 */
observer: Observer, 
/**
 * The number of players.
 */
players: number, 
/**
 * Who decides now.
 */
actor: Actor, 
/**
 * What is being decided.
 */
phase: Phase, 
/**
 * Whose turn it is; none before the first turn.
 */
active: Seat | null, 
/**
 * Why the game is over; missing while it goes on.
 */
end?: End, };

/**
 * What lies on a square.
 */
export type ViewCell = { "kind": "tile", colour: Colour, treasure: boolean, building: boolean, } | { "kind": "down", treasure: boolean, } | { "kind": "catastrophe" } | { "kind": "leader", leader: Leader, };

export type ViewConflict = { kind: ConflictKind, 
/**
 * The colour of the tiles that count, on the board and from the hand.
 */
tiles: Colour, attacker: ViewSide, defender: ViewSide, };

export type ViewKingdom = { squares: Array<Square>, leaders: Array<ViewLeader>, treasures: number, };

export type ViewLeader = { leader: Leader, square: Square, 
/**
 * Strength on the board in a revolt.
 */
revolt: number, 
/**
 * Strength on the board in a war.
 */
war: number, };

export type ViewMonument = { monument: Monument, 
/**
 * The upper left square.
 */
square: Square, squares: Array<Square>, 
/**
 * The colour of the tiles under it.
 */
tiles: Colour, };

export type ViewPlaced = { square: Square, colour: Colour, 
/**
 * Whether the unification tile lies on it.
 */
covered: boolean, };

export type ViewSeat = { seat: Seat, 
/**
 * Whether points and treasures are behind a screen for this observer and should not be shown.
 */
screened: boolean, points: Points, treasures: number, 
/**
 * The colours from the weakest to the strongest, treasures added.
 */
totals: [number, number, number, number], score: number, rank: number, catastrophes: number, hand_size: number, discard_size: number, 
/**
 * Known to the seat itself only.
 */
hand?: TilesByColour, 
/**
 * The tiles it has swapped away, known to the seat itself only.
 */
discards?: TilesByColour, };

export type ViewSide = { leader: Leader, square: Square, 
/**
 * What belongs to the side: in a war all that is connected with the leader without the unification tile, in a
 * revolt the leader and its supporters.
 */
squares: Array<Square>, 
/**
 * The squares of the tiles that count.
 */
supporters: Array<Square>, 
/**
 * The tiles added from the hand; missing while that is open.
 */
added?: number, 
/**
 * Supporters and added tiles.
 */
strength: number, 
/**
 * Whether its owner is asked for support now.
 */
asked: boolean, };

export type ViewSite = { kind: SiteKind, 
/**
 * The upper left square for a monument, the centre for the wonder: what an action names.
 */
square: Square, squares: Array<Square>, };

/**
 * One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
 */
export type What = { "event": "drew", 
/**
 * Known to its owner only.
 */
colour?: Colour, } | { "event": "starts" } | { "event": "turn" } | { "event": "leader", leader: Leader, 
/**
 * Missing if it was not on the board.
 */
from?: Square, to: Square, } | { "event": "home", leader: Leader, from: Square, cause: HomeCause, } | { "event": "tile", colour: Colour, square: Square, } | { "event": "point", 
/**
 * The colour of the points, which is that of the tile.
 */
colour: Colour, leader: Leader, 
/**
 * Whether it is the king, because no leader of the tile's colour is in the kingdom (TNE-C4.7).
 */
stands_in: boolean, } | { "event": "bonus", 
/**
 * The colour of the points and of the building.
 */
colour: Colour, } | { "event": "united", square: Square, } | { "event": "catastrophe", square: Square, 
/**
 * The tile it destroyed.
 */
tile?: Colour, } | { "event": "swapped", count: number, 
/**
 * Known to their owner only.
 */
tiles?: Handful, } | { "event": "passed" } | { "event": "conflict", kind: ConflictKind, attacker: Leader, 
/**
 * The attacker's strength on the board.
 */
attack: number, defender: Leader, 
/**
 * The defender's strength on the board.
 */
defence: number, } | { "event": "support", leader: Leader, colour: Colour, count: number, } | { "event": "won", leader: Leader, loser: Leader, 
/**
 * The winner's strength, tiles from the hand included.
 */
strength: number, 
/**
 * The loser's strength, tiles from the hand included.
 */
against: number, 
/**
 * The colour of the points.
 */
colour: Colour, 
/**
 * How many supporters of the loser leave the board.
 */
removed: number, } | { "event": "removed", colour: Colour, squares: Array<Square>, } | { "event": "building", colour: Colour, square: Square, } | { "event": "building_back", colour: Colour, } | { "event": "monument", monument: Monument, 
/**
 * The upper left square of its four tiles.
 */
square: Square, squares: Array<Square>, } | { "event": "wonder", 
/**
 * The centre of its five tiles.
 */
square: Square, squares: Array<Square>, } | { "event": "declined", what: Offer, } | { "event": "treasure", square: Square, } | { "event": "income", leader: Leader, monument: Monument, 
/**
 * The colour of the points, which is that of the leader.
 */
colour: Colour, } | { "event": "wonder_point", colour: Colour, } | { "event": "over", reason: End, };
