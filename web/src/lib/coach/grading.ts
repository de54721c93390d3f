/** What a coach makes of what a search has found: which advice, why, and whether a decision was a mistake. */

import type { Entry, Move } from '$games/contract';
import type { Opinion } from '$lib/api/wire';
import type { Searched } from '$lib/device/door';

/** An action that was looked at less often than this, compared with the best, says nothing about what is second best. */
const SERIOUS = 0.001;
/** The fewest looks at an action that count. */
const FEW = 8;
/** Chances of winning that differ by so much make a decision important; by so little, unimportant. */
const MUCH = 0.08;
const LITTLE = 0.02;
/** A decision that loses this much of the chance of winning is worth a sentence. */
export const COSTLY = 0.12;
/** And so does one that loses at least this much, if that is this part of all there was: whoever is behind can blunder, too. */
export const DEAR = { loss: 0.06, part: 0.5 };

export type Stake = 'much' | 'some' | 'little';

interface Other {
  move: Move;
  share: number;
}

/** What to do, and what else could be done. */
export interface Advice {
  move: Move;
  /** The chance of winning after it; null if nothing has searched for it here. */
  share: number | null;
  /** The next best action, and the chance of winning after that. */
  next: Other | null;
  /** The best action with another piece, or of another kind. */
  instead: Other | null;
  stake: Stake | null;
}

/** The best action of a search; null if there is nothing to choose. `pieceOf` names the piece of an action, or its kind. */
export function adviceOf({ moves }: Pick<Searched, 'moves'>, pieceOf: (move: Move) => string): Advice | null {
  const [best, ...others] = moves;
  if (!best) return null;
  const looks = Math.max(FEW, best.visits * SERIOUS);
  const compared = others
    // What was hardly looked at may seem better by luck.
    .filter(({ visits, share }) => visits >= looks && share <= best.share)
    .map(({ move, share }) => ({ move, share }))
    .toSorted((one, other) => other.share - one.share);
  const [next = null] = compared;
  const piece = pieceOf(best.move);
  const instead = compared.find(({ move }) => pieceOf(move) !== piece) ?? null;
  // All others may have been given up early, which says that they are worse, but not by how much.
  const gap = next === null ? null : best.share - next.share;
  const stake = gap === null ? null : gap >= MUCH ? 'much' : gap <= LITTLE ? 'little' : 'some';
  return { move: best.move, share: best.share, next, instead, stake };
}

/** Something that an action brings about: what a coach may say without naming piece or place. */
export interface Fact {
  /** The rule behind it. */
  ruling: string;
  /** Who gets points; undefined if nobody does. */
  seat?: number;
  points: number;
  /** The first of its events. */
  entry: Entry;
  /** Whether it comes only with further actions of the same turn. */
  later: boolean;
}

/** How many facts a hint names. */
const TOLD = 3;

/**
 * What matters among the events of an action: points first, the player's own before others', then whatever happens on the
 * board. Events of one kind are one fact. `places` says where an event happens.
 */
export function factsOf(
  events: readonly Entry[],
  later: readonly Entry[],
  seat: number,
  places: (entry: Entry) => readonly string[],
): Fact[] {
  const facts = new Map<string, Fact>();
  const add = (entry: Entry, isLater: boolean) => {
    if (entry.points === 0 && places(entry).length === 0) return;
    const whose = entry.points === 0 ? undefined : entry.seat;
    // Several rules may bring points for the same thing, and one rule for several things.
    const key = `${entry.event.event} ${entry.ruling} ${whose} ${isLater}`;
    const known = facts.get(key);
    if (known) known.points += entry.points;
    else
      facts.set(key, {
        ruling: entry.ruling,
        ...(whose !== undefined && { seat: whose }),
        points: entry.points,
        entry,
        later: isLater,
      });
  };
  // The first event is the action itself: to name it would say which piece.
  for (const entry of events.slice(events[0]?.points === 0 ? 1 : 0)) add(entry, false);
  for (const entry of later) if (entry.points > 0 && entry.seat === seat) add(entry, true);
  const weight = (fact: Fact) =>
    (fact.later ? 0 : 1000) + (fact.seat === seat ? 100 + fact.points : fact.points > 0 ? 50 : 10);
  return [...facts.values()]
    .filter((one) => one.points !== 0 || one.seat === undefined)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, TOLD);
}

/** What a look at a decision found. */
type Look = Pick<Opinion, 'seat' | 'loss' | 'shares'>;

/** Whether a look at a decision found it costly. */
export function mayBeCostly({ seat, loss, shares }: Look): boolean {
  const best = shares[seat] ?? 1;
  return loss >= COSTLY || (loss >= DEAR.loss && loss >= best * DEAR.part);
}

/** Two looks at a decision, a quick one and a thorough one: only what both find costly is a mistake. */
export const isCostly = (quick: Look, thorough: Look): boolean => mayBeCostly(quick) && mayBeCostly(thorough);
