import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learn } from '$lib/progress/store.svelte';
import type { Puzzle } from './puzzles';
import { START } from './rating';
import { daysNow, isDone, nextPuzzle, noteAttempt, noteShown, recordOf } from './record';

const puzzle = (id: string, difficulty = 3, ...themes: string[]) =>
  ({ id, difficulty, themes }) as unknown as Puzzle;

describe('the record', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('counts the first attempt only', () => {
    const one = noteAttempt('oasis', puzzle('a'), true);
    expect(one).toMatchObject({ before: START, run: 1 });
    expect(one!.after).toBeGreaterThan(START);
    expect(noteAttempt('oasis', puzzle('a'), false)).toBeNull();
    expect(noteAttempt('oasis', puzzle('b'), false)).toMatchObject({ before: one!.after, run: 0 });
    const after = recordOf('oasis');
    expect(noteAttempt('oasis', puzzle('b'), true)).toBeNull();
    expect(recordOf('oasis')).toMatchObject({
      rating: after.rating,
      rated: 2,
      run: 0,
      best: 1,
      results: { a: 'first', b: 'later' },
    });
    expect(recordOf('desert')).toMatchObject({ rating: START, rated: 0, results: {} });
  });

  it('knows who was shown the solution', () => {
    noteAttempt('oasis', puzzle('a'), false);
    noteShown('oasis', 'a');
    noteAttempt('oasis', puzzle('a'), true, 20_000);
    expect(recordOf('oasis').results).toEqual({ a: 'shown' });
    expect(daysNow(20_000).run).toBe(0);
    // What was found before stays found.
    noteAttempt('oasis', puzzle('b'), true);
    noteShown('oasis', 'b');
    expect(recordOf('oasis').results['b']).toBe('first');
  });

  it('counts days in a row, whichever game', () => {
    noteAttempt('oasis', puzzle('a'), true, 20_000);
    expect(daysNow(20_000)).toEqual({ last: 20_000, games: ['oasis'], run: 1, best: 1 });
    noteAttempt('desert', puzzle('x'), true, 20_000);
    expect(daysNow(20_000)).toMatchObject({ games: ['oasis', 'desert'], run: 1 });
    // After a miss it counts all the same.
    noteAttempt('oasis', puzzle('b'), false, 20_001);
    expect(daysNow(20_001).run).toBe(1);
    noteAttempt('oasis', puzzle('b'), true, 20_001);
    const days = daysNow(20_001);
    expect(days.run).toBe(2);
    expect(isDone(days, 'oasis', 20_001)).toBe(true);
    expect(isDone(days, 'desert', 20_001)).toBe(false);
    // Tomorrow can still be kept up, the day after not.
    expect(daysNow(20_002).run).toBe(2);
    expect(daysNow(20_003)).toMatchObject({ run: 0, best: 2 });
    noteAttempt('oasis', puzzle('c'), true, 20_003);
    expect(daysNow(20_003)).toMatchObject({ run: 1, best: 2 });
    // Another puzzle is no puzzle of the day.
    noteAttempt('oasis', puzzle('d'), true);
    expect(daysNow(20_003).run).toBe(1);
  });

  it('follows the order in which puzzles were tried, whichever device sent them first', () => {
    const attempt = (id: string, result: 'first' | 'missed', at: number) => ({
      game: 'oasis',
      puzzle: id,
      difficulty: 300,
      result,
      at,
    });
    learn({ attempts: [attempt('c', 'first', 30), attempt('a', 'first', 10), attempt('b', 'missed', 20)] });
    expect(recordOf('oasis')).toMatchObject({ rated: 3, run: 1, best: 1 });
    const { rating } = recordOf('oasis');
    localStorage.clear();
    for (const [id, right] of [
      ['a', true],
      ['b', false],
      ['c', true],
    ] as const)
      noteAttempt('oasis', puzzle(id), right);
    expect(recordOf('oasis').rating).toBe(rating);
  });

  it('rates by the difficulty that people found', () => {
    const easy = noteAttempt('oasis', puzzle('a', 1.25), true);
    localStorage.clear();
    const hard = noteAttempt('oasis', puzzle('a', 1.75), true);
    expect(hard!.after).toBeGreaterThan(easy!.after);
    expect(recordOf('oasis').rating).toBe(hard!.after);
  });

  it('does without storage', () => {
    const fail = () => {
      throw new Error('there is no storage');
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail });
    expect(noteAttempt('oasis', puzzle('a'), true, 20_000)?.run).toBe(1);
    expect(recordOf('oasis').rated).toBe(0);
  });
});

describe('the next puzzle', () => {
  const all = [
    puzzle('a', 1, 'war'),
    puzzle('b', 2, 'war'),
    puzzle('c', 3, 'revolt'),
    puzzle('d', 5, 'war', 'revolt'),
  ];
  const record = (rating: number, results = {}) => ({ rating, rated: 9, run: 0, best: 0, results });

  it('is near the rating', () => {
    expect(nextPuzzle(all, record(750))?.id).toBe('a');
    expect(nextPuzzle(all, record(1200))?.id).toBe('b');
    expect(nextPuzzle(all, record(1350))?.id).toBe('c');
    expect(nextPuzzle(all, record(2500))?.id).toBe('d');
  });

  it('is not one that was solved or is open', () => {
    expect(nextPuzzle(all, record(1200, { b: 'first', a: 'later' }))?.id).toBe('c');
    expect(nextPuzzle(all, record(1200), {}, 'b')?.id).toBe('c');
  });

  it('fits what was chosen', () => {
    expect(nextPuzzle(all, record(1200), { theme: 'revolt' })?.id).toBe('c');
    expect(nextPuzzle(all, record(1200), { difficulty: 5 })?.id).toBe('d');
    expect(nextPuzzle(all, record(1200), { theme: 'war', difficulty: 3 })).toBeUndefined();
  });

  it('is one that was not solved, once all were seen', () => {
    const results = { a: 'first', b: 'missed', c: 'shown', d: 'first' };
    expect(nextPuzzle(all, record(1400, results))?.id).toBe('c');
    expect(nextPuzzle(all, record(1400, results), {}, 'c')?.id).toBe('b');
    expect(nextPuzzle(all, record(1400, { ...results, b: 'later', c: 'later' }))).toBeUndefined();
  });
});
