/** The sentences of the coach. */

import type { GameUi, NameOf } from '$games/contract';
import { t } from '$lib/i18n/index.svelte';
import { briefRule } from '$lib/rulings';
import { sourceName } from '$lib/table/tally';
import type { Fact } from './grading';

/** What an action brings about, without its piece and place; null if there are no words for it. */
export function factText(
  fact: Fact,
  seat: number,
  { ui, game, name }: { ui: GameUi; game: string; name: NameOf },
): string | null {
  const { points, entry } = fact;
  if (points === 0) return ui.gist?.(entry) ?? briefRule(game, fact.ruling);
  const args = { points, source: sourceName(game, entry) };
  if (fact.seat !== seat) return t('coach-points-other', { ...args, name: name(fact.seat ?? 0) });
  return t(fact.later ? 'coach-points-later' : 'coach-points', args);
}
