import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { GAMES, loadGame } from '$games/registry';
import { changed, ExampleTable, examplesOf, loadExample } from './example.svelte';
import { pack, unpack } from './packing.mjs';

const root = join(import.meta.dirname, '../../../..');

describe('changes of a view', () => {
  it('set, delete and splice, and leave the old one alone', () => {
    const view = { a: { b: 1, c: 2 }, list: ['x', 'y', 'z'] };
    const after = changed(view, [[['a', 'b'], 5], [['a', 'c']], [['list'], 1, 1, 'p', 'q']]);
    expect(after).toEqual({ a: { b: 5 }, list: ['x', 'p', 'q', 'z'] });
    expect(view).toEqual({ a: { b: 1, c: 2 }, list: ['x', 'y', 'z'] });
  });
});

describe('packing', () => {
  const outcome = (x: number, y: number, scores: number[]) => ({
    events: [{ points: 1, ruling: 'R', event: { event: 'laid', at: `(${x},${y})`, by: `(${x + 1},${y})` } }],
    scores,
    changes: [
      [['plan', y, x], 'new'],
      [['plan', y, x + 1], 'new'],
      [['garden'], 0, 0, `A1@(${x},${y})r2`, '(9,9)'],
      [['mined']],
    ] as never,
  });

  it('makes one outcome of the same thing done elsewhere, and finds the way back', () => {
    const outcomes = {
      'place mined (1,0)r2 L1': outcome(1, 0, [0, 0]),
      'place mined (3,5)r2 L1': outcome(3, 5, [0, 0]),
      'place mined (4,4)r2 L1': outcome(4, 4, [2, 0]),
      end: { events: [], scores: [0, 0], changes: [] },
    };
    const packed = pack(outcomes, [0, 0]);
    expect(packed.outcomes).toHaveLength(3);
    expect(packed.actions[0]).toEqual([0, 'place mined ($)r2 L1', '1,0', '3,5']);
    // It goes through a file.
    const { legal, outcomeOf } = unpack(JSON.parse(JSON.stringify(packed)) as typeof packed, [0, 0]);
    expect(Object.fromEntries(legal.map((action) => [action, outcomeOf(action)]))).toEqual(outcomes);
    expect(outcomeOf('place mined (2,2)r2 L1')).toBeNull();
  });

  it('refuses what would be taken for a blank', () => {
    const event = { points: 0, ruling: 'R', event: { event: '$1' } };
    expect(() => pack({ end: { events: [event], scores: [0], changes: [] } }, [0])).toThrow(/blank/);
  });
});

describe.each(GAMES)('examples of %s', (game) => {
  it('can be played: the solution, and everything else that is allowed', { timeout: 60_000 }, async () => {
    const ui = await loadGame(game);
    const listed = await examplesOf(game);
    expect(listed.length).toBeGreaterThanOrEqual(8);
    for (const one of listed) {
      const example = await loadExample(game, one);
      expect(example.legal, one.name).toContain(example.solution);
      expect(new Set(example.legal).size).toBe(example.legal.length);
      const before = JSON.stringify(example.view);
      const table = new ExampleTable(game, example);
      for (const action of example.legal) {
        table.act(action);
        expect(table.position.views[0]?.legal).toEqual([]);
        expect(JSON.stringify(table.position.views[0]?.view), `${one.name}: ${action}`).not.toBe(before);
        expect(table.position.scores).toHaveLength(example.players);
      }
      table.act(example.solution);
      expect(
        table.recent.some((entry) => ui.eventText(entry, String) !== null),
        one.name,
      ).toBe(true);
      table.undo();
      expect(table.position.views[0]?.view).toEqual(example.view);
      expect(table.position.views[0]?.legal).toEqual(example.legal);
    }
  });

  it('name rules that exist, and cases too', async () => {
    const { body } = parse(readFileSync(join(root, 'locales/en', `rulings-${game}.ftl`), 'utf8'), {});
    const rules = body.flatMap((one) => (one.type === 'Message' ? one.id.name.replaceAll('_', '.') : []));
    for (const { name, rules: named } of await examplesOf(game)) {
      expect(named.length, name).toBeGreaterThan(0);
      for (const id of named) expect(rules, name).toContain(id);
    }
    const plans = JSON.parse(readFileSync(join(root, 'web/scripts/examples', `${game}.json`), 'utf8')) as {
      name: string;
      case: string;
    }[];
    expect((await examplesOf(game)).map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
    for (const { name, case: from } of plans) {
      const [file = '', ...cases] = from.split(/[ ,]+/);
      const text = readFileSync(join(root, 'crates', game, 'cases', file), 'utf8');
      for (const one of cases) expect(text, name).toContain(`\`\`\`case ${one}\n`);
    }
  });

  it('have words, and there are no others', async () => {
    const { body } = parse(readFileSync(join(root, 'locales/en', `examples-${game}.ftl`), 'utf8'), {});
    const words = body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
    const needed = (await examplesOf(game)).flatMap(({ name }) =>
      ['', '-try', '-shows'].map((part) => `example-${game}-${name}${part}`),
    );
    expect(words.toSorted()).toEqual(needed.toSorted());
  });
});
