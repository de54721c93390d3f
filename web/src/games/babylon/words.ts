/** The sentences of Babylon: actions, tasks, events, names of cells and stacks. */

import { endOf } from '$lib/covers';
import { t } from '$lib/i18n/index.svelte';
import type { ActionParts, Entry, Move, NameOf } from '../contract';
import {
  anchorAt,
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
import type { Info } from '$lib/ui/info';
import { SIDE } from './facts';
import type {
  Action,
  Anchor,
  Category,
  Cell,
  Material,
  Stack,
  Symbol,
  Token,
  View,
  ViewCell,
  ViewStack,
  ViewTile,
  What,
} from './types';

/** Splits an action into choices: a rotated tile is a thing, and level and lookout make the variant. */
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

/** The tile in hand at another place, on top of what is there. */
export function attempt(action: Action, place: string, view: View): Action | null {
  const anchor = anchorAt(place);
  if (action.action !== 'place' || anchor === undefined) return null;
  const plan = view.seats[onTurn(view)]?.plan;
  const level = 1 + Math.max(...cellsOf(anchor).map(({ x, y }) => plan?.[y]?.[x]?.level ?? 0));
  const { lookout: _, ...bare } = action;
  return { ...bare, anchor, level };
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
      return t('bbl-do-remove', { where: stackWhere(action.stack) });
    case 'mine':
      return t('bbl-do-mine', {
        where: stackWhere(action.stack),
        material: stuff(stackAt(view, action.stack)?.top?.material),
        // In records and reviews nobody has asked what it would cost.
        pillars: outlook?.outlook === 'mine' ? outlook.pillars : 'unknown',
      });
    case 'place':
      return t('bbl-do-place', {
        source: action.source,
        where: tileWhere(action.anchor),
        level: action.level,
        turn: action.rotation * 90,
        lookout: action.lookout ?? 'none',
        pillars: placementOf(move)?.pillars ?? 'unknown',
      });
    case 'join':
      return t('bbl-do-join', {
        symbol: action.symbol,
        where: cellWhere(action.first),
      });
    case 'statue':
      return t('bbl-do-statue', { where: cellWhere(action.cell) });
    case 'change':
      return t('bbl-do-change', { where: cellWhere(action.cell), symbol: action.symbol });
    case 'store':
      return t('bbl-do-store');
    case 'discard':
      return t('bbl-do-discard', { source: action.source });
    case 'end':
      return t('end-turn');
  }
}

