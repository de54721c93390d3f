import { describe, expect, it } from 'vitest';
import { spotBeside, type Box } from './beside';

const room: Box = { left: 0, top: 50, width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const boxAt = (spot: { left: number; top: number }) => ({ ...spot, ...size });
const apart = (one: Box, other: Box) =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height;

describe('where a chip stands', () => {
  it('never hides its place, wherever the place is', () => {
    for (let left = 0; left <= 960; left += 60)
      for (let top = 50; top <= 810; top += 60) {
        const target = { left, top, width: 40, height: 40 };
        const chip = boxAt(spotBeside(target, size, room, []));
        expect(apart(chip, target), `${left},${top}`).toBe(true);
        expect(chip.left >= 0 && chip.left + chip.width <= 1000).toBe(true);
        expect(chip.top >= 50 && chip.top + chip.height <= 850).toBe(true);
      }
  });

  it('keeps off what else matters', () => {
    const target = { left: 500, top: 400, width: 40, height: 40 };
    const above = { left: 400, top: 200, width: 240, height: 140 };
    const below = { left: 400, top: 500, width: 240, height: 140 };
    const chip = boxAt(spotBeside(target, size, room, [above, below]));
    expect(apart(chip, above) && apart(chip, below)).toBe(true);
  });

  it('lies along the far edge of a phone', () => {
    const phone: Box = { left: 0, top: 100, width: 390, height: 400 };
    const low = { left: 300, top: 440, width: 30, height: 30 };
    expect(spotBeside(low, size, phone, []).top).toBe(108);
    const high = { left: 10, top: 110, width: 30, height: 30 };
    expect(spotBeside(high, size, phone, []).top).toBe(392);
  });
});
