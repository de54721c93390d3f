/** The texts of Amyitis: actions, tasks, events, and labels of everything on the board for screen readers. */

import { endOf } from '$lib/covers';
import { t } from '$lib/i18n/index.svelte';
import type { Entry, Move, NameOf } from '../contract';
import type { Info } from '$lib/ui/info';
import { SIDES, SIZE, SPACES } from './facts';
import type { Amyitis } from './game';
import { cityAhead, deciderOf, levelOf } from './parts';
import type {
  Action,
  Craft,
  Count,
  Cube,
  Gift,
  Good,
  Guild,
  Row,
  Side,
  Space,
  Temple,
  View,
  ViewCanal,
  ViewCard,
  ViewCity,
  ViewCraft,
  ViewSpace,
  ViewStock,
  ViewTile,
} from './types';

/** The accusative, which differs from the base form in Czech and Polish. */
const object = {
  good: (good: Good) => t('amy-good-object', { good }),
  craft: (craft: Craft) => t('amy-craft-object', { craft }),
  guild: (guild: Guild) => t('amy-guild-object', { guild }),
  row: (row: Row) => t('amy-row', { row }),
  camels: (count: number) => t('amy-camels-object', { count }),
};
export const talents = (count: number) => t('amy-talents', { count });
export const camels = (count: number) => t('amy-camels', { count });
export const points = (count: number) => t('amy-points', { count });
export const cityName = (city: string) => t('amy-city', { city });
/** How far left or right, seen from the river: the difference of column and row. */
function sideText(shift: number, most: number): string {
  const far = Math.abs(shift);
  const way = shift < 0 ? 'left' : 'right';
  const near = most > 1 && (far < 0.6 || (far === 1 && most > 2));
  const side =
    far === 0 ? 'middle' : far > 1.9 && far > most - 0.9 ? `far-${way}` : near ? `near-${way}` : way;
  return t('amy-side', { side });
}
/** The terrace of a space, from 1 at the river to 4 at the top. */
const terraceOf = (space: Space) => SIZE - Math.max(SPACES[space].row, SPACES[space].column);
const shiftOf = (space: Space) => SPACES[space].column - SPACES[space].row;

/** Where a space is, in words: "on the left of the third terrace". */
export function whereText(space: Space): string {
  const terrace = terraceOf(space);
  return t('amy-where', { terrace, side: sideText(shiftOf(space), SIZE - terrace) });
}

/** Where a canal is: on a terrace, or at the foot of the wall below one. */
export function canalText(side: Side): string {
  const { between } = SIDES[side];
  const terraces = between.map(terraceOf);
  const [low, high] = [Math.min(...terraces), Math.max(...terraces)];
  const shift = between.reduce((sum, space) => sum + shiftOf(space), 0) / between.length;
  return low === high
    ? t('amy-where', { terrace: low, side: sideText(shift, SIZE - low) })
    : t('amy-where-below', { terrace: high, side: sideText(shift, SIZE - low) });
}

export const goodName = (good: Good) => t('amy-good', { good });
export const craftName = (craft: Craft) => t('amy-craft', { craft });
export const guildName = (guild: Guild) => t('amy-guild', { guild });
export const templeName = (temple: Temple) => t('amy-temple', { temple });

/** A guild card with its level, as the object of a sentence. */
function cardObject(guild: Guild, level: number): string {
  return guild === 'gardener'
    ? object.guild(guild)
    : t('amy-card-object', { card: object.guild(guild), level });
}

