// What Babylonia sends and understands.
// Written by `cargo xtask types` from the Rust types; do not edit.

/**
 * One atomic decision, or one outcome of chance.
 */
export type Action = { "action": "box", card: Card, } | { "action": "lay", tile: Tile, } | { "action": "draw", kind: Kind, } | { "action": "start", seat: Seat, } | { "action": "place", kind: Kind, hex: Hex, } | { "action": "finish" } | { "action": "resolve", hex: Hex, } | { "action": "take", card: Card, } | { "action": "extra", yes: boolean, };

export type Actor = Seat | "chance" | "over";

export type Card = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * A city tile.
 */
export type City = { tile: Tile, 
/**
 * The kinds of citizens that score at it.
 */
symbols: Array<Kind>, };

/**
 * Numbers of tokens by kind.
 */
export type Counts = { merchant: number, official: number, priest: number, farmer: number, };

/**
 * How many tokens a turn requires (BAB-P1, BAB-P2).
 */
export type Demand = { 
/**
 * Tokens that must still be played before the turn can be finished.
 */
owed: number, 
/**
 * Whether more may follow them, if their kinds allow it.
 */
more: boolean, };

/**
 * Why a game ended (BAB-E1).
 */
export type End = "stand_empty" | "one_city_left";

/**
 * A ziggurat card in front of a player.
 */
export type HeldCard = { card: Card, 
/**
 * Whether its single use is over.
 */
used: boolean, };

export type Hex = string;

/**
 * The kind of a clan token: three citizens and the farmer.
 */
export type Kind = "merchant" | "official" | "priest" | "farmer";

/**
 * The tokens of a seat that hang together with a city (BAB-C3).
 */
export type Links = { 
/**
 * Whose tokens they are.
 */
seat: Seat, 
/**
 * The tokens that score at the city, whose symbol they show.
 */
scoring: Array<Hex>, 
/**
 * What they score together.
 */
points: number, 
/**
 * The city with each token beside it, and neighbouring tokens linked to it: each pair once.
 */
pairs: Array<[Hex, Hex]>, };

export type Observer = Seat | "spectator";

/**
 * The cities and unresolved ziggurats beside a token as they would stand with it.
 */
export type Outlook = { 
/**
 * Never empty.
 */
sites: Array<SiteOutlook>, };

/**
 * What is being done.
 */
export type Phase = "box" | "layout" | "deal" | "start" | "place" | "resolve" | "card" | "refill" | "extra" | "over";

export type Seat = number;

/**
 * What can be surrounded.
 */
export type SiteKind = "city" | "ziggurat";

/**
 * One of them.
 */
export type SiteOutlook = { 
/**
 * Who would score by citizens; empty unless the token surrounds a city.
 */
links: Array<Links>, 
/**
 * Where the city or ziggurat is.
 */
hex: Hex, 
/**
 * The land beside it without a token. When none is left, it is surrounded (BAB-C1).
 */
open: Array<Hex>, 
/**
 * The number of tokens beside it, by seat.
 */
tokens: Array<number>, 
/**
 * The seat with most tokens beside it and would take the tile or a card (BAB-C4, BAB-Z1); missing in a tie.
 */
leader?: Seat, };

export type Tile = "m" | "o" | "p" | "mo" | "mp" | "op" | "mop" | "5" | "6" | "7" | "c";

/**
 * What an observer sees.
 */
