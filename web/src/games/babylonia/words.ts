/** The texts of Babylonia. */

import type { Entry, Move, NameOf } from '../contract';
import { endOf } from '$lib/covers';
import { t } from '$lib/i18n/index.svelte';
import { isRiver, whereOf, type Spot } from './board';
import type { Babylonia } from './index';
import { siteAt, type ShownCard } from './lookup';
import { CITIZEN_POINTS } from './facts';
import type { Info } from '$lib/ui/info';
import type { Card, Hex, Kind, Tile, View, ViewSite, ViewToken } from './types';

/** A tile's key in the messages, where keys cannot begin with a digit. */
const tileKey = (tile: Tile) => `t-${tile}`;

const CITIZENS = ['merchant', 'official', 'priest'] as const;

export function tileText(tile: Tile): string {
  return t('bab-tile', { tile: tileKey(tile) });
}
export function cardText(card: Card): string {
  return t('bab-card-effect', { card });
}
export function kindText(kind: Kind): string {
  return t('bab-kind', { kind });
}

/** Where a hex is, in words: "by the upper Tigris". */
export function whereText(hex: Hex): string {
  const where = whereOf(hex);
  return t(where.in ? 'bab-where-river' : where.river === 'none' ? 'bab-where-land' : 'bab-where-bank', {
    river: where.river,
    reach: where.reach,
    region: where.region,
  });
}

/** The label of an action. */
export function actionText({ action }: Move<Babylonia>, view: View): string {
  switch (action.action) {
    case 'place': {
      const { kind, hex } = action;
      const site = siteAt(view, hex);
      const where = whereText(hex);
      if (site?.site === 'field')
        return t('bab-do-field', { kind, where, tile: tileKey(site.tile), worth: site.worth });
      return t(isRiver(hex) ? 'bab-do-river' : 'bab-do-place', { kind, where });
    }
    case 'finish':
      return t('end-turn');
    case 'resolve': {
      const where = whereText(action.hex);
      const site = siteAt(view, action.hex);
      return site?.site === 'city'
        ? t('bab-do-resolve-city', { where, tile: tileKey(site.tile) })
        : t('bab-do-resolve-ziggurat', { where });
    }
    case 'take':
      return t('bab-do-take', { card: action.card, effect: cardText(action.card) });
    case 'extra':
      return t(action.yes ? 'bab-do-extra' : 'bab-do-no-extra');
    case 'box':
      return t('bab-do-box', { card: action.card });
    case 'lay':
      return t('bab-do-lay', { tile: tileKey(action.tile) });
    case 'draw':
      return t('bab-do-draw', { kind: action.kind });
    case 'start':
      return t('bab-do-start', { seat: action.seat + 1 });
  }
}

/** What is expected of the player who decides. */
export function taskText(view: View, legal: readonly Move<Babylonia>[]): string {
  switch (view.phase) {
    case 'place':
      return placeTask(view, legal);
    case 'resolve':
      return t('bab-task-resolve', { sites: onlyCities(view) ? 'cities' : 'any' });
    case 'card':
      return t('bab-task-card');
    case 'extra':
      return t('bab-task-extra');
    default:
      return '';
  }
}

function placeTask(view: View, legal: readonly Move<Babylonia>[]): string {
  const { demand, placed } = view;
  if (legal.length === 1 && legal[0]?.action.action === 'finish') return t('bab-task-finish');
  const farmers = placed.length > 0 && placed.every((hex) => isFarmer(view, hex));
  if (!demand || demand.owed === 0) {
    // After three farmers a card may allow a citizen as well.
    const others = legal.some(({ action }) => action.action === 'place' && action.kind !== 'farmer');
    if (farmers && !others) return t('bab-task-farmers');
    // Two different citizens on land: card 4 allows the third.
    return t(placed.length === 2 && !farmers && holdsFour(view) ? 'bab-task-third' : 'bab-task-more');
  }
  // A farmer may be the first of several, if there are enough.
  if (placed.length > 0) {
    if (demand.more && citizensPossible(view)) return t('bab-task-second-card');
    return t(farmers && demand.more && farmersLeft(view) >= 2 ? 'bab-task-farmer' : 'bab-task-second');
  }
  if (demand.more) return t(citizensPossible(view) ? 'bab-task-any-card' : 'bab-task-any');
  return t(demand.owed === 1 ? 'bab-task-one' : 'bab-task-two');
}

function isFarmer({ tokens }: View, hex: Hex): boolean {
  const token = tokens.find((one) => one.hex === hex);
  return token?.kind === 'farmer' && !token.face_down;
}

/** The farmers on the stand of the active player, as far as one may see it. */
function farmersLeft({ active, seats }: View): number {
  return (active === null ? undefined : seats[active]?.stand?.farmer) ?? 0;
}

/** Whether the active player has card 4, with which three different citizens may be played. */
function holdsFour({ active, seats }: View): boolean {
  return active !== null && (seats[active]?.cards.some(({ card }) => card === 4) ?? false);
}

/** Whether card 4 and the stand allow three different citizens, those already played on this turn included. */
function citizensPossible(view: View): boolean {
  const { active, seats, placed, tokens } = view;
  const stand = active === null ? undefined : seats[active]?.stand;
  if (!stand || !holdsFour(view)) return false;
  const played = placed.map((hex) => tokens.find((one) => one.hex === hex));
  if (played.some((token) => !token || token.face_down || token.kind === 'farmer')) return false;
  return CITIZENS.every((kind) => stand[kind] > 0 || played.some((token) => token?.kind === kind));
}