export function actionText({ action, outlook }: Move<Amyitis>, view: View): string {
  switch (action.action) {
    case 'hire': {
      const cost = outlook?.talents ?? 0;
      return t('amy-do-hire', {
        craft: object.craft(action.craft),
        trio: action.trio + 1,
        cost,
        price: talents(cost),
      });
    }
    case 'go':
      return t('amy-do-go', {
        city: cityName(cityAhead(view, action.steps)?.name ?? ''),
        price: object.camels(outlook?.camels ?? 0),
      });
    case 'field':
      return t('amy-do-field', {
        good: object.good(view.fields[action.row].good),
        row: object.row(action.row),
      });
    case 'enter':
      return t('amy-do-enter', { temple: templeName(action.temple) });
    case 'irrigate':
      return t('amy-do-irrigate', { where: canalText(action.side) });
    case 'sell':
      return t('amy-do-sell', { good: object.good(action.good) });
    case 'pay':
      return t('amy-do-pay', { good: object.good(action.good) });
    case 'take':
      return t('amy-do-take', { card: cardObject(action.guild, outlook?.level ?? 0) });
    case 'token':
    case 'good':
      return t('amy-do-take', { card: object.good(action.good) });
    case 'plant':
      return t('amy-do-plant', { where: whereText(action.space), gardeners: outlook?.gardeners ?? 0 });
    case 'gift':
      return t('amy-do-take', { card: action.gift === 'camel' ? object.camels(1) : talents(1) });
    case 'swap':
      return t('amy-do-swap', { give: object.good(action.give), get: object.good(action.get) });
    case 'discard':
      return t('amy-do-discard', { good: object.good(action.good) });
    case 'pass':
      return t('amy-do-pass');
    case 'stop':
      return t('amy-do-stop');
    case 'keep':
      return t('amy-do-keep');
    // Chance draws.
    case 'lay':
      return t('amy-lot-tile', { tile: action.tile });
    case 'card':
      return t('amy-lot-plant', { plant: action.card });
    case 'flip':
      return t('amy-lot-side', { side: action.flipped ? 'b' : 'a' });
    case 'leader':
      return t('amy-lot-leader', { good: goodName(action.good) });
    case 'start':
      return t('amy-lot-start', { number: action.seat + 1 });
    case 'deal':
      return t('amy-lot-craft', { craft: craftName(action.craft) });
  }
}

/** The coordinates of spaces and canals, as their cards write them. */
export function coordinates(action: Action): string | undefined {
  if (action.action === 'plant') return action.space;
  return action.action === 'irrigate' ? between(action.side) : undefined;
}
const between = (side: Side) => SIDES[side].between.join('–');

export function taskText(view: View, legal: readonly Move<Amyitis>[]): string {
  const here = view.ring[view.caravan];
  const city = cityName(here?.name ?? '');
  switch (view.phase) {
    case 'turn': {
      const hire = legal.some(({ action }) => action.action === 'hire');
      const go = legal.some(({ action }) => action.action === 'go');
      // The legal actions of other players are not known here.
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
      return t('amy-task-engineer', { points: points(view.engineer_points) });
    case 'canal':
      return t('amy-task-canal');
    case 'sell':
      return t('amy-task-sell', { done: view.trade?.done ?? 0, points: points(view.trade?.points ?? 0) });
    case 'pay':
      return t('amy-task-pay', { good: view.trade?.due ? object.good(view.trade.due) : '', city });
    case 'take':
      return t('amy-task-take', { city });
    case 'bonus':
      return t('amy-task-bonus');
    case 'token':
      return t('amy-task-token');
    case 'plant':
      return t('amy-task-plant', { quality: here?.kind === 'plant' ? (here.quality ?? 0) : 0 });
    case 'good':
      return t('amy-task-good');
    case 'ishtar':
      return t('amy-task-ishtar');
    case 'swap':
      return t('amy-task-swap');
    case 'discard':
      return t('amy-task-discard', { keep: view.seats[deciderOf(view) ?? 0]?.keep ?? 0 });
    default:
      return '';
  }
}

/** One sentence for the log. Layouts and turn changes can be seen and need no line. */
export function eventText(entry: Entry<Amyitis>, nameOf: NameOf): string | null {
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
    case 'harvested': {
      const { cause } = event;
      const row = object.row(event.row);
      return event.taken
        ? t('amy-ev-harvested', { name, good: object.good(event.good), row, cause })
        : t('amy-ev-harvested-nothing', { name, good: goodName(event.good), row, cause });
    }
    case 'row_full':
      return event.gardener
        ? t('amy-ev-row-full', { name, row: event.row })
        : t('amy-ev-row-full-nobody', { row: event.row });
    case 'entered': {
      const temple = templeName(event.temple);
      const enters =
        entry.seat === undefined
          ? t('amy-ev-entered-grey', { temple })
          : t('amy-ev-entered', { name, temple, cause: event.cause });
      if (event.pushed === undefined) return `${enters}.`;
      return event.pushed === null
        ? t('amy-ev-pushed-grey', { enters })
        : t('amy-ev-pushed', { enters, name: nameOf(event.pushed) });
    }
    case 'irrigated':
      return entry.seat === undefined
        ? t('amy-ev-irrigated-grey', { where: canalText(event.side) })
        : t('amy-ev-irrigated', { name, where: canalText(event.side), cause: event.cause });
    case 'camels':
      return t('amy-ev-takes', { name, what: object.camels(event.count), cause: event.cause });
    case 'talents':
      return t('amy-ev-takes', { name, what: talents(event.count), cause: event.cause });
    case 'moved':
      return t('amy-ev-moved', { name, city: cityName(event.city), price: object.camels(event.camels) });
    case 'sold':
      return t('amy-ev-sold', { name, good: object.good(event.good), city: event.city });
    case 'nothing_to_irrigate':
      return t('amy-ev-nothing-to-irrigate', { name });
    case 'paid':
      return t('amy-ev-paid', { name, good: object.good(event.good) });
    case 'card_taken':
      return t('amy-ev-takes', {
        name,
        what: cardObject(event.guild, event.level),
        cause: event.cause,
      });
    case 'token_taken':
      return t('amy-ev-token', { name, good: object.good(event.good) });
    case 'planted':
      return t('amy-ev-planted', { name, where: whereText(event.space), gardeners: event.gardeners });
    case 'good_taken':
      return t('amy-ev-takes', { name, what: object.good(event.good), cause: 'tile' });
    case 'bonus_lost':
      return t('amy-ev-bonus-lost', { name });
    case 'irrigation_bonus':
      return t('amy-ev-irrigation-bonus', { name, where: whereText(event.space), cubes: event.cubes });
    case 'no_irrigation_bonus':
      return t('amy-ev-no-irrigation-bonus', { where: whereText(event.space) });
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
      return endOf('amyitis', event.reason);
  }
}

