/** Babylonia in sentences. */

import type { Entry, Move, NameOf } from '../contract';
import { endOf } from '$lib/covers';
import { t } from '$lib/i18n/index.svelte';
import { isRiver, type Spot } from './board';
import type { Babylonia } from './index';
import { siteAt } from './look';
import type { Card, Kind, Tile, View, ViewSite, ViewToken } from './types';

/** What the messages call a tile: their keys cannot begin with a digit. */
const tileKey = (tile: Tile) => `t-${tile}`;

export function tileText(tile: Tile): string {
  return t('bab-tile', { tile: tileKey(tile) });
}
export function cardText(card: Card): string {
  return t('bab-card-effect', { card });
}
export function kindText(kind: Kind): string {
  return t('bab-kind', { kind });
}

/** What an action is called. */
export function actionText({ action }: Move<Babylonia>, view: View): string {
  switch (action.action) {
    case 'place': {
      const { kind, hex } = action;
      const site = siteAt(view, hex);
      if (site?.site === 'field')
        return t('bab-do-field', { kind, hex, tile: tileKey(site.tile), worth: site.worth });
      return t(isRiver(hex) ? 'bab-do-river' : 'bab-do-place', { kind, hex });
    }
    case 'finish':
      return t('bab-do-finish');
    case 'resolve': {
      const { hex } = action;
      const site = siteAt(view, hex);
      return site?.site === 'city'
        ? t('bab-do-resolve-city', { hex, tile: tileKey(site.tile) })
        : t('bab-do-resolve-ziggurat', { hex });
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

/** What is expected of whoever decides. */
export function taskText(view: View, legal: readonly Move<Babylonia>[]): string {
  switch (view.phase) {
    case 'place':
      return placeTask(view, legal);
    case 'resolve':
      return t('bab-task-resolve');
    case 'card':
      return t('bab-task-card');
    case 'extra':
      return t('bab-task-extra');
    default:
      return '';
  }
}

function placeTask({ demand, placed }: View, legal: readonly Move<Babylonia>[]): string {
  if (legal.length === 1 && legal[0]?.action.action === 'finish') return t('bab-task-finish');
  if (!demand || demand.owed === 0) return t('bab-task-more');
  if (placed.length > 0) return t('bab-task-second');
  if (demand.more) return t('bab-task-any');
  return t(demand.owed === 1 ? 'bab-task-one' : 'bab-task-two');
}

/** One line of the log. */
export function eventText(entry: Entry<Babylonia>, name: NameOf): string | null {
  const { event } = entry;
  const who = entry.seat === undefined ? '' : name(entry.seat);
  switch (event.event) {
    // The layout is on the board, and the draw is on the stand; nobody reads thirty lines about them.
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
        hex: event.hex,
      });
    case 'field':
      return event.counts_cities
        ? t('bab-log-field-cities', { who, hex: event.hex, cities: entry.points })
        : t('bab-log-field', { who, hex: event.hex, worth: entry.points });
    case 'ziggurats':
      return t('bab-log-ziggurats', { who, touched: event.touched });
    case 'surrounded':
      return t(event.site === 'ziggurat' ? 'bab-log-surrounded-ziggurat' : 'bab-log-surrounded-city', {
        hex: event.hex,
      });
    case 'citizens':
      return t('bab-log-citizens', { who, hex: event.hex, tokens: event.tokens });
    case 'city_taken':
      return t('bab-log-city-taken', { who, hex: event.hex, tile: tileKey(event.tile) });
    case 'city_lost':
      return t('bab-log-city-lost', { hex: event.hex, tile: tileKey(event.tile) });
    case 'cities':
      return t('bab-log-cities', { who, owned: event.owned });
    case 'city_pairs':
      return t('bab-log-city-pairs', { who, pairs: event.pairs });
    case 'ziggurat_tied':
      return t('bab-log-ziggurat-tied', { hex: event.hex });
    case 'card_taken':
      return t('bab-log-card-taken', { who, card: event.card, effect: cardText(event.card) });
    case 'extra_turn':
      return t('bab-log-extra-turn', { who });
    case 'turn':
      return t('bab-log-turn', { who });
    case 'over':
      return endOf('babylonia', event.reason);
  }
}

/** Who stands beside a site, in words. */
function countsText(counts: readonly number[], name: NameOf): string {
  const told = counts.flatMap((count, seat) =>
    count > 0 ? [t('bab-count', { who: name(seat), count })] : [],
  );
  return told.length > 0 ? told.join(', ') : t('bab-count-none');
}

export function siteText(site: ViewSite): string {
  if (site.site !== 'ziggurat') return tileText(site.tile);
  return t(site.resolved ? 'bab-ziggurat-done' : 'bab-ziggurat');
}

/** A city or ziggurat for whoever cannot see the board. */
export function aroundText(site: Exclude<ViewSite, { site: 'field' }>, name: NameOf): string {
  return t('bab-hex-site', {
    hex: site.hex,
    what: siteText(site),
    open: site.open.length,
    counts: countsText(site.tokens, name),
  });
}

/** The name of a hex, with what lies on it, for whoever cannot see the board. */
export function hexText(
  { id: hex, region }: Spot,
  on: ViewToken | ViewSite | undefined,
  name: NameOf,
): string {
  if (!on) return t('bab-hex-free', { hex, region });
  if (!('site' in on))
    return t(on.face_down ? 'bab-hex-token-down' : 'bab-hex-token', {
      hex,
      who: name(on.seat),
      kind: on.kind ?? 'token',
    });
  if (on.site === 'field') return t('bab-hex-field', { hex, what: siteText(on), worth: on.worth });
  return aroundText(on, name);
}
