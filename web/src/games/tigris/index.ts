/** Tigris & Euphrates on the page. */

import type { Component } from 'svelte';
import { t } from '$lib/i18n/index.svelte';
import type { Entry, GameUi, Gain, Preview, SeatFact } from '../contract';
import { seatNumber } from '../contract';
import Board from './Board.svelte';
import FactIcon from './FactIcon.svelte';
import Panel from './Panel.svelte';
import PointIcon from './PointIcon.svelte';
import Tray from './Tray.svelte';
import { partsOf } from './actions';
import './colours.css';
import { COLOURS, fill, ink, leaderColour, leaderSeat, leadersOn } from './pieces';
import { block, plus } from './squares';
import type { Colour, View, What } from './types';
import { actionText, endReason, eventText, taskText } from './words';

/** A picture with its properties given. */
function withProps<P extends Record<string, unknown>>(Picture: Component<P>, props: P): Component {
  return ((anchor: never) => Picture(anchor, props)) as unknown as Component;
}

const POINTS = Object.fromEntries(
  COLOURS.map((colour) => [colour, withProps(PointIcon, { colour })]),
) as Record<(typeof COLOURS)[number], Component>;
const TREASURE = withProps(FactIcon, { kind: 'treasure' });
const HAND = withProps(FactIcon, { kind: 'hand' });
const CATASTROPHE = withProps(FactIcon, { kind: 'catastrophe' });
const LEADERS = withProps(FactIcon, { kind: 'leaders' });

function eventPlaces({ event }: Entry<What>): string[] {
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
      return [`at-${event.leader}`];
    case 'conflict':
      return [`at-${event.attacker}`, `at-${event.defender}`];
    case 'removed':
      return event.squares;
    case 'monument':
      return block(event.square);
    case 'wonder':
      return plus(event.square);
    default:
      return [];
  }
}

/** Conflicts take their time; what needs no look takes none. */
function eventPace(entry: Entry<What>): number {
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

/** Points by player and colour: the score, which is the weakest colour, would tell little. */
function gains({ events }: Preview<What>): Gain[] {
  const sums = new Map<string, { seat: number; colour: Colour | null; points: number }>();
  for (const { event, seat, points } of events) {
    if (points === 0 || seat === undefined) continue;
    const colour =
      event.event === 'income'
        ? leaderColour(event.leader)
        : 'colour' in event
          ? (event.colour ?? null)
          : null;
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

/** Points and treasures are behind the screen of their owner, unless they lie open. */
function screened(view: View, seat: number): boolean {
  return view.hidden_scores && (view.observer === 'spectator' || seatNumber(view.observer) !== seat);
}

const game: GameUi<View, What> = {
  Board,
  Tray,
  Panel,
  parts: (action) => partsOf(action),
  actionText,
  taskText: (view, legal) => taskText(view, legal.length > 0),
  eventText,
  eventPlaces,
  eventPace,
  gains,
  score: (view, seat) => {
    const own = view.seats[seat];
    if (!own || screened(view, seat)) return { total: null };
    return {
      total: own.score,
      parts: [
        ...COLOURS.map((colour): SeatFact => {
          const count = own.points[colour];
          return { label: t('tne-fact-points', { colour, count }), value: count, icon: POINTS[colour] };
        }),
        {
          label: t('tne-fact-treasures', { count: own.treasures }),
          value: own.treasures,
          icon: TREASURE,
        },
      ],
    };
  },
  seatFacts: (view, seat) => {
    const own = view.seats[seat];
    if (!own) return [];
    const leaders = [...leadersOn(view).keys()].filter((leader) => leaderSeat(leader) === seat).length;
    return [
      { label: t('tne-fact-leaders', { count: leaders }), value: leaders, icon: LEADERS },
      { label: t('tne-fact-hand', { count: own.hand_size }), value: own.hand_size, icon: HAND },
      {
        label: t('tne-catastrophes', { count: own.catastrophes }),
        value: own.catastrophes,
        icon: CATASTROPHE,
      },
    ];
  },
  endText: (view) => (view.end === undefined ? null : t(`tne-end-${endReason(view.end)}`)),
};

export default game;
