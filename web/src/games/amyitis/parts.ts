/** The ids of places and things, and which of them each action and event involves. */

import type { ActionParts, Entry } from '../contract';
import type { Amyitis } from './game';
import type {
  Action,
  Craft,
  Gift,
  Good,
  Guild,
  Row,
  Side,
  Space,
  Temple,
  View,
  ViewCity,
  ViewSeat,
} from './types';

/** The ids used on the board, in actions and in events. */
export const id = {
  craft: (trio: number, craft: Craft) => `trio-${trio}-${craft}`,
  city: (name: string) => `city-${name}`,
  field: (row: Row) => `field-${row}`,
  temple: (temple: Temple) => `temple-${temple}`,
  canal: (side: Side) => `canal-${side}`,
  space: (space: Space) => `space-${space}`,
  guild: (guild: Guild) => `guild-${guild}`,
  /** One of the player's goods, as the target of an action. */
  hand: (good: Good) => `hand-${good}`,
  /** One of the player's goods, to be swapped for another. */
  given: (good: Good) => `given-${good}`,
  /** A choice offered beside the player's pieces: goods from the supply, gifts, tokens on caravan leaders. */
  offer: (what: Good | Gift) => `offer-${what}`,
  caravan: 'caravan',
  resting: 'resting',
};

/** The city that the caravan reaches after a number of steps. */
export function cityAhead(view: View, steps: number): ViewCity | undefined {
  return view.ring.find((city) => city.ahead === steps);
}

/** The seat that decides. */
export function deciderOf({ actor }: View): number | null {
  return typeof actor === 'number' ? actor : null;
}

/** A player's level in a guild; for gardeners, their number. */
export function levelOf(seat: ViewSeat, guild: Guild): number {
  return seat.cards.find((card) => card.guild === guild)?.level ?? 0;
}

/** Splits an action into the player's choices. */
export function parts(action: Action, view: View): ActionParts {
  switch (action.action) {
    case 'hire':
      return { place: id.craft(action.trio, action.craft) };
    case 'go':
      return { thing: id.caravan, place: id.city(cityAhead(view, action.steps)?.name ?? '') };
    case 'field':
      return { place: id.field(action.row) };
    case 'enter':
      return { place: id.temple(action.temple) };
    case 'irrigate':
      return { place: id.canal(action.side) };
    case 'plant':
      return { place: id.space(action.space) };
    case 'take':
      return { place: id.guild(action.guild) };
    case 'sell':
    case 'pay':
    case 'discard':
      return { place: id.hand(action.good) };
    case 'good':
    case 'token':
      return { place: id.offer(action.good) };
    case 'gift':
      return { place: id.offer(action.gift) };
    case 'swap':
      return { thing: id.given(action.give), place: id.offer(action.get) };
    default:
      // `pass`, `stop` and `keep` are buttons in the bar; the rest are chance draws.
      return {};
  }
}

/** The caravan's way to another city. */
export function attempt(action: Action, place: string, view: View): Action | null {
  const steps = view.ring.find((city) => id.city(city.name) === place)?.ahead;
  return action.action === 'go' && steps !== undefined ? { ...action, steps } : null;
}

/** Where an event happened. */
export function eventPlaces({ event }: Entry<Amyitis>): string[] {
  switch (event.event) {
    case 'laid':
    case 'irrigation_bonus':
    case 'no_irrigation_bonus':
    case 'planted':
      return [id.space(event.space)];
    case 'plant_laid':
    case 'flipped':
    case 'moved':
    case 'sold':
    case 'nothing_to_irrigate':
      return [id.city(event.city)];
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
      return event.cause === 'ishtar' ? [id.temple('ishtar')] : [];
    case 'passed':
    case 'pass_talent':
      return [id.resting];
    default:
      return [];
  }
}