// ---- labels -----------------------------------------------------------------------------------------------------

const list = (items: readonly string[]) => items.join(', ');

function countsText(counts: readonly Count[], name: NameOf): string {
  return list(
    counts.map(({ owner, count }) =>
      owner === null ? t('amy-cubes-grey', { count }) : t('amy-cubes-of', { name: name(owner), count }),
    ),
  );
}

/** The owners of cubes, one after another. */
function ownersText(cubes: readonly Cube[], name: NameOf): string {
  return list(cubes.map((owner) => (owner === null ? t('amy-grey') : name(owner))));
}

function tileText(tile: ViewTile): string {
  return list([
    points(tile.points),
    ...(tile.talents > 0 ? [talents(tile.talents)] : []),
    ...(tile.camels > 0 ? [camels(tile.camels)] : []),
    ...(tile.goods > 0 ? [t('amy-any-goods', { count: tile.goods })] : []),
    ...(tile.card === undefined
      ? []
      : [tile.card === 'any' ? t('amy-any-card') : t('amy-card-of', { guild: guildName(tile.card) })]),
  ]);
}

export function spaceInfo(space: ViewSpace, name: NameOf): Info {
  const what = !space.used
    ? t('amy-space-unused')
    : space.planted
      ? t('amy-space-planted')
      : t('amy-space-tile', {
          need: space.need,
          tile: space.tile ? tileText(space.tile) : '',
          watered: space.watered ? 'yes' : 'no',
        });
  const around =
    space.around.length > 0 ? [t('amy-space-cubes', { cubes: countsText(space.around, name) })] : [];
  return {
    name: t('amy-space'),
    where: whereText(space.space),
    state: [what, ...around],
    rule: !space.used ? 'AMY-D14' : space.planted ? 'AMY-P6' : 'AMY-P1',
    at: space.space,
  };
}

export function canalInfo(canal: ViewCanal, name: NameOf): Info {
  const state =
    canal.cubes.length > 0
      ? t('amy-canal-cubes', { cubes: ownersText(canal.cubes, name) })
      : t('amy-canal-dry', { open: canal.available ? 'yes' : 'no' });
  return {
    name: t('amy-canal', { segments: canal.segments }),
    where: canalText(canal.side),
    state: [state],
    rule: canal.segments > 1 ? 'AMY-R12' : 'AMY-H6',
    at: between(canal.side),
  };
}

export function fieldInfo(row: Row, view: View, name: NameOf): Info {
  const { good, counts, most } = view.fields[row];
  return {
    name: t('amy-field-row', { row }),
    state: [
      t('amy-field-next', { good: goodName(good) }),
      ...(counts.length > 0 ? [t('amy-space-cubes', { cubes: countsText(counts, name) })] : []),
      ...(most === null ? [] : [t('amy-field-first', { name: name(most) })]),
    ],
    rule: 'AMY-H2',
  };
}

const TEMPLE_RULES: Record<Temple, string> = { ishtar: 'AMY-T3', marduk: 'AMY-T4', tammouz: 'AMY-T5' };

