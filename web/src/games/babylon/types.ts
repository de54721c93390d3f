// What Babylon sends and takes: `View`, `What` happened, `Action` and `Outlook`.
// Written by `cargo xtask types` from the Rust types; do not edit.

/**
 * One atomic decision, or one outcome of chance.
 */
export type Action = { "action": "board", flower: Flower, } | { "action": "reveal", tile: Tile, } | { "action": "start", seat: Seat, } | { "action": "token", token: Token, } | { "action": "remove", stack: Stack, } | { "action": "mine", stack: Stack, } | { "action": "place" } & Place | { "action": "join" } & Join | { "action": "statue", cell: Cell, } | { "action": "change", cell: Cell, symbol: Symbol, } | { "action": "store" } | { "action": "discard", source: Source, } | { "action": "end" };

export type Actor = Seat | "chance" | "over";

export type Anchor = { x: number, y: number };

/**
 * A row of the score pad.
 */
export type Category = "statues" | "fountains" | "bridges" | "stairs" | "variety" | "flowers" | "lookouts" | "highest";

export type Cell = { x: number, y: number };

export type Corner = "NW" | "NE" | "SE" | "SW";

/**
 * One of the four ways along the grid.
 */
export type Direction = "north" | "east" | "south" | "west";

/**
 * Why the game ended.
 */
export type End = "last_round";

export type Flower = "white" | "pink" | "blue" | "yellow";

/**
 * The pillars that mining a tile brings, and why.
 */
export type Gain = { 
/**
 * The edges that bring a pillar each.
 */
edges: Array<Direction>, 
/**
 * Pillars for the flower.
 */
flower: number, 
/**
 * Pillars that the round token takes away.
 */
less: number, 
/**
 * Pillars that the supply lacks.
 */
short: number, 
/**
 * What mining the tile brings after all that.
 */
pillars: number, };

/**
 * A decoration between two cells.
 */
export type Join = { 
/**
 * Stairs, a fountain or a footbridge; statues have one cell.
 */
symbol: Symbol, 
/**
 * The western or northern cell.
 */
first: Cell, 
/**
 * The next cell, or the one after it for a footbridge.
 */
second: Cell, };

/**
 * What a tile's quarry side shows, by layer.
 */
export type Material = "clay" | "granite" | "basalt";

export type Observer = Seat | "spectator";

/**
 * What an action would bring about at a glance.
 */
export type Outlook = { "outlook": "mine" } & Gain | { "outlook": "place", 
/**
 * By corner, NW, NE, SE, SW; nothing below the lookout.
 */
supports: [SupportKind | null, SupportKind | null, SupportKind | null, SupportKind | null], 
/**
 * The single pillars it costs; double pillars in hand are used first.
 */
pillars: number, };

/**
 * What happens next: chance draws boards, tiles, the first player or a round token, or a player decides.
 */
export type Phase = "board" | "reveal" | "start" | "token" | "remove" | "mine" | "build" | "store" | "over";

/**
 * Where a tile goes in the garden. The supports follow from it.
 */
export type Place = { 
/**
 * Which tile.
 */
source: Source, 
/**
 * The north-west cell.
 */
anchor: Anchor, 
/**
 * Quarter turns clockwise, 0 to 3.
 */
rotation: number, 
/**
 * From 1 to 16.
 */
level: number, 
/**
 * The corner without a support, which carries the lookout (BBL-A44).
 */
lookout?: Corner, };

export type Seat = number;

/**
 * Where a tile comes from.
 */
export type Source = "mined" | "stored";

export type Stack = { x: number, y: number };

/**
 * What a corner of a tile stands on.
 */
export type Support = { corner: Corner, kind: SupportKind, 
/**
 * The level it stands on; 0 is the board.
 */
from: number, };

/**
 * What holds a corner of a tile up: a pillar that bridges one level or two, or a statue (BBL-A8).
 */
export type SupportKind = "single" | "double" | "statue";

export type Symbol = "stairs" | "fountain" | "bridge" | "statue";

/**
 * What stands on a space.
 */
export type Thing = "lookout" | "statue" | "stairs-lower" | "stairs-upper" | "fountain" | "bridge";

export type Tile = string;

export type Token = "pillar" | "double" | "change" | "add" | "flower" | "less" | "blank";

/**
 * What an observer may know of a position.
 */
