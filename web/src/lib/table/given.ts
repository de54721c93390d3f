// What a table gives to a board.

import type { AnyWhat, BoardProps, Player } from '$games/contract';
import type { Selection } from '$games/selection.svelte';
import type { TableModel } from './model';

/** What those see who look; functions, because they change. */
interface Seen {
  model: () => TableModel;
  view: () => unknown;
  seat: () => number | null;
  players: () => readonly Player[];
  legal: () => readonly string[];
}

/** The properties of a board. Each is read by itself: a preview must not touch what only depends on the selection. */
export function boardProps(selection: Selection, seen: Seen): BoardProps<unknown, AnyWhat> {
  return {
    get view() {
      return seen.view();
    },
    get seat() {
      return seen.seat();
    },
    get players() {
      return seen.players();
    },
    get legal() {
      return seen.legal();
    },
    selection,
    get preview() {
      return seen.model().preview;
    },
    get recent() {
      return seen.model().recent;
    },
  };
}
