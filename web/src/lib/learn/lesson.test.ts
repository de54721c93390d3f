import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi, Move } from '$games/contract';
import type { TryPlan } from '$lib/api/wire';
import { settings } from '$lib/settings.svelte';
import { engine } from '../../../tests/summing';
import { LessonTable } from './lesson.svelte';
import type { Lesson, Step } from './lessons';

const requests: TryPlan[] = [];
const ask = engine(requests);
/** The engine as a server, or none. */
let connected = true;
/** The code for what the rules refuse: the server's. */
let refusal = 'refused';
beforeEach(() => {
  connected = true;
  refusal = 'refused';
  settings.speed = 'instant';
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (!connected) throw new TypeError('no connection');
    const plan = JSON.parse(String(body)) as TryPlan;
    try {
      return Response.json(await ask('tiny', plan));
    } catch {
      const error = { code: refusal, message: 'That is not allowed.', ruling: 'R1' };
      return Response.json({ error }, { status: 409 });
    }
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  requests.length = 0;
});

const ui = { eventPlaces: () => [], parts: () => ({}) } as unknown as GameUi;
const move = (text: string): Move => ({ text, action: { action: text } });
const step = (more: Partial<Step>): Step => ({ name: 'one', position: {}, goal: ['sum 3'], ...more });

const opened: LessonTable[] = [];
afterEach(() => opened.splice(0).forEach((table) => table.close()));
async function open(...steps: Step[]) {
  const plan: Lesson = { name: 'tiny', minutes: 1, rules: [], steps };
  const finished: string[] = [];
  const table = new LessonTable('tiny', plan, ui, ({ name }) => finished.push(name));
  opened.push(table);
  await table.begin(0);
  const play = async (text: string) => {
    table.act(move(text));
    await vi.waitFor(() => expect(table.sending).toBe(false));
  };
  return { table, play, finished };
}
const legal = (table: LessonTable) => table.position?.views[0]?.legal.length ?? 0;

