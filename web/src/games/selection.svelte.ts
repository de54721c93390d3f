/**
 * How players choose actions, the same in all games: choose a thing, its places glow, point at one for a preview, commit.
 * Mouse, drag, touch and keyboard all end up here.
 *
 * A board marks its elements with attachments: `{@attach thing(selection, 'merchant', label)}` and
 * `{@attach place(selection, '4,6', label)}`. They set role, name, focus, `data-thing` or `data-place` and these classes:
 *
 * - `is-legal` — something can be done here now; let it glow
 * - `is-reachable` — a place that is legal for another thing than the chosen one
 * - `is-pointed` — hovered or focused
 * - `is-chosen` — the chosen thing, or the place waiting for a variant or for Confirm
 * - `is-lit` — highlighted: its log entry is pointed at, or its event is played back
 * - `is-idle` — a thing that cannot be used now
 */

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { describe, labelOf, type About, type Lazily } from '$lib/ui/info';
import { Slices } from '$lib/slices';
import type { ActionParts, GameTypes, Move } from './contract';
import { Marks, write } from './marks.svelte';

export { place, thing } from './attachments.svelte';

export interface SelectionOptions<G extends GameTypes> {
  /** Whether a click only proposes an action, to be played by Confirm. */
  confirm(): boolean;
  act(move: Move<G>): void;
}

type Moves<G extends GameTypes> = readonly Move<G>[];

export class Selection<G extends GameTypes = GameTypes> {
  /** The chosen thing. */
  thing = $state<string | null>(null);
  /** The place under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** The clicked place, waiting for a variant or for Confirm. */
  armed = $state<string | null>(null);
  /** A command waiting for Confirm. */
  proposed = $state.raw<Move<G> | null>(null);
  /** A place where the chosen thing cannot go, after a click there: the frame tells why. */
  wondered = $state.raw<{ thing: string; place: string } | null>(null);
  /** Highlighted places. */
  readonly lit = new SvelteSet<string>();
  /** When a finger touched a place, in milliseconds: a long press only previews. */
  touched: number | null = null;

  #legal = $state.raw<Moves<G>>([]);
  #parts = $state.raw<ReadonlyMap<string, ActionParts>>(new Map());
  #turned = $state(0);
  /** The action that a hint suggests: of the variants at its place it comes first. */
  suggested: Move<G> | null = null;
  /** The thing that nobody has clicked yet, but that was chosen before the last action or is the only one: a click wants it. */
  #stayed: string | null = null;
  readonly #names = new Slices();
  readonly #options: SelectionOptions<G>;
  readonly #marks: Marks<G>;

  constructor(options: SelectionOptions<G>) {
    this.#options = options;
    this.#marks = new Marks(this);
  }

  /** Whether this browser must decide. */
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

  /** Every place with its actions, whatever the thing: a click on a place first offers the things to choose from. */
  readonly everyPlace: ReadonlyMap<string, Moves<G>> = $derived(
    this.#group((parts) => parts.place, this.#legal),
  );

