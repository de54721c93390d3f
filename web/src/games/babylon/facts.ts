// What is the same in every game of Babylon.
// Written by `cargo xtask types` from the Rust types; do not edit.

export const SIDE = 8 as const;

export const QUARRY_SIDE = 4 as const;

export const STORED_PILLARS = 6 as const;

export const CORNERS = ["NW","NE","SE","SW"] as const;

export const OFFSETS = {"NW":{"x":0,"y":0},"NE":{"x":1,"y":0},"SE":{"x":1,"y":1},"SW":{"x":0,"y":1}} as const;

export const FLOWERS = ["white","pink","blue","yellow"] as const;

export const MATERIALS = ["clay","granite","basalt"] as const;

export const CATEGORIES = ["statues","fountains","bridges","stairs","variety","flowers","lookouts","highest"] as const;
