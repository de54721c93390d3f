import { describe, expect, it } from 'vitest';
import type { LogEntry, Move, Opinion, Replay } from '$lib/api/wire';
import { candidatesOf, gainsOf, isClear, praised, turnsOf, type Praise } from './review';

const move = (text: string): Move => ({ text, action: { action: text } });
const opinion = (step: number, loss: number, seat = 0): Opinion => ({
  step,
  seat,
  loss,
  action: move('played'),
  best: move(loss === 0 ? 'played' : `best ${step}`),
  best_line: [],
  shares: [0.5, 0.5],
});
const steps = (all: readonly Opinion[]) => all.map(({ step }) => step);

describe('turning points', () => {
  it('are the three costliest decisions of the player, in the order of the game', () => {
    const all = [opinion(1, 0.1), opinion(2, 0.9, 1), opinion(3, 0.3), opinion(4, 0.2), opinion(5, 0.05)];
    expect(steps(turnsOf(all, 0))).toEqual([1, 3, 4]);
  });
  it('name what was missed twice only once', () => {
    const again = { ...opinion(2, 0.2), best: move('best 1') };
    expect(steps(turnsOf([opinion(1, 0.1), again, opinion(3, 0.1)], 0))).toEqual([2, 3]);
  });
  it('are no trifles', () => {
    expect(turnsOf([opinion(1, 0.03)], 0)).toEqual([]);
  });
});

describe('what was done well', () => {
  const event = (seat: number, points: number) => ({ seat, points }) as LogEntry;
  const replay = {
    steps: [
      { step: 0, events: [event(0, 9)] },
      { step: 1, seat: 0, events: [event(0, 3), event(1, 5)] },
      // A draw, whose points follow from the decision before.
      { step: 2, events: [event(0, 2)] },
      { step: 3, seat: 1, events: [event(0, 7)] },
      { step: 4, seat: 0, events: [] },
    ],
  } as unknown as Replay;

  it('counts the points that a decision brought, not those that others gave', () => {
    expect([...gainsOf(replay, 0)]).toEqual([
      [1, 5],
      [4, 0],
    ]);
  });
  it('can only be the best action', () => {
    const gains = gainsOf(replay, 0);
    const all = [opinion(4, 0), opinion(1, 0), opinion(5, 0.2), opinion(3, 0, 1)];
    expect(steps(candidatesOf(all, 0, gains))).toEqual([1, 4]);
  });
  it('prefers what was clearly better than anything else, then what brought most', () => {
    const praise = (step: number, points: number, gap: number | null): Praise => ({
      opinion: opinion(step, 0),
      points,
      gap,
    });
    const all = [praise(1, 20, 0.01), praise(5, 0, 0.2), praise(9, 6, null), praise(3, 0, 0.01)];
    const found = praised(all);
    expect(steps(found.map((one) => one.opinion))).toEqual([1, 5]);
    expect(found.map(isClear)).toEqual([false, true]);
  });
});
