import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from './lessons';
import { finish, Progress } from './progress';

const lesson = (...names: string[]): Lesson => ({
  name: 'tiny',
  minutes: 1,
  rules: [],
  steps: names.map((name) => ({ name, goal: [] })),
});

describe('progress', () => {
  beforeEach(() => localStorage.clear());

  it('goes on at the first step that is not finished', () => {
    const tiny = lesson('one', 'two', 'three');
    expect(new Progress().next('oasis', tiny)).toBe(0);
    finish('oasis', 'tiny', 'one');
    finish('oasis', 'tiny', 'one');
    finish('oasis', 'tiny', 'three');
    const progress = new Progress();
    expect(progress.done('oasis', tiny)).toBe(2);
    expect(progress.next('oasis', tiny)).toBe(1);
    expect(progress.finished('oasis', tiny)).toBe(false);
    // Another game has lessons of the same name.
    expect(progress.done('desert', tiny)).toBe(0);
  });

  it('is kept when a lesson gets other steps', () => {
    finish('oasis', 'tiny', 'one');
    finish('oasis', 'tiny', 'two');
    const progress = new Progress();
    expect(progress.finished('oasis', lesson('one', 'two'))).toBe(true);
    expect(progress.next('oasis', lesson('one', 'two'))).toBe(0);
    expect(progress.finished('oasis', lesson('zero', 'one'))).toBe(false);
    expect(progress.done('oasis', lesson('zero', 'one'))).toBe(1);
  });

  it('survives what others have written', () => {
    for (const damaged of ['nonsense', '[]', '7', '{"oasis/tiny":"one"}']) {
      localStorage.setItem('shinar-progress', damaged);
      expect(new Progress().done('oasis', lesson('one'))).toBe(0);
      finish('oasis', 'tiny', 'one');
      expect(new Progress().done('oasis', lesson('one'))).toBe(1);
    }
  });

  it('does without storage', () => {
    const fail = () => {
      throw new Error('there is no storage');
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail });
    expect(() => finish('oasis', 'tiny', 'one')).not.toThrow();
    expect(new Progress().done('oasis', lesson('one'))).toBe(0);
    vi.unstubAllGlobals();
  });
});
