/**
 * How places look: their classes, role and tab stop.
 *
 * A board has hundreds of places, and most changes concern one or two of them. So these few effects serve all places; an
 * effect for each would run hundreds of times whenever the pointer moves.
 */

import { untrack } from 'svelte';
import type { GameTypes } from './contract';
import type { Selection } from './selection.svelte';

type Marker = (element: Element, on: boolean) => void;

const toggling =
  (name: string): Marker =>
  (element, on) =>
    void element.classList.toggle(name, on);
const chosen = toggling('is-chosen');
const pointed = toggling('is-pointed');
const lit = toggling('is-lit');
const stop: Marker = (element, on) => write(element, 'tabindex', on ? '0' : '-1');

export class Marks<G extends GameTypes> {
  readonly #selection: Selection<G>;
  readonly #elements = new Map<string, Set<Element>>();

  constructor(selection: Selection<G>) {
    this.#selection = selection;
    // They depend on the selection alone and end with it.
    $effect.root(() => {
      $effect(() => {
        const { places, everyPlace } = selection;
        for (const [id, elements] of this.#elements)
          for (const element of elements) offer(element, places.has(id), everyPlace.has(id));
      });
      this.#follow(chosen, () => one(selection.armed));
      this.#follow(pointed, () => one(selection.pointed));
      this.#follow(stop, () => one(selection.stop));
      this.#follow(lit, () => new Set(selection.lit));
    });
  }

  /** Marks an element from now on; returns how to stop that. */
  add(place: string, element: Element): () => void {
    const elements = this.#elements.get(place) ?? new Set();
    elements.add(element);
    this.#elements.set(place, elements);
    untrack(() => {
      const selection = this.#selection;
      offer(element, selection.places.has(place), selection.everyPlace.has(place));
      chosen(element, selection.armed === place);
      pointed(element, selection.pointed === place);
      stop(element, selection.stop === place);
      lit(element, selection.lit.has(place));
    });
    return () => {
      elements.delete(element);
      if (elements.size === 0 && this.#elements.get(place) === elements) this.#elements.delete(place);
    };
  }

  /** The places that are drawn. */
  places(): Iterable<string> {
    return this.#elements.keys();
  }

  /** The newest element of a place that is not behind another drawing. */
  elementOf(place: string): Element | undefined {
    return [...(this.#elements.get(place) ?? [])].findLast((element) => element.closest('[inert]') === null);
  }

  /** Keeps a mark where it belongs. */
  #follow(mark: Marker, where: () => ReadonlySet<string>): void {
    let before: ReadonlySet<string> = new Set();
    $effect(() => {
      const now = where();
      for (const id of before) if (!now.has(id)) this.#each(id, mark, false);
      for (const id of now) if (!before.has(id)) this.#each(id, mark, true);
      before = now;
    });
  }

  #each(place: string, mark: Marker, on: boolean): void {
    for (const element of this.#elements.get(place) ?? []) mark(element, on);
  }
}

const one = (place: string | null): ReadonlySet<string> => new Set(place === null ? [] : [place]);

function offer(element: Element, legal: boolean, possible: boolean): void {
  setRole(element, legal || possible);
  element.classList.toggle('is-legal', legal);
  element.classList.toggle('is-reachable', possible && !legal);
}

/** Gives a drawing the role of a button while it is usable; a real button is marked as disabled instead. */
export function setRole(element: Element, usable: boolean): void {
  if (element instanceof HTMLButtonElement) write(element, 'aria-disabled', usable ? null : 'true');
  else write(element, 'role', usable ? 'button' : 'img');
}

/** Sets an attribute, or removes it with null, if that changes anything: even the same value makes the browser work. */
export function write(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
