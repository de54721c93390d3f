/** What the moves on the board are called. */

import type { GameUi } from '$games/contract';
import { t } from '$lib/i18n/index.svelte';
import type { Study } from './study.svelte';
import { ROOT, type Node } from './tree';

/** What leads to a node, in words; by its text if nobody has seen the position before it. */
export function labelOf(study: Study, ui: GameUi, { parent, moves, seat }: Node): string {
  const [move] = moves;
  if (!move) return t('board-root');
  if (seat === null && moves.length > 1) return t('board-drawn', { count: moves.length });
  const view = study.viewAt(parent ?? ROOT);
  return view ? ui.actionText(move, view) : move.text;
}
