/**
 * The base of lessons and puzzles: a table on which one seat tries something out from a written position. Nothing is kept but the
 * list of actions: the engine plays them again for every request.
 */

import { tick } from 'svelte';
import type { Entry, GameUi, Move, Preview } from '$games/contract';
import { RequestFailed, tryOut } from '$lib/api/http';
import type { BotName, LogEntry, Position, TableInfo, Tried } from '$lib/api/wire';
import { t } from '$lib/i18n/index.svelte';
import { problemText } from '$lib/problems';
import { motionEnabled, settings } from '$lib/settings.svelte';
import { hear } from '$lib/table/hear';
import { PREVIEW_REST, type Hint, type Notice, type TableModel } from '$lib/table/model';
import { OfflineTable } from '$lib/table/offline';
import { Playback } from '$lib/table/playback.svelte';
import type { Decided, Spot } from './play';

/** A position at its start. */
export interface Opened extends Spot {
  start: Tried;
}

/** What a decision has led to; `reached` is what it means. */
export interface Outcome<R> extends Omit<Decided, 'reached'> {
  reached: R;
}

/** A decision, with everything that followed. */
export interface Done extends Omit<Outcome<unknown>, 'reached'> {
  action: string;
  entries: readonly LogEntry[];
}

/** More events than this do not follow from one decision. */
const MANY = 10_000;
/** Who sits on the other seats. */
const BOTS: readonly BotName[] = ['Enheduanna', 'Semiramis', 'Hammurabi', 'Gilgamesh'];

