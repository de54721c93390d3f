/** Texts of views and actions taken apart: tiles and decorations of a garden, what holds them up, ids of places. */

import { seatNumber } from '../contract';
import type { Corner, Flower, Source, Symbol, View, ViewCell, ViewSeat, ViewTile } from './types';

export const SIZE = 8;
export const QUARRY = 4;
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export const SYMBOLS = ['statue', 'fountain', 'bridge', 'stairs'] as const;
export const FLOWERS = ['white', 'pink', 'blue', 'yellow'] as const;
export const CATEGORIES = [
  'statues',
  'fountains',
  'bridges',
  'stairs',
  'variety',
  'flowers',
  'lookouts',
  'highest',
] as const;

/** A cell of a garden or a stack of the quarry. */
export interface Cell {
  x: number;
  y: number;
}

/** The cells of a tile go clockwise from its north-west corner. */
const STEPS: Record<Corner, Cell> = {
  NW: { x: 0, y: 0 },
  NE: { x: 1, y: 0 },
  SE: { x: 1, y: 1 },
  SW: { x: 0, y: 1 },
};

export function cornerCell(anchor: Cell, corner: Corner): Cell {
  const step = STEPS[corner];
  return { x: anchor.x + step.x, y: anchor.y + step.y };
}

/** How an action of a garden reads `(3,4)`. */
export function readCell(text: string): Cell {
  const [, x, y] = /\((\d+),(\d+)\)/.exec(text) ?? [];
  return { x: Number(x ?? 0), y: Number(y ?? 0) };
}

export function cellText({ x, y }: Cell): string {
  return `(${x},${y})`;
}

/** What a tile stands on at one corner. */
export type Support = 'single' | 'double' | 'statue';

/** A tile in a garden. */
export interface Laid extends Cell {
  /** Its number in the garden, in the order of building. */
  index: number;
  tile: string;
  rotation: number;
  level: number;
  /** The corner without a support. */
  lookout: Corner | null;
  /** By corner: what holds it, and from which level. */
  supports: readonly { corner: Corner; support: Support; from: number }[];
}

/** A decoration; all but statues have a second end. */
export interface Deco {
  kind: Symbol;
  a: Cell & { level: number };
  b: (Cell & { level: number }) | null;
  /** A statue that holds a tile up. */
  pillar: boolean;
  /** Nothing of it can be seen from above. */
  covered: boolean;
  id: string;
}

export interface Garden {
  tiles: readonly Laid[];
  decos: readonly Deco[];
  /** The lookouts that can be seen. */
  lookouts: readonly (Cell & { level: number; tile: number })[];
  plan: readonly (readonly ViewCell[])[];
  highest: number;
}

const LAID = /^(\w+)@\((\d),(\d)\)r(\d)L(\d+)(?:\^(NW|NE|SE|SW))?$/;
const DECO = /^(statue|fountain|bridge|stairs)\((\d),(\d)\)L(\d+)(?:-\((\d),(\d)\)L(\d+))?$/;

function readDeco(text: string): Omit<Deco, 'pillar' | 'covered'> | null {
  const found = DECO.exec(text);
  if (!found) return null;
  const [, kind, x, y, level, x2, y2, level2] = found;
  return {
    id: text,
    kind: kind as Symbol,
    a: { x: Number(x), y: Number(y), level: Number(level) },
    b: x2 === undefined ? null : { x: Number(x2), y: Number(y2), level: Number(level2) },
  };
}

function readLaid(text: string, index: number): Omit<Laid, 'supports'> | null {
  const found = LAID.exec(text);
  if (!found) return null;
  const [, tile = '', x, y, rotation, level, lookout] = found;
  return {
    index,
    tile,
    x: Number(x),
    y: Number(y),
    rotation: Number(rotation),
    level: Number(level),
    lookout: (lookout as Corner | undefined) ?? null,
  };
}

/**
 * A garden as it stands: tiles are listed in the order of building, so what is under a corner is what was on top then.
 */
