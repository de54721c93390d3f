/** Up to which version this browser has shown each table. */

const KEY = 'shinar-seen';
/** For how many tables that is remembered; those looked at last. */
const MOST = 100;

function all(): [table: string, version: number][] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

export const seenVersion = (table: string): number => all().find(([id]) => id === table)?.[1] ?? 0;

export function rememberSeen(table: string, version: number): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, version], ...others].slice(0, MOST)));
  } catch {
    // Without storage it is told once more.
  }
}
