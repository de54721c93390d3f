/** What everything is called: actions, tasks, events, and the things on the board for those who do not see it. */

import { t } from '$lib/i18n/index.svelte';
import type { Entry, NameOf } from '../contract';
import { seatNumber } from '../contract';
import { BANKERS, PALACES } from './facts';
import {
  activeSeat,
  bonusSpaces,
  camelsFor,
  cityAfter,
  countCubes,
  cubesOf,
  due,
  gardenersFor,
  keeps,
  levelOf,
  majority,
  wordsOf,
  type CraftCard,
} from './parts';
import type { Craft, Good, Guild, Row, Temple, View, ViewCity, ViewSpace, ViewTile, What } from './types';

/** In Czech and Polish a word has another form where something is done to it. */
const object = {
  good: (good: string) => t('amy-good-object', { good }),
  craft: (craft: string) => t('amy-craft-object', { craft }),
  guild: (guild: string) => t('amy-guild-object', { guild }),
  row: (row: string) => t('amy-row', { row }),
  camels: (count: number) => t('amy-camels-object', { count }),
};
export const talents = (count: number) => t('amy-talents', { count });
export const camels = (count: number) => t('amy-camels', { count });
export const cityName = (city: string) => t('amy-city', { city });
/** `21-31` as people write a stretch. */
const stretch = (side: string) => side.replace('-', '–');

export const goodName = (good: string) => t('amy-good', { good });
export const craftName = (craft: Craft) => t('amy-craft', { craft });
export const guildName = (guild: Guild) => t('amy-guild', { guild });
export const templeName = (temple: string) => t('amy-temple', { temple });

/** The card of a guild with its level, as something that is taken. */
function cardObject(guild: string, level: number): string {
  return guild === 'gardener'
    ? object.guild(guild)
    : t('amy-card-object', { card: object.guild(guild), level });
}

export function actionText(action: string, view: View): string {
  const [verb, first, second] = wordsOf(action);
  switch (verb) {
    case 'hire': {
      const cost = view.trios[Number(first) - 1]?.cost ?? 0;
      return t('amy-do-hire', {
        craft: object.craft(second),
        trio: Number(first),
        cost,
        price: talents(cost),
      });
    }
    case 'go': {
      const steps = Number(first);
      return t('amy-do-go', {
        city: cityName(cityAfter(view, steps)),
        price: object.camels(camelsFor(view, steps)),
      });
    }
    case 'field': {
      const { goods, cubes } = view.fields[first as Row];
      return t('amy-do-field', { good: object.good(goods[cubes.length] ?? ''), row: object.row(first) });
    }
    case 'enter':
      return t('amy-do-enter', { temple: templeName(first) });
    case 'irrigate':
      return t('amy-do-irrigate', { side: stretch(first) });
    case 'sell':
      return t('amy-do-sell', { good: object.good(first) });
    case 'pay':
      return t('amy-do-pay', { good: object.good(first) });
    case 'take': {
      const seat = activeSeat(view);
      const level = seat ? levelOf(seat, first as Guild) + 1 : 1;
      return t('amy-do-take', { card: cardObject(first, level) });
    }
    case 'token':
    case 'good':
      return t('amy-do-take', { card: object.good(first) });
    case 'plant':
      return t('amy-do-plant', { space: first, gardeners: gardenersFor(view, first) });
    case 'gift':
      return t('amy-do-take', { card: first === 'camel' ? object.camels(1) : talents(1) });
    case 'swap':
      return t('amy-do-swap', { give: object.good(first), get: object.good(second) });
    case 'discard':
      return t('amy-do-discard', { good: object.good(first) });
    case 'pass':
      return t('amy-do-pass');
    case 'stop':
      return t('amy-do-stop');
    case 'keep':
      return t('amy-do-keep');
    // What the lot decides.
    case 'lay':
      return t('amy-lot-tile', { tile: first });
    case 'card':
      return t('amy-lot-plant', { plant: first });
    case 'side':
      return t('amy-lot-side', { side: first });
    case 'leader':
      return t('amy-lot-leader', { good: goodName(first) });
    case 'start':
      return t('amy-lot-start', { number: seatNumber(first) + 1 });
    case 'deal':
      return t('amy-lot-craft', { craft: craftName(first as Craft) });
    default:
      return action;
  }
}

