import { describe, expect, it } from 'vitest';
import type { Replay } from '$lib/api/wire';
import { curveOf, momentsOf, sourcesOf } from './tally';

const event = (kind: string, seat: number, points: number, category?: string) => ({
  n: 0,
  version: 0,
  seat,
  points,
  ruling: 'X-1',
  event: { event: kind, ...(category !== undefined && { category }) },
});
const replay = {
  of: 4,
  steps: [
    { step: 0, action: {}, events: [event('turn', 0, 0)], scores: [0, 0] },
    { step: 1, seat: 0, action: {}, events: [event('field', 0, 5), event('field', 1, 1)], scores: [5, 1] },
    { step: 2, seat: 1, action: {}, events: [event('scored', 1, 2, 'stairs')], scores: [5, 3] },
    // A draw that follows from the decision before it.
    { step: 3, action: {}, events: [event('scored', 1, 7, 'statues')], scores: [5, 10] },
    { step: 4, seat: 0, action: {}, events: [event('field', 0, 1)], scores: [6, 10] },
  ],
} as unknown as Replay;

describe('the result of a game', () => {
  it('names every source of points, and they add up to the scores', () => {
    const sources = sourcesOf('nothing', replay, 2);
    expect(sources.map(({ key, points }) => [key, points])).toEqual([
      ['field/', [6, 1]],
      ['scored/statues', [0, 7]],
      ['scored/stairs', [0, 2]],
    ]);
    expect(sources.map(({ name }) => name)).toEqual(['field', 'scored statues', 'scored stairs']);
    for (const seat of [0, 1])
      expect(sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe([6, 10][seat]);
  });

  it('finds the decisions that brought most, with what followed from them', () => {
    const moments = momentsOf(replay, 2);
    expect(moments.map(({ step, seat, points }) => [step, seat, points])).toEqual([
      [1, 0, 5],
      [2, 1, 9],
    ]);
    expect(moments.map(({ entries }) => entries.map(({ points }) => points))).toEqual([[5], [7, 2]]);
  });

  it('follows the scores from decision to decision', () => {
    expect(curveOf(replay, 2)).toEqual([
      [0, 5, 5, 6],
      [0, 1, 3, 10],
    ]);
  });
});
