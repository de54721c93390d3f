/** The sentences of Babylon: actions, tasks, events, names of cells and stacks. */

import { t } from '$lib/i18n/index.svelte';
import type { ActionParts, Entry, NameOf } from '../contract';
import { seatNumber } from '../contract';
import {
  anchorPlace,
  BIN_THING,
  cellPlace,
  cellText,
  cornerCell,
  CORNERS,
  costOf,
  decoPlace,
  materialOf,
  readAction,
  readCell,
  stackPlace,
  symbolOf,
  tileThing,
  TOKEN_PLACE,
  TOKEN_THING,
  type Cell,
} from './model';
import type { Category, View, ViewCell, ViewStack, What } from './types';

/** Takes an action apart: turned tiles are things, and what is left open is level and lookout. */
export function parts(action: string, view: View): ActionParts {
  const act = readAction(action);
  const seat = seatNumber(view.active);
  switch (act?.kind) {
    case 'remove':
    case 'mine':
      return { place: stackPlace(act.stack) };
    case 'place':
      return {
        thing: tileThing(act.source, act.rotation),
        place: anchorPlace(seat, act.anchor),
        variant: `L${act.level}${act.lookout ?? ''}`,
      };
    case 'join':
      return { place: decoPlace(seat, act.symbol, act.a, act.b) };
    case 'statue':
      return { place: decoPlace(seat, 'statue', act.cell) };
    case 'change':
      return { thing: TOKEN_THING, place: cellPlace(seat, act.cell), variant: act.symbol };
    case 'discard':
      return act.source === 'stored' ? { thing: BIN_THING } : { variant: 'discard' };
    case 'store':
    case 'end':
      return { variant: act.kind };
    default:
      return { variant: action };
  }
}

export function actionText(action: string, view: View): string {
  const act = readAction(action);
  switch (act?.kind) {
    case 'board':
      return t('bbl-do-board', { flower: act.flower });
    case 'reveal':
      return t('bbl-do-reveal', { tile: act.tile });
    case 'start':
      return t('bbl-do-start', { number: act.seat + 1 });
    case 'token':
      return t('bbl-do-token', { token: act.token });
    case 'remove':
    case 'mine': {
      const stack = view.quarry.find((one) => one.stack === cellText(act.stack));
      const material = materialOf(stack?.tile ?? '');
      const cell = cellText(act.stack);
      if (act.kind === 'remove') return t('bbl-do-remove', { cell, material });
      return t('bbl-do-mine', { cell, material, pillars: stack?.gain?.pillars ?? 0 });
    }
    case 'place': {
      const { pillars } = costOf(view, act);
      return t('bbl-do-place', {
        source: act.source,
        cell: cellText(act.anchor),
        level: act.level,
        turn: act.rotation * 90,
        lookout: act.lookout ?? 'none',
        pillars,
      });
    }
    case 'join':
      return t('bbl-do-join', { symbol: act.symbol, from: cellText(act.a), to: cellText(act.b) });
    case 'statue':
      return t('bbl-do-statue', { cell: cellText(act.cell) });
    case 'change':
      return t('bbl-do-change', { cell: cellText(act.cell), symbol: act.symbol });
    case 'store':
      return t('bbl-do-store');
    case 'discard':
      return t('bbl-do-discard', { source: act.source });
    case 'end':
      return t('bbl-do-end');
    default:
      return action;
  }
}

export function taskText(view: View, legal: readonly string[]): string {
  switch (view.phase) {
    case 'remove':
      return t('bbl-task-remove');
    case 'mine':
      return t('bbl-task-mine');
    case 'store':
      return t('bbl-task-store');
    case 'build': {
      if (legal.length === 0) return t('bbl-task-build');
      const kinds = new Set(legal.map((action) => readAction(action)?.kind));
      const tile = kinds.has('place');
      const deco = kinds.has('join') || kinds.has('statue') || kinds.has('change');
      if (kinds.has('end'))
        return t('bbl-task-end', { can: tile ? (deco ? 'both' : 'tile') : deco ? 'deco' : 'none' });
      return t('bbl-task-hold', { can: tile ? (deco ? 'both' : 'tile') : deco ? 'deco' : 'none' });
    }
    default:
      return '';
  }
}

