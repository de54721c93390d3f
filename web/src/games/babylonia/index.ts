/** The page's part of Babylonia. */

import { t } from '$lib/i18n/index.svelte';
import {
  picture,
  type ActionParts,
  type Entry,
  type GameUi,
  type ScoreShown,
  type SeatFact,
} from '../contract';
import { ability, taskRule } from './abilities';
import CitySign from './art/CitySign.svelte';
import FactIcon from './art/FactIcon.svelte';
import Board from './Board.svelte';
import { cardPlace } from './lookup';
import Panel from './Panel.svelte';
import { sounds } from './sounds';
import Tray from './Tray.svelte';
import type { Action, Outlook, View, ViewSeat, What } from './types';
import { actionText, cardRule, cardText, eventText, taskText, tileText } from './words';

export interface Babylonia {
  view: View;
  what: What;
  action: Action;
  outlook: Outlook;
  model: undefined;
}

function parts(action: Action): ActionParts {
  switch (action.action) {
    case 'place':
      return { thing: action.kind, place: action.hex };
    case 'resolve':
      return { place: action.hex };
    case 'take':
      return { place: cardPlace(action.card) };
    case 'extra':
      return { variant: String(action.yes) };
    default:
      return { variant: action.action };
  }
}

function attempt(action: Action, hex: string): Action | null {
  return action.action === 'place' ? { ...action, hex } : null;
}

function eventPlaces({ event }: Entry<Babylonia>): string[] {
  if ('hex' in event) return [event.hex];
  if (event.event === 'card_taken') return [cardPlace(event.card)];
  return [];
}

/** Slow enough to follow the scoring of a city, quick for routine events. */
function eventDuration({ event }: Entry<Babylonia>): number {
  switch (event.event) {
    case 'laid':
    case 'drew':
    case 'boxed':
    case 'turn':
      return 0;
    case 'citizens':
    case 'city_taken':
    case 'city_lost':
    case 'card_taken':
      return 900;
    case 'surrounded':
    case 'ziggurat_tied':
      return 700;
    default:
      return 500;
  }
}

/** City tiles, which break a tie (BAB-E2), and ziggurat cards. */
function winnings(own: ViewSeat): SeatFact[] {
  const cities = own.cities.map(({ tile }) => tileText(tile)).join(', ');
  return [
    {
      label: t('bab-fact-cities', { count: own.cities.length, cities }),
      value: own.cities.length,
      icon: picture(CitySign, {}),
      rule: 'BAB-C5',
    },
    ...own.cards.map(({ card, used }) => ({
      label: t(used ? 'bab-fact-card-used' : 'bab-fact-card', { card, effect: cardText(card) }),
      value: used ? `(${card})` : card,
      icon: picture(FactIcon, { what: 'card', seat: own.seat }),
      rule: cardRule(card),
    })),
  ];
}

/** At the end, city tiles and cards are shown as parts of the score. */
function score(view: View, seat: number): ScoreShown {
  const own = view.seats[seat];
  if (!own) return { total: 0 };
  return { total: own.score, parts: view.phase === 'over' ? winnings(own) : [] };
}

function seatFacts(view: View, seat: number): SeatFact[] {
  const own = view.seats[seat];
  if (!own) return [];
  return [
    {
      label: t('bab-fact-stand', { count: own.stand_size }),
      value: own.stand_size,
      icon: picture(FactIcon, { what: 'stand', seat }),
      rule: 'BAB-T3',
    },
    {
      label: t('bab-fact-pool', { count: own.pool_size }),
      value: own.pool_size,
      icon: picture(FactIcon, { what: 'pool', seat }),
      rule: 'BAB-S5',
    },
    ...(view.phase === 'over' ? [] : winnings(own)),
  ];
}

const game: GameUi<Babylonia> = {
  Board,
  Tray,
  Panel,
  parts,
  endsTurn: ({ action }) => action === 'finish',
  attempt,
  coordinates: (action) => ('hex' in action ? action.hex : undefined),
  actionText,
  taskText,
  taskRule,
  ability,
  eventText,
  eventPlaces,
  sounds,
  eventDuration,
  score,
  scoreRule: 'BAB-E2',
  seatFacts,
};

export default game;
