/** The geometry of the map. North is to the left of the first river, south to the right of the second. */

import { noise, type Box, type Point, type Stretch } from '$lib/art/relief';
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
  /** A tile space, a ziggurat, or neither. */
  site: 'tile' | 'ziggurat' | null;
  /** The player counts with which it is in play. */
  players: readonly number[];
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

/** Where a hex is, as people say it: in a river or on its bank, how far down; otherwise in one of the three lands. */
export interface Where {
  river: 'tigris' | 'euphrates' | 'none';
  /** In the river itself, or on its bank. */
  in: boolean;
  reach: 'upper' | 'middle' | 'lower';
  region: Region;
}

const STEPS = [
  [2, 0],
  [-2, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

export function whereOf(hex: Hex): Where {
  const spot = SPOTS.get(hex);
  const nowhere: Where = { river: 'none', in: false, reach: 'middle', region: spot?.region ?? 'centre' };
  if (!spot) return nowhere;
  const beside = (other: Spot) =>
    STEPS.some(([rows, columns]) => spot.row + rows === other.row && spot.column + columns === other.column);
  for (const river of ['tigris', 'euphrates'] as const) {
    const course = RIVERS[river];
    const on = course.findIndex((one) => one.id === hex);
    const at = on >= 0 ? on : course.findIndex(beside);
    if (at < 0) continue;
    const third = Math.floor((3 * at) / course.length);
    return {
      ...nowhere,
      river,
      in: on >= 0,
      reach: third === 0 ? 'upper' : third === 1 ? 'middle' : 'lower',
    };
  }
  return nowhere;
}

/** The orientation of the map: wide for a desktop, or rotated by a quarter turn with north on top for a phone. */
export interface Lay {
  turned: boolean;
  width: number;
  height: number;
  /** The centre of a hex. */
  at(spot: Spot): Point;
  /** The outline of a hex around the origin; `size` 1 fills its cell. */
  outline(size?: number): string;
}

const MARGIN = 15;
const LONG = 17 * 1.5 * RADIUS + 2 * RADIUS + 2 * MARGIN;
const SHORT = 22 * HALF + 2 * HALF + 2 * MARGIN;

function cornersOf(turned: boolean, size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 3) * at + (turned ? Math.PI / 6 : 0);
    return { x: round(RADIUS * size * Math.cos(angle)), y: round(RADIUS * size * Math.sin(angle)) };
  });
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
    outline: (size = 1) =>
      `M${cornersOf(turned, size)
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}Z`,
  };
}

/** The part of the map that is in play with this number of players, with a margin. */
export function boundsOf(players: number, map: Lay): Box {
  const points = ALL_SPOTS.filter((spot) => spot.players.includes(players)).map((spot) => map.at(spot));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = RADIUS + MARGIN;
  const x = Math.min(...xs) - reach;
  const y = Math.min(...ys) - reach;
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y };
}

/** The six places around a hex, on the map or not. */
export function beside({ row, column }: Spot): Hex[] {
  return STEPS.map(([rows, columns]) => `${row + rows},${column + columns}`);
}

/** The hexes out of play that touch one in play. */
export function shoreOf(players: number): ReadonlySet<Hex> {
  const near = new Set(ALL_SPOTS.filter((spot) => spot.players.includes(players)).flatMap(beside));
  return new Set(
    ALL_SPOTS.filter((spot) => !spot.players.includes(players) && near.has(spot.id)).map(({ id }) => id),
  );
}

/** The orientation that makes the hexes larger in a window. */
export function bestTurn(width: number, height: number, players = 4): boolean {
  const [wide, tall] = [false, true].map((turned) => {
    const box = boundsOf(players, lay(turned));
    return Math.min(width / box.width, height / box.height);
  });
  return (tall ?? 0) > (wide ?? 0);
}

/** A piece of a smooth line: from, two handles, to. */
type Piece = readonly [Point, Point, Point, Point];

/** The pieces of a smooth line through points, half a hex beyond its ends. */
function pieces(points: readonly Point[]): Piece[] {
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return [];
  const beyond = (end: Point, inner: Point): Point => ({
    x: end.x + (end.x - inner.x) * 0.5,
    y: end.y + (end.y - inner.y) * 0.5,
  });
  const way = [beyond(first, second), ...points, beyond(last, before)];
  const at = (index: number): Point => way[Math.min(Math.max(index, 0), way.length - 1)] ?? first;
  return way.slice(1).map((_, index) => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    return [p1, c1, c2, p2];
  });
}

/** A smooth line through points, as a path. */
export function curve(points: readonly Point[]): string {
  const text = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return pieces(points)
    .map(
      ([from, one, two, to], at) =>
        `${at === 0 ? `M${text(from)}` : ''}C${text(one)} ${text(two)} ${text(to)}`,
    )
    .join('');
}

/** Steps of a river along a smooth line from hex to hex. */
const STEPS_PER_HEX = 9;
/** Half the width of a river at its source and at its mouth. */
const SOURCE = 24;
const MOUTH = 28;

/** The course of a river through its hexes: it widens and never runs quite straight. */
export function courseOf(points: readonly Point[]): Stretch[] {
  const way = pieces(points);
  return way.flatMap(([from, one, two, to], at) =>
    Array.from({ length: STEPS_PER_HEX }, (_, step) => {
      const share = step / STEPS_PER_HEX;
      const rest = 1 - share;
      const along = (pick: (point: Point) => number) =>
        rest ** 3 * pick(from) +
        3 * rest ** 2 * share * pick(one) +
        3 * rest * share ** 2 * pick(two) +
        share ** 3 * pick(to);
      const [x, y] = [along((point) => point.x), along((point) => point.y)];
      return {
        x: x + 4 * noise(x / 45, y / 45),
        y: y + 4 * noise(x / 45 + 20, y / 45),
        half: SOURCE + ((MOUTH - SOURCE) * (at + share)) / way.length,
      };
    }),
  );
}

/** The border around hexes, as one path. */
export function coastOf(spots: readonly Spot[], map: Lay): string {
  const key = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  // An edge that two hexes share has both directions, and is no border.
  const edges = new Map<string, { from: Point; to: Point }>();
  for (const spot of spots) {
    const middle = map.at(spot);
    const around = cornersOf(map.turned, 1).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
    for (const [at, from] of around.entries()) {
      const to = around[(at + 1) % around.length] as Point;
      const back = `${key(to)} ${key(from)}`;
      if (!edges.delete(back)) edges.set(`${key(from)} ${key(to)}`, { from, to });
    }
  }
  const onwards = new Map([...edges.values()].map((edge) => [key(edge.from), edge]));
  let path = '';
  for (const first of onwards.values()) {
    let edge: typeof first | undefined = first;
    const loop: string[] = [];
    while (edge && onwards.delete(key(edge.from))) {
      loop.push(`${round(edge.from.x)} ${round(edge.from.y)}`);
      edge = onwards.get(key(edge.to));
    }
    path += `M${loop.join('L')}Z`;
  }
  return path;
}

/** Whether text along a line would be upside down: it reads to the right, and on a vertical line downwards. */
export function readsBackwards(from: Point, to: Point): boolean {
  const across = to.x - from.x;
  return Math.abs(across) < 1 ? to.y < from.y : across < 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
