// What Amyitis sends: `View` and `What` happened.
// Written by `cargo xtask types` from the Rust types; do not edit.

export type Actor = Seat | "chance" | "over";

export type Craft = "farmer" | "priest" | "engineer" | "merchant";

export type Cube = Seat | "grey";

export type Good = "salt" | "palm" | "barley" | "dates" | "wine";

export type Guild = "caravaneer" | "banker" | "palace" | "gardener";

export type Observer = Seat | "spectator";

export type PhaseWord = "tiles" | "cards" | "flip" | "leaders" | "start" | "craft" | "turn" | "field" | "priest" | "engineer" | "sell" | "canal" | "pay" | "take" | "token" | "plant" | "good" | "bonus" | "procession" | "ishtar" | "harvest" | "swap" | "discard" | "over";

export type Plant = string;

export type Row = "top" | "bottom";

export type Seat = "P1" | "P2" | "P3" | "P4";

export type Side = string;

export type Space = string;

export type Temple = "ishtar" | "marduk" | "tammouz";

export type Tile = string;

/**
 * The JSON shape of a view.
 */
export type View = { observer: Observer, players: number, components: string, double_canals: string, strict_supply: boolean, actor: Actor, phase: PhaseWord, first: Seat | null, active: Seat | null, round: number, ring: Array<ViewCity>, caravan: number, trios: Array<ViewTrio>, garden: Array<ViewSpace>, canals: Array<ViewSide>, fields: { [key in Row]: ViewRow }, temples: { [key in Temple]: ViewTemple }, stock: Array<ViewStock>, leaders: Array<Good>, tiles_left: number, end_at: number, seats: Array<ViewSeat>, trade?: ViewTrade, end?: string, };

export type ViewCity = { name: string, 
/**
 * What has to be paid, in order.
 */
price: Array<Good>, offers?: Array<Guild>, plant?: Plant, quality?: number, reconstructed: boolean, };

export type ViewRow = { goods: Array<Good>, cubes: string, };

export type ViewSeat = { seat: Seat, score: number, rank: number, talents: number, camels: number, goods: string, caravaneer: number, banker: number, palace: number, gardeners: number, tiles: Array<Tile>, passed: boolean, };

export type ViewSide = { side: Side, segments: number, cubes: string, available: boolean, };

export type ViewSpace = { space: Space, terrace: number, need: number, used: boolean, planted: boolean, watered: boolean, tile?: ViewTile, };

export type ViewStock = { guild: Guild, level: number, left: number, };

export type ViewTemple = { cubes: string, first: Seat | null, second: Seat | null, };

export type ViewTile = { id: Tile, points: number, talents: number, camels: number, goods: number, card?: string, reconstructed: boolean, };

export type ViewTrade = { done: number, space?: Space, goods: number, card?: string, 
/**
 * Spaces that can be planted now.
 */
plantable: Array<Space>, };

export type ViewTrio = { 
/**
 * Face-up cards as letters, turned ones as capitals.
 */
cards: string, cost: number, };

/**
 * One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
 */
export type What = { "event": "laid", space: Space, tile: Tile, } | { "event": "plant_laid", city: string, plant: Plant, } | { "event": "leader_token", good: Good, } | { "event": "starts" } | { "event": "dealt", trio: number, craft: Craft, } | { "event": "income", talents: number, } | { "event": "turn" } | { "event": "hired", trio: number, craft: Craft, cost: number, } | { "event": "harvested", row: Row, good: Good, taken: boolean, } | { "event": "row_full", row: Row, gardener: boolean, } | { "event": "entered", temple: Temple, pushed?: Cube, } | { "event": "irrigated", side: Side, } | { "event": "camels", count: number, } | { "event": "talents", count: number, } | { "event": "moved", city: string, steps: number, camels: number, } | { "event": "sold", good: Good, } | { "event": "nothing_to_irrigate" } | { "event": "paid", good: Good, } | { "event": "card_taken", guild: Guild, level: number, } | { "event": "token_taken", good: Good, } | { "event": "planted", space: Space, tile: Tile, gardeners: number, } | { "event": "good_taken", good: Good, } | { "event": "bonus_lost" } | { "event": "irrigation_bonus", space: Space, cubes: number, } | { "event": "no_irrigation_bonus", space: Space, } | { "event": "flipped", city: string, plant: Plant, } | { "event": "passed" } | { "event": "pass_talent", talents: number, } | { "event": "marduk", rank: number, } | { "event": "swapped", give: Good, get: Good, } | { "event": "kept" } | { "event": "discarded", good: Good, } | { "event": "round", round: number, } | { "event": "favour", tiles: number, } | { "event": "goods_left", goods: number, } | { "event": "over", tiles_left: number, };
