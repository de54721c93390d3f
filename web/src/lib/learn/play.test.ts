import { describe, expect, it } from 'vitest';
import { RequestFailed } from '$lib/api/http';
import type { TryPlan } from '$lib/api/wire';
import type { Lesson, Step } from './lessons';
import { engine } from '../../../tests/summing';
import { begin, decide, idea, reached, type Ask } from './play';

const step = (more: Partial<Step>): Step => ({ name: 'one', goal: ['sum 3'], ...more });
const lesson = (...steps: Step[]): Lesson => ({ name: 'tiny', minutes: 1, rules: [], steps });
const spot = { position: {}, actions: [], seat: 0 };

describe('what was reached', () => {
  const wanted = step({
    goal: ['a', 'b'],
    mistakes: [
      { name: 'both', when: ['c', 'd'], example: [] },
      { name: 'late', when: ['e'], example: [] },
    ],
  });

  it('is the goal before any mistake, and the first mistake of which all is true', () => {
    expect(reached(wanted, [true, true, true, true, true])).toEqual({ kind: 'goal' });
    expect(reached(wanted, [true, false, true, true, true])).toEqual({ kind: 'mistake', name: 'both' });
    expect(reached(wanted, [true, false, true, false, true])).toEqual({ kind: 'mistake', name: 'late' });
    expect(reached(wanted, [false, true, false, true, false])).toBeNull();
  });

  it('is nothing if the facts were not checked', () => {
    expect(reached(wanted, [])).toBeNull();
  });
});

describe('a decision', () => {
  it('that reaches the goal is not replied to', async () => {
    const decided = await decide('tiny', step({}), spot, '9', { ask: engine() });
    expect(decided).toMatchObject({ actions: ['9'], replied: null, reached: { kind: 'goal' } });
  });

  it('lets the bots reply before the goal is looked for again', async () => {
    const requests: TryPlan[] = [];
    const heard: unknown[] = [];
    const decided = await decide('tiny', step({ goal: ['sum 10'], bots: 2 }), spot, 'pass', {
      ask: engine(requests),
      onown: (own, outcome) => heard.push(own.actor, outcome),
    });
    expect(heard).toEqual([1, null]);
    expect(requests.slice(0, 2).map(({ bots }) => bots)).toEqual([undefined, 2]);
    expect(decided.reached).toEqual({ kind: 'goal' });
  });

  it('ends with the reply that reaches the goal, and nobody plays on', async () => {
    const decided = await decide('tiny', step({ goal: ['sum 10'] }), spot, 'pass', { ask: engine() });
    expect(decided).toMatchObject({ actions: ['pass', '10'], reached: { kind: 'goal' } });
    expect(decided.replied?.events).toHaveLength(1);
    expect(decided.replied?.actor).toBe(1);
  });

  it('that leads nowhere is replied to until it is the learner’s turn', async () => {
    const decided = await decide('tiny', step({ goal: ['sum 99'] }), spot, 'pass', { ask: engine() });
    expect(decided).toMatchObject({ actions: ['pass', '10', 'pass'], reached: null });
    expect(decided.replied?.events.map(({ event }) => event)).toEqual([
      { event: 'bot 10' },
      { event: 'bot pass' },
    ]);
  });

  it('that makes a mistake is not replied to', async () => {
    const mistakes = [{ name: 'early', when: ['sum 0'], example: [] }];
    const decided = await decide('tiny', step({ mistakes }), spot, 'pass', { ask: engine() });
    expect(decided).toMatchObject({ replied: null, reached: { kind: 'mistake', name: 'early' } });
  });
});

describe('a step', () => {
  it('begins at its position, for the seat that decides', async () => {
    const begun = await begin('tiny', lesson(step({ position: 'p', before: ['1', 'pass'] })), 0, {
      ask: engine(),
    });
    expect(begun).toMatchObject({ position: 'p', actions: ['1', 'pass'], seat: 1 });
  });

  const two = lesson(
    step({ position: 'p', goal: ['sum 3'], solution: ['1', '2'] }),
    step({ name: 'two', goal: ['sum 20'], before: ['1'] }),
  );

  it('goes on where the learner ended the one before', async () => {
    const from = { position: 'p', actions: ['9'], seat: 0 };
    expect(await begin('tiny', two, 1, { from, ask: engine() })).toMatchObject({
      actions: ['9', '1'],
      seat: 0,
    });
  });

  it('goes on after the solution, if the learner was not there, or cannot go on', async () => {
    const solved = { position: 'p', actions: ['1', '2', '1'], seat: 0 };
    expect(await begin('tiny', two, 1, { ask: engine() })).toMatchObject(solved);
    // What the learner did has reached the next goal, is refused, or has ended the game.
    for (const actions of [['9', '9', '9'], ['illegal'], ['9', 'end']]) {
      const from = { position: 'p', actions, seat: 0 };
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect(await begin('tiny', two, 1, { from, ask: engine() })).toMatchObject(solved);
    }
  });

  it('lets the bots play until it is the learner’s turn', async () => {
    const from = { position: 'p', actions: ['1', 'pass'], seat: 0 };
    const plain = lesson(two.steps[0]!, step({ name: 'two', goal: ['sum 50'] }));
    const begun = await begin('tiny', plain, 1, { from, ask: engine() });
    expect(begun.actions).toEqual(['1', 'pass', '10', 'pass']);
    expect(begun.start.actor).toBe(0);
  });

  it('fails without an engine, and does not solve anything instead', async () => {
    const dead: Ask = () =>
      Promise.reject(new RequestFailed(0, { code: 'unreachable', message: 'no connection' }));
    const from = { position: 'p', actions: ['9'], seat: 0 };
    await expect(begin('tiny', two, 1, { from, ask: dead })).rejects.toThrow('no connection');
  });
});

it('a bot has an idea for the learner', async () => {
  expect(await idea('tiny', spot, 2, engine())).toBe('10');
});
