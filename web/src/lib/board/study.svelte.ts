/** The analysis board: a table on which everybody is moved freely, and everything that was tried is kept. */

import type { CommonView, Entry, Move, Preview } from '$games/contract';
import { RequestFailed } from '$lib/api/http';
import type { Actor, LogEntry, Observer, Position, TableInfo } from '$lib/api/wire';
import { LastingDoor, type Door } from '$lib/device/door';
import { playerName } from '$lib/names';
import { problemText } from '$lib/problems';
import { PREVIEW_REST, type Hint, type Notice, type TableModel } from '$lib/table/model';
import { OfflineTable } from '$lib/table/offline';
import { readTree, writeBoard, type WrittenBoard, type WrittenNode } from './file';
import {
  add,
  comment,
  emptyTree,
  movesTo,
  nodeAfter,
  nodeOf,
  pathTo,
  promote,
  remove,
  rename,
  ROOT,
  type Tree,
} from './tree';

/** Where a board begins. */
export type Start =
  | { kind: 'new'; game: string; players: number; options: Record<string, string> }
  | { kind: 'position'; game: string; position: object | string }
  | { kind: 'record'; record: string; step?: number }
  | { kind: 'board'; board: WrittenBoard; turns?: readonly number[] };

/** What the engine reports after a change. */
interface Outcome {
  actor: Actor;
  steps: number;
  scores: number[];
  events: (Omit<LogEntry, 'n' | 'version' | 'seat'> & { seat: number | null })[];
}
interface State {
  game: string;
  players: number;
  actor: Actor;
  scores: number[];
  ranking: number[];
}
type View = CommonView<string, string>;

/** What is known of the position at a node. */
interface Snapshot {
  actor: Actor;
  scores: number[];
  ranking: number[];
  observer: number;
  view: View;
  /** Of chance, too. */
  legal: Move[];
}

/** More events than this do not happen in one step. */
const MANY = 1000;

export class Study extends OfflineTable implements TableModel {
  table = $state.raw() as TableInfo;
  tree = $state.raw<Tree>(emptyTree());
  /** The node on the screen. */
  at = $state(ROOT);
  /** Whether draws are made as soon as they are due. */
  drawsItself = $state(true);
  preview = $state.raw<Preview | null>(null);
  reason = $state.raw<Notice | null>(null);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The record of the position on the screen. */
  record = $state.raw('');
  readonly free = true;
  readonly chat = [];
  readonly current = null;
  readonly settled = true;
  readonly passive = false;
  readonly sending = false;
  readonly thinking = false;

