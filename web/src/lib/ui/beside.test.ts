import { describe, expect, it } from 'vitest';
import { spotBeside, type Box } from './beside';

const room: Box = { left: 0, top: 50, width: 1000, height: 800 };
const WINDOW = { width: 1400, height: 900 };
const size = { width: 200, height: 100 };
const boxAt = (spot: { left: number; top: number }) => ({ ...spot, ...size });
const apart = (one: Box, other: Box) =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height;

describe('the position of a chip', () => {
  it('never covers its target, wherever that is', () => {
    for (let left = 0; left <= 960; left += 60)
      for (let top = 50; top <= 810; top += 60) {
        const target = { left, top, width: 40, height: 40 };
        const chip = boxAt(spotBeside(target, size, room, [], WINDOW));
        expect(apart(chip, target), `${left},${top}`).toBe(true);
        expect(chip.left >= 0 && chip.left + chip.width <= 1000).toBe(true);
        expect(chip.top >= 50 && chip.top + chip.height <= 850).toBe(true);
      }
  });

  it('avoids covering other things that matter', () => {
    const target = { left: 500, top: 400, width: 40, height: 40 };
    const above = { left: 400, top: 200, width: 240, height: 140 };
    const below = { left: 400, top: 500, width: 240, height: 140 };
    const chip = boxAt(spotBeside(target, size, room, [above, below], WINDOW));
    expect(apart(chip, above) && apart(chip, below)).toBe(true);
  });

  it('leaves the board of an upright phone alone, wherever its target is', () => {
    const phone: Box = { left: 0, top: 116, width: 390, height: 460 };
    for (let top = 120; top <= 540; top += 60) {
      const target = { left: 180, top, width: 30, height: 30 };
      const chip = boxAt(spotBeside(target, size, phone, [], { width: 390, height: 844 }));
      expect(apart(chip, phone), String(top)).toBe(true);
      expect(chip.top).toBeGreaterThanOrEqual(0);
    }
  });

  it('leaves the board of a phone held sideways alone, too', () => {
    const phone: Box = { left: 0, top: 0, width: 520, height: 390 };
    const target = { left: 400, top: 40, width: 30, height: 30 };
    const chip = boxAt(spotBeside(target, size, phone, [], { width: 844, height: 390 }));
    expect(apart(chip, phone)).toBe(true);
    expect(chip.left + chip.width).toBeLessThanOrEqual(844);
  });

  it('covers as few rows of a phone as it can if it is too tall to stay above, but not its target', () => {
    const phone: Box = { left: 0, top: 116, width: 390, height: 460 };
    const tall = { width: 300, height: 200 };
    const window = { width: 390, height: 844 };
    const low = { left: 180, top: 500, width: 30, height: 30 };
    expect(spotBeside(low, tall, phone, [], window).top).toBe(4);
    const high = { left: 180, top: 120, width: 30, height: 30 };
    const chip = { ...spotBeside(high, tall, phone, [], window), ...tall };
    expect(apart(chip, high)).toBe(true);
    expect(chip.top + chip.height).toBeLessThanOrEqual(116 + 460);
  });

  it('stays near the players above a phone’s board, away from the buttons below it', () => {
    const window = { width: 390, height: 844 };
    const all: Box = { left: 0, top: 0, ...window };
    const player = { left: 0, top: 60, width: 195, height: 58 };
    const chip = boxAt(spotBeside(player, size, all, [], window));
    expect(chip.top).toBe(128);
    const piece = { left: 100, top: 660, width: 50, height: 50 };
    expect(spotBeside(piece, size, all, [], window).top).toBe(4);
  });
});
