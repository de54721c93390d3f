/** A visitor's rating: Elo's, with the difficulty of a puzzle as its opponent. */

/** The rating of somebody who has solved nothing yet. */
export const START = 1200;
const LOWEST = 100;

/** The rating of puzzles of a difficulty. */
export const levelOf = (difficulty: number): number => 500 + 300 * difficulty;

/** How far one result moves a rating: far at first, so that it soon fits. */
const stepOf = (rated: number): number => Math.max(20, 72 - 4 * rated);

/** The rating after a puzzle; `rated` counts those before. */
export function rate(rating: number, rated: number, difficulty: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((levelOf(difficulty) - rating) / 400));
  // Whoever solves something gains at least a point.
  const change = Math.round(stepOf(rated) * (Number(solved) - expected)) || (solved ? 1 : -1);
  return Math.max(LOWEST, rating + change);
}
