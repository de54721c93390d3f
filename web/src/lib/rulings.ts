/** Rules in the visitor's language: `rulings-GAME.ftl` for Czech and Polish, the server's own words for English. */

import type { RulingFacts } from '$lib/api/wire';
import { found, useWords } from '$lib/i18n/index.svelte';

export function useRulings(game: string): Promise<void> {
  return useWords(`rulings-${game}`);
}

/** Fluent's ids know no dots. */
export function rulingText(ruling: RulingFacts): string {
  return found(ruling.id.replaceAll('.', '_')) ?? ruling.text;
}

export interface Chapter {
  key: string;
  rulings: { id: string; text: string }[];
}

/** Rules by the letter after the game's mark: `BAB-C4` belongs to chapter `C`. The order stays as it is. */
export function chapters(rulings: readonly { id: string; text: string }[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const ruling of rulings) {
    const key = /-([A-Z]+)/.exec(ruling.id)?.[1] ?? '';
    const chapter = found.get(key) ?? { key, rulings: [] };
    chapter.rulings.push(ruling);
    found.set(key, chapter);
  }
  return [...found.values()];
}

/** Letters without their marks, so that `mesto` finds `město`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase();
}

/** Whether every word of a search is in the id or the text. */
export function matches(ruling: { id: string; text: string }, search: string): boolean {
  const text = plain(`${ruling.id} ${ruling.text}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
