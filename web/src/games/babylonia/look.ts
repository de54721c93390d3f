/**
 * What can be read off the board: who stands where, what is nearly surrounded, what a city would bring now.
 *
 * For showing only. The server judges; the tests compare this with its events.
 */

import { seatNumber } from '../contract';
import { ALL_SPOTS, inPlay, SPOTS, type Spot } from './board';
import type { Card, Hex, Kind, Tile, View, ViewToken } from './types';

const LETTERS: Record<string, Kind> = { m: 'merchant', o: 'official', p: 'priest', f: 'farmer' };
export const KINDS: readonly Kind[] = ['merchant', 'official', 'priest', 'farmer'];

/** The symbols of a city; none for a field. */
export function symbolsOf(tile: Tile): Kind[] {
  return isCity(tile) ? [...tile].flatMap((letter) => LETTERS[letter] ?? []) : [];
}
export function isCity(tile: Tile): boolean {
  return /^[mop]+$/.test(tile);
}

/** How many of each kind some letters such as `mopff` are. */
export function countKinds(letters: string): Record<Kind, number> {
  const counts: Record<Kind, number> = { merchant: 0, official: 0, priest: 0, farmer: 0 };
  for (const letter of letters) {
    const kind = LETTERS[letter];
    if (kind) counts[kind] += 1;
  }
  return counts;
}

export function tokensByHex(view: View): Map<Hex, ViewToken> {
  return new Map(view.tokens.map((token) => [token.hex, token]));
}

/** BAB-P6: what a field with the city symbol is worth now. */
export function citiesInFront(view: View): number {
  return view.seats.reduce((sum, seat) => sum + seat.cities.length, 0);
}
export function fieldValue(tile: Tile, view: View): number {
  return tile === 'c' ? citiesInFront(view) : Number(tile);
}

export interface SiteLook {
  spot: Spot;
  /** Missing for a ziggurat. */
  tile?: Tile;
  what: 'city' | 'field' | 'ziggurat';
  /** Land beside it on which there is no token yet. */
  open: Hex[];
  /** Land beside it. */
  land: number;
  /** Tokens beside it, by seat. */
  counts: number[];
  /** Whether a ziggurat was resolved. */
  done: boolean;
}

/** What stands on a hex and who stands around it. */
export function siteLook(view: View, hex: Hex, tokens = tokensByHex(view)): SiteLook | null {
  const spot = SPOTS.get(hex);
  const tile = view.tiles[hex];
  if (!spot || !inPlay(spot, view.players) || (spot.site !== 'ziggurat' && tile === undefined)) return null;
  const around = spot.beside.flatMap((id) => SPOTS.get(id) ?? []);
  const land = around.filter((one) => one.region !== 'river');
  const counts = Array.from({ length: view.players }, () => 0);
  for (const one of around) {
    const token = tokens.get(one.id);
    if (token) counts[seatNumber(token.seat)] = (counts[seatNumber(token.seat)] ?? 0) + 1;
  }
  return {
    spot,
    ...(tile !== undefined && { tile }),
    what: spot.site === 'ziggurat' ? 'ziggurat' : tile !== undefined && isCity(tile) ? 'city' : 'field',
    open: land.filter((one) => !tokens.has(one.id)).map((one) => one.id),
    land: land.length,
    counts,
    done: view.resolved.includes(hex),
  };
}

/** Cities and ziggurats that can still be surrounded, the nearest to it first. */
export function allSites(view: View): SiteLook[] {
  const tokens = tokensByHex(view);
  return ALL_SPOTS.filter((spot) => spot.site !== null)
    .flatMap((spot) => siteLook(view, spot.id, tokens) ?? [])
    .filter((site) => site.what !== 'field' && !site.done)
    .sort((one, other) => one.open.length - other.open.length);
}

/** BAB-C4, BAB-Z1: who has most tokens beside it; null for a tie or nobody. */
export function leader(counts: readonly number[]): number | null {
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? first : null;
}

/** What hangs together with a city for one player. */
export interface Links {
  seat: number;
  /** Tokens that would score 2 points each. */
  scoring: Hex[];
  /** All own tokens beside the city or linked to it. */
  linked: Hex[];
  /** Neighbouring own tokens, and the city with those beside it, each pair once. */
  pairs: [Hex, Hex][];
}

/** BAB-C3 with cards 8 and 9: the citizens of each player at a city, as if it were resolved now. */
export function cityLinks(view: View, city: Hex, tokens = tokensByHex(view)): Links[] {
  const symbols = symbolsOf(view.tiles[city] ?? 'c');
  return view.seats.map(({ cards }, seat) => {
    const found: Links = { seat, scoring: [], linked: [], pairs: [] };
    const seen = new Set<Hex>([city]);
    const open: Hex[] = [city];
    for (let from = open.shift(); from !== undefined; from = open.shift()) {
      for (const hex of SPOTS.get(from)?.beside ?? []) {
        const token = tokens.get(hex);
        const own = token !== undefined && seatNumber(token.seat) === seat;
        if (!own && !freeLink(view, hex, token, cards)) continue;
        if (own && (from === city || tokens.has(from)) && (from === city || from < hex))
          found.pairs.push([from, hex]);
        if (seen.has(hex)) continue;
        seen.add(hex);
        open.push(hex);
        if (!own) continue;
        found.linked.push(hex);
        if (!token.face_down && token.kind && symbols.includes(token.kind)) found.scoring.push(hex);
      }
    }
    return found;
  });
}

/** BAB-K8, BAB-K9, BAB-R8: whether a free hex links for who has these cards. */
function freeLink(view: View, hex: Hex, token: ViewToken | undefined, cards: readonly Card[]): boolean {
  const spot = SPOTS.get(hex);
  if (!spot || token || view.tiles[hex] !== undefined || spot.site === 'ziggurat') return false;
  return (spot.region === 'centre' && cards.includes(8)) || (spot.region === 'river' && cards.includes(9));
}
