// What Babylon sends: `View` and `What` happened.
// Written by `cargo xtask types` from the Rust types; do not edit.

export type Actor = Seat | "chance" | "over";

export type Category = "statues" | "fountains" | "bridges" | "stairs" | "variety" | "flowers" | "lookouts" | "highest";

export type Cell = string;

export type Changed = string;

export type Corner = "NW" | "NE" | "SE" | "SW";

export type DecoText = string;

export type Flower = "white" | "pink" | "blue" | "yellow";

export type LaidText = string;

export type Observer = Seat | "spectator";

export type PhaseWord = "board" | "reveal" | "start" | "token" | "remove" | "mine" | "build" | "store" | "over";

export type Seat = "P1" | "P2" | "P3" | "P4";

export type Source = "mined" | "stored";

export type Stack = string;

export type Symbol = "stairs" | "fountain" | "bridge" | "statue";

export type Tile = string;

export type Token = "pillar" | "double" | "change" | "add" | "flower" | "less" | "blank";

/**
 * The JSON shape of a view.
 */
export type View = { observer: Observer, players: number, options: ViewOptions, actor: Actor, phase: PhaseWord, active: Seat, first?: Seat, round: number, rounds: number, token?: ViewToken, 
/**
 * How many of each round token nobody has seen.
 */
unseen_tokens: Array<[Token, number]>, quarry: Array<ViewStack>, 
/**
 * Quarry tiles that nobody has seen.
 */
unseen: Array<Tile>, gone: Array<Tile>, mined?: ViewTile, doubles: number, 
/**
 * How many of the active garden's last tiles were placed this turn.
 */
built: number, changed?: Changed, 
/**
 * What is left of each piece, if the supply is limited.
 */
supply?: Array<[string, number]>, seats: Array<ViewSeat>, end?: string, };

export type ViewCell = { level: number, symbol?: string, thing?: string, 
/**
 * A footbridge spans the cell.
 */
gap?: boolean, 
/**
 * The number of the tile in `garden`.
 */
tile?: number, };

export type ViewGain = { edges: number, flower: number, pillars: number, };

export type ViewOptions = { overlap_any_level: boolean, stair_volume: boolean, strict_supply: boolean, 
/**
 * Where the tile list and the round tokens come from.
 */
components: string, };

export type ViewSeat = { seat: Seat, flower?: Flower, score: number, rank: number, 
/**
 * The live score, row by row of the pad.
 */
categories: Array<[string, number]>, visible_holes: number, pillars: number, stored?: ViewTile, garden: Array<LaidText>, deco: Array<DecoText>, 
/**
 * The plan from above, row by row: what positions call level, symbol and thing of each cell.
 */
plan: Array<Array<ViewCell>>, };

/**
 * `ShownStack` with the fields of its tile, which are all missing at the bottom: ts-rs flattens no options.
 */
export type ViewStack = { stack: Stack, height: number, tile?: Tile, flower?: Flower, 
/**
 * NW NE SE SW.
 */
symbols?: string, rotations?: number, 
/**
 * What mining it would bring the player on turn.
 */
gain?: ViewGain, };

export type ViewTile = { tile: Tile, flower: Flower, 
/**
 * NW NE SE SW.
 */
symbols: string, 
/**
 * How many turns look different.
 */
rotations: number, };

export type ViewToken = { token: Token, words: string, };

/**
 * One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
 */
export type What = { "event": "board", 
/**
 * The flower of the board.
 */
flower: Flower, } | { "event": "revealed", 
/**
 * Where.
 */
stack: Stack, 
/**
 * Which.
 */
tile: Tile, } | { "event": "starts" } | { "event": "token", 
/**
 * Which.
 */
token: Token, 
/**
 * The round in which it is in force.
 */
round: number, } | { "event": "removed", 
/**
 * From where.
 */
stack: Stack, 
/**
 * Which.
 */
tile: Tile, } | { "event": "turn", 
/**
 * In this round.
 */
round: number, } | { "event": "gift", 
/**
 * Single pillars.
 */
singles: number, 
/**
 * Double pillars.
 */
doubles: number, } | { "event": "mined", 
/**
 * From where.
 */
stack: Stack, 
/**
 * Which.
 */
tile: Tile, 
/**
 * Edges that bring a pillar.
 */
edges: number, 
/**
 * Pillars for the flower.
 */
flower: number, 
/**
 * The pillars in all, after the round token.
 */
pillars: number, } | { "event": "placed", 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where from.
 */
source: Source, 
/**
 * Its north-west cell.
 */
anchor: Cell, 
/**
 * Quarter turns clockwise.
 */
rotation: number, 
/**
 * The level.
 */
level: number, 
/**
 * Single pillars under it.
 */
singles: number, 
/**
 * Double pillars under it.
 */
doubles: number, 
/**
 * Statues under it that became pillars.
 */
statues: number, } | { "event": "lookout", 
/**
 * Where.
 */
cell: Cell, 
/**
 * The corner of the tile.
 */
corner: Corner, 
/**
 * The level.
 */
level: number, } | { "event": "joined", 
/**
 * What.
 */
symbol: Symbol, 
/**
 * Its western or northern cell.
 */
first: Cell, 
/**
 * Its other cell.
 */
second: Cell, 
/**
 * The level of the first cell.
 */
level: number, } | { "event": "statue", 
/**
 * Where.
 */
cell: Cell, 
/**
 * The level.
 */
level: number, } | { "event": "changed", 
/**
 * Where.
 */
cell: Cell, 
/**
 * Which symbol.
 */
symbol: Symbol, } | { "event": "stored", 
/**
 * Which.
 */
tile: Tile, } | { "event": "discarded", 
/**
 * Which.
 */
tile: Tile, } | { "event": "returned", 
/**
 * Single pillars.
 */
singles: number, 
/**
 * Double pillars.
 */
doubles: number, } | { "event": "scored", 
/**
 * Which category.
 */
category: Category, 
/**
 * Its points now.
 */
total: number, } | { "event": "over" };
