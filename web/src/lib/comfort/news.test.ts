import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '$lib/api/wire';
import { gains, newsOf } from './news';
import { rememberSeen, seenVersion } from './seen';

const entry = (version: number, seat?: number, points = 0) => ({ version, seat, points }) as LogEntry;
const log = [entry(1), entry(4, 0, 3), entry(5, 1, 2), entry(6, 0, 1), entry(7, 1, -1), entry(8, 1, 4)];

describe('what has happened since', () => {
  it('is what came after the last decision and was not shown', () => {
    expect(newsOf(log, 4, 0).map(({ version }) => version)).toEqual([5, 6, 7, 8]);
    expect(newsOf(log, 4, 7).map(({ version }) => version)).toEqual([8]);
    expect(newsOf(log, 8, 0)).toEqual([]);
  });

  it('is nothing for whoever has not decided anything yet', () => {
    expect(newsOf(log, undefined, 0)).toEqual([]);
  });

  it('adds points up by seat', () => {
    expect(gains(newsOf(log, 4, 0))).toEqual([
      { seat: 0, points: 1 },
      { seat: 1, points: 5 },
    ]);
    expect(gains([entry(1, 0, 2), entry(2, 0, -2), entry(3, undefined, 5)])).toEqual([]);
  });
});

describe('what this browser has shown', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered for the tables looked at last', () => {
    expect(seenVersion('t')).toBe(0);
    rememberSeen('t', 5);
    rememberSeen('t', 9);
    for (let n = 0; n < 99; n++) rememberSeen(`other-${n}`, 1);
    expect(seenVersion('t')).toBe(9);
    rememberSeen('one more', 1);
    expect(seenVersion('t')).toBe(0);
  });

  it('survives damaged storage', () => {
    localStorage.setItem('shinar-seen', '{"t":');
    expect(seenVersion('t')).toBe(0);
    localStorage.setItem('shinar-seen', '7');
    expect(seenVersion('t')).toBe(0);
  });
});
