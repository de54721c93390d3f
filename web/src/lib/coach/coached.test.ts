import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatInfo } from '$lib/api/wire';
import { COACHED, isCoached, mayCoach, setCoached } from './coached.svelte';

const table = (...kinds: SeatInfo['kind'][]) => ({
  seats: kinds.map((kind, seat) => ({ seat, kind, you: kind !== 'bot' }) as SeatInfo),
});

describe('who may have a coach', () => {
  it('one person against bots', () => {
    expect(mayCoach(table('person', 'bot'))).toBe(true);
    expect(mayCoach(table('bot', 'bot', 'local'))).toBe(true);
  });
  it('nobody among people, at one device or several, even if a seat is still open', () => {
    expect(mayCoach(table('person', 'person'))).toBe(false);
    expect(mayCoach(table('person', 'local', 'bot'))).toBe(false);
    expect(mayCoach(table('person', 'open'))).toBe(false);
  });
  it('nobody who only watches', () => {
    const { seats } = table('person', 'bot');
    expect(mayCoach({ seats: seats.map((seat) => ({ ...seat, you: false })) })).toBe(false);
    expect(mayCoach(table('bot', 'bot'))).toBe(false);
    expect(mayCoach({ ...table('person', 'bot'), rated: true })).toBe(false);
  });
});

describe('the choice', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each table', () => {
    setCoached('a', true);
    expect([isCoached('a'), isCoached('b')]).toEqual([true, false]);
    setCoached('a', false);
    expect(isCoached('a')).toBe(false);
  });
  it('joins what others wrote, once', () => {
    localStorage.setItem(COACHED, '["x","a"]');
    setCoached('a', true);
    expect(JSON.parse(localStorage.getItem(COACHED) ?? '')).toEqual(['x', 'a']);
  });
  it('is kept for the newest hundred tables', () => {
    for (let at = 0; at < 120; at++) setCoached(`t${at}`, true);
    expect((JSON.parse(localStorage.getItem(COACHED) ?? '') as string[]).length).toBe(100);
    expect([isCoached('t19'), isCoached('t20')]).toEqual([false, true]);
  });
  it('survives damaged storage', () => {
    localStorage.setItem(COACHED, '{');
    expect(isCoached('a')).toBe(false);
    localStorage.setItem(COACHED, '7');
    setCoached('a', true);
    expect(isCoached('a')).toBe(true);
  });
});
