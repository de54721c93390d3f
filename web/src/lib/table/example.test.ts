import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAWN } from '$games/registry';
import type { Move } from '$games/contract';
import type { Tried } from '$lib/api/wire';
import { examplesOf, loadExample, type Example } from './example.svelte';

const root = join(import.meta.dirname, '../../../..');

describe('an example', () => {
  const move = (text: string): Move => ({ text, action: { action: text } });
  const example: Example = { name: 'one', rules: ['R1'], position: {}, before: ['first'], solution: 'good' };
  const view = { observer: 1, players: 2, actor: 1, phase: 'play', active: 1 } as const;
  const requests: { actions: string[]; as?: number }[] = [];

  /** A server on which every action scores a point. */
  function serve() {
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const plan = JSON.parse(String(body)) as (typeof requests)[number];
      requests.push(plan);
      const done = plan.actions.length > 1;
      const tried: Tried = {
        actor: 1,
        scores: [0, done ? 1 : 0],
        ranking: done ? [2, 1] : [1, 1],
        view: { ...view },
        legal: done ? [] : [move('good'), move('other')],
        events: done ? [{ n: 0, version: 0, seat: 1, points: 1, ruling: 'R1', event: { event: 'won' } }] : [],
      };
      return new Response(JSON.stringify(tried), { headers: { 'content-type': 'application/json' } });
    });
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    requests.length = 0;
  });

  it('requests its position, plays a move and undoes it', async () => {
    serve();
    const table = await loadExample('tiny', example);
    expect(table.seat).toBe(1);
    expect(table.position.views[0]?.legal).toHaveLength(2);
    table.act(table.solution!);
    await vi.waitFor(() => expect(table.played?.text).toBe('good'));
    expect(requests.at(-1)).toMatchObject({ actions: ['first', 'good'], as: 1 });
    expect(table.position.scores).toEqual([0, 1]);
    expect(table.position.views[0]?.legal).toEqual([]);
    expect(table.recent).toHaveLength(1);
    table.undo();
    expect(table.played).toBeNull();
    expect(table.position.scores).toEqual([0, 0]);
  });

  it('requests each preview once, and drops responses that were overtaken', async () => {
    serve();
    const table = await loadExample('tiny', example);
    table.requestPreview(move('good'));
    table.requestPreview(move('other'));
    await vi.waitFor(() => expect(table.preview?.move).toBe('other'));
    table.requestPreview(null);
    expect(table.preview).toBeNull();
    table.requestPreview(move('other'));
    await vi.waitFor(() => expect(table.preview?.move).toBe('other'));
    expect(requests.map(({ actions }) => actions.at(-1))).toEqual(['first', 'other']);
  });
});

// crates/games/tests/examples.rs checks that the positions are valid and the solutions score as they should.
describe.each(DRAWN)('examples of %s', (game) => {
  it('come from cases', async () => {
    const plans = JSON.parse(readFileSync(join(root, 'web/src/games', game, 'examples.json'), 'utf8')) as {
      name: string;
      case: string;
    }[];
    expect(plans.length).toBeGreaterThanOrEqual(8);
    for (const { name, case: from } of plans) {
      const [file = '', ...cases] = from.split(/[ ,]+/);
      const text = readFileSync(join(root, 'crates', game, 'cases', file), 'utf8');
      for (const one of cases) expect(text, name).toContain(`\`\`\`case ${one}\n`);
    }
  });

  it('have texts, and there are no others', async () => {
    const { body } = parse(readFileSync(join(root, 'locales/en', `examples-${game}.ftl`), 'utf8'), {});
    const words = body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
    const needed = (await examplesOf(game)).flatMap(({ name }) =>
      ['', '-try', '-shows'].map((part) => `example-${game}-${name}${part}`),
    );
    expect(words.toSorted()).toEqual(needed.toSorted());
  });
});
