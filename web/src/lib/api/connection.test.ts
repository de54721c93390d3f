import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, Connection, DEVICE_CODES, type CloseReason, type TableSocket } from './connection';
import type { ClientMessage, ServerMessage } from './wire';

class FakeSocket implements TableSocket {
  readonly sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  /** The default is the code that a browser reports when the connection breaks. */
  close(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
  receive(message: ServerMessage | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  greet(): void {
    this.onopen?.();
    this.receive({ type: 'hello', table: {} as never, chat: [], log: [] });
  }
}

const act: ClientMessage = { type: 'act', client: 'c1', version: 3, seat: 0, action: 'finish' };

describe('a connection', () => {
  let sockets: FakeSocket[];
  let received: ServerMessage[];
  let links: [CloseReason | null, number][];
  let connection: Connection;
  const last = () => sockets.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    received = [];
    links = [];
    connection = new Connection({
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      onMessage: (message) => received.push(message),
      onStatus: (reason, failures) => links.push([reason, failures]),
    });
    connection.open();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('reconnects with increasing delays', () => {
    last().greet();
    expect(links).toEqual([[null, 0]]);
    last().close();
    expect(links.at(-1)).toEqual(['lost', 1]);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(backoff(1, 1));
    expect(sockets).toHaveLength(2);
    last().close();
    expect(links.at(-1)).toEqual(['lost', 2]);
    vi.advanceTimersByTime(backoff(2, 1));
    last().greet();
    expect(links.at(-1)).toEqual([null, 0]);
  });

  it('resends an action with the same id until the server responds', () => {
    last().greet();
    connection.send(act);
    expect(last().sent).toEqual([act]);
    last().close();
    vi.advanceTimersByTime(20_000);
    last().greet();
    expect(last().sent).toEqual([act]);
    expect(connection.waiting).toBe(true);
    last().receive({ type: 'done', client: 'c1', version: 4 });
    expect(connection.waiting).toBe(false);
    last().close();
    vi.advanceTimersByTime(20_000);
    last().greet();
    expect(last().sent).toEqual([]);
  });

  it('keeps actions while the connection is down, but no preview requests', () => {
    connection.send(act);
    connection.send({ type: 'preview', seat: 0, version: 3, action: 'finish' });
    last().greet();
    expect(last().sent).toEqual([act]);
  });

  it('takes a refusal as a response', () => {
    last().greet();
    connection.send(act);
    last().receive({ type: 'refused', client: 'c1', code: 'late', message: '', version: 9 });
    expect(connection.waiting).toBe(false);
    expect(received.at(-1)?.type).toBe('refused');
  });

  it('notices a dead connection', () => {
    last().greet();
    vi.advanceTimersByTime(21_000);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    last().receive({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(links).toEqual([[null, 0]]);
    vi.advanceTimersByTime(30_000);
    expect(links.some(([reason]) => reason !== null)).toBe(true);
  });

  describe('closed by the server', () => {
    /** Long enough for any retry to happen. */
    const later = () => vi.advanceTimersByTime(300_000);

    for (const [code, reason] of [
      [1001, 'lost'],
      [1006, 'lost'],
      [1011, 'troubled'],
      [1012, 'restarting'],
      [4503, 'unsaved'],
      [4000, 'lost'],
    ] as const)
      it(`with ${code} is retried soon: ${reason}`, () => {
        last().greet();
        connection.send(act);
        last().close(code);
        expect(links.at(-1)).toEqual([reason, 1]);
        vi.advanceTimersByTime(backoff(1, 1));
        expect(sockets).toHaveLength(2);
        last().greet();
        expect(links.at(-1)).toEqual([null, 0]);
        expect(last().sent).toEqual([act]);
      });

    it('with 1013 is retried after a longer delay', () => {
      last().greet();
      last().close(1013);
      expect(links.at(-1)).toEqual(['busy', 1]);
      vi.advanceTimersByTime(14_000);
      expect(sockets).toHaveLength(1);
      vi.advanceTimersByTime(2_000);
      expect(sockets).toHaveLength(2);
    });

    for (const [code, reason] of [
      [1008, 'refused'],
      [1002, 'misread'],
      [1003, 'misread'],
      [1007, 'misread'],
      [1009, 'misread'],
    ] as const)
      it(`with ${code} stays closed until the visitor reopens it: ${reason}`, () => {
        last().greet();
        connection.send(act);
        last().close(code);
        expect(links.at(-1)).toEqual([reason, 1]);
        later();
        dispatchEvent(new Event('online'));
        document.dispatchEvent(new Event('visibilitychange'));
        expect(sockets).toHaveLength(1);
        // The server refused it, so it is not resent.
        expect(connection.waiting).toBe(false);
        connection.open();
        last().greet();
        expect(sockets).toHaveLength(2);
        expect(last().sent).toEqual([]);
      });

    it.each([
      [1011, 'troubled', 'given-up'],
      [DEVICE_CODES.engine, 'engine', 'engine-down'],
    ] as const)('with %i repeatedly is given up, but pending actions are kept', (code, reason, final) => {
      connection.send(act);
      for (let failures = 1; failures < 6; failures++) {
        // A hello alone does not make the connection stable: the server fails right after it.
        last().greet();
        last().close(code);
        expect(links.at(-1)).toEqual([reason, failures]);
        vi.advanceTimersByTime(backoff(failures, 1));
        expect(sockets).toHaveLength(failures + 1);
      }
      last().close(code);
      expect(links.at(-1)).toEqual([final, 6]);
      later();
      expect(sockets).toHaveLength(6);
      connection.open();
      last().greet();
      expect(last().sent).toEqual([act]);
    });

    it('with 1011 once an hour is never given up', () => {
      for (let failures = 0; failures < 20; failures++) {
        last().greet();
        vi.advanceTimersByTime(11_000);
        last().close(1011);
        expect(links.at(-1)).toEqual(['troubled', 1]);
        vi.advanceTimersByTime(backoff(1, 1));
      }
      expect(sockets).toHaveLength(21);
    });

    it('right after the hello is retried with increasing delays', () => {
      for (let failures = 1; failures <= 8; failures++) {
        last().greet();
        last().close(1012);
        expect(links.at(-1)).toEqual(['restarting', failures]);
        if (failures > 4) {
          vi.advanceTimersByTime(backoff(failures, 0) / 2);
          expect(sockets).toHaveLength(failures);
        }
        vi.advanceTimersByTime(backoff(failures, 1));
      }
    });
  });

  it('ignores malformed messages', () => {
    last().greet();
    last().receive('nonsense');
    expect(received).toHaveLength(1);
  });

  it('stays closed once closed by the page', () => {
    last().greet();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

it('never waits longer than twenty seconds', () => {
  for (let failures = 1; failures < 50; failures++) expect(backoff(failures, 1)).toBeLessThanOrEqual(20_000);
});
