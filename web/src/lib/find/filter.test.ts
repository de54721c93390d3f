import { describe, expect, it } from 'vitest';
import type { Clock, PersonRating, SeatInfo, TableInfo } from '$lib/api/wire';
import { EVERYTHING, fits } from './filter';
import { isPossible, lastWish, rememberWish, requestOf } from './seek';

const table = (more: Partial<TableInfo>, ...ratings: (number | undefined)[]) =>
  ({
    game: 'tigris',
    players: 2,
    clock: { kind: 'days', days: 3 } as Clock,
    seats: ratings.map((rating) => ({ ...(rating !== undefined && { rating }) }) as SeatInfo),
    ...more,
  }) as TableInfo;
const own = [
  { game: 'tigris', kind: 'two', rating: 1700 },
  { game: 'tigris', kind: 'more', rating: 1200 },
] as PersonRating[];

describe('the filter of open tables', () => {
  it('shows everything at first', () => {
    expect(fits(table({}, 2400), EVERYTHING, own)).toBe(true);
  });

  it('looks at game, players, clock and whether it is rated', () => {
    const is = (change: Partial<typeof EVERYTHING>, more: Partial<TableInfo> = {}) =>
      fits(table(more), { ...EVERYTHING, ...change }, own);
    expect([is({ game: 'tigris' }), is({ game: 'babylon' })]).toEqual([true, false]);
    expect([is({ players: 2 }), is({ players: 4 })]).toEqual([true, false]);
    expect([is({ clock: 'days' }), is({ clock: 'none' })]).toEqual([true, false]);
    expect([is({ rated: 'no' }), is({ rated: 'yes' }), is({ rated: 'yes' }, { rated: true })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('compares ratings with one’s own for the same number of players', () => {
    const near = { ...EVERYTHING, range: 200 };
    expect(fits(table({}, 1510, undefined), near, own)).toBe(true);
    expect(fits(table({}, 1490), near, own)).toBe(false);
    expect(fits(table({ players: 3 }, 1300, 1010), near, own)).toBe(true);
    expect(fits(table({ players: 3 }, 1300, 1410), near, own)).toBe(false);
    // Who has not played has 1500; open seats, bots and hidden ratings are no reason.
    expect(fits(table({ game: 'babylon' }, 1650), near, own)).toBe(true);
    expect(fits(table({ game: 'babylon' }, undefined, undefined), near, [])).toBe(true);
  });
});

describe('a wish for opponents', () => {
  it('is remembered, and whatever is unreadable is as usual', () => {
    localStorage.clear();
    const usual = lastWish();
    expect(usual).toEqual({
      preset: 'live_two',
      rated: false,
      bots: { live_two: 60, live_more: 60, days: 0 },
    });
    const wish = { preset: 'days', rated: true, bots: { ...usual.bots, days: 3600 } } as const;
    rememberWish(wish);
    expect(lastWish()).toEqual(wish);
    for (const text of ['{', '{"preset":"blitz","bots":{"days":7}}']) {
      localStorage.setItem('shinar-find', text);
      expect(lastWish()).toEqual(usual);
    }
  });

  it('says when bots come, or nothing', () => {
    const bots = { live_two: 0, live_more: 30, days: 0 };
    expect(requestOf('tigris', { preset: 'live_two', rated: true, bots })).toEqual({
      game: 'tigris',
      preset: 'live_two',
      rated: true,
    });
    expect(requestOf('tigris', { preset: 'live_more', rated: false, bots }).bots_after).toBe(30);
  });

  it('fits the number of players', () => {
    expect([isPossible('live_two', [2, 4]), isPossible('live_two', [3, 4])]).toEqual([true, false]);
    expect([isPossible('live_more', [2, 4]), isPossible('live_more', [2, 3])]).toEqual([true, false]);
  });
});
