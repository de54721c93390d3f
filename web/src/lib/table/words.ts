/** Sentences of the frame. */

import type { LogEntry, Position } from '$lib/api/wire';
import { t } from '$lib/i18n/index.svelte';
import type { TableModel } from './model';

export { playerName } from '$lib/names';

/** Whether the game is over for good. The player who took the last action may undo it until they end their turn. */
export function isOver({ position, table }: Pick<TableModel, 'position' | 'table'>): boolean {
  return table.state === 'finished' || (position?.actor === 'over' && !position.must_end);
}

/** How a game ended. */
export function result(
  { ranking, scores }: Pick<Position, 'ranking' | 'scores'>,
  seat: number | null,
  name: (seat: number) => string,
): string {
  const best = ranking.flatMap((rank, at) => (rank === 1 ? [at] : []));
  if (best.length === 1 && best[0] !== undefined) {
    const points = scores[best[0]] ?? 0;
    return best[0] === seat
      ? t('sentence-you-won', { points })
      : t('sentence-won', { name: name(best[0]), points });
  }
  return t('sentence-tie', { names: best.map(name).join(', ') });
}

interface Situation {
  model: TableModel;
  asked: boolean;
  seat: number | null;
  name: (seat: number) => string;
  task: string;
}

/** The sentence at the top: what is expected, and of whom; or how the game ended. */
export function sentence({ model, asked, seat, name, task }: Situation): string {
  const { position } = model;
  if (!position) return t('sentence-waiting-start');
  if (model.passive ? position.actor === 'over' : isOver(model)) {
    return result(position, seat, name);
  }
  if (asked && model.free && position.asked !== undefined) {
    return t('sentence-free', { name: name(position.asked), task });
  }
  if (asked) {
    if (position.must_end && !position.ends_turn) return t('sentence-confirm');
    if (position.must_end) return t(position.actor === 'over' ? 'sentence-end-last' : 'sentence-end');
    return task ? t('sentence-your-turn', { task }) : t('sentence-your-turn-plain');
  }
  if (position.asked !== undefined) {
    if (model.passive) return t('sentence-decides', { name: name(position.asked) });
    const { kind, stand_in: standIn } = model.table.seats[position.asked] ?? {};
    const thinks = kind === 'bot' || standIn;
    return t(thinks ? 'sentence-thinking' : 'sentence-waiting', { name: name(position.asked) });
  }
  return t(model.free ? 'sentence-free-chance' : 'sentence-chance');
}

/**
 * The log while a player has yet to end a turn. The rules are a step ahead, but it is nobody else's turn before that, and what
 * the next player gets at its start has not happened yet.
 */
export function untilEnded(log: readonly LogEntry[], holder: number | undefined): readonly LogEntry[] {
  const own = log.findLastIndex((entry) => entry.seat === holder);
  const ahead = log.findIndex(
    (entry, at) => at > own && (entry.event as { event: string }).event === 'turn' && entry.seat !== holder,
  );
  return ahead < 0 ? log : log.slice(0, ahead);
}
