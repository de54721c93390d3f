/** What a coach asks the engine in the page about: a position that looks like the table's to a seat. */

import type { Entry, Move } from '$games/contract';
import type { Actor, Opinion } from '$lib/api/wire';
import { LastingDoor, type Door, type Searched } from '$lib/device/door';

/** How long a search is, in milliseconds: between two looks, at least, and at most on a slow device. */
const SLICE = 150;
const ENOUGH = 900;
const LONGEST = 4000;
/** How many simulations are enough to advise. */
const SIMULATIONS = 1500;
/** Levels of the analysis: a quick look at a decision, and a thorough one. */
export const QUICK = 4;
export const THOROUGH = 6;
/** More actions than this do not belong to one idea. */
const AHEAD = 4;

/** A position to think about, as `TableHome.plan` gives it. */
export interface Thought {
  game: string;
  position: object;
}

type Events = { events: Entry[]; actor: Actor };

export class CoachEngine {
  readonly #door: LastingDoor;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(door = new LastingDoor()) {
    this.#door = door;
  }

  close(): void {
    this.#door.close();
  }

  /** There is one engine, and it is at one position at a time. */
  #alone<T>(work: (door: Door) => Promise<T>): Promise<T> {
    const done = this.#queue.then(() => work(this.#door.alive));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Looks for the best action, as long as `wanted`. */
  search({ game, position }: Thought, wanted: () => boolean): Promise<Searched | null> {
    return this.#alone(async (door) => {
      await door.engine({ cmd: 'setup', game, position, words: false });
      let found: Searched | null = null;
      // oxlint-disable no-await-in-loop -- it goes on from where it stopped
      for (let spent = 0; wanted() && spent < LONGEST; spent += SLICE) {
        if (found && spent >= ENOUGH && found.iterations >= SIMULATIONS) break;
        found = await door.search(SLICE);
        if (found.moves.length === 0) break;
      }
      // oxlint-enable no-await-in-loop
      return found;
    });
  }

  /** What an action brings about at once, and what the same seat's next actions of a line would add in the same turn. */
  consequences(
    { game, position }: Thought,
    move: Pick<Move, 'text'>,
    line: readonly Pick<Move, 'text'>[],
    seat: number,
  ): Promise<{ events: Entry[]; later: Entry[] }> {
    return this.#alone(async (door) => {
      await door.engine({ cmd: 'setup', game, position, words: false });
      const { events } = await door.engine<Events>({ cmd: 'preview', action: move.text });
      const later: Entry[] = [];
      let { actor } = await door.engine<Events>({ cmd: 'apply', action: move.text });
      // oxlint-disable no-await-in-loop -- one after another
      for (const { text } of line.slice(1, AHEAD)) {
        // What others do, or what is drawn, is no certainty.
        if (actor !== seat) break;
        const { events: more } = await door.engine<Events>({ cmd: 'preview', action: text });
        later.push(...more);
        ({ actor } = await door.engine<Events>({ cmd: 'apply', action: text }));
      }
      // oxlint-enable no-await-in-loop
      return { events: clean(events), later: clean(later) };
    });
  }

  /** What an action was worth: the analysis examines it as long as the best one, however poor it seems. */
  opinion(thought: Thought, move: Pick<Move, 'text'>, level: number): Promise<Opinion | null> {
    return this.#alone(async (door) => {
      await door.engine({ cmd: 'setup', game: thought.game, position: thought.position, words: false });
      const { steps } = await door.engine<{ steps: number }>({ cmd: 'state' });
      await door.engine({ cmd: 'apply', action: move.text });
      const { record } = await door.engine<{ record: string }>({ cmd: 'record' });
      return door.opinion(record, steps, level);
    });
  }
}

/** The engine writes `null` where nobody is concerned. */
const clean = (events: readonly Entry[]): Entry[] =>
  events.map(({ seat, ...event }) => ({ ...event, ...(typeof seat === 'number' && { seat }) }));
