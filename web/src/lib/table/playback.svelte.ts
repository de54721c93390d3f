/**
 * Shows what happened at a pace people can follow.
 *
 * Updates queue up; each puts its position on the screen and then points at its events one after another. With a long
 * queue everything goes faster, and `skip` shows the newest position at once.
 */

import type { LogEntry, Position } from '$lib/api/wire';
import type { Entry, GameUi } from '$games/contract';

/** How long an event is shown, in milliseconds. */
export function paceOf(ui: GameUi, entry: Entry): number {
  return ui.eventPace?.(entry) ?? (ui.eventPlaces(entry).length > 0 || entry.points !== 0 ? 450 : 0);
}

export interface Update {
  position: Position;
  events: readonly LogEntry[];
  /** What is new with it on the screen; its own events, if nothing else is said. */
  recent?: readonly LogEntry[];
  /** `shown`: played back while the player waits. `flashed`: only its points rise, and play goes on (own actions). */
  way: 'shown' | 'flashed';
}

/** The longest one update may take, in milliseconds. */
const LONGEST = 2600;

export class Playback {
  position = $state.raw<Position | null>(null);
  recent = $state.raw<readonly Entry[]>([]);
  current = $state.raw<Entry | null>(null);
  settled = $state(true);

  readonly #queue: Update[] = [];
  #ui: GameUi | null = null;
  #run = 0;
  readonly #moves: () => boolean;
  readonly #wait: (milliseconds: number) => Promise<void>;

  constructor(
    moves: () => boolean,
    wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ) {
    this.#moves = moves;
    this.#wait = wait;
  }

  /** The game whose words and paces count; before it is there, nothing is played back. */
  setGame(ui: GameUi): void {
    this.#ui = ui;
  }

  /** Shows a position at once and forgets what was waiting. */
  jump(position: Position | null, events: readonly LogEntry[] = []): void {
    this.#run++;
    this.#queue.length = 0;
    this.#show(position, events);
    this.current = null;
    this.settled = true;
  }

  add(update: Update): void {
    if (update.way === 'flashed' && this.settled) {
      this.#show(update.position, update.recent ?? update.events);
      void this.#flash(update.events as readonly Entry[]);
      return;
    }
    this.#queue.push(update);
    if (this.settled) void this.#play();
  }

  /** Shows the newest position at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.jump(last.position, last.recent ?? last.events);
    else this.jump(this.position, this.recent as unknown as LogEntry[]);
  }

  #show(position: Position | null, events: readonly LogEntry[]): void {
    this.position = position;
    this.recent = events as readonly Entry[];
  }

  /** Points at what scored, one after another, without making anybody wait. */
  async #flash(events: readonly Entry[]): Promise<void> {
    const run = ++this.#run;
    if (!this.#moves()) return;
    for (const entry of events.filter((one) => one.points !== 0)) {
      this.current = entry;
      // oxlint-disable-next-line no-await-in-loop -- one after another is the point
      await this.#wait(420);
      if (run !== this.#run) return;
    }
    this.current = null;
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.settled = false;
    let update: Update | undefined;
    while ((update = this.#queue.shift())) {
      this.#show(update.position, update.recent ?? update.events);
      const ui = this.#ui;
      if (!ui || !this.#moves()) continue;
      const hurry = Math.min(1, 4 / (this.#queue.length + 1));
      const shown = (update.events as readonly Entry[])
        .map((entry) => [entry, paceOf(ui, entry)] as const)
        .filter(([, pace]) => pace > 0);
      const whole = shown.reduce((sum, [, pace]) => sum + pace, 0);
      const scale = hurry * Math.min(1, LONGEST / Math.max(whole, 1));
      for (const [entry, pace] of shown) {
        this.current = entry;
        // oxlint-disable-next-line no-await-in-loop -- one after another is the point
        await this.#wait(pace * scale);
        if (run !== this.#run) return;
      }
      this.current = null;
    }
    this.settled = true;
  }
}
