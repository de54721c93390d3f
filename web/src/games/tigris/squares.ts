/** The two printed boards, and where a square is drawn. */

export const COLUMNS = 16;
export const ROWS = 11;
/** The side of a square in the drawing. */
export const CELL = 60;

const STANDARD = `
....~~~~~.T.~...
.C..~.......~..C
...~~T......~~..
~~~~.........~~~
.............T~~
..............~.
~~~~....T...~~~.
.C.~~~~.....~...
......~~~~~~~.C.
.....T..........
..........T.....`;

const SECOND = `
..~~T....T.....~
..~~..........T~
.C~~...........~
..~...T....T~~~~
..~.........~...
..~T........~..C
..~~........~~..
C..~~~.T....T~..
.....~~~.....~..
....C.~~~~~~~~..
......~..C....C.`;

export interface Point {
  x: number;
  y: number;
}

export interface Printed {
  river: readonly Point[];
  /** Where a temple with a treasure lies at the start; `first` ones are in a corner or outside the rivers. */
  starts: readonly (Point & { first: boolean })[];
}

function read(map: string): Printed {
  const rows = map.trim().split('\n');
  const all = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, x, y })));
  return {
    river: all.filter(({ sign }) => sign === '~').map(({ x, y }) => ({ x, y })),
    starts: all
      .filter(({ sign }) => sign === 'T' || sign === 'C')
      .map(({ sign, x, y }) => ({ x, y, first: sign === 'C' })),
  };
}

const BOARDS: Record<string, Printed> = { std: read(STANDARD), alt: read(SECOND) };

export function printed(board: string): Printed {
  return BOARDS[board] ?? (BOARDS.std as Printed);
}

export const nameOf = ({ x, y }: Point) => `(${x},${y})`;

export function pointOf(square: string): Point {
  const [x = 0, y = 0] = square.slice(1, -1).split(',').map(Number);
  return { x, y };
}

export const ALL: readonly Point[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  x: at % COLUMNS,
  y: Math.floor(at / COLUMNS),
}));

export const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function around({ x, y }: Point): Point[] {
  return NEIGHBOURS.map(([dx, dy]) => ({ x: x + dx, y: y + dy })).filter(
    (at) => at.x >= 0 && at.x < COLUMNS && at.y >= 0 && at.y < ROWS,
  );
}

/** The four squares of a monument by its upper left one. */
export function block(corner: string): string[] {
  const { x, y } = pointOf(corner);
  return [nameOf({ x, y }), nameOf({ x: x + 1, y }), nameOf({ x, y: y + 1 }), nameOf({ x: x + 1, y: y + 1 })];
}

/** The five squares of the wonder by its centre. */
export function plus(centre: string): string[] {
  const at = pointOf(centre);
  return [centre, ...around(at).map(nameOf)];
}

/**
 * Where squares are drawn. On a tall screen the board is turned a quarter clockwise, so that its squares are larger; the
 * pieces stay upright.
 */
export interface Layout {
  turned: boolean;
  columns: number;
  rows: number;
  /** The square's place in the grid that is drawn. */
  cell: (at: Point) => Point;
  /** The middle of a square. */
  middle: (at: Point) => Point;
}

export function layoutOf(turned: boolean): Layout {
  const cell = turned ? ({ x, y }: Point) => ({ x: ROWS - 1 - y, y: x }) : (at: Point) => at;
  return {
    turned,
    columns: turned ? ROWS : COLUMNS,
    rows: turned ? COLUMNS : ROWS,
    cell,
    middle: (at) => {
      const { x, y } = cell(at);
      return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
    },
  };
}

/** The middle of several squares. */
export function middleOf(layout: Layout, squares: readonly string[]): Point {
  const spots = squares.map((square) => layout.middle(pointOf(square)));
  const sum = (pick: (at: Point) => number) => spots.reduce((total, at) => total + pick(at), 0);
  return { x: sum((at) => at.x) / spots.length, y: sum((at) => at.y) / spots.length };
}