describe('a lesson', () => {
  it('seats the learner among bots, without chat, clock and resigning', async () => {
    const { table } = await open(step({ before: ['1', 'pass'], bots: 2, lit: ['here'] }));
    expect(table.table.seats.map(({ kind, level, you }) => [kind, level, you])).toEqual([
      ['bot', 2, false],
      ['local', undefined, true],
    ]);
    expect(table.position).toMatchObject({ asked: 1, may_undo: false });
    expect(table.lesson).toEqual({ lit: ['here'], verdict: null });
    expect(table.table.hints).toBe(true);
  });

  it('goes from goal to goal, and remembers each', async () => {
    const { table, play, finished } = await open(
      step({}),
      step({ name: 'two', position: undefined as never, goal: ['sum 12'] }),
    );
    await play('1');
    expect(table.outcome).toBeNull();
    expect(table.position?.may_undo).toBe(true);
    await play('2');
    expect(table.outcome).toEqual({ kind: 'goal' });
    expect(table.lesson.verdict).not.toBeNull();
    expect(legal(table)).toBe(0);
    expect(table.last).toBe(false);
    await table.next();
    expect(table.at).toBe(1);
    expect(table.outcome).toBeNull();
    await play('9');
    expect(requests.at(-1)?.actions).toEqual(['1', '2', '9']);
    expect(table.outcome).toEqual({ kind: 'goal' });
    expect(finished).toEqual(['one', 'two']);
    expect(table.last).toBe(true);
  });

  it('goes on where a game to its end was left, and can begin it again', async () => {
    const long = step({ goal: ['sum 100'] });
    const first = await open(long);
    await first.play('1');
    await first.play('9');
    first.table.close();
    const { table, play } = await open(long);
    expect(table.position?.scores).toEqual([10, 0]);
    expect(table.begun).toBe(true);
    expect(table.position?.may_undo).toBe(false);
    await play('2');
    expect(requests.at(-1)?.actions).toEqual(['1', '9', '2']);
    table.restart();
    await vi.waitFor(() => expect(table.position?.scores).toEqual([0, 0]));
    expect(table.begun).toBe(false);
    table.close();
    expect((await open(long)).table.begun).toBe(false);
  });

  it('a short step begins at its start, however it was left', async () => {
    const short = step({ goal: ['sum 100'], actions: 3, solution: ['9'] });
    const first = await open(short);
    await first.play('1');
    first.table.close();
    expect((await open(short)).table.position?.scores).toEqual([0, 0]);
  });

  it('begins again after a mistake, wherever it was made', async () => {
    const mistakes = [{ name: 'far', when: ['sum 10'], example: ['9', '1'] }];
    const { table, play } = await open(step({ goal: ['sum 100'], mistakes, solution: ['1'] }));
    await play('1');
    await play('9');
    expect(table.outcome).toEqual({ kind: 'mistake', name: 'far' });
    // Nothing else happens before it is taken back.
    table.act(move('1'));
    expect(table.sending).toBe(false);
    table.again();
    expect(table.outcome).toBeNull();
    expect(table.started).toBe(false);
    expect(table.position?.scores).toEqual([0, 0]);
  });

  it('ends when all decisions are made, and begins again', async () => {
    const { table, play, finished } = await open(step({ goal: ['sum 100'], actions: 2, solution: ['9'] }));
    await play('1');
    expect(table.outcome).toBeNull();
    await play('1');
    expect(table.outcome).toEqual({ kind: 'missed' });
    expect(table.result).toHaveLength(1);
    table.again();
    expect(table.started).toBe(false);
    expect(table.log).toEqual([]);
    expect(finished).toEqual([]);
    // Or only the last decision is taken back.
    await play('1');
    await play('1');
    table.undo();
    expect(table.outcome).toBeNull();
    expect(table.position).toMatchObject({ scores: [1, 0], may_undo: true });
  });

  it('says so when the game is over without the goal', async () => {
    const { table, play } = await open(step({ goal: ['sum 100'] }));
    await play('end');
    expect(table.outcome).toEqual({ kind: 'over' });
    expect(table.position).toMatchObject({ asked: 0, may_undo: true });
  });

  it('lets bots reply, and undoes a decision with their replies', async () => {
    const { table, play } = await open(step({ goal: ['sum 100'] }));
    await play('1');
    await play('pass');
    expect(table.position).toMatchObject({ asked: 0, scores: [11, 0] });
    const numbers = table.log.map(({ n }) => n);
    expect(new Set(numbers).size).toBe(4);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers);
    await play('2');
    expect(requests.at(-1)?.actions).toEqual(['1', 'pass', '10', 'pass', '2']);
    table.undo();
    table.undo();
    expect(table.position?.scores).toEqual([1, 0]);
    expect(table.log).toHaveLength(1);
  });

  it('offers the solution after two misses, and shows it decision by decision', async () => {
    const { table, play } = await open(step({ actions: 2, solution: ['1', '2'] }));
    for (const wrong of [0, 1]) {
      expect(table.helps).toBe(false);
      table.requestHint();
      expect(table.hint).toBeNull();
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await play('1');
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await play('1');
      expect(table.misses).toBe(wrong + 1);
      if (wrong === 0) table.again();
    }
    expect(table.helps).toBe(true);
    table.showMe();
    await vi.waitFor(() => expect(table.hint?.move.text).toBe('1'));
    await play('1');
    await vi.waitFor(() => expect(table.hint?.move.text).toBe('2'));
    await play('2');
    expect(table.outcome).toEqual({ kind: 'goal' });
    // Somewhere else than on the way, a hint goes back to its start.
    table.restart();
    await play('2');
    table.requestHint();
    await vi.waitFor(() => expect(table.hint?.move.text).toBe('1'));
    expect(table.started).toBe(false);
  });

  it('asks a bot where any play to the end will do', async () => {
    const { table } = await open(step({ goal: ['sum 100'] }));
    table.requestHint();
    expect(table.thinking).toBe(true);
    await vi.waitFor(() => expect(table.thinking).toBe(false));
    expect(requests.at(-1)).toMatchObject({ as: 1, bots: 3 });
  });

  it('previews an action once, and tells why another is not allowed', async () => {
    const { table } = await open(step({ goal: ['sum 100'] }));
    table.requestPreview(move('9'));
    await vi.waitFor(() => expect(table.preview?.scores).toEqual([9, 0]));
    const asked = requests.length;
    table.requestPreview(null);
    expect(table.preview).toBeNull();
    table.requestPreview(move('9'));
    expect(table.preview?.scores).toEqual([9, 0]);
    expect(requests).toHaveLength(asked);
    // As the server calls it, and as the engine on the device does.
    for (const code of ['refused', 'illegal']) {
      refusal = code;
      table.requestReason('illegal' as never);
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await vi.waitFor(() => expect(table.reason?.ruling).toBe('R1'));
      table.requestReason(null);
      expect(table.reason).toBeNull();
    }
  });

  it('loses nothing with the connection', async () => {
    const { table, play } = await open(step({ goal: ['sum 100'] }));
    await play('1');
    connected = false;
    await play('2');
    expect(table.notice).not.toBeNull();
    expect(table.position?.scores).toEqual([1, 0]);
    expect(legal(table)).toBeGreaterThan(0);
    connected = true;
    await play('2');
    expect(table.notice).toBeNull();
    expect(table.position?.scores).toEqual([3, 0]);
  });

  it('drops what comes after the learner has gone back', async () => {
    const { table, play } = await open(step({ goal: ['sum 100'] }));
    await play('1');
    table.act(move('9'));
    table.restart();
    expect(table.sending).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.position?.scores).toEqual([0, 0]);
    expect(table.started).toBe(false);
  });
});
