import { expect, it } from 'vitest';
import type { Entry } from '../contract';
import type { Babylonia } from './index';
import { Newest } from './newest.svelte';

const placed = (seat: number, hex: string) =>
  ({ n: 0, seat, event: { event: 'placed', hex } }) as unknown as Entry<Babylonia>;

it('what was played last is known until another position is shown', () => {
  const newest = new Newest();
  newest.record([placed(0, '5,5'), placed(1, '6,6')]);
  newest.record([placed(0, '7,7')]);
  expect(['5,5', '6,6', '7,7', '8,8'].map((hex) => newest.has(hex))).toEqual([true, true, true, false]);
  newest.record([]);
  expect(newest.has('5,5')).toBe(false);
});
