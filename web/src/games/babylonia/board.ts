/** Where the hexes of Babylonia are on the drawing. North lies to the left of the first river, south to the right of the second. */

import { HEXES, RIVERS as COURSES } from './facts';
import type { Hex } from './types';

export type Region = 'north' | 'centre' | 'south' | 'river';

/** A hex as it is printed. */
export interface Spot {
  id: Hex;
  /** In doubled coordinates: a hex below is two rows away, one at a corner a row and a column. */
  row: number;
  column: number;
  region: Region;
  /** A place of a tile, a ziggurat, or neither. */
  site: 'tile' | 'ziggurat' | null;
  /** The numbers of players with whom it is in play. */
  players: readonly number[];
}

export interface Point {
  x: number;
  y: number;
}

/** From a hex's middle to its corners, in units of the drawing. */
export const RADIUS = 40;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

export const ALL_SPOTS: readonly Spot[] = HEXES;
export const SPOTS: ReadonlyMap<Hex, Spot> = new Map(ALL_SPOTS.map((spot) => [spot.id, spot]));

function course(hexes: readonly Hex[]): Spot[] {
  return hexes.flatMap((hex) => SPOTS.get(hex) ?? []);
}
/** The hexes of the rivers from source to mouth. */
export const RIVERS = { tigris: course(COURSES.tigris), euphrates: course(COURSES.euphrates) } as const;

export function isRiver(hex: Hex): boolean {
  return SPOTS.get(hex)?.region === 'river';
}

/** How the map lies: as wide as on a desk, or turned by a quarter with the north on top for a phone. */
export interface Lay {
  turned: boolean;
  width: number;
  height: number;
  /** Where the middle of a hex is. */
  at(spot: Spot): Point;
  /** The outline of a hex around the origin; `size` 1 fills its cell. */
  outline(size?: number): string;
}

const MARGIN = 15;
const LONG = 17 * 1.5 * RADIUS + 2 * RADIUS + 2 * MARGIN;
const SHORT = 22 * HALF + 2 * HALF + 2 * MARGIN;

function corners(turned: boolean, size: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 3) * at + (turned ? Math.PI / 6 : 0);
    return `${round(RADIUS * size * Math.cos(angle))} ${round(RADIUS * size * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

export function lay(turned: boolean): Lay {
  const flat = ({ row, column }: Spot): Point => ({
    x: MARGIN + RADIUS + column * 1.5 * RADIUS,
    y: MARGIN + HALF + row * HALF,
  });
  return {
    turned,
    width: turned ? SHORT : LONG,
    height: turned ? LONG : SHORT,
    at: turned
      ? (spot) => {
          const { x, y } = flat(spot);
          return { x: round(SHORT - y), y: round(x) };
        }
      : (spot) => {
          const { x, y } = flat(spot);
          return { x: round(x), y: round(y) };
        },
    outline: (size = 1) => corners(turned, size),
  };
}

/** Which way of laying the map makes its hexes larger in a window. */
export function bestTurn(width: number, height: number): boolean {
  return Math.min(width / SHORT, height / LONG) > Math.min(width / LONG, height / SHORT);
}

/** A smooth line through points, half a hex beyond its ends. */
export function curve(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return '';
  const beyond = (end: Point, inner: Point): Point => ({
    x: end.x + (end.x - inner.x) * 0.5,
    y: end.y + (end.y - inner.y) * 0.5,
  });
  const way = [beyond(first, second), ...points, beyond(last, before)];
  const at = (index: number): Point => way[Math.min(Math.max(index, 0), way.length - 1)] ?? first;
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < way.length - 1; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    path += `C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(p2.x)} ${round(p2.y)}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
