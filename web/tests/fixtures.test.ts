// The fixtures are what the engine really says, so they show that the generated types are right: TypeScript checks them as literals.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { DRAWN, loadGame } from '$games/registry';
import type { Entry } from '$games/contract';
import type { Fixture } from '$lib/table/fixture.svelte';

const games = join(import.meta.dirname, '../src/games');

function fixtures(game: string): Fixture[] {
  const folder = join(games, game, 'fixtures');
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture);
}

/** Each value by itself: a list of thousands would have a type too complex for TypeScript. */
function constants(type: string, values: readonly unknown[]): string[] {
  return values.map((value, at) => `export const of${type}${at}: ${type} = ${JSON.stringify(value)};`);
}

/** What TypeScript has to say about a text that stands beside a game's types. */
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
    // The check itself can fail.
    expect(complaints(game, text.replace('"observer":"spectator"', '"observer":"P1"'))).not.toEqual([]);
  }, 60_000);

  it('has words, parts and places for every action and event', async () => {
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
  }, 60_000);
});
