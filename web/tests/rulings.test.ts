// The page shows the engine's sentence for every rule: the one in docs/rulings, which `cargo test` compares with the table
// behind the terminal and the API.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { beforeAll, describe, expect, it } from 'vitest';
import { DRAWN } from '$games/registry';
import type { ChapterFacts } from '$lib/api/wire';
import { setLanguage } from '$lib/i18n/index.svelte';
import { chaptersOf, loadRulings, notesOf, sentenceOf } from '$lib/rulings';
import { LANGUAGES, settings, type Language } from '$lib/settings.svelte';

const root = join(import.meta.dirname, '../..');

/** Chapters and ids as the server lists them, but without texts, so that none can come from there. */
function wordless(game: string): ChapterFacts[] {
  const { body } = parse(readFileSync(join(root, 'locales/en', `rulings-${game}.ftl`), 'utf8'), {});
  const chapters: ChapterFacts[] = [];
  for (const entry of body) {
    if (entry.type !== 'Message') continue;
    const { name } = entry.id;
    if (name.startsWith('chapter-')) chapters.push({ id: name.slice(8), title: '', rulings: [] });
    else chapters.at(-1)?.rulings.push({ id: name.replaceAll('_', '.'), text: '', reason: null });
  }
  return chapters;
}

async function loadTexts(language: Language, game: string) {
  settings.language = language;
  await loadRulings(game);
  await setLanguage(language);
}

describe.each(DRAWN)('the rules of %s', (game) => {
  const page = readFileSync(join(root, 'docs/rulings', `${game}.md`), 'utf8');
  beforeAll(() => loadTexts('en', game));

  it('match the engine, word for word', () => {
    const lines = chaptersOf(game, wordless(game)).flatMap((chapter) => [
      `## ${chapter.title}`,
      ...chapter.rulings.map((rule) => `- **${rule.id}** ${sentenceOf(rule)}`),
    ]);
    const written = page
      .slice(page.indexOf('## '))
      .split('\n')
      .filter((line) => line !== '')
      // Markdown escapes what would otherwise be markup.
      .map((line) => line.replaceAll(/\\([\\`*[\]<>])/g, '$1'));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines).toEqual(written);
  });

  it('start with what their ids mean', () => {
    const notes = notesOf(game);
    expect(notes).toHaveLength(2);
    for (const note of notes) expect(page).toContain(note);
  });

  it.each(LANGUAGES)('have texts in %s', async (language) => {
    await loadTexts(language, game);
    for (const { id, title, rulings } of chaptersOf(game, wordless(game))) {
      expect(title, id).not.toBe('');
      for (const rule of rulings) expect(rule.text, rule.id).not.toBe('');
    }
    await loadTexts('en', game);
  });
});

it('keeps the chapters of two games apart', async () => {
  await Promise.all([loadTexts('cs', 'tigris'), loadTexts('cs', 'babylonia')]);
  const title = (game: string) =>
    chaptersOf(game, wordless(game)).find(({ id }) => id === 'the-end' || id === 'the-end-and-the-winner')
      ?.title;
  expect(title('babylonia')).toBe('Konec hry');
  expect(title('tigris')).toBe('Konec hry a\u00a0vítěz');
});
