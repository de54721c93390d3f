/** What has happened at a table since its player decided last. */

import type { LogEntry } from '$lib/api/wire';

/** The entries after a player's last decision that this browser has not shown yet; none if the player has never decided. */
export function newsOf(
  log: readonly LogEntry[],
  decided: number | undefined,
  seen: number,
): readonly LogEntry[] {
  if (decided === undefined) return [];
  const known = Math.max(decided, seen);
  return log.filter(({ version }) => version > known);
}

/** How many points each seat gained or lost, in the order of the seats. */
export function gains(
  news: readonly Pick<LogEntry, 'seat' | 'points'>[],
): { seat: number; points: number }[] {
  const found = new Map<number, number>();
  for (const { seat, points } of news) {
    if (seat !== undefined && points !== 0) found.set(seat, (found.get(seat) ?? 0) + points);
  }
  return [...found]
    .filter(([, points]) => points !== 0)
    .map(([seat, points]) => ({ seat, points }))
    .toSorted((one, other) => one.seat - other.seat);
}
