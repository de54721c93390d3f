import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '$games/contract';
import { RequestFailed } from '$lib/api/http';
import type { TryPlan } from '$lib/api/wire';
import { settings } from '$lib/settings.svelte';
import { engine } from '../../../tests/summing';
import { PuzzleTable } from './puzzle.svelte';
import { filterOf, fits, queryOf, themesOf, type Puzzle } from './puzzles';
import { answer, expectedLine } from './solving';

/** In the summing game, ending the turn is best here; the other one is expected to add 2 and pass. */
const puzzle = (more: Partial<Puzzle> = {}): Puzzle => ({
  id: 'tin-001',
  position: 'p',
  seat: 0,
  players: 2,
  themes: ['quiet'],
  difficulty: 2,
  solutions: ['pass', '9'],
  actions: [
    { text: 'pass', share: 0.6 },
    { text: '9', share: 0.59 },
    { text: '1', share: 0.3, obvious: true },
  ],
  line: ['pass', '2', 'pass', '1'],
  lead: 4,
  ...more,
});

describe('an action', () => {
  const played = async (action: string, more: Partial<Puzzle> = {}) => {
    const requests: TryPlan[] = [];
    const own = vi.fn();
    const outcome = await answer('tiny', puzzle(more), action, { ask: engine(requests), onown: own });
    expect(own).toHaveBeenCalledOnce();
    return { ...outcome, requests };
  };

  it('that is expected is answered as expected', async () => {
    const { actions, own, replied, reached, requests } = await played('pass');
    expect(reached).toBe(true);
    expect(actions).toEqual(['pass', '2', 'pass']);
    expect(own.actor).toBe(1);
    expect(own.events).toHaveLength(1);
    expect(replied?.scores).toEqual([2, 0]);
    expect(replied?.events).toHaveLength(2);
    expect(requests.every(({ bots, as }) => bots === undefined && as === 0)).toBe(true);
  });

  it('is answered by bots where the line ends, or cannot be', async () => {
    for (const line of [['pass'], ['pass', 'illegal', 'pass']]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { actions, replied, requests } = await played('pass', { line });
      expect(actions).toEqual(['pass', '10', 'pass']);
      expect(replied?.events.map(({ event }) => event)).toEqual([{ event: 'bot 10' }, { event: 'bot pass' }]);
      expect(requests.at(-1)).toMatchObject({ bots: 3, as: 0 });
    }
  });

  it('that is as good, and leaves the turn to the seat, is not answered', async () => {
    const { actions, replied, reached } = await played('9');
    expect([actions, replied, reached]).toEqual([['9'], null, true]);
  });

  it('that is wrong is not answered', async () => {
    const { replied, reached, own } = await played('1');
    expect([replied, reached]).toEqual([null, false]);
    expect(own.scores).toEqual([1, 0]);
    expect((await played('pass', { solutions: ['9'], line: ['9'] })).replied).toBeNull();
  });

  it('makes the draws that the line expects, and others if they cannot be', async () => {
    const line = ['9', 'draw', 'more'];
    // After the action chance decides, and after two draws the other one.
    const ask = vi.fn(async (_: string, { actions, chance, bots }: TryPlan) => {
      const { length } = actions;
      if ((actions as string[]).includes('more'))
        throw new RequestFailed(409, { code: 'illegal', message: '' });
      const actor = bots ? 0 : length === 2 && !chance ? 'chance' : length === 1 && !chance ? 'chance' : 1;
      const happened = [`${actions.at(-1)}`, ...(chance ? ['drawn'] : []), ...(bots ? ['bot'] : [])];
      const events = happened.map((event) => ({ event: { event } }));
      return { actor, events, scores: [], legal: [], view: {}, replies: [] } as never;
    });
    const { own, replied, actions } = await answer('tiny', puzzle({ line }), '9', { ask });
    expect(own.events.map(({ event }) => event)).toEqual([
      { event: '9' },
      { event: 'draw' },
      { event: 'drawn' },
    ]);
    expect(replied?.events.map(({ event }) => event)).toEqual([{ event: 'bot' }]);
    expect(actions).toEqual(['9', 'draw']);
  });

  it('fails without an engine', async () => {
    const ask = () => Promise.reject(new RequestFailed(0, { code: 'unreachable', message: 'no connection' }));
    await expect(answer('tiny', puzzle(), 'pass', { ask })).rejects.toThrow('no connection');
  });
});

