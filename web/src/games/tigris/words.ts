/** The texts of actions, tasks, events and squares. Grammatical forms are in each language's `game-tigris.ftl`. */

import { endOf } from '$lib/covers';
import { t, type Args } from '$lib/i18n/index.svelte';
import type { Entry, Move, NameOf } from '../contract';
import type { Info } from '$lib/ui/info';
import { COLOURS } from './facts';
import type { Tigris } from './game';
import { leadersOn } from './pieces';
import { isTurned } from './facing.svelte';
import { PRINTED, layoutOf, pointOf } from './squares';
import type { Colour, Leader, Monument, Square, TilesByColour, View, ViewLeader } from './types';

/** A leader's owner and kind, for sentences. */
const leaderArgs = ({ colour, seat }: Leader, name: NameOf): Args => ({ leader: colour, owner: name(seat) });

const monumentArgs = ([first, second]: Monument): Args => ({ first, second });

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** The label of an action on a button or chip. */
export function actionText({ text, action }: Move<Tigris>, view: View): string {
  switch (action.action) {
    case 'leader':
      return t('tne-do-leader', { leader: action.leader.colour, where: whereText(action.square) });
    case 'withdraw':
      return t('tne-do-withdraw', { leader: action.leader.colour });
    case 'tile':
      return t('tne-do-tile', { tile: action.colour, where: whereText(action.square) });
    case 'catastrophe':
      return t('tne-do-catastrophe', { where: whereText(action.square) });
    case 'swap':
      return t('tne-do-swap', { tiles: tileList(action.tiles) });
    case 'pass':
      return t('tne-do-pass', { actions: view.actions });
    case 'support':
      return t('tne-do-support', { count: action.count, tile: view.conflict?.tiles ?? 'red' });
    case 'choose':
      return t('tne-do-choose', { leader: action.colour });
    case 'monument':
      return t('tne-do-monument', { ...monumentArgs(action.monument), where: whereText(action.square) });
    case 'wonder':
      return t('tne-do-wonder', { where: whereText(action.square) });
    case 'no_monument':
      return t('tne-do-no-monument');
    case 'building':
      return t('tne-do-building', {
        building: view.placed?.colour ?? 'red',
        where: whereText(action.square),
      });
    case 'no_building':
      return t('tne-do-no-building');
    case 'take':
      return t('tne-do-take', { where: whereText(action.square) });
    case 'wonder_point':
      return t('tne-do-wonderpoint', { colour: action.colour, points: 1 });
    case 'draw':
    case 'start':
      return text;
  }
}

/** Whether the view shows that the deciding player holds no such tile. */
function lacks({ actor, seats }: View, tile: Colour): boolean {
  return seats.find(({ seat }) => seat === actor)?.hand?.[tile] === 0;
}

/** Tiles as "2× temple, 1× farm". */
export function tileList(tiles: TilesByColour): string {
  return COLOURS.filter((tile) => tiles[tile] > 0)
    .map((tile) => t('tne-tiles-of', { count: tiles[tile], tile }))
    .join(', ');
}

/** What is expected of the player who decides. `mine` is whether the text addresses that player. */
export function taskText(view: View, mine: boolean): string {
  const whom = mine ? 'you' : 'other';
  const { conflict } = view;
  switch (view.phase) {
    case 'act':
      return t('tne-task-act', { whom, actions: view.actions });
    case 'choose':
      return t('tne-task-choose', { whom });
    case 'support':
      if (!conflict) return '';
      return t('tne-task-support', {
        whom: mine && lacks(view, conflict.tiles) ? 'bare' : whom,
        conflict: conflict.kind,
        tile: conflict.tiles,
        leader: conflict.attacker.leader.colour,
      });
    case 'building':
      return t('tne-task-building', { whom, building: view.placed?.colour ?? 'red' });
    case 'monument':
      return t('tne-task-monument', { whom, wonder: yes(view.sites.some(({ kind }) => kind === 'wonder')) });
    case 'take':
      return t('tne-task-take', { whom });
    case 'wonderpoint':
      return t('tne-task-wonderpoint', { whom });
    default:
      return '';
  }
}

/** One sentence for the log; null for draws, which the hand shows and which would only clutter the log. */
export function eventText({ event, seat, points }: Entry<Tigris>, nameOf: NameOf): string | null {
  const name = seat === undefined ? '' : nameOf(seat);
  switch (event.event) {
    case 'drew':
      return null;
    case 'starts':
      return t('tne-log-starts', { name });
    case 'turn':
      return t('tne-log-turn', { name });
    case 'leader': {
      const args = { name, leader: event.leader.colour, where: whereText(event.to) };
      return t(event.from === undefined ? 'tne-log-leader' : 'tne-log-moved', args);
    }
    case 'home':
      return t('tne-log-home', {
        ...leaderArgs(event.leader, nameOf),
        where: whereText(event.from),
        cause: event.cause,
      });
    case 'tile':
      return t('tne-log-tile', { name, tile: event.colour, where: whereText(event.square) });
    case 'point':
      return t('tne-log-point', {
        ...leaderArgs(event.leader, nameOf),
        colour: event.colour,
        points,
        instead: yes(event.stands_in),
      });
    case 'bonus':
      return t('tne-log-bonus', { name, building: event.colour, colour: event.colour, points });
    case 'united':
      return t('tne-log-united', { where: whereText(event.square) });
    case 'catastrophe':
      return t('tne-log-catastrophe', { name, where: whereText(event.square), tile: event.tile ?? 'none' });
    case 'swapped':
      return event.tiles === undefined
        ? t('tne-log-swapped', { name, count: event.count })
        : t('tne-log-swapped-own', { name, tiles: tileList(event.tiles) });
    case 'passed':
      return t('tne-log-passed', { name });
    case 'conflict':
      return t(`tne-log-${event.kind}`, {
        leader: event.attacker.colour,
        attacker: nameOf(event.attacker.seat),
        attack: event.attack,
        defender: nameOf(event.defender.seat),
        defence: event.defence,
      });
    case 'support':
      return t('tne-log-support', {
        name,
        count: event.count,
        tile: event.colour,
        leader: event.leader.colour,
      });
    case 'won':
      return t('tne-log-won', {
        ...leaderArgs(event.leader, nameOf),
        strength: event.strength,
        against: event.against,
        tie: yes(event.strength === event.against),
        colour: event.colour,
        points,
      });
    case 'removed':
      return t('tne-log-removed', { name, count: event.squares.length, tile: event.colour });
    case 'building':
      return t('tne-log-building', { name, building: event.colour, where: whereText(event.square) });
    case 'building_back':
      return t('tne-log-building-back', { building: event.colour });
    case 'monument':
      return t('tne-log-monument', { name, ...monumentArgs(event.monument), where: whereText(event.square) });
    case 'wonder':
      return t('tne-log-wonder', { name, where: whereText(event.square) });
    case 'declined':
      return t('tne-log-declined', { name, what: event.what });
    case 'treasure':
      return t('tne-log-treasure', { name, where: whereText(event.square) });
    case 'income':
      return t('tne-log-income', {
        ...leaderArgs(event.leader, nameOf),
        ...monumentArgs(event.monument),
        colour: event.colour,
        points,
      });
    case 'wonder_point':
      return t('tne-log-wonderpoint', { name, colour: event.colour, points });
    case 'over':
      return endOf('tigris', event.reason);
  }
}

