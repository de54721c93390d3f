/**
 * Rules in the visitor's language. Which there are, and in which chapters and order, is the server's answer; the words
 * are those of `rulings-GAME.ftl`.
 */

import type { ChapterFacts, RulingFacts } from '$lib/api/wire';
import { foundIn, knowWords, t, useWords } from '$lib/i18n/index.svelte';

knowWords(
  import.meta.glob<string>('../../../locales/*/{rulings-*,examples-*}.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

export function useRulings(game: string): Promise<void> {
  return useWords(`rulings-${game}`);
}

/** What the worked examples are called and say. */
export function useExampleWords(game: string): Promise<void> {
  return useWords(`examples-${game}`);
}

export interface Rule {
  id: string;
  text: string;
  /** Why it was decided that way. */
  reason: string | null;
}

export interface Chapter {
  id: string;
  title: string;
  rulings: Rule[];
}

/** A rule in the visitor's language, or the server's English if this page is older than the rule. */
export function ruleOf(game: string, { id, text, reason }: RulingFacts): Rule {
  // Fluent's ids know no dots.
  const words = (part: string) => foundIn(`rulings-${game}`, id.replaceAll('.', '_') + part);
  return { id, text: words('') ?? text, reason: words('.reason') ?? reason };
}

export function chaptersOf(game: string, chapters: readonly ChapterFacts[]): Chapter[] {
  return chapters.map(({ id, title, rulings }) => ({
    id,
    title: foundIn(`rulings-${game}`, `chapter-${id}`) ?? title,
    rulings: rulings.map((ruling) => ruleOf(game, ruling)),
  }));
}

/** What the names of a game's rules mean, and what of the printed game had to be reconstructed. */
export function notesOf(game: string): string[] {
  return ['names', 'reconstructed'].flatMap((id) => foundIn(`rulings-${game}`, id) ?? []);
}

/** What a rule says and why, in one piece. */
export function sentenceOf({ text, reason }: Rule): string {
  return reason === null ? text : `${text} ${t('ruling-reason', { reason })}`;
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

/**
 * Rules with every word of a search in their id or what they say; chapters without any are left out. Marks on letters
 * count unless nothing is found with them.
 */
export function find(chapters: readonly Chapter[], search: string): Chapter[] {
  const by = (form: (text: string) => string) => {
    const words = form(search).trim().split(/\s+/);
    const fits = (rule: Rule) => {
      const text = form(`${rule.id} ${rule.text} ${rule.reason ?? ''}`);
      return words.every((word) => text.includes(word));
    };
    return chapters
      .map((chapter) => ({ ...chapter, rulings: chapter.rulings.filter(fits) }))
      .filter(({ rulings }) => rulings.length > 0);
  };
  const exact = by((text) => text.toLowerCase());
  return exact.length > 0 ? exact : by(plain);
}
