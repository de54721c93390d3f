/** A game without drawings: its view as tables, its moves as buttons. Good enough to try a game in development with friends. */

import { t } from '$lib/i18n/index.svelte';
import type { Entry, GameTypes, GameUi, NameOf } from '../contract';
import PlainBoard from './PlainBoard.svelte';

/** `{ event: 'moved', from: 3 }` as "moved (from 3)". */
function sentence({ event, ...details }: GameTypes['what']): string {
  const told = Object.entries(details).map(([name, value]) => `${words(name)} ${valueText(value)}`);
  return told.length > 0 ? `${words(event)} (${told.join(', ')})` : words(event);
}

/** A name of the engine as people write it. */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

export function valueText(value: unknown): string {
  return typeof value === 'string' ? words(value) : JSON.stringify(value);
}

/** Where a move is in the list of moves. */
export function placeOf(action: GameTypes['action']): string {
  return JSON.stringify(action);
}

function eventText(entry: Entry, name: NameOf): string {
  const told = sentence(entry.event);
  return entry.seat === undefined ? told : t('plain-event', { who: name(entry.seat), event: told });
}

export const plainGame: GameUi = {
  Board: PlainBoard,
  parts: (action) => ({ place: placeOf(action) }),
  actionText: (move) => move.text,
  taskText: (view) => words(view.phase),
  eventText,
  eventPlaces: () => [],
  eventPace: (entry) => (entry.points === 0 ? 0 : 450),
};