export function templeInfo(temple: Temple, view: View, name: NameOf): Info {
  const { cubes, ranks } = view.temples[temple];
  const [first = 0, second = 0] = view.marduk;
  return {
    name: t('amy-temple-of', { temple }),
    state: [
      t('amy-temple-about', { temple, points: points(first), second }),
      ...(cubes.length > 0 ? [t('amy-temple-cubes', { cubes: ownersText(cubes, name) })] : []),
      ...ranks.flatMap((seat, at) =>
        seat === null ? [] : [t('amy-temple-rank', { rank: at + 1, name: name(seat) })],
      ),
    ],
    rule: TEMPLE_RULES[temple],
  };
}

const CRAFT_RULES: Record<Craft, string> = {
  farmer: 'AMY-H2',
  priest: 'AMY-H4',
  engineer: 'AMY-H5',
  merchant: 'AMY-H7',
};

export function craftInfo(trio: number, craft: Craft, cards: readonly ViewCraft[], view: View): Info {
  const cost = view.trios[trio]?.cost ?? 0;
  const name = cards.every((card) => card.turned)
    ? t('amy-craft-turned', { trio: trio + 1, craft: craftName(craft) })
    : t('amy-craft-card', {
        trio: trio + 1,
        craft: craftName(craft),
        does: t('amy-craft-does', { craft, points: points(view.engineer_points) }),
        cost,
        price: talents(cost),
      });
  return { name, rule: CRAFT_RULES[craft] };
}

const GUILD_RULES: Record<Guild, string> = {
  caravaneer: 'AMY-D2',
  banker: 'AMY-D3',
  palace: 'AMY-D4',
  gardener: 'AMY-D5',
};
export const guildRule = (guild: Guild) => GUILD_RULES[guild];

export function guildInfo(guild: Guild, view: View, name: NameOf): Info {
  return {
    name: guildName(guild),
    state: view.guilds.filter((card) => card.guild === guild).map(stockText),
    counts: view.seats
      .map(({ seat }, at) => ({ seat, level: levelOf(view.seats[at]!, guild) }))
      .filter(({ level }) => level > 0)
      .map(({ seat, level }) => ({
        seat,
        text: t('amy-guild-holder', { name: name(seat), guild, level }),
      })),
    rule: guildRule(guild),
  };
}

/** One level of a guild. */
export function stockInfo(card: ViewStock): Info {
  return { name: guildName(card.guild), state: [stockText(card)], rule: guildRule(card.guild) };
}

/** What a card in the supply does, and how many are left. */
function stockText(card: ViewStock): string {
  return t('amy-guild-left', { level: card.level, left: card.left, effect: guildEffect(card) });
}

/** What a guild card does. */
export function guildEffect(card: ViewCard | ViewStock): string {
  switch (card.guild) {
    case 'caravaneer':
      return t('amy-effect-caravaneer', { spaces: card.spaces, keep: card.keep });
    case 'banker':
      return t('amy-effect-banker', { talents: talents(card.talents), points: card.points });
    case 'palace':
      return t('amy-effect-palace', { points: card.points });
    case 'gardener':
      return t('amy-effect-gardener');
  }
}

const CITY_RULES: Record<ViewCity['kind'], string> = { sale: 'AMY-C3', guild: 'AMY-C4', plant: 'AMY-C7' };

/** `barred`: the caravan may not come here, although its owner is choosing. */
export function cityInfo(city: ViewCity, cost: number | undefined, barred: boolean): Info {
  return {
    name: cityName(city.name),
    state: [
      dealText(city),
      ...(cost === undefined ? [] : [t('amy-city-cost', { price: object.camels(cost) })]),
      ...(barred ? [t('amy-city-barred', { kind: city.kind })] : []),
    ],
    rule: barred ? 'AMY-R5' : CITY_RULES[city.kind],
  };
}

function dealText(city: ViewCity): string {
  const price = (goods: readonly Good[]) => goods.map(goodName).join(' + ');
  switch (city.kind) {
    case 'sale':
      return t('amy-city-sale', { one: points(city.points[0]), two: city.points[1] });
    case 'guild':
      return t('amy-city-guild', {
        price: price(city.price),
        guilds: city.offers.map(guildName).join(' / '),
      });
    case 'plant':
      return t('amy-city-plant', { price: price(city.price), quality: city.quality ?? 0 });
  }
}

/** A good: wine stands for any other. */
export const goodRule = (good: Good) => (good === 'wine' ? 'AMY-C8' : 'AMY-T8');

export function handLabel(good: Good, count: number): string {
  return t('amy-hand-good', { good: goodName(good), count });
}

export function offerLabel(what: Good | Gift): string {
  if (what === 'camel') return camels(1);
  if (what === 'talent') return talents(1);
  return goodName(what);
}
