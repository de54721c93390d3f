/** A finished game as a table to look at: any moment of it, forwards and backwards. */

import { moment, replay, tableInfo } from '$lib/api/http';
import type { LogEntry, Moment, Observer, Position, Replay, TableInfo } from '$lib/api/wire';
import type { Entry, GameUi } from '$games/contract';
import type { Hint, TableModel } from './model';
import { OfflineTable } from './offline';
import { paceOf } from './playback.svelte';

export class ReplayTable extends OfflineTable implements TableModel {
  table = $state.raw() as TableInfo;
  whole = $state.raw() as Replay;
  step = $state(0);
  playing = $state(false);
  current = $state.raw<Entry | null>(null);
  /** An action to look at. */
  hint = $state.raw<Hint | null>(null);
  #moment = $state.raw<Moment | null>(null);
  #ui: GameUi | null = null;
  #run = 0;
  readonly #moments = new Map<number, Promise<Moment>>();

  observer: Observer = 'spectator';
  readonly chat = [];
  readonly settled = true;
  readonly preview = null;
  readonly notice = null;
  readonly passive = true;

  constructor(readonly id: string) {
    super();
  }

  /** Whose eyes to look with is for the visitor to say; who played alone at this browser looks with their own. */
  async load(code: string | null, observer: Observer | null): Promise<void> {
    const table = await tableInfo(this.id, code);
    const [own, other] = table.seats.filter((seat) => seat.you);
    this.observer = observer ?? (own && !other ? own.seat : 'spectator');
    const whole = await replay(this.id, this.observer);
    // Who is away now was there then.
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

  /** The moments before somebody decides, and the end: chance is passed over. */
  readonly stops: readonly number[] = $derived([
    ...(this.whole?.steps ?? []).flatMap((step) => (step.seat === undefined ? [] : [step.step])),
    this.whole?.of ?? 0,
  ]);
  /** The moment before the first decision; until then only chance was at work. */
  readonly start = $derived(this.stops[0] ?? 0);

  /** Shows a moment. */
  async show(step: number): Promise<void> {
    const run = ++this.#run;
    const wanted = Math.min(Math.max(step, 0), this.whole.of);
    this.step = wanted;
    const found = await this.#fetch(wanted);
    if (run !== this.#run) return;
    this.#moment = found;
    // The next one is probably wanted soon.
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
  /** Goes on by itself until it is stopped. */
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
        const pace = ui ? paceOf(ui, entry) : 0;
        if (pace === 0 || !this.playing) continue;
        this.current = entry;
        // oxlint-disable-next-line no-await-in-loop -- one after another is the point
        await new Promise((resolve) => setTimeout(resolve, pace));
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

  #fetch(step: number): Promise<Moment> {
    let asked = this.#moments.get(step);
    if (!asked) {
      asked = moment(this.id, this.observer, step);
      asked.catch(() => this.#moments.delete(step));
      this.#moments.set(step, asked);
    }
    return asked;
  }

  override skip(): void {
    this.pause();
  }
}
