import { describe, expect, it } from 'vitest';
import { levelOf, rate, START } from './rating';

/** The rating of somebody who solves as many puzzles of a difficulty as their strength says. */
function settle(strength: number, difficulties: readonly number[], games: number): number {
  let rating = START;
  let luck = 1;
  for (let at = 0; at < games; at++) {
    luck = (luck * 16_807) % 2_147_483_647;
    const difficulty = difficulties[at % difficulties.length] ?? 1;
    const chance = 1 / (1 + 10 ** ((levelOf(difficulty) - strength) / 400));
    rating = rate(rating, at, difficulty, luck / 2_147_483_647 < chance);
  }
  return rating;
}

describe('the rating', () => {
  it('maps five difficulties from 800 to 2000', () => {
    expect([1, 2, 3, 4, 5].map(levelOf)).toEqual([800, 1100, 1400, 1700, 2000]);
  });

  it('gains more by difficult puzzles, and loses more by easy ones', () => {
    const gains = [1, 2, 3, 4, 5].map((difficulty) => rate(1200, 5, difficulty, true) - 1200);
    const losses = [1, 2, 3, 4, 5].map((difficulty) => 1200 - rate(1200, 5, difficulty, false));
    expect(gains).toEqual(gains.toSorted((one, other) => one - other));
    expect(losses).toEqual(losses.toSorted((one, other) => other - one));
    expect([...gains, ...losses].every((change) => change > 0)).toBe(true);
  });

  it('moves far at first, and less later', () => {
    expect(rate(1200, 0, 3, true) - 1200).toBeGreaterThan(rate(1200, 30, 3, true) - 1200);
    expect(rate(1200, 30, 3, true)).toBe(rate(1200, 300, 3, true));
  });

  it('always moves, but not below the lowest', () => {
    expect(rate(2600, 100, 1, true)).toBe(2601);
    expect(rate(100, 100, 5, false)).toBe(100);
  });

  it('finds how strong somebody is', () => {
    for (const strength of [900, 1400, 1900])
      expect(Math.abs(settle(strength, [1, 2, 3, 4, 5], 400) - strength)).toBeLessThan(150);
  });
});
