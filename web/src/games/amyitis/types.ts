// What Amyitis sends: `View`, `What` happened, `Action` and its `Outlook`.
// Written by `cargo xtask types` from the Rust types; do not edit.

/**
 * One atomic decision, or one outcome of chance. As JSON the field `action` says which.
 */
export type Action = { "action": "lay", tile: Tile, } | { "action": "card", card: PlantCard, } | { "action": "flip", flipped: boolean, } | { "action": "leader", good: Good, } | { "action": "start", seat: Seat, } | { "action": "deal", craft: Craft, } | { "action": "hire", trio: number, craft: Craft, } | { "action": "go", steps: number, } | { "action": "pass" } | { "action": "field", row: Row, } | { "action": "enter", temple: Temple, } | { "action": "irrigate", side: Side, } | { "action": "sell", good: Good, } | { "action": "stop" } | { "action": "pay", good: Good, } | { "action": "take", guild: Guild, } | { "action": "token", good: Good, } | { "action": "plant", space: Space, } | { "action": "good", good: Good, } | { "action": "gift", gift: Gift, } | { "action": "swap", give: Good, get: Good, } | { "action": "keep" } | { "action": "discard", good: Good, };

export type Actor = Seat | "chance" | "over";

export type BonusCard = "caravaneer" | "banker" | "palace" | "gardener" | "any";

export type Cause = "craftsman" | "trade" | "tile" | "ishtar" | "planting" | "tammouz" | "procession";

/**
 * How many cubes an owner has somewhere.
 */
export type Count = { owner: Cube, count: number, };

export type Craft = "farmer" | "priest" | "engineer" | "merchant";

/**
 * Whose a cube is: a seat, or null for a grey one.
 */
export type Cube = Seat | null;

export type End = "garden_planted";

/**
 * A line of an Amyitis card.
 */
export type Favour = { 
/**
 * The fewest tiles for these points; the best line counts.
 */
tiles: number, points: number, };

export type Gift = "camel" | "talent";

export type Good = "salt" | "palm" | "barley" | "dates" | "wine";

export type Guild = "caravaneer" | "banker" | "palace" | "gardener";

export type Observer = Seat | "spectator";

/**
 * What an action of a player costs or takes. Only what the kind of action can cost is there.
 */
export type Outlook = { 
/**
 * Talents that a craftsman costs.
 */
talents?: number, 
/**
 * Camels that the caravan's way costs.
 */
camels?: number, 
/**
 * Gardeners that go back to the supply for a plant.
 */
gardeners?: number, 
/**
 * The level of the guild card that is taken; gardeners have level 0.
 */
level?: number, };

export type Phase = "tiles" | "cards" | "flip" | "leaders" | "start" | "craft" | "turn" | "field" | "priest" | "engineer" | "sell" | "canal" | "pay" | "take" | "token" | "plant" | "good" | "bonus" | "procession" | "ishtar" | "harvest" | "swap" | "discard" | "over";

/**
 * A plant card with the side that lies up, as text `P1a`.
 */
export type Plant = { card: PlantCard, 
/**
 * Whether side b lies up.
 */
flipped: boolean, };

export type PlantCard = "P1" | "P2" | "P3" | "K";

/**
 * What the score of a seat is made of when the game has ended.
 */
export type Points = { 
/**
 * For garden tiles.
 */
tiles: number, 
/**
 * For palaces of every level.
 */
palaces: number, 
/**
 * The favour of Amyitis.
 */
favour: number, 
/**
 * For goods left.
 */
goods: number, 
/**
 * For irrigation, sales, temples and bankers.
 */
rest: number, };

export type Row = "top" | "bottom";

export type Seat = number;

export type Side = "00-01" | "01-02" | "02-03" | "10-11" | "11-12" | "12-13" | "20-21" | "21-22" | "22-23" | "30-31" | "31-32" | "32-33" | "00-10" | "01-11" | "02-12" | "03-13" | "10-20" | "11-21" | "12-22" | "13-23" | "20-30" | "21-31" | "22-32" | "23-33";

export type Space = "00" | "01" | "02" | "03" | "10" | "11" | "12" | "13" | "20" | "21" | "22" | "23" | "30" | "31" | "32" | "33";

