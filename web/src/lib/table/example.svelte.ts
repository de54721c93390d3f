/** A worked example of the rules as a little table: one decision, and what everything one may do would bring. */

import type { LogEntry, Position, TableInfo } from '$lib/api/wire';
import type { Entry, Preview } from '$games/contract';
import type { GameId } from '$games/registry';
import type { Hint, TableModel } from './model';
import { OfflineTable } from './offline';
import { unpack, type Packed } from './packing.mjs';

/** A change of a view: something new, something gone, or items of a list in place of others. */
export type Change =
  | [path: Step[]]
  | [path: Step[], value: unknown]
  | [path: Step[], at: number, count: number, ...items: unknown[]];
type Step = string | number;

/** What an action does. */
export interface Outcome {
  events: Pick<LogEntry, 'seat' | 'points' | 'ruling' | 'event'>[];
  scores: readonly number[];
  changes: Change[];
}

/** An example in the list of its game; the first rule is the one it stands beside. */
export interface Listed {
  name: string;
  rules: string[];
}

export interface Example extends Listed {
  players: number;
  seat: number;
  scores: number[];
  view: unknown;
  legal: string[];
  /** The action the example is about. */
  solution: string;
  outcomeOf(action: string): Outcome | null;
}

/** What scripts/examples.mjs writes for each: its view as what differs from `base.json`. */
type File = Pick<Example, 'players' | 'seat' | 'scores' | 'solution'> & Packed & { view: Change[] };

const files = import.meta.glob<unknown>('../../games/*/examples/*.json', { import: 'default' });

async function read(game: GameId, name: string): Promise<unknown> {
  const file = files[`../../games/${game}/examples/${name}.json`];
  if (!file) throw new Error(`there is no example ${name} of ${game}`);
  return file();
}

/** The examples of a game: their names and rules only. */
export async function examplesOf(game: GameId): Promise<Listed[]> {
  return (await read(game, 'index')) as Listed[];
}

/** Loads an example. */
export async function loadExample(game: GameId, { name, rules }: Listed): Promise<Example> {
  const [base, file] = await Promise.all([read(game, 'base'), read(game, name) as Promise<File>]);
  const { players, seat, scores, solution, view } = file;
  return { name, rules, players, seat, scores, solution, view: changed(base, view), ...unpack(file, scores) };
}

/** A view after some changes; the one before stays as it was. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  const copy = structuredClone(view);
  for (const [path, ...what] of changes) {
    const last = path.at(-1);
    if (last === undefined) return what[0];
    let place = copy as Record<Step, unknown>;
    for (const step of path.slice(0, -1)) place = place[step] as Record<Step, unknown>;
    if (what.length === 0) delete place[last];
    else if (what.length === 1) place[last] = what[0];
    else {
      const [at, count, ...items] = what as [number, number, ...unknown[]];
      (place[last] as unknown[]).splice(at, count, ...items);
    }
  }
  return copy;
}

export class ExampleTable extends OfflineTable implements TableModel {
  readonly table: TableInfo;
  readonly chat = [];
  readonly current = null;
  readonly settled = true;
  readonly notice = null;
  readonly passive = false;
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What was played; null before. */
  played = $state<string | null>(null);
  readonly #example: Example;

  constructor(game: GameId, example: Example) {
    super();
    this.#example = example;
    this.table = {
      id: '',
      game,
      players: example.players,
      options: {},
      rules_version: 1,
      public: false,
      state: 'running',
      seats: Array.from({ length: example.players }, (_, seat) => ({
        seat,
        kind: 'local' as const,
        name: '',
        you: seat === example.seat,
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

  readonly #outcome = $derived(this.played === null ? null : (this.#tell(this.played) ?? null));

  get log(): readonly LogEntry[] {
    return (this.#outcome?.events ?? []) as unknown as LogEntry[];
  }
  get recent(): readonly Entry[] {
    return this.#outcome?.events ?? [];
  }

  readonly position: Position = $derived.by(() => {
    const { seat, scores, legal, view } = this.#example;
    const after = this.played === null ? null : this.#example.outcomeOf(this.played);
    return {
      version: after ? 1 : 0,
      actor: { kind: 'seat' as const, seat },
      asked: seat,
      must_end: false,
      may_undo: after !== null,
      turn: 0,
      prompt: '',
      scores: [...(after?.scores ?? scores)],
      ranking: [],
      views: [
        {
          observer: seat,
          view: after ? changed(view, after.changes) : view,
          legal: after ? [] : legal,
          prompt: '',
        },
      ],
      clocks: [],
    };
  });

  #tell(action: string): Preview | null {
    const outcome = this.#example.outcomeOf(action);
    if (!outcome) return null;
    const events = outcome.events.map((event, n) => ({ n, version: 0, text: '', ...event })) as Entry[];
    return { action, events, scores: outcome.scores };
  }

  override act(action: string): void {
    this.hint = null;
    this.preview = null;
    this.played = action;
  }
  /** Back to the question. */
  override undo(): void {
    this.played = null;
  }
  override askPreview(action: string | null): void {
    this.preview = action === null ? null : this.#tell(action);
  }
  override askHint(): void {
    const { solution } = this.#example;
    this.hint = { action: solution, line: [solution] };
  }
}
