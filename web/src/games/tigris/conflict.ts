/** Who fights whom, with what: for the scene of a war and its marks on the board. */

import { seatNumber, type Entry } from '../contract';
import { contentOf, leaderColour, leaderSeat, leadersOn } from './pieces';
import { around, nameOf, pointOf } from './squares';
import type { Colour, Leader, Square, View, What } from './types';

export interface Side {
  leader: Leader;
  seat: number;
  /** Strength on the board. */
  board: number;
  /** Tiles added from the hand; null while that is still open. */
  added: number | null;
}

export interface Fight {
  /** The colour of the war; null for a revolt. */
  war: Colour | null;
  /** The colour of the tiles that count. */
  support: Colour;
  attacker: Side;
  defender: Side;
  /** Whose decision it is. */
  asked: 'attacker' | 'defender';
}

/** The conflict that waits for support. */
export function fightOf(view: View): Fight | null {
  const { conflict } = view;
  if (!conflict || view.phase !== 'support') return null;
  const added = conflict.added ?? null;
  const side = (leader: Leader, board: number, tiles: number | null): Side => ({
    leader,
    seat: leaderSeat(leader),
    board,
    added: tiles,
  });
  return {
    war: conflict.war ?? null,
    support: conflict.supporters,
    attacker: side(conflict.attacker, conflict.attack, added),
    defender: side(conflict.defender, conflict.defence, null),
    asked: added === null ? 'attacker' : 'defender',
  };
}

/** The wars among which the active player chooses the next. */
export function warsOf(view: View): Fight[] {
  if (view.phase !== 'choose') return [];
  const active = view.active ? seatNumber(view.active) : 0;
  const turn = (leader: Leader) => (leaderSeat(leader) - active + view.players) % view.players;
  const kingdom = view.kingdoms.find((one) => view.placed !== undefined && one.squares.includes(view.placed));
  return (view.choices ?? []).flatMap((choice) => {
    const war = choice as Colour;
    const [first, second] = (kingdom?.leaders ?? [])
      .filter(({ leader }) => leaderColour(leader) === war)
      .toSorted((a, b) => turn(a.leader) - turn(b.leader));
    if (!first || !second) return [];
    const side = (one: typeof first): Side => ({
      leader: one.leader,
      seat: leaderSeat(one.leader),
      board: one.war,
      added: null,
    });
    return [{ war, support: war, attacker: side(first), defender: side(second), asked: 'attacker' as const }];
  });
}

/** The squares of a leader's side: in a war all that is connected without the unification tile, in a revolt the temples beside it. */
export function sideOf(
  view: View,
  fight: Fight,
  leader: Leader,
): { squares: Square[]; supporters: Square[] } {
  const square = leadersOn(view).get(leader)?.square;
  if (square === undefined) return { squares: [], supporters: [] };
  const squares = fight.war === null ? [square, ...beside(square)] : reach(view, square);
  const supporters = squares.filter((one) => {
    const content = contentOf(view.cells[one]);
    return content?.kind === 'tile' && content.colour === fight.support;
  });
  return { squares: fight.war === null ? [square, ...supporters] : squares, supporters };
}

const beside = (square: Square) => around(pointOf(square)).map(nameOf);

function reach(view: View, from: Square): Square[] {
  const seen = new Set([from]);
  const queue = [from];
  let next: Square | undefined;
  while ((next = queue.pop()) !== undefined) {
    for (const one of beside(next)) {
      const content = contentOf(view.cells[one]);
      if (!content || content.kind === 'dead' || one === view.placed || seen.has(one)) continue;
      seen.add(one);
      queue.push(one);
    }
  }
  return [...seen];
}

export interface Outcome {
  winner: Leader;
  strength: number;
  loser: Leader | null;
  against: number;
  colour: Colour;
  points: number;
  /** How many supporters were taken off the board. */
  removed: number;
}

/** The last conflict that was decided in what just happened. */
export function outcomeOf(recent: readonly Entry<What>[]): Outcome | null {
  const at = recent.findLastIndex(({ event }) => event.event === 'won');
  const won = recent[at];
  if (won?.event.event !== 'won') return null;
  const { leader, strength, against, colour } = won.event;
  const rest = recent.slice(at + 1);
  const home = rest.find(
    ({ event }) => event.event === 'home' && leaderColour(event.leader) === leaderColour(leader),
  );
  const removed = rest.find(({ event }) => event.event === 'removed');
  return {
    winner: leader,
    strength,
    loser: home?.event.event === 'home' ? home.event.leader : null,
    against,
    colour,
    points: won.points,
    removed: removed?.event.event === 'removed' ? removed.event.squares.length : 0,
  };
}
