/** The next game that waits for the visitor: longest waiting first, and then round and round. */

import { hasServer, isUnreachable, tables } from '$lib/api/http';
import type { TableInfo } from '$lib/api/wire';

/** The games in which it is the visitor's turn, the one that has waited longest first. */
export function waitingOf(all: readonly TableInfo[]): TableInfo[] {
  return all
    .filter((table) => table.state === 'running' && table.your_turn)
    .toSorted((one, other) => one.changed - other.changed || one.id.localeCompare(other.id));
}

/** The game to go to from another one: the one after it, if it waits as well, otherwise the first. */
export function nextOf(all: readonly TableInfo[], current: string | null): TableInfo | null {
  const waiting = waitingOf(all);
  const at = waiting.findIndex(({ id }) => id === current);
  const next = waiting[(at + 1) % Math.max(waiting.length, 1)];
  return next === undefined || next.id === current ? null : next;
}

/** How many games wait besides the current one. */
export const othersOf = (all: readonly TableInfo[], current: string | null): number =>
  waitingOf(all).filter(({ id }) => id !== current).length;

/** The visitor's tables, on the server and on this device. */
export async function ownTables(): Promise<TableInfo[]> {
  const [there, here] = await Promise.all([onServer(), onDevice()]);
  return [...there, ...here];
}

async function onServer(): Promise<TableInfo[]> {
  if (!hasServer) return [];
  try {
    return await tables('mine');
  } catch (error) {
    // Without a connection there are still those on the device.
    if (isUnreachable(error)) return [];
    throw error;
  }
}

async function onDevice(): Promise<TableInfo[]> {
  const { storedGames } = await import('$lib/device/store');
  const stored = await storedGames().catch(() => []);
  // A record that was imported can only be looked at.
  return stored.flatMap(({ info, sheet }) => (sheet === undefined ? [] : [info]));
}
