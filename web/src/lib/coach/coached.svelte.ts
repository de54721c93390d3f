/** Which tables have a coach: the visitor's choice, kept in this browser. */

import type { TableInfo } from '$lib/api/wire';

/** A JSON list of table ids, the oldest first; other parts of the page add to it, too. */
export const COACHED = 'shinar-coached';
/** How many are kept. */
const MOST = 100;

// What this tab has changed; the list itself may be changed by others.
let revision = $state(0);

function list(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(COACHED) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage may be blocked or damaged; then there is no coach.
    return [];
  }
}

/** Whether a table may have a coach: one person plays, against bots only, and it is not rated. Among people nobody gets advice. */
export function mayCoach({ seats, rated }: Pick<TableInfo, 'seats' | 'rated'>): boolean {
  if (rated) return false;
  const people = seats.filter(({ kind }) => kind !== 'bot');
  return people.length === 1 && people[0]?.you === true && seats.length > 1;
}

/** Whether the visitor wants a coach at a table; reactive. */
export function isCoached(id: string): boolean {
  void revision;
  return list().includes(id);
}

export function setCoached(id: string, on: boolean): void {
  const others = list().filter((one) => one !== id);
  try {
    localStorage.setItem(COACHED, JSON.stringify((on ? [...others, id] : others).slice(-MOST)));
  } catch {
    // Nothing is stored in this browser; the switch stays off.
  }
  revision++;
}
