import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '$games/contract';
import type { Opinion, Position, TableInfo } from '$lib/api/wire';
import type { Hint } from '$lib/table/model';
import { Coach, type Coached } from './coach.svelte';
import { QUICK, type CoachEngine } from './engine';

const move = (text: string): Move => ({ text, action: { action: 'place' } });
const legal = [move('a 1'), move('a 2'), move('b 1')];
const position = (version: number, more: Partial<Position> = {}): Position =>
  ({
    version,
    turn: 1,
    asked: 0,
    actor: 0,
    may_undo: false,
    must_end: false,
    views: [{ observer: 0, view: {}, legal }],
    ...more,
  }) as unknown as Position;

class FakeTable implements Coached {
  readonly table = { game: 'x' } as TableInfo;
  sending = false;
  hint: Hint | null = null;
  watcher: Coached['watcher'] = null;
  plan = vi.fn(() => Promise.resolve({ table: this.table, position: {} }));
  ask = vi.fn(() => Promise.resolve({ move: legal[2]!, line: [] }));
  previewOf = vi.fn(() => Promise.resolve({ move: 'b 1', events: [], scores: [] }));
}

function engine(losses: { quick: number; thorough: number } = { quick: 0, thorough: 0 }) {
  const opinion = (_: unknown, __: unknown, level: number) =>
    Promise.resolve({
      seat: 0,
      loss: level === QUICK ? losses.quick : losses.thorough,
      shares: [0.6, 0.4],
      best: legal[0],
    } as unknown as Opinion);
  return {
    search: vi.fn(() =>
      Promise.resolve({
        seat: 0,
        evaluation: [0.6, 0.4],
        moves: legal.map((one, at) => ({ move: one, visits: 900 / (at + 1), share: 0.6 - at / 10 })),
        line: [legal[0]!],
        iterations: 2000,
      }),
    ),
    consequences: vi.fn(() => Promise.resolve({ events: [], later: [] })),
    opinion: vi.fn(opinion),
    close: vi.fn(),
  };
}
type Fake = ReturnType<typeof engine>;
const coachOf = (table: FakeTable, fake: Fake | null) =>
  new Coach(table, ({ text }) => text.slice(0, 1), fake as unknown as CoachEngine | null);
const rest = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('hints', () => {
  it('come one after another, and only the last shows the place', async () => {
    const [table, fake] = [new FakeTable(), engine()];
    const coach = coachOf(table, fake);
    coach.look(position(1), 0, legal);
    const grades: number[] = [];
    for (let at = 0; at < 4; at++) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await coach.hint();
      grades.push(coach.grade);
      expect(table.hint === null).toBe(coach.grade < 3);
    }
    expect(grades).toEqual([1, 2, 3, 3]);
    expect(coach.advised).toMatchObject({ share: 0.6, stake: 'much', next: { share: 0.5 } });
    expect(coach.advised?.instead?.move.text).toBe('b 1');
    expect(fake.search).toHaveBeenCalledTimes(1);
  });

  it('begin again with the next decision', async () => {
    const coach = coachOf(new FakeTable(), engine());
    coach.look(position(1), 0, legal);
    await coach.hint();
    coach.look(position(2), 0, legal);
    expect([coach.grade, coach.advised]).toEqual([0, null]);
  });

  it('come from the server without an engine, without chances', async () => {
    const table = new FakeTable();
    const coach = coachOf(table, null);
    coach.look(position(1), 0, legal);
    await coach.hint();
    expect(coach.advised).toMatchObject({ move: { text: 'b 1' }, share: null, next: null, stake: null });
    expect(table.plan).not.toHaveBeenCalled();
  });

  it('are not given when there is nothing to decide', async () => {
    const coach = coachOf(new FakeTable(), engine());
    coach.look(position(1, { asked: 1, actor: 1 }), 0, []);
    await coach.hint();
    expect(coach.grade).toBe(0);
  });
});

