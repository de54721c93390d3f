import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, Connection, type Wire } from './connection';
import type { ClientMessage, ServerMessage } from './wire';

class FakeWire implements Wire {
  readonly sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  says(message: ServerMessage | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  greets(): void {
    this.onopen?.();
    this.says({ type: 'hello', table: {} as never, chat: [], log: [] });
  }
}

const act: ClientMessage = { type: 'act', client: 'c1', version: 3, seat: 0, action: 'finish' };

describe('a connection', () => {
  let wires: FakeWire[];
  let heard: ServerMessage[];
  let links: [boolean, number][];
  let connection: Connection;
  const last = () => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    heard = [];
    links = [];
    connection = new Connection({
      make: () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
      heard: (message) => heard.push(message),
      link: (up, tries) => links.push([up, tries]),
    });
    connection.open();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('comes back by itself, waiting longer each time', () => {
    last().greets();
    expect(links).toEqual([[true, 0]]);
    last().close();
    expect(links.at(-1)).toEqual([false, 1]);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(backOff(1, 1));
    expect(wires).toHaveLength(2);
    last().close();
    expect(links.at(-1)).toEqual([false, 2]);
    vi.advanceTimersByTime(backOff(2, 1));
    last().greets();
    expect(links.at(-1)).toEqual([true, 0]);
  });

  it('sends an unanswered action again, with the same id, and only until it is answered', () => {
    last().greets();
    connection.send(act);
    expect(last().sent).toEqual([act]);
    last().close();
    vi.advanceTimersByTime(20_000);
    last().greets();
    expect(last().sent).toEqual([act]);
    expect(connection.waiting).toBe(true);
    last().says({ type: 'done', client: 'c1', version: 4 });
    expect(connection.waiting).toBe(false);
    last().close();
    vi.advanceTimersByTime(20_000);
    last().greets();
    expect(last().sent).toEqual([]);
  });

  it('keeps what is said while the line is down, but no questions', () => {
    connection.send(act);
    connection.send({ type: 'preview', seat: 0, version: 3, action: 'finish' });
    last().greets();
    expect(last().sent).toEqual([act]);
  });

  it('takes a refusal as an answer', () => {
    last().greets();
    connection.send(act);
    last().says({ type: 'refused', client: 'c1', code: 'late', message: '', version: 9 });
    expect(connection.waiting).toBe(false);
    expect(heard.at(-1)?.type).toBe('refused');
  });

  it('notices a line that is dead', () => {
    last().greets();
    vi.advanceTimersByTime(21_000);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    last().says({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(links).toEqual([[true, 0]]);
    vi.advanceTimersByTime(30_000);
    expect(links.some(([up]) => !up)).toBe(true);
  });

  it('survives nonsense', () => {
    last().greets();
    last().says('nonsense');
    expect(heard).toHaveLength(1);
  });

  it('stays closed when it was closed', () => {
    last().greets();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});

it('waits never longer than twenty seconds', () => {
  for (let tries = 1; tries < 50; tries++) expect(backOff(tries, 1)).toBeLessThanOrEqual(20_000);
});
