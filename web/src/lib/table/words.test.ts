import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$lib/api/wire';
import { untilEnded } from './words';

const entry = (seat: number | undefined, event: string) =>
  ({
    n: 0,
    version: 0,
    ruling: 'X-1',
    event: { event },
    ...(seat === undefined ? {} : { seat }),
  }) as LogEntry;
const names = (log: readonly LogEntry[]) => log.map(({ event }) => (event as { event: string }).event);

describe('the log before a turn is ended', () => {
  it('leaves out the next turn and what it begins with', () => {
    const log = [
      entry(0, 'turn'),
      entry(0, 'placed'),
      entry(undefined, 'token'),
      entry(1, 'turn'),
      entry(1, 'gift'),
    ];
    expect(names(untilEnded(log, 0))).toEqual(['turn', 'placed', 'token']);
  });

  it('keeps the turn of another player in which something was decided', () => {
    const log = [entry(1, 'turn'), entry(1, 'war'), entry(0, 'supported')];
    expect(untilEnded(log, 0)).toEqual(log);
  });

  it('keeps everything where nobody else is next', () => {
    const log = [entry(1, 'turn'), entry(0, 'turn'), entry(0, 'placed')];
    expect(untilEnded(log, 0)).toEqual(log);
  });
});
