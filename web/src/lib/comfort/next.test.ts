import { describe, expect, it } from 'vitest';
import type { TableInfo } from '$lib/api/wire';
import { nextOf, othersOf, waitingOf } from './next';

const table = (id: string, changed: number, more: Partial<TableInfo> = {}) =>
  ({ id, changed, state: 'running', your_turn: true, ...more }) as TableInfo;

const all = [
  table('new', 30),
  table('old', 10),
  table('theirs', 1, { your_turn: false }),
  table('over', 2, { state: 'finished' }),
  table('middle', 20),
];

describe('the next game', () => {
  it('is the one that has waited longest', () => {
    expect(waitingOf(all).map(({ id }) => id)).toEqual(['old', 'middle', 'new']);
    expect(nextOf(all, 'theirs')?.id).toBe('old');
    expect(nextOf(all, null)?.id).toBe('old');
  });

  it('comes round to every game, also if nobody moves', () => {
    const seen = ['old'];
    for (let step = 0; step < 3; step++) seen.push(nextOf(all, seen.at(-1) ?? null)?.id ?? '');
    expect(seen).toEqual(['old', 'middle', 'new', 'old']);
  });

  it('is none if no other one waits', () => {
    expect(nextOf([table('only', 5)], 'only')).toBeNull();
    expect(nextOf([], 'here')).toBeNull();
    expect(othersOf([table('only', 5)], 'only')).toBe(0);
    expect(othersOf(all, 'old')).toBe(2);
    expect(othersOf(all, 'theirs')).toBe(3);
  });
});