  /** Actions without thing or place: buttons in the bar. */
  readonly commands: Moves<G> = $derived(
    this.#legal.filter((move) => {
      const { thing, place } = this.partsOf(move);
      return thing === undefined && place === undefined;
    }),
  );

  /** Actions of the chosen thing that have no place, such as withdrawing a leader: also buttons in the bar. */
  readonly thingCommands: Moves<G> = $derived(
    this.thing === null
      ? []
      : (this.things.get(this.thing) ?? []).filter((move) => this.partsOf(move).place === undefined),
  );

  /** The possible actions at the armed place. */
  readonly variants: Moves<G> = $derived(this.armed === null ? [] : this.at(this.armed));

  /** The action that Confirm would play. */
  readonly proposal: Move<G> | null = $derived(
    this.proposed ?? (this.armed === null ? null : (this.variants[this.#turned] ?? null)),
  );

  /** The action to preview: the proposal, or the action at the pointed place. */
  readonly candidate: Move<G> | null = $derived.by(() => {
    if (this.proposal !== null) return this.proposal;
    if (this.pointed === null) return null;
    const actions = this.at(this.pointed);
    const turned = actions[this.#turned % Math.max(actions.length, 1)] ?? null;
    return this.places.has(this.pointed) || actions.length === 1 ? turned : null;
  });

  /** The place that Tab stops at: the one pointed at, or else the first that can be played. */
  readonly stop: string | null = $derived.by(() => {
    const current = this.pointed ?? this.armed;
    if (current !== null && (this.places.has(current) || this.everyPlace.has(current))) return current;
    if (this.places.size === 0) return this.everyPlace.keys().next().value ?? null;
    return current === null ? (this.places.keys().next().value ?? null) : null;
  });

  /** Sets the legal actions. The chosen thing stays chosen if it can still be used. */
  update(legal: Moves<G>, parts: (action: G['action']) => ActionParts): void {
    this.#parts = new Map(legal.map(({ text, action }) => [text, parts(action)]));
    this.#legal = legal;
    this.armed = null;
    this.proposed = null;
    this.wondered = null;
    this.#turned = 0;
    this.suggested = null;
    if (this.thing !== null && !this.things.has(this.thing)) this.thing = null;
    const [only, ...others] = this.things.keys();
    const free = legal.some((move) => {
      const { thing, place } = this.partsOf(move);
      return thing === undefined && place !== undefined;
    });
    // Something that works like a button waits for its click.
    const goes = this.things.get(only ?? '')?.some((move) => this.partsOf(move).place !== undefined);
    if (this.thing === null && only !== undefined && others.length === 0 && goes && !free) this.thing = only;
    this.#stayed = this.thing;
  }

  partsOf(move: Pick<Move, 'text'>): ActionParts {
    return this.#parts.get(move.text) ?? {};
  }

  /**
   * The actions that a click on a place may stand for. With a chosen thing these are its own and those that need no thing:
   * where it cannot go, another thing is no answer.
   */
  at(place: string): Moves<G> {
    const own = this.places.get(place);
    if (own) return own;
    const every = this.everyPlace.get(place) ?? [];
    return this.thing === null ? every : every.filter((move) => this.partsOf(move).thing === undefined);
  }

  /** Asks why the chosen thing cannot go to a place; returns whether that is a question. */
  wonder(place: string): boolean {
    if (this.thing === null || this.at(place).length > 0) return false;
    this.armed = null;
    this.proposed = null;
    this.wondered = { thing: this.thing, place };
    return true;
  }

  /** Chooses a thing; clicking it again deselects it. */
  choose(thing: string | null): void {
    if (thing !== null && !this.things.has(thing)) return;
    const again = this.thing === thing && this.#stayed !== thing;
    this.#stayed = null;
    this.armed = null;
    this.proposed = null;
    this.wondered = null;
    this.#turned = 0;
    this.thing = again ? null : thing;
    // A thing with a single action and no place works like a button.
    if (!again && thing !== null) {
      const actions = this.things.get(thing) ?? [];
      const [only] = actions;
      if (actions.length === 1 && only !== undefined && this.partsOf(only).place === undefined)
        this.propose(only);
    }
  }

  /** Chooses the piece of an action and shows it at its place; with `focus` the focus goes there, so that Enter plays it. */
  suggest(move: Move<G>, focus: boolean): void {
    const { thing, place } = this.partsOf(move);
    if (place === undefined) return;
    if (thing !== undefined && this.thing !== thing) this.choose(thing);
    this.suggested = move;
    if (this.pointed === place && this.armed === null) this.#turned = this.#firstAt(place);
    if (focus) this.focus(place);
  }

  point(place: string | null): void {
    if (this.pointed !== place && this.armed === null)
      this.#turned = place === null ? 0 : this.#firstAt(place);
    if (place !== null && this.wondered?.place !== place) this.wondered = null;
    this.pointed = place;
  }

  /** A click, tap, drop or Enter at a place. If `careful` (a long press), the first only previews and the second plays. */
  commit(place: string, careful = false): void {
    const actions = this.at(place);
    const [first] = actions;
    if (first === undefined) {
      this.armed = null;
      return;
    }
    this.proposed = null;
    this.wondered = null;
    const again = this.armed === place;
    if (again) {
      this.confirm();
      return;
    }
    // Whoever has chosen nothing may only want to know what is there.
    const wanted = this.thing !== null || this.partsOf(first).thing === undefined;
    if (actions.length === 1 && wanted && !careful && !this.#options.confirm()) {
      this.#act(first);
      return;
    }
    // What was chosen for another place says nothing about this one.
    const kept = this.armed === null && this.pointed === place;
    const turned = kept ? this.#turned % actions.length : this.#firstAt(place);
    this.armed = place;
    this.#turned = turned;
  }

  /** Plays a command, or proposes it if it has to be confirmed. */
  propose(move: Move<G>, careful = this.#options.confirm()): void {
    if (careful && this.proposed?.text !== move.text) {
      this.armed = null;
      this.proposed = move;
    } else {
      this.#act(move);
    }
  }

  /** Switches to the next or previous variant at this place. */
  turn(by: number): void {
    const place = this.armed ?? this.pointed;
    if (place === null) return;
    const count = this.at(place).length;
    if (count > 1) this.#turned = (this.#turned + by + count) % count;
  }

  /** Switches to one of the variants. */
  vary(move: Move<G>): void {
    const at = this.variants.findIndex(({ text }) => text === move.text);
    if (at >= 0) this.#turned = at;
  }

  /** Plays the proposal. */
  confirm(): void {
    if (this.proposal !== null) this.#act(this.proposal);
  }

  /** Drops the proposal, or else the chosen thing; returns whether there was anything to drop. */
  cancel(): boolean {
    if (this.wondered !== null) {
      this.wondered = null;
    } else if (this.proposed !== null || this.armed !== null) {
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

  /** Names an element for screen readers, now and whenever `rename` is called. */
  name(element: Element, about: Lazily<About>): () => void {
    const label = () => write(element, 'aria-label', labelOf(about));
    // What the words depend on must not make the element a new one.
    untrack(label);
    describe(element, about);
    return this.#names.add(label);
  }

  /** Renews all names, a few at a time: there are hundreds, and nobody waits for them. */
  rename(): void {
    this.#names.run();
  }

  /** Shows on an element how it stands with a place; returns how to stop that. */
  register(place: string, element: Element): () => void {
    return this.#marks.add(place, element);
  }

  /** The element of a place, to position something beside it. */
  elementOf(place: string): Element | undefined {
    return this.#marks.elementOf(place);
  }

  /**
   * Moves the focus to the nearest place on the screen in a direction: among the legal places, or among all of them to
   * look around or if nothing is legal.
   */
  move(direction: 'up' | 'down' | 'left' | 'right', look = false): void {
    const legal = this.places.size > 0 ? this.places : this.everyPlace;
    const ids = look || legal.size === 0 ? this.#marks.places() : legal.keys();
    const spots = [...ids].flatMap((id) => {
      const element = this.elementOf(id);
      return element ? [{ id, element, ...centre(element) }] : [];
    });
    // The place pointed at need not be a legal one.
    const here = this.pointed === null ? undefined : this.elementOf(this.pointed);
    const from = here && { id: this.pointed ?? '', ...centre(here) };
    const target = from ? nearest(spots, from, direction) : spots[0];
    if (target) this.focus(target.id);
  }

  /** Moves the focus to a place. */
  focus(place: string): void {
    (this.elementOf(place) as HTMLElement | SVGElement | undefined)?.focus();
    this.point(place);
  }

  /** Which of the variants at a place comes first. */
  #firstAt(place: string): number {
    return Math.max(
      0,
      this.at(place).findIndex(({ text }) => text === this.suggested?.text),
    );
  }

  #act(move: Move<G>): void {
    this.armed = null;
    this.proposed = null;
    this.pointed = null;
    this.wondered = null;
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

/** The nearest spot in a direction; sideways distance counts double. */
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
