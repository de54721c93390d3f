/** Babylon for the page. */

import { t } from '$lib/i18n/index.svelte';
import type { GameUi, SeatFact } from '../contract';
import { FLOWER_ICONS, PillarIcon } from './art/icons';
import Board from './Board.svelte';
import './palette.css';
import Panel from './Panel.svelte';
import Tray from './Tray.svelte';
import type { View, What } from './types';
import { actionText, eventPace, eventPlaces, eventText, parts, taskText } from './words';

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
  score: (view, seat) => ({ total: view.seats[seat]?.score ?? 0 }),
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
