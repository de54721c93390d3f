/**
 * The geometry of the drawing.
 *
 * The garden is seen from the river, so that its terraces climb towards the back. Its points are (row, column, height):
 * rows grow down-left, columns down-right, one unit per space; the corners of space (r, c) are (r, c) to (r + 1, c + 1).
 */

import { SIDES, SIZE } from './facts';
import type { Side, Space } from './types';

export interface Point {
  x: number;
  y: number;
}

/** Half the width and half the height of a space, and the height of a terrace. */
const HALF_WIDTH = 84;
const HALF_HEIGHT = 50;
const STEP = 27;

/** The size of the part with garden, cards, fields and temples; the ring goes beside or below it. */
export const MAIN = { width: 720, height: 824 };
const TOP = { x: MAIN.width / 2, y: 162 };

export function at(row: number, column: number, height: number): Point {
  return {
    x: TOP.x + (column - row) * HALF_WIDTH,
    y: TOP.y + (column + row) * HALF_HEIGHT - height * STEP,
  };
}

export function path(points: readonly Point[], closed = true): string {
  const text = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `M${text}${closed ? 'Z' : ''}`;
}

/** Part of a terrace as a rhombus from corner to corner, inset by `gap` of a space. */
export function rhombus(row: number, column: number, height: number, gap: number): Point[] {
  return [
    at(row + gap, column + gap, height),
    at(row + gap, column + 1 - gap, height),
    at(row + 1 - gap, column + 1 - gap, height),
    at(row + 1 - gap, column + gap, height),
  ];
}

/** A canal: the two corners it joins, and how high it lies. */
export interface CanalPlace {
  from: { row: number; column: number };
  to: { row: number; column: number };
  height: number;
}

/** The canal between two spaces runs at the foot of the wall, if there is one. */
export function canalPlace(side: Side, heightOf: (space: Space) => number): CanalPlace {
  const { between, from, to } = SIDES[side];
  return { from, to, height: Math.min(...between.map(heightOf)) };
}

/** The river flows along the two lower edges. */
export function river(near: number, far: number, height: number): Point[] {
  const ends = SIZE + near;
  return [
    at(ends, -0.25, height),
    at(ends, ends, height),
    at(-0.25, ends, height),
    at(-0.25, SIZE + far, height),
    at(SIZE + far, SIZE + far, height),
    at(SIZE + far, -0.25, height),
  ];
}

/** The positions of the nine plates of the ring, clockwise from Babylon. */
export interface RingPlan {
  plates: (Point & { width: number; height: number })[];
  /** The road through them. */
  road: string;
  width: number;
  height: number;
}

/** A column: Babylon on top, four cities down on the right, four up on the left. */
export function tallRing(): RingPlan {
  const width = 292;
  const height = MAIN.height;
  const plate = { width: 134, height: 152 };
  const left = 71;
  const right = width - 71;
  const rows = [226, 390, 554, 718].map((y) => y + 18);
  const plates = [
    { x: width / 2, y: 76, width: 196, height: 140 },
    ...rows.map((y) => ({ x: right, y, ...plate })),
    ...rows.toReversed().map((y) => ({ x: left, y, ...plate })),
  ];
  const low = (rows.at(-1) ?? 0) + 20;
  const road = `M${left} ${low}V120Q${left} 60 ${width / 2} 60Q${right} 60 ${right} 120V${low}Q${right} ${low + 60} ${width / 2} ${low + 60}Q${left} ${low + 60} ${left} ${low}Z`;
  return { plates, road, width, height };
}

/** Two lines: Babylon and four cities from left to right, four back below. */
export function wideRing(): RingPlan {
  const width = MAIN.width;
  const plate = { width: 138, height: 94 };
  const columns = [72, 216, 360, 504, 648];
  const plates = [
    ...columns.map((x) => ({ x, y: 50, ...plate })),
    ...columns
      .toReversed()
      .slice(0, 4)
      .map((x) => ({ x, y: 152, ...plate })),
  ];
  const road = `M72 50H648V152H72Z`;
  return { plates, road, width, height: 204 };
}