/** `V` is how it ends, `R` what is known of that after each decision. */
export abstract class TriedTable<V, R> extends OfflineTable implements TableModel {
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null);
  notice = $state.raw<Notice | null>(null);
  reason = $state.raw<Notice | null>(null);
  sending = $state(false);
  thinking = $state(false);
  readonly chat = [];
  readonly passive = false;

  protected opened = $state.raw<Opened | null>(null);
  protected done = $state.raw<readonly Done[]>([]);
  /** How it ended, maybe before everything is on the screen. */
  protected verdict = $state.raw<V | null>(null);
  /** Counts what was begun: an answer that comes after the visitor went elsewhere is dropped. */
  protected run = 0;
  #version = 0;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #playback = new Playback(motionEnabled, undefined, () => settings.speed, hear);

  constructor(
    readonly game: string,
    protected readonly ui: GameUi,
  ) {
    super();
    this.#playback.setGame(ui);
  }

  /** The level of the bots on the other seats. */
  protected abstract get level(): number;
  /** Whether a hint may be asked for. */
  protected abstract get hints(): boolean;
  /** In place of what the frame usually shows. */
  abstract readonly lesson: { readonly lit: readonly string[]; readonly verdict: string | null };
  /** Carries out a decision; `onown` hears of it before others reply. */
  protected abstract decide(
    spot: Spot,
    action: string,
    onown: (own: Tried, reached: R) => void,
  ): Promise<Outcome<R>>;
  /** What a decision means, if it ends this; `final` if the others have replied. */
  protected abstract judge(tried: Tried, reached: R, final: boolean): V | null;
  /** A decision and all replies have been carried out. */
  protected abstract decided(): void;

  close(): void {
    this.run++;
    clearTimeout(this.#previewTimer);
    this.#forget();
    this.#playback.jump(this.position);
  }

  get ready(): boolean {
    return this.opened !== null;
  }
  /** Whether anything was decided. */
  get started(): boolean {
    return this.done.length > 0;
  }
  /** How it ended, once everything is on the screen; null while it is played. */
  get outcome(): V | null {
    return this.settled ? this.verdict : null;
  }
  /** What happened since the last decision. */
  get result(): readonly LogEntry[] {
    return this.done.at(-1)?.entries ?? [];
  }

  readonly table: TableInfo = $derived.by(() => {
    const seat = this.opened?.seat ?? 0;
    const players = this.opened?.start.view.players ?? 2;
    return {
      id: '',
      game: this.game,
      players,
      options: {},
      rules_version: 1,
      public: false,
      state: 'running',
      seats: Array.from({ length: players }, (_, at) => ({
        seat: at,
        kind: at === seat ? ('local' as const) : ('bot' as const),
        name: at === seat ? '' : (BOTS[at % BOTS.length] ?? ''),
        ...(at !== seat && { level: this.level }),
        account: false,
        you: at === seat,
        connected: true,
        stand_in: false,
        resigned: false,
      })),
      clock: { kind: 'none' },
      stand_in: 1,
      created: 0,
      changed: 0,
      your_turn: true,
      hints: this.hints,
      turn: 0,
      commitment: '',
    };
  });

  get position(): Position | null {
    return this.#playback.position;
  }
  get recent(): readonly Entry[] {
    return this.#playback.recent;
  }
  get current(): Entry | null {
    return this.#playback.current;
  }
  get settled(): boolean {
    return this.#playback.settled;
  }
  readonly log: readonly LogEntry[] = $derived(this.done.flatMap(({ entries }) => entries));

  /** Where the visitor is now. */
  protected get spot(): Spot | null {
    const opened = this.opened;
    if (!opened) return null;
    const { position, seat } = opened;
    return { position, seat, actions: this.done.at(-1)?.actions ?? opened.actions };
  }
  get #legal(): readonly Move[] {
    return this.position?.views[0]?.legal ?? [];
  }

  override act({ text }: Pick<Move, 'text'>): void {
    const spot = this.spot;
    if (!spot || this.sending || this.verdict !== null) return;
    const run = ++this.run;
    const before = this.done;
    this.#clear();
    this.sending = true;
    const number = before.length + 1;
    const onown = (own: Tried, reached: R) => {
      if (run !== this.run) return;
      const entries = numbered(own.events, number);
      this.done = [...before, { action: text, actions: [], own, replied: null, entries }];
      this.verdict = this.judge(own, reached, false);
      this.#playback.add({ position: this.#positionOf(own), events: entries, mode: 'flash' });
    };
    this.decide(spot, text, onown)
      .then(
        (outcome) => run === this.run && this.#decided(before, text, outcome),
        (error: unknown) => {
          if (run !== this.run) return;
          // Nothing has been decided.
          this.show(before);
          this.notice = { text: problemText(error) };
        },
      )
      .finally(() => {
        if (run === this.run) this.sending = false;
      });
  }

  #decided(before: readonly Done[], action: string, { reached, ...outcome }: Outcome<R>): void {
    const number = before.length + 1;
    const { own, replied } = outcome;
    const entries = numbered([...own.events, ...(replied?.events ?? [])], number);
    this.done = [...before, { ...outcome, action, entries }];
    this.verdict = this.judge(replied ?? own, reached, true);
    if (replied) {
      const events = entries.slice(own.events.length);
      this.#playback.add({ position: this.#positionOf(replied), events, mode: 'play' });
    } else if (this.verdict !== null) {
      // The same position, in which nothing can be decided any more.
      this.#playback.position = this.#positionOf(own);
    }
    this.decided();
  }

  /** Does something once everything is on the screen, unless the visitor goes back before that. */
  protected onceShown(then: () => void): void {
    if (this.settled) return then();
    this.#playback.onsettled = () => {
      this.#forget();
      then();
    };
  }
  #forget(): void {
    this.#playback.onsettled = () => undefined;
  }

  override undo(): void {
    if (this.started && !this.sending) this.show(this.done.slice(0, -1));
  }
  /** Goes back to the start. */
  restart(): void {
    this.show([]);
  }

  /** Shows the position after some decisions at once. */
  protected show(done: readonly Done[]): void {
    const opened = this.opened;
    if (!opened) return;
    this.run++;
    this.#clear();
    this.#forget();
    this.sending = false;
    this.done = done;
    this.verdict = null;
    const last = done.at(-1);
    this.#playback.jump(this.#positionOf(last?.replied ?? last?.own ?? opened.start), last?.entries ?? []);
  }
  #clear(): void {
    clearTimeout(this.#previewTimer);
    this.preview = null;
    this.reason = null;
    this.hint = null;
    this.notice = null;
    this.thinking = false;
    this.#previews.clear();
  }

  #positionOf({ actor, scores, ranking, view, legal }: Tried): Position {
    const seat = this.opened?.seat ?? 0;
    const ended = this.verdict !== null;
    // After the end the visitor is still asked, so that undoing is possible.
    const asked = ended ? seat : actor;
    return {
      version: ++this.#version,
      actor: asked,
      ...(typeof asked === 'number' && { asked }),
      must_end: false,
      ends_turn: false,
      may_undo: this.started,
      turn: 0,
      scores,
      ranking,
      views: [{ observer: seat, view, legal: ended ? [] : legal }],
      clocks: [],
    };
  }

  /** The outcomes that were asked about in this position, by action. */
  readonly #previews = new Map<string, Preview>();
  override requestPreview(move: Move | null): void {
    clearTimeout(this.#previewTimer);
    const spot = this.spot;
    this.preview = (move && this.#previews.get(move.text)) ?? null;
    if (move === null || this.preview || !spot || this.sending || this.verdict !== null) return;
    const run = this.run;
    const { position, seat, actions } = spot;
    this.#previewTimer = setTimeout(async () => {
      try {
        const plan = { position, actions: [...actions, move.text], chance: false, as: seat };
        const { events, scores } = await tryOut(this.game, plan);
        if (run !== this.run) return;
        const preview = { move: move.text, events: events as readonly Entry[], scores };
        this.#previews.set(move.text, preview);
        this.preview = preview;
      } catch {
        // It is merely out of date, or there is no connection for a moment.
      }
    }, PREVIEW_REST);
  }
  override requestReason(action: Move['action'] | null): void {
    this.reason = null;
    const spot = this.spot;
    if (action === null || !spot || this.verdict !== null) return;
    const run = this.run;
    const { position, seat, actions } = spot;
    const plan = { position, actions: [...actions, action], chance: false, as: seat };
    tryOut(this.game, plan).catch((error: unknown) => {
      if (run !== this.run || !(error instanceof RequestFailed)) return;
      const { code, message, ruling } = error.details;
      // The engine on the device and the server name it differently.
      if (code !== 'illegal' && code !== 'refused') return;
      const more = settings.language === 'en' ? ` ${message}` : '';
      this.reason = { text: t('refused-illegal') + more, ...(ruling !== undefined && { ruling }) };
    });
  }

  /** Lights up an action, once the board shows the position that it belongs to. */
  protected point(text: string | undefined): void {
    const run = this.run;
    if (text === undefined) return;
    void tick().then(() => setTimeout(() => run === this.run && this.hintAt(text)));
  }
  protected hintAt(text: string | null): void {
    const move = this.#legal.find((one) => one.text === text);
    if (move) this.hint = { move, line: [move] };
  }

  override skip(): void {
    this.#playback.skip();
  }
  override dismiss(): void {
    this.notice = null;
  }
}

/** The events after a decision as entries of the log. */
function numbered(events: readonly LogEntry[], decision: number): LogEntry[] {
  return events.map((entry, at) => ({ ...entry, n: decision * MANY + at }));
}
