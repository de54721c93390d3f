import { describe, expect, it } from 'vitest';
import type { Entry, Move } from '$games/contract';
import { adviceOf, COSTLY, factsOf, isCostly, mayBeCostly } from './grading';

const move = (text: string): Move => ({ text, action: { action: 'place' } });
const found = (...all: [text: string, visits: number, share: number][]) => ({
  moves: all.map(([text, visits, share]) => ({ move: move(text), visits, share })),
});
/** Actions are written as "piece place". */
const pieceOf = ({ text }: Move) => text.slice(0, 1);

describe('advice', () => {
  it('is the most visited action, with the next best and the best of another piece', () => {
    const advice = adviceOf(found(['a 1', 900, 0.6], ['a 2', 60, 0.55], ['b 1', 40, 0.41]), pieceOf);
    expect(advice?.move.text).toBe('a 1');
    expect(advice?.next).toEqual({ move: move('a 2'), share: 0.55 });
    expect(advice?.instead).toEqual({ move: move('b 1'), share: 0.41 });
  });

  it('believes nothing that was hardly looked at', () => {
    const advice = adviceOf(found(['a 1', 9000, 0.6], ['b 1', 7, 0.59], ['c 1', 100, 0.5]), pieceOf);
    expect(advice?.next?.move.text).toBe('c 1');
    // Nor that something is better which the search has not preferred.
    expect(adviceOf(found(['a 1', 900, 0.6], ['b 1', 90, 0.7]), pieceOf)?.next).toBeNull();
  });

  it('says how much depends on it', () => {
    const stake = (share: number) => adviceOf(found(['a 1', 900, 0.6], ['b 1', 90, share]), pieceOf)?.stake;
    expect(stake(0.3)).toBe('much');
    expect(stake(0.55)).toBe('some');
    expect(stake(0.595)).toBe('little');
    expect(adviceOf(found(['a 1', 900, 0.6]), pieceOf)?.stake).toBeNull();
  });

  it('needs something to choose from', () => {
    expect(adviceOf(found(), pieceOf)).toBeNull();
  });
});

const entry = (event: string, points = 0, seat?: number, ruling = 'R1'): Entry => ({
  n: 0,
  version: 0,
  points,
  ruling,
  event: { event },
  ...(seat !== undefined && { seat }),
});
const everywhere = () => ['somewhere'];

describe('facts', () => {
  it('do not name the action itself, and put one’s own points first', () => {
    const facts = factsOf(
      [entry('placed'), entry('fight'), entry('field', 2, 1), entry('field', 5, 0)],
      [],
      0,
      everywhere,
    );
    expect(facts.map(({ entry: { event }, points }) => [event.event, points])).toEqual([
      ['field', 5],
      ['field', 2],
      ['fight', 0],
    ]);
  });

  it('add up the points of one kind, and keep those of later actions apart', () => {
    const facts = factsOf(
      [entry('placed'), entry('city', 2, 0), entry('city', 4, 0)],
      [entry('placed'), entry('city', 3, 0), entry('city', 9, 1)],
      0,
      everywhere,
    );
    expect(facts.map(({ points, later }) => [points, later])).toEqual([
      [6, false],
      [3, true],
    ]);
  });

  it('leave out what cannot be seen anywhere', () => {
    expect(factsOf([entry('placed'), entry('drew')], [], 0, () => [])).toEqual([]);
  });
});

describe('a costly decision', () => {
  const look = (loss: number, best = 0.5) => ({ seat: 1, loss, shares: [1 - best, best] });

  it('loses much', () => {
    expect(mayBeCostly(look(COSTLY))).toBe(true);
    expect(mayBeCostly(look(COSTLY - 0.01))).toBe(false);
  });
  it('or most of what was left', () => {
    expect(mayBeCostly(look(0.07, 0.1))).toBe(true);
    expect(mayBeCostly(look(0.04, 0.05))).toBe(false);
  });
  it('must be found twice', () => {
    expect(isCostly(look(0.2), look(0.2))).toBe(true);
    expect(isCostly(look(0.2), look(0.05))).toBe(false);
    expect(isCostly(look(0.05), look(0.2))).toBe(false);
  });
});
