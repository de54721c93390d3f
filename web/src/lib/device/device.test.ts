import { describe, expect, it, vi } from 'vitest';
import type { BotJob, Decided } from '$lib/api/wire';
import { Bots, workersFor } from './bots';
import { Door, EngineDied } from './door';
import type { Call, Returned } from './worker';

/** A worker that a test drives by hand. */
class FakeWorker {
  onmessage: ((event: { data: Returned }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  calls: Call[] = [];
  ended = false;
  postMessage(call: Call) {
    this.calls.push(call);
  }
  terminate() {
    this.ended = true;
  }
  answer(data: Returned) {
    this.onmessage?.({ data });
  }
}

function made() {
  const worker = new FakeWorker();
  return { worker, door: new Door(() => worker as unknown as Worker) };
}

describe('a door', () => {
  it('returns what its worker returns, each call its own', async () => {
    const { worker, door } = made();
    const [games, rules] = [door.games(), door.rules('tigris')];
    expect(worker.calls.map(({ name, args }) => [name, ...args])).toEqual([['games'], ['rules', 'tigris']]);
    worker.answer({ id: 2, json: '[2]' });
    worker.answer({ id: 1, json: '[1]' });
    await expect(rules).resolves.toEqual([2]);
    await expect(games).resolves.toEqual([1]);
  });

  it('throws problems, and goes on', async () => {
    const { worker, door } = made();
    const bad = door.imported('nonsense');
    worker.answer({ id: 1, problem: '{"code":"unreadable","message":"no record"}' });
    await expect(bad).rejects.toMatchObject({ details: { code: 'unreadable' } });
    expect(door.dead).toBe(false);
  });

  it('rejects everything once its worker has died', async () => {
    const { worker, door } = made();
    const [one, other] = [door.games(), door.games()];
    worker.answer({ id: 1, dead: 'unreachable executed' });
    await expect(one).rejects.toBeInstanceOf(EngineDied);
    await expect(other).rejects.toBeInstanceOf(EngineDied);
    await expect(door.games()).rejects.toBeInstanceOf(EngineDied);
    expect([door.dead, worker.ended]).toEqual([true, true]);
    const second = made();
    const waiting = second.door.games();
    second.worker.onerror?.({ message: 'gone', preventDefault: () => undefined });
    await expect(waiting).rejects.toBeInstanceOf(EngineDied);
  });

  it('throws the errors of the engine protocol', async () => {
    const { worker, door } = made();
    const refused = door.engine({ cmd: 'setup', game: 'tigris', position: {} });
    worker.answer({ id: 1, json: '{"ok":false,"error":{"code":"impossible","message":"no","place":"x"}}' });
    await expect(refused).rejects.toMatchObject({ details: { code: 'impossible', place: 'x' } });
  });
});

describe('bots', () => {
  const job = (shared: boolean) => ({ shared }) as BotJob;
  const decided = (action: number) => ({ action }) as Decided;

  it('leave a core to the page', () => {
    expect([1, 2, 3, 8, 64].map(workersFor)).toEqual([1, 1, 2, 4, 4]);
  });

  it('think together only where that helps', async () => {
    const think = vi.fn(() => Promise.resolve(decided(1)));
    const bots = new Bots(3, () => ({ think, dead: false, close: () => undefined }) as unknown as Door);
    expect(await bots.think(job(false))).toHaveLength(1);
    expect(await bots.think(job(true))).toHaveLength(3);
    expect(think).toHaveBeenCalledTimes(4);
  });

  it('decide without those that die, and replace them', async () => {
    let number = 0;
    const doors: { dead: boolean }[] = [];
    const make = () => {
      const mine = ++number;
      const door = {
        dead: false,
        close: () => undefined,
        think() {
          if (mine !== 1) return Promise.resolve(decided(mine));
          door.dead = true;
          return Promise.reject(new EngineDied('killed'));
        },
      };
      doors.push(door);
      return door as unknown as Door;
    };
    const bots = new Bots(2, make);
    expect(await bots.think(job(true))).toEqual([decided(2)]);
    expect(await bots.think(job(true))).toEqual([decided(2), decided(3)]);
    const alone = new Bots(1, () => {
      number = 0;
      return make();
    });
    await expect(alone.think(job(false))).rejects.toBeInstanceOf(EngineDied);
  });
});
