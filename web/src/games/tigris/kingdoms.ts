/** Tints of kingdoms: neighbours differ, and a kingdom keeps its tint as long as its first leader stays. */

import { pointOf } from './squares';
import type { ViewKingdom } from './types';

export const TINTS = 5;

/** The tint of each kingdom, a number below `TINTS`. */
export function tintsOf(kingdoms: readonly ViewKingdom[]): number[] {
  const tints: number[] = [];
  for (const kingdom of kingdoms) {
    const taken = new Set(tints.filter((_, at) => near(kingdom, kingdoms[at] as ViewKingdom)));
    const liked = favourite(kingdom);
    const free = Array.from({ length: TINTS }, (_, step) => (liked + step) % TINTS);
    tints.push(free.find((tint) => !taken.has(tint)) ?? liked);
  }
  return tints;
}

const STEP = { black: 0, red: 1, blue: 2, green: 3 };

/** The leaders of a kingdom come in a fixed order, so the first one identifies it. */
function favourite({ leaders: [first] }: ViewKingdom): number {
  return first ? (STEP[first.leader.colour] + 2 * (first.leader.seat + 1)) % TINTS : 0;
}

/** Whether two kingdoms are so close that they could be mistaken for one. */
function near(one: ViewKingdom, other: ViewKingdom): boolean {
  const spots = other.squares.map(pointOf);
  return one.squares
    .map(pointOf)
    .some(({ x, y }) => spots.some((at) => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) <= 2));
}
