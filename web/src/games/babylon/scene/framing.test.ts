import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { initialDirection, fit, outline, projected } from './framing';

const laid = (x: number, y: number, level: number) => ({ anchor: { x, y }, level });
const GARDENS = { empty: [], tall: [laid(0, 0, 6), laid(6, 6, 1)], full: [laid(0, 6, 4), laid(6, 0, 5)] };

describe('the initial view of a garden', () => {
  for (const [name, tiles] of Object.entries(GARDENS)) {
    for (const aspect of [0.5, 0.88, 1, 1.8, 3]) {
      it(`shows all of an ${name} garden in a window of ${aspect}`, () => {
        const eye = initialDirection(aspect);
        const points = outline(tiles);
        const frame = fit(points, eye, aspect);
        const seen = projected(points, eye, aspect, frame);
        const reach = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
        expect(reach).toBeLessThanOrEqual(1);
        expect(reach).toBeGreaterThan(0.93);
      });
    }
  }

  it('is well defined from straight above', () => {
    const { distance, height } = fit(outline([]), new Vector3(0.001, 1, 0.05), 1);
    expect(distance).toBeGreaterThan(5);
    expect(distance).toBeLessThan(60);
    expect(Number.isFinite(height)).toBe(true);
  });
});
