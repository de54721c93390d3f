/** Actions and views taken apart: ids of places and things, cubes, letters. */

import type { ActionParts, Entry } from '../contract';
import { seatNumber } from '../contract';
import type { Craft, Good, Guild, PhaseWord, Row, Temple, View, ViewSeat, What } from './types';

export const GOODS: readonly Good[] = ['salt', 'palm', 'barley', 'dates', 'wine'];
export const GUILDS: readonly Guild[] = ['caravaneer', 'banker', 'palace', 'gardener'];
export const TEMPLES: readonly Temple[] = ['ishtar', 'marduk', 'tammouz'];
export const ROWS: readonly Row[] = ['top', 'bottom'];

const CRAFT_LETTERS: Readonly<Record<string, Craft>> = {
  f: 'farmer',
  p: 'priest',
  e: 'engineer',
  m: 'merchant',
};
const GOOD_LETTERS: Readonly<Record<string, Good>> = {
  s: 'salt',
  p: 'palm',
  b: 'barley',
  d: 'dates',
  w: 'wine',
};

/** What a place or thing is called on the board, in actions and in events. */
export const id = {
  craft: (trio: number | string, craft: string) => `trio-${trio}-${craft}`,
  city: (name: string) => `city-${name.toLowerCase()}`,
  field: (row: string) => `field-${row}`,
  temple: (temple: string) => `temple-${temple}`,
  canal: (side: string) => `canal-${side}`,
  space: (space: string) => `space-${space}`,
  guild: (guild: string) => `guild-${guild}`,
  /** A good of the player, where something is done to it. */
  hand: (good: string) => `hand-${good}`,
  /** A good of the player that is given for another. */
  given: (good: string) => `given-${good}`,
  /** A choice that is laid out beside the own pieces: goods of the supply, gifts, tokens of caravan leaders. */
  offer: (what: string) => `offer-${what}`,
  caravan: 'caravan',
  resting: 'resting',
};

/** An action as words. */
export function wordsOf(action: string): [verb: string, first: string, second: string] {
  const [verb = '', first = '', second = ''] = action.split(' ');
  return [verb, first, second];
}

/** The city where the caravan comes to after some steps. */
export function cityAfter(view: View, steps: number): string {
  return view.ring[(view.caravan + steps) % view.ring.length]?.name ?? '';
}

/** Camels that a move costs the seat that decides (AMY-R3). */
export function camelsFor(view: View, steps: number): number {
  return Math.max(1, steps - bonusSpaces(activeSeat(view)?.caravaneer ?? 0));
}

/** Spaces that a caravan leader goes further. */
export function bonusSpaces(level: number): number {
  return level * 2;
}

/** Goods that a player may keep at the end of a round. */
export function keeps(level: number): number {
  return level >= 2 ? 4 : 2;
}

export function activeSeat(view: View): ViewSeat | undefined {
  return view.seats.find((seat) => seat.seat === view.actor);
}

/** Takes an action apart for the hand. */
export function parts(action: string, view: View): ActionParts {
  const [verb, first, second] = wordsOf(action);
  switch (verb) {
    case 'hire':
      return { place: id.craft(first, second) };
    case 'go':
      return { thing: id.caravan, place: id.city(cityAfter(view, Number(first))) };
    case 'field':
      return { place: id.field(first) };
    case 'enter':
      return { place: id.temple(first) };
    case 'irrigate':
      return { place: id.canal(first) };
    case 'plant':
      return { place: id.space(first) };
    case 'take':
      return { place: id.guild(first) };
    case 'sell':
    case 'pay':
    case 'discard':
      return { place: id.hand(first) };
    case 'good':
    case 'gift':
    case 'token':
      return { place: id.offer(first) };
    case 'swap':
      return { thing: id.given(first), place: id.offer(second) };
    default:
      // `pass`, `stop` and `keep` are buttons of the bar; the rest is chance and nobody's to choose.
      return {};
  }
}

