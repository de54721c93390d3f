/**
 * The map of Babylonia and where its hexes are on the drawing.
 *
 * Hexes are `row,column` in doubled coordinates: the neighbours of (r, c) are (r±2, c) and (r±1, c±1). North lies to the left of
 * the first river, south to the right of the second one.
 */

import type { Hex } from './types';

/** `-` land, `~` river, `C` place of a city or field tile, `Z` ziggurat, `X` no hex. Even rows begin at column 0, odd ones at 1. */
const MAP = [
  'XXXX~-',
  '-XX-C-',
  '-~--~-C',
  'ZC-----',
  '-~-C~--C',
  '----~Z-',
  'C~--C~--',
  '-~C----C',
  '--~--~C-',
  'C-~-C---',
  '--C--~--',
  '--~---C-',
  'C--CZ~--C',
  '--~--C--',
  '-CC--~-C-',
  '~-~-~---',
  '~~--C-C--',
  '-~~-~---',
  '~Z~--C-ZC',
  '--CC~---',
  '~----~---',
  'C-------',
  'X-C-C~CC',
];

export type Region = 'north' | 'centre' | 'south' | 'river';

export interface Spot {
  id: Hex;
  row: number;
  column: number;
  region: Region;
  /** A place of a tile, a ziggurat, or neither. */
  site: 'tile' | 'ziggurat' | null;
  beside: Hex[];
}

export interface Point {
  x: number;
  y: number;
}

/** From a hex's middle to its corners, in units of the drawing. */
export const RADIUS = 40;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

function readMap(): Map<Hex, Spot> {
  const spots = new Map<Hex, Spot>();
  MAP.forEach((line, row) =>
    [...line].forEach((letter, at) => {
      if (letter === 'X') return;
      const column = 2 * at + (row % 2);
      const site = letter === 'C' ? 'tile' : letter === 'Z' ? 'ziggurat' : null;
      const region = letter === '~' ? 'river' : 'centre';
      const id = `${row},${column}`;
      spots.set(id, { id, row, column, region, site, beside: [] });
    }),
  );
  for (const spot of spots.values()) {
    const { row, column } = spot;
    const around = [
      [-2, 0],
      [-1, 1],
      [1, 1],
      [2, 0],
      [1, -1],
      [-1, -1],
    ] as const;
    spot.beside = around
      .map(([down, right]) => `${row + down},${column + right}`)
      .filter((id) => spots.has(id));
  }
  flood(spots, '2,0', 'north');
  flood(spots, '18,16', 'south');
  return spots;
}

/** Names the land that hangs together with a hex. */
function flood(spots: Map<Hex, Spot>, from: Hex, region: Region): void {
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const spot = spots.get(id);
    if (!spot || spot.region === region || spot.region === 'river') continue;
    spot.region = region;
    open.push(...spot.beside);
  }
}

export const SPOTS: ReadonlyMap<Hex, Spot> = readMap();
export const ALL_SPOTS: readonly Spot[] = [...SPOTS.values()];
export const ZIGGURATS: readonly Spot[] = ALL_SPOTS.filter((spot) => spot.site === 'ziggurat');

/** BAB-S1: three play without the north, two without the south. */
export function inPlay(spot: Spot, players: number): boolean {
  return !(players === 3 && spot.region === 'north') && !(players === 2 && spot.region === 'south');
}

export function isRiver(hex: Hex): boolean {
  return SPOTS.get(hex)?.region === 'river';
}
export function isZiggurat(hex: Hex): boolean {
  return SPOTS.get(hex)?.site === 'ziggurat';
}

/** The hexes of a river from its source at an end of it. */
function follow(source: Hex): Spot[] {
  const way: Spot[] = [];
  for (let spot = SPOTS.get(source); spot;) {
    way.push(spot);
    const next: Hex | undefined = spot.beside.find(
      (id) => isRiver(id) && !way.some((passed) => passed.id === id),
    );
    spot = next === undefined ? undefined : SPOTS.get(next);
  }
  return way;
}
export const RIVERS = { tigris: follow('2,2'), euphrates: follow('0,8') } as const;

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