export function taskText(view: View, legal: readonly string[]): string {
  const city = cityName(view.ring[view.caravan]?.name ?? '');
  switch (view.phase) {
    case 'turn': {
      const hire = legal.some((action) => action.startsWith('hire'));
      const go = legal.some((action) => action.startsWith('go'));
      // Of others it is not known here what they can do.
      const can = legal.length === 0 || (hire && go) ? 'all' : hire ? 'hire' : go ? 'go' : 'nothing';
      return t('amy-task-turn', { can });
    }
    case 'field':
      return t('amy-task-field');
    case 'harvest':
      return t('amy-task-harvest');
    case 'priest':
      return t('amy-task-priest');
    case 'procession':
      return t('amy-task-procession');
    case 'engineer':
      return t('amy-task-engineer');
    case 'canal':
      return t('amy-task-canal');
    case 'sell':
      return t('amy-task-sell', { done: view.trade?.done ?? 0 });
    case 'pay':
      return t('amy-task-pay', { good: object.good(due(view) ?? ''), city });
    case 'take':
      return t('amy-task-take', { city });
    case 'bonus':
      return t('amy-task-bonus');
    case 'token':
      return t('amy-task-token');
    case 'plant':
      return t('amy-task-plant', { quality: view.ring[view.caravan]?.quality ?? 0 });
    case 'good':
      return t('amy-task-good');
    case 'ishtar':
      return t('amy-task-ishtar');
    case 'swap':
      return t('amy-task-swap');
    case 'discard':
      return t('amy-task-discard', { keep: keeps(activeSeat(view)?.caravaneer ?? 0) });
    default:
      return '';
  }
}

/** One sentence for the log. What is only laid out, and whose turn it is, can be seen and needs no line. */
export function eventText(entry: Entry<What>, nameOf: NameOf): string | null {
  const { event } = entry;
  const name = entry.seat === undefined ? '' : nameOf(entry.seat);
  switch (event.event) {
    case 'laid':
    case 'plant_laid':
    case 'leader_token':
    case 'dealt':
    case 'turn':
      return null;
    case 'starts':
      return t('amy-ev-starts', { name });
    case 'income':
      return t('amy-ev-income', { name, talents: talents(event.talents), points: entry.points });
    case 'hired':
      return t('amy-ev-hired', {
        name,
        craft: object.craft(event.craft),
        cost: event.cost,
        price: talents(event.cost),
      });
    case 'harvested':
      return event.taken
        ? t('amy-ev-harvested', { name, good: object.good(event.good), row: object.row(event.row) })
        : t('amy-ev-harvested-nothing', { name, good: goodName(event.good), row: object.row(event.row) });
    case 'row_full':
      return event.gardener
        ? t('amy-ev-row-full', { name, row: event.row })
        : t('amy-ev-row-full-nobody', { row: event.row });
    case 'entered': {
      const temple = templeName(event.temple);
      const enters =
        entry.seat === undefined
          ? t('amy-ev-entered-grey', { temple })
          : t('amy-ev-entered', { name, temple });
      if (event.pushed === undefined) return `${enters}.`;
      return event.pushed === 'grey'
        ? t('amy-ev-pushed-grey', { enters })
        : t('amy-ev-pushed', { enters, name: nameOf(seatNumber(event.pushed)) });
    }
    case 'irrigated':
      return entry.seat === undefined
        ? t('amy-ev-irrigated-grey', { side: stretch(event.side) })
        : t('amy-ev-irrigated', { name, side: stretch(event.side), free: entry.points === 0 ? 'yes' : 'no' });
    case 'camels':
      return t('amy-ev-takes', { name, what: object.camels(event.count), why: sourceOf(entry) });
    case 'talents':
      return t('amy-ev-takes', { name, what: talents(event.count), why: sourceOf(entry) });
    case 'moved':
      return t('amy-ev-moved', { name, city: cityName(event.city), price: object.camels(event.camels) });
    case 'sold':
      return t('amy-ev-sold', { name, good: object.good(event.good) });
    case 'nothing_to_irrigate':
      return t('amy-ev-nothing-to-irrigate', { name });
    case 'paid':
      return t('amy-ev-paid', { name, good: object.good(event.good) });
    case 'card_taken':
      return t('amy-ev-takes', {
        name,
        what: cardObject(event.guild, event.level),
        why: sourceOf(entry),
      });
    case 'token_taken':
      return t('amy-ev-token', { name, good: object.good(event.good) });
    case 'planted':
      return t('amy-ev-planted', { name, space: event.space, gardeners: event.gardeners });
    case 'good_taken':
      return t('amy-ev-takes', { name, what: object.good(event.good), why: 'tile' });
    case 'bonus_lost':
      return t('amy-ev-bonus-lost', { name });
    case 'irrigation_bonus':
      return t('amy-ev-irrigation-bonus', { name, space: event.space, cubes: event.cubes });
    case 'no_irrigation_bonus':
      return t('amy-ev-no-irrigation-bonus', { space: event.space });
    case 'flipped':
      return t('amy-ev-flipped', { city: cityName(event.city) });
    case 'passed':
      return t('amy-ev-passed', { name });
    case 'pass_talent':
      return t('amy-ev-pass-talent', { name, talents: talents(event.talents) });
    case 'marduk':
      return t('amy-ev-marduk', { name, rank: event.rank });
    case 'swapped':
      return t('amy-ev-swapped', { name, give: object.good(event.give), get: object.good(event.get) });
    case 'kept':
      return t('amy-ev-kept', { name });
    case 'discarded':
      return t('amy-ev-discarded', { name, good: object.good(event.good) });
    case 'round':
      return t('amy-ev-round', { name, round: event.round });
    case 'favour':
      return t('amy-ev-favour', { name, tiles: event.tiles, points: entry.points });
    case 'goods_left':
      return t('amy-ev-goods-left', { name, goods: event.goods });
    case 'over':
      return t('amy-ev-over', { count: event.tiles_left });
  }
}

