/**
 * The connection to a table, which reconnects by itself.
 *
 * A message with a client id is kept until the server has responded to it, and is resent after a reconnection; the server
 * applies a repeated id once. Retries back off exponentially; coming back online or to the tab retries at once. If a retry
 * would only fail in the same way, the connection stays closed until the visitor reopens it.
 */

import type { ClientMessage, ServerMessage } from './wire';

export interface TableSocket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/**
 * Why the connection is down. Some reasons are final: there are no more retries. A table on this device can lose its engine
 * (`engine`, in the end `engine-down`) or have none (`no-engine`), be open in another tab (`elsewhere`), have no room to be
 * stored (`full`), not be stored for another reason (`unstored`, `no-storage`) or be unreadable (`damaged`).
 */
export type CloseReason =
  | 'lost'
  | 'restarting'
  | 'busy'
  | 'unsaved'
  | 'troubled'
  | 'refused'
  | 'misread'
  | 'given-up'
  | 'engine'
  | 'engine-down'
  | 'no-engine'
  | 'elsewhere'
  | 'full'
  | 'unstored'
  | 'no-storage'
  | 'damaged';

/** The close codes of tables on this device, beside those of servers. */
export const DEVICE_CODES = {
  elsewhere: 4409,
  damaged: 4422,
  engine: 4500,
  'no-engine': 4501,
  full: 4507,
  unstored: 4508,
  'no-storage': 4509,
} as const satisfies Partial<Record<CloseReason, number>>;

/** The meaning of a WebSocket close code; `docs/api.md` lists those the server sends. */
export function reasonFor(code: number): CloseReason {
  switch (code) {
    case 1008:
      return 'refused';
    // The server cannot read what we sent; sending it again would not help.
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
    case 4503:
      return 'unsaved';
    default:
      return reasonHere(code) ?? 'lost';
  }
}

function reasonHere(code: number): CloseReason | undefined {
  const reasons = Object.keys(DEVICE_CODES) as (keyof typeof DEVICE_CODES)[];
  return reasons.find((reason) => DEVICE_CODES[reason] === code);
}

const FINAL: ReadonlySet<CloseReason> = new Set([
  'refused',
  'misread',
  'given-up',
  'engine-down',
  'no-engine',
  'elsewhere',
  'full',
  'unstored',
  'no-storage',
  'damaged',
]);

/** What failures that retries may cure become if they do not. */
const INCURABLE: Partial<Record<CloseReason, CloseReason>> = { troubled: 'given-up', engine: 'engine-down' };

export function isFinal(reason: CloseReason): boolean {
  return FINAL.has(reason);
}

export interface ConnectionOptions {
  connect: () => TableSocket;
  onMessage: (message: ServerMessage) => void;
  /** Called when the connection opens (no reason) or goes down; `failures` counts consecutive failures. */
  onStatus: (reason: CloseReason | null, failures: number) => void;
}

/** The delay before the next retry, in milliseconds. */
export function backoff(failures: number, random = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** Math.min(failures, 6)) * (0.75 + random / 2);
}

/** How often to ping an idle server, and how long to wait for the pong, in milliseconds. */
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 8_000;
/** After this long a connection counts as stable, and a later failure as the first of a new series. In milliseconds. */
const STABLE_AFTER = 10_000;
/** The least delay after the server said it is busy, in milliseconds. */
const BUSY_WAIT = 15_000;
/** After this many consecutive failures, an error of the server or of the device's engine is final. */
const MAX_ERRORS = 6;

type Pending = Extract<ClientMessage, { client: string }>;

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #pending = new Map<string, Pending>();
  #socket: TableSocket | null = null;
  #up = false;
  #greeted = false;
  #failures = 0;
  #closed = false;
  #stableTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeatTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    this.#closed = false;
    this.#failures = 0;
    addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryNow);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#retryNow);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#heartbeatTimer);
    clearTimeout(this.#stableTimer);
    this.#up = false;
    this.#socket?.close();
    this.#socket = null;
  }

  /** Sends now, or once connected; messages without a client id are dropped while the connection is down. */
  send(message: ClientMessage): void {
    if ('client' in message) this.#pending.set(message.client, message);
    if (this.#up && this.#greeted) this.#write(message);
  }

  /** Whether a sent message still waits for a response. */
  get waiting(): boolean {
    return this.#pending.size > 0;
  }

  readonly #retryNow = () => {
    if (!this.#up && !this.#closed && document.visibilityState !== 'hidden') {
      clearTimeout(this.#retryTimer);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    // Abandons a socket that is still connecting, so that there is never more than one.
    if (this.#socket) {
      this.#socket.onclose = null;
      this.#socket.close();
    }
    const socket = this.#options.connect();
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      this.#up = true;
      this.#restartHeartbeat();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(data);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#disconnected(reasonFor(code));
    };
  }

  #disconnected(closed: CloseReason): void {
    this.#up = false;
    this.#socket = null;
    clearTimeout(this.#heartbeatTimer);
    clearTimeout(this.#stableTimer);
    if (this.#closed) return;
    this.#failures++;
    const reason = (this.#failures >= MAX_ERRORS && INCURABLE[closed]) || closed;
    if (isFinal(reason)) {
      // The server would refuse these messages again.
      if (reason === 'refused' || reason === 'misread') this.#pending.clear();
      this.close();
    } else {
      clearTimeout(this.#retryTimer);
      const wait = backoff(this.#failures);
      this.#retryTimer = setTimeout(
        () => this.#connect(),
        reason === 'busy' ? Math.max(wait, BUSY_WAIT) : wait,
      );
    }
    this.#options.onStatus(reason, this.#failures);
  }

  #receive(data: unknown): void {
    if (typeof data !== 'string') return;
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    this.#restartHeartbeat();
    if ((message.type === 'done' || message.type === 'refused') && message.client !== undefined) {
      this.#pending.delete(message.client);
    }
    const first = message.type === 'hello' && !this.#greeted;
    if (first) {
      this.#greeted = true;
      this.#stableTimer = setTimeout(() => (this.#failures = 0), STABLE_AFTER);
      this.#options.onStatus(null, 0);
    }
    this.#options.onMessage(message);
    if (first) for (const pending of this.#pending.values()) this.#write(pending);
  }

  /** Puts off the next ping, since the server has just shown that it is alive. */
  #restartHeartbeat(): void {
    clearTimeout(this.#heartbeatTimer);
    this.#heartbeatTimer = setTimeout(() => {
      this.#write({ type: 'ping' });
      this.#heartbeatTimer = setTimeout(() => {
        // No pong: the connection is dead although no close event arrived.
        const socket = this.#socket;
        if (!socket) return;
        socket.onclose = null;
        socket.close();
        this.#disconnected('lost');
      }, PONG_TIMEOUT);
    }, PING_INTERVAL);
  }

  #write(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

/** Opens the WebSocket of a table. */
export function tableSocket(id: string, code: string | null): TableSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = code === null ? '' : `?code=${encodeURIComponent(code)}`;
  return new WebSocket(
    `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/play${query}`,
  ) as TableSocket;
}

/** A new id, by which the server recognises a message that is resent. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
