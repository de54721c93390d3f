import { describe, expect, it } from 'vitest';
import type { Move } from '$games/contract';
import { Door, LastingDoor } from '$lib/device/door';
import type { Call } from '$lib/device/worker';
import { Study } from './study.svelte';
import { ROOT } from './tree';

const move = (text: string) => ({ text, action: {} }) as Move;

/** A worker with an engine that only knows which actions were carried out, until it is killed. */
class ToyWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  ended = false;
  done: string[] = [];
  postMessage({ id, name, args }: Call) {
    const response = name === 'engine' ? this.#respond(JSON.parse(String(args[0]))) : { seats: [] };
    void Promise.resolve().then(() => this.onmessage?.({ data: { id, json: JSON.stringify(response) } }));
  }
  terminate() {
    this.ended = true;
  }
  kill() {
    this.onerror?.({ message: 'killed', preventDefault: () => undefined });
  }
  #respond({ cmd, action, to, record }: { cmd: string; action?: string; to?: number; record?: string }) {
    if (cmd === 'load') this.done = (record ?? '').split(' ').slice(1);
    if (cmd === 'apply' && action !== undefined) this.done.push(action);
    if (cmd === 'undo') this.done.length = to ?? 0;
    return {
      ok: true,
      actor: this.done.length % 2,
      steps: this.done.length,
      scores: [0, 0],
      ranking: [1, 1],
      events: [],
      moves: [move('a'), move('b')],
      view: {},
      record: ['start', ...this.done].join(' '),
    };
  }
}

describe('a board whose worker dies', () => {
  it('goes on with a new one, where it was', async () => {
    const workers: ToyWorker[] = [];
    const make = () => {
      const worker = new ToyWorker();
      workers.push(worker);
      return new Door(() => worker as unknown as Worker);
    };
    const study = new Study(new LastingDoor(make));
    await study.open({ kind: 'new', game: 'toy', players: 2, options: {} });
    /** Everything that was asked for is done. */
    const settled = () => study.recordsOf([]);
    study.act(move('a'));
    await settled();
    study.act(move('b'));
    await settled();
    expect([study.record, workers.length]).toEqual(['start a b', 1]);

    workers[0]?.kill();
    study.act(move('a'));
    await settled();
    expect(study.notice).toBe(null);
    expect([study.record, workers.length]).toEqual(['start a b a', 2]);
    expect(workers[1]?.done).toEqual(['a', 'b', 'a']);

    // In the middle of something it says so, and the next attempt works.
    study.go(ROOT);
    await Promise.resolve();
    await Promise.resolve();
    workers[1]?.kill();
    await settled().catch(() => undefined);
    study.go(ROOT);
    await settled();
    expect([study.at, study.record, workers.length]).toEqual([ROOT, 'start', 3]);
    expect(study.notice).toBe(null);

    study.close();
    study.act(move('a'));
    await settled().catch(() => undefined);
    expect(workers).toHaveLength(3);
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });
});
