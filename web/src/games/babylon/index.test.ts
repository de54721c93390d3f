/** The players' cards and the result show the breakdown of a score once the game is over; until then the score pad does. */

import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './facts';
import game from './index';
import type { View } from './types';

const fixtures = Object.entries(
  import.meta.glob<{ views: View[] }>('./fixtures/*.json', { eager: true, import: 'default' }),
);

describe.each(fixtures)('the score of %s', (_, { views }) => {
  it.each(views)('as $observer sees it', (view) => {
    for (const [seat, info] of view.seats.entries()) {
      const shown = game.score?.(view, seat);
      expect(shown?.total).toBe(info.score);
      if (view.phase !== 'over') {
        expect(shown?.parts).toBeUndefined();
        continue;
      }
      const values = (shown?.parts ?? []).map((part) => Number(part.value));
      expect(values).toHaveLength(CATEGORIES.length + 1);
      expect(values.pop()).toBe(info.visible_holes);
      expect(values.reduce((sum, points) => sum + points)).toBe(info.score);
      expect(shown?.parts?.every((part) => part.icon)).toBe(true);
    }
  });
});
