import { describe, expect, it } from 'vitest';
import { curveOf } from './curve';

const point = (rating: number, deviation: number) => ({ table: 't', at: 0, rating, deviation });

describe('the curve of a rating', () => {
  it('stays in its box, higher ratings above', () => {
    const { line, ends, marks } = curveOf([point(1500, 300), point(1700, 200), point(1650, 100)], 300, 100);
    const numbers = line.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.filter((_, at) => at % 2 === 0)).toEqual([0, 150, 300]);
    const heights = numbers.filter((_, at) => at % 2 === 1);
    expect(heights[1]).toBeLessThan(heights[2] ?? 0);
    expect(heights[2]).toBeLessThan(heights[0] ?? 0);
    for (const y of heights) expect(y >= 0 && y <= 100).toBe(true);
    expect(ends.map(({ x }) => x)).toEqual([0, 300]);
    expect(marks.map(({ rating }) => rating)).toEqual([1200, 1400, 1600, 1800]);
  });

  it('draws a single game, and games that change nothing', () => {
    expect(curveOf([point(1500, 0)], 300, 100).ends[0]).toEqual({ x: 150, y: 100 });
    for (const { y } of curveOf([point(1500, 0), point(1500, 0)], 300, 100).marks)
      expect(y >= 0 && y <= 100).toBe(true);
  });
});