export function readGarden(seat: Pick<ViewSeat, 'garden' | 'deco' | 'plan'>): Garden {
  const decos = seat.deco.flatMap((text) => readDeco(text) ?? []);
  const statues = new Set(
    decos.filter((deco) => deco.kind === 'statue').map(({ a }) => `${a.x},${a.y},${a.level}`),
  );
  const top = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0));
  const held = new Set<string>();
  const tiles: Laid[] = [];
  for (const [index, text] of seat.garden.entries()) {
    const laid = readLaid(text, index);
    if (!laid) continue;
    const supports = CORNERS.filter((corner) => corner !== laid.lookout).map((corner) => {
      const { x, y } = cornerCell(laid, corner);
      const from = top[y]?.[x] ?? 0;
      const key = `${x},${y},${laid.level - 1}`;
      const onStatue = from === laid.level - 1 && statues.has(key);
      if (onStatue) held.add(key);
      const support: Support = onStatue ? 'statue' : laid.level - from >= 2 ? 'double' : 'single';
      return { corner, support, from };
    });
    for (const corner of CORNERS) {
      const { x, y } = cornerCell(laid, corner);
      const row = top[y];
      if (row) row[x] = laid.level;
    }
    tiles.push({ ...laid, supports });
  }
  const open = ({ x, y, level }: Cell & { level: number }) => (top[y]?.[x] ?? 0) === level;
  return {
    tiles,
    decos: decos.map((deco) => ({
      ...deco,
      pillar: deco.kind === 'statue' && held.has(`${deco.a.x},${deco.a.y},${deco.a.level}`),
      covered: !open(deco.a) && !(deco.b && open(deco.b)),
    })),
    lookouts: tiles.flatMap((laid) => {
      if (!laid.lookout) return [];
      const at = { ...cornerCell(laid, laid.lookout), level: laid.level, tile: laid.index };
      return open(at) ? [at] : [];
    }),
    plan: seat.plan,
    highest: Math.max(0, ...tiles.map((laid) => laid.level)),
  };
}

/** Symbols of a tile after quarter turns: NW NE SE SW. */
export function turnedSymbols(symbols: string, rotation: number): string[] {
  return CORNERS.map((_, at) => symbols[(at - rotation + 4) % 4] ?? '-');
}

/** `S` … as the word of the symbol. */
export function symbolOf(letter: string | undefined): Symbol | null {
  switch (letter) {
    case 'S':
      return 'stairs';
    case 'F':
      return 'fountain';
    case 'B':
      return 'bridge';
    case 'T':
      return 'statue';
    default:
      return null;
  }
}

export type Material = 'clay' | 'granite' | 'basalt' | 'start';

export function materialOf(tile: string): Material {
  if (tile.startsWith('CL')) return 'clay';
  if (tile.startsWith('GR')) return 'granite';
  return tile.startsWith('BA') ? 'basalt' : 'start';
}

/**
 * The flower of a tile in a garden.
 *
 * Views tell the flowers of tiles in the quarry and in the hand only. The built-in list goes by fours; with another list
 * of components a flower that cannot be seen is not guessed.
 */
export function flowerOf(view: View, tile: string): Flower | null {
  const seen =
    view.quarry.find((stack) => stack.tile === tile)?.flower ??
    (view.mined?.tile === tile ? view.mined.flower : undefined) ??
    view.seats.find((seat) => seat.stored?.tile === tile)?.stored?.flower;
  if (seen) return seen;
  if (tile.startsWith('ST')) return FLOWERS[Number(tile.slice(2)) - 1] ?? null;
  if (view.options.components !== 'reconstructed') return null;
  return FLOWERS[Math.floor((Number(tile.slice(2)) - 1) / 4)] ?? null;
}

// Places ------------------------------------------------------------------------------------------------------------

export const stackPlace = ({ x, y }: Cell) => `quarry-${x},${y}`;
/** Where four cells of a garden meet: the middle of a tile. */
export const anchorPlace = (seat: number, { x, y }: Cell) => `${seat}-tile-${x},${y}`;
export const cellPlace = (seat: number, { x, y }: Cell) => `${seat}-cell-${x},${y}`;
/** Where a decoration can be built: its kind and its cells. */
export const decoPlace = (seat: number, kind: Symbol, a: Cell, b?: Cell) =>
  `${seat}-${kind}-${a.x},${a.y}${b ? `-${b.x},${b.y}` : ''}`;
export const TOKEN_PLACE = 'token';

