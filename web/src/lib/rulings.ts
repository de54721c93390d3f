/** Rules in the visitor's language: `rulings-GAME.ftl` for Czech and Polish, the server's own words for English. */

import type { RulingFacts } from '$lib/api/wire';
import { found, knowWords, useWords } from '$lib/i18n/index.svelte';

knowWords(
  import.meta.glob<string>('../../../locales/*/{rules,rulings-*,examples-*}.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

export function useRulings(game: string): Promise<void> {
  return useWords('rules', `rulings-${game}`);
}

/** What the worked examples are called and say. */
export function useExampleWords(game: string): Promise<void> {
  return useWords(`examples-${game}`);
}

/** Fluent's ids know no dots. */
export function rulingText(ruling: RulingFacts): string {
  return found(ruling.id.replaceAll('.', '_')) ?? ruling.text;
}

export interface Chapter {
  /** Its words are `chapter-KEY`. */
  key: string;
  rulings: { id: string; text: string }[];
}

/** `docs/rulings/GAME.md` says which rule stands in which chapter. */
const pages = import.meta.glob<string>('../../../docs/rulings/*.md', { query: '?raw', import: 'default' });

/** The chapters of a game's rules: their keys and the ids in them. */
export async function chaptersOf(game: string): Promise<{ key: string; ids: string[] }[]> {
  const page = pages[`../../../docs/rulings/${game}.md`];
  return page ? parseChapters(await page()) : [];
}

export function parseChapters(page: string): { key: string; ids: string[] }[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const key = title
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-');
      const ids = [...lines.join('\n').matchAll(/\*\*([A-Z]+-[A-Z][0-9.]*)\*\*/g)].map(([, id]) => id ?? '');
      return { key, ids };
    });
}

/** Rules in their chapters; those of no chapter come last. Empty chapters are left out. */
export function inChapters(
  rulings: readonly { id: string; text: string }[],
  chapters: readonly { key: string; ids: string[] }[],
): Chapter[] {
  const left = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  const found: Chapter[] = [];
  for (const { key, ids } of chapters) {
    const inside = ids.flatMap((id) => left.get(id) ?? []);
    for (const { id } of inside) left.delete(id);
    if (inside.length > 0) found.push({ key, rulings: inside });
  }
  if (left.size > 0) found.push({ key: 'other', rulings: [...left.values()] });
  return found;
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

/** Rules with every word of a search in their id or text. Marks on letters count unless nothing is found with them. */
export function find<R extends { id: string; text: string }>(rulings: readonly R[], search: string): R[] {
  const by = (form: (text: string) => string) => {
    const words = form(search).trim().split(/\s+/);
    return rulings.filter((ruling) => {
      const text = form(`${ruling.id} ${ruling.text}`);
      return words.every((word) => text.includes(word));
    });
  };
  const exact = by((text) => text.toLowerCase());
  return exact.length > 0 ? exact : by(plain);
}
