/** What Board, Tray and Panel share about the hand: how the tiles are turned, and whose garden is looked at. */

import type { Selection } from '../selection.svelte';
import { readAction, tileThing } from './model';
import type { Source, View } from './types';

/** What stands on the large place of the board: the quarry (on narrow screens) or a garden. */
export type Stage = 'quarry' | number;

export class Hand {
  readonly rotation: Record<Source, number> = $state({ mined: 0, stored: 0 });
  /** What the visitor chose to look at; null follows the game. */
  stage = $state<Stage | null>(null);
  /** What really stands there. */
  shown = $state<Stage | null>(null);
  /** Whether everything of the board fits side by side; otherwise the tray makes room for what is tried. */
  wide = $state(true);
  /** Whether the garden is shown as a scene. */
  scene = $state(false);
  readonly #selection: Selection;

  constructor(selection: Selection) {
    this.#selection = selection;
  }

  /** The tile that is chosen, if one is. */
  get chosen(): Source | null {
    const source = this.#selection.thing?.split('-')[0];
    return source === 'mined' || source === 'stored' ? source : null;
  }

  /** Whether there is something to choose about a tile or a symbol. */
  get trying(): boolean {
    const { armed, proposal } = this.#selection;
    return this.chosen !== null || (armed !== null && readAction(proposal ?? '')?.kind === 'change');
  }

  /** Turns a tile; what was proposed for it stays proposed. */
  turn(view: View, source: Source, by: number): void {
    const tile = source === 'mined' ? view.mined : view.seats[Number(view.active.slice(1)) - 1]?.stored;
    if (!tile) return;
    const selection = this.#selection;
    const rotation = (this.rotation[source] + by + tile.rotations) % tile.rotations;
    this.rotation[source] = rotation;
    if (this.chosen !== source) return;
    const { armed, pointed, candidate } = selection;
    const before = candidate === null ? null : readAction(candidate);
    selection.choose(tileThing(source, rotation));
    if (armed !== null) selection.commit(armed, true);
    else if (pointed !== null) selection.point(pointed);
    if (before?.kind !== 'place' || armed === null) return;
    const same = selection.variants.find((action) => {
      const act = readAction(action);
      return act?.kind === 'place' && act.level === before.level && act.lookout === before.lookout;
    });
    if (same !== undefined) selection.vary(same);
  }

  /** A new tile lies as it is printed. */
  straighten(): void {
    this.rotation.mined = 0;
    this.rotation.stored = 0;
  }
}

const hands = new WeakMap<Selection, Hand>();

/** The hand that goes with a table's selection. */
export function handOf(selection: Selection): Hand {
  let hand = hands.get(selection);
  if (!hand) {
    hand = new Hand(selection);
    hands.set(selection, hand);
  }
  return hand;
}
