// What Tigris & Euphrates sends: `View` and `What` happened.
// Written by `cargo xtask types` from the Rust types; do not edit.

export type Actor = Seat | "chance" | "over";

export type Cell = string;

export type Colour = "red" | "blue" | "green" | "black";

export type Leader = "P1" | "F1" | "T1" | "K1" | "P2" | "F2" | "T2" | "K2" | "P3" | "F3" | "T3" | "K3" | "P4" | "F4" | "T4" | "K4";

export type Monument = "red/blue" | "red/green" | "red/black" | "blue/green" | "blue/black" | "green/black";

export type Observer = Seat | "spectator";

export type PhaseWord = "deal" | "start" | "act" | "swap" | "choose" | "support" | "building" | "monument" | "take" | "wonderpoint" | "refill" | "over";

/**
 * Points by colour.
 */
export type Points = { red: number, blue: number, green: number, black: number, };

export type Seat = "P1" | "P2" | "P3" | "P4";

export type Square = string;

export type TileCounts = string;

/**
 * The JSON shape of a view.
 */
export type View = { observer: Observer, players: number, board: string, civ: boolean, english: boolean, wonder: boolean, 
/**
 * Whether points and treasures of others should not be shown.
 */
hidden_scores: boolean, actor: Actor, phase: PhaseWord, active: Seat | null, actions: number, 
/**
 * Every square that is not empty, in the notation of positions.
 */
cells: { [key in Square]: Cell }, kingdoms: Array<ViewKingdom>, monuments: Array<ViewMonument>, monuments_left: Array<Monument>, wonder_at?: Square, 
/**
 * The tile just placed; during wars the unification tile lies on it.
 */
placed?: Square, conflict?: ViewConflict, 
/**
 * Squares or colours the decider may choose from, where they are for all to see.
 */
choices?: Array<string>, bag_size: number, 
/**
 * Tiles that are in the bag, in hands, or swapped away: all together, as everybody can count.
 */
unseen: TileCounts, 
/**
 * Tiles that left the game through conflicts.
 */
fallen: TileCounts, 
/**
 * Tiles that left the game through catastrophes.
 */
lost: TileCounts, seats: Array<ViewSeat>, end?: string, };

export type ViewConflict = { war?: Colour, attacker: Leader, attack: number, defender: Leader, defence: number, added?: number, supporters: Colour, };

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

export type ViewMonument = { monument: Monument, square: Square, tiles: Colour, };

export type ViewSeat = { seat: Seat, points: Points, treasures: number, 
/**
 * The colours from the weakest to the strongest, treasures added.
 */
totals: [number, number, number, number], score: number, rank: number, catastrophes: number, hand_size: number, discard_size: number, hand?: string, discards?: TileCounts, };

/**
 * One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
 */
export type What = { "event": "drew", 
/**
 * What; only its owner knows.
 */
colour?: Colour, } | { "event": "starts" } | { "event": "turn" } | { "event": "leader", 
/**
 * Which.
 */
leader: Leader, 
/**
 * Where from, if it was on the board.
 */
from?: Square, 
/**
 * Where to.
 */
to: Square, } | { "event": "home", 
/**
 * Which.
 */
leader: Leader, 
/**
 * Where from.
 */
from: Square, } | { "event": "tile", 
/**
 * What.
 */
colour: Colour, 
/**
 * Where.
 */
square: Square, } | { "event": "point", 
/**
 * The colour of the points.
 */
colour: Colour, 
/**
 * Whose leader earned them.
 */
leader: Leader, } | { "event": "bonus", 
/**
 * The colour of the points and of the building.
 */
colour: Colour, } | { "event": "united", 
/**
 * Where it lies.
 */
square: Square, } | { "event": "catastrophe", 
/**
 * Where.
 */
square: Square, 
/**
 * The tile it destroyed.
 */
tile?: Colour, } | { "event": "swapped", 
/**
 * How many.
 */
count: number, 
/**
 * Which, as letters; only their owner knows.
 */
tiles?: string, } | { "event": "passed" } | { "event": "conflict", 
/**
 * The colour of the war; none for a revolt.
 */
war?: Colour, 
/**
 * The attacking leader.
 */
attacker: Leader, 
/**
 * The attacker's strength on the board.
 */
attack: number, 
/**
 * The defending leader.
 */
defender: Leader, 
/**
 * The defender's strength on the board.
 */
defence: number, } | { "event": "support", 
/**
 * For which leader.
 */
leader: Leader, 
/**
 * What.
 */
colour: Colour, 
/**
 * How many.
 */
count: number, } | { "event": "won", 
/**
 * The leader that won.
 */
leader: Leader, 
/**
 * Its strength altogether.
 */
strength: number, 
/**
 * The strength of the other side.
 */
against: number, 
/**
 * The colour of the points.
 */
colour: Colour, } | { "event": "removed", 
/**
 * Their colour.
 */
colour: Colour, 
/**
 * Where they lay.
 */
squares: Array<Square>, } | { "event": "building", 
/**
 * Which.
 */
colour: Colour, 
/**
 * Where.
 */
square: Square, } | { "event": "building_back", 
/**
 * Which.
 */
colour: Colour, } | { "event": "monument", 
/**
 * Which.
 */
monument: Monument, 
/**
 * The upper left square of its four tiles.
 */
square: Square, } | { "event": "wonder", 
/**
 * The centre of its five tiles.
 */
square: Square, } | { "event": "declined", 
/**
 * `"monument"` or `"building"`.
 */
what: string, } | { "event": "treasure", 
/**
 * Where it lay.
 */
square: Square, } | { "event": "income", 
/**
 * Which leader.
 */
leader: Leader, 
/**
 * From which monument.
 */
monument: Monument, } | { "event": "wonder_point", 
/**
 * The colour chosen.
 */
colour: Colour, } | { "event": "over", 
/**
 * Why.
 */
reason: string, };
