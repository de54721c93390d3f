import { describe, expect, it } from 'vitest';
import type { LogEntry, Position } from '$lib/api/wire';
import { plainGame } from '$games/plain/game';
import { sinceOwnTurn } from './live.svelte';
import type { Speed } from '$lib/settings.svelte';
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

/** A playback whose clock advances only on `tick`. */
function manual(animates = true, speed: Speed = 'normal') {
  const waits: { time: number; done: () => void }[] = [];
  const heard: number[] = [];
  const playback = new Playback(
    () => animates,
    (time) => new Promise<void>((done) => waits.push({ time, done })),
    () => speed,
    (_, events) => heard.push(...events.map(({ n }) => n)),
  );
  playback.setGame(plainGame);
  const tick = async () => {
    waits.shift()?.done();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { playback, waits, heard, tick };
}

describe('playback', () => {
  it('shows one update after another', async () => {
    const { playback, tick } = manual();
    playback.jump(position(1));
    playback.add({ position: position(2), events: [entry(0, 3)], mode: 'play' });
    playback.add({ position: position(3), events: [entry(1, 4)], mode: 'play' });
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
    const { playback, tick } = manual();
    playback.add({ position: position(2), events: [entry(0, 3)], mode: 'play' });
    playback.add({ position: position(3), events: [entry(1, 4)], mode: 'play' });
    playback.skip();
    expect(playback.position?.version).toBe(3);
    expect(playback.settled).toBe(true);
    await tick();
    expect(playback.position?.version).toBe(3);
  });

  it('limits the time for one update', () => {
    const { playback, waits } = manual();
    const events = Array.from({ length: 50 }, (_, n) => entry(n, 1));
    playback.add({ position: position(2), events, mode: 'play' });
    expect((waits[0]?.time ?? 0) * 50).toBeLessThanOrEqual(2600);
  });

  it('does not block after an own action', () => {
    const { playback } = manual();
    playback.add({ position: position(2), events: [entry(0, 3)], mode: 'flash' });
    expect(playback.settled).toBe(true);
    expect(playback.current?.points).toBe(3);
  });

  it('plays at the chosen speed', () => {
    const time = (speed: Speed) => {
      const { playback, waits } = manual(true, speed);
      playback.add({ position: position(2), events: [entry(0, 3)], mode: 'play' });
      return waits[0]?.time ?? 0;
    };
    expect(time('slow')).toBe(2 * time('normal'));
    expect(time('fast')).toBeLessThan(time('normal') / 2);
    expect(time('normal')).toBeGreaterThan(300);
    expect(time('instant')).toBe(0);
  });

  it('lets every event be heard when it is shown, and all of them if nothing moves', async () => {
    const events = [entry(0, 3), entry(1, 4)];
    const moving = manual();
    moving.playback.add({ position: position(2), events, mode: 'play' });
    expect(moving.heard).toEqual([0]);
    await moving.tick();
    expect(moving.heard).toEqual([0, 1]);
    const still = manual(false);
    still.playback.add({ position: position(2), events, mode: 'play' });
    expect(still.heard).toEqual([0, 1]);
    const own = manual();
    own.playback.add({ position: position(2), events, mode: 'flash' });
    expect(own.heard).toEqual([0, 1]);
  });

  it('shows the position at once if motion is off', () => {
    const { playback } = manual(false);
    playback.add({ position: position(2), events: [entry(0, 3)], mode: 'play' });
    expect(playback.position?.version).toBe(2);
    expect(playback.settled).toBe(true);
  });
});

it('finds what the others did since a player’s last turn', () => {
  const log = [entry(0, 0, 0), entry(1, 2, 1), entry(2), entry(3, 5, 2), entry(4, 0, 0)];
  expect(sinceOwnTurn(log, 0).map((one) => one.n)).toEqual([1, 2, 3]);
  expect(sinceOwnTurn(log, undefined)).toEqual([]);
});
