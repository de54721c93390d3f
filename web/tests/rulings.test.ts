// Every rule is there in every language, in a chapter that has a name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { GAMES } from '$games/registry';
import { parseChapters } from '$lib/rulings';

const root = join(import.meta.dirname, '../..');

function ids(file: string): string[] {
  const { body } = parse(readFileSync(join(root, 'locales', file), 'utf8'), {});
  expect(body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  return body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
}

describe.each(GAMES)('%s', (game) => {
  const chapters = parseChapters(readFileSync(join(root, 'docs/rulings', `${game}.md`), 'utf8'));
  const source = readFileSync(join(root, 'crates', game, 'src/rulings.rs'), 'utf8');
  const rules = [...source.matchAll(/ = "([A-Z]+-[A-Z][0-9.]*)",/g)].map(([, id]) => id ?? '');

  it('has rules, each in one chapter', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(chapters.flatMap((chapter) => chapter.ids).sort()).toEqual(rules.toSorted());
  });

  it('has a name for every chapter', () => {
    const names = ids('en/rules.ftl');
    for (const { key } of chapters) expect(names).toContain(`chapter-${key}`);
  });

  it.each(['cs', 'pl'])('has every rule in %s', (language) => {
    // Beside the rules, whose ids are written large, a file may say what of a game's data is reconstructed.
    const known = ids(`${language}/rulings-${game}.ftl`).filter((id) => /^[A-Z]/.test(id));
    expect(known.sort()).toEqual(rules.map((id) => id.replaceAll('.', '_')).sort());
  });
});
