/** Places of a garden as they appear in the window. */

import type { Move } from '../../contract';
import type { Babylon } from '../model';
import type { Cell } from '../types';

export interface Spot {
  id: string;
  x: number;
  y: number;
  cells: readonly Cell[];
  /** What can be done there now. */
  move?: Move<Babylon>;
}

/** The spot nearest to a point, if it is near enough. */
export function nearestSpot(spots: readonly Spot[], x: number, y: number, reach: number): Spot | undefined {
  let best: Spot | undefined;
  let least = reach;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}