export function taskText(view: View, legal: readonly Move<Babylon>[]): string {
  switch (view.phase) {
    case 'remove':
      return t('bbl-task-remove', { number: view.gone.length + 1, players: view.players });
    case 'mine':
      return t('bbl-task-mine');
    case 'store':
      return t('bbl-task-store');
    case 'build': {
      if (legal.length === 0) return t('bbl-task-build');
      const kinds = new Set(legal.map(({ action }) => action.action));
      const tiles = new Set(legal.flatMap(({ action }) => (action.action === 'place' ? action.source : [])));
      const deco = kinds.has('join') || kinds.has('statue');
      const token = kinds.has('change');
      // Of two tiles none is chosen yet, so nothing glows in the garden.
      const tile = tiles.size > 1 ? 'tiles' : 'tile';
      // Whoever has to store or discard is told first what that would end.
      const works = kinds.has('join') || kinds.has('end') ? 'deco' : 'statue';
      const can = tiles.size > 0 ? (deco ? 'both' : tile) : deco ? works : token ? 'token' : 'none';
      return t(kinds.has('end') ? 'bbl-task-end' : 'bbl-task-hold', { can, token: token ? 'yes' : 'no' });
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
    // Sixteen tiles are revealed at the start and one after each mining: the quarry marks them instead.
    case 'revealed':
      return null;
    case 'starts':
      return t('bbl-event-starts', { name: who });
    case 'token':
      return t('bbl-event-token', { round: event.round, token: event.token });
    case 'removed':
      return t('bbl-event-removed', { name: who, where: stackWhere(event.stack) });
    case 'turn':
      return t('bbl-event-turn', { name: who, round: event.round });
    case 'gift':
      return t('bbl-event-gift', { name: who, what: supportText(event) });
    case 'mined': {
      const { stack, material, edges, flower, less, short, pillars } = event;
      const gain = { edges, flower, less, short, pillars };
      return t('bbl-event-mined', {
        name: who,
        material: stuff(material),
        where: stackWhere(stack),
        ...gain,
      });
    }
    case 'placed':
      return t('bbl-event-placed', {
        name: who,
        material: stuff(event.material),
        where: tileWhere(event.anchor),
        level: event.level,
        on: supportText(event),
      });
    case 'lookout':
      return t('bbl-event-lookout', { corner: event.corner });
    case 'joined':
      return t('bbl-event-joined', {
        name: who,
        symbol: event.symbol,
        where: cellWhere(event.first),
        level: event.level,
      });
    case 'statue':
      return t('bbl-event-statue', { name: who, where: cellWhere(event.cell), level: event.level });
    case 'changed':
      return t('bbl-event-changed', { name: who, where: cellWhere(event.cell), symbol: event.symbol });
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

/** A tile's material, as the messages name it. */
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

const DURATIONS: Partial<Record<What['event'], number>> = {
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

export function eventDuration(entry: Entry<Babylon>): number {
  return DURATIONS[entry.event.event] ?? (eventPlaces(entry).length > 0 ? 450 : 0);
}

/** Where something is in a garden, in words. */
function sector(x: number, y: number): string {
  const third = SIDE / 3;
  const row = y < third ? 'n' : y > SIDE - third ? 's' : '';
  const column = x < third ? 'w' : x > SIDE - third ? 'e' : '';
  return t('bbl-where', { sector: `${row}${column}` === '' ? 'c' : `${row}${column}` });
}
export const cellWhere = ({ x, y }: Cell) => sector(x + 0.5, y + 0.5);
const tileWhere = ({ x, y }: Anchor) => sector(x + 1, y + 1);
/** Where a stack is in the quarry. */
const stackWhere = ({ x, y }: Stack) => t('bbl-where-stack', { row: y, column: x });

export const SYMBOL_RULES: Record<Symbol, string> = {
  stairs: 'BBL-D2',
  fountain: 'BBL-D3',
  bridge: 'BBL-D4',
  statue: 'BBL-D5',
};
export const CATEGORY_RULES: Record<Category, string> = {
  statues: 'BBL-E2',
  fountains: 'BBL-E3',
  bridges: 'BBL-E4',
  stairs: 'BBL-E5',
  variety: 'BBL-E6',
  flowers: 'BBL-E7',
  lookouts: 'BBL-E8',
  highest: 'BBL-E9',
};
const THING_RULES: Record<NonNullable<ViewCell['thing']>, string> = {
  'stairs-lower': 'BBL-E5',
  'stairs-upper': 'BBL-E5',
  fountain: 'BBL-E3',
  bridge: 'BBL-E4',
  statue: 'BBL-E2',
  lookout: 'BBL-E8',
};
export const TOKEN_RULES: Record<Token, string> = {
  pillar: 'BBL-N1',
  double: 'BBL-N2',
  change: 'BBL-N3',
  add: 'BBL-N4',
  flower: 'BBL-N5',
  less: 'BBL-N6',
  blank: 'BBL-N7',
};

/** A cell of a garden. */
export function cellInfo(cell: Cell, here: ViewCell | undefined): Info {
  const { level = 0, symbol, thing, gap } = here ?? {};
  return {
    name: t('bbl-cell', {
      level,
      symbol: symbol ?? 'none',
      thing: thing ?? (gap ? 'gap' : 'none'),
    }),
    where: cellWhere(cell),
    rule: thing ? THING_RULES[thing] : symbol ? SYMBOL_RULES[symbol] : level === 0 ? 'BBL-G3' : 'BBL-P6',
    at: cellText(cell),
  };
}

/** Where the middle of a tile can go. */
export function anchorInfo(anchor: Anchor): Info {
  return { name: t('bbl-anchor'), where: tileWhere(anchor), rule: 'BBL-P6', at: cellText(anchor) };
}

/** A decoration that can be built. */
export const decorationInfo = (symbol: Symbol, text: string): Info => ({
  name: text,
  rule: SYMBOL_RULES[symbol],
});

/** A tile's symbols and flowers in words: "statue, fountain; pink flowers". */
export function tileText({ material, flower, symbols }: ViewTile): string {
  const names = symbols.flatMap((symbol) => (symbol ? t('bbl-symbol', { symbol }) : []));
  return t('bbl-tile', { material: stuff(material), flower, symbols: names.join(', ') });
}

/** A stack of the quarry. */
export function stackInfo({ stack, top, gain }: ViewStack): Info {
  const place = { where: stackWhere(stack), at: cellText(stack) };
  if (!top) return { ...place, name: t('bbl-stack-bottom'), rule: 'BBL-M2' };
  return {
    ...place,
    name: tileText(top),
    state: gain ? [t('bbl-stack-gain', { ...gain, edges: gain.edges.length })] : [],
    rule: 'BBL-M2',
  };
}
