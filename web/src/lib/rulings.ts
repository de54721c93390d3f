/** Rules in the visitor's language: `rulings-GAME.ftl` for Czech and Polish, the server's own words for English. */

import type { RulingFacts } from '$lib/api/wire';
import { found, useWords } from '$lib/i18n/index.svelte';

export function useRulings(game: string): Promise<void> {
  return useWords(`rulings-${game}`);
}

export function rulingText(ruling: RulingFacts): string {
  return found(ruling.id.replaceAll('.', '_')) ?? ruling.text;
}
