import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, Connection, type Loss, type Wire } from './connection';
import type { ClientMessage, ServerMessage } from './wire';

class FakeWire implements Wire {
  readonly sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  /** As the page closes it; also what a browser says if the line breaks. */
  close(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
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
  let links: [Loss | null, number][];
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
      link: (loss, tries) => links.push([loss, tries]),
    });
    connection.open();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('comes back by itself, waiting longer each time', () => {
    last().greets();
    expect(links).toEqual([[null, 0]]);
    last().close();
    expect(links.at(-1)).toEqual(['lost', 1]);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(backOff(1, 1));
    expect(wires).toHaveLength(2);
    last().close();
    expect(links.at(-1)).toEqual(['lost', 2]);
    vi.advanceTimersByTime(backOff(2, 1));
    last().greets();
    expect(links.at(-1)).toEqual([null, 0]);
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
    expect(links).toEqual([[null, 0]]);
    vi.advanceTimersByTime(30_000);
    expect(links.some(([loss]) => loss !== null)).toBe(true);
  });

  describe('that the server closes', () => {
    /** Everything that is tried within five minutes. */
    const later = () => vi.advanceTimersByTime(300_000);

    for (const [code, loss] of [
      [1001, 'lost'],
      [1006, 'lost'],
      [1011, 'troubled'],
      [1012, 'restarting'],
      [4000, 'lost'],
    ] as const)
      it(`with ${code} is tried again soon: ${loss}`, () => {
        last().greets();
        connection.send(act);
        last().close(code);
        expect(links.at(-1)).toEqual([loss, 1]);
        vi.advanceTimersByTime(backOff(1, 1));
        expect(wires).toHaveLength(2);
        last().greets();
        expect(links.at(-1)).toEqual([null, 0]);
        expect(last().sent).toEqual([act]);
      });

    it('with 1013 is left in peace for a while', () => {
      last().greets();
      last().close(1013);
      expect(links.at(-1)).toEqual(['busy', 1]);
      vi.advanceTimersByTime(14_000);
      expect(wires).toHaveLength(1);
      vi.advanceTimersByTime(2_000);
      expect(wires).toHaveLength(2);
    });

    for (const [code, loss] of [
      [1008, 'refused'],
      [1002, 'misread'],
      [1003, 'misread'],
      [1007, 'misread'],
      [1009, 'misread'],
    ] as const)
      it(`with ${code} stays closed until the visitor wants it: ${loss}`, () => {
        last().greets();
        connection.send(act);
        last().close(code);
        expect(links.at(-1)).toEqual([loss, 1]);
        later();
        dispatchEvent(new Event('online'));
        document.dispatchEvent(new Event('visibilitychange'));
        expect(wires).toHaveLength(1);
        // What the server would not have is not sent again.
        expect(connection.waiting).toBe(false);
        connection.open();
        last().greets();
        expect(wires).toHaveLength(2);
        expect(last().sent).toEqual([]);
      });

    it('with 1011 again and again is given up, but what was done is kept', () => {
      connection.send(act);
      for (let tries = 1; tries < 6; tries++) {
        // The server greets, then fails: the greeting alone does not make a line a good one.
        last().greets();
        last().close(1011);
        expect(links.at(-1)).toEqual(['troubled', tries]);
        vi.advanceTimersByTime(backOff(tries, 1));
        expect(wires).toHaveLength(tries + 1);
      }
      last().close(1011);
      expect(links.at(-1)).toEqual(['given-up', 6]);
      later();
      expect(wires).toHaveLength(6);
      connection.open();
      last().greets();
      expect(last().sent).toEqual([act]);
    });

    it('with 1011 once an hour is never given up', () => {
      for (let tries = 0; tries < 20; tries++) {
        last().greets();
        vi.advanceTimersByTime(11_000);
        last().close(1011);
        expect(links.at(-1)).toEqual(['troubled', 1]);
        vi.advanceTimersByTime(backOff(1, 1));
      }
      expect(wires).toHaveLength(21);
    });

    it('as soon as it has greeted waits longer each time', () => {
      for (let tries = 1; tries <= 8; tries++) {
        last().greets();
        last().close(1012);
        expect(links.at(-1)).toEqual(['restarting', tries]);
        if (tries > 4) {
          vi.advanceTimersByTime(backOff(tries, 0) / 2);
          expect(wires).toHaveLength(tries);
        }
        vi.advanceTimersByTime(backOff(tries, 1));
      }
    });
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
