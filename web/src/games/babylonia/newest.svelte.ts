/** Remembers where everybody played last, for marks of what is new: each player's last turn. */

import { SvelteMap } from 'svelte/reactivity';
import type { Entry } from '../contract';
import type { Babylonia } from './index';
import type { Hex } from './types';

export class Newest {
  readonly #bySeat = new SvelteMap<number, readonly Hex[]>();
  #heard: readonly Entry<Babylonia>[] = [];

  /** Takes what happened in an update; the same update twice changes nothing. */
  hear(entries: readonly Entry<Babylonia>[]): void {
    if (entries === this.#heard) return;
    this.#heard = entries;
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
