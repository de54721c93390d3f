/** The page's part of Babylon. */

import { t } from '$lib/i18n/index.svelte';
import { picture, type GameUi, type SeatFact } from '../contract';
import { ability, taskRule } from './abilities';
import CategoryIcon from './art/CategoryIcon.svelte';
import Flower from './art/Flower.svelte';
import Glyph from './art/Glyph.svelte';
import Board from './Board.svelte';
import { CATEGORIES } from './facts';
import { Hand } from './hand.svelte';
import { cellText, type Babylon } from './model';
import './palette.css';
import Panel from './Panel.svelte';
import { sounds } from './sounds';
import Tray from './Tray.svelte';
import type { ViewSeat } from './types';
import {
  actionText,
  attempt,
  CATEGORY_RULES,
  eventDuration,
  eventPlaces,
  eventText,
  parts,
  taskText,
} from './words';

/** The rows of the score pad, and what decides a tie. */
function scoreParts({ points, visible_holes: holes }: ViewSeat): SeatFact[] {
  const rows = CATEGORIES.map((category) => ({
    label: t('bbl-row', { category, points: points[category] }),
    value: points[category],
    icon: picture(CategoryIcon, { category }),
    rule: CATEGORY_RULES[category],
  }));
  const label = `${t('bbl-holes')}: ${holes} (${t('bbl-holes-how')})`;
  return [
    ...rows,
    { label, value: holes, icon: picture(CategoryIcon, { category: 'holes' }), rule: 'BBL-E10' },
  ];
}

const game: GameUi<Babylon> = {
  Board,
  Tray,
  Panel,
  create: (selection) => new Hand(selection),
  parts,
  endsTurn: ({ action }) => action === 'end',
  attempt,
  coordinates: (action) => {
    if ('stack' in action) return cellText(action.stack);
    if ('anchor' in action) return cellText(action.anchor);
    return 'cell' in action ? cellText(action.cell) : undefined;
  },
  actionText,
  taskText,
  taskRule,
  ability,
  eventText,
  eventPlaces,
  sounds,
  eventDuration,
  ownVariants: true,
  scoreRule: 'BBL-E10',
  score(view, seat) {
    const info = view.seats[seat];
    if (!info) return { total: 0 };
    // During the game the score pad shows the breakdown.
    return view.phase === 'over' ? { total: info.score, parts: scoreParts(info) } : { total: info.score };
  },
  seatFacts(view, seat) {
    const info = view.seats[seat];
    if (!info) return [];
    const { pillars, flower } = info;
    const icon = picture(Glyph, { name: 'single' });
    const facts: SeatFact[] = [
      { label: t('bbl-fact-pillars', { count: pillars }), value: pillars, icon, rule: 'BBL-K1' },
    ];
    if (flower) {
      const label = t('bbl-fact-board', { flower });
      facts.unshift({ label, value: '', icon: picture(Flower, { flower }), rule: 'BBL-M3' });
    }
    return facts;
  },
  keys: () => [
    {
      key: 'R',
      text: t('bbl-key-turn'),
      press({ view, model }, { shiftKey }) {
        if (model.chosen !== null) model.turn(view, model.chosen, shiftKey ? -1 : 1);
        return model.chosen !== null;
      },
    },
    {
      key: 'L',
      text: t('bbl-key-level'),
      press({ selection, model }, { shiftKey }) {
        if (model.chosen !== null) selection.turn(shiftKey ? -1 : 1);
        return model.chosen !== null;
      },
    },
  ],
};

export default game;
