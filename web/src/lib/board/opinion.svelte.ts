/** A strong bot's opinion of the position on the board, which grows while somebody looks. */

import { LastingDoor, type Searched } from '$lib/device/door';
import { problemText } from '$lib/problems';

/** How long the bot thinks between two looks at it, in milliseconds: at first there is news all the time, later hardly any. */
const SLICES = { first: 150, later: 500 };
/** When later begins, in milliseconds. */
const SETTLED = 900;
/** It thinks no longer than this about one position, in milliseconds: the device is somebody's battery. */
const LONGEST = 60_000;
/** How often to look whether a page in the background is in front again, in milliseconds. */
const PAUSE = 500;

export class LiveOpinion {
  /** Null while there is nothing to say. */
  found = $state.raw<Searched | null>(null);
  /** Whether it still grows. */
  growing = $state(false);
  problem = $state<string | null>(null);
  #run = 0;
  readonly #door: LastingDoor;

  constructor(door = new LastingDoor()) {
    this.#door = door;
  }

  /** Thinks about the position at the end of a record; null stops it. */
  look(record: string | null): void {
    const run = ++this.#run;
    this.found = null;
    this.problem = null;
    this.growing = record !== null;
    if (record !== null)
      this.#think(record, run).catch((error: unknown) => {
        if (run !== this.#run) return;
        this.problem = problemText(error);
        this.growing = false;
      });
  }

  close(): void {
    this.#run++;
    this.#door.close();
  }

  async #think(record: string, run: number): Promise<void> {
    const door = this.#door.alive;
    await door.engine({ cmd: 'load', record, words: false });
    // oxlint-disable no-await-in-loop -- it goes on from where it stopped
    for (let spent = 0; run === this.#run && spent < LONGEST;) {
      while (document.hidden && run === this.#run) await new Promise((done) => setTimeout(done, PAUSE));
      const slice = spent < SETTLED ? SLICES.first : SLICES.later;
      spent += slice;
      const found = await door.search(slice);
      if (run !== this.#run) return;
      this.found = found;
      // Nothing to choose between.
      if (found.moves.length === 0) break;
    }
    // oxlint-enable no-await-in-loop
    if (run === this.#run) this.growing = false;
  }
}
