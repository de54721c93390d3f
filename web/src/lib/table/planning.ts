/** Planning on a board in a running game. */

import type { Position, TableInfo } from '$lib/api/wire';

/** The seat of this browser that plans: the one that decides, if it is one of several; null if there is nothing to plan. */
export function planningSeat(table: TableInfo, position: Pick<Position, 'asked'> | null): number | null {
  if (table.state !== 'running' || !position) return null;
  const own = table.seats.filter(({ you }) => you);
  return (own.find(({ seat }) => seat === position.asked) ?? own[0])?.seat ?? null;
}
