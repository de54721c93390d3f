/** The players' cards and the result show the breakdown of a score once the game is over; until then the score pad does. */

import { describe, expect, it } from 'vitest';
import { CATEGORIES, CORNERS } from './facts';
import type { Move } from '../contract';
import game from './index';
import { heldTile, placementOf, sparing, type Babylon } from './model';
import type { View } from './types';

const fixtures = Object.entries(
  import.meta.glob<{ views: View[]; legal: Move<Babylon>[]; actor: unknown }>('./fixtures/*.json', {
    eager: true,
    import: 'default',
  }),
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

it('a lookout is proposed where it hides no symbol, if there is such a corner', () => {
  let spared = 0;
  for (const [, { views, legal, actor }] of fixtures) {
    const view = views[Number(actor)];
    const places = legal.flatMap((move) => placementOf(move) ?? []);
    for (const one of view ? places : []) {
      const hides = ({ lookout }: typeof one) => {
        const symbols = heldTile(view!, one.source)?.turns[one.rotation];
        return lookout !== undefined && (symbols?.[CORNERS.indexOf(lookout)] ?? null) !== null;
      };
      const same = places.filter(
        (other) => game.parts(other.move.action, view!).thing === game.parts(one.move.action, view!).thing,
      );
      const here = same.filter(({ anchor }) => anchor.x === one.anchor.x && anchor.y === one.anchor.y);
      const better = sparing(view!, one, here);
      if (better) {
        expect([hides(one), hides(better), better.level]).toEqual([true, false, one.level]);
        spared++;
      } else if (hides(one)) {
        expect(here.some((other) => other.level === one.level && other.lookout && !hides(other))).toBe(false);
      }
    }
  }
  expect(spared).toBeGreaterThan(3);
});
