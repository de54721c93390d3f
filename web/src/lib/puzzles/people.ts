/** How people do at the puzzles, as the server counts it, and what that says about their difficulty. */

import { puzzleCounts } from '$lib/api/http';
import type { PuzzleCount } from '$lib/api/wire';
import type { Puzzle } from './puzzles';

/** As many people as the searches that gave a puzzle its difficulty weigh. */
const WEIGHT = 20;
/** From how many people on it is said how they did. */
export const TELLING = 10;
/** How long puzzles wait for the server, in milliseconds. */
const PATIENCE = 800;

/**
 * The puzzles with a difficulty that also depends on how many people were right at once: all of them at an easy one (1), nobody at a
 * hard one (5).
 */
export function withPeople(puzzles: readonly Puzzle[], counts: readonly PuzzleCount[]): readonly Puzzle[] {
  const known = new Map(counts.map((count) => [count.puzzle, count]));
  return puzzles.map((puzzle) => {
    const { tried, solved } = known.get(puzzle.id) ?? { tried: 0, solved: 0 };
    if (tried === 0) return puzzle;
    const found = 5 - 4 * (solved / tried);
    const difficulty = (WEIGHT * puzzle.difficulty + tried * found) / (WEIGHT + tried);
    return { ...puzzle, difficulty, people: { tried, solved } };
  });
}

/** How people do at the puzzles of a game; nothing if there is no server, or none that responds soon. */
export function countsOf(game: string): Promise<readonly PuzzleCount[]> {
  const late = new Promise<readonly PuzzleCount[]>((resolve) => setTimeout(() => resolve([]), PATIENCE));
  return Promise.race([puzzleCounts(game).catch(() => []), late]);
}
