import { describe, expect, it } from 'vitest';
import { GAMES, loadGame } from '$games/registry';
import { changed, ExampleTable, examplesOf } from './example.svelte';

describe('changes of a view', () => {
  it('set, delete and splice, and leave the old one alone', () => {
    const view = { a: { b: 1, c: 2 }, list: ['x', 'y', 'z'] };
    const after = changed(view, [[['a', 'b'], 5], [['a', 'c']], [['list'], 1, 1, 'p', 'q']]);
    expect(after).toEqual({ a: { b: 5 }, list: ['x', 'p', 'q', 'z'] });
    expect(view).toEqual({ a: { b: 1, c: 2 }, list: ['x', 'y', 'z'] });
  });
});

describe.each(GAMES)('examples of %s', (game) => {
  it('have words and an outcome for everything that is allowed', async () => {
    const ui = await loadGame(game);
    const examples = await examplesOf(game);
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of examples) {
      expect(Object.keys(example.outcomes).toSorted()).toEqual(example.legal.toSorted());
      const table = new ExampleTable(game, example);
      expect(table.position.views[0]?.legal).toContain(example.solution);
      table.act(example.solution);
      expect(table.position.views[0]?.legal).toEqual([]);
      expect(table.position.views[0]?.view).not.toEqual(example.view);
      expect(table.recent.some((entry) => ui.eventText(entry, String) !== null)).toBe(true);
      table.undo();
      expect(table.position.views[0]?.view).toEqual(example.view);
    }
  });
});