export type View = { 
/**
 * Whether seven random cards of the nine are in play (BAB-V1).
 */
random_cards: boolean, 
/**
 * The number of the turn, from 1.
 */
turn: number, 
/**
 * What the turn still requires; in phase `place` only.
 */
demand?: Demand, 
/**
 * The hexes played on this turn, in order.
 */
placed: Array<Hex>, 
/**
 * The cities, fields and ziggurats in play.
 */
sites: Array<ViewSite>, tokens: Array<ViewToken>, 
/**
 * The ziggurat cards that lie open.
 */
cards: Array<Card>, seats: Array<ViewSeat>, 
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

export type ViewSeat = { seat: Seat, score: number, 
/**
 * As it stands, 1 is best; equals share a rank.
 */
rank: number, stand_size: number, pool_size: number, 
/**
 * All tokens that others have not seen: on the stand, in the pool and face down in rivers.
 */
unseen: Counts, 
/**
 * Only the seat itself knows it.
 */
stand?: Counts, 
/**
 * Only the seat itself knows it.
 */
pool?: Counts, 
/**
 * City tiles in front of the player.
 */
cities: Array<City>, 
/**
 * Ziggurat cards in front of the player.
 */
cards: Array<HeldCard>, };

export type ViewSite = { "site": "city", 
/**
 * Whether it is surrounded and waits to be resolved.
 */
pending: boolean, 
/**
 * Who would score by citizens if it were resolved now.
 */
links: Array<Links>, tile: Tile, 
/**
 * The kinds of citizens that score at it.
 */
symbols: Array<Kind>, 
/**
 * Where the city or ziggurat is.
 */
hex: Hex, 
/**
 * The land beside it without a token. When none is left, it is surrounded (BAB-C1).
 */
open: Array<Hex>, 
/**
 * The number of tokens beside it, by seat.
 */
tokens: Array<number>, 
/**
 * The seat with most tokens beside it and would take the tile or a card (BAB-C4, BAB-Z1); missing in a tie.
 */
leader?: Seat, } | { "site": "field", hex: Hex, tile: Tile, 
/**
 * The points for whoever enters it now (BAB-P6).
 */
worth: number, 
/**
 * Whether it shows the city symbol instead of a number.
 */
counts_cities: boolean, } | { "site": "ziggurat", 
/**
 * Whether it is surrounded and waits to be resolved.
 */
pending: boolean, resolved: boolean, 
/**
 * Where the city or ziggurat is.
 */
hex: Hex, 
/**
 * The land beside it without a token. When none is left, it is surrounded (BAB-C1).
 */
open: Array<Hex>, 
/**
 * The number of tokens beside it, by seat.
 */
tokens: Array<number>, 
/**
 * The seat with most tokens beside it and would take the tile or a card (BAB-C4, BAB-Z1); missing in a tie.
 */
leader?: Seat, };

export type ViewToken = { hex: Hex, seat: Seat, 
/**
 * Missing if the token lies face down and belongs to another player.
 */
kind?: Kind, face_down: boolean, };

/**
 * One visible happening; seat, points and ruling stand beside it.
 */
export type What = { "event": "boxed", card: Card, } | { "event": "laid", hex: Hex, tile: Tile, } | { "event": "drew", 
/**
 * Missing for everyone but its owner.
 */
kind?: Kind, } | { "event": "starts" } | { "event": "placed", hex: Hex, 
/**
 * Missing if the token lies face down and belongs to another player.
 */
kind?: Kind, 
/**
 * Whether it went into a river.
 */
face_down: boolean, } | { "event": "field", hex: Hex, tile: Tile, 
/**
 * Whether it scored the city tiles in front of all players instead of a printed number.
 */
counts_cities: boolean, } | { "event": "ziggurats", 
/**
 * Where the token went.
 */
hex: Hex, 
/**
 * How many ziggurats the seat touches.
 */
touched: number, } | { "event": "surrounded", hex: Hex, site: SiteKind, } | { "event": "citizens", 
/**
 * The city.
 */
hex: Hex, 
/**
 * How many tokens scored.
 */
tokens: number, } | { "event": "city_taken", hex: Hex, tile: Tile, } | { "event": "city_lost", hex: Hex, tile: Tile, } | { "event": "cities", owned: number, } | { "event": "city_pairs", pairs: number, } | { "event": "ziggurat_tied", hex: Hex, } | { "event": "card_taken", card: Card, } | { "event": "extra_turn" } | { "event": "turn" } | { "event": "over", reason: End, };
