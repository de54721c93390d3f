/** The sentences of Babylon: actions, tasks, events, names of cells and stacks. */

import { endOf } from '$lib/covers';
import { t } from '$lib/i18n/index.svelte';
import type { ActionParts, Entry, Move, NameOf } from '../contract';
import {
  anchorPlace,
  BIN_THING,
  cellPlace,
  cellsOf,
  cellText,
  decoPlace,
  onTurn,
  placementOf,
  scorePlace,
  stackAt,
  stackPlace,
  tileThing,
  TOKEN_PLACE,
  TOKEN_THING,
  type Babylon,
} from './model';
import type { Action, Cell, Material, View, ViewCell, ViewStack, ViewTile, What } from './types';

/** Takes an action apart: turned tiles are things, and what is left open is level and lookout. */
export function parts(action: Action, view: View): ActionParts {
  const seat = onTurn(view);
  switch (action.action) {
    case 'remove':
    case 'mine':
      return { place: stackPlace(action.stack) };
    case 'place':
      return {
        thing: tileThing(action.source, action.rotation),
        place: anchorPlace(seat, action.anchor),
        variant: `L${action.level}${action.lookout ?? ''}`,
      };
    case 'join':
      return { place: decoPlace(seat, action.symbol, action.first, action.second) };
    case 'statue':
      return { place: decoPlace(seat, 'statue', action.cell) };
    case 'change':
      return { thing: TOKEN_THING, place: cellPlace(seat, action.cell), variant: action.symbol };
    case 'discard':
      return action.source === 'stored' ? { thing: BIN_THING } : { variant: 'discard' };
    default:
      return { variant: action.action };
  }
}

export function actionText(move: Move<Babylon>, view: View): string {
  const { action, outlook } = move;
  switch (action.action) {
    case 'board':
      return t('bbl-do-board', { flower: action.flower });
    case 'reveal':
      return t('bbl-do-reveal', { tile: action.tile });
    case 'start':
      return t('bbl-do-start', { number: action.seat + 1 });
    case 'token':
      return t('bbl-do-token', { token: action.token });
    case 'remove':
      return t('bbl-do-remove', { cell: cellText(action.stack) });
    case 'mine':
      return t('bbl-do-mine', {
        cell: cellText(action.stack),
        material: stuff(stackAt(view, action.stack)?.top?.material),
        pillars: outlook?.outlook === 'mine' ? outlook.pillars : 0,
      });
    case 'place':
      return t('bbl-do-place', {
        source: action.source,
        cell: cellText(action.anchor),
        level: action.level,
        turn: action.rotation * 90,
        lookout: action.lookout ?? 'none',
        pillars: placementOf(move)?.pillars ?? 0,
      });
    case 'join':
      return t('bbl-do-join', {
        symbol: action.symbol,
        from: cellText(action.first),
        to: cellText(action.second),
      });
    case 'statue':
      return t('bbl-do-statue', { cell: cellText(action.cell) });
    case 'change':
      return t('bbl-do-change', { cell: cellText(action.cell), symbol: action.symbol });
    case 'store':
      return t('bbl-do-store');
    case 'discard':
      return t('bbl-do-discard', { source: action.source });
    case 'end':
      return t('bbl-do-end');
  }
}

export function taskText(view: View, legal: readonly Move<Babylon>[]): string {
  switch (view.phase) {
    case 'remove':
      return t('bbl-task-remove');
    case 'mine':
      return t('bbl-task-mine');
    case 'store':
      return t('bbl-task-store');
    case 'build': {
      if (legal.length === 0) return t('bbl-task-build');
      const kinds = new Set(legal.map(({ action }) => action.action));
      const tile = kinds.has('place');
      const deco = kinds.has('join') || kinds.has('statue') || kinds.has('change');
      const can = tile ? (deco ? 'both' : 'tile') : deco ? 'deco' : 'none';
      return t(kinds.has('end') ? 'bbl-task-end' : 'bbl-task-hold', { can });
    }
    default:
      return '';
  }
}

