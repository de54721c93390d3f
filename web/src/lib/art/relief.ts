/**
 * Relief for the maps of the games: a river carves a valley into rolling country, and contour lines turn both into a few
 * paths that are cheap to paint. All of it is a pure function of the map, so a board looks the same on every visit.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A step of a river's course: its middle, and half its width there. */
export interface Stretch extends Point {
  half: number;
}

export type Course = readonly Stretch[];

/** The paths of a map. */
export interface Relief {
  /** Around the terraces of the hills, the lowest first. */
  hills: readonly string[];
  /** Around the green strip along the water, the widest first. */
  banks: readonly string[];
  /** Around the water. */
  water: string;
  /** Along the middle of the rivers. */
  middle: string;
  /** Strokes of light along the current. */
  ripples: string;
}

/** Samples on a square grid that covers a box, row by row. */
interface Field {
  box: Box;
  step: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

/** How far from the water the valley reaches, in units of the drawing. */
const VALLEY = 58;
/** The distance of samples; the hills are softer than the banks. */
const STEP = 10;
const COARSE = 2;
const HILLS = [0.04, 0.2, 0.36];
const BANKS = [-15, -7];

/** The relief of a box with rivers in it: their courses in short steps, and what fills their wide parts. */
export function reliefOf(box: Box, courses: readonly Course[], pools: readonly Course[] = []): Relief {
  const waters = [...courses, ...pools].map(thinned);
  const depth = blurred(depthIn(box, waters.flat()));
  const wavy = (reach: number, swing: number, length: number) =>
    mapped(depth, 1, (value, x, y) =>
      Math.abs(value) > reach ? value : value + swing * noise(x / length, y / length),
    );
  const green = wavy(32, 7, 46);
  const height = mapped(depth, COARSE, (value, x, y) => {
    const rolling = 0.66 * noise(x / 190, y / 140) + 0.22 * noise(x / 80 + 9, y / 64 + 5);
    return rolling + 0.1 - 0.75 * Math.max(0, 1 + value / VALLEY) ** 2;
  });
  return {
    hills: HILLS.map((level) => contour(height, level)),
    banks: BANKS.map((level) => contour(green, level)),
    water: contour(wavy(14, 2.2, 34), 0),
    middle: waters.map((course) => `M${course.map(text).join('L')}`).join(''),
    ripples: courses.map(ripplesAlong).join(''),
  };
}

/** The distance to the nearest bank: positive in the water, and nowhere below minus the valley's width. */
function depthIn(box: Box, rivers: readonly Stretch[]): Field {
  const columns = Math.ceil(box.width / STEP) + 1;
  const rows = Math.ceil(box.height / STEP) + 1;
  const values = new Float32Array(columns * rows).fill(-VALLEY);
  for (const { x, y, half } of rivers) {
    const reach = half + VALLEY;
    const left = Math.max(0, Math.ceil((x - reach - box.x) / STEP));
    const right = Math.min(columns - 1, Math.floor((x + reach - box.x) / STEP));
    const top = Math.max(0, Math.ceil((y - reach - box.y) / STEP));
    const bottom = Math.min(rows - 1, Math.floor((y + reach - box.y) / STEP));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const [across, down] = [box.x + column * STEP - x, box.y + row * STEP - y];
        const depth = half - Math.sqrt(across * across + down * down);
        const at = row * columns + column;
        if (depth > (values[at] as number)) values[at] = depth;
      }
    }
  }
  return { box, step: STEP, columns, rows, values };
}

/** Another field over the same box, with only every `every`-th sample. */
function mapped(field: Field, every: number, value: (old: number, x: number, y: number) => number): Field {
  const columns = Math.ceil(field.columns / every);
  const rows = Math.ceil(field.rows / every);
  const step = field.step * every;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const old = field.values[row * every * field.columns + column * every] as number;
      values[row * columns + column] = value(old, field.box.x + column * step, field.box.y + row * step);
    }
  }
  return { box: field.box, step, columns, rows, values };
}

/** Rounds the inner corners, where two arms of a river meet. */
function blurred(field: Field): Field {
  const { columns, rows } = field;
  const smooth = (from: Float32Array, stride: number) => {
    const to = from.slice();
    for (let row = 1; row < rows - 1; row++) {
      for (let column = 1; column < columns - 1; column++) {
        const at = row * columns + column;
        to[at] =
          ((from[at - stride] as number) + 2 * (from[at] as number) + (from[at + stride] as number)) / 4;
      }
    }
    return to;
  };
  return { ...field, values: smooth(smooth(field.values, 1), columns) };
}

