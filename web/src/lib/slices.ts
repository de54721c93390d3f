/** Work that can wait, done in slices so that the page stays responsive. */

/** How long one slice may take, in milliseconds. */
const SLICE = 6;

export class Slices {
  readonly #jobs = new Set<() => void>();
  readonly #due = new Set<() => void>();
  #waits = false;

  /** Adds a job, to be done on every `run`; returns how to remove it. */
  add(job: () => void): () => void {
    this.#jobs.add(job);
    return () => {
      this.#jobs.delete(job);
      this.#due.delete(job);
    };
  }

  /** Does all jobs soon; those still due from an earlier call are done once. */
  run(): void {
    for (const job of this.#jobs) this.#due.add(job);
    if (this.#waits) return;
    this.#waits = true;
    setTimeout(this.#slice);
  }

  readonly #slice = (): void => {
    const end = performance.now() + SLICE;
    for (const job of this.#due) {
      this.#due.delete(job);
      job();
      if (performance.now() > end) break;
    }
    this.#waits = this.#due.size > 0;
    if (this.#waits) setTimeout(this.#slice);
  };
}
