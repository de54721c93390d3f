/** State that Board, Tray and Panel share: the rotation of the tiles, and what is shown on the stage. */

import { settings } from '$lib/settings.svelte';
import type { Selection } from '../selection.svelte';
import { heldTile, placementOf, tileThing, type Babylon } from './model';
import { hasWebGL } from './scene/webgl';
import type { Source, View } from './types';

/** What the large area of the board shows: the quarry (on narrow screens) or a seat's garden. */
export type Stage = 'quarry' | number;

export class Hand {
  readonly rotation: Record<Source, number> = $state({ mined: 0, stored: 0 });
  /** The stage the visitor chose; null follows the game. */
  stage = $state<Stage | null>(null);
  /** The stage actually shown. */
  shown = $state<Stage | null>(null);
  /** Whether the whole board fits side by side; otherwise the tray makes room for the placement options. */
  wide = $state(true);
  /** Whether the garden is shown in 3-D: at first, where the browser can draw it; then as the visitor chose last. */
  scene = $state(settings.garden === 'scene' && hasWebGL());
  /** Whether the visitor has asked for 3-D at this table. */
  insists = $state(false);
  readonly #selection: Selection<Babylon>;

  constructor(selection: Selection<Babylon>) {
    this.#selection = selection;
  }

  /** The tile that a thing in the tray stands for. */
  sourceOf(thing: string | null): Source | null {
    const action = thing === null ? undefined : this.#selection.things.get(thing)?.[0]?.action;
    return action?.action === 'place' ? action.source : null;
  }

  /** The chosen tile, if any. */
  get chosen(): Source | null {
    return this.sourceOf(this.#selection.thing);
  }

  /** Whether there are options to show for a tile or a symbol. */
  get trying(): boolean {
    const { armed, proposal } = this.#selection;
    return this.chosen !== null || (armed !== null && proposal?.action.action === 'change');
  }

  /** Rotates a tile and keeps its proposed placement. */
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

  /** Shows gardens in 3-D or as plans, at this table and the next. */
  show(how: 'scene' | 'plan'): void {
    this.scene = how === 'scene';
    this.insists = this.scene;
    settings.garden = how;
  }

  /** Resets both rotations, for a new tile. */
  straighten(): void {
    this.rotation.mined = 0;
    this.rotation.stored = 0;
  }
}