/** Where an event happened. */
export function eventPlaces(entry: Entry<What>): string[] {
  const { event } = entry;
  switch (event.event) {
    case 'laid':
    case 'irrigation_bonus':
    case 'no_irrigation_bonus':
    case 'planted':
      return [id.space(event.space)];
    case 'plant_laid':
    case 'flipped':
    case 'moved':
      return [id.city(event.city)];
    case 'sold':
    case 'nothing_to_irrigate':
      return [id.city('Babylon')];
    case 'leader_token':
    case 'token_taken':
      return [id.guild('caravaneer')];
    case 'dealt':
    case 'hired':
      return [id.craft(event.trio, event.craft)];
    case 'income':
      return [id.guild('banker')];
    case 'harvested':
    case 'row_full':
      return [id.field(event.row)];
    case 'entered':
      return [id.temple(event.temple)];
    case 'irrigated':
      return [id.canal(event.side)];
    case 'card_taken':
      return [id.guild(event.guild)];
    case 'marduk':
      return [id.temple('marduk')];
    case 'swapped':
    case 'kept':
      return [id.temple('tammouz')];
    case 'camels':
    case 'talents':
      return entry.ruling === 'AMY-T3' ? [id.temple('ishtar')] : [];
    case 'passed':
    case 'pass_talent':
      return [id.resting];
    default:
      return [];
  }
}

/** Whose cubes they are: `"1n2"`; null is grey. */
export function cubesOf(letters: string): (number | null)[] {
  return [...letters].map((letter) => (letter === 'n' ? null : Number(letter) - 1));
}

/** How often each good is there. */
export function countGoods(letters: string): { good: Good; count: number }[] {
  return GOODS.map((good) => ({
    good,
    count: [...letters].filter((letter) => GOOD_LETTERS[letter] === good).length,
  })).filter(({ count }) => count > 0);
}

export function goodsOf(letters: string): Good[] {
  return [...letters].flatMap((letter) => GOOD_LETTERS[letter] ?? []);
}

export interface CraftCard {
  craft: Craft;
  turned: boolean;
}

/** The cards of a trio: capitals are turned. */
export function cardsOf(letters: string): CraftCard[] {
  return [...letters].flatMap((letter) => {
    const craft = CRAFT_LETTERS[letter.toLowerCase()];
    return craft ? [{ craft, turned: letter !== letter.toLowerCase() }] : [];
  });
}

/** Who alone has most cubes, or nobody. */
export function majority(cubes: readonly (number | null)[]): number | null {
  const counts = countCubes(cubes);
  const [best, next] = counts;
  return best && best.count > (next?.count ?? 0) ? best.seat : null;
}

/** Cubes of each player, most first. */
export function countCubes(cubes: readonly (number | null)[]): { seat: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const seat of cubes) if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, count]) => ({ seat, count })).sort((a, b) => b.count - a.count);
}

/** All cubes on the canals around a space. */
export function cubesAround(view: View, space: string): (number | null)[] {
  return view.canals
    .filter(({ side }) => side.split('-').includes(space))
    .flatMap(({ cubes }) => cubesOf(cubes));
}

/** The level of a guild that a player has; gardeners are counted instead. */
export function levelOf(seat: ViewSeat, guild: Guild): number {
  return guild === 'gardener' ? seat.gardeners : seat[guild];
}

/** Gardeners that a plant on this space would take from the seat that decides (AMY-R31). */
export function gardenersFor(view: View, space: string): number {
  const need = view.garden.find((one) => one.space === space)?.need ?? 0;
  return Math.max(0, need - (view.ring[view.caravan]?.quality ?? need));
}

/** What is to be paid next in the city of the caravan. */
export function due(view: View): Good | undefined {
  return view.ring[view.caravan]?.price[view.trade?.done ?? 0];
}

/** What is laid out to choose from, beside the own pieces. */
export function offers(phase: PhaseWord, view: View): string[] {
  switch (phase) {
    case 'good':
      return [...GOODS];
    case 'swap':
      return GOODS.filter((good) => good !== 'wine');
    case 'ishtar':
      return ['camel', 'talent'];
    case 'token':
      return [...view.leaders];
    default:
      return [];
  }
}

export function seatOf(word: string | null | undefined): number | null {
  return word ? seatNumber(word) : null;
}
