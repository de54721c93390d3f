// What a table gives to a board.

import type { BoardProps, CommonView, GameTypes, Move, Player } from '$games/contract';
import type { Selection } from '$games/selection.svelte';
import type { TableModel } from './model';

/** The observer's data, as getters so that they stay reactive. */
interface Seen {
  model: () => TableModel;
  view: () => CommonView<string, string>;
  seat: () => number | null;
  players: () => readonly Player[];
  legal: () => readonly Move[];
}

/** The properties of a board. Each is read by itself: a preview must not touch what only depends on the selection. */
export function boardProps(selection: Selection, shared: GameTypes['model'], seen: Seen): BoardProps {
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
    model: shared,
    get preview() {
      return seen.model().preview;
    },
    get recent() {
      return seen.model().recent;
    },
  };
}
