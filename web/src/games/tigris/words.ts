/** Sentences about actions, tasks, events and squares. The forms of words are in `game-tigris.ftl` of each language. */

import { t, type Args } from '$lib/i18n/index.svelte';
import type { Entry, NameOf } from '../contract';
import { deedOf } from './actions';
import { contentOf, countHand, leaderColour, leaderSeat, monumentColours } from './pieces';
import { printed, pointOf } from './squares';
import type { Colour, Leader, Square, View, What } from './types';

/** A leader's owner and kind, for sentences. */
const leaderArgs = (leader: Leader, name: NameOf): Args => ({
  leader: leaderColour(leader),
  owner: name(leaderSeat(leader)),
});

function monumentArgs(monument: string): Args {
  const [first, second] = monumentColours(monument);
  return { first, second };
}

/** What an action is called on a button or chip. */
export function actionText(action: string, view: View): string {
  const deed = deedOf(action);
  if (!deed) return action;
  switch (deed.kind) {
    case 'leader':
      return t('tne-do-leader', { leader: leaderColour(deed.leader), square: deed.square });
    case 'withdraw':
      return t('tne-do-withdraw', { leader: leaderColour(deed.leader) });
    case 'tile':
      return t('tne-do-tile', { tile: deed.colour, square: deed.square });
    case 'cat':
      return t('tne-do-catastrophe', { square: deed.square });
    case 'swap':
      return t('tne-do-swap', { tiles: tileList(deed.tiles) });
    case 'pass':
      return t('tne-do-pass', { actions: view.actions });
    case 'support':
      return t('tne-do-support', { count: deed.count, tile: view.conflict?.supporters ?? 'red' });
    case 'choose':
      return t('tne-do-choose', { leader: deed.colour });
    case 'monument':
      return t('tne-do-monument', { ...monumentArgs(deed.monument), square: deed.square });
    case 'wonder':
      return t('tne-do-wonder', { square: deed.square });
    case 'no-monument':
      return t('tne-do-no-monument');
    case 'building': {
      const colour = placedColour(view);
      return t('tne-do-building', { building: colour, square: deed.square });
    }
    case 'no-building':
      return t('tne-do-no-building');
    case 'take':
      return t('tne-do-take', { square: deed.square });
    case 'wonderpoint':
      return t('tne-do-wonderpoint', { colour: deed.colour, points: 1 });
  }
}

/** The colour of the tile just placed, which is that of the building it may bring. */
function placedColour(view: View): string {
  const content = contentOf(view.placed === undefined ? undefined : view.cells[view.placed]);
  return content?.kind === 'tile' ? content.colour : 'red';
}

/** Whether it is to be seen that whoever decides holds no such tile. */
function lacks({ actor, seats }: View, tile: Colour): boolean {
  const hand = seats.find(({ seat }) => seat === actor)?.hand;
  return hand !== undefined && countHand(hand)[tile] === 0;
}

/** Tiles such as `ttf` as "2× temple, 1× farm". */
export function tileList(tiles: string): string {
  const kinds = [...new Set(tiles)];
  return kinds
    .map((letter) => {
      const content = contentOf(`${letter}.`);
      const count = [...tiles].filter((one) => one === letter).length;
      return t('tne-tiles-of', { count, tile: content?.kind === 'tile' ? content.colour : 'red' });
    })
    .join(', ');
}

/** What is expected of whoever decides. `mine` is whether it is said to that player. */
export function taskText(view: View, mine: boolean): string {
  const whom = mine ? 'you' : 'other';
  switch (view.phase) {
    case 'act':
      return t('tne-task-act', { whom, actions: view.actions });
    case 'choose':
      return t('tne-task-choose', { whom });
    case 'support': {
      const { conflict } = view;
      const tile = conflict?.supporters ?? 'red';
      return t('tne-task-support', {
        whom: mine && lacks(view, tile) ? 'bare' : whom,
        conflict: conflict?.war === undefined ? 'revolt' : 'war',
        tile,
        leader: leaderColour(conflict?.attacker ?? 'K1'),
      });
    }
    case 'building':
      return t('tne-task-building', { whom, building: placedColour(view) });
    case 'monument':
      return t('tne-task-monument', {
        whom,
        wonder: (view.choices ?? []).some((choice) => choice.startsWith('wonder')) ? 'yes' : 'no',
      });
    case 'take':
      return t('tne-task-take', { whom });
    case 'wonderpoint':
      return t('tne-task-wonderpoint', { whom });
    default:
      return '';
  }
}

