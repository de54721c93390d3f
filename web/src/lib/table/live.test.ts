import { describe, expect, it, vi } from 'vitest';
import type { TableSocket } from '$lib/api/connection';
import type { ChatLine, LogEntry, Position, ServerMessage, TableInfo } from '$lib/api/wire';
import { plainGame } from '$games/plain/game';
import { serverHome } from '$lib/api/server';
import { LiveTable, withLine } from './live.svelte';

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
  const live = new LiveTable('t', null, () =>
    Promise.resolve({ ...serverHome, enter: () => Promise.resolve(), connect: () => socket }),
  );
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

/** A table with what was said and done before; `decided` is the version of the player's last decision. */
async function returned(log: LogEntry[], decided: number | undefined, seen?: number) {
  localStorage.clear();
  if (seen !== undefined) localStorage.setItem('shinar-seen', JSON.stringify([['t', seen]]));
  const made = await greeted();
  made.live.close();
  const socket: TableSocket = { ...made.socket, onopen: null, onmessage: null, onclose: null };
  const live = new LiveTable('t', null, () =>
    Promise.resolve({ ...serverHome, enter: () => Promise.resolve(), connect: () => socket }),
  );
  if (seen === undefined) localStorage.clear();
  else localStorage.setItem('shinar-seen', JSON.stringify([['t', seen]]));
  live.open();
  await vi.waitFor(() => expect(socket.onmessage).not.toBeNull());
  const receive = (message: unknown) =>
    socket.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  socket.onopen?.();
  receive({
    type: 'hello',
    table: {
      seats: [
        { seat: 0, you: true },
        { seat: 1, you: false },
      ],
      state: 'running',
    } as TableInfo,
    chat: [],
    log,
    position: position(9, 0),
    decided,
  });
  return { live, receive };
}

describe('whoever comes back', () => {
  const log = [entry(1, 0), entry(5, 1), entry(6, 0), entry(8, 1)];
  const versions = (news: readonly LogEntry[]) => news.map(({ version }) => version);

  it('is told what others did since their last decision, and plays it back on request', async () => {
    const { live } = await returned(log, 4);
    expect(versions(live.news)).toEqual([5, 6, 8]);
    expect(live.settled).toBe(true);
    expect(live.missed).toBe(true);
    live.recap();
    live.dismissNews();
    expect(live.news).toEqual([]);
    live.close();
    expect(localStorage.getItem('shinar-seen')).toBe('[["t",9]]');
  });

  it('is not told twice, and not what only concerns themselves', async () => {
    const again = await returned(log, 4, 9);
    expect(again.live.news).toEqual([]);
    again.live.close();
    const alone = await returned([entry(1, 0), entry(5, 0)], 4);
    expect(alone.live.news).toEqual([]);
    alone.live.close();
  });

  it('is told nothing before their first decision', async () => {
    const { live } = await returned(log, undefined);
    expect(live.news).toEqual([]);
    live.close();
  });

  it('is told the rest as it happens, until they decide', async () => {
    const { live, receive } = await returned(log, 4);
    const update = (version: number, asked: number, ...events: LogEntry[]) =>
      receive({ type: 'update', position: position(version, asked), events, cause: 'act' });
    update(10, 1, entry(10, 0));
    expect(live.news).toEqual([]);
    live.close();
  });
});

describe('chat', () => {
  it('has a line that comes late where it was said, and none twice', () => {
    const line = (n: number, text = '') => ({ n, text }) as ChatLine;
    const chat = [line(1), line(3)];
    expect(withLine(chat, line(2)).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(withLine(chat, line(3, 'again')).map(({ text }) => text)).toEqual(['', 'again']);
  });
});

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
