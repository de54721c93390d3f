/** Babylonia in sentences. */

import type { Entry, NameOf } from '../contract';
import { t } from '$lib/i18n/index.svelte';
import { isRiver, isZiggurat, inPlay, SPOTS } from './board';
import { fieldValue, siteLook, tokensByHex, type SiteLook } from './look';
import type { Card, Hex, Kind, Tile, View, What } from './types';

/** `place merchant 4,6` as its words. */
export interface Words {
  verb: string;
  first: string;
  second: string;
}
export function wordsOf(action: string): Words {
  const [verb = '', first = '', second = ''] = action.split(' ');
  return { verb, first, second };
}

export function tileText(tile: Tile): string {
  return t('bab-tile', { tile: `t-${tile}` });
}
export function cardText(card: Card): string {
  return t('bab-card-effect', { card });
}

/** What an action is called. */
export function actionText(action: string, view: View): string {
  const { verb, first, second } = wordsOf(action);
  switch (verb) {
    case 'place': {
      const tile = view.tiles[second];
      if (tile !== undefined)
        return t('bab-do-field', {
          kind: first,
          hex: second,
          tile: `t-${tile}`,
          worth: fieldValue(tile, view),
        });
      return isRiver(second)
        ? t('bab-do-river', { kind: first, hex: second })
        : t('bab-do-place', { kind: first, hex: second });
    }
    case 'finish':
      return t('bab-do-finish');
    case 'resolve': {
      const tile = view.tiles[first];
      return tile === undefined
        ? t('bab-do-resolve-ziggurat', { hex: first })
        : t('bab-do-resolve-city', { hex: first, tile: `t-${tile}` });
    }
    case 'take':
      return t('bab-do-take', { card: first, effect: cardText(Number(first) as Card) });
    case 'extra':
      return t(first === 'yes' ? 'bab-do-extra' : 'bab-do-no-extra');
    case 'box':
      return t('bab-do-box', { card: first });
    case 'lay':
      return t('bab-do-lay', { tile: `t-${first}` });
    case 'draw':
      return t('bab-do-draw', { kind: first });
    case 'start':
      return t('bab-do-start', { seat: first.slice(1) });
    default:
      return action;
  }
}

/** What is expected of who decides. */
export function taskText(view: View, legal: readonly string[]): string {
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

function placeTask(view: View, legal: readonly string[]): string {
  const played = view.placed.length;
  if (legal.length === 1 && legal[0] === 'finish') return t('bab-task-finish');
  if (played === 0) {
    if (view.turn === 1) return t('bab-task-one');
    if (view.turn === 2) return t('bab-task-two');
    return t('bab-task-any');
  }
  if (played === 1) return t('bab-task-second');
  return t('bab-task-more');
}

/** One line of the log. */
export function eventText(entry: Entry<What>, name: NameOf): string | null {
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
      return t(isRiver(event.hex) ? 'bab-log-river' : 'bab-log-placed', {
        who,
        kind: event.kind ?? 'token',
        hex: event.hex,
      });
    case 'field':
      return event.tile === 'c'
        ? t('bab-log-field-cities', { who, hex: event.hex, cities: entry.points })
        : t('bab-log-field', { who, hex: event.hex, worth: entry.points });
    case 'ziggurats':
      return t('bab-log-ziggurats', { who, touched: event.touched });
    case 'surrounded':
      return t(isZiggurat(event.hex) ? 'bab-log-surrounded-ziggurat' : 'bab-log-surrounded-city', {
        hex: event.hex,
      });
    case 'citizens':
      return t('bab-log-citizens', { who, hex: event.hex, tokens: event.tokens });
    case 'city_taken':
      return t('bab-log-city-taken', { who, hex: event.hex, tile: `t-${event.tile}` });
    case 'city_lost':
      return t('bab-log-city-lost', { hex: event.hex, tile: `t-${event.tile}` });
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
      return t('bab-log-over', { reason: endWord(event.reason) });
  }
}

function endWord(reason: string): string {
  return reason.includes('stand') ? 'stand' : 'cities';
}

export function endText(view: View): string | null {
  return view.end === undefined ? null : t('bab-end', { reason: endWord(view.end) });
}

/** Who stands beside a site, in words. */
export function countsText(counts: readonly number[], name: NameOf): string {
  const told = counts.flatMap((count, seat) =>
    count > 0 ? [t('bab-count', { who: name(seat), count })] : [],
  );
  return told.length > 0 ? told.join(', ') : t('bab-count-none');
}

export function siteText(site: SiteLook): string {
  if (site.what === 'ziggurat') return t(site.done ? 'bab-ziggurat-done' : 'bab-ziggurat');
  return tileText(site.tile ?? 'c');
}

/** The name of a hex for who cannot see the board. */
export function hexText(view: View, hex: Hex, name: NameOf, tokens = tokensByHex(view)): string {
  const spot = SPOTS.get(hex);
  if (!spot) return hex;
  if (!inPlay(spot, view.players)) return t('bab-hex-out', { hex });
  const token = tokens.get(hex);
  if (token) {
    const who = name(Number(token.seat.slice(1)) - 1);
    return t(token.face_down ? 'bab-hex-token-down' : 'bab-hex-token', {
      hex,
      who,
      kind: token.kind ?? 'token',
    });
  }
  const site = siteLook(view, hex, tokens);
  if (site?.what === 'field')
    return t('bab-hex-field', { hex, what: siteText(site), worth: fieldValue(site.tile ?? 'c', view) });
  if (site)
    return t('bab-hex-site', {
      hex,
      what: siteText(site),
      open: site.open.length,
      counts: countsText(site.counts, name),
    });
  return t('bab-hex-free', { hex, region: spot.region });
}

export function kindText(kind: Kind): string {
  return t('bab-kind', { kind });
}
