/** The puzzle of the day: the same for everybody with the same puzzles, from nothing but the date. Days are those of UTC. */

const DAY = 86_400_000;

/** A day as a number. */
export const dayOf = (time: number = Date.now()): number => Math.floor(time / DAY);

/** FNV-1a with a final mix: a number from 0 to 1 for a text, the same everywhere. */
export function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The game whose puzzle is the puzzle of the day: one after another. */
export function gameOfDay(games: Iterable<string>, day: number): string | undefined {
  const all = [...games].sort();
  return all[day % all.length];
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * A game's puzzle of the day. The puzzles lie on a circle, each where its id puts it; each day begins a golden part of the circle further
 * on, and takes the next puzzle. So one does not come back for long, and a new puzzle changes few days: those with an older
 * version of the page nearly always see the same.
 */
export function puzzleOfDay<P extends { id: string }>(puzzles: readonly P[], day: number): P | undefined {
  const start = (day * GOLDEN) % 1;
  let [best, least]: [P | undefined, number] = [undefined, Infinity];
  for (const puzzle of puzzles) {
    const ahead = (fraction(puzzle.id) - start + 1) % 1;
    if (ahead < least) [best, least] = [puzzle, ahead];
  }
  return best;
}
