/** What a coach says after a game: where it turned, and what was done well. */

import type { Opinion, Replay } from '$lib/api/wire';

/** From this loss of the chance of winning on, a decision is worth another look. */
const WORTH = 0.04;
/** How many decisions that cost something are shown, and how many that were good. */
export const TURNS = 3;
export const GOOD = 2;
/** A loss that rounds to nothing is none. */
const NOTHING = 0.005;
/** The best action is clearly better than any other from this difference on. */
const CLEAR = 0.08;
/** How many decisions are looked at to find the good ones. */
const CANDIDATES = 10;

/** The decisions that cost a player most, in the order of the game. What was missed again and again is listed once. */
export function turnsOf(opinions: readonly Opinion[], seat: number): Opinion[] {
  return opinions
    .filter((one) => one.seat === seat && one.loss >= WORTH)
    .toSorted((one, other) => other.loss - one.loss)
    .filter(({ best }, at, all) => all.findIndex((one) => one.best.text === best.text) === at)
    .slice(0, TURNS)
    .toSorted((one, other) => one.step - other.step);
}

/** The points that each decision of a seat brought it, with the draws that followed; by step. */
export function gainsOf({ steps }: Pick<Replay, 'steps'>, seat: number): Map<number, number> {
  const gains = new Map<number, number>();
  let current: number | null = null;
  for (const { step, seat: decider, events } of steps) {
    if (decider !== undefined) current = decider === seat ? step : null;
    if (current === null) continue;
    const points = events.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0);
    gains.set(current, (gains.get(current) ?? 0) + points);
  }
  return gains;
}

/** Decisions that may be praised: the player chose the best action. Those that brought most come first. */
export function candidatesOf(
  opinions: readonly Opinion[],
  seat: number,
  gains: ReadonlyMap<number, number>,
): Opinion[] {
  const gain = ({ step }: Opinion) => gains.get(step) ?? 0;
  return opinions
    .filter((one) => one.seat === seat && one.loss < NOTHING && one.best.text === one.action.text)
    .toSorted((one, other) => gain(other) - gain(one))
    .slice(0, CANDIDATES);
}

/** A decision that was good. */
export interface Praise {
  opinion: Opinion;
  points: number;
  /** How much better it was than any other action; null if nobody has looked. */
  gap: number | null;
}

export const isClear = ({ gap }: Praise): boolean => gap !== null && gap >= CLEAR;

/** The best of the good decisions, in the order of the game: what nobody should miss first, then what brought most. */
export function praised(all: readonly Praise[]): Praise[] {
  const worth = (one: Praise) => (isClear(one) ? 1000 + (one.gap ?? 0) : one.points);
  return all
    .filter((one) => isClear(one) || one.points > 0)
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, GOOD)
    .toSorted((one, other) => one.opinion.step - other.opinion.step);
}
