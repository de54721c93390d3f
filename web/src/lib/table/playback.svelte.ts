/**
 * Plays updates back at a pace people can follow.
 *
 * Updates are queued; each shows its position and then highlights its events one after another. A long queue is played
 * faster, and `skip` shows the newest position at once.
 */

import type { LogEntry, Position } from '$lib/api/wire';
import type { Entry, GameUi } from '$games/contract';
import type { Speed } from '$lib/settings.svelte';

/** How long an event is shown, in milliseconds. */
export function durationOf(ui: GameUi, entry: Entry): number {
  return ui.eventDuration?.(entry) ?? (ui.eventPlaces(entry).length > 0 || entry.points !== 0 ? 450 : 0);
}

export interface Update {
  position: Position;
  events: readonly LogEntry[];
  /** The events to mark as new while it is shown; by default its own. */
  recent?: readonly LogEntry[];
  /** `play`: event by event, while the player waits. `flash`: only the points rise and play goes on, for own actions. */
  mode: 'play' | 'flash';
}

/** How long everything takes at each speed, compared with the normal one. */
const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };

/** The longest one update may take at normal speed, in milliseconds. */
const LONGEST = 2600;

export class Playback {
  position = $state.raw<Position | null>(null);
  recent = $state.raw<readonly Entry[]>([]);
  current = $state.raw<Entry | null>(null);
  settled = $state(true);
  /** Called when everything has been played back. */
  onsettled: () => void = () => undefined;

  readonly #queue: Update[] = [];
  #ui: GameUi | null = null;
  #run = 0;
  readonly #animates: () => boolean;
  readonly #speed: () => Speed;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #hear: (ui: GameUi, events: readonly Entry[]) => void;

  constructor(
    animates: () => boolean,
    wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    speed: () => Speed = () => 'normal',
    hear: (ui: GameUi, events: readonly Entry[]) => void = () => undefined,
  ) {
    this.#animates = animates;
    this.#speed = speed;
    this.#wait = wait;
    this.#hear = hear;
  }

  /** Sets the game that decides how long events are shown; until then nothing is played back. */
  setGame(ui: GameUi): void {
    this.#ui = ui;
  }

  /** Shows a position at once and empties the queue. */
  jump(position: Position | null, events: readonly LogEntry[] = []): void {
    this.#run++;
    this.#queue.length = 0;
    this.#show(position, events);
    this.current = null;
    this.settled = true;
    this.onsettled();
  }

  add(update: Update): void {
    if (update.mode === 'flash' && this.settled) {
      this.#show(update.position, update.recent ?? update.events);
      if (this.#ui) this.#hear(this.#ui, update.events as readonly Entry[]);
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

  /** Highlights the events that scored, one after another, without blocking play. */
  async #flash(events: readonly Entry[]): Promise<void> {
    const run = ++this.#run;
    if (!this.#animates()) return;
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
      const pace = PACE[this.#speed()];
      if (!ui) continue;
      if (pace === 0 || !this.#animates()) {
        this.#hear(ui, update.events as readonly Entry[]);
        continue;
      }
      const speedup = pace * Math.min(1, 4 / (this.#queue.length + 1));
      const shown = (update.events as readonly Entry[])
        .map((entry) => [entry, durationOf(ui, entry)] as const)
        .filter(([, duration]) => duration > 0);
      const total = shown.reduce((sum, [, duration]) => sum + duration, 0);
      const scale = speedup * Math.min(1, LONGEST / Math.max(total, 1));
      for (const [entry, duration] of shown) {
        this.current = entry;
        this.#hear(ui, [entry]);
        // oxlint-disable-next-line no-await-in-loop -- one after another is the point
        await this.#wait(duration * scale);
        if (run !== this.#run) return;
      }
      this.current = null;
    }
    this.settled = true;
    this.onsettled();
  }
}