describe('after a decision', () => {
  async function decide(losses: { quick: number; thorough: number }, after: Position) {
    const [table, fake] = [new FakeTable(), engine(losses)];
    const coach = coachOf(table, fake);
    coach.look(position(1), 0, legal);
    await rest();
    coach.decided(legal[2]!, false);
    coach.look(after, 0, []);
    return { coach, fake, table };
  }
  const held = position(2, { must_end: true, may_undo: true });

  it('a costly one is named, and can be taken back', async () => {
    const { coach } = await decide({ quick: 0.2, thorough: 0.3 }, held);
    expect(coach.verdict).toBeNull();
    await rest();
    expect(coach.verdict).toMatchObject({
      better: legal[0],
      played: legal[2],
      share: 0.6,
      loss: 0.3,
    });
    expect(coach.mayTakeBack).toBe(true);
    coach.undone();
    expect(coach.verdict).toBeNull();
  });

  it('nothing is said about a good one, and one look is enough', async () => {
    const { coach, fake } = await decide({ quick: 0.01, thorough: 0.9 }, held);
    await rest();
    expect(coach.verdict).toBeNull();
    expect(fake.opinion).toHaveBeenCalledTimes(1);
  });

  it('nothing is said if the second look disagrees', async () => {
    const { coach, fake } = await decide({ quick: 0.3, thorough: 0.02 }, held);
    await rest();
    expect(coach.verdict).toBeNull();
    expect(fake.opinion).toHaveBeenCalledTimes(2);
  });

  it('nothing is said once others are moving, and it does not come back', async () => {
    const { coach } = await decide(
      { quick: 0.3, thorough: 0.3 },
      position(2, { asked: 1, actor: 1, turn: 2 }),
    );
    await rest();
    expect(coach.verdict).toBeNull();
    coach.look(position(3, { turn: 3 }), 0, legal);
    expect(coach.verdict).toBeNull();
  });

  it('what cannot be undone cannot be taken back', async () => {
    const { coach } = await decide({ quick: 0.3, thorough: 0.3 }, position(2, { must_end: true }));
    await rest();
    expect(coach.verdict).not.toBeNull();
    expect(coach.mayTakeBack).toBe(false);
  });

  it('it disappears with the next decision', async () => {
    const { coach } = await decide({ quick: 0.3, thorough: 0.3 }, position(2, { may_undo: true }));
    await rest();
    expect(coach.verdict).not.toBeNull();
    coach.decided(legal[1]!, false);
    expect(coach.verdict).toBeNull();
  });

  it('what the coach advised is never called wrong', async () => {
    const [table, fake] = [new FakeTable(), engine({ quick: 0.5, thorough: 0.5 })];
    const coach = coachOf(table, fake);
    coach.look(position(1), 0, legal);
    for (let at = 0; at < 3; at++) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await coach.hint();
    }
    coach.decided(legal[0]!, false);
    coach.look(held, 0, []);
    await rest();
    expect(fake.opinion).not.toHaveBeenCalled();
  });
});

describe('the end of a turn', () => {
  async function ending(losses: { quick: number; thorough: number }) {
    const table = new FakeTable();
    const coach = coachOf(table, engine(losses));
    coach.look(position(1), 0, legal);
    await rest();
    coach.decided(legal[2]!, false);
    coach.look(position(2, { must_end: true, may_undo: true }), 0, []);
    const end = vi.fn();
    return { coach, end };
  }

  it('waits for the look, and then comes by itself', async () => {
    const { coach, end } = await ending({ quick: 0, thorough: 0 });
    expect(coach.holds(end)).toBe(true);
    await rest();
    expect(end).toHaveBeenCalledTimes(1);
  });
  it('is left to the player if there is something to say', async () => {
    const { coach, end } = await ending({ quick: 0.4, thorough: 0.4 });
    expect(coach.holds(end)).toBe(true);
    await rest();
    expect(coach.verdict).not.toBeNull();
    expect(end).not.toHaveBeenCalled();
    expect(coach.holds(end)).toBe(false);
  });
  it('does not wait for a second press', async () => {
    const { coach, end } = await ending({ quick: 0, thorough: 0 });
    expect(coach.holds(end)).toBe(true);
    expect(coach.holds(end)).toBe(false);
    await rest();
    expect(end).not.toHaveBeenCalled();
  });
});