export type Temple = "ishtar" | "marduk" | "tammouz";

export type Tile = string;

/**
 * Everything on the table.
 */
export type View = { 
/**
 * The digest of the components file; empty for the built-in one.
 */
components: string, 
/**
 * Whether water passes a double canal only when both its segments are irrigated.
 */
both_canals: boolean, 
/**
 * Whether the tokens and cubes of the box are all there are.
 */
strict_supply: boolean, 
/**
 * Who has the first-player card; nobody before it is drawn.
 */
first: Seat | null, 
/**
 * From 1.
 */
round: number, 
/**
 * The cities, clockwise from Babylon.
 */
ring: Array<ViewCity>, 
/**
 * The index of the city where the caravan is.
 */
caravan: number, trios: Array<ViewTrio>, 
/**
 * The spaces, row by row.
 */
garden: Array<ViewSpace>, canals: Array<ViewCanal>, fields: { [key in Row]: ViewRow }, temples: { [key in Temple]: ViewTemple }, 
/**
 * The points in the temple of Marduk, for the first and, if anybody can be second, for the second.
 */
marduk: Array<number>, 
/**
 * The points for an engineer.
 */
engineer_points: number, 
/**
 * The guild cards by guild and level, also those that are gone.
 */
guilds: Array<ViewStock>, 
/**
 * The tokens on caravan leaders that are still to be had.
 */
leaders: Array<Good>, 
/**
 * The tiles in the garden.
 */
tiles_left: number, 
/**
 * With this many tiles left, or fewer, the game ends after the round.
 */
end_at: number, 
/**
 * The tiles that have to be planted before the last round; 0 in the last round.
 */
until_end: number, 
/**
 * The favour of Amyitis at the end.
 */
favour: Array<Favour>, seats: Array<ViewSeat>, 
/**
 * The trade under way.
 */
trade?: ViewTrade, 
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

export type ViewCanal = { side: Side, 
/**
 * Two for a double canal.
 */
segments: number, 
/**
 * The cubes on its segments, first come first.
 */
cubes: Array<Cube>, 
/**
 * Whether it can be irrigated: water reaches it, and a segment is free.
 */
available: boolean, };

export type ViewCard = { 
/**
 * For gardeners their number.
 */
level: number, } & ({ "guild": "caravaneer", 
/**
 * Spaces that the caravan goes further.
 */
spaces: number, 
/**
 * Goods that may be kept at the end of a round.
 */
keep: number, 
/**
 * Whether it comes with the token of a good.
 */
token: boolean, } | { "guild": "banker", talents: number, points: number, } | { "guild": "palace", points: number, } | { "guild": "gardener" });

export type ViewCity = { name: string, 
/**
 * How many spaces it is ahead of the caravan, 1 to 9; the caravan's own city is a full lap ahead.
 */
ahead: number, 
/**
 * Whether its price or what it gives is reconstructed.
 */
reconstructed: boolean, } & ({ "kind": "sale", points: [number, number], } | { "kind": "guild", price: Array<Good>, offers: [Guild, Guild], } | { "kind": "plant", price: Array<Good>, plant: Plant | null, 
/**
 * The quality of the plant.
 */
quality: number | null, });

export type ViewCraft = { craft: Craft, 
/**
 * Turned cards were hired.
 */
turned: boolean, };

export type ViewField = { good: Good, 
/**
 * Whose cube lies there.
 */
owner: Seat | null, };

export type ViewRow = { 
/**
 * From the left.
 */
fields: Array<ViewField>, 
/**
 * The index of the field that is harvested next.
 */
next: number, 
/**
 * The good of that field.
 */
good: Good, 
/**
 * The cubes by player, most first.
 */
counts: Array<Count>, 
/**
 * Who alone has most cubes.
 */
most: Seat | null, };

export type ViewSeat = { seat: Seat, score: number, rank: number, talents: number, camels: number, goods: { [key in Good]: number }, 
/**
 * Goods that may be kept at the end of a round.
 */
keep: number, 
/**
 * The guild cards in force: the caravan leader, also without a card, and what else there is.
 */
cards: Array<ViewCard>, tiles: Array<Tile>, passed: boolean, 
/**
 * What the score is made of; only at the end.
 */
points?: Points, };

export type ViewSpace = { space: Space, 
/**
 * From 1, the one at the river.
 */
terrace: number, 
/**
 * The quality that a plant needs here.
 */
need: number, 
/**
 * Whether it is used with this number of players.
 */
used: boolean, planted: boolean, 
/**
 * Whether one of its sides is completely irrigated.
 */
watered: boolean, tile?: ViewTile, 
/**
 * The cubes on the canals around it, players with most first.
 */
around: Array<Count>, 
/**
 * Who alone has most cubes around it and would get the irrigation bonus.
 */
most: Seat | null, };

export type ViewStock = { 
/**
 * Gardeners have level 0.
 */
level: number, left: number, } & ({ "guild": "caravaneer", 
/**
 * Spaces that the caravan goes further.
 */
spaces: number, 
/**
 * Goods that may be kept at the end of a round.
 */
keep: number, 
/**
 * Whether it comes with the token of a good.
 */
token: boolean, } | { "guild": "banker", talents: number, points: number, } | { "guild": "palace", points: number, } | { "guild": "gardener" });

export type ViewTemple = { 
/**
 * From the left, where they come in.
 */
cubes: Array<Cube>, 
/**
 * Who is first and who is second; with two players nobody can be second.
 */
ranks: Array<Seat | null>, };

export type ViewTile = { id: Tile, points: number, talents: number, camels: number, 
/**
 * Goods of choice.
 */
goods: number, card?: BonusCard, reconstructed: boolean, };

export type ViewTrade = { 
/**
 * Goods sold, or parts of the price paid.
 */
done: number, 
/**
 * What is to be paid now, with this good or with wine.
 */
due?: Good, 
/**
 * The points for the good that is sold next.
 */
points?: number, 
/**
 * The space just planted, while its bonus is being taken.
 */
space?: Space, 
/**
 * Goods still to be chosen as bonus.
 */
goods: number, 
/**
 * The guild card still to be taken as bonus.
 */
card?: BonusCard, };

export type ViewTrio = { cards: Array<ViewCraft>, 
/**
 * What the next card costs in Talents; null when all are hired.
 */
cost: number | null, };

/**
 * One visible happening; its points, its seat and the ruling behind it stand beside it.
 */
export type What = { "event": "laid", space: Space, tile: Tile, } | { "event": "plant_laid", city: string, plant: Plant, } | { "event": "leader_token", good: Good, } | { "event": "starts" } | { "event": "dealt", trio: number, craft: Craft, } | { "event": "income", talents: number, } | { "event": "turn" } | { "event": "hired", trio: number, craft: Craft, cost: number, } | { "event": "harvested", row: Row, good: Good, taken: boolean, cause: Cause, } | { "event": "row_full", row: Row, gardener: boolean, } | { "event": "entered", temple: Temple, cause: Cause, pushed?: Cube, } | { "event": "irrigated", side: Side, cause: Cause, } | { "event": "camels", count: number, cause: Cause, } | { "event": "talents", count: number, cause: Cause, } | { "event": "moved", city: string, steps: number, camels: number, } | { "event": "sold", city: string, good: Good, } | { "event": "nothing_to_irrigate", city: string, } | { "event": "paid", good: Good, } | { "event": "card_taken", guild: Guild, level: number, cause: Cause, } | { "event": "token_taken", good: Good, } | { "event": "planted", space: Space, tile: Tile, gardeners: number, } | { "event": "good_taken", good: Good, } | { "event": "bonus_lost" } | { "event": "irrigation_bonus", space: Space, cubes: number, } | { "event": "no_irrigation_bonus", space: Space, } | { "event": "flipped", city: string, plant: Plant, } | { "event": "passed" } | { "event": "pass_talent", talents: number, } | { "event": "marduk", rank: number, } | { "event": "swapped", give: Good, get: Good, } | { "event": "kept" } | { "event": "discarded", good: Good, } | { "event": "round", round: number, } | { "event": "favour", tiles: number, } | { "event": "goods_left", goods: number, } | { "event": "over", reason: End, tiles_left: number, };
