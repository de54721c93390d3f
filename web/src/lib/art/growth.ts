/** What grows on a map, drawn with single strokes; each is a path around a point. */

import { chance, type Point } from './relief';

const at = ({ x, y }: Point) => `M${Math.round(x)} ${Math.round(y)}`;

/** A date palm: its trunk from the ground, and its crown. */
export const trunk = (point: Point) => `${at(point)}m0 10c-1-4-1.500-8 .5-12`;
export const crown = (point: Point) =>
  `${at(point)}m.5-2q-3-4-8 0q3-6 8 0q-2-6-7-6q6-1 7 6q2-7 7-6q-6 1-7 6q5-5 8 0q-5-3-8 0z`;
/** Grass. */
export const tuft = (point: Point) => `${at(point)}v-6m-3 5l-2-4m8 4l2-4`;
/** A ripple of sand. */
export const dune = (point: Point) => `${at(point)}m-13 0q8-5 17-1m-8 6q7-4 15-1`;

/** A point near another one, always the same. */
export const near = ({ x, y }: Point, reach: number): Point => ({
  x: x + reach * chance(Math.round(x), Math.round(y)),
  y: y + reach * chance(Math.round(y), Math.round(x) + 1),
});