export function eventText(entry: Entry<What>, name: NameOf): string | null {
  const { event } = entry;
  const who = entry.seat === undefined ? '' : name(entry.seat);
  switch (event.event) {
    case 'board':
      return t('bbl-event-board', { name: who, flower: event.flower });
    // Sixteen of them open the game, and later they follow from mining: the quarry marks them.
    case 'revealed':
      return null;
    case 'starts':
      return t('bbl-event-starts', { name: who });
    case 'token':
      return t('bbl-event-token', { round: event.round, token: event.token });
    case 'removed':
      return t('bbl-event-removed', { name: who, material: materialOf(event.tile), cell: event.stack });
    case 'turn':
      return t('bbl-event-turn', { name: who, round: event.round });
    case 'gift':
      return t('bbl-event-gift', { name: who, what: supportText(event.singles, event.doubles, 0) });
    case 'mined': {
      const less = event.edges + event.flower - event.pillars;
      return t('bbl-event-mined', {
        name: who,
        material: materialOf(event.tile),
        cell: event.stack,
        pillars: event.pillars,
        edges: event.edges,
        flower: event.flower,
        less,
        how: less > 0 ? (event.flower > 0 ? 'both' : 'less') : event.flower > 0 ? 'flower' : 'edges',
      });
    }
    case 'placed':
      return t('bbl-event-placed', {
        name: who,
        material: materialOf(event.tile),
        cell: event.anchor,
        level: event.level,
        on: supportText(event.singles, event.doubles, event.statues),
      });
    case 'lookout':
      return t('bbl-event-lookout', { cell: event.cell, level: event.level });
    case 'joined':
      return t('bbl-event-joined', {
        name: who,
        symbol: event.symbol,
        from: event.first,
        to: event.second,
        level: event.level,
      });
    case 'statue':
      return t('bbl-event-statue', { name: who, cell: event.cell, level: event.level });
    case 'changed':
      return t('bbl-event-changed', { name: who, cell: event.cell, symbol: event.symbol });
    case 'stored':
      return t('bbl-event-stored', { name: who, material: materialOf(event.tile) });
    case 'discarded':
      return t('bbl-event-discarded', { name: who, material: materialOf(event.tile) });
    case 'returned':
      return t('bbl-event-returned', { name: who, what: supportText(event.singles, event.doubles, 0) });
    case 'scored':
      return t('bbl-event-scored', { name: who, category: event.category, total: event.total });
    case 'over':
      return t('bbl-event-over');
  }
}

/** "2 single pillars, 1 double": what a tile stands on. */
export function supportText(singles: number, doubles: number, statues: number): string {
  const list = [
    singles > 0 ? t('bbl-singles', { count: singles }) : null,
    doubles > 0 ? t('bbl-doubles', { count: doubles }) : null,
    statues > 0 ? t('bbl-statues', { count: statues }) : null,
  ];
  return list.filter((one) => one !== null).join(', ');
}

export const scorePlace = (seat: number, category: Category) => `${seat}-score-${category}`;

export function eventPlaces(entry: Entry<What>): string[] {
  const { event, seat } = entry;
  const at = (cell: Cell) => (seat === undefined ? [] : [cellPlace(seat, cell)]);
  switch (event.event) {
    case 'removed':
    case 'revealed':
    case 'mined':
      return [stackPlace(readCell(event.stack))];
    case 'placed': {
      const anchor = readCell(event.anchor);
      return CORNERS.flatMap((corner) => at(cornerCell(anchor, corner)));
    }
    case 'lookout':
    case 'statue':
    case 'changed':
      return at(readCell(event.cell));
    case 'joined':
      return [event.first, event.second].flatMap((cell) => at(readCell(cell)));
    case 'scored':
      return seat === undefined ? [] : [scorePlace(seat, event.category)];
    case 'token':
      return [TOKEN_PLACE];
    case 'board':
    case 'starts':
    case 'turn':
    case 'gift':
    case 'stored':
    case 'discarded':
    case 'returned':
    case 'over':
      return [];
  }
}

const PACES: Partial<Record<What['event'], number>> = {
  revealed: 0,
  token: 1200,
  mined: 800,
  placed: 800,
  lookout: 300,
  scored: 350,
  gift: 400,
  joined: 700,
  statue: 700,
};

export function eventPace(entry: Entry<What>): number {
  return PACES[entry.event.event] ?? (eventPlaces(entry).length > 0 ? 450 : 0);
}

/** A cell of a garden for those who cannot see it. */
export function cellLabel(cell: Cell, here: ViewCell | undefined): string {
  const symbol = symbolOf(here?.symbol) ?? 'none';
  return t('bbl-cell', {
    cell: cellText(cell),
    level: here?.level ?? 0,
    symbol,
    thing: here?.thing ?? (here?.gap ? 'gap' : 'none'),
  });
}

/** What a tile shows, in words: "statue, fountain; pink flowers". */
export function tileText(tile: { tile: string; flower: string; symbols: string }): string {
  const symbols = [...tile.symbols].flatMap((letter) => symbolOf(letter) ?? []);
  return t('bbl-tile', {
    material: materialOf(tile.tile),
    flower: tile.flower,
    symbols: symbols.map((symbol) => t('bbl-symbol', { symbol })).join(', '),
  });
}

export function stackText(view: View, stack: ViewStack): string {
  const cell = stack.stack;
  if (!stack.tile || !stack.flower || !stack.symbols) return t('bbl-stack-bottom', { cell });
  const tile = tileText({ tile: stack.tile, flower: stack.flower, symbols: stack.symbols });
  if (!stack.gain) return t('bbl-stack', { cell, tile });
  return t('bbl-stack-gain', {
    cell,
    tile,
    pillars: stack.gain.pillars,
    edges: stack.gain.edges,
    flower: stack.gain.flower,
    token: view.token?.token === 'less' ? 'less' : 'none',
  });
}
