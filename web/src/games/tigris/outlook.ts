/**
 * What a tile or leader would bring about at a square, as far as everybody can see it from the board: who scores, what is united,
 * who fights. For marks on all legal places at once; the whole truth about one place is the preview.
 */

import { contentOf, leaderColour, leaderSeat, leadersOn } from './pieces';
import { around, nameOf, pointOf } from './squares';
import type { Colour, Leader, Square, View } from './types';

export type Outlook =
  /** It stands alone, or nobody scores. */
  | { kind: 'quiet' }
  /** A player scores in the tile's colour. */
  | { kind: 'point'; seat: number; colour: Colour; points: number }
  /** Two kingdoms are united; with wars of these colours. */
  | { kind: 'union'; wars: Colour[] }
  /** A leader of another dynasty is challenged, with so many temples on each side. */
  | { kind: 'revolt'; attack: number; defence: number }
  /** A leader comes in peace. */
  | { kind: 'peace' };

const beside = (square: Square) => around(pointOf(square)).map(nameOf);

/** A tile of a colour on a square. */
export function tileOutlook(view: View, colour: Colour, square: Square): Outlook {
  const near = new Set(beside(square));
  const touched = view.kingdoms.filter((kingdom) => kingdom.squares.some((one) => near.has(one)));
  const [first, second] = touched;
  if (!first) return { kind: 'quiet' };
  if (second) {
    const mine = new Set(first.leaders.map(({ leader }) => leaderColour(leader)));
    const wars = second.leaders.map(({ leader }) => leaderColour(leader)).filter((one) => mine.has(one));
    return { kind: 'union', wars };
  }
  const of = (wanted: Colour) => first.leaders.find(({ leader }) => leaderColour(leader) === wanted);
  const scorer = of(colour) ?? of('black');
  if (!scorer) return { kind: 'quiet' };
  // The bonus of a building counts also if the tile links its region.
  const joined = [...first.squares, ...linked(view, square)];
  const bonus = joined.some((one) => {
    const content = contentOf(view.cells[one]);
    return content?.kind === 'tile' && content.building && content.colour === colour;
  });
  return { kind: 'point', seat: leaderSeat(scorer.leader), colour, points: bonus ? 2 : 1 };
}

/** A leader on a square; if it stands elsewhere now, it is lifted first. */
export function leaderOutlook(view: View, leader: Leader, square: Square): Outlook {
  const lifted = leadersOn(view).get(leader)?.square;
  const region = linked(view, square, lifted);
  const found = region.flatMap((one) => {
    const content = contentOf(view.cells[one]);
    return content?.kind === 'leader' ? [content.leader] : [];
  });
  const rival = found.find((one) => leaderColour(one) === leaderColour(leader));
  if (rival) {
    return {
      kind: 'revolt',
      attack: temples(view, square),
      defence: temples(view, leadersOn(view).get(rival)?.square ?? square),
    };
  }
  return { kind: 'peace' };
}

/** Face-up temples beside a square. */
function temples(view: View, square: Square): number {
  return beside(square).filter((one) => {
    const content = contentOf(view.cells[one]);
    return content?.kind === 'tile' && content.colour === 'red';
  }).length;
}

/** Everything that would be connected through a square; what stands on `without` is not there. */
function linked(view: View, from: Square, without?: Square): Square[] {
  const seen = new Set([from]);
  const queue = [from];
  let next: Square | undefined;
  while ((next = queue.pop()) !== undefined) {
    for (const one of beside(next)) {
      const content = one === without ? null : contentOf(view.cells[one]);
      if (!content || content.kind === 'dead' || seen.has(one)) continue;
      seen.add(one);
      queue.push(one);
    }
  }
  seen.delete(from);
  return [...seen];
}
