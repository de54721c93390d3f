/** Babylon for the page. */

import { t } from '$lib/i18n/index.svelte';
import type { GameUi, SeatFact } from '../contract';
import { CATEGORY_ICONS, FLOWER_ICONS, PillarIcon } from './art/icons';
import Board from './Board.svelte';
import './palette.css';
import Panel from './Panel.svelte';
import Tray from './Tray.svelte';
import type { Category, View, ViewSeat, What } from './types';
import { actionText, eventPace, eventPlaces, eventText, parts, taskText } from './words';

/** The rows of the score pad, and what decides a tie. */
function scoreParts({ categories, visible_holes: holes }: ViewSeat): SeatFact[] {
  const rows = categories.map(([name, points]) => {
    const category = name as Category;
    return {
      label: `${t('bbl-category', { category })}: ${points}`,
      value: points,
      icon: CATEGORY_ICONS[category],
    };
  });
  const label = `${t('bbl-holes')}: ${holes} (${t('bbl-holes-how')})`;
  return [...rows, { label, value: holes, icon: CATEGORY_ICONS.holes }];
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
  ownVariants: true,
  score(view, seat) {
    const info = view.seats[seat];
    if (!info) return { total: 0 };
    // While the game goes on, the score pad tells what the score is made of.
    return view.phase === 'over' ? { total: info.score, parts: scoreParts(info) } : { total: info.score };
  },
  seatFacts(view, seat) {
    const info = view.seats[seat];
    if (!info) return [];
    const facts: SeatFact[] = [
      { label: t('bbl-fact-pillars', { count: info.pillars }), value: info.pillars, icon: PillarIcon },
    ];
    if (info.flower) {
      const label = t('bbl-fact-board', { flower: info.flower });
      facts.unshift({ label, value: '', icon: FLOWER_ICONS[info.flower] });
    }
    return facts;
  },
  keys: () => [
    ['R', t('bbl-key-turn')],
    ['L', t('bbl-key-level')],
  ],
  endText: (view) => (view.end === undefined ? null : t('bbl-end')),
};

export default game;
