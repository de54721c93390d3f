/** Makes tables where the visitor wants to play. */

import { isUnreachable, makeTable as makeOnServer } from '$lib/api/http';
import type { NewTable, TableInfo } from '$lib/api/wire';
import { isBuilt } from '$lib/device/engine';
import { here, where } from '$lib/where.svelte';

/** Whether a game can be played on this device as well: nobody comes to it from elsewhere, and no clock runs. */
const fitsHere = ({ seats, clock }: NewTable): boolean =>
  isBuilt && seats.every(({ kind }) => kind !== 'open') && clock.kind === 'none';

/** Makes a table on the server or on this device; here, too, if the server cannot be reached and the game does not need it. */
export async function makeTable(plan: NewTable): Promise<TableInfo> {
  if (!here()) {
    try {
      return await makeOnServer(plan);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      where.connected = false;
      if (!fitsHere(plan)) throw error;
    }
  }
  return (await import('$lib/device/home')).makeTable(plan);
}
