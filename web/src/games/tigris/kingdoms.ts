/** Tints of kingdoms: neighbours differ, and a kingdom keeps its tint while its oldest leader stays. */

import { pointOf } from './squares';
import type { ViewKingdom } from './types';

export const TINTS = 5;

/** The tint of each kingdom, a number below `TINTS`. */
export function tintsOf(kingdoms: readonly ViewKingdom[]): number[] {
  const tints: number[] = [];
  for (const [at, kingdom] of kingdoms.entries()) {
    const taken = new Set(
      kingdoms.slice(0, at).flatMap((other, index) => (near(kingdom, other) ? [tints[index]] : [])),
    );
    const liked = favourite(kingdom);
    const free = Array.from({ length: TINTS }, (_, step) => (liked + step) % TINTS);
    tints.push(free.find((tint) => !taken.has(tint)) ?? liked);
  }
  return tints;
}

/** Leaders are told in a fixed order, so the first of them names the kingdom. */
function favourite({ leaders }: ViewKingdom): number {
  const name = leaders[0]?.leader ?? 'K1';
  return ('KPFT'.indexOf(name[0] ?? 'K') + 2 * Number(name[1])) % TINTS;
}

/** Whether two kingdoms come so close that they could be taken for one. */
function near(one: ViewKingdom, other: ViewKingdom): boolean {
  const spots = other.squares.map(pointOf);
  return one.squares
    .map(pointOf)
    .some(({ x, y }) => spots.some((at) => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) <= 2));
}
