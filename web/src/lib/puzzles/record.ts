/** What the visitor has solved: results, rating and streaks, all from the attempts and days that are kept. */

import type { PuzzleResult } from '$lib/api/wire';
import { learn, progress } from '$lib/progress/store.svelte';
import { dayOf, fraction } from './daily';
import { levelOf, rate, START } from './rating';
import { fits, type Filter, type Puzzle } from './puzzles';

export interface GameRecord {
  rating: number;
  /** The number of puzzles that the rating comes from. */
  rated: number;
  /** Puzzles solved at once, in a row: now, and the longest. */
  run: number;
  best: number;
  results: Record<string, PuzzleResult>;
}

/** Days with a solved puzzle of the day, in a row. */
export interface Days {
  /** The last one, as a number; null if there was none yet. */
  last: number | null;
  /** The games whose puzzle of that day is solved. */
  games: string[];
  run: number;
  best: number;
}

/** The record of a game: its attempts, one after the other as they were made. */
export function recordOf(game: string): GameRecord {
  const attempts = progress().attempts.filter((attempt) => attempt.game === game);
  const record: GameRecord = { rating: START, rated: 0, run: 0, best: 0, results: {} };
  for (const { puzzle, difficulty, result } of attempts.sort((one, other) => one.at - other.at)) {
    const right = result === 'first';
    record.results[puzzle] = result;
    record.rating = rate(record.rating, record.rated, difficulty / 100, right);
    record.rated++;
    record.run = right ? record.run + 1 : 0;
    record.best = Math.max(record.best, record.run);
  }
  return record;
}

/** The days in a row, as they stand today: a day that was left out ends them. */
export function daysNow(today = dayOf()): Days {
  const now: Days = { last: null, games: [], run: 0, best: 0 };
  for (const { game, day } of progress().days.sort((one, other) => one.day - other.day)) {
    if (now.last !== day) {
      now.run = now.last === day - 1 ? now.run + 1 : 1;
      now.best = Math.max(now.best, now.run);
      now.last = day;
      now.games = [];
    }
    now.games.push(game);
  }
  return now.last !== null && today - now.last <= 1 ? now : { ...now, run: 0 };
}

/** Whether the puzzle of a day of this game is solved. */
export const isDone = ({ last, games }: Days, game: string, day: number): boolean =>
  last === day && games.includes(game);

/** What a result has changed. */
export interface Change {
  before: number;
  after: number;
  run: number;
}

/**
 * Notes what somebody played. Only the first time counts for the rating: the change, or null if it is not the first. `day` is given if
 * it is a puzzle of that day.
 */
export function noteAttempt(
  game: string,
  { id, difficulty }: Pick<Puzzle, 'id' | 'difficulty'>,
  right: boolean,
  day: number | null = null,
): Change | null {
  const known = progress().attempts;
  const before = known.find((attempt) => attempt.game === game && attempt.puzzle === id);
  const days = right && day !== null && before?.result !== 'shown' ? [{ game, day }] : [];
  if (before) {
    const attempts = right && before.result === 'missed' ? [{ ...before, result: 'later' as const }] : [];
    if (days.length + attempts.length > 0) learn({ attempts, days });
    return null;
  }
  const { rating, rated, run } = recordOf(game);
  // After all others, though a clock may have been changed: otherwise the rating would not be what is shown.
  const at = known.reduce((latest, attempt) => Math.max(latest, attempt.at + 1), Date.now());
  const hundredths = Math.round(difficulty * 100);
  learn({
    attempts: [{ game, puzzle: id, difficulty: hundredths, result: right ? 'first' : 'missed', at }],
    days,
  });
  return { before: rating, after: rate(rating, rated, hundredths / 100, right), run: right ? run + 1 : 0 };
}

/** Notes that the solution was shown to somebody who had not found it. */
export function noteShown(game: string, id: string): void {
  const missed = progress().attempts.find((attempt) => attempt.game === game && attempt.puzzle === id);
  if (missed?.result === 'missed') learn({ attempts: [{ ...missed, result: 'shown' }] });
}

export const isSolved = (result: PuzzleResult | undefined): boolean =>
  result === 'first' || result === 'later';

/**
 * The next puzzle for somebody: one that they have not seen, near their rating; then those that they did not solve. `except` is the one
 * that is open.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, results }: GameRecord,
  filter: Filter = {},
  except?: string,
): Puzzle | undefined {
  const open = puzzles.filter((one) => one.id !== except && fits(one, filter) && !isSolved(results[one.id]));
  const distance = ({ difficulty }: Puzzle) => Math.abs(levelOf(difficulty) - rating);
  // Neighbours in the list come from the same games: they are mixed.
  const [next] = open.sort(
    (one, other) =>
      Number(results[one.id] !== undefined) - Number(results[other.id] !== undefined) ||
      distance(one) - distance(other) ||
      fraction(one.id) - fraction(other.id),
  );
  return next;
}
