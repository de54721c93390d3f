/** Colours, leaders and what lies on a square, read from the notation of views. */

import type { Cell, Colour, Leader, Monument, View, ViewLeader } from './types';
import { seatNumber } from '../contract';

export const COLOURS = ['red', 'blue', 'green', 'black'] as const satisfies readonly Colour[];
export const MONUMENTS = [
  'red/blue',
  'red/green',
  'red/black',
  'blue/green',
  'blue/black',
  'green/black',
] as const satisfies readonly Monument[];

const LETTERS = 'tfms';
const ROLES = 'PFTK';

/** The colour of a tile by its letter. */
export function tileColour(letter: string): Colour | null {
  return COLOURS[LETTERS.indexOf(letter)] ?? null;
}
export function tileLetter(colour: Colour): string {
  return LETTERS[COLOURS.indexOf(colour)] ?? '';
}

export function leaderColour(leader: string): Colour {
  return COLOURS[ROLES.indexOf(leader[0] ?? '')] ?? 'black';
}
export function leaderSeat(leader: string): number {
  return seatNumber(leader);
}
export function leaderOf(colour: Colour, seat: number): Leader {
  return `${ROLES[COLOURS.indexOf(colour)]}${seat + 1}` as Leader;
}

export function monumentColours(monument: string): [Colour, Colour] {
  const [first = 'red', second = 'blue'] = monument.split('/') as Colour[];
  return [first, second];
}

export const fill = (colour: Colour) => `var(--tne-${colour})`;
export const rim = (colour: Colour) => `var(--tne-${colour}-deep)`;
export const ink = (colour: Colour) => `var(--tne-${colour}-ink)`;

/** What lies on a square. */
export type Content =
  | { kind: 'tile'; colour: Colour; treasure: boolean; building: boolean }
  | { kind: 'down'; treasure: boolean }
  | { kind: 'dead' }
  | { kind: 'leader'; leader: Leader };

/** Reads a cell such as `t*`, `x.`, `##` or `K1`. */
export function contentOf(cell: Cell | undefined): Content | null {
  if (cell === undefined || cell === '..' || cell === '~~') return null;
  if (cell === '##') return { kind: 'dead' };
  const [first = '', second = ''] = cell;
  const treasure = second === '*' || second === '&';
  if (first === 'x') return { kind: 'down', treasure };
  const colour = tileColour(first);
  if (colour) return { kind: 'tile', colour, treasure, building: second === '^' || second === '&' };
  return ROLES.includes(first) ? { kind: 'leader', leader: cell as Leader } : null;
}

/** The leaders on the board with their strengths. */
export function leadersOn(view: View): Map<string, ViewLeader> {
  return new Map(
    view.kingdoms.flatMap((kingdom) => kingdom.leaders.map((one) => [one.leader, one] as const)),
  );
}

/** The letters of a hand as numbers by colour. */
export function countHand(hand: string | undefined): Record<Colour, number> {
  const counts = { red: 0, blue: 0, green: 0, black: 0 };
  for (const letter of hand ?? '') {
    const colour = tileColour(letter);
    if (colour) counts[colour]++;
  }
  return counts;
}

/** The treasures that still lie on the board. */
export function treasuresLeft(view: View): number {
  return Object.values(view.cells).filter((cell) => cell[1] === '*' || cell[1] === '&').length;
}