/** Why something is taken, by the ruling of the event. */
function sourceOf({ ruling }: Entry<What>): 'tile' | 'ishtar' | 'other' {
  if (ruling === 'AMY-P4' || ruling === 'AMY-R34') return 'tile';
  return ruling === 'AMY-T3' ? 'ishtar' : 'other';
}

// ---- labels -----------------------------------------------------------------------------------------------------

const list = (items: readonly string[]) => items.join(', ');

function cubesText(cubes: readonly (number | null)[], name: NameOf): string {
  const grey = cubes.filter((seat) => seat === null).length;
  return list([
    ...countCubes(cubes).map(({ seat, count }) => t('amy-cubes-of', { name: name(seat), count })),
    ...(grey > 0 ? [t('amy-cubes-grey', { count: grey })] : []),
  ]);
}

function tileText(tile: ViewTile): string {
  return list([
    t('amy-points', { count: tile.points }),
    ...(tile.talents > 0 ? [talents(tile.talents)] : []),
    ...(tile.camels > 0 ? [camels(tile.camels)] : []),
    ...(tile.goods > 0 ? [t('amy-any-goods', { count: tile.goods })] : []),
    ...(tile.card === undefined
      ? []
      : [
          tile.card === 'any'
            ? t('amy-any-card')
            : t('amy-card-of', { guild: guildName(tile.card as Guild) }),
        ]),
    ...(tile.reconstructed ? [t('amy-reconstructed')] : []),
  ]);
}

export function spaceLabel(
  space: Pick<ViewSpace, 'space' | 'terrace' | 'need' | 'used' | 'planted' | 'watered' | 'tile'>,
  cubes: readonly (number | null)[],
  name: NameOf,
): string {
  const what = !space.used
    ? t('amy-space-unused')
    : space.planted
      ? t('amy-space-planted')
      : t('amy-space-tile', {
          need: space.need,
          tile: space.tile ? tileText(space.tile) : '',
          watered: space.watered ? 'yes' : 'no',
        });
  const around = cubes.length > 0 ? t('amy-space-cubes', { cubes: cubesText(cubes, name) }) : '';
  return `${t('amy-space', { space: space.space, terrace: space.terrace })} ${what} ${around}`.trim();
}

export function canalLabel(
  canal: { side: string; segments: number; cubes: readonly (number | null)[]; available: boolean },
  name: NameOf,
): string {
  const state =
    canal.cubes.length > 0
      ? t('amy-canal-cubes', { cubes: cubesText(canal.cubes, name) })
      : t('amy-canal-dry', { open: canal.available ? 'yes' : 'no' });
  return `${t('amy-canal', { side: stretch(canal.side), segments: canal.segments })} ${state}`;
}

