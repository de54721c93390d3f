/** A game without a drawn board: everything as text. The ground on which each game's own drawing stands. */

import type { AnyWhat, GameUi } from '../contract';
import PlainBoard from './PlainBoard.svelte';

export function plainGame<V, W extends AnyWhat>(): GameUi<V, W> {
  return {
    Board: PlainBoard as unknown as GameUi<V, W>['Board'],
    parts: () => ({}),
    actionText: (action) => action,
    taskText: () => '',
    eventText: (entry) => entry.text,
    eventPlaces: () => [],
  };
}
