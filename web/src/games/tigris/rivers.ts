/** The courses of the rivers through their squares, and where they leave the board. All positions are in the drawn grid. */

import { stepsAlong, type Course } from '$lib/art/relief';
import { CELL, type Point } from './squares';

/** The board as it is drawn: its size, and the squares with a river. */
export interface Waters {
  columns: number;
  rows: number;
  cells: readonly Point[];
}

/** Half the width of a river. */
const HALF = 26;
const STEP = 7;
/** From the middle of a square to the next, in steps. */
const SPREAD = [0, 1, 2, 3, 4, 5, 6].map((at) => (at * CELL) / 6);
const RIGHT: Point = { x: 1, y: 0 };
const DOWN: Point = { x: 0, y: 1 };
const SIDES: readonly Point[] = [{ x: 0, y: -1 }, RIGHT, DOWN, { x: -1, y: 0 }];
const add = (one: Point, two: Point, times = 1): Point => ({
  x: one.x + two.x * times,
  y: one.y + two.y * times,
});
const key = ({ x, y }: Point) => `${x},${y}`;

/** Where rivers leave the board: the last square, and the direction. */
export function mouthsOf({ columns, rows, cells }: Waters): { cell: Point; out: Point }[] {
  const inside = new Set(cells.map(key));
  const wet = (at: Point) => inside.has(key(at));
  return cells.flatMap((cell) => {
    const outwards = SIDES.filter((side) => {
      const { x, y } = add(cell, side);
      return x < 0 || y < 0 || x >= columns || y >= rows;
    });
    // Straight on, unless the river turns here and follows the edge.
    const straight = outwards.filter((out) => {
      const along = [add(cell, { x: out.y, y: out.x }), add(cell, { x: out.y, y: out.x }, -1)].filter(wet);
      return wet(add(cell, out, -1)) && along.every((next) => wet(add(next, out, -1)));
    });
    const isEnd = SIDES.filter((side) => wet(add(cell, side))).length === 1;
    const chosen = straight.length > 0 || !isEnd ? straight : outwards;
    return chosen.map((out) => ({ cell, out }));
  });
}

/** The courses of all rivers, square by square, and what fills them where they are wider than a square. */
export function coursesOf(waters: Waters): { courses: Course[]; pools: Course[] } {
  const wet = new Set(waters.cells.map(key));
  const mouths = new Map<string, Point[]>();
  for (const { cell, out } of mouthsOf(waters))
    mouths.set(key(cell), [...(mouths.get(key(cell)) ?? []), out]);
  const outOf = (cell: Point) => mouths.get(key(cell)) ?? [];
  const courses = waters.cells.flatMap((cell) => {
    const here = middle(cell);
    const out = outOf(cell);
    const open = SIDES.filter((side) => wet.has(key(add(cell, side))) || out.includes(side));
    // To the border with the next square, or beyond the edge of the board.
    const end = (side: Point) => add(here, side, out.includes(side) ? CELL : CELL / 2);
    const [one, two] = open;
    if (one && two && open.length === 2) return [course(end(one), here, end(two))];
    return open.map((side) => course(here, add(here, side, CELL / 4), end(side)));
  });
  // Where four squares meet, and between two that leave side by side, there is no land.
  const pools = waters.cells.flatMap((cell) =>
    [RIGHT, DOWN].flatMap((side) => {
      const next = add(cell, side);
      if (!wet.has(key(next))) return [];
      const across = side === RIGHT ? DOWN : RIGHT;
      const isSquare = wet.has(key(add(cell, across))) && wet.has(key(add(next, across)));
      const ways = outOf(cell).filter((way) => outOf(next).includes(way));
      return [...(isSquare && side === RIGHT ? [across] : []), ...ways].flatMap((way) =>
        SPREAD.map((share) => {
          const from = add(middle(cell), side, share);
          return course(from, from, add(from, way, CELL));
        }),
      );
    }),
  );
  return { courses, pools };
}

const middle = ({ x, y }: Point): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

const course = (from: Point, pull: Point, to: Point): Course =>
  stepsAlong(from, pull, to, STEP).map((point) => ({ ...point, half: HALF }));
