/**
 * The grammar of the hand, the same in all games: choose a thing, its places glow, point at one to see what it would bring,
 * commit. Mouse, drag, touch and keyboard all end here.
 *
 * A board marks its elements with attachments: `{@attach thing(selection, 'merchant', label)}` and
 * `{@attach place(selection, '4,6', label)}`. They set role, name, focus, `data-thing` or `data-place` and these classes:
 *
 * - `is-legal` — something can be done here now; let it glow
 * - `is-pointed` — hovered or focused
 * - `is-chosen` — the chosen thing, or the place that waits for a variant or for Confirm
 * - `is-lit` — to be looked at: a log entry is pointed at, or an event is played back
 * - `is-idle` — a thing that cannot be used now
 */

import { SvelteSet } from 'svelte/reactivity';
import type { Attachment } from 'svelte/attachments';
import type { ActionParts, GameTypes, Move } from './contract';

export interface SelectionOptions<G extends GameTypes> {
  /** Whether a click only proposes and Confirm plays. */
  confirm(): boolean;
  act(move: Move<G>): void;
}

type Moves<G extends GameTypes> = readonly Move<G>[];

export class Selection<G extends GameTypes = GameTypes> {
  /** The chosen thing. */
  thing = $state<string | null>(null);
  /** The place under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** The place that was clicked and waits for a variant or for Confirm. */
  armed = $state<string | null>(null);
  /** A command that waits for Confirm. */
  proposed = $state.raw<Move<G> | null>(null);
  /** Places to be looked at. */
  readonly lit = new SvelteSet<string>();
  /** Whether the last press was a finger's: its first tap shows, the second plays. */
  finger = false;

  #legal = $state.raw<Moves<G>>([]);
  #parts = $state.raw<ReadonlyMap<string, ActionParts>>(new Map());
  #turned = $state(0);
  readonly #elements = new Map<string, Element>();
  readonly #options: SelectionOptions<G>;

  constructor(options: SelectionOptions<G>) {
    this.#options = options;
  }

