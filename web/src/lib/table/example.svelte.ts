/** A worked example of the rules as a little table: one decision, and what everything one may do would bring. */

import type { LogEntry, Position, TableInfo } from '$lib/api/wire';
import type { Entry, Preview } from '$games/contract';
import type { GameId } from '$games/registry';
import type { Hint, Link, TableModel } from './model';

/** A change of a view: something new, something gone, or items of a list in place of others. */
export type Change =
  | [path: Step[]]
  | [path: Step[], value: unknown]
  | [path: Step[], at: number, count: number, ...items: unknown[]];
type Step = string | number;

/** What scripts/examples.mjs writes. */
export interface Example {
  name: string;
  rules: string[];
  players: number;
  seat: number;
  scores: number[];
  view: unknown;
  legal: string[];
  /** The action the example is about. */
  solution: string;
  outcomes: Record<
    string,
    { events: Pick<LogEntry, 'seat' | 'points' | 'ruling' | 'event'>[]; scores: number[]; changes: Change[] }
  >;
}

const files = import.meta.glob<Example[]>('../../games/*/examples.json', { import: 'default' });

export async function examplesOf(game: GameId): Promise<Example[]> {
  return (await files[`../../games/${game}/examples.json`]?.()) ?? [];
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

export class ExampleTable implements TableModel {
  readonly table: TableInfo;
  readonly chat = [];
  readonly current = null;
  readonly settled = true;
  readonly sending = false;
  readonly missed = false;
  readonly thinking = false;
  readonly link: Link = 'open';
  readonly notice = null;
  readonly passive = false;
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What was played; null before. */
  played = $state<string | null>(null);
  readonly #example: Example;

  constructor(game: GameId, example: Example) {
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
    const { seat, scores, legal, view, outcomes } = this.#example;
    const after = this.played === null ? null : (outcomes[this.played] ?? null);
    return {
      version: after ? 1 : 0,
      actor: { kind: 'seat' as const, seat },
      asked: seat,
      must_end: false,
      may_undo: after !== null,
      turn: 0,
      prompt: '',
      scores: after?.scores ?? scores,
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
    const outcome = this.#example.outcomes[action];
    if (!outcome) return null;
    const events = outcome.events.map((event, n) => ({ n, version: 0, text: '', ...event })) as Entry[];
    return { action, events, scores: outcome.scores };
  }

  act(action: string): void {
    this.hint = null;
    this.preview = null;
    this.played = action;
  }
  /** Back to the question. */
  undo(): void {
    this.played = null;
  }
  askPreview(action: string | null): void {
    this.preview = action === null ? null : this.#tell(action);
  }
  askHint(): void {
    const { solution } = this.#example;
    this.hint = { action: solution, line: [solution] };
  }
  end(): void {}
  say(): void {}
  resign(): void {}
  takeBack(): void {}
  skip(): void {}
  again(): void {}
  dismiss(): void {}
}
