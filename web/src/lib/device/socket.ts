/** The socket of a table on this device: what the server would do is done by workers and the device's storage. */

import { DEVICE_CODES, type TableSocket } from '$lib/api/connection';
import { RequestFailed } from '$lib/api/http';
import type { BotJob, ClientMessage, DeviceUpdate } from '$lib/api/wire';
import { Bots } from './bots';
import { Door } from './door';
import { lockTable } from './locks';
import { append, journal, storedGame } from './store';

/** No reason of its own: the page then looks whether the table still exists. */
const GONE = 1006;

/** How each problem closes the connection; whatever else happens, the engine cannot go on. */
const CODES: Readonly<Record<string, number>> = {
  not_found: GONE,
  damaged: DEVICE_CODES.damaged,
  'no-engine': DEVICE_CODES['no-engine'],
  'device-conflict': DEVICE_CODES.elsewhere,
  'device-full': DEVICE_CODES.full,
  'device-unsaved': DEVICE_CODES.unstored,
  'device-no-storage': DEVICE_CODES['no-storage'],
};

export class DeviceSocket implements TableSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  readonly #id: string;
  readonly #bots: Bots;
  readonly #make: () => Door;
  #door: Door | null = null;
  /** What is being carried out; everything goes through here, one after another. */
  #queue: Promise<void>;
  #known = 0;
  #closed = false;
  #release = () => {};

  constructor(id: string, steal: boolean, bots = new Bots(), make = () => new Door()) {
    this.#id = id;
    this.#bots = bots;
    this.#make = make;
    this.#queue = this.#open(steal).catch((error: unknown) => this.#fail(error));
  }

  send(text: string): void {
    this.#enqueue((door) => door.receive(JSON.parse(text) as ClientMessage));
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#release();
    this.#door?.close();
    this.#bots.close();
  }

  async #open(steal: boolean): Promise<void> {
    const lock = await lockTable(this.#id, steal, () => this.#end(DEVICE_CODES.elsewhere));
    if (!lock) {
      this.#end(DEVICE_CODES.elsewhere);
      return;
    }
    this.#release = lock.release;
    // The page may have gone on to another table in the meantime.
    if (this.#closed) {
      lock.release();
      return;
    }
    const { sheet, changed } = await storedGame(this.#id);
    if (sheet === undefined) {
      this.#end(GONE);
      return;
    }
    const entries = await journal(this.#id);
    this.#known = entries.length;
    // Only here, so that a page without an engine says so like any other problem.
    const door = this.#make();
    this.#door = door;
    if (this.#closed) {
      door.close();
      return;
    }
    await door.open(sheet, entries, changed);
    if (this.#closed) return;
    this.onopen?.();
    await this.#carryOut(door, await door.hello());
  }

  #enqueue(work: (door: Door) => Promise<DeviceUpdate>): void {
    this.#queue = this.#queue
      .then(async () => {
        if (this.#door && !this.#closed) await this.#carryOut(this.#door, await work(this.#door));
      })
      .catch((error: unknown) => this.#fail(error));
  }

  /** Stores what must be stored; only then the page learns about it. */
  async #carryOut(door: Door, { entries, sheet, messages, think }: DeviceUpdate): Promise<void> {
    if (entries.length > 0 || sheet !== undefined) {
      const info = await door.info();
      const change = { info, changed: info.changed, ...(sheet !== undefined && { sheet }) };
      await append(this.#id, this.#known, entries, change);
      this.#known += entries.length;
    }
    for (const message of messages) if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) });
    if (think) void this.#think(think);
  }

  async #think(job: BotJob): Promise<void> {
    try {
      const decisions = await this.#bots.think(job);
      if (!this.#closed) this.#enqueue((door) => door.decided(job, decisions));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Nothing is lost by closing: what was shown is stored, and what was not comes again when the page reconnects. */
  #fail(error: unknown): void {
    if (this.#closed) return;
    // oxlint-disable-next-line no-console -- the banner says what the visitor can do; this says what happened
    console.warn(error);
    const code = error instanceof RequestFailed ? error.details.code : '';
    this.#end(CODES[code] ?? DEVICE_CODES.engine);
  }

  #end(code: number): void {
    if (this.#closed) return;
    this.close();
    this.onclose?.({ code });
  }
}
