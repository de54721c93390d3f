/** Workers that think for the bots of this device. */

import type { BotJob, Decided } from '$lib/api/wire';
import { Door, EngineDied } from './door';

/** More workers than this hardly make a bot stronger, but do warm the device. */
const MOST_WORKERS = 4;

/** As many workers as the device has cores, but one, which is left for the page. */
export function workersFor(cores: number): number {
  return Math.min(MOST_WORKERS, Math.max(1, cores - 1));
}

export class Bots {
  readonly #size: number;
  readonly #make: () => Door;
  #doors: Door[] = [];

  constructor(size = workersFor(navigator.hardwareConcurrency), make = () => new Door()) {
    this.#size = size;
    this.#make = make;
  }

  /** What the workers decide; several of them if that makes a better decision. One that dies is replaced, and its vote is lost. */
  async think(job: BotJob): Promise<Decided[]> {
    const size = job.shared ? this.#size : 1;
    this.#doors = this.#doors.filter((door) => !door.dead);
    while (this.#doors.length < size) this.#doors.push(this.#make());
    const thoughts = await Promise.allSettled(this.#doors.slice(0, size).map((door) => door.think(job)));
    const decisions = thoughts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [failed] = thoughts.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    if (decisions.length === 0) throw failed ?? new EngineDied('nobody thinks');
    return decisions;
  }

  close(): void {
    for (const door of this.#doors) door.close();
    this.#doors = [];
  }
}
