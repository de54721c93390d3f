/** A worked example of the rules as a little table: one decision, and what everything one may do would bring. */

import { tryOut } from '$lib/api/http';
import type { LogEntry, Position, TableInfo, Tried } from '$lib/api/wire';
import type { Entry, Move, Preview } from '$games/contract';
import { PREVIEW_REST, type Hint, type TableModel } from './model';
import { OfflineTable } from './offline';

/** An example as `src/games/GAME/examples.json` states it; a test of the engine checks that it holds. */
export interface Example {
  name: string;
  /** The first is the one it stands beside. */
  rules: string[];
  position: object;
  /** What is done before the example begins. */
  before?: string[];
  /** The text of the action the example is about. */
  solution: string;
  /** Whether chance goes on after the action. */
  chance?: boolean;
}

const files = import.meta.glob<Example[]>('../../games/*/examples.json', { import: 'default' });

/** The examples of a game; none if it has no file of them. */
export async function examplesOf(game: string): Promise<Example[]> {
  return (await files[`../../games/${game}/examples.json`]?.()) ?? [];
}

/** Sets an example up. */
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
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What was played and what came of it; null before. */
  #played = $state.raw<{ move: Move; after: Tried } | null>(null);
  readonly #outcomes = new Map<string, Promise<Tried>>();
  /** Counts what was asked for, since an answer may be overtaken by another question. */
  #question = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

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
      commitment: '',
    };
  }

  get played(): Move | null {
    return this.#played?.move ?? null;
  }
  /** The move the example is about. */
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
    let asked = this.#outcomes.get(text);
    if (!asked) {
      const { position, before = [], chance = false } = this.example;
      asked = tryOut(this.game, { position, actions: [...before, text], chance, as: this.seat });
      asked.catch(() => this.#outcomes.delete(text));
      this.#outcomes.set(text, asked);
    }
    return asked;
  }

  override act(move: Move): void {
    const question = ++this.#question;
    this.hint = null;
    this.preview = null;
    void this.#outcome(move).then((after) => {
      if (question === this.#question) this.#played = { move, after };
    });
  }
  /** Back to the question. */
  override undo(): void {
    this.#question++;
    this.#played = null;
  }
  override askPreview(move: Move | null): void {
    clearTimeout(this.#rest);
    this.preview = null;
    if (move === null || this.#played) return;
    const question = ++this.#question;
    this.#rest = setTimeout(async () => {
      const { events, scores } = await this.#outcome(move);
      if (question === this.#question)
        this.preview = { move: move.text, events: events as readonly Entry[], scores };
    }, PREVIEW_REST);
  }
  override askHint(): void {
    const move = this.solution;
    if (move) this.hint = { move, line: [move] };
  }
}
