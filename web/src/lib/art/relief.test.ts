import { describe, expect, it } from 'vitest';
import { chance, noise, reliefOf, stepsAlong } from './relief';

const BOX = { x: 0, y: 0, width: 600, height: 400 };
const HALF = 24;
const river = stepsAlong({ x: -20, y: 200 }, { x: 300, y: 200 }, { x: 620, y: 200 }, 8).map((at) => ({
  ...at,
  half: HALF,
}));
const relief = reliefOf(BOX, [river]);
/** The points of a path. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const heights = (path: string) =>
  pointsOf(path)
    .filter(({ x }) => x > 20 && x < 580)
    .map(({ y }) => Math.abs(y - 200));

describe('the relief of a map', () => {
  it('has water along the river, with banks that are wavy but never far from where they belong', () => {
    const widths = heights(relief.water);
    expect(Math.min(...widths)).toBeGreaterThan(HALF - 6);
    expect(Math.max(...widths)).toBeLessThan(HALF + 6);
    expect(new Set(widths).size).toBeGreaterThan(10);
  });

  it('has green strips outside the water, the wider one first', () => {
    const [wide, narrow] = relief.banks.map((bank) => {
      const widths = heights(bank);
      return widths.reduce((sum, one) => sum + one, 0) / widths.length;
    }) as [number, number];
    expect(wide).toBeGreaterThan(narrow);
    expect(narrow).toBeGreaterThan(HALF);
  });

  it('has hills, none of them in the valley, and smaller ones on top of larger ones', () => {
    for (const hill of relief.hills) expect(Math.min(...heights(hill))).toBeGreaterThan(HALF);
    const sizes = relief.hills.map((hill) => pointsOf(hill).length);
    expect(sizes[0]).toBeGreaterThan(20);
    expect(sizes.at(-1)).toBeLessThan(sizes[0] as number);
  });

  it('closes every contour', () => {
    for (const path of [...relief.hills, ...relief.banks, relief.water]) {
      expect(path).toMatch(/^M/);
      expect(path.split('M').length).toBe(path.split('Z').length);
    }
  });

  it('follows the course from end to end', () => {
    const [first, last] = [pointsOf(relief.middle)[0], pointsOf(relief.middle).at(-1)];
    expect([first, last]).toEqual([
      { x: -20, y: 200 },
      { x: 620, y: 200 },
    ]);
  });

  it('is the same every time', () => {
    expect(reliefOf(BOX, [river])).toEqual(relief);
  });
});

describe('noise', () => {
  it('is between −1 and 1 and has no steps', () => {
    for (let x = -5; x < 5; x += 0.1) {
      expect(Math.abs(noise(x, 1.7))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(x, 1.7) - noise(x + 0.001, 1.7))).toBeLessThan(0.01);
    }
  });

  it('differs from place to place', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, at) => chance(at, 3)));
    expect(seen.size).toBe(100);
  });
});
