import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, ShuffleShown } from '$lib/api/wire';
import { checkShuffle, contributionTo } from './shuffle';

// The SHA-256 of 32 bytes of zero.
const seed = '00'.repeat(32);
const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const seats = [{ seat: 0, you: false } as SeatInfo, { seat: 1, you: true } as SeatInfo];
const table = { id: 't', commitment, seats };
const shown = (own: string | null): ShuffleShown => ({ commitment, seed, contributions: ['other', own] });

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

describe('a contribution', () => {
  it('stays the same for one commitment, and differs for another', () => {
    const first = contributionTo(table);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(contributionTo(table)).toBe(first);
    expect(contributionTo({ id: 't', commitment: 'other' })).not.toBe(first);
  });
});

describe('the check after a game', () => {
  it('finds its own contribution', async () => {
    const own = contributionTo(table);
    expect(await checkShuffle(table, shown(own))).toBe('fair');
  });
  it('notices another contribution, another commitment and another seed', async () => {
    const own = contributionTo(table);
    expect(await checkShuffle(table, shown('chosen later'))).toBe('wrong');
    expect(await checkShuffle(table, shown(null))).toBe('wrong');
    expect(await checkShuffle(table, { ...shown(own), commitment: 'x' })).toBe('wrong');
    expect(await checkShuffle(table, { ...shown(own), seed: '01'.repeat(32) })).toBe('wrong');
    // It must be at one's own seat.
    expect(await checkShuffle(table, { commitment, seed, contributions: [own, 'other'] })).toBe('wrong');
  });
  it('says when there was none, and when it cannot know', async () => {
    expect(await checkShuffle(table, shown(null))).toBe('absent');
    const own = contributionTo(table);
    const none = null as unknown as SubtleCrypto;
    expect(await checkShuffle(table, shown(own), none)).toBe('unchecked');
  });
});
