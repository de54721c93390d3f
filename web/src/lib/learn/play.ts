/**
 * How a step of a lesson is played: requests to the engine, which keep nothing. The same actions always have the same outcome,
 * bots and draws included, so a list of actions is all there is to a position. `crates/play/tests/lessons.rs` plays them in
 * the same way: the goal before the mistakes, and bots only reply if neither was reached.
 */

import { RequestFailed, tryOut } from '$lib/api/http';
import type { Tried } from '$lib/api/wire';
import type { Lesson, Step } from './lessons';

/** What a decision has led to. */
export type Reached = { kind: 'goal' } | { kind: 'mistake'; name: string } | null;

/** A position, as the engine is asked about it. */
export interface Spot {
  position: object | string;
  /** The actions since, replies of bots included. */
  actions: readonly string[];
  /** The learner. */
  seat: number;
}

/** A step at its start. */
export interface Begun extends Spot {
  step: Step;
  start: Tried;
}

export interface Decided {
  /** All actions since the position. */
  actions: readonly string[];
  /** After the learner's decision. */
  own: Tried;
  /** After the bots' replies, if there were any; its events are only theirs. */
  replied: Tried | null;
  reached: Reached;
}

export type Ask = typeof tryOut;

/** Everything that is asked about the outcome of a decision. */
const factsOf = ({ goal, mistakes = [] }: Step) => [...goal, ...mistakes.flatMap(({ when }) => when)];

/** What the facts of a step say: the goal, or the first mistake of which all is true. */
export function reached(step: Step, facts: readonly boolean[]): Reached {
  // A fact that nobody has answered is not true.
  const hold = (from: number, count: number) => {
    const some = facts.slice(from, from + count);
    return some.length === count && some.every(Boolean);
  };
  let at = step.goal.length;
  if (hold(0, at)) return { kind: 'goal' };
  for (const { name, when } of step.mistakes ?? []) {
    if (hold(at, when.length)) return { kind: 'mistake', name };
    at += when.length;
  }
  return null;
}

/** The bots' replies to a seat. */
function reply(game: string, step: Step, { position, actions, seat }: Spot, ask: Ask): Promise<Tried> {
  const [list, facts] = [[...actions], factsOf(step)];
  return ask(game, { position, actions: list, chance: true, as: seat, bots: step.bots ?? 1, facts });
}
const repliesOf = ({ replies = [] }: Tried) => replies.map(({ text }) => text);

/** Carries out a decision of the learner; `onown` hears of it before the bots reply. */
export async function decide(
  game: string,
  step: Step,
  spot: Spot,
  action: string,
  { ask = tryOut, onown }: { ask?: Ask; onown?: (own: Tried, reached: Reached) => void } = {},
): Promise<Decided> {
  const { position, seat } = spot;
  const actions = [...spot.actions, action];
  const own = await ask(game, { position, actions, chance: true, as: seat, facts: factsOf(step) });
  const outcome = reached(step, own.facts ?? []);
  onown?.(own, outcome);
  if (outcome || own.actor === seat || own.actor === 'over')
    return { actions, own, replied: null, reached: outcome };
  const replied = await reply(game, step, { position, actions, seat }, ask);
  const replies = repliesOf(replied);
  const found = reached(step, replied.facts ?? []);
  // What ends the step may happen before the last reply, such as the end of a war: nobody plays on behind the answer.
  const events: Tried['events'] = [];
  for (const [at] of found ? replies.slice(0, -1).entries() : []) {
    const until = [...actions, ...replies.slice(0, at + 1)];
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const some = await ask(game, { position, actions: until, chance: true, as: seat, facts: factsOf(step) });
    events.push(...some.events);
    const now = reached(step, some.facts ?? []);
    if (JSON.stringify(now) === JSON.stringify(found))
      return { actions: until, own, replied: { ...some, events }, reached: found };
  }
  return {
    actions: [...actions, ...replies],
    own,
    // The engine lists what has happened since the last action of the request.
    replied: { ...replied, events: replied.events.slice(own.events.length) },
    reached: found,
  };
}

/**
 * Begins a step. `from` is where the learner ended the step before; without it, or if the step cannot go on from there, the
 * steps before are solved. `kept` are all actions of a step that was left in the middle.
 */
export async function begin(
  game: string,
  lesson: Lesson,
  at: number,
  { from, kept, ask = tryOut }: { from?: Spot | undefined; kept?: readonly string[]; ask?: Ask } = {},
): Promise<Begun> {
  const step = lesson.steps[at];
  if (!step) throw new Error(`the lesson ${lesson.name} has no step ${at}`);
  if (step.position !== undefined && kept) {
    try {
      const spot = { position: step.position, actions: kept };
      const begun = await beginAt(game, { ...step, before: [] }, spot, step.seat, ask);
      if (begun.start.actor === begun.seat) return { ...begun, step };
    } catch (error) {
      // The lesson may have changed since.
      if (!(error instanceof RequestFailed) || error.details.code === 'unreachable') throw error;
    }
  }
  if (step.position !== undefined)
    return beginAt(game, step, { position: step.position, actions: [] }, step.seat, ask);
  if (from) {
    try {
      const begun = await beginAt(game, step, from, step.seat ?? from.seat, ask);
      if (begun.start.actor === begun.seat && !reached(step, begun.start.facts ?? [])) return begun;
    } catch (error) {
      // What the learner did may leave no way for what is played before the step.
      if (!(error instanceof RequestFailed) || error.details.code === 'unreachable') throw error;
    }
  }
  const solved = await solve(game, lesson, at - 1, ask);
  return beginAt(game, step, solved, step.seat ?? solved.seat, ask);
}

async function beginAt(
  game: string,
  step: Step,
  { position, actions: played }: Omit<Spot, 'seat'>,
  wanted: number | undefined,
  ask: Ask,
): Promise<Begun> {
  const actions = [...played, ...(step.before ?? [])];
  const as = wanted === undefined ? {} : { as: wanted };
  const start = await ask(game, { position, actions, chance: true, facts: factsOf(step), ...as });
  const seat = wanted ?? (typeof start.actor === 'number' ? start.actor : 0);
  if (start.actor === seat || start.actor === 'over') return { step, position, actions, seat, start };
  // The learner's own way may have ended a turn that the solution does not end.
  const replied = await reply(game, step, { position, actions, seat }, ask);
  return { step, position, actions: [...actions, ...repliesOf(replied)], seat, start: replied };
}

/** Where a step ends that is played as its solution says. */
async function solve(game: string, lesson: Lesson, at: number, ask: Ask): Promise<Spot> {
  const { step, position, seat, actions } = await begin(game, lesson, at, { ask });
  let spot: Spot = { position, seat, actions };
  for (const action of step.solution ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const decided = await decide(game, step, spot, action, { ask });
    spot = { ...spot, actions: decided.actions };
  }
  return spot;
}

/** What a strong bot would do in the learner's place, if it finds anything: bots decide for all seats but another one. */
export async function idea(
  game: string,
  { position, actions, seat }: Spot,
  players: number,
  ask: Ask = tryOut,
): Promise<string | null> {
  const other = (seat + 1) % players;
  const tried = await ask(game, { position, actions: [...actions], chance: true, as: other, bots: 3 });
  return repliesOf(tried)[0] ?? null;
}
