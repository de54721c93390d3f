/** The page's part of Tigris & Euphrates. */

import { t } from '$lib/i18n/index.svelte';
import type { ActionParts, Entry, GameUi, Gain, Preview, SeatFact } from '../contract';
import { picture } from '../contract';
import { ability, gist, taskRule } from './abilities';
import Board from './Board.svelte';
import FactIcon from './FactIcon.svelte';
import Panel from './Panel.svelte';
import PointIcon from './PointIcon.svelte';
import Tray from './Tray.svelte';
import { isTurned } from './facing.svelte';
import { COLOURS } from './facts';
import type { Tigris } from './game';
import { fill, ink, leaderId, leadersOn, monumentId, standId, swapId } from './pieces';
import { sounds } from './sounds';
import type { Action, Colour } from './types';
import { actionText, eventText, taskText } from './words';

/**
 * Things are tiles by colour, leaders, `catastrophe`, `swap`, monuments and `wonder`. Places are squares, `home` for a leader
 * that is withdrawn, sites of monuments and the wonder, and the choices of a scene.
 */
function parts(action: Action): ActionParts {
  switch (action.action) {
    case 'leader':
      return { thing: leaderId(action.leader), place: action.square };
    case 'withdraw':
      return { thing: leaderId(action.leader), place: 'home' };
    case 'tile':
      return { thing: `tile-${action.colour}`, place: action.square };
    case 'catastrophe':
      return { thing: 'catastrophe', place: action.square };
    case 'swap':
      return { thing: 'swap', place: swapId(action.tiles) };
    case 'support':
      return { place: `support-${action.count}` };
    case 'choose':
      return { place: `war-${action.colour}` };
    case 'monument':
      return { thing: monumentId(action.monument), place: `monument-${action.square}` };
    case 'wonder':
      return { thing: 'wonder', place: `wonder-${action.square}` };
    case 'building':
    case 'take':
      return { place: action.square };
    case 'wonder_point':
      return { place: `point-${action.colour}` };
    default:
      return {};
  }
}

function attempt(action: Action, square: string): Action | null {
  const moves = action.action === 'leader' || action.action === 'tile' || action.action === 'catastrophe';
  return moves ? { ...action, square } : null;
}

function eventPlaces({ event }: Entry<Tigris>): string[] {
  switch (event.event) {
    case 'leader':
      return event.from === undefined ? [event.to] : [event.to, event.from];
    case 'home':
      return [event.from];
    case 'tile':
    case 'united':
    case 'catastrophe':
    case 'building':
    case 'treasure':
      return [event.square];
    case 'point':
    case 'support':
    case 'won':
    case 'income':
      return [standId(event.leader)];
    case 'conflict':
      return [standId(event.attacker), standId(event.defender)];
    case 'removed':
    case 'monument':
    case 'wonder':
      return event.squares;
    default:
      return [];
  }
}

/** Conflicts are shown longer; events that need no attention are skipped. */
function eventDuration(entry: Entry<Tigris>): number {
  switch (entry.event.event) {
    case 'drew':
    case 'starts':
    case 'turn':
    case 'building_back':
      return 0;
    case 'conflict':
      return 900;
    case 'support':
      return 600;
    case 'won':
      return 1000;
    case 'removed':
      return 700;
    default:
      return entry.points !== 0 ? 550 : 450;
  }
}

/** Points by player and colour: the score, which is the weakest colour, would show little. */
function gains({ events }: Preview<Tigris>): Gain[] {
  const sums = new Map<string, { seat: number; colour: Colour | undefined; points: number }>();
  for (const { event, seat, points } of events) {
    if (points === 0 || seat === undefined) continue;
    // A treasure is a point of any colour.
    const colour = 'colour' in event ? event.colour : undefined;
    const key = `${seat} ${colour}`;
    const sum = sums.get(key) ?? { seat, colour, points: 0 };
    sums.set(key, { ...sum, points: sum.points + points });
  }
  return [...sums.values()].map(({ seat, colour, points }) => ({
    seat,
    text: `+${points}`,
    label: colour ? t('tne-points', { colour, points }) : t('tne-fact-treasures', { count: points }),
    colour: colour ? fill(colour) : 'var(--treasure)',
    ink: colour ? ink(colour) : '#2b1d05',
  }));
}

const game: GameUi<Tigris> = {
  Board,
  Tray,
  Panel,
  parts,
  attempt,
  coordinates: (action) => ('square' in action ? action.square : undefined),
  actionText,
  careful: ({ action }) => action === 'pass',
  // There is one of each: a stray tap would move it again.
  staysChosen: ({ action }) => action !== 'leader',
  taskText: (view, legal) => taskText(view, legal.length > 0),
  taskRule,
  ability,
  gist,
  lessonArgs: () => ({ turned: isTurned() ? 'yes' : 'no' }),
  eventText,
  eventPlaces,
  sounds,
  eventDuration,
  gains,
  scoreRule: 'TNE-C13.1',
  score: (view, seat) => {
    const own = view.seats[seat];
    if (!own || own.screened) return { total: null };
    return {
      total: own.score,
      parts: [
        ...COLOURS.map((colour): SeatFact => {
          const count = own.points[colour];
          // At the end treasures fill the weakest colours up to the score.
          const filled = view.phase === 'over' ? Math.max(0, own.score - count) : 0;
          return {
            label: t('tne-fact-points', { colour, count }),
            value: filled > 0 ? `${count} + ${filled}` : count,
            name: t('tne-points-of', { colour }),
            mark: view.phase === 'over' && count + filled === own.score,
            icon: picture(PointIcon, { colour }),
            colour: fill(colour),
            ink: ink(colour),
            brief: true,
            rule: 'TNE-C13.1',
          };
        }),
        {
          label: t('tne-fact-treasures', { count: own.treasures }),
          name: t('tne-treasures'),
          value: own.treasures,
          icon: picture(FactIcon, { kind: 'treasure' }),
          rule: 'TNE-C11.5',
        },
      ],
    };
  },
  seatFacts: (view, seat) => {
    const own = view.seats[seat];
    if (!own) return [];
    const leaders = leadersOn(view).filter(({ leader }) => leader.seat === seat).length;
    return [
      {
        label: t('tne-fact-leaders', { count: leaders }),
        value: leaders,
        icon: picture(FactIcon, { kind: 'leaders' }),
        rule: 'TNE-C3.1',
      },
      {
        label: t('tne-fact-hand', { count: own.hand_size }),
        value: own.hand_size,
        icon: picture(FactIcon, { kind: 'hand' }),
        rule: 'TNE-C6.3',
      },
      {
        label: t('tne-catastrophes', { count: own.catastrophes }),
        value: own.catastrophes,
        icon: picture(FactIcon, { kind: 'catastrophe' }),
        rule: 'TNE-C9.1',
      },
    ];
  },
};

export default game;
