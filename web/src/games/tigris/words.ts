/** Sentences about actions, tasks, events and squares. The forms of words are in `game-tigris.ftl` of each language. */

import { endOf } from '$lib/covers';
import { t, type Args } from '$lib/i18n/index.svelte';
import type { Entry, Move, NameOf } from '../contract';
import { COLOURS } from './facts';
import type { Tigris } from './game';
import { PRINTED } from './squares';
import type { Colour, Leader, Monument, Square, TilesByColour, View, ViewLeader } from './types';

/** A leader's owner and kind, for sentences. */
const leaderArgs = ({ colour, seat }: Leader, name: NameOf): Args => ({ leader: colour, owner: name(seat) });

const monumentArgs = ([first, second]: Monument): Args => ({ first, second });

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** What an action is called on a button or chip. */
export function actionText({ text, action }: Move<Tigris>, view: View): string {
  switch (action.action) {
    case 'leader':
      return t('tne-do-leader', { leader: action.leader.colour, square: action.square });
    case 'withdraw':
      return t('tne-do-withdraw', { leader: action.leader.colour });
    case 'tile':
      return t('tne-do-tile', { tile: action.colour, square: action.square });
    case 'catastrophe':
      return t('tne-do-catastrophe', { square: action.square });
    case 'swap':
      return t('tne-do-swap', { tiles: tileList(action.tiles) });
    case 'pass':
      return t('tne-do-pass', { actions: view.actions });
    case 'support':
      return t('tne-do-support', { count: action.count, tile: view.conflict?.tiles ?? 'red' });
    case 'choose':
      return t('tne-do-choose', { leader: action.colour });
    case 'monument':
      return t('tne-do-monument', { ...monumentArgs(action.monument), square: action.square });
    case 'wonder':
      return t('tne-do-wonder', { square: action.square });
    case 'no_monument':
      return t('tne-do-no-monument');
    case 'building':
      return t('tne-do-building', { building: view.placed?.colour ?? 'red', square: action.square });
    case 'no_building':
      return t('tne-do-no-building');
    case 'take':
      return t('tne-do-take', { square: action.square });
    case 'wonder_point':
      return t('tne-do-wonderpoint', { colour: action.colour, points: 1 });
    case 'draw':
    case 'start':
      return text;
  }
}

/** Whether it is to be seen that whoever decides holds no such tile. */
function lacks({ actor, seats }: View, tile: Colour): boolean {
  return seats.find(({ seat }) => seat === actor)?.hand?.[tile] === 0;
}

/** Tiles as "2× temple, 1× farm". */
export function tileList(tiles: TilesByColour): string {
  return COLOURS.filter((tile) => tiles[tile] > 0)
    .map((tile) => t('tne-tiles-of', { count: tiles[tile], tile }))
    .join(', ');
}

/** What is expected of whoever decides. `mine` is whether it is said to that player. */
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

/** One sentence for the log; null for draws, which would only fill it: the hand shows them. */
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
      const args = { name, leader: event.leader.colour, square: event.to };
      return event.from === undefined
        ? t('tne-log-leader', args)
        : t('tne-log-moved', { ...args, from: event.from });
    }
    case 'home':
      return t('tne-log-home', {
        ...leaderArgs(event.leader, nameOf),
        from: event.from,
        cause: event.cause,
      });
    case 'tile':
      return t('tne-log-tile', { name, tile: event.colour, square: event.square });
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
      return t('tne-log-united', { square: event.square });
    case 'catastrophe':
      return t('tne-log-catastrophe', { name, square: event.square, tile: event.tile ?? 'none' });
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
        colour: event.colour,
        points,
      });
    case 'removed':
      return t('tne-log-removed', { name, count: event.squares.length, tile: event.colour });
    case 'building':
      return t('tne-log-building', { name, building: event.colour, square: event.square });
    case 'building_back':
      return t('tne-log-building-back', { building: event.colour });
    case 'monument':
      return t('tne-log-monument', { name, ...monumentArgs(event.monument), square: event.square });
    case 'wonder':
      return t('tne-log-wonder', { name, square: event.square });
    case 'declined':
      return t('tne-log-declined', { name, what: event.what });
    case 'treasure':
      return t('tne-log-treasure', { name, square: event.square });
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

/** What lies on a square, for screen readers and tooltips. */
export function squareText(square: Square, view: View, name: NameOf): string {
  const cell = view.cells[square];
  const realm = view.kingdoms.some(({ squares }) => squares.includes(square)) ? 'yes' : 'none';
  switch (cell?.kind) {
    case undefined: {
      const ground = PRINTED[view.board].rivers.includes(square) ? 'river' : 'land';
      return t('tne-square-empty', { square, ground });
    }
    case 'catastrophe':
      return t('tne-square-dead', { square });
    case 'leader':
      return t('tne-square-leader', { square, ...leaderArgs(cell.leader, name) });
    case 'down':
      return t('tne-square-down', { square, treasure: yes(cell.treasure), realm });
    case 'tile':
      return view.placed?.covered && view.placed.square === square
        ? t('tne-square-union', { square, tile: cell.colour })
        : t('tne-square-tile', {
            square,
            tile: cell.colour,
            treasure: yes(cell.treasure),
            building: cell.building ? cell.colour : 'none',
            realm,
          });
  }
}

/** A leader with its strengths. */
export function leaderText({ leader, revolt, war }: ViewLeader, name: NameOf): string {
  return t('tne-leader-strength', { ...leaderArgs(leader, name), revolt, war });
}

export const nameIn =
  (players: readonly { name: string }[]): NameOf =>
  (seat) =>
    players[seat]?.name ?? t('player-number', { number: seat + 1 });
