import { describe, expect, it } from 'vitest';
import type { LogEntry, Position } from '$lib/api/wire';
import { plainGame } from '$games/plain/game';
import { sinceOwnTurn } from './live.svelte';
import { Playback } from './playback.svelte';

const position = (version: number) => ({ version }) as Position;
const entry = (n: number, points = 0, seat?: number): LogEntry => ({
  n,
  version: n,
  text: '',
  ...(seat !== undefined && { seat }),
  points,
  ruling: '',
  event: { event: 'x' },
});

/** A playback whose time goes on only when told. */
function slow(moves = true) {
  const waits: { time: number; done: () => void }[] = [];
  const playback = new Playback(
    () => moves,
    (time) => new Promise<void>((done) => waits.push({ time, done })),
  );
  playback.setGame(plainGame);
  const tick = async () => {
    waits.shift()?.done();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { playback, waits, tick };
}

describe('playback', () => {
  it('shows one update after another', async () => {
    const { playback, tick } = slow();
    playback.jump(position(1));
    playback.add({ position: position(2), events: [entry(0, 3)], way: 'shown' });
    playback.add({ position: position(3), events: [entry(1, 4)], way: 'shown' });
    expect(playback.position?.version).toBe(2);
    expect(playback.settled).toBe(false);
    expect(playback.current?.points).toBe(3);
    await tick();
    expect(playback.position?.version).toBe(3);
    await tick();
    expect(playback.settled).toBe(true);
    expect(playback.current).toBeNull();
  });

  it('can be skipped', async () => {
    const { playback, tick } = slow();
    playback.add({ position: position(2), events: [entry(0, 3)], way: 'shown' });
    playback.add({ position: position(3), events: [entry(1, 4)], way: 'shown' });
    playback.skip();
    expect(playback.position?.version).toBe(3);
    expect(playback.settled).toBe(true);
    await tick();
    expect(playback.position?.version).toBe(3);
  });

  it('never takes long for one update', () => {
    const { playback, waits } = slow();
    const events = Array.from({ length: 50 }, (_, n) => entry(n, 1));
    playback.add({ position: position(2), events, way: 'shown' });
    expect((waits[0]?.time ?? 0) * 50).toBeLessThanOrEqual(2600);
  });

  it('waits for nobody after an own action', () => {
    const { playback } = slow();
    playback.add({ position: position(2), events: [entry(0, 3)], way: 'flashed' });
    expect(playback.settled).toBe(true);
    expect(playback.current?.points).toBe(3);
  });

  it('stands still for who wants no motion', () => {
    const { playback } = slow(false);
    playback.add({ position: position(2), events: [entry(0, 3)], way: 'shown' });
    expect(playback.position?.version).toBe(2);
    expect(playback.settled).toBe(true);
  });
});

it('tells who comes back what the others did', () => {
  const log = [entry(0, 0, 0), entry(1, 2, 1), entry(2), entry(3, 5, 2), entry(4, 0, 0)];
  expect(sinceOwnTurn(log, 0).map((one) => one.n)).toEqual([1, 2, 3]);
  expect(sinceOwnTurn(log, undefined)).toEqual([]);
});
