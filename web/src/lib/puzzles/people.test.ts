import { afterEach, describe, expect, it, vi } from 'vitest';
import { countsOf, withPeople } from './people';
import { fits, stepOf, type Puzzle } from './puzzles';

const { puzzleCounts } = vi.hoisted(() => ({ puzzleCounts: vi.fn() }));
vi.mock('$lib/api/http', async (original) => ({ ...(await original<object>()), puzzleCounts }));

const puzzle = (id: string, difficulty: number) => ({ id, difficulty, themes: [] }) as unknown as Puzzle;

describe('people and puzzles', () => {
  afterEach(() => vi.useRealTimers());

  it('make a puzzle easier or harder, the more of them the more', () => {
    const all = [puzzle('a', 3), puzzle('b', 3), puzzle('c', 3), puzzle('d', 3)];
    const [a, b, c, d] = withPeople(all, [
      { puzzle: 'a', tried: 5, solved: 5 },
      { puzzle: 'b', tried: 500, solved: 500 },
      { puzzle: 'c', tried: 500, solved: 0 },
      { puzzle: 'gone', tried: 3, solved: 1 },
    ]) as [Puzzle, Puzzle, Puzzle, Puzzle];
    expect([a, b, c, d].map(stepOf)).toEqual([3, 1, 5, 3]);
    expect(a.difficulty).toBeCloseTo(2.6);
    expect(b.people).toEqual({ tried: 500, solved: 500 });
    expect(d).toBe(all[3]);
    expect(fits(b, { difficulty: 1 })).toBe(true);
    expect(fits(b, { difficulty: 3 })).toBe(false);
  });

  it('are not waited for', async () => {
    const counts = [{ puzzle: 'a', tried: 1, solved: 1 }];
    puzzleCounts.mockResolvedValueOnce(counts);
    expect(await countsOf('oasis')).toBe(counts);
    puzzleCounts.mockRejectedValueOnce(new Error('no server'));
    expect(await countsOf('oasis')).toEqual([]);
    vi.useFakeTimers();
    puzzleCounts.mockReturnValueOnce(new Promise(() => undefined));
    const late = countsOf('oasis');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toEqual([]);
  });
});
