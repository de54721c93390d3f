/** A worked example of the rules as a small table: one decision, and the result of every action it allows. */

import { tryOut } from '$lib/api/http';
import type { LogEntry, Position, TableInfo, Tried } from '$lib/api/wire';
import type { Entry, Move, Preview } from '$games/contract';
import { PREVIEW_REST, type Hint, type TableModel } from './model';
import { OfflineTable } from './offline';

/** An entry of `src/games/GAME/examples.json`; a test of the engine checks that it holds. */
export interface Example {
  name: string;
  /** The rules it shows; it is displayed beside the first. */
  rules: string[];
  position: object;
  /** Actions played before the example starts. */
  before?: string[];
  /** The text of the action that solves it. */
  solution: string;
  /** Whether chance draws are played out after the action. */
  chance?: boolean;
}

const files = import.meta.glob<Example[]>('../../games/*/examples.json', { import: 'default' });

/** The examples of a game; empty if it has no such file. */
export async function examplesOf(game: string): Promise<Example[]> {
  return (await files[`../../games/${game}/examples.json`]?.()) ?? [];
}

/** Requests the starting position of an example. */
export async function loadExample(game: string, example: Example): Promise<ExampleTable> {
  const { position, before: actions = [], chance = false } = example;
  const start = await tryOut(game, { position, actions, chance });
  return new ExampleTable(game, example, start);
}

export class ExampleTable extends OfflineTable implements TableModel {
  readonly table: TableInfo;
  readonly seat: number;
  readonly chat = [];
  readonly current = null;
  readonly settled = true;
  readonly notice = null;
  readonly passive = false;
  readonly sending = false;
  readonly thinking = false;
  readonly reason = null;
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The action that was played and its result; null before. */
  #played = $state.raw<{ move: Move; after: Tried } | null>(null);
  readonly #outcomes = new Map<string, Promise<Tried>>();
  /** Counts requests, so that a response overtaken by a later request can be dropped. */
  #latest = 0;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly example: Example,
    readonly start: Tried,
  ) {
    super();
    this.seat = typeof start.actor === 'number' ? start.actor : 0;
    const { players } = start.view;
    this.table = {
      id: '',
      game,
      players,
      options: {},
      rules_version: 1,
      public: false,
      state: 'running',
      seats: Array.from({ length: players }, (_, seat) => ({
        seat,
        kind: 'local' as const,
        name: '',
        account: false,
        you: seat === this.seat,
        connected: true,
        stand_in: false,
        resigned: false,
      })),
      clock: { kind: 'none' },
      stand_in: 1,
      created: 0,
      changed: 0,
      your_turn: true,
      hints: true,
      turn: 0,
      commitment: '',
    };
  }

  get played(): Move | null {
    return this.#played?.move ?? null;
  }
  /** The move that solves the example. */
  get solution(): Move | undefined {
    return this.start.legal.find((move) => move.text === this.example.solution) as Move | undefined;
  }
  get log(): readonly LogEntry[] {
    return this.#played?.after.events ?? [];
  }
  get recent(): readonly Entry[] {
    return this.log as readonly Entry[];
  }

  readonly position: Position = $derived.by(() => {
    const { scores, view } = this.#played?.after ?? this.start;
    const legal = this.#played ? [] : this.start.legal;
    return {
      version: this.#played ? 1 : 0,
      actor: this.seat,
      asked: this.seat,
      must_end: false,
      ends_turn: false,
      may_undo: this.#played !== null,
      turn: 0,
      scores,
      ranking: [],
      views: [{ observer: this.seat, view, legal }],
      clocks: [],
    };
  });

  #outcome({ text }: Move): Promise<Tried> {
    let outcome = this.#outcomes.get(text);
    if (!outcome) {
      const { position, before = [], chance = false } = this.example;
      outcome = tryOut(this.game, { position, actions: [...before, text], chance, as: this.seat });
      outcome.catch(() => this.#outcomes.delete(text));
      this.#outcomes.set(text, outcome);
    }
    return outcome;
  }

  override act(move: Move): void {
    const request = ++this.#latest;
    this.hint = null;
    this.preview = null;
    void this.#outcome(move).then((after) => {
      if (request === this.#latest) this.#played = { move, after };
    });
  }
  /** Goes back to the starting position. */
  override undo(): void {
    this.#latest++;
    this.#played = null;
  }
  override requestPreview(move: Move | null): void {
    clearTimeout(this.#previewTimer);
    this.preview = null;
    if (move === null || this.#played) return;
    const request = ++this.#latest;
    this.#previewTimer = setTimeout(async () => {
      const { events, scores } = await this.#outcome(move);
      if (request === this.#latest)
        this.preview = { move: move.text, events: events as readonly Entry[], scores };
    }, PREVIEW_REST);
  }
  override requestHint(): void {
    const move = this.solution;
    if (move) this.hint = { move, line: [move] };
  }
}
