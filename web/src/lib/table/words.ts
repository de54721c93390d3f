/** Sentences of the frame. */

import type { SeatInfo } from '$lib/api/wire';
import { t } from '$lib/i18n/index.svelte';
import type { TableModel } from './model';

/** How a seat is called: the name of the person, or the level of the bot. */
export function playerName(seat: SeatInfo): string {
  if (seat.kind === 'bot')
    return t('bot-name', { name: t(`level-${seat.level ?? 1}`), number: seat.seat + 1 });
  return seat.name || t('player-number', { number: seat.seat + 1 });
}

/** Whether nothing can be done any more. Whoever took the last action may still take it back before handing over. */
export function isOver({ position, table }: Pick<TableModel, 'position' | 'table'>): boolean {
  return table.state === 'finished' || (position?.actor === 'over' && !position.must_end);
}

interface Situation {
  model: TableModel;
  asked: boolean;
  seat: number | null;
  name: (seat: number) => string;
  task: string;
}

/** What is expected, and of whom. */
export function sentence({ model, asked, seat, name, task }: Situation): string {
  const { position } = model;
  if (!position) return t('sentence-waiting-start');
  if (model.passive ? position.actor === 'over' : isOver(model)) {
    const best = position.ranking.flatMap((rank, at) => (rank === 1 ? [at] : []));
    if (best.length === 1 && best[0] !== undefined) {
      return best[0] === seat
        ? t('sentence-you-won', { points: position.scores[best[0]] ?? 0 })
        : t('sentence-won', { name: name(best[0]), points: position.scores[best[0]] ?? 0 });
    }
    return t('sentence-tie', { names: best.map(name).join(', ') });
  }
  if (asked) {
    if (position.must_end && !position.ends_turn) return t('sentence-handed');
    if (position.must_end) return t(position.actor === 'over' ? 'sentence-end-last' : 'sentence-end');
    return task ? t('sentence-your-turn', { task }) : t('sentence-your-turn-plain');
  }
  if (position.asked !== undefined) {
    const who = name(position.asked);
    return task ? t('sentence-others-task', { name: who, task }) : t('sentence-others', { name: who });
  }
  return t('sentence-chance');
}
