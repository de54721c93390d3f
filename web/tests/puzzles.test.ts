// The puzzles of all games as the page needs them; `crates/cli/tests/puzzles.rs` sets up their positions.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '$lib/puzzles/puzzles';

const root = join(import.meta.dirname, '../..');
const games = join(root, 'web/src/games');
const languages = readdirSync(join(root, 'locales'));

function ids(language: string, file: string): Set<string> {
  const path = join(root, 'locales', language, file);
  if (!existsSync(path)) return new Set();
  const { body } = parse(readFileSync(path, 'utf8'), {});
  return new Set(body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])));
}

/** The themes that the code of a game, or of all games, names. */
function themesIn(file: string, constant: string): string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const list = new RegExp(`const ${constant}: [^=]+=\\s*&\\[([^\\]]*)\\]`).exec(readFileSync(path, 'utf8'));
  return [...(list?.[1] ?? '').matchAll(/"([a-z-]+)"/g)].map(([, theme]) => theme ?? '');
}

const general = themesIn('crates/arena/src/puzzles/mod.rs', 'GENERAL_THEMES');
const drawn = readdirSync(games).filter((game) => existsSync(join(games, game, 'index.ts')));

it('finds the themes', () => {
  expect(general).toContain('quiet');
  expect(drawn.some((game) => themesIn(`crates/${game}/src/themes.rs`, 'THEMES').length > 0)).toBe(true);
});

describe.each(languages)('in %s', (language) => {
  it('every general theme has a word', () => {
    expect([...ids(language, 'page.ftl')]).toEqual(
      expect.arrayContaining(general.map((theme) => `theme-${theme}`)),
    );
  });

  it.each(drawn)('exactly the themes of %s have words', (game) => {
    const prefix = `theme-${game}-`;
    const words = [...ids(language, `game-${game}.ftl`)].filter((id) => id.startsWith(prefix));
    const themes = themesIn(`crates/${game}/src/themes.rs`, 'THEMES');
    expect(words.sort()).toEqual(themes.map((theme) => prefix + theme).sort());
  });
});

const files = drawn.filter((game) => existsSync(join(games, game, 'puzzles.json')));
it.each(files)('the puzzles of %s say everything that the page shows', (game) => {
  const puzzles = JSON.parse(readFileSync(join(games, game, 'puzzles.json'), 'utf8')) as Puzzle[];
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  const themes = new Set([...general, ...themesIn(`crates/${game}/src/themes.rs`, 'THEMES')]);
  for (const { id, solutions, actions, line, difficulty, seat, players, themes: own, lead } of puzzles) {
    const texts = actions.map(({ text }) => text);
    expect([id, line[0]]).toEqual([id, solutions[0]]);
    expect([id, ...texts]).toEqual(expect.arrayContaining([id, ...solutions]));
    expect([id, actions.filter(({ obvious }) => obvious).length]).toEqual([id, 1]);
    // `daily` is an address of its own.
    expect(id).toMatch(/^[a-z]+-\d+$/);
    expect([1, 2, 3, 4, 5]).toContain(difficulty);
    expect(seat).toBeLessThan(players);
    expect(Number.isFinite(lead)).toBe(true);
    expect([id, own.filter((theme) => !themes.has(theme))]).toEqual([id, []]);
  }
});
