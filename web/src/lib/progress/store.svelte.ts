/**
 * What the visitor has learned, as this browser keeps it: finished steps of lessons, attempted puzzles, days with a solved puzzle.
 *
 * A guest's stays here. An account's is on the server, too: what that does not have yet is kept apart until it has been sent.
 */

import type { LessonStep, Progress, PuzzleAttempt, PuzzleDay, PuzzleResult } from '$lib/api/wire';
import { recall, remember } from './storage';

const KEY = 'shinar-progress';

interface Stored {
  /** The account whose progress it is; null if nobody has signed in since it began. */
  owner: string | null;
  /** What the server has. */
  sent: Progress;
  /** What it does not have yet. An entry here is newer than the same one above. */
  unsent: Progress;
}

const nothing = (): Progress => ({ steps: [], attempts: [], days: [] });

type Loose = Record<string, unknown>;
const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const texts = (value: Loose, ...keys: string[]) => keys.every((key) => typeof value[key] === 'string');
const counts = (value: Loose, ...keys: string[]) =>
  keys.every((key) => Number.isInteger(value[key]) && (value[key] as number) >= 0);
const list = (value: unknown, fits: (entry: Loose) => boolean): never[] =>
  (Array.isArray(value) ? value.filter((entry) => fits(loose(entry))) : []) as never[];

const RESULTS: readonly unknown[] = ['first', 'later', 'missed', 'shown'] satisfies PuzzleResult[];

/** What is stored, without what is damaged. */
function progressOf(value: unknown): Progress {
  const { steps, attempts, days } = loose(value);
  return {
    steps: list(steps, (one) => texts(one, 'game', 'lesson', 'step')),
    attempts: list(
      attempts,
      (one) =>
        texts(one, 'game', 'puzzle') && counts(one, 'difficulty', 'at') && RESULTS.includes(one['result']),
    ),
    days: list(days, (one) => texts(one, 'game') && counts(one, 'day')),
  };
}

// Changes with everything that is stored here, so that pages follow; other tabs write, too.
let version = $state(0);
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY || key === null) version++;
});

function read(): Stored {
  const { owner, sent, unsent } = loose(recall<unknown>(KEY, {}));
  return {
    owner: typeof owner === 'string' ? owner : null,
    sent: progressOf(sent),
    unsent: progressOf(unsent),
  };
}

function write(stored: Stored): void {
  remember(KEY, stored);
  version++;
}

const stepId = ({ game, lesson, step }: LessonStep) => `${game}/${lesson}/${step}`;
const attemptId = ({ game, puzzle }: Pick<PuzzleAttempt, 'game' | 'puzzle'>) => `${game}/${puzzle}`;
const dayId = ({ game, day }: PuzzleDay) => `${game}/${day}`;

/** Both lists; of two entries with the same id the later one. */
function joined<T>(one: readonly T[], other: readonly T[], id: (entry: T) => string): T[] {
  return [...new Map([...one, ...other].map((entry) => [id(entry), entry])).values()];
}

const both = (one: Progress, other: Progress): Progress => ({
  steps: joined(one.steps, other.steps, stepId),
  attempts: joined(one.attempts, other.attempts, attemptId),
  days: joined(one.days, other.days, dayId),
});

/** All that is known. */
export function progress(): Progress {
  // So that whoever shows it follows.
  void version;
  const { sent, unsent } = read();
  return both(sent, unsent);
}

const listeners = new Set<() => void>();

/** Calls back whenever the visitor has learned something; returns how to stop that. */
export function onLearned(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Adds what was learned. What is there already, such as the result of a puzzle, is replaced. */
export function learn(added: Partial<Progress>): void {
  // Read again, since another tab may have learned something.
  const stored = read();
  write({ ...stored, unsent: both(stored.unsent, { ...nothing(), ...added }) });
  for (const callback of listeners) callback();
}

/**
 * Tells who uses this browser: an account by its id, or a guest (null). What a guest has learned becomes the account's that signs in; an
 * account's does not become another's.
 */
export function belongsTo(owner: string | null): void {
  const stored = read();
  if (stored.owner === owner) return;
  write(stored.owner === null ? { ...stored, owner } : { owner, sent: nothing(), unsent: nothing() });
}

/** The most entries that are sent at once: as many as fit into the body of a request. */
const MOST = 90;

/** What the server does not have yet, as much as can be sent at once; null if it has everything. */
export function unsent(): Progress | null {
  const { steps, attempts, days } = read().unsent;
  const part = nothing();
  // One kind after the other: what is refused of one, such as a day by a wrong clock, does not keep back the rest.
  if (steps.length > 0) part.steps = steps.slice(0, MOST);
  else if (attempts.length > 0) part.attempts = attempts.slice(0, MOST);
  else if (days.length > 0) part.days = days.slice(0, MOST);
  else return null;
  return part;
}

/** Notes that the server has something now. What has changed meanwhile is still to be sent. */
export function wasSent(owner: string, part: Progress): void {
  const stored = read();
  if (stored.owner !== owner) return;
  const without = <T>(all: readonly T[], gone: readonly T[]) => {
    const texts = new Set(gone.map((entry) => JSON.stringify(entry)));
    return all.filter((entry) => !texts.has(JSON.stringify(entry)));
  };
  write({
    owner,
    sent: both(stored.sent, part),
    unsent: {
      steps: without(stored.unsent.steps, part.steps),
      attempts: without(stored.unsent.attempts, part.attempts),
      days: without(stored.unsent.days, part.days),
    },
  });
}

/** Stores what the server has. */
export function received(owner: string, sent: Progress): void {
  const stored = read();
  if (stored.owner === owner) write({ ...stored, sent });
}
