// What leaves the engine is data: no game's folder parses the engine's texts, or infers from a rule's id what happened.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** The hand-written sources of a folder, by their paths from `src`. */
function sources(folder: string): [path: string, text: string][] {
  return readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|(types|facts)\.ts$/.test(file))
    .map((file) => join(src, folder, file))
    .map((path) => [relative(src, path), readFileSync(path, 'utf8')]);
}

/** The lines of sources that match, as `path:line: text`. */
function found(files: readonly [string, string][], pattern: RegExp): string[] {
  return files.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

const TAKEN_APART =
  /\.(split|match|matchAll|exec|test|startsWith|endsWith|charAt|charCodeAt|substring|substr)\(|new RegExp|JSON\.parse/;

describe('the seam', () => {
  const games = sources('games').filter(([path]) => path.split('/').length > 2);

  it('is checked', () => {
    expect(games.length).toBeGreaterThan(40);
    expect(found([['a.ts', "const [x] = text.split(',');"]], TAKEN_APART)).toHaveLength(1);
    expect(found([['a.ts', 'const found = /^(\\d)$/.exec(text);']], TAKEN_APART)).toHaveLength(1);
  });

  it('has no text that a game parses', () => {
    expect(found(games, TAKEN_APART)).toEqual([]);
  });

  it('has no rule’s id from which a game infers what happened', () => {
    expect(found([...games, ...sources('lib/table')], /ruling\s*[!=]==\s*['"]|case '[A-Z]{3}-/)).toEqual([]);
  });

  it('reads neither documents nor data of the crates', () => {
    expect(found(sources('.'), /(from|import|glob)\b.*\.(md|toml)\b/)).toEqual([]);
  });
});
