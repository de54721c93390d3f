import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Slices } from './slices';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does every job, in slices that leave time for others', () => {
  const slices = new Slices();
  const done: number[] = [];
  for (let at = 0; at < 5; at++) slices.add(() => void done.push(at));
  slices.run();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

it('stops a slice when its time is over, and goes on in the next', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const slices = new Slices();
  let done = 0;
  for (let at = 0; at < 4; at++)
    slices.add(() => {
      done++;
      now += 5;
    });
  slices.run();
  vi.advanceTimersToNextTimer();
  expect(done).toBe(2);
  vi.advanceTimersToNextTimer();
  expect(done).toBe(4);
});

it('does a job once however often it is asked for, and none that was removed', () => {
  const slices = new Slices();
  const [kept, removed] = [vi.fn(), vi.fn()];
  slices.add(kept);
  const remove = slices.add(removed);
  slices.run();
  slices.run();
  remove();
  vi.runAllTimers();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(removed).not.toHaveBeenCalled();
});
