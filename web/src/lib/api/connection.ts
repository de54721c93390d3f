/**
 * The socket of a table, that heals by itself.
 *
 * A message with a client id is kept until the server has answered it and is sent again after a reconnection; the server
 * applies a repeated id once. Between tries the connection waits longer and longer; coming back online or to the tab tries at once.
 * Where another try would end the same way there is none, until the visitor wants it.
 */

import type { ClientMessage, ServerMessage } from './wire';

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** Why a line is down. The last three are final: nothing is tried any more. */
export type Loss = 'lost' | 'restarting' | 'busy' | 'troubled' | 'refused' | 'misread' | 'given-up';

/** What the code of a closed socket means; see `docs/api.md` for what the server sends. */
export function lossOf(code: number): Loss {
  switch (code) {
    case 1008:
      return 'refused';
    // What we sent cannot be read, and would not be the next time.
    case 1002:
    case 1003:
    case 1007:
    case 1009:
      return 'misread';
    case 1011:
      return 'troubled';
    case 1012:
      return 'restarting';
    case 1013:
      return 'busy';
    default:
      return 'lost';
  }
}

export function isFinal(loss: Loss): boolean {
  return loss === 'refused' || loss === 'misread' || loss === 'given-up';
}

export interface ConnectionOptions {
  make: () => Wire;
  heard: (message: ServerMessage) => void;
  /** Told when the line is up (no loss) or down; `tries` counts the failures in a row. */
  link: (loss: Loss | null, tries: number) => void;
}

/** How long to wait before the next try, in milliseconds. */
export function backOff(tries: number, random = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** Math.min(tries, 6)) * (0.75 + random / 2);
}

/** How often to ask whether the server is there, and how long to wait for the answer, in milliseconds. */
const HEART_BEAT = 20_000;
const PATIENCE = 8_000;
/** A line that stood this long was a good one: what comes after it is a new failure, not one more in a row. */
const STEADY = 10_000;
/** A server that has asked for time gets this much. */
const BUSY_WAIT = 15_000;
/** So many failures of the server's own in a row are enough. */
const TROUBLES = 6;

type Kept = Extract<ClientMessage, { client: string }>;

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #unanswered = new Map<string, Kept>();
  #wire: Wire | null = null;
  #up = false;
  #greeted = false;
  #tries = 0;
  #closed = false;
  #stood: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    this.#closed = false;
    this.#tries = 0;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    clearTimeout(this.#stood);
    this.#up = false;
    this.#wire?.close();
    this.#wire = null;
  }

  /** Sends now, or as soon as the line is up; messages without a client id are dropped while it is down. */
  send(message: ClientMessage): void {
    if ('client' in message) this.#unanswered.set(message.client, message);
    if (this.#up && this.#greeted) this.#write(message);
  }

  /** Whether something was sent that the server has not answered. */
  get waiting(): boolean {
    return this.#unanswered.size > 0;
  }

  readonly #hurry = () => {
    if (!this.#up && !this.#closed && document.visibilityState !== 'hidden') {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    // A line that is still being made is given up, so that there is never more than one.
    if (this.#wire) {
      this.#wire.onclose = null;
      this.#wire.close();
    }
    const wire = this.#options.make();
    this.#wire = wire;
    this.#greeted = false;
    wire.onopen = () => {
      this.#up = true;
      this.#listen();
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire) this.#hear(data);
    };
    wire.onclose = ({ code }) => {
      if (wire === this.#wire) this.#lost(lossOf(code));
    };
  }

  #lost(said: Loss): void {
    this.#up = false;
    this.#wire = null;
    clearTimeout(this.#beat);
    clearTimeout(this.#stood);
    if (this.#closed) return;
    this.#tries++;
    const loss = said === 'troubled' && this.#tries >= TROUBLES ? 'given-up' : said;
    if (isFinal(loss)) {
      // What was refused would only be refused again.
      if (loss !== 'given-up') this.#unanswered.clear();
      this.close();
    } else {
      clearTimeout(this.#retry);
      const wait = backOff(this.#tries);
      this.#retry = setTimeout(() => this.#connect(), loss === 'busy' ? Math.max(wait, BUSY_WAIT) : wait);
    }
    this.#options.link(loss, this.#tries);
  }

  #hear(data: unknown): void {
    if (typeof data !== 'string') return;
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    this.#listen();
    if ((message.type === 'done' || message.type === 'refused') && message.client !== undefined) {
      this.#unanswered.delete(message.client);
    }
    const first = message.type === 'hello' && !this.#greeted;
    if (first) {
      this.#greeted = true;
      this.#stood = setTimeout(() => (this.#tries = 0), STEADY);
      this.#options.link(null, 0);
    }
    this.#options.heard(message);
    if (first) for (const kept of this.#unanswered.values()) this.#write(kept);
  }

  /** Something was heard: the next question whether the server is there can wait. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.#write({ type: 'ping' });
      this.#beat = setTimeout(() => {
        // No answer: the line is dead although nobody said so.
        const wire = this.#wire;
        if (!wire) return;
        wire.onclose = null;
        wire.close();
        this.#lost('lost');
      }, PATIENCE);
    }, HEART_BEAT);
  }

  #write(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }
}

/** The socket of a table in a browser. */
export function tableSocket(id: string, code: string | null): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = code === null ? '' : `?code=${encodeURIComponent(code)}`;
  return new WebSocket(
    `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/play${query}`,
  ) as Wire;
}

/** An id for one try. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
