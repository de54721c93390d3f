import { describe, expect, it, vi } from 'vitest';
import type { Wire } from '$lib/api/connection';
import type { LogEntry, Position, ServerMessage, TableInfo } from '$lib/api/wire';
import { LiveTable } from './live.svelte';

const entry = (n: number, seat: number): LogEntry => ({
  n,
  version: n,
  text: '',
  seat,
  points: 0,
  ruling: '',
  event: { event: 'x' },
});
const position = (version: number, asked: number, observer: number | 'spectator' = 0) =>
  ({ version, asked, actor: asked, views: [{ observer }] }) as unknown as Position;

/** A table whose server is played by the test. */
async function greeted(observer: number | 'spectator' = 0) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  const wire: Wire = {
    send: () => undefined,
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const live = new LiveTable('t', null, () => wire);
  live.open();
  await vi.waitFor(() => expect(wire.onmessage).not.toBeNull());
  const hear = (message: unknown) => wire.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  wire.onopen?.();
  hear({
    type: 'hello',
    table: { seats: [] } as unknown as TableInfo,
    chat: [],
    log: [],
    position: position(1, 0, observer),
  });
  const update = (version: number, asked: number, ...events: LogEntry[]) =>
    hear({ type: 'update', position: position(version, asked, observer), events, cause: 'act' });
  return { live, update, wire };
}

describe('what is new', () => {
  it('is everything since the own decision, over many updates', async () => {
    const { live, update } = await greeted();
    update(2, 1, entry(0, 0));
    expect(live.recent.map(({ n }) => n)).toEqual([0]);
    expect(live.missed).toBe(false);
    update(3, 2, entry(1, 1));
    update(4, 0, entry(2, 2));
    await vi.waitFor(() => expect(live.settled).toBe(true));
    expect(live.recent.map(({ n }) => n)).toEqual([1, 2]);
    expect(live.missed).toBe(true);
    // The own decision ends it.
    update(5, 1, entry(3, 0));
    expect(live.recent.map(({ n }) => n)).toEqual([3]);
    expect(live.missed).toBe(false);
    live.close();
  });

  it('is the last update for a spectator', async () => {
    const { live, update } = await greeted('spectator');
    update(2, 1, entry(0, 0));
    update(3, 0, entry(1, 1));
    await vi.waitFor(() => expect(live.settled).toBe(true));
    expect(live.recent.map(({ n }) => n)).toEqual([1]);
    live.close();
  });

  it('can be seen again, from the first position to the last', async () => {
    const { live, update } = await greeted();
    update(2, 1, entry(0, 0));
    update(3, 2, entry(1, 1));
    update(4, 0, entry(2, 2));
    await vi.waitFor(() => expect(live.settled).toBe(true));
    live.again();
    await vi.waitFor(() => expect(live.settled).toBe(true));
    expect(live.position?.version).toBe(4);
    expect(live.recent.map(({ n }) => n)).toEqual([1, 2]);
    live.close();
  });
});

describe('a line that the server has closed for good', () => {
  it('frees the hand, says why, and comes back when the visitor wants it', async () => {
    const { live, wire } = await greeted();
    live.act({ text: 'finish', action: { action: 'finish' } });
    expect(live.sending).toBe(true);
    wire.onclose?.({ code: 1008 });
    expect(live.link).toBe('refused');
    expect(live.sending).toBe(false);
    wire.onmessage = null;
    live.reconnect();
    expect(live.link).toBe('connecting');
    await vi.waitFor(() => expect(wire.onmessage).not.toBeNull());
    live.close();
  });

  it('keeps a decision in flight while it is tried again', async () => {
    const { live, wire } = await greeted();
    live.act({ text: 'finish', action: { action: 'finish' } });
    wire.onclose?.({ code: 1012 });
    expect(live.link).toBe('restarting');
    expect(live.sending).toBe(true);
    live.close();
  });
});
