import { describe, expect, it } from 'vitest';
import { dayOf, fraction, gameOfDay, puzzleOfDay } from './daily';

const list = (count: number, prefix = 'oas') =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}-${String(at + 1).padStart(3, '0')}` }));
const days = (count: number, first = 20_000) => Array.from({ length: count }, (_, at) => first + at);

describe('the puzzle of the day', () => {
  it('changes at midnight, universal time', () => {
    const midnight = Date.UTC(2026, 10, 19);
    expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1);
    expect(dayOf(midnight + 86_399_999)).toBe(dayOf(midnight));
  });

  it('is the same for everybody: nothing but ids and date decide', () => {
    // From another implementation of the same: these must never change.
    expect(fraction('oas-001')).toBeCloseTo(0.057709, 5);
    expect(puzzleOfDay(list(320), 20_775)?.id).toBe(puzzleOfDay(list(320).toReversed(), 20_775)?.id);
    expect(puzzleOfDay(list(320), 20_775)?.id).toBe('oas-219');
  });

  it('does not come back for weeks, and nearly all have their day', () => {
    const ids = days(2000).map((day) => puzzleOfDay(list(320), day)?.id);
    for (const [at, id] of ids.entries()) expect(ids.slice(at + 1, at + 22)).not.toContain(id);
    expect(new Set(ids).size).toBeGreaterThan(290);
  });

  it('hardly changes when there are new puzzles', () => {
    const same = days(300).filter(
      (day) => puzzleOfDay(list(320), day)?.id === puzzleOfDay(list(330), day)?.id,
    );
    expect(same.length).toBeGreaterThan(270);
  });

  it('takes one game after another', () => {
    const games = ['ur', 'oasis', 'desert'];
    const chosen = days(6).map((day) => gameOfDay(games, day));
    expect(new Set(chosen.slice(0, 3)).size).toBe(3);
    expect(chosen.slice(3)).toEqual(chosen.slice(0, 3));
    expect(gameOfDay(games.toReversed(), 20_000)).toBe(chosen[0]);
  });

  it('is none without puzzles', () => {
    expect(gameOfDay([], 20_000)).toBeUndefined();
    expect(puzzleOfDay([], 20_000)).toBeUndefined();
    expect(puzzleOfDay(list(1), 20_000)?.id).toBe('oas-001');
  });
});
