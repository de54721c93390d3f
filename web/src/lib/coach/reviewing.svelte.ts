/** The review of a finished game, made when somebody asks for it: on this device, or by the server where the page has no engine. */

import { homeOf } from '$lib/api/homes';
import type { Opinion } from '$lib/api/wire';
import { DeviceAnalysis } from '$lib/device/analysis.svelte';
import { LastingDoor } from '$lib/device/door';
import { isBuilt } from '$lib/device/engine';
import { problemText } from '$lib/problems';
import { adviceOf } from './grading';
import { candidatesOf, gainsOf, praised, turnsOf, type Praise } from './review';

/** How long the bot looks for other good actions at one decision, in milliseconds. */
const LOOK = 300;
/** How often to ask the server, in milliseconds. */
const POLL = 1000;
/** The part of the work that the analysis is. */
const ANALYSIS = 0.85;

export interface Reviewed {
  turns: Opinion[];
  well: Praise[];
}

export class Reviewing {
  result = $state.raw<Reviewed | null>(null);
  problem = $state<string | null>(null);
  running = $state(false);
  #left = $state(0);
  #job = $state(0);
  #run = 0;
  readonly #analysis = new DeviceAnalysis();
  readonly #door = new LastingDoor();

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {}

  /** From 0 to 1. */
  readonly progress: number = $derived(
    isBuilt ? this.#analysis.progress * ANALYSIS + this.#left * (1 - ANALYSIS) : this.#job,
  );

  close(): void {
    this.stop();
    this.#door.close();
  }
  stop(): void {
    this.#run++;
    this.running = false;
    this.#analysis.stop();
  }

  async start(): Promise<void> {
    const run = ++this.#run;
    this.running = true;
    this.problem = null;
    try {
      const found = isBuilt ? await this.#here(run) : await this.#there(run);
      if (run === this.#run) this.result = found;
    } catch (error) {
      if (run === this.#run) this.problem = problemText(error);
    } finally {
      if (run === this.#run) this.running = false;
    }
  }

  async #here(run: number): Promise<Reviewed | null> {
    const { id, seat } = this;
    const home = await homeOf(id);
    const [record, replay] = await Promise.all([home.record(id), home.replay(id, seat)]);
    const own = new Set(replay.steps.flatMap((one) => (one.seat === seat ? [one.step] : [])));
    await this.#analysis.run(record, (step) => own.has(step));
    if (run !== this.#run) return null;
    const { opinions } = this.#analysis;
    const gains = gainsOf(replay, seat);
    const candidates = candidatesOf(opinions, seat, gains);
    const door = this.#door.alive;
    await door.engine({ cmd: 'load', record, words: false });
    const all: Praise[] = [];
    // Backwards, so that each is reached by undoing what came after.
    // oxlint-disable no-await-in-loop -- there is one engine
    for (const opinion of candidates.toSorted((one, other) => other.step - one.step)) {
      await door.engine({ cmd: 'undo', to: opinion.step });
      const advice = adviceOf(await door.search(LOOK), ({ text }) => text);
      if (run !== this.#run) return null;
      const agreed = advice?.move.text === opinion.action.text;
      const gap = agreed && advice.share !== null && advice.next ? advice.share - advice.next.share : null;
      all.push({ opinion, gap, points: gains.get(opinion.step) ?? 0 });
      this.#left = all.length / candidates.length;
    }
    // oxlint-enable no-await-in-loop
    return { turns: turnsOf(opinions, seat), well: praised(all) };
  }

  async #there(run: number): Promise<Reviewed | null> {
    const { id, seat } = this;
    const home = await homeOf(id);
    const replay = await home.replay(id, seat);
    let job = await home.analyses?.request(id);
    // oxlint-disable no-await-in-loop -- until it is done
    while (job && run === this.#run && (job.state === 'waiting' || job.state === 'running')) {
      this.#job = job.progress;
      await new Promise((done) => setTimeout(done, POLL));
      job = await home.analyses?.state(id);
    }
    // oxlint-enable no-await-in-loop
    if (run !== this.#run) return null;
    if (!job?.result) throw new Error('failed');
    const { moments } = job.result;
    const gains = gainsOf(replay, seat);
    const all = candidatesOf(moments, seat, gains).map((opinion) => ({
      opinion,
      gap: null,
      points: gains.get(opinion.step) ?? 0,
    }));
    return { turns: turnsOf(moments, seat), well: praised(all) };
  }
}
