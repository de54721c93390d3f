// Everything answers: each piece, place, card and number of every game has a card with a name and a rule that exists.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DRAWN, loadGame } from '$games/registry';
import type { BoardProps } from '$games/contract';
import { Selection } from '$games/selection.svelte';
import { loadMessages, lookupIn } from '$lib/i18n/index.svelte';
import { loadRulings } from '$lib/rulings';
import type { Fixture } from '$lib/table/fixture.svelte';
import { infoOf } from '$lib/ui/info';

const games = join(import.meta.dirname, '../src/games');

/** A card is complete if it names the thing and a rule with a text. */
function faultOf(element: Element, game: string): string | null {
  const info = infoOf(element);
  if (!info) return 'no card';
  if (!/\p{L}/u.test(info.name) || /[[{]/.test(info.name)) return `name "${info.name}"`;
  if (info.rule === undefined) return `no rule: ${info.name}`;
  return lookupIn(`rulings-${game}`, info.rule.replaceAll('.', '_')) === undefined
    ? `unknown rule ${info.rule}`
    : null;
}

/** What has to answer: whatever can be chosen or pointed at, and every drawing that has a name. */
const ANSWERS = '[data-place], [data-thing], [data-info], [role="img"]';

// The test's document has no layout; boards measure themselves before they draw.
const sizes = (['clientWidth', 'clientHeight'] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
);
beforeAll(() => {
  for (const [name] of sizes)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 900 });
});
afterAll(() => {
  for (const [name, before] of sizes) if (before) Object.defineProperty(HTMLElement.prototype, name, before);
});
afterEach(cleanup);

describe.each(DRAWN)('%s', (game) => {
  beforeAll(async () => {
    await loadMessages('page', `game-${game}`);
    await loadRulings(game);
  });
  const folder = join(games, game, 'fixtures');

  it.each(readdirSync(folder))('answers everywhere in %s', async (file) => {
    const ui = await loadGame(game);
    const fixture = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture;
    const seat = typeof fixture.actor === 'number' ? fixture.actor : null;
    const view =
      fixture.views.find(({ observer }) => observer === (seat ?? 'spectator')) ?? fixture.views.at(-1)!;
    const selection = new Selection({ confirm: () => false, act: () => {} });
    selection.update(fixture.legal, (action) => ui.parts(action, view));
    const props: BoardProps = {
      view,
      seat,
      players: fixture.views
        .slice(0, -1)
        .map((_, at) => ({ seat: at, name: `Player ${at + 1}`, you: at === seat })),
      legal: fixture.legal,
      selection,
      model: ui.create?.(selection),
      preview: null,
      recent: [],
      settled: true,
    };
    for (const part of [ui.Board, ui.Tray, ui.Panel]) if (part) render(part, { props });
    flushSync();
    const found = [...document.body.querySelectorAll(ANSWERS)].filter(
      // A drawing inside something that answers is part of it.
      (element) => element.matches('[data-info]') || element.parentElement?.closest('[data-info]') === null,
    );
    expect(found.length).toBeGreaterThan(20);
    const faults = found.flatMap((element) => {
      const fault = faultOf(element, game);
      return fault === null ? [] : [`${fault} — ${element.outerHTML.slice(0, 120)}`];
    });
    expect(faults).toEqual([]);
    // Sentences that have to tell places apart write them as cards do.
    for (const [place, [move]] of selection.everyPlace) {
      const element = selection.elementOf(place);
      const at = element && infoOf(element)?.at;
      if (at !== undefined) expect(ui.coordinates?.(move!.action), place).toBe(at);
    }
    // The browser's own tips are slow, and fingers never see them.
    const tips = [...document.body.querySelectorAll('svg title, [title]')].filter(
      (element) => element.closest('.buttons') === null,
    );
    expect(tips.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
    expect(lookupIn(`rulings-${game}`, (ui.scoreRule ?? '').replaceAll('.', '_')), 'the score').toBeDefined();
    for (const [at] of props.players.entries())
      for (const fact of [...(ui.seatFacts?.(view, at) ?? []), ...(ui.score?.(view, at).parts ?? [])])
        expect(lookupIn(`rulings-${game}`, (fact.rule ?? '').replaceAll('.', '_')), fact.label).toBeDefined();
  });
});

it('a drawing without a card is found', () => {
  document.body.innerHTML = '<svg role="img"></svg>';
  expect(faultOf(document.body.querySelector(ANSWERS)!, 'tigris')).toBe('no card');
  document.body.innerHTML = '';
});
