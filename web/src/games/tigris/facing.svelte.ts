/** How the board of the table is drawn, for words about places: what is in the east of an upright board is in the south of a turned one. */

import { untrack } from 'svelte';

let turned = $state(false);

/** Whether the board of the table is turned. */
export const isTurned = (): boolean => turned;

/** Says how the board of the table is drawn. */
export function face(now: boolean): void {
  if (untrack(() => turned) !== now) turned = now;
}
