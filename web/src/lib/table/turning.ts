/** The decisions that changed a game most. */

import type { Opinion } from '$lib/api/wire';

/** From this loss of winning chance on, a decision counts as a turning point. */
const TURNS = 0.08;
/** The most turning points that are listed. */
const MOST = 8;

/** Whether a decision was a serious mistake. */
export const isBlunder = ({ loss }: Pick<Opinion, 'loss'>): boolean => loss > TURNS;

/** The worst decisions, in the order of the game. */
export function turningPoints(opinions: readonly Opinion[]): Opinion[] {
  return opinions
    .filter(isBlunder)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .toSorted((one, other) => one.step - other.step);
}
