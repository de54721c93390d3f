/** Remembers the hexes of each player's last turn, to mark them as new. */

import { SvelteMap } from 'svelte/reactivity';
import type { Entry } from '../contract';
import type { Babylonia } from './index';
import type { Hex } from './types';

export class Newest {
  readonly #bySeat = new SvelteMap<number, readonly Hex[]>();
  #recorded: readonly Entry<Babylonia>[] = [];

  /** Records the events of an update; repeating the same update changes nothing. Without any, it is another position. */
  record(entries: readonly Entry<Babylonia>[]): void {
    if (entries === this.#recorded) return;
    this.#recorded = entries;
    if (entries.length === 0) this.#bySeat.clear();
    for (const { seat, event } of entries) {
      if (seat === undefined) continue;
      if (event.event === 'turn' || event.event === 'extra_turn') this.#bySeat.set(seat, []);
      else if (event.event === 'placed')
        this.#bySeat.set(seat, [...(this.#bySeat.get(seat) ?? []), event.hex]);
    }
  }

  has(hex: Hex): boolean {
    return [...this.#bySeat.values()].some((hexes) => hexes.includes(hex));
  }
}