  #snapshot = $state.raw<Snapshot | null>(null);
  /** The record of the root. */
  #root = '';
  readonly #lasting: LastingDoor;
  /** The worker whose engine has done what `#done` says. */
  #door: Door | null = null;
  /** The actions that the engine has carried out since the root. */
  #done: string[] = [];
  /** Everything goes through here: there is one engine, and it is at one position at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  /** Views and events by node, as far as they are known. */
  readonly #views = new Map<number, View>();
  readonly #events = new Map<number, LogEntry[]>();
  #previewTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(door = new LastingDoor()) {
    super();
    this.#lasting = door;
  }

  close(): void {
    clearTimeout(this.#previewTimer);
    this.#lasting.close();
  }

  /** Opens a position; rejects if it cannot be. */
  open(start: Start): Promise<void> {
    return this.#enqueue(async () => {
      const written = await this.#begin(start);
      this.table = await this.#describe();
      await this.#remember(ROOT);
      this.tree = await readTree(
        written,
        start.kind === 'board' ? start.board.comment : undefined,
        (text) => this.#replayed(text),
        (steps) => this.#back(steps),
        (id) => this.#reached(id),
      );
      await this.#show(
        start.kind === 'board'
          ? nodeAfter(this.tree, start.turns ?? [])
          : nodeAt(this.tree, (start.kind === 'record' ? start.step : undefined) ?? Infinity),
      );
      if (this.drawsItself && this.actor === 'chance' && this.children.length === 0) await this.#draw();
    });
  }

  async #begin(start: Start): Promise<WrittenNode[]> {
    let written: WrittenNode[] = [];
    if (start.kind === 'new') {
      const { game, players, options } = start;
      await this.#ask({ cmd: 'new', game, players, options, words: false });
    } else if (start.kind === 'position') {
      await this.#ask({ cmd: 'setup', game: start.game, position: start.position, words: false });
    } else if (start.kind === 'board') {
      await this.#ask({ cmd: 'load', record: start.board.record, words: false });
      written = start.board.moves;
    } else {
      const { steps } = await this.#now.replay(start.record, 'spectator');
      await this.#ask({ cmd: 'load', record: start.record, words: false });
      await this.#ask({ cmd: 'undo', to: 0 });
      written = asLine(steps);
    }
    this.#done = [];
    this.#root = (await this.#ask<{ record: string }>({ cmd: 'record' })).record;
    // A board may begin in the middle of a game.
    this.#before = (await this.#ask<{ steps: number }>({ cmd: 'state' })).steps;
    return written;
  }
  /** The number of actions before the root. */
  #before = 0;

  async #describe(): Promise<TableInfo> {
    const found = await this.#now.imported(this.#root);
    return {
      ...found,
      state: 'running',
      hints: false,
      seats: found.seats.map((seat) => ({
        ...seat,
        // Nobody in particular plays here, but everybody keeps the name of the game that was played.
        name: seat.name === `P${seat.seat + 1}` ? '' : playerName(seat),
        kind: 'local' as const,
        connected: true,
        you: false,
      })),
    };
  }

  get actor(): Actor {
    return this.#snapshot?.actor ?? 'over';
  }
  get children(): readonly number[] {
    return nodeOf(this.tree, this.at).children;
  }
  /** What chance can bring about now. */
  get outcomes(): readonly Move[] {
    return this.actor === 'chance' ? (this.#snapshot?.legal ?? []) : [];
  }
  /** What was seen at a node, if anybody has been there. */
  viewAt(id: number): View | undefined {
    return this.#views.get(id);
  }

  readonly position: Position | null = $derived.by(() => {
    const now = this.#snapshot;
    if (!now) return null;
    const asked = typeof now.actor === 'number' ? now.actor : undefined;
    return {
      version: this.at,
      actor: now.actor,
      ...(asked !== undefined && { asked }),
      must_end: false,
      ends_turn: false,
      may_undo: this.at !== ROOT,
      turn: 0,
      scores: now.scores,
      ranking: now.ranking,
      views: [{ observer: now.observer, view: now.view, legal: asked === undefined ? [] : now.legal }],
      clocks: [],
    };
  });
  readonly log: readonly LogEntry[] = $derived(
    pathTo(this.tree, this.at).flatMap(({ id }) => this.#events.get(id) ?? []),
  );
  readonly recent: readonly Entry[] = $derived((this.#events.get(this.at) ?? []) as readonly Entry[]);

  override act(move: Move): void {
    const { actor, at } = this;
    if (actor === 'over') return;
    // A move is meant for the position that was on the screen.
    this.#carryOut(async () => {
      if (at === this.at) await this.#play([move], actor === 'chance' ? null : actor);
    });
  }
  /** Goes back by one step: over draws that make themselves, to the decision before them. */
  override undo(): void {
    const { parent, seat } = nodeOf(this.tree, this.at);
    if (parent === null) return;
    const before = this.drawsItself && seat === null ? nodeOf(this.tree, parent).parent : null;
    this.go(before ?? parent);
  }
  /** Goes on along the main line, and over draws that make themselves. */
  forward(): void {
    const [next] = this.children;
    if (next === undefined) return;
    const [after] = nodeOf(this.tree, next).children;
    const drawn = this.drawsItself && after !== undefined && nodeOf(this.tree, after).seat === null;
    this.go(drawn ? after : next);
  }
  go(id: number): void {
    this.#carryOut(() => this.#show(id));
  }
  /** Makes the draws that are due. */
  draw(): void {
    this.#carryOut(() => this.#draw());
  }
  rename(id: number, name: string): void {
    this.tree = rename(this.tree, id, name);
  }
  comment(id: number, text: string): void {
    this.tree = comment(this.tree, id, text);
  }
  promote(id: number): void {
    this.tree = promote(this.tree, id);
  }
  /** Deletes a node and what follows it; goes to what is left if that was on the screen. */
  remove(id: number): void {
    const { parent } = nodeOf(this.tree, id);
    const shown = pathTo(this.tree, this.at).some((node) => node.id === id);
    if (shown && parent !== null)
      this.#carryOut(async () => {
        await this.#show(parent);
        this.tree = remove(this.tree, id);
      });
    else this.tree = remove(this.tree, id);
  }

  /** The board as a file. */
  written(): WrittenBoard {
    return writeBoard(this.table.game, this.#root, this.tree);
  }
  /** The records of variations: from the root to each of these nodes. */
  recordsOf(ids: readonly number[]): Promise<string[]> {
    return this.#enqueue(async () => {
      const records: string[] = [];
      for (const id of ids) {
        // oxlint-disable no-await-in-loop -- there is one engine
        await this.#reach(id);
        records.push((await this.#ask<{ record: string }>({ cmd: 'record' })).record);
        // oxlint-enable no-await-in-loop
      }
      await this.#reach(this.at);
      return records;
    });
  }
  /** The position on the screen as JSON and as one line. */
  positionText(): Promise<{ json: object; line: string }> {
    return this.#enqueue(async () => {
      const { position: json } = await this.#ask<{ position: object }>({ cmd: 'state' });
      const { position: line } = await this.#ask<{ position: string }>({ cmd: 'text' });
      return { json, line };
    });
  }

  override requestPreview(move: Move | null): void {
    clearTimeout(this.#previewTimer);
    this.preview = null;
    if (move === null || typeof this.actor !== 'number') return;
    const { at } = this;
    this.#previewTimer = setTimeout(async () => {
      try {
        const found = await this.#enqueue(() => this.#ask<Outcome>({ cmd: 'preview', action: move.text }));
        if (at !== this.at) return;
        this.preview = {
          move: move.text,
          events: entries(found.events, 0) as unknown as Entry[],
          scores: found.scores,
        };
      } catch {
        // It is merely out of date.
      }
    }, PREVIEW_REST);
  }
  override requestReason(action: Move['action'] | null): void {
    this.reason = null;
    if (action === null) return;
    const { at } = this;
    this.#enqueue(() => this.#ask({ cmd: 'preview', action })).catch((error: unknown) => {
      if (!(error instanceof RequestFailed) || at !== this.at) return;
      const { code, message, ruling } = error.details;
      if (code === 'illegal') this.reason = { text: message, ...(ruling !== undefined && { ruling }) };
    });
  }
  override dismiss(): void {
    this.notice = null;
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      await this.#wake();
      return work();
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }
  get #now(): Door {
    if (!this.#door) throw new Error('the engine is asked before it is there');
    return this.#door;
  }
  /** Brings a new worker to the position on the screen, if the one before has died. */
  async #wake(): Promise<void> {
    const door = this.#lasting.alive;
    if (door === this.#door) return;
    this.#door = door;
    if (this.#root === '') return;
    try {
      await this.#ask({ cmd: 'load', record: this.#root, words: false });
      this.#done = [];
      await this.#reach(this.at);
    } catch (error) {
      // The next attempt begins again, whatever state this one was left in.
      this.#door = null;
      throw error;
    }
  }
  /** Does something that the visitor asked for, and tells them if it fails. */
  #carryOut(work: () => Promise<void>): void {
    this.notice = null;
    this.hint = null;
    this.#enqueue(work).catch((error: unknown) => {
      const ruling = error instanceof RequestFailed ? error.details.ruling : undefined;
      this.notice = { text: problemText(error), ...(ruling !== undefined && { ruling }) };
    });
  }
  #ask<T>(request: { cmd: string; [field: string]: unknown }): Promise<T> {
    return this.#now.engine<T>(request);
  }

  async #play(moves: readonly Move[], seat: number | null): Promise<void> {
    const { tree, id } = add(this.tree, this.at, moves, seat);
    const before = this.tree;
    this.tree = tree;
    try {
      await this.#show(id);
    } catch (error) {
      this.tree = before;
      throw error;
    }
    if (this.drawsItself && this.actor === 'chance' && this.children.length === 0) await this.#draw();
  }
  async #draw(): Promise<void> {
    if (this.actor !== 'chance') return;
    await this.#reach(this.at);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const outcome = await this.#ask<Outcome>({ cmd: 'chance', seed });
    const { record } = await this.#ask<{ record: string }>({ cmd: 'record' });
    const { steps } = await this.#now.replay(record, 'spectator');
    const drawn = steps.slice(this.#before + this.#done.length).map(({ action }) => action);
    // With a seed the engine would make all later draws by itself, too; a record comes without one.
    await this.#ask({ cmd: 'load', record, words: false });
    this.#done.push(...drawn.map(({ text }) => text));
    const { tree, id } = add(this.tree, this.at, drawn, null);
    this.tree = tree;
    this.#events.set(id, entries(outcome.events, outcome.steps));
    await this.#show(id);
  }

  /** Brings the engine to a node. */
  async #reach(id: number): Promise<void> {
    const wanted = movesTo(this.tree, id).map(({ text }) => text);
    const common = wanted.findIndex((text, at) => text !== this.#done[at]);
    const kept = Math.min(common < 0 ? wanted.length : common, this.#done.length);
    await this.#back(kept);
    let left = kept;
    for (const node of pathTo(this.tree, id)) {
      if (left >= node.moves.length) {
        left -= node.moves.length;
        continue;
      }
      const events: LogEntry[] = [];
      for (const { text } of node.moves.slice(left)) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        events.push(...(await this.#apply(text)));
      }
      if (left === 0) this.#events.set(node.id, events);
      left = 0;
    }
  }
  async #apply(action: string): Promise<LogEntry[]> {
    const { events, steps } = await this.#ask<Outcome>({ cmd: 'apply', action });
    this.#done.push(action);
    return entries(events, steps);
  }
  async #back(steps: number): Promise<void> {
    if (steps >= this.#done.length) return;
    await this.#ask({ cmd: 'undo', to: this.#before + steps });
    this.#done.length = steps;
  }
  #fresh: LogEntry[] = [];
  /** Carries out an action that was written down. */
  async #replayed(text: string): Promise<Move> {
    const { move } = await this.#ask<{ move: Move }>({ cmd: 'parse', action: text });
    this.#fresh.push(...(await this.#apply(move.text)));
    return move;
  }
  async #reached(id: number): Promise<void> {
    this.#events.set(id, this.#fresh);
    this.#fresh = [];
    await this.#remember(id);
  }
  /** Keeps what the seat that decides sees: the words of its moves are made of that. */
  async #remember(id: number): Promise<void> {
    const { actor } = await this.#ask<State>({ cmd: 'state' });
    this.#views.set(id, await this.#view(typeof actor === 'number' ? actor : 0));
  }
  async #view(seat: Observer): Promise<View> {
    return (await this.#ask<{ view: View }>({ cmd: 'view', seat })).view;
  }

  async #show(id: number): Promise<void> {
    await this.#reach(id);
    const { actor, scores, ranking } = await this.#ask<State>({ cmd: 'state' });
    const last = pathTo(this.tree, id).findLast(({ seat }) => seat !== null)?.seat;
    const observer = typeof actor === 'number' ? actor : (last ?? 0);
    const view = await this.#view(observer);
    const legal =
      actor === 'over' ? [] : (await this.#ask<{ moves: Move[] }>({ cmd: 'legal', typed: true })).moves;
    const { record } = await this.#ask<{ record: string }>({ cmd: 'record' });
    this.#views.set(id, view);
    clearTimeout(this.#previewTimer);
    this.preview = null;
    this.reason = null;
    this.#snapshot = { actor, scores, ranking, observer, view, legal };
    this.record = record;
    this.at = id;
  }
}