  /** Whether this browser is asked for a decision. */
  readonly active = $derived(this.#legal.length > 0);

  /** The things that can be used, each with its actions. */
  readonly things: ReadonlyMap<string, Moves<G>> = $derived(this.#group((parts) => parts.thing, this.#legal));

  /** The places that glow now, each with its actions: those of the chosen thing, or those that need none. */
  readonly places: ReadonlyMap<string, Moves<G>> = $derived(
    this.#group(
      (parts) => parts.place,
      this.#legal.filter((move) => (this.partsOf(move).thing ?? null) === this.thing),
    ),
  );

  /** Every place with its actions, whatever the thing: who clicks a place first is asked which thing. */
  readonly everyPlace: ReadonlyMap<string, Moves<G>> = $derived(
    this.#group((parts) => parts.place, this.#legal),
  );

  /** Actions without thing and place: buttons of the bar. */
  readonly commands: Moves<G> = $derived(
    this.#legal.filter((move) => {
      const { thing, place } = this.partsOf(move);
      return thing === undefined && place === undefined;
    }),
  );

  /** Actions of the chosen thing that have no place, such as calling a leader back: buttons of the bar, too. */
  readonly thingCommands: Moves<G> = $derived(
    this.thing === null
      ? []
      : (this.things.get(this.thing) ?? []).filter((move) => this.partsOf(move).place === undefined),
  );

  /** The ways to do it at the armed place, when there are several. */
  readonly variants: Moves<G> = $derived(this.armed === null ? [] : this.at(this.armed));

  /** The action that would be played by Confirm. */
  readonly proposal: Move<G> | null = $derived(
    this.proposed ?? (this.armed === null ? null : (this.variants[this.#turned] ?? null)),
  );

  /** The action to show a preview of: the proposal, or what the pointed place stands for. */
  readonly candidate: Move<G> | null = $derived.by(() => {
    if (this.proposal !== null) return this.proposal;
    if (this.pointed === null) return null;
    const actions = this.at(this.pointed);
    const turned = actions[this.#turned % Math.max(actions.length, 1)] ?? null;
    return this.places.has(this.pointed) || actions.length === 1 ? turned : null;
  });

  /** Takes what is legal now. What was chosen stays chosen as long as it makes sense. */
  update(legal: Moves<G>, parts: (action: G['action']) => ActionParts): void {
    this.#parts = new Map(legal.map(({ text, action }) => [text, parts(action)]));
    this.#legal = legal;
    this.armed = null;
    this.proposed = null;
    this.#turned = 0;
    if (this.thing !== null && !this.things.has(this.thing)) this.thing = null;
    const [only, ...others] = this.things.keys();
    const free = legal.some((move) => {
      const { thing, place } = this.partsOf(move);
      return thing === undefined && place !== undefined;
    });
    if (this.thing === null && only !== undefined && others.length === 0 && !free) this.thing = only;
  }

  partsOf(move: Pick<Move, 'text'>): ActionParts {
    return this.#parts.get(move.text) ?? {};
  }

  /** The actions that a click on a place can mean. */
  at(place: string): Moves<G> {
    return this.places.get(place) ?? this.everyPlace.get(place) ?? [];
  }

  /** Chooses a thing, or lets it go. */
  choose(thing: string | null): void {
    if (thing !== null && !this.things.has(thing)) return;
    const again = this.thing === thing;
    this.armed = null;
    this.proposed = null;
    this.#turned = 0;
    this.thing = again ? null : thing;
    // A thing that can do only one thing, without a place, is a button.
    if (!again && thing !== null) {
      const actions = this.things.get(thing) ?? [];
      const [only] = actions;
      if (actions.length === 1 && only !== undefined && this.partsOf(only).place === undefined)
        this.propose(only);
    }
  }

  point(place: string | null): void {
    if (this.pointed !== place && this.armed === null) this.#turned = 0;
    this.pointed = place;
  }

  /** A click, tap, drop or Enter at a place. `careful` (a finger) shows first and plays on the second tap. */
  commit(place: string, careful = false): void {
    const actions = this.at(place);
    const [first] = actions;
    if (first === undefined) {
      this.armed = null;
      return;
    }
    this.proposed = null;
    const again = this.armed === place;
    if (again) {
      this.confirm();
      return;
    }
    if (actions.length === 1 && !careful && !this.#options.confirm()) {
      this.#act(first);
      return;
    }
    const turned = this.pointed === place ? this.#turned % actions.length : 0;
    this.armed = place;
    this.#turned = turned;
  }

  /** A command of the bar. */
  propose(move: Move<G>, careful = this.#options.confirm()): void {
    if (careful && this.proposed?.text !== move.text) {
      this.armed = null;
      this.proposed = move;
    } else {
      this.#act(move);
    }
  }

  /** Takes another of the ways to do it at this place. */
  turn(by: number): void {
    const place = this.armed ?? this.pointed;
    if (place === null) return;
    const count = this.at(place).length;
    if (count > 1) this.#turned = (this.#turned + by + count) % count;
  }

  /** Takes one of the variants. */
  vary(move: Move<G>): void {
    const at = this.variants.findIndex(({ text }) => text === move.text);
    if (at >= 0) this.#turned = at;
  }

  /** Plays what is proposed. */
  confirm(): void {
    if (this.proposal !== null) this.#act(this.proposal);
  }

  /** One step back: the proposal, then the thing. */
  cancel(): boolean {
    if (this.proposed !== null || this.armed !== null) {
      this.proposed = null;
      this.armed = null;
    } else if (this.thing !== null) {
      this.thing = null;
    } else {
      return false;
    }
    this.#turned = 0;
    return true;
  }

  /** Nothing is chosen any more. */
  reset(): void {
    this.thing = null;
    this.pointed = null;
    this.armed = null;
    this.proposed = null;
    this.#turned = 0;
  }

  register(place: string, element: Element): () => void {
    this.#elements.set(place, element);
    return () => {
      if (this.#elements.get(place) === element) this.#elements.delete(place);
    };
  }

  /** The element of a place, for what has to be drawn beside it. */
  elementOf(place: string): Element | undefined {
    return this.#elements.get(place);
  }

  /**
   * Moves the focus to the nearest place in a direction, by where the places are on the screen: among the legal ones, or
   * among all to look around, which is all one can do when it is not one's turn.
   */
  move(direction: 'up' | 'down' | 'left' | 'right', look = false): void {
    const legal = this.places.size > 0 ? this.places : this.everyPlace;
    const ids = look || legal.size === 0 ? this.#elements.keys() : legal.keys();
    const spots = [...ids].flatMap((id) => {
      const element = this.#elements.get(id);
      return element ? [{ id, element, ...centre(element) }] : [];
    });
    const from = spots.find((spot) => spot.id === this.pointed);
    const target = from ? nearest(spots, from, direction) : spots[0];
    if (target) {
      (target.element as HTMLElement | SVGElement).focus();
      this.point(target.id);
    }
  }

  #act(move: Move<G>): void {
    this.armed = null;
    this.proposed = null;
    this.pointed = null;
    this.#options.act(move);
  }

  #group(key: (parts: ActionParts) => string | undefined, moves: Moves<G>): Map<string, Move<G>[]> {
    const groups = new Map<string, Move<G>[]>();
    for (const move of moves) {
      const id = key(this.partsOf(move));
      if (id === undefined) continue;
      const group = groups.get(id);
      if (group) group.push(move);
      else groups.set(id, [move]);
    }
    return groups;
  }
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

interface Spot {
  id: string;
  x: number;
  y: number;
}

/** The nearest spot that lies in a direction; what lies aside counts as further away. */
export function nearest<S extends Spot>(
  spots: readonly S[],
  from: Spot,
  direction: 'up' | 'down' | 'left' | 'right',
): S | undefined {
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as [number, number];
  let best: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy + (spot.y - from.y) * dx);
    if (along <= 1 || aside > along * 2.5) continue;
    const distance = along + aside * 2;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}

/** How far a pointer may wander and still click, in pixels. */
const STEADY = 6;

/** Marks an element as a place. */
export function place<G extends GameTypes>(
  selection: Selection<G>,
  id: string,
  label: string,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const leave = selection.register(id, element);
    element.dataset.place = id;
    element.setAttribute('aria-label', label);
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && selection.point(id)],
      [
        'pointerleave',
        (event) =>
          (event as PointerEvent).pointerType === 'mouse' &&
          selection.pointed === id &&
          selection.point(null),
      ],
      ['pointerdown', (event) => (selection.finger = (event as PointerEvent).pointerType === 'touch')],
      // A tap gives the focus, too, but what it means is for the click to say.
      [
        'focus',
        () => (element.matches(':focus-visible') || selection.at(id).length > 0) && selection.point(id),
      ],
      ['blur', () => selection.pointed === id && selection.point(null)],
      [
        'click',
        (event) => {
          if (selection.at(id).length === 0) return;
          event.stopPropagation();
          selection.point(id);
          selection.commit(id, selection.finger);
        },
      ],
      [
        'keydown',
        (event) => {
          const { key } = event as KeyboardEvent;
          if ((key !== 'Enter' && key !== ' ') || selection.at(id).length === 0) return;
          event.preventDefault();
          event.stopPropagation();
          selection.commit(id);
        },
      ],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    $effect(() => {
      const legal = selection.places.has(id);
      const reachable = legal || selection.everyPlace.has(id);
      const current = selection.pointed ?? selection.armed;
      const stop =
        reachable &&
        (current === id ||
          (current === null && legal && id === selection.places.keys().next().value) ||
          (selection.places.size === 0 && id === selection.everyPlace.keys().next().value));
      setRole(element, reachable);
      element.setAttribute('tabindex', stop ? '0' : '-1');
      element.classList.toggle('is-legal', legal);
      element.classList.toggle('is-reachable', reachable && !legal);
      element.classList.toggle('is-chosen', selection.armed === id);
      element.classList.toggle('is-lit', selection.lit.has(id));
    });
    $effect(() => {
      element.classList.toggle('is-pointed', selection.pointed === id);
    });
    return () => {
      leave();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

/** A drawing is a button while something can be done with it; a real button stays one that cannot be pressed. */
function setRole(element: Element, usable: boolean): void {
  if (element instanceof HTMLButtonElement) {
    if (usable) element.removeAttribute('aria-disabled');
    else element.setAttribute('aria-disabled', 'true');
  } else {
    element.setAttribute('role', usable ? 'button' : 'img');
  }
}

/** Marks an element as a thing that can be chosen, and dragged to a place. */
export function thing<G extends GameTypes>(
  selection: Selection<G>,
  id: string,
  label: string,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset.thing = id;
    element.setAttribute('aria-label', label);
    element.style.touchAction = 'none';
    let drag: { x: number; y: number; ghost: Element | null; pointer: number } | null = null;
    let dragged = false;

    const over = (event: PointerEvent): string | null => {
      const hit = document.elementsFromPoint(event.clientX, event.clientY);
      const found = hit.map((one) => one.closest('[data-place]')).find((one) => one !== null);
      return found instanceof HTMLElement || found instanceof SVGElement
        ? (found.dataset.place ?? null)
        : null;
    };
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.button !== 0 || !selection.things.has(id)) return;
      event.stopPropagation();
      drag = { x: event.clientX, y: event.clientY, ghost: null, pointer: event.pointerId };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', stop);
    };
    const move = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > STEADY;
      if (!drag.ghost && far) {
        dragged = true;
        if (selection.thing !== id) selection.choose(id);
        drag.ghost = ghostOf(element);
      }
      if (drag.ghost instanceof HTMLElement) {
        drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
        selection.point(over(event));
      }
    };
    const up = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const target = drag.ghost ? over(event) : null;
      stop();
      if (target !== null && selection.at(target).length > 0) selection.commit(target);
    };
    const stop = () => {
      drag?.ghost?.remove();
      drag = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
    };
    const click = (event: Event) => {
      if (!selection.things.has(id)) return;
      event.stopPropagation();
      // The click that ends a drag chooses nothing.
      if (!dragged) selection.choose(id);
      dragged = false;
    };
    const key = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || !selection.things.has(id)) return;
      event.preventDefault();
      event.stopPropagation();
      selection.choose(id);
    };
    element.addEventListener('pointerdown', down as EventListener);
    element.addEventListener('click', click);
    element.addEventListener('keydown', key as EventListener);
    $effect(() => {
      const usable = selection.things.has(id);
      const chosen = selection.thing === id;
      setRole(element, usable);
      if (usable) {
        element.setAttribute('tabindex', '0');
        element.setAttribute('aria-pressed', String(chosen));
      } else {
        element.setAttribute('tabindex', '-1');
        element.removeAttribute('aria-pressed');
      }
      element.classList.toggle('is-legal', usable);
      element.classList.toggle('is-idle', !usable);
      element.classList.toggle('is-chosen', chosen);
    });
    return () => {
      stop();
      element.removeEventListener('pointerdown', down as EventListener);
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key as EventListener);
    };
  };
}

/** A picture of a thing that follows the pointer. */
function ghostOf(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const copy = element.cloneNode(true) as Element;
  if (
    element instanceof SVGGraphicsElement &&
    element.ownerSVGElement &&
    !(element instanceof SVGSVGElement)
  ) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const bounds = element.getBBox();
    copy.removeAttribute('transform');
    svg.setAttribute('viewBox', `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`);
    svg.append(copy);
    ghost.append(svg);
  } else {
    ghost.append(copy);
  }
  for (const one of ghost.querySelectorAll('[id],[tabindex]')) one.removeAttribute('tabindex');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  document.body.append(ghost);
  return ghost;
}