/** Smooth noise between −1 and 1. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const above = mix(chance(left, top), chance(left + 1, top), across);
  const below = mix(chance(left, top + 1), chance(left + 1, top + 1), across);
  return mix(above, below, down);
}

const ease = (share: number) => share * share * (3 - 2 * share);
const mix = (one: number, two: number, share: number) => one + (two - one) * share;

/** A number between −1 and 1 that is always the same for a point. */
export function chance(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** For the sides of a cell – above, right, below, left – where lines go from one to another, by the corners inside. */
const CROSSINGS: readonly (readonly [number, number][])[] = Array.from({ length: 16 }, (_, corners) => {
  const inside = (at: number) => (corners >> (at % 4)) & 1;
  // Clockwise, a line enters where the corners change to inside and leaves at the next change to outside.
  return [0, 1, 2, 3].flatMap((side): [number, number][] => {
    if (inside(side) || !inside(side + 1)) return [];
    const turn = [1, 2, 3].find((more) => inside(side + more) && !inside(side + more + 1)) ?? 1;
    return [[side, (side + turn) % 4]];
  });
});

/**
 * The closed, smooth path around everything above a level. Beyond the field everything is below, so the path also follows
 * the field's edge.
 */
function contour({ box, step, columns, rows, values }: Field, level: number): string {
  const wide = columns + 2;
  const heights = new Float32Array(wide * (rows + 2)).fill(-1e6);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      heights[(row + 1) * wide + column + 1] = (values[row * columns + column] as number) - level;
  const above = (at: number) => ((heights[at] as number) > 0 ? 1 : 0);
  // A crossing of a grid line: twice the sample's index, plus one on the line downwards.
  const next = new Map<number, number>();
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const at = row * wide + column;
      const corners =
        above(at) | (above(at + 1) << 1) | (above(at + wide + 1) << 2) | (above(at + wide) << 3);
      if (corners === 0 || corners === 15) continue;
      const side = [2 * at, 2 * (at + 1) + 1, 2 * (at + wide), 2 * at + 1];
      for (const [from, to] of CROSSINGS[corners] ?? []) next.set(side[from] as number, side[to] as number);
    }
  }
  const place = (crossing: number): Point => {
    const at = crossing >> 1;
    const [over, under] = crossing & 1 ? [0, 1] : [1, 0];
    const [one, two] = [heights[at] as number, heights[at + over + under * wide] as number];
    const share = one / (one - two);
    const [column, row] = [(at % wide) - 1, Math.floor(at / wide) - 1];
    return { x: box.x + (column + over * share) * step, y: box.y + (row + under * share) * step };
  };
  let path = '';
  for (const first of next.keys()) {
    const loop: Point[] = [];
    for (let crossing = first, to = next.get(first); to !== undefined; to = next.get(crossing)) {
      next.delete(crossing);
      loop.push(place(crossing));
      crossing = to;
    }
    path += smoothLoop(loop);
  }
  return path;
}

/** The least distance between points of a path: closer ones change nothing that could be seen. */
const APART = 14;

/** A closed curve near points: through the middles between them. */
function smoothLoop(all: readonly Point[]): string {
  const points = thinned(all);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 4) return '';
  const curves = points.map(
    (point, at) => `Q${text(point)} ${text(between(point, points[at + 1] ?? first))}`,
  );
  return `M${text(between(last, first))}${curves.join('')}Z`;
}

/** Points without those that are close to the one before, except the last. */
function thinned<At extends Point>(points: readonly At[]): At[] {
  const kept: At[] = [];
  for (const [at, point] of points.entries()) {
    const last = kept.at(-1);
    const isApart = !last || Math.hypot(point.x - last.x, point.y - last.y) >= APART;
    if (isApart || at === points.length - 1) kept.push(point);
  }
  return kept;
}

const between = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
const text = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** How many steps of a course a stroke of light is long, and the most that it is beside the middle. */
const RIPPLE = 4;
const ASIDE = 13;

/** Strokes that swell and fade as a brush does, now and then along a course. */
function ripplesAlong(course: Course): string {
  let path = '';
  for (let at = 0; at + RIPPLE < course.length; at++) {
    const [from, by, to] = [course[at], course[at + RIPPLE / 2], course[at + RIPPLE]];
    if (!from || !by || !to || chance(Math.round(from.x), Math.round(from.y)) < 0.55) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const side = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    const aside = ASIDE * chance(Math.round(to.x), Math.round(to.y));
    const beside = ({ x, y }: Point, more = 0) =>
      text({ x: x + side.x * (aside + more), y: y + side.y * (aside + more) });
    path += `M${beside(from)}Q${beside(by, 2)} ${beside(to)}Q${beside(by, -0.6)} ${beside(from)}Z`;
    at += RIPPLE / 2;
  }
  return path;
}

/** Points along a curve from one point to another that is pulled towards a third. */
export function stepsAlong(from: Point, pull: Point, to: Point, step: number): Point[] {
  const reach = Math.hypot(pull.x - from.x, pull.y - from.y) + Math.hypot(to.x - pull.x, to.y - pull.y);
  const count = Math.max(1, Math.round(reach / step));
  return Array.from({ length: count + 1 }, (_, at) => {
    const share = at / count;
    const [start, bend, end] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return {
      x: start * from.x + bend * pull.x + end * to.x,
      y: start * from.y + bend * pull.y + end * to.y,
    };
  });
}
