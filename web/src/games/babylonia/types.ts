// What Babylonia sends: `View` and `What` happened.
// Written by `cargo xtask types` from the Rust types; do not edit.

export type Actor = Seat | "chance" | "over";

export type Card = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type Hex = string;

export type Kind = "merchant" | "official" | "priest" | "farmer";

export type Observer = Seat | "spectator";

export type PhaseWord = "box" | "layout" | "deal" | "start" | "place" | "resolve" | "card" | "refill" | "extra" | "over";

export type Seat = "P1" | "P2" | "P3" | "P4";

export type Tile = "m" | "o" | "p" | "mo" | "mp" | "op" | "mop" | "5" | "6" | "7" | "c";

/**
 * The JSON shape of a view.
 */
export type View = { observer: Observer, players: number, random_cards: boolean, actor: Actor, phase: PhaseWord, active: Seat | null, turn: number, tiles: { [key in string]: Tile }, tokens: Array<ViewToken>, 
/**
 * Sites that are surrounded and wait to be resolved.
 */
pending: Array<Hex>, 
/**
 * Ziggurats that were resolved.
 */
resolved: Array<Hex>, 
/**
 * Hexes played on this turn, in order.
 */
placed: Array<Hex>, cards: Array<Card>, seats: Array<ViewSeat>, end?: string, };

export type ViewSeat = { seat: Seat, score: number, rank: number, stand_size: number, pool_size: number, 
/**
 * The kinds of all tokens that others have not seen, together.
 */
unseen: string, stand?: string, pool?: string, cities: Array<Tile>, cards: Array<Card>, used: Array<Card>, };

export type ViewToken = { hex: Hex, seat: Seat, 
/**
 * Missing for a token face down of somebody else.
 */
kind?: Kind, face_down: boolean, };

/**
 * One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
 */
export type What = { "event": "boxed", 
/**
 * The card.
 */
card: Card, } | { "event": "laid", 
/**
 * Where.
 */
hex: Hex, 
/**
 * What.
 */
tile: Tile, } | { "event": "drew", 
/**
 * What; only its owner knows.
 */
kind?: Kind, } | { "event": "starts" } | { "event": "placed", 
/**
 * Where.
 */
hex: Hex, 
/**
 * What; only the owner knows it of a token face down in a river.
 */
kind?: Kind, } | { "event": "field", 
/**
 * Where.
 */
hex: Hex, 
/**
 * Which.
 */
tile: Tile, } | { "event": "ziggurats", 
/**
 * Where the token went.
 */
hex: Hex, 
/**
 * How many ziggurats the player touches.
 */
touched: number, } | { "event": "surrounded", 
/**
 * Where.
 */
hex: Hex, } | { "event": "citizens", 
/**
 * The city.
 */
hex: Hex, 
/**
 * How many tokens scored.
 */
tokens: number, } | { "event": "city_taken", 
/**
 * Where it lay.
 */
hex: Hex, 
/**
 * Which.
 */
tile: Tile, } | { "event": "city_lost", 
/**
 * Where it lay.
 */
hex: Hex, 
/**
 * Which.
 */
tile: Tile, } | { "event": "cities", 
/**
 * How many the player has.
 */
owned: number, } | { "event": "city_pairs", 
/**
 * How many pairs.
 */
pairs: number, } | { "event": "ziggurat_tied", 
/**
 * Where.
 */
hex: Hex, } | { "event": "card_taken", 
/**
 * Which.
 */
card: Card, } | { "event": "extra_turn" } | { "event": "turn" } | { "event": "over", 
/**
 * Why.
 */
reason: string, };