/** How many of the rows or columns are at one side of the board. */
const edgeOf = (count: number) => Math.floor((count + 1) / 3);

/** Where a square is on the board as it is drawn, in words: "in the north-west". */
export function whereText(square: Square): string {
  const { columns, rows, cell } = layoutOf(isTurned());
  const { x, y } = cell(pointOf(square));
  const row = y < edgeOf(rows) ? 'n' : y >= rows - edgeOf(rows) ? 's' : '';
  const column = x < edgeOf(columns) ? 'w' : x >= columns - edgeOf(columns) ? 'e' : '';
  return t('tne-where', { sector: `${row}${column}` === '' ? 'c' : `${row}${column}` });
}

/** The rule that says most about a leader: what only this one does. */
export const LEADER_RULES: Record<Colour, string> = {
  red: 'TNE-C4.6',
  blue: 'TNE-C4.6',
  green: 'TNE-C11.1',
  black: 'TNE-C4.7',
};
export const TILE_RULES: Record<Colour, string> = {
  red: 'TNE-C3.4',
  blue: 'TNE-C4.3',
  green: 'TNE-C4.6',
  black: 'TNE-C4.6',
};

/** What is on a square. */
export function squareInfo(square: Square, view: View, name: NameOf): Info {
  const cell = view.cells[square];
  const realm = view.kingdoms.some(({ squares }) => squares.includes(square)) ? [t('tne-in-kingdom')] : [];
  const place = { where: whereText(square), at: square };
  const first = (PRINTED[view.board].first as readonly Square[]).includes(square);
  const treasure = t(first ? 'tne-with-first-treasure' : 'tne-with-treasure');
  switch (cell?.kind) {
    case undefined: {
      const ground = PRINTED[view.board].rivers.includes(square) ? 'river' : 'land';
      return {
        ...place,
        name: t('tne-empty', { ground }),
        rule: ground === 'river' ? 'TNE-C4.3' : 'TNE-C3.4',
      };
    }
    case 'catastrophe':
      return { ...place, name: t('tne-dead'), rule: 'TNE-C9.3' };
    case 'leader': {
      const found = leadersOn(view).find((one) => one.square === square);
      return found
        ? { ...leaderInfo(found, name), ...place }
        : {
            ...place,
            name: t('tne-leader-of', leaderArgs(cell.leader, name)),
            rule: LEADER_RULES[cell.leader.colour],
          };
    }
    case 'down': {
      const over = view.monuments.find(({ squares }) => squares.includes(square));
      const state = [...(cell.treasure ? [treasure] : []), ...realm];
      return over
        ? { ...place, name: t('tne-monument', monumentArgs(over.monument)), state, rule: 'TNE-C10.8' }
        : view.wonder_at === undefined
          ? { ...place, name: t('tne-down'), state, rule: 'TNE-C10.5' }
          : { ...place, name: t('tne-wonder'), state, rule: 'TNE-D31' };
    }
    case 'tile':
      if (view.placed?.covered && view.placed.square === square)
        return { ...place, name: t('tne-union', { tile: cell.colour }), rule: 'TNE-C5.1' };
      return {
        ...place,
        name: t('tne-tile', { tile: cell.colour }),
        state: [
          ...(cell.treasure ? [treasure] : []),
          ...(cell.building ? [t('tne-with-building', { building: cell.colour })] : []),
          ...realm,
        ],
        rule: cell.treasure
          ? first
            ? 'TNE-C11.3'
            : 'TNE-C11.1'
          : cell.building
            ? 'TNE-C14.6'
            : TILE_RULES[cell.colour],
      };
  }
}

/** A leader with its strengths. */
export function leaderInfo({ leader, revolt, war, square }: ViewLeader, name: NameOf): Info {
  return {
    name: t('tne-leader-of', leaderArgs(leader, name)),
    where: whereText(square),
    state: [t('tne-leader-strength', { revolt, war })],
    rule: LEADER_RULES[leader.colour],
    at: square,
  };
}

export const nameIn =
  (players: readonly { name: string }[]): NameOf =>
  (seat) =>
    players[seat]?.name ?? t('player-number', { number: seat + 1 });
