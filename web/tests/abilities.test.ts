// "What can I do?" has an answer in every position: what is asked and every action have words, and rules that exist.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Selection } from '$games/selection.svelte';
import { DRAWN, loadGame } from '$games/registry';
import { loadMessages, lookupIn } from '$lib/i18n/index.svelte';
import { canDo, choose } from '$lib/coach/can';
import { loadRulings } from '$lib/rulings';
import type { Fixture } from '$lib/table/fixture.svelte';

const games = join(import.meta.dirname, '../src/games');
const isRule = (game: string, id: string | undefined) =>
  id !== undefined && lookupIn(`rulings-${game}`, id.replaceAll('.', '_')) !== undefined;

describe.each(DRAWN)('%s', (game) => {
  beforeAll(async () => {
    await loadMessages('page', `game-${game}`);
    await loadRulings(game);
  });
  const folder = join(games, game, 'fixtures');
  const fixtures = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture)
    .filter(({ actor }) => typeof actor === 'number');

  it('names what is asked, and each thing that can be done, with its rule', async () => {
    const ui = await loadGame(game);
    expect(fixtures.length).toBeGreaterThan(3);
    for (const { actor, views, legal, name } of fixtures) {
      const view = views[actor as number]!;
      expect(isRule(game, ui.taskRule?.(view)), `${name}: ${view.phase}`).toBe(true);
      const all = canDo(ui, view, legal);
      expect(all.flatMap(({ moves }) => moves)).toHaveLength(legal.length);
      for (const { text, rule } of all) {
        expect(text, name).toMatch(/^\p{L}[^[{]+$/u);
        expect(isRule(game, rule), `${name}: ${text}: ${rule}`).toBe(true);
      }
    }
  });

  it('choosing plays nothing, whatever is chosen', async () => {
    const ui = await loadGame(game);
    let shown = 0;
    for (const { actor, views, legal } of fixtures) {
      const view = views[actor as number]!;
      const selection = new Selection({
        confirm: () => false,
        act: ({ text }) => expect.unreachable(`${text} was played`),
      });
      for (const can of canDo(ui, view, legal)) {
        selection.update(legal, (action) => ui.parts(action, view));
        choose(can, selection);
        // Something is offered: places that glow, or a button to be confirmed.
        if (selection.places.size > 0 || selection.proposal !== null || selection.commands.length > 0)
          shown++;
        else expect.unreachable(`nothing happens after “${can.text}”`);
      }
    }
    expect(shown).toBeGreaterThan(5);
  });
});
