import type { BoardProps, CommonView, GameTypes, Move, Player } from '$games/contract';
import type { Selection } from '$games/selection.svelte';
import type { TableModel } from './model';

/** The observer's data, as getters so that they stay reactive. */
interface Source {
  model: () => TableModel;
  view: () => CommonView<string, string>;
  seat: () => number | null;
  players: () => readonly Player[];
  legal: () => readonly Move[];
}

/** The props of Board, Tray and Panel, one getter each: a new preview must not rerun what only reads the view. */
export function boardProps(selection: Selection, shared: GameTypes['model'], source: Source): BoardProps {
  return {
    get view() {
      return source.view();
    },
    get seat() {
      return source.seat();
    },
    get players() {
      return source.players();
    },
    get legal() {
      return source.legal();
    },
    selection,
    model: shared,
    get preview() {
      return source.model().preview;
    },
    get recent() {
      return source.model().recent;
    },
    get settled() {
      return source.model().settled;
    },
  };
}