/** One sentence for the log; null for draws, which would only fill it: the hand shows them. */
export function eventText(entry: Entry<What>, name: NameOf): string | null {
  const { event, points } = entry;
  const who = entry.seat === undefined ? '' : name(entry.seat);
  switch (event.event) {
    case 'drew':
      return null;
    case 'starts':
      return t('tne-log-starts', { name: who });
    case 'turn':
      return t('tne-log-turn', { name: who });
    case 'leader':
      return event.from === undefined
        ? t('tne-log-leader', { name: who, leader: leaderColour(event.leader), square: event.to })
        : t('tne-log-moved', {
            name: who,
            leader: leaderColour(event.leader),
            from: event.from,
            square: event.to,
          });
    case 'home':
      return t('tne-log-home', {
        ...leaderArgs(event.leader, name),
        from: event.from,
        why: whyHome(entry.ruling),
      });
    case 'tile':
      return t('tne-log-tile', { name: who, tile: event.colour, square: event.square });
    case 'point':
      return t('tne-log-point', {
        ...leaderArgs(event.leader, name),
        colour: event.colour,
        points,
        instead: leaderColour(event.leader) === event.colour ? 'no' : 'yes',
      });
    case 'bonus':
      return t('tne-log-bonus', { name: who, building: event.colour, colour: event.colour, points });
    case 'united':
      return t('tne-log-united', { square: event.square });
    case 'catastrophe':
      return t('tne-log-catastrophe', { name: who, square: event.square, tile: event.tile ?? 'none' });
    case 'swapped':
      return event.tiles === undefined
        ? t('tne-log-swapped', { name: who, count: event.count })
        : t('tne-log-swapped-own', { name: who, tiles: tileList(event.tiles) });
    case 'passed':
      return t('tne-log-passed', { name: who });
    case 'conflict':
      return t(event.war === undefined ? 'tne-log-revolt' : 'tne-log-war', {
        leader: leaderColour(event.attacker),
        attacker: name(leaderSeat(event.attacker)),
        attack: event.attack,
        defender: name(leaderSeat(event.defender)),
        defence: event.defence,
      });
    case 'support':
      return t('tne-log-support', {
        name: who,
        count: event.count,
        tile: event.colour,
        leader: leaderColour(event.leader),
      });
    case 'won':
      return t('tne-log-won', {
        ...leaderArgs(event.leader, name),
        strength: event.strength,
        against: event.against,
        colour: event.colour,
        points,
      });
    case 'removed':
      return t('tne-log-removed', { name: who, count: event.squares.length, tile: event.colour });
    case 'building':
      return t('tne-log-building', { name: who, building: event.colour, square: event.square });
    case 'building_back':
      return t('tne-log-building-back', { building: event.colour });
    case 'monument':
      return t('tne-log-monument', { name: who, ...monumentArgs(event.monument), square: event.square });
    case 'wonder':
      return t('tne-log-wonder', { name: who, square: event.square });
    case 'declined':
      return t('tne-log-declined', { name: who, what: event.what });
    case 'treasure':
      return t('tne-log-treasure', { name: who, square: event.square });
    case 'income':
      return t('tne-log-income', {
        ...leaderArgs(event.leader, name),
        ...monumentArgs(event.monument),
        colour: leaderColour(event.leader),
        points,
      });
    case 'wonder_point':
      return t('tne-log-wonderpoint', { name: who, colour: event.colour, points });
    case 'over':
      return t('tne-log-over', { reason: endReason(event.reason) });
  }
}

/** Why a leader went home, from the ruling: called back, lost a conflict, or lost its last temple. */
function whyHome(ruling: string): string {
  if (ruling === 'TNE-C3.1') return 'called';
  return ruling === 'TNE-C7.7' || ruling === 'TNE-C8.8' ? 'lost' : 'temple';
}

export const endReason = (words: string) => (words.includes('bag') ? 'bag' : 'treasures');

/** What lies on a square, for screen readers and tooltips. */
export function squareText(square: Square, view: View, name: NameOf): string {
  const content = contentOf(view.cells[square]);
  const { x, y } = pointOf(square);
  const board = printed(view.board);
  const on = (list: readonly { x: number; y: number }[]) => list.some((one) => one.x === x && one.y === y);
  const kingdom = view.kingdoms.findIndex((one) => one.squares.includes(square));
  const realm = kingdom < 0 ? 'none' : 'yes';
  if (!content) return t('tne-square-empty', { square, ground: on(board.river) ? 'river' : 'land' });
  const covered = view.placed === square && (view.phase === 'choose' || view.phase === 'support');
  switch (content.kind) {
    case 'dead':
      return t('tne-square-dead', { square });
    case 'leader':
      return t('tne-square-leader', { square, ...leaderArgs(content.leader, name) });
    case 'down':
      return t('tne-square-down', { square, treasure: content.treasure ? 'yes' : 'no', realm });
    case 'tile':
      return covered
        ? t('tne-square-union', { square, tile: content.colour })
        : t('tne-square-tile', {
            square,
            tile: content.colour,
            treasure: content.treasure ? 'yes' : 'no',
            building: content.building ? content.colour : 'none',
            realm,
          });
  }
}

/** A leader with its strengths. */
export function leaderText(leader: Leader, name: NameOf, strength?: { revolt: number; war: number }): string {
  const args = leaderArgs(leader, name);
  return strength ? t('tne-leader-strength', { ...args, ...strength }) : t('tne-leader-of', args);
}

export const nameIn =
  (players: readonly { name: string }[]): NameOf =>
  (seat) =>
    players[seat]?.name ?? t('player-number', { number: seat + 1 });