/** Events of the engine as entries of a log. */
function entries(events: Outcome['events'], steps: number): LogEntry[] {
  return events.map(({ seat, ...event }, at) => ({
    ...event,
    n: steps * MANY + at,
    version: steps,
    ...(seat !== null && { seat }),
  }));
}

/** The steps of a record as one line of nodes, each below the one before; draws in a row are one node. */
function asLine(steps: readonly { seat?: number; action: Move }[]): WrittenNode[] {
  const nodes: WrittenNode[] = [];
  for (const { seat, action } of steps) {
    const last = nodes.at(-1);
    if (seat === undefined && last && last.seat === undefined) last.actions.push(action.text);
    else nodes.push({ actions: [action.text], ...(seat !== undefined && { seat }) });
  }
  let line: WrittenNode[] = [];
  for (const node of nodes.toReversed()) line = [line.length > 0 ? { ...node, children: line } : node];
  return line;
}

/** The node of the main line after a number of steps: the last one before, if draws are shown as one. */
function nodeAt(tree: Tree, steps: number): number {
  let found = ROOT;
  let count = 0;
  for (;;) {
    const next = nodeOf(tree, found).children[0];
    if (next === undefined) return found;
    count += nodeOf(tree, next).moves.length;
    if (count > steps) return found;
    found = next;
  }
}