/** Whether no ziggurat is among what has to be resolved. */
function onlyCities({ sites }: View): boolean {
  return !sites.some((site) => site.site === 'ziggurat' && site.pending);
}

/** One line of the log. */
export function eventText(entry: Entry<Babylonia>, name: NameOf): string | null {
  const { event } = entry;
  const who = entry.seat === undefined ? '' : name(entry.seat);
  switch (event.event) {
    // The layout can be seen on the board and the draw on the stand; thirty log lines about them would not help.
    case 'laid':
    case 'drew':
      return null;
    case 'boxed':
      return t('bab-log-boxed', { card: event.card });
    case 'starts':
      return t('bab-log-starts', { who });
    case 'placed':
      return t(event.face_down ? 'bab-log-river' : 'bab-log-placed', {
        who,
        kind: event.kind ?? 'token',
        where: whereText(event.hex),
      });
    case 'field':
      return event.counts_cities
        ? t('bab-log-field-cities', { who, where: whereText(event.hex), cities: entry.points })
        : t('bab-log-field', { who, where: whereText(event.hex), worth: entry.points });
    case 'ziggurats':
      return t('bab-log-ziggurats', { who, touched: event.touched });
    case 'surrounded':
      return t(event.site === 'ziggurat' ? 'bab-log-surrounded-ziggurat' : 'bab-log-surrounded-city', {
        where: whereText(event.hex),
      });
    case 'citizens':
      return t('bab-log-citizens', { who, where: whereText(event.hex), tokens: event.tokens });
    case 'city_taken':
      return t('bab-log-city-taken', { who, where: whereText(event.hex), tile: tileKey(event.tile) });
    case 'city_lost':
      return t('bab-log-city-lost', { where: whereText(event.hex), tile: tileKey(event.tile) });
    case 'cities':
      return t('bab-log-cities', { who, owned: event.owned });
    case 'city_pairs':
      return t('bab-log-city-pairs', { who, pairs: event.pairs });
    case 'ziggurat_tied':
      return t('bab-log-ziggurat-tied', { where: whereText(event.hex) });
    case 'card_taken':
      return t('bab-log-card-taken', { who, card: event.card });
    case 'extra_turn':
      return t('bab-log-extra-turn', { who });
    case 'turn':
      return t('bab-log-turn', { who });
    case 'over':
      return endOf('babylonia', event.reason);
  }
}

export function siteText(site: ViewSite): string {
  if (site.site !== 'ziggurat') return tileText(site.tile);
  return t(site.resolved ? 'bab-ziggurat-done' : 'bab-ziggurat');
}

/** A city, field or ziggurat with what counts there now. */
export function siteInfo(site: ViewSite, name: NameOf): Info {
  const head = { name: siteText(site), where: whereText(site.hex), at: site.hex };
  if (site.site === 'field')
    return { ...head, state: [t('bab-look-field', { worth: site.worth })], rule: 'BAB-P6' };
  const done = site.site === 'ziggurat' && site.resolved;
  const links = site.site === 'city' ? site.links : [];
  const counts = site.tokens
    .map((count, seat) => {
      const { scoring = [], points = 0 } = links.find((one) => one.seat === seat) ?? {};
      const text = t(site.site === 'city' ? 'bab-count-city' : 'bab-count', {
        who: name(seat),
        count,
        citizens: scoring.length,
        each: CITIZEN_POINTS,
        points,
      });
      return { seat, count, citizens: scoring.length, text, first: seat === site.leader };
    })
    .filter(({ count, citizens }) => count > 0 || citizens > 0);
  const tie = site.leader === undefined && !done && counts.length > 1;
  return {
    ...head,
    state: [
      ...(done ? [] : [t('bab-look-open', { open: site.open.length })]),
      ...(tie ? [t('bab-look-tie')] : []),
    ],
    counts,
    rule: site.site === 'city' ? 'BAB-C4' : done ? 'BAB-P5' : 'BAB-Z1',
  };
}

/** A hex and what is on it. */
export function hexInfo({ id: hex, region }: Spot, on: ViewToken | ViewSite | undefined, name: NameOf): Info {
  if (!on)
    return {
      name: t('bab-free', { region }),
      where: whereText(hex),
      rule: region === 'river' ? 'BAB-P4' : 'BAB-P3',
      at: hex,
    };
  if ('site' in on) return siteInfo(on, name);
  const rule = on.face_down ? 'BAB-P4' : on.kind === 'farmer' ? 'BAB-P6' : 'BAB-C3';
  return {
    name: t('bab-token', { who: name(on.seat), kind: on.kind ?? 'token' }),
    where: whereText(hex),
    state: on.face_down ? [t('bab-token-down')] : [],
    rule,
    at: hex,
  };
}

/** A ziggurat card. */
export function cardInfo({ card, seat, used }: ShownCard, name: NameOf): Info {
  const held = seat === null ? [] : [t(used ? 'bab-card-used' : 'bab-card-held', { who: name(seat) })];
  return { name: t('bab-card-title', { card }), state: [cardText(card), ...held], rule: cardRule(card) };
}

/** The rule of a card. */
export const cardRule = (card: Card) => `BAB-K${card}`;
