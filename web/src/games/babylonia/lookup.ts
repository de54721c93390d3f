/** Finds tokens, sites and cards in a view. */

import type { Card, Hex, View, ViewSite, ViewToken } from './types';

export function tokensByHex(view: View): Map<Hex, ViewToken> {
  return new Map(view.tokens.map((token) => [token.hex, token]));
}

export function siteAt(view: View, hex: Hex | null): ViewSite | undefined {
  return view.sites.find((site) => site.hex === hex);
}

export interface ShownCard {
  card: Card;
  /** The seat that holds it; null while it is on offer. */
  seat: number | null;
  used: boolean;
}

/** All ziggurat cards by number, so that a card keeps its place when it is taken. */
export function cardsOf(view: View): ShownCard[] {
  const open = view.cards.map((card) => ({ card, seat: null, used: false }));
  const held = view.seats.flatMap(({ seat, cards }) => cards.map((one) => ({ ...one, seat })));
  return [...open, ...held].sort((one, other) => one.card - other.card);
}

/** The id of a card's place. */
export function cardPlace(card: Card): string {
  return `card-${card}`;
}
