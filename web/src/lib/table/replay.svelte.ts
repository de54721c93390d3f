/** A finished game as a read-only table that can show any moment, forwards and backwards. */

import { homeOf, type TableHome } from '$lib/api/homes';
import type { LogEntry, Observer, Position, Replay, ReplayPosition, TableInfo } from '$lib/api/wire';
import type { Entry, GameUi } from '$games/contract';
import type { Hint, TableModel } from './model';
import { OfflineTable } from './offline';
import { durationOf } from './playback.svelte';

export class ReplayTable extends OfflineTable implements TableModel {
  table = $state.raw() as TableInfo;
  whole = $state.raw() as Replay;
  step = $state(0);
  playing = $state(false);
  current = $state.raw<Entry | null>(null);
  /** An action to show on the board. */
  hint = $state.raw<Hint | null>(null);
  #moment = $state.raw<ReplayPosition | null>(null);
  #ui: GameUi | null = null;
  #run = 0;
  #home: TableHome | null = null;
  readonly #moments = new Map<number, Promise<ReplayPosition>>();

  observer: Observer = 'spectator';
  readonly chat = [];
  readonly settled = true;
  readonly preview = null;
  readonly notice = null;
  readonly passive = true;
  readonly sending = false;
  readonly thinking = false;
  readonly reason = null;

  constructor(readonly id: string) {
    super();
  }

  /** `observer` is the visitor's choice; by default their own seat, if exactly one seat was played in this browser. */
  async load(code: string | null, observer: Observer | null): Promise<void> {
    this.#home = await homeOf(this.id);
    const table = await this.#home.info(this.id, code);
    const [own, other] = table.seats.filter((seat) => seat.you);
    this.observer = observer ?? (own && !other ? own.seat : 'spectator');
    const whole = await this.#home.replay(this.id, this.observer);
    // Players who are away now were there then.
    this.table = { ...table, seats: table.seats.map((seat) => ({ ...seat, connected: true })) };
    this.whole = whole;
  }
  setGame(ui: GameUi): void {
    this.#ui = ui;
  }

  readonly log: readonly LogEntry[] = $derived(
    (this.whole?.steps ?? []).slice(0, this.step).flatMap((step) => step.events),
  );
  readonly recent = $derived((this.#moment?.events ?? []) as Entry[]);
  readonly position: Position | null = $derived.by(() => {
    const now = this.#moment;
    if (!now) return null;
    const last = now.step === now.of;
    const ranks = this.table.result?.toSorted((one, other) => one.seat - other.seat).map((one) => one.rank);
    return {
      version: now.step,
      actor: now.actor,
      ...(typeof now.actor === 'number' && { asked: now.actor }),
      must_end: false,
      ends_turn: false,
      may_undo: false,
      turn: 0,
      scores: now.scores,
      ranking: last && ranks ? ranks : now.scores.map(() => 0),
      views: [{ observer: this.observer, view: now.view, legal: [] }],
      clocks: [],
    };
  });

  /** The moments before each player's decision, and the end; chance draws are passed over. */
  readonly stops: readonly number[] = $derived([
    ...(this.whole?.steps ?? []).flatMap((step) => (step.seat === undefined ? [] : [step.step])),
    this.whole?.of ?? 0,
  ]);
  /** The moment before the first decision; until then there were only chance draws. */
  readonly start = $derived(this.stops[0] ?? 0);

  /** Shows the moment after a number of steps. */
  async show(step: number): Promise<void> {
    const run = ++this.#run;
    const wanted = Math.min(Math.max(step, 0), this.whole.of);
    this.step = wanted;
    const found = await this.#fetch(wanted);
    if (run !== this.#run) return;
    this.#moment = found;
    // Prefetches the next one.
    const next = this.stops.find((stop) => stop > wanted);
    if (next !== undefined) void this.#fetch(next);
  }
  async forward(): Promise<void> {
    const next = this.stops.find((stop) => stop > this.step);
    if (next !== undefined) await this.show(next);
    else this.playing = false;
  }
  async back(): Promise<void> {
    const last = this.stops.findLast((stop) => stop < this.step);
    if (last !== undefined) await this.show(last);
  }
  /** Advances by itself until it is paused. */
  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    if (this.step >= this.whole.of) await this.show(this.start);
    while (this.playing && this.step < this.whole.of) {
      const before = this.step;
      // oxlint-disable-next-line no-await-in-loop -- one after another is the point
      await this.forward();
      const ui = this.#ui;
      for (const entry of this.whole.steps.slice(before, this.step).flatMap((one) => one.events) as Entry[]) {
        const duration = ui ? durationOf(ui, entry) : 0;
        if (duration === 0 || !this.playing) continue;
        this.current = entry;
        // oxlint-disable-next-line no-await-in-loop -- one after another is the point
        await new Promise((resolve) => setTimeout(resolve, duration));
      }
      this.current = null;
      // oxlint-disable-next-line no-await-in-loop -- one after another is the point
      await new Promise((resolve) => setTimeout(resolve, 350));
    }
    this.playing = false;
  }
  pause(): void {
    this.playing = false;
    this.current = null;
  }

  #homeNow(): TableHome {
    if (!this.#home) throw new Error('a moment is shown before the game is loaded');
    return this.#home;
  }
  #fetch(step: number): Promise<ReplayPosition> {
    let request = this.#moments.get(step);
    if (!request) {
      request = this.#homeNow().moment(this.id, this.observer, step);
      request.catch(() => this.#moments.delete(step));
      this.#moments.set(step, request);
    }
    return request;
  }

  override skip(): void {
    this.pause();
  }
}