// Actions -----------------------------------------------------------------------------------------------------------

export type Act =
  | { kind: 'board'; flower: Flower }
  | { kind: 'reveal'; tile: string }
  | { kind: 'start'; seat: number }
  | { kind: 'token'; token: string }
  | { kind: 'remove' | 'mine'; stack: Cell }
  | {
      kind: 'place';
      source: Source;
      anchor: Cell;
      rotation: number;
      level: number;
      lookout: Corner | null;
    }
  | { kind: 'join'; symbol: Exclude<Symbol, 'statue'>; a: Cell; b: Cell }
  | { kind: 'statue'; cell: Cell }
  | { kind: 'change'; cell: Cell; symbol: Symbol }
  | { kind: 'store' }
  | { kind: 'discard'; source: Source }
  | { kind: 'end' };

const PLACE = /^(mined|stored) \((\d),(\d)\)r(\d) L(\d+)(?: lookout (NW|NE|SE|SW))?$/;

/** Reads the text of an action; null if it is none of this game. */
export function readAction(text: string): Act | null {
  const [word = '', ...rest] = text.split(' ');
  const tail = rest.join(' ');
  switch (word) {
    case 'board':
      return { kind: 'board', flower: tail as Flower };
    case 'reveal':
      return { kind: 'reveal', tile: tail };
    case 'start':
      return { kind: 'start', seat: seatNumber(tail) };
    case 'token':
      return { kind: 'token', token: tail };
    case 'remove':
    case 'mine':
      return { kind: word, stack: readCell(tail) };
    case 'place': {
      const found = PLACE.exec(tail);
      if (!found) return null;
      const [, source, x, y, rotation, level, lookout] = found;
      return {
        kind: 'place',
        source: source as Source,
        anchor: { x: Number(x), y: Number(y) },
        rotation: Number(rotation),
        level: Number(level),
        lookout: (lookout as Corner | undefined) ?? null,
      };
    }
    case 'stairs':
    case 'fountain':
    case 'bridge': {
      const [a = '', b = ''] = tail.split('-');
      return { kind: 'join', symbol: word, a: readCell(a), b: readCell(b) };
    }
    case 'statue':
      return { kind: 'statue', cell: readCell(tail) };
    case 'change':
      return { kind: 'change', cell: readCell(rest[0] ?? ''), symbol: rest[1] as Symbol };
    case 'store':
      return { kind: 'store' };
    case 'discard':
      return { kind: 'discard', source: tail as Source };
    case 'end':
      return { kind: 'end' };
    default:
      return null;
  }
}

/** What a placement would stand on. */
export function supportsOf(
  seat: ViewSeat,
  act: Extract<Act, { kind: 'place' }>,
): { corner: Corner; support: Support }[] {
  return CORNERS.filter((corner) => corner !== act.lookout).map((corner) => {
    const { x, y } = cornerCell(act.anchor, corner);
    const cell = seat.plan[y]?.[x];
    const from = cell?.level ?? 0;
    if (cell?.thing === 'statue' && from === act.level - 1) return { corner, support: 'statue' };
    return { corner, support: act.level - from >= 2 ? 'double' : 'single' };
  });
}

export interface Cost {
  singles: number;
  doubles: number;
  statues: number;
  /** In single pillars, with the double pillars in hand used first. */
  pillars: number;
}

export function costOf(view: View, act: Extract<Act, { kind: 'place' }>): Cost {
  const seat = view.seats[seatNumber(view.active)];
  const supports = seat ? supportsOf(seat, act) : [];
  const count = (wanted: Support) => supports.filter(({ support }) => support === wanted).length;
  const singles = count('single');
  const doubles = count('double');
  return {
    singles,
    doubles,
    statues: count('statue'),
    pillars: singles + 2 * Math.max(0, doubles - view.doubles),
  };
}

/** The tile an action would place. */
export function tileOf(view: View, source: Source): ViewTile | undefined {
  return source === 'mined' ? view.mined : view.seats[seatNumber(view.active)]?.stored;
}

/** The thing of the tray that stands for a tile turned so far. */
export const tileThing = (source: Source, rotation: number) => `${source}-r${rotation}`;
export const TOKEN_THING = 'token';
export const BIN_THING = 'bin-stored';
