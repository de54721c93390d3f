// The fixtures are real output of the engine, so they verify the generated types: TypeScript checks them as literals.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { DRAWN, loadGame } from '$games/registry';
import { loadMessages } from '$lib/i18n/index.svelte';
import { LANGUAGES, settings } from '$lib/settings.svelte';
import type { Entry } from '$games/contract';
import type { Fixture } from '$lib/table/fixture.svelte';

const games = join(import.meta.dirname, '../src/games');

function fixtures(game: string): Fixture[] {
  const folder = join(games, game, 'fixtures');
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture);
}

/** Each value separately: the type of a list of thousands would be too complex for TypeScript. */
function constants(type: string, values: readonly unknown[]): string[] {
  return values.map((value, at) => `export const of${type}${at}: ${type} = ${JSON.stringify(value)};`);
}

/** TypeScript's complaints about a source text placed beside a game's types. */
function complaints(game: string, text: string): string[] {
  const name = join(games, game, 'checked.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? text : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(name))
    .map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
}

describe.each(DRAWN)('%s', (game) => {
  const all = fixtures(game);

  it('has views, events, actions and outlooks of the declared shape', () => {
    const views = all.flatMap((fixture) => fixture.views);
    const events = all.flatMap((fixture) => [
      ...fixture.events.map((entry) => entry.event),
      ...Object.values(fixture.previews).flatMap((preview) => preview.events.map((entry) => entry.event)),
    ]);
    const moves = all.flatMap((fixture) => fixture.legal);
    const text = [
      "import type { Action, Outlook, View, What } from './types';",
      'interface Move { text: string; action: Action; outlook?: Outlook }',
      ...constants('View', views),
      ...constants('What', events),
      ...constants('Move', moves),
    ].join('\n');
    expect(complaints(game, text)).toEqual([]);
    // The check itself is able to fail.
    expect(complaints(game, text.replace('"observer":"spectator"', '"observer":"P1"'))).not.toEqual([]);
  });

  it('has texts, parts and places for every action and event', async () => {
    const ui = await loadGame(game);
    for (const fixture of all) {
      const view = fixture.views.at(-1)!;
      for (const move of fixture.legal) {
        expect(ui.actionText(move, view)).not.toBe('');
        expect(typeof ui.parts(move.action, view)).toBe('object');
      }
      for (const entry of fixture.events as Entry[]) {
        expect(ui.eventText(entry, (seat) => `#${seat}`)).not.toBe('');
        for (const place of ui.eventPlaces(entry)) expect(place).toBeTypeOf('string');
      }
      expect(ui.taskText(view, fixture.legal)).toBeTypeOf('string');
    }
  });

  it.each(LANGUAGES)('names places as people do, without coordinates, in %s', async (language) => {
    settings.language = language;
    await loadMessages(`game-${game}`);
    const ui = await loadGame(game);
    const said = all.flatMap((fixture) => {
      const view = fixture.views.at(-1)!;
      return [
        ...fixture.legal.map((move) => ui.actionText(move, view)),
        ...(fixture.events as Entry[]).flatMap((entry) => ui.eventText(entry, () => 'Amat') ?? []),
      ];
    });
    expect(said.length).toBeGreaterThan(20);
    // 4,6 · (3,4) · 32-33 · B7
    expect(said.filter((text) => /\d ?, ?\d|\d\d-\d\d|\b[A-P]\d+\b/.test(text))).toEqual([]);
    settings.language = 'en';
  });
});
