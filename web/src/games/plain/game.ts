/** A game without drawings: its view as tables, its moves as buttons. Good enough to try a new game with friends. */

import { t } from '$lib/i18n/index.svelte';
import type { Entry, GameTypes, GameUi, NameOf } from '../contract';
import PlainBoard from './PlainBoard.svelte';

/** `{ event: 'moved', from: 3 }` as "moved (from 3)". */
function sentence({ event, ...details }: GameTypes['what']): string {
  const parts = Object.entries(details).map(([name, value]) => `${words(name)} ${valueText(value)}`);
  return parts.length > 0 ? `${words(event)} (${parts.join(', ')})` : words(event);
}

/** Makes a name from the engine readable. */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

export function valueText(value: unknown): string {
  return typeof value === 'string' ? words(value) : JSON.stringify(value);
}

/** The place id of a move's button. */
export function placeOf(action: GameTypes['action']): string {
  return JSON.stringify(action);
}

function eventText(entry: Entry, name: NameOf): string {
  const text = sentence(entry.event);
  return entry.seat === undefined ? text : t('plain-event', { who: name(entry.seat), event: text });
}

export const plainGame: GameUi = {
  Board: PlainBoard,
  parts: (action) => ({ place: placeOf(action) }),
  actionText: (move) => move.text,
  taskText: (view) => words(view.phase),
  eventText,
  eventPlaces: () => [],
  eventDuration: (entry) => (entry.points === 0 ? 0 : 450),
};
