/** Which of the open tables the visitor wants to see. */

import type { Clock, PersonRating, TableInfo } from '$lib/api/wire';

export interface TableFilter {
  game: string;
  /** 0 for any number. */
  players: number;
  clock: Clock['kind'] | '';
  rated: 'yes' | 'no' | '';
  /** How far the ratings of those who sit there may be from one's own; 0 for any. */
  range: number;
}

export const EVERYTHING: TableFilter = { game: '', players: 0, clock: '', rated: '', range: 0 };

/** The rating of somebody who has not played. */
const NEW = 1500;

/** One's own rating at a table. */
function ownRating(table: TableInfo, own: readonly PersonRating[]): number {
  const kind = table.players === 2 ? 'two' : 'more';
  return own.find((one) => one.game === table.game && one.kind === kind)?.rating ?? NEW;
}

/** Whether everybody at a table whose rating is known is about as strong. */
function isEqual(table: TableInfo, own: readonly PersonRating[], range: number): boolean {
  const rating = ownRating(table, own);
  return table.seats.every((seat) => seat.rating === undefined || Math.abs(seat.rating - rating) <= range);
}

export function fits(table: TableInfo, filter: TableFilter, own: readonly PersonRating[]): boolean {
  return (
    (filter.game === '' || table.game === filter.game) &&
    (filter.players === 0 || table.players === filter.players) &&
    (filter.clock === '' || table.clock.kind === filter.clock) &&
    (filter.rated === '' || (table.rated === true) === (filter.rated === 'yes')) &&
    (filter.range === 0 || isEqual(table, own, filter.range))
  );
}
