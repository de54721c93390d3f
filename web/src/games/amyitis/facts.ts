// Amyitis: lists in the order of the rules, spaces of the garden, and the corners that its canals join.
// Written by `cargo xtask types` from the Rust types; do not edit.

export const GOODS = ["salt","palm","barley","dates","wine"] as const;

export const GIFTS = ["camel","talent"] as const;

export const GUILDS = ["caravaneer","banker","palace","gardener"] as const;

export const ROWS = ["top","bottom"] as const;

export const TEMPLES = ["ishtar","marduk","tammouz"] as const;

export const TEMPLE_SPACES = 4 as const;

export const SIZE = 4 as const;

export const SPACES = {"00":{"row":0,"column":0},"01":{"row":0,"column":1},"02":{"row":0,"column":2},"03":{"row":0,"column":3},"10":{"row":1,"column":0},"11":{"row":1,"column":1},"12":{"row":1,"column":2},"13":{"row":1,"column":3},"20":{"row":2,"column":0},"21":{"row":2,"column":1},"22":{"row":2,"column":2},"23":{"row":2,"column":3},"30":{"row":3,"column":0},"31":{"row":3,"column":1},"32":{"row":3,"column":2},"33":{"row":3,"column":3}} as const;

export const SIDES = {"00-01":{"between":["00","01"],"from":{"row":0,"column":1},"to":{"row":1,"column":1}},"01-02":{"between":["01","02"],"from":{"row":0,"column":2},"to":{"row":1,"column":2}},"02-03":{"between":["02","03"],"from":{"row":0,"column":3},"to":{"row":1,"column":3}},"10-11":{"between":["10","11"],"from":{"row":1,"column":1},"to":{"row":2,"column":1}},"11-12":{"between":["11","12"],"from":{"row":1,"column":2},"to":{"row":2,"column":2}},"12-13":{"between":["12","13"],"from":{"row":1,"column":3},"to":{"row":2,"column":3}},"20-21":{"between":["20","21"],"from":{"row":2,"column":1},"to":{"row":3,"column":1}},"21-22":{"between":["21","22"],"from":{"row":2,"column":2},"to":{"row":3,"column":2}},"22-23":{"between":["22","23"],"from":{"row":2,"column":3},"to":{"row":3,"column":3}},"30-31":{"between":["30","31"],"from":{"row":3,"column":1},"to":{"row":4,"column":1}},"31-32":{"between":["31","32"],"from":{"row":3,"column":2},"to":{"row":4,"column":2}},"32-33":{"between":["32","33"],"from":{"row":3,"column":3},"to":{"row":4,"column":3}},"00-10":{"between":["00","10"],"from":{"row":1,"column":0},"to":{"row":1,"column":1}},"01-11":{"between":["01","11"],"from":{"row":1,"column":1},"to":{"row":1,"column":2}},"02-12":{"between":["02","12"],"from":{"row":1,"column":2},"to":{"row":1,"column":3}},"03-13":{"between":["03","13"],"from":{"row":1,"column":3},"to":{"row":1,"column":4}},"10-20":{"between":["10","20"],"from":{"row":2,"column":0},"to":{"row":2,"column":1}},"11-21":{"between":["11","21"],"from":{"row":2,"column":1},"to":{"row":2,"column":2}},"12-22":{"between":["12","22"],"from":{"row":2,"column":2},"to":{"row":2,"column":3}},"13-23":{"between":["13","23"],"from":{"row":2,"column":3},"to":{"row":2,"column":4}},"20-30":{"between":["20","30"],"from":{"row":3,"column":0},"to":{"row":3,"column":1}},"21-31":{"between":["21","31"],"from":{"row":3,"column":1},"to":{"row":3,"column":2}},"22-32":{"between":["22","32"],"from":{"row":3,"column":2},"to":{"row":3,"column":3}},"23-33":{"between":["23","33"],"from":{"row":3,"column":3},"to":{"row":3,"column":4}}} as const;