export function fieldLabel(row: Row, view: View, name: NameOf): string {
  const { goods, cubes } = view.fields[row];
  const owners = cubesOf(cubes);
  const first = majority(owners);
  return [
    t('amy-field-row', { row, good: goodName(goods[owners.length] ?? '') }),
    ...(owners.length > 0 ? [t('amy-space-cubes', { cubes: cubesText(owners, name) })] : []),
    ...(first === null ? [] : [t('amy-field-first', { name: name(first) })]),
  ].join(' ');
}

export function templeLabel(temple: Temple, view: View, name: NameOf): string {
  const { cubes, first, second } = view.temples[temple];
  const ranks = [first, view.players > 2 ? second : null].flatMap((seat, at) =>
    seat ? [t('amy-temple-rank', { rank: at + 1, name: name(seatNumber(seat)) })] : [],
  );
  return [
    t('amy-temple-about', { temple }),
    ...(cubes.length > 0
      ? [t('amy-temple-cubes', { cubes: list(cubesOf(cubes).map((seat) => ownerText(seat, name))) })]
      : []),
    ...ranks,
  ].join(' ');
}

function ownerText(seat: number | null, name: NameOf): string {
  return seat === null ? t('amy-grey') : name(seat);
}

export function craftLabel(trio: number, craft: Craft, cost: number, cards: readonly CraftCard[]): string {
  const left = cards.filter((card) => !card.turned).length;
  return left === 0
    ? t('amy-craft-turned', { trio, craft: craftName(craft) })
    : t('amy-craft-card', {
        trio,
        craft: craftName(craft),
        does: t('amy-craft-does', { craft }),
        cost,
        price: talents(cost),
      });
}

export function guildLabel(guild: Guild, view: View, name: NameOf): string {
  const stock = view.stock
    .filter((card) => card.guild === guild)
    .map(({ level, left }) => t('amy-guild-left', { level, left, effect: guildEffect(guild, level) }));
  const holders = view.seats
    .filter((seat) => levelOf(seat, guild) > 0)
    .map((seat) =>
      t('amy-guild-holder', { name: name(seatNumber(seat.seat)), guild, level: levelOf(seat, guild) }),
    );
  return [
    `${guildName(guild)}:`,
    `${stock.join('; ')}.`,
    ...(holders.length > 0 ? [`${list(holders)}.`] : []),
  ].join(' ');
}

/** What a guild card does. */
export function guildEffect(guild: Guild, level: number): string {
  const banker = BANKERS[level - 1];
  switch (guild) {
    case 'caravaneer':
      return t('amy-effect-caravaneer', { spaces: bonusSpaces(level), keep: keeps(level) });
    case 'banker':
      return t('amy-effect-banker', { talents: talents(banker?.talents ?? 0), points: banker?.points ?? 0 });
    case 'palace':
      return t('amy-effect-palace', { points: PALACES[level - 1] ?? 0 });
    case 'gardener':
      return t('amy-effect-gardener');
  }
}

export function cityLabel(city: ViewCity, cost: number | undefined): string {
  const price = city.price.map(goodName).join(' + ');
  const trade = city.plant
    ? t('amy-city-plant', { price, quality: city.quality ?? 0 })
    : city.offers
      ? t('amy-city-guild', { price, guilds: city.offers.map(guildName).join(' / ') })
      : t('amy-city-sale');
  return [
    `${cityName(city.name)}:`,
    trade,
    ...(city.reconstructed ? [`${t('amy-reconstructed')}.`] : []),
    ...(cost === undefined ? [] : [t('amy-city-cost', { price: object.camels(cost) })]),
  ].join(' ');
}

export function handLabel(good: Good, count: number): string {
  return t('amy-hand-good', { good: goodName(good), count });
}

export function offerLabel(what: string): string {
  if (what === 'camel') return camels(1);
  if (what === 'talent') return talents(1);
  return goodName(what);
}

export function endText(view: View): string | null {
  return view.phase === 'over' ? t('amy-ev-over', { count: view.tiles_left }) : null;
}
