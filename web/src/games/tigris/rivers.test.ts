import { describe, expect, it } from 'vitest';
import { coursesOf, mouthsOf } from './rivers';
import { CELL, layoutOf, PRINTED, type Point } from './squares';
import type { Side } from './types';

const watersOf = (side: Side, turned: boolean) => {
  const layout = layoutOf(turned);
  return { columns: layout.columns, rows: layout.rows, cells: layout.cells(PRINTED[side].rivers) };
};
const text = ({ x, y }: Point) => `${x},${y}`;
const boards = (['std', 'alt'] as const).flatMap((side) =>
  [false, true].map((turned) => [side, turned] as const),
);

describe.each(boards)('the rivers of the board %s, turned: %s', (side, turned) => {
  const waters = watersOf(side, turned);
  const { courses, pools } = coursesOf(waters);
  const steps = [...courses, ...pools].flat();

  it('run through the middle of every one of their squares', () => {
    for (const cell of waters.cells) {
      const [x, y] = [(cell.x + 0.5) * CELL, (cell.y + 0.5) * CELL];
      const nearest = Math.min(...steps.map((step) => Math.hypot(step.x - x, step.y - y)));
      expect(nearest, text(cell)).toBeLessThan(CELL / 4);
    }
  });

  it('run through no other square of the board', () => {
    const wet = new Set(waters.cells.map(text));
    for (const { x, y } of steps) {
      const cell = { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
      const isOutside = cell.x < 0 || cell.y < 0 || cell.x >= waters.columns || cell.y >= waters.rows;
      const isOnBorder = x % CELL === 0 || y % CELL === 0;
      expect(isOutside || isOnBorder || wet.has(text(cell)), `${x} ${y}`).toBe(true);
    }
  });

  it('leave the board at its edge', () => {
    for (const { cell, out } of mouthsOf(waters)) {
      const [x, y] = [cell.x + out.x, cell.y + out.y];
      expect(x < 0 || y < 0 || x >= waters.columns || y >= waters.rows, text(cell)).toBe(true);
    }
  });
});

describe('the mouths', () => {
  it('of the standard board: two rivers from the left, two from above, and a wide one to the right', () => {
    const found = mouthsOf(watersOf('std', false)).map(({ cell, out }) => `${text(cell)} to ${text(out)}`);
    expect(found.toSorted()).toEqual([
      '0,3 to -1,0',
      '0,6 to -1,0',
      '12,0 to 0,-1',
      '15,3 to 1,0',
      '15,4 to 1,0',
      '8,0 to 0,-1',
    ]);
  });
});
