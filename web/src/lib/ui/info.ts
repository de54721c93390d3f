/**
 * What a piece, a place, a card or a number is: the words of the one card that answers wherever a player points, presses long
 * or moves the focus. `InfoCard.svelte` shows it. Places and things pass theirs to the attachments of
 * `games/selection.svelte.ts`; everything else that is drawn uses `about`.
 */

import type { Attachment } from 'svelte/attachments';

export interface Info {
  /** What it is, such as "merchant of Amat". */
  name: string;
  /** Where it is, in words: "by the upper Tigris". */
  where?: string | undefined;
  /** How it stands with it now, a line each. */
  state?: readonly string[];
  /** What each player has there. */
  counts?: readonly { seat: number; text: string; first?: boolean }[];
  /** The id of the rule that says most about it. */
  rule?: string | undefined;
  /** Its coordinates, as records write them. */
  at?: string | undefined;
}

/** A plain label stands for a card with nothing but a name. */
export type About = string | Info;
/** Words may be found when they are needed: most cards are never looked at. */
export type Lazily<T> = T | (() => T);

const infos = new WeakMap<Element, Lazily<About>>();

const found = <T extends About>(about: Lazily<T>): T => (typeof about === 'function' ? about() : about);

/** Everything a card says about the thing itself, as one text for screen readers. */
export function labelOf(lazy: Lazily<About>): string {
  const about = found(lazy);
  if (typeof about === 'string') return about;
  const head = about.where === undefined ? about.name : `${about.name}, ${about.where}`;
  // Whoever cannot see the board needs the coordinates to tell places apart.
  const at = about.at === undefined ? head : `${head}, ${about.at}`;
  const rest = [...(about.state ?? []), ...(about.counts ?? []).map(({ text }) => text)];
  return rest.length === 0 ? at : `${at}: ${rest.join('; ')}`;
}

/** Gives an element its card. */
export function describe(element: Element, about: Lazily<About>): void {
  infos.set(element, about);
  element.setAttribute('data-info', '');
}

/** The card of an element. */
export function infoOf(element: Element): Info | undefined {
  const about = infos.get(element);
  if (about === undefined) return undefined;
  const now = found(about);
  return typeof now === 'string' ? { name: now } : now;
}

/** Gives a card to something that is neither a place nor a thing: a badge, a number, a track. */
export function about(info: Info): Attachment<Element> {
  return (element) => {
    describe(element, info);
    // The focus comes here by a key of its own: dozens of stops on the way to the next move would be too many.
    if (!element.hasAttribute('tabindex') && !element.matches('button, a'))
      element.setAttribute('tabindex', '-1');
    // What contains other words or pictures keeps them; a bare drawing is named as a whole.
    if (element instanceof SVGElement && !element.hasAttribute('aria-hidden')) {
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', labelOf(info));
    }
  };
}
