/** The lessons that the visitor has done: the finished steps of each, by their names. */

import { recall, remember } from '$lib/progress/storage';
import { learn, progress } from '$lib/progress/store.svelte';
import type { Lesson } from './lessons';

const idOf = (game: string, lesson: string) => `${game}/${lesson}`;

export class Progress {
  /** Finished steps by `GAME/LESSON`. */
  readonly #learned = new Map<string, Set<string>>();

  constructor() {
    for (const { game, lesson, step } of progress().steps) {
      const id = idOf(game, lesson);
      this.#learned.set(id, (this.#learned.get(id) ?? new Set()).add(step));
    }
  }

  #knows(game: string, lesson: Lesson, step: string): boolean {
    return this.#learned.get(idOf(game, lesson.name))?.has(step) ?? false;
  }

  /** The number of steps of a lesson that are finished: a lesson may have got new ones since. */
  done(game: string, lesson: Lesson): number {
    return lesson.steps.filter(({ name }) => this.#knows(game, lesson, name)).length;
  }
  finished(game: string, lesson: Lesson): boolean {
    return this.done(game, lesson) === lesson.steps.length;
  }
  /** Where a lesson goes on: its first step that is not finished; its first if all are. */
  next(game: string, lesson: Lesson): number {
    return Math.max(
      0,
      lesson.steps.findIndex(({ name }) => !this.#knows(game, lesson, name)),
    );
  }
}

/** Whether any step of a game's lessons is finished. */
export const hasBegun = (game: string): boolean => progress().steps.some((step) => step.game === game);

const LEFT = 'shinar-lesson';

/** A free game of a lesson that was left in the middle, in this browser: the last one only. */
interface Left {
  game: string;
  lesson: string;
  step: string;
  actions: readonly string[];
}

/** All actions of a step that was left in the middle, or undefined. */
export function leftAt(game: string, lesson: string, step: string): readonly string[] | undefined {
  const left = recall<Partial<Left>>(LEFT, {});
  const same = left.game === game && left.lesson === lesson && left.step === step;
  return same && Array.isArray(left.actions) ? left.actions : undefined;
}
/** Remembers where a step is; without actions it is at its start, or over. */
export const leave = (game: string, lesson: string, step: string, actions: readonly string[]): void =>
  remember(LEFT, actions.length > 0 ? { game, lesson, step, actions } : null);

/** Remembers that a step is finished. */
export const finish = (game: string, lesson: string, step: string): void =>
  learn({ steps: [{ game, lesson, step }] });