export type View = { options: ViewOptions, 
/**
 * Who begins every round; missing until that player is drawn.
 */
first?: Seat, round: number, rounds: number, 
/**
 * The round token in force.
 */
token?: Token, 
/**
 * How many of each round token have never been seen.
 */
unseen_tokens: ViewTokens, 
/**
 * The 16 stacks, row by row.
 */
quarry: Array<ViewStack>, 
/**
 * Quarry tiles that have never been seen.
 */
unseen: Array<Tile>, 
/**
 * Tiles that left the game.
 */
gone: Array<Tile>, 
/**
 * The mined tile in the active player's hand.
 */
mined?: ViewHeld, 
/**
 * Double pillars in the active player's hand.
 */
doubles: number, 
/**
 * Whether the active player changed a symbol this turn.
 */
changed: boolean, 
/**
 * What is left of each piece, if the supply is limited.
 */
supply?: ViewSupply, seats: Array<ViewSeat>, 
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
 * A cell of a garden from above.
 */
export type ViewCell = { 
/**
 * 0 where the hole of the board can be seen.
 */
level: number, symbol?: Symbol, 
/**
 * Whether it shows this symbol in place of the printed one for this turn.
 */
changed?: boolean, 
/**
 * What stands there.
 */
thing?: Thing, 
/**
 * Whether a footbridge spans the cell.
 */
gap?: boolean, 
/**
 * The number of its tile in `tiles`.
 */
tile?: number, };

/**
 * A decoration in a garden.
 */
export type ViewDecoration = { kind: Symbol, 
/**
 * Its western or northern end.
 */
first: ViewEnd, 
/**
 * Missing for a statue.
 */
second?: ViewEnd, 
/**
 * Whether it is a statue that holds a tile up.
 */
pillar: boolean, 
/**
 * Whether anything of it can be seen from above.
 */
seen: boolean, };

export type ViewEnd = { cell: Cell, level: number, };

/**
 * A tile that can be placed.
 */
export type ViewHeld = { 
/**
 * The symbols after each number of quarter turns clockwise, as far as they look different.
 */
turns: Array<[Symbol | null, Symbol | null, Symbol | null, Symbol | null]>, tile: Tile, 
/**
 * Missing for a starting tile.
 */
material?: Material, flower: Flower, 
/**
 * As they are printed: NW, NE, SE, SW.
 */
symbols: [Symbol | null, Symbol | null, Symbol | null, Symbol | null], };

/**
 * A tile in a garden.
 */
export type ViewLaid = { tile: Tile, 
/**
 * Missing for a starting tile.
 */
material?: Material, flower: Flower, 
/**
 * Its north-west cell.
 */
anchor: Anchor, 
/**
 * Quarter turns clockwise.
 */
rotation: number, level: number, 
/**
 * As they lie, covered or not: NW, NE, SE, SW.
 */
symbols: [Symbol | null, Symbol | null, Symbol | null, Symbol | null], supports: Array<Support>, 
/**
 * On the corner without a support.
 */
lookout?: ViewLookout, 
/**
 * Whether it was placed this turn.
 */
fresh: boolean, };

export type ViewLookout = { corner: Corner, cell: Cell, 
/**
 * Whether nothing covers it.
 */
seen: boolean, };

export type ViewOptions = { overlap_any_level: boolean, stair_volume: boolean, strict_supply: boolean, 
/**
 * Where the tile list and the round tokens come from.
 */
components: string, };

export type ViewPoints = { statues: number, fountains: number, bridges: number, stairs: number, variety: number, flowers: number, lookouts: number, highest: number, };

export type ViewSeat = { seat: Seat, 
/**
 * The flower of the board; missing until chance has drawn it.
 */
flower?: Flower, score: number, rank: number, 
/**
 * The live score, row by row of the pad.
 */
points: ViewPoints, visible_holes: number, 
/**
 * Single pillars.
 */
pillars: number, stored?: ViewHeld, 
/**
 * In the order in which they were placed.
 */
tiles: Array<ViewLaid>, decorations: Array<ViewDecoration>, 
/**
 * The highest level with a tile.
 */
highest: number, 
/**
 * The garden from above, row by row.
 */
plan: Array<Array<ViewCell>>, };

export type ViewStack = { stack: Stack, 
/**
 * How many tiles are left.
 */
height: number, 
/**
 * Missing if there is none, or it is still face down.
 */
top?: ViewTile, 
/**
 * What mining it brings the player who is to mine.
 */
gain?: Gain, };

export type ViewSupply = { single: number, double: number, lookout: number, stairs: number, fountain: number, statue: number, bridge: number, };

export type ViewTile = { tile: Tile, 
/**
 * Missing for a starting tile.
 */
material?: Material, flower: Flower, 
/**
 * As they are printed: NW, NE, SE, SW.
 */
symbols: [Symbol | null, Symbol | null, Symbol | null, Symbol | null], };

export type ViewTokens = { pillar: number, double: number, change: number, add: number, flower: number, less: number, blank: number, };

/**
 * One visible event; seat, points and ruling are kept beside it.
 */
export type What = { "event": "board", flower: Flower, } | { "event": "revealed", stack: Stack, tile: Tile, } | { "event": "starts" } | { "event": "token", token: Token, 
/**
 * The round in which it is in force.
 */
round: number, } | { "event": "removed", stack: Stack, tile: Tile, } | { "event": "turn", round: number, } | { "event": "gift", singles: number, doubles: number, } | { "event": "mined", stack: Stack, tile: Tile, material?: Material, 
/**
 * Edges that bring a pillar.
 */
edges: number, 
/**
 * Pillars for the flower.
 */
flower: number, 
/**
 * Pillars that the round token takes away.
 */
less: number, 
/**
 * Pillars that the supply lacks.
 */
short: number, 
/**
 * What the player gets: edges and flower, less what is taken away or lacks.
 */
pillars: number, } | { "event": "placed", tile: Tile, 
/**
 * Missing for a starting tile.
 */
material?: Material, source: Source, 
/**
 * Its north-west cell.
 */
anchor: Anchor, 
/**
 * Quarter turns clockwise.
 */
rotation: number, level: number, 
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
statues: number, } | { "event": "lookout", cell: Cell, 
/**
 * The corner of the tile.
 */
corner: Corner, level: number, } | { "event": "joined", symbol: Symbol, 
/**
 * Its western or northern cell.
 */
first: Cell, second: Cell, 
/**
 * The level of the first cell.
 */
level: number, } | { "event": "statue", cell: Cell, level: number, } | { "event": "changed", cell: Cell, symbol: Symbol, } | { "event": "stored", tile: Tile, material?: Material, } | { "event": "discarded", tile: Tile, 
/**
 * Missing for a starting tile.
 */
material?: Material, } | { "event": "returned", singles: number, doubles: number, } | { "event": "scored", category: Category, 
/**
 * Its points now.
 */
total: number, } | { "event": "over", reason: End, };
