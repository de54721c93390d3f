/** The lessons of the games, as data. web/README.md describes their form; `crates/play/tests/lessons.rs` plays all of them. */

import { loadMessages, registerMessages, t, type Args } from '$lib/i18n/index.svelte';

/** A typical miss with an answer of its own. */
export interface Mistake {
  name: string;
  /** The facts that are all true after it. */
  when: string[];
  /** Actions of which the last makes the mistake. */
  example: string[];
}

export interface Step {
  name: string;
  /** Without one, a step goes on where the step before ended. */
  position?: object | string;
  /** Actions played before the step begins. */
  before?: string[];
  /** The learner's seat; by default the one that decides. */
  seat?: number;
  /** The level of the bots on all other seats; 1 by default. */
  bots?: number;
  /** How many decisions the learner has; free play if it is missing. */
  actions?: number;
  /** The facts that are all true once the goal is reached. */
  goal: string[];
  /** The learner's actions that reach it; missing if any play to the end of the game does. */
  solution?: string[];
  /** Another way that reaches it, for the tests. */
  also?: string[];
  mistakes?: Mistake[];
  /** Places that glow until the first decision. */
  lit?: string[];
}

export interface Lesson {
  name: string;
  minutes: number;
  rules: string[];
  steps: Step[];
}

// The files of a game are one chunk (vite.config.ts).
const files = import.meta.glob<Lesson>('../../games/*/lessons/*.json', { import: 'default' });
const PATH = /games\/([^/]+)\/lessons\/(\d+)-/;

registerMessages(
  import.meta.glob<string>('../../../../locales/*/lessons-*.ftl', { query: '?raw', import: 'default' }),
);

/** The number of lessons of each game that has some. */
export function lessonCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of Object.keys(files)) {
    const game = PATH.exec(path)?.[1] ?? '';
    counts.set(game, (counts.get(game) ?? 0) + 1);
  }
  return counts;
}

/** The lessons of a game, in their order; none if it has no such folder. */
export function lessonsOf(game: string): Promise<Lesson[]> {
  const own = Object.keys(files)
    .filter((path) => PATH.exec(path)?.[1] === game)
    .sort();
  return Promise.all(own.flatMap((path) => files[path]?.() ?? []));
}

export function loadLessonWords(game: string): Promise<void> {
  return loadMessages(`lessons-${game}`);
}

export function lessonTitle(game: string, lesson: string): string {
  return t(`lesson-${game}-${lesson}`);
}

/** What the teacher says in a step; the parts are `goal`, `done`, and the names of its mistakes. */
export function lessonWords(game: string, lesson: string, step: string, part?: string, args?: Args): string {
  return t(`lesson-${game}-${lesson}-${step}${part === undefined ? '' : `-${part}`}`, args);
}