it('the expected line says who decides', async () => {
  const line = await expectedLine('tiny', puzzle(), engine());
  expect(line.map(({ seat, move }) => [seat, move.text])).toEqual([
    [0, 'pass'],
    [1, '2'],
    [1, 'pass'],
    [0, '1'],
  ]);
  // What nobody decides is left out.
  expect(await expectedLine('tiny', puzzle({ line: ['pass', 'draw'] }), engine())).toHaveLength(1);
});

it('what is asked for is in the address', () => {
  for (const filter of [{}, { theme: 'war' }, { difficulty: 3 }, { theme: 'war', difficulty: 5 }])
    expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual({
      theme: undefined,
      difficulty: undefined,
      ...filter,
    });
  expect(filterOf(new URLSearchParams('difficulty=7')).difficulty).toBeUndefined();
  const all = [puzzle({ themes: ['war'] }), puzzle({ themes: ['quiet', 'war'], difficulty: 5 })];
  expect(all.filter((one) => fits(one, { theme: 'quiet' }))).toHaveLength(1);
  expect(all.filter((one) => fits(one, { theme: 'quiet', difficulty: 2 }))).toHaveLength(0);
  expect(themesOf(all)).toEqual(['war', 'quiet']);
});

describe('the table of a puzzle', () => {
  const ask = engine();
  let connected = true;
  beforeEach(() => {
    connected = true;
    settings.speed = 'instant';
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      if (!connected) throw new TypeError('no connection');
      return Response.json(await ask('tiny', JSON.parse(String(body)) as TryPlan));
    });
  });
  const opened: PuzzleTable[] = [];
  afterEach(() => {
    opened.splice(0).forEach((table) => table.close());
    vi.unstubAllGlobals();
  });
  const ui = { eventPlaces: () => [], parts: () => ({}) } as unknown as GameUi;
  async function open() {
    const results: boolean[] = [];
    const table = new PuzzleTable('tiny', puzzle(), ui, (right) => results.push(right));
    opened.push(table);
    await table.begin();
    const settled = () => vi.waitFor(() => expect(table.sending).toBe(false));
    const play = async (text: string) => {
      table.act({ text });
      await settled();
    };
    return { table, play, results, settled };
  }

  it('asks for one decision, and is tried again after a miss', async () => {
    const { table, play, results } = await open();
    expect(table.table.seats.map(({ kind, you }) => [kind, you])).toEqual([
      ['local', true],
      ['bot', false],
    ]);
    expect(table.table.hints).toBe(false);
    expect(table.lesson).toEqual({ lit: [], verdict: null });
    await play('1');
    expect([table.outcome, table.played, table.misses]).toEqual(['wrong', '1', 1]);
    expect(table.position?.views[0]?.legal).toEqual([]);
    // Nothing else happens before it is taken back.
    table.act({ text: '9' });
    expect(table.sending).toBe(false);
    table.restart();
    expect(table.outcome).toBeNull();
    await play('pass');
    expect(table.outcome).toBe('right');
    expect(table.result).toHaveLength(3);
    expect(results).toEqual([false, true]);
  });

  it('plays the solution, which is no result', async () => {
    const { table, play, results, settled } = await open();
    await play('1');
    table.solve();
    await settled();
    expect([table.outcome, table.showing, table.played]).toEqual(['right', true, 'pass']);
    expect(table.position?.scores).toEqual([2, 0]);
    table.undo();
    expect([table.outcome, table.showing, table.started]).toEqual([null, false, false]);
    expect(results).toEqual([false]);
  });

  it('counts nothing that was not played', async () => {
    const { table, play, results } = await open();
    connected = false;
    await play('1');
    expect(table.notice).not.toBeNull();
    expect([table.outcome, results]).toEqual([null, []]);
    connected = true;
    await play('9');
    expect(results).toEqual([true]);
  });
});
