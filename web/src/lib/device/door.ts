/** A worker with an engine, as the rest of the page calls it. */

import { RequestFailed } from '$lib/api/http';
import type {
  BotJob,
  ChapterFacts,
  ClientMessage,
  Decided,
  DeviceUpdate,
  GameFacts,
  Move,
  NewTable,
  Observer,
  Opinion,
  ProblemDetails,
  Replay,
  ReplayPosition,
  StoredEntry,
  TableInfo,
  Tried,
  TryPlan,
} from '$lib/api/wire';
import { isBuilt } from './engine';
import type { Call, Returned } from './worker';

/** The engine has crashed or cannot be loaded. A new door works again, if anything does. */
export class EngineDied extends RequestFailed {
  constructor(message: string) {
    super(0, { code: isBuilt ? 'engine-died' : 'no-engine', message });
  }
}

/** What a search has found so far; the response to the request `search` of the engine protocol. */
export interface Searched {
  seat: number;
  /** The win probability of each seat; null if there is only one legal action. */
  evaluation: number[] | null;
  /** The most visited first. */
  moves: { move: Move; visits: number; share: number }[];
  line: Move[];
  /** How many simulations there were since the position was first searched. */
  iterations: number;
}

interface Waiting {
  resolve: (json: string) => void;
  reject: (error: unknown) => void;
}

export class Door {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #dead: EngineDied | null = null;

  constructor(worker: () => Worker = makeWorker) {
    this.#worker = worker();
    this.#worker.onmessage = ({ data }: MessageEvent<Returned>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('json' in data) waiting?.resolve(data.json);
      else if ('problem' in data)
        waiting?.reject(new RequestFailed(0, JSON.parse(data.problem) as ProblemDetails));
      else {
        waiting?.reject(new EngineDied(data.dead));
        this.#die(data.dead);
      }
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#die(event.message);
    };
  }

  get dead(): boolean {
    return this.#dead !== null;
  }

  /** Ends the worker; whatever it was doing is lost. */
  close(): void {
    this.#die('closed');
  }

  #die(message: string): void {
    this.#dead ??= new EngineDied(message);
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }

  #call<T>(name: Call['name'], ...args: Call['args']): Promise<T> {
    if (this.#dead) return Promise.reject(this.#dead);
    const id = ++this.#calls;
    const done = new Promise<string>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
    this.#worker.postMessage({ id, name, args } satisfies Call);
    return done.then((json) => JSON.parse(json) as T);
  }

  /** A request of the engine protocol (`docs/protocol.md`); an error that it returns is thrown. */
  async engine<T = Record<string, unknown>>(request: { cmd: string; [field: string]: unknown }): Promise<T> {
    type Response = T & { ok: boolean; error?: ProblemDetails };
    const response = await this.#call<Response>('engine', JSON.stringify(request));
    if (response.ok) return response;
    throw new RequestFailed(0, response.error ?? { code: 'failed', message: '' });
  }
  /** Searches the engine's position for some milliseconds more. Between two calls, other calls get their turn. */
  readonly search = (milliseconds: number, seed = 0) =>
    this.engine<Searched>({ cmd: 'search', milliseconds, seed });

  readonly games = () => this.#call<GameFacts[]>('games');
  readonly rules = (game: string) => this.#call<ChapterFacts[]>('rules', game);
  readonly tryOut = (game: string, plan: TryPlan) => this.#call<Tried>('tryOut', game, JSON.stringify(plan));

  /** The table of a record; `id`, `created` and `changed` are empty. */
  readonly imported = (record: string) => this.#call<TableInfo>('imported', record);
  readonly replay = (record: string, observer: Observer) =>
    this.#call<Replay>('replay', record, String(observer));
  readonly moment = (record: string, observer: Observer, step: number) =>
    this.#call<ReplayPosition>('moment', record, String(observer), step);
  /** The steps that an analysis evaluates; `opinion` evaluates one of them, the same as the server would. */
  readonly decisions = (record: string) => this.#call<number[]>('decisions', record);
  readonly opinion = (record: string, step: number, level?: number) =>
    this.#call<Opinion | null>('opinion', record, step, level);

  readonly create = (plan: NewTable, name: string) =>
    this.#call<DeviceUpdate>('create', JSON.stringify(plan), name);
  readonly rematch = (sheet: string) => this.#call<DeviceUpdate>('rematch', sheet);
  readonly resume = (record: string) => this.#call<DeviceUpdate>('resume', record);
  readonly open = (sheet: string, entries: readonly StoredEntry[], changed: number) =>
    this.#call<TableInfo>('open', sheet, JSON.stringify(entries), changed);
  readonly hello = () => this.#call<DeviceUpdate>('hello');
  readonly receive = (message: ClientMessage) => this.#call<DeviceUpdate>('receive', JSON.stringify(message));
  readonly decided = (job: BotJob, decisions: readonly Decided[]) =>
    this.#call<DeviceUpdate>('decided', JSON.stringify(job), JSON.stringify(decisions));
  readonly info = () => this.#call<TableInfo>('info');
  readonly record = () => this.#call<string>('record');
  /** A whole position that looks like the table's to a seat. */
  readonly sample = (seat: number) => this.#call<object>('sample', seat);
  readonly think = (job: BotJob) => this.#call<Decided>('think', JSON.stringify(job));
}

function makeWorker(): Worker {
  if (!isBuilt) throw new EngineDied('this page was built without an engine');
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** A door that is made when it is needed, and replaced when its worker has died. */
export class LastingDoor {
  readonly #make: () => Door;
  #door: Door | null = null;
  #closed = false;

  constructor(make = () => new Door()) {
    this.#make = make;
  }

  /** The door with a living worker; another one than before knows nothing of what was done before. */
  get alive(): Door {
    // What comes late must not start a worker that nobody ends.
    if (this.#closed) throw new EngineDied('closed');
    if (!this.#door || this.#door.dead) this.#door = this.#make();
    return this.#door;
  }

  close(): void {
    this.#closed = true;
    this.#door?.close();
  }
}

const shared = new LastingDoor();

/** The door for questions that need no table of their own: games, rules, examples, records. */
export const sharedDoor = (): Door => shared.alive;
