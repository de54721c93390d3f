/**
 * Rules in the visitor's language. The server lists them, by chapter and in order; their texts are in
 * `rulings-GAME.ftl`.
 */

import type { ChapterFacts, RulingFacts } from '$lib/api/wire';
import { loadMessages, lookupIn, registerMessages, t } from '$lib/i18n/index.svelte';

registerMessages(
  import.meta.glob<string>('../../../locales/*/{rulings-*,examples-*,intro-*}.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

export function loadRulings(game: string): Promise<void> {
  return loadMessages(`rulings-${game}`);
}

/** Loads the short introduction to a game. */
export function loadIntro(game: string): Promise<void> {
  return loadMessages(`intro-${game}`);
}

/** What a game is about, and a turn in a few sentences; null for a game without an introduction. */
export function introOf(game: string): { aim: string; turn: string[] } | null {
  const words = (id: string) => lookupIn(`intro-${game}`, id);
  const aim = words('aim');
  if (aim === undefined) return null;
  return { aim, turn: [1, 2, 3, 4, 5].flatMap((number) => words(`turn-${number}`) ?? []) };
}

/** Loads the texts of a game's worked examples. */
export function loadExampleTexts(game: string): Promise<void> {
  return loadMessages(`examples-${game}`);
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

/** A rule in the visitor's language; falls back to the server's English if this page is older than the rule. */
export function ruleOf(game: string, { id, text, reason }: RulingFacts): Rule {
  // Fluent ids cannot contain dots.
  const words = (part: string) => lookupIn(`rulings-${game}`, id.replaceAll('.', '_') + part);
  return { id, text: words('') ?? text, reason: words('.reason') ?? reason };
}

export function chaptersOf(game: string, chapters: readonly ChapterFacts[]): Chapter[] {
  return chapters.map(({ id, title, rulings }) => ({
    id,
    title: lookupIn(`rulings-${game}`, `chapter-${id}`) ?? title,
    rulings: rulings.map((ruling) => ruleOf(game, ruling)),
  }));
}

/** What the ids of a game's rules mean, and which parts of the printed game had to be reconstructed. */
export function notesOf(game: string): string[] {
  return ['names', 'reconstructed'].flatMap((id) => lookupIn(`rulings-${game}`, id) ?? []);
}

/** A rule with its reason, as one text. */
export function sentenceOf({ text, reason }: Rule): string {
  return reason === null ? text : `${text} ${t('ruling-reason', { reason })}`;
}

/** Shorter sentences than this leave room for the next. */
const SHORT = 70;

/** The first sentence or two of a rule, where there is no room for all of it; its texts must have been loaded. */
export function briefRule(game: string, id: string): string | null {
  const text = lookupIn(`rulings-${game}`, id.replaceAll('.', '_'));
  if (text === undefined) return null;
  const [first = '', ...others] = text.split(/(?<=\.) (?=\p{Lu})/u);
  return first.length < SHORT && others[0] !== undefined ? `${first} ${others[0]}` : first;
}

/** Strips diacritics, so that `mesto` finds `město`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase();
}

/**
 * The rules whose id or text contains every word of a search; chapters without any are left out. Diacritics count,
 * unless that finds nothing.
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
