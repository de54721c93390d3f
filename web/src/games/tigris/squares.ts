/** The geometry of the board. */

import { BOARDS, COLUMNS, ROWS, SQUARES } from './facts';
import type { Side, Square } from './types';

/** The side of a square in the drawing. */
export const CELL = 60;

export interface Point {
  x: number;
  y: number;
}

/** What is printed on each side of the board; `first` are the temples whose treasures must be taken first. */
export const PRINTED: Record<Side, Record<'rivers' | 'temples' | 'first', readonly Square[]>> = BOARDS;

const POINTS: ReadonlyMap<Square, Point> = new Map(
  SQUARES.map((square, at) => [square, { x: at % COLUMNS, y: Math.floor(at / COLUMNS) }]),
);

/** The column and row of a square. */
export const pointOf = (square: Square): Point => POINTS.get(square) ?? { x: 0, y: 0 };

/**
 * The layout of the squares. On a tall screen the board is rotated a quarter turn clockwise to make the squares larger;
 * the pieces stay upright.
 */
export interface Layout {
  turned: boolean;
  columns: number;
  rows: number;
  /** The position of a column and row in the drawn grid. */
  cell: (at: Point) => Point;
  /** The positions of squares in that grid. */
  cells: (squares: readonly Square[]) => Point[];
  /** The centre of a square, or of several. */
  middle: (...squares: readonly Square[]) => Point;
}

export function layoutOf(turned: boolean): Layout {
  const cell = turned ? ({ x, y }: Point) => ({ x: ROWS - 1 - y, y: x }) : (at: Point) => at;
  const cells = (squares: readonly Square[]) => squares.map((square) => cell(pointOf(square)));
  return {
    turned,
    columns: turned ? ROWS : COLUMNS,
    rows: turned ? COLUMNS : ROWS,
    cell,
    cells,
    middle: (...squares) => {
      const spots = cells(squares);
      const mean = (pick: (at: Point) => number) =>
        (spots.reduce((sum, at) => sum + pick(at), 0) / spots.length + 0.5) * CELL;
      return { x: mean((at) => at.x), y: mean((at) => at.y) };
    },
  };
}
