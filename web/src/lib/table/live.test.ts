import { describe, expect, it, vi } from 'vitest';
import type { TableSocket } from '$lib/api/connection';
import type { LogEntry, Position, ServerMessage, TableInfo } from '$lib/api/wire';
import { plainGame } from '$games/plain/game';
import { LiveTable } from './live.svelte';

const { play } = vi.hoisted(() => ({ play: vi.fn() }));
let away = false;
vi.mock('$lib/sound', () => ({ play, inBackground: () => away }));

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

/** A table whose server is simulated by the test. */
async function greeted(observer: number | 'spectator' = 0) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  const socket: TableSocket = {
    send: () => undefined,
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const live = new LiveTable('t', null, () => socket);
  live.open();
  await vi.waitFor(() => expect(socket.onmessage).not.toBeNull());
  const receive = (message: unknown) =>
    socket.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  socket.onopen?.();
  receive({
    type: 'hello',
    table: { seats: [] } as unknown as TableInfo,
    chat: [],
    log: [],
    position: position(1, 0, observer),
  });
  const update = (version: number, asked: number, ...events: LogEntry[]) =>
    receive({ type: 'update', position: position(version, asked, observer), events, cause: 'act' });
  return { live, update, socket };
}

describe('what is new', () => {
  it('is everything since the player’s last decision, over many updates', async () => {
    const { live, update } = await greeted();
    update(2, 1, entry(0, 0));
    expect(live.recent.map(({ n }) => n)).toEqual([0]);
    expect(live.missed).toBe(false);
    update(3, 2, entry(1, 1));
    update(4, 0, entry(2, 2));
    await vi.waitFor(() => expect(live.settled).toBe(true));
    expect(live.recent.map(({ n }) => n)).toEqual([1, 2]);
    expect(live.missed).toBe(true);
    // The player's own decision clears it.
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

  it('can be recapped from the first position to the last', async () => {
    const { live, update } = await greeted();
    update(2, 1, entry(0, 0));
    update(3, 2, entry(1, 1));
    update(4, 0, entry(2, 2));
    await vi.waitFor(() => expect(live.settled).toBe(true));
    live.recap();
    await vi.waitFor(() => expect(live.settled).toBe(true));
    expect(live.position?.version).toBe(4);
    expect(live.recent.map(({ n }) => n)).toEqual([1, 2]);
    live.close();
  });
});

describe('ending the turn', () => {
  it('is part of an action that says so, and of no other', async () => {
    const { live, socket } = await greeted();
    const sent: { type: string; end?: boolean }[] = [];
    socket.send = (text: string) => void sent.push(JSON.parse(text));
    const move = { text: 'finish', action: { action: 'finish' } };
    live.act(move, { end: true });
    expect(sent).toMatchObject([{ type: 'act', end: true }]);
    live.close();

    const other = await greeted();
    sent.length = 0;
    other.socket.send = socket.send;
    other.live.act(move);
    expect(sent[0]).not.toHaveProperty('end');
    other.live.close();
  });
});

describe('a connection that the server has closed for good', () => {
  it('stops sending, shows the reason, and reconnects on request', async () => {
    const { live, socket } = await greeted();
    live.act({ text: 'finish', action: { action: 'finish' } });
    expect(live.sending).toBe(true);
    socket.onclose?.({ code: 1008 });
    expect(live.link).toBe('refused');
    expect(live.sending).toBe(false);
    socket.onmessage = null;
    live.reconnect();
    expect(live.link).toBe('connecting');
    await vi.waitFor(() => expect(socket.onmessage).not.toBeNull());
    live.close();
  });

  it('keeps a decision in flight while reconnecting', async () => {
    const { live, socket } = await greeted();
    live.act({ text: 'finish', action: { action: 'finish' } });
    socket.onclose?.({ code: 1012 });
    expect(live.link).toBe('restarting');
    expect(live.sending).toBe(true);
    live.close();
  });
});

describe('the drum', () => {
  it('calls the player when it is their turn, and nobody else', async () => {
    const { live, update } = await greeted();
    play.mockClear();
    update(2, 1, entry(0, 0));
    update(3, 2, entry(1, 1));
    await vi.waitFor(() => expect(live.settled).toBe(true));
    expect(play).not.toHaveBeenCalledWith(['drum']);
    update(4, 0, entry(2, 2));
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith(['drum']));
    expect(play).toHaveBeenCalledTimes(1);
    live.close();
  });

  it('does not wait for the playback if they look elsewhere', async () => {
    const { live, update } = await greeted();
    live.setGame(plainGame);
    update(2, 1, entry(0, 0));
    play.mockClear();
    away = true;
    update(3, 0, { ...entry(1, 1), points: 5 });
    expect(play).toHaveBeenCalledWith(['drum']);
    away = false;
    live.close();
  });
});
