/** Fair play between people. */

import type { TableInfo } from '$lib/api/wire';

/**
 * Whether people play against each other right now. Then nobody sees more than their own seat does, and no engine has an
 * opinion; against bots alone that takes nothing away from anybody, unless the game is rated.
 */
export function isContested({ state, seats, rated }: Pick<TableInfo, 'state' | 'seats' | 'rated'>): boolean {
  if (state === 'finished') return false;
  return rated === true || seats.filter(({ kind, resigned }) => kind !== 'bot' && !resigned).length > 1;
}