export function eventText(entry: Entry<Babylon>, name: NameOf): string | null {
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
      return t('bbl-event-removed', { name: who, cell: cellText(event.stack) });
    case 'turn':
      return t('bbl-event-turn', { name: who, round: event.round });
    case 'gift':
      return t('bbl-event-gift', { name: who, what: supportText(event) });
    case 'mined': {
      const { stack, material, edges, flower, less, short, pillars } = event;
      const gain = { edges, flower, less, short, pillars };
      return t('bbl-event-mined', { name: who, material: stuff(material), cell: cellText(stack), ...gain });
    }
    case 'placed':
      return t('bbl-event-placed', {
        name: who,
        material: stuff(event.material),
        cell: cellText(event.anchor),
        level: event.level,
        on: supportText(event),
      });
    case 'lookout':
      return t('bbl-event-lookout', { cell: cellText(event.cell) });
    case 'joined':
      return t('bbl-event-joined', {
        name: who,
        symbol: event.symbol,
        from: cellText(event.first),
        to: cellText(event.second),
        level: event.level,
      });
    case 'statue':
      return t('bbl-event-statue', { name: who, cell: cellText(event.cell), level: event.level });
    case 'changed':
      return t('bbl-event-changed', { name: who, cell: cellText(event.cell), symbol: event.symbol });
    case 'stored':
      return t('bbl-event-stored', { name: who, material: stuff(event.material) });
    case 'discarded':
      return t('bbl-event-discarded', { name: who, material: stuff(event.material) });
    case 'returned':
      return t('bbl-event-returned', { name: who, what: supportText(event) });
    case 'scored':
      return t('bbl-event-scored', { name: who, category: event.category, total: event.total });
    case 'over':
      return endOf('babylon', event.reason);
  }
}

/** How words name what a tile is made of. */
export const stuff = (material: Material | undefined) => material ?? 'start';

/** "2 single pillars, 1 double": what a tile stands on. */
export function supportText(on: { singles: number; doubles: number; statues?: number }): string {
  const list = [
    on.singles > 0 ? t('bbl-singles', { count: on.singles }) : null,
    on.doubles > 0 ? t('bbl-doubles', { count: on.doubles }) : null,
    on.statues ? t('bbl-statues', { count: on.statues }) : null,
  ];
  return list.filter((one) => one !== null).join(', ');
}

export function eventPlaces({ event, seat }: Entry<Babylon>): string[] {
  const at = (...cells: Cell[]) => (seat === undefined ? [] : cells.map((cell) => cellPlace(seat, cell)));
  switch (event.event) {
    case 'removed':
    case 'revealed':
    case 'mined':
      return [stackPlace(event.stack)];
    case 'placed':
      return at(...cellsOf(event.anchor));
    case 'lookout':
    case 'statue':
    case 'changed':
      return at(event.cell);
    case 'joined':
      return at(event.first, event.second);
    case 'scored':
      return seat === undefined ? [] : [scorePlace(seat, event.category)];
    case 'token':
      return [TOKEN_PLACE];
    default:
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

export function eventPace(entry: Entry<Babylon>): number {
  return PACES[entry.event.event] ?? (eventPlaces(entry).length > 0 ? 450 : 0);
}

/** A cell of a garden for those who cannot see it. */
export function cellLabel(cell: Cell, here: ViewCell | undefined): string {
  return t('bbl-cell', {
    cell: cellText(cell),
    level: here?.level ?? 0,
    symbol: here?.symbol ?? 'none',
    thing: here?.thing ?? (here?.gap ? 'gap' : 'none'),
  });
}

/** What a tile shows, in words: "statue, fountain; pink flowers". */
export function tileText({ material, flower, symbols }: ViewTile): string {
  const names = symbols.flatMap((symbol) => (symbol ? t('bbl-symbol', { symbol }) : []));
  return t('bbl-tile', { material: stuff(material), flower, symbols: names.join(', ') });
}

export function stackText({ stack, top, gain }: ViewStack): string {
  const cell = cellText(stack);
  if (!top) return t('bbl-stack-bottom', { cell });
  const tile = tileText(top);
  if (!gain) return t('bbl-stack', { cell, tile });
  return t('bbl-stack-gain', { cell, tile, ...gain, edges: gain.edges.length });
}
