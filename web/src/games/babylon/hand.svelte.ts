/** What Board, Tray and Panel share about the hand: how the tiles are turned, and whose garden is looked at. */

import type { Selection } from '../selection.svelte';
import { heldTile, placementOf, tileThing, type Babylon } from './model';
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
  readonly #selection: Selection<Babylon>;

  constructor(selection: Selection<Babylon>) {
    this.#selection = selection;
  }

  /** The tile that a thing of the tray stands for. */
  sourceOf(thing: string | null): Source | null {
    const action = thing === null ? undefined : this.#selection.things.get(thing)?.[0]?.action;
    return action?.action === 'place' ? action.source : null;
  }

  /** The tile that is chosen, if one is. */
  get chosen(): Source | null {
    return this.sourceOf(this.#selection.thing);
  }

  /** Whether there is something to choose about a tile or a symbol. */
  get trying(): boolean {
    const { armed, proposal } = this.#selection;
    return this.chosen !== null || (armed !== null && proposal?.action.action === 'change');
  }

  /** Turns a tile; what was proposed for it stays proposed. */
  turn(view: View, source: Source, by: number): void {
    const turns = heldTile(view, source)?.turns.length;
    if (turns === undefined) return;
    const selection = this.#selection;
    const rotation = (this.rotation[source] + by + turns) % turns;
    this.rotation[source] = rotation;
    if (this.chosen !== source) return;
    const { armed, pointed, candidate } = selection;
    const before = placementOf(candidate);
    selection.choose(tileThing(source, rotation));
    if (armed !== null) selection.commit(armed, true);
    else if (pointed !== null) selection.point(pointed);
    if (before === null || armed === null) return;
    const same = selection.variants.find((move) => {
      const now = placementOf(move);
      return now?.level === before.level && now.lookout === before.lookout;
    });
    if (same) selection.vary(same);
  }

  /** A new tile lies as it is printed. */
  straighten(): void {
    this.rotation.mined = 0;
    this.rotation.stored = 0;
  }
}
