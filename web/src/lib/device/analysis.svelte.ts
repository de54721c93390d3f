/** The analysis of a finished game on this device: every decision by itself, spread over several workers. */

import type { Opinion } from '$lib/api/wire';
import { workersFor } from './bots';
import { Door } from './door';

export class DeviceAnalysis {
  /** What has been found so far, in the order of the game. */
  opinions = $state.raw<readonly Opinion[]>([]);
  /** From 0 to 1. */
  progress = $state(0);
  state = $state<'idle' | 'running' | 'stopped' | 'done'>('idle');
  #doors: Door[] = [];
  #run = 0;
  readonly #size: number;
  readonly #make: () => Door;

  constructor(size = workersFor(navigator.hardwareConcurrency), make = () => new Door()) {
    this.#size = size;
    this.#make = make;
  }

  /** Evaluates the decisions of a record that are `wanted` and have not been evaluated yet. Rejects if it cannot; what was found stays. */
  async run(record: string, wanted: (step: number) => boolean = () => true): Promise<void> {
    const run = ++this.#run;
    this.state = 'running';
    try {
      const first = this.#open();
      const steps = (await first.decisions(record)).filter(wanted);
      const known = new Set(this.opinions.map(({ step }) => step));
      const waiting = steps.filter((step) => !known.has(step)).toReversed();
      let left = waiting.length;
      const advance = () => (this.progress = steps.length === 0 ? 1 : 1 - left / steps.length);
      advance();
      const work = async (door: Door) => {
        for (let step = waiting.pop(); step !== undefined && run === this.#run; step = waiting.pop()) {
          // oxlint-disable-next-line no-await-in-loop -- a worker does one after another
          const found = await door.opinion(record, step);
          if (run !== this.#run) return;
          left--;
          advance();
          if (found)
            this.opinions = [...this.opinions, found].toSorted((one, other) => one.step - other.step);
        }
      };
      const others = Array.from({ length: Math.min(this.#size, waiting.length) - 1 }, () => this.#open());
      await Promise.all([first, ...others].map(work));
      if (run === this.#run) this.state = 'done';
    } catch (error) {
      if (run !== this.#run) return;
      this.state = 'stopped';
      throw error;
    } finally {
      if (run === this.#run) this.#closeDoors();
    }
  }

  /** Stops; `run` goes on from there. */
  stop(): void {
    this.#run++;
    if (this.state === 'running') this.state = 'stopped';
    this.#closeDoors();
  }

  #open(): Door {
    const door = this.#make();
    this.#doors.push(door);
    return door;
  }
  #closeDoors(): void {
    for (const door of this.#doors) door.close();
    this.#doors = [];
  }
}
