/** Babylonia on the page. */

import { t } from '$lib/i18n/index.svelte';
import type { ActionParts, Entry, GameUi, ScoreShown, SeatFact } from '../contract';
import Board from './Board.svelte';
import { cityIcon, factIcon } from './icons';
import Panel from './Panel.svelte';
import Tray from './Tray.svelte';
import type { View, ViewSeat, What } from './types';
import { actionText, cardText, endText, eventText, taskText, tileText, wordsOf } from './words';

function parts(action: string): ActionParts {
  const { verb, first, second } = wordsOf(action);
  switch (verb) {
    case 'place':
      return { thing: first, place: second };
    case 'resolve':
      return { place: first };
    case 'take':
      return { place: `card-${first}` };
    default:
      return { variant: action };
  }
}

function eventPlaces({ event }: Entry<What>): string[] {
  if ('hex' in event) return [event.hex];
  if (event.event === 'card_taken') return [`card-${event.card}`];
  return [];
}

/** Slow enough to follow what a city brings, quick over what only goes on. */
function eventPace({ event }: Entry<What>): number {
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
function winnings(own: ViewSeat, seat: number): SeatFact[] {
  return [
    {
      label: t('bab-fact-cities', { count: own.cities.length, cities: own.cities.map(tileText).join(', ') }),
      value: own.cities.length,
      icon: cityIcon,
    },
    ...own.cards.map((card) => ({
      label: t(own.used.includes(card) ? 'bab-fact-card-used' : 'bab-fact-card', {
        card,
        effect: cardText(card),
      }),
      value: own.used.includes(card) ? `(${card})` : card,
      icon: factIcon('card', seat),
    })),
  ];
}

/** At the end the winnings stand beside the score. */
function score(view: View, seat: number): ScoreShown {
  const own = view.seats[seat];
  if (!own) return { total: 0 };
  return { total: own.score, parts: view.phase === 'over' ? winnings(own, seat) : [] };
}

function seatFacts(view: View, seat: number): SeatFact[] {
  const own = view.seats[seat];
  if (!own) return [];
  return [
    {
      label: t('bab-fact-stand', { count: own.stand_size }),
      value: own.stand_size,
      icon: factIcon('stand', seat),
    },
    {
      label: t('bab-fact-pool', { count: own.pool_size }),
      value: own.pool_size,
      icon: factIcon('pool', seat),
    },
    ...(view.phase === 'over' ? [] : winnings(own, seat)),
  ];
}

const game: GameUi<View, What> = {
  Board,
  Tray,
  Panel,
  parts,
  actionText,
  taskText,
  eventText,
  eventPlaces,
  eventPace,
  score,
  seatFacts,
  endText,
};

export default game;
