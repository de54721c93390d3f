/** The page's part of Amyitis: the hanging gardens, the ring of cities, and their texts. */

import type { GameUi } from '../contract';
import { ability, taskRule } from './abilities';
import Board from './Board.svelte';
import Tray from './Tray.svelte';
import type { Amyitis } from './game';
import { attempt, eventPlaces, parts } from './parts';
import { score, seatFacts } from './seat';
import { sounds } from './sounds';
import type { What } from './types';
import { actionText, coordinates, eventText, taskText } from './words';

/** Events without a log line are not played back either: twelve cards would be a long wait. */
const SILENT: readonly What['event'][] = ['laid', 'plant_laid', 'leader_token', 'dealt', 'turn', 'flipped'];

const game: GameUi<Amyitis> = {
  Board,
  Tray,
  parts,
  attempt,
  coordinates,
  actionText,
  taskText,
  taskRule,
  ability,
  eventText,
  eventPlaces,
  sounds,
  eventDuration: ({ event, points }) => {
    if (SILENT.includes(event.event)) return 0;
    if (event.event === 'moved' || event.event === 'planted' || event.event === 'round') return 900;
    return points > 0 ? 650 : 450;
  },
  score,
  scoreRule: 'AMY-E4',
  seatFacts,
};

export default game;
