import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleAttempt, PuzzleResult } from '$lib/api/wire';
import { belongsTo, learn, progress, received, unsent, wasSent } from './store.svelte';

const attempt = (puzzle: string, result: PuzzleResult = 'first'): PuzzleAttempt => ({
  game: 'oasis',
  puzzle,
  difficulty: 300,
  result,
  at: 1000,
});
const step = (name: string) => ({ game: 'oasis', lesson: 'tiny', step: name });
const puzzles = () => progress().attempts.map(({ puzzle }) => puzzle);

/** Sends everything, as if the server took it. */
function sendAll(owner: string) {
  for (let part = unsent(); part; part = unsent()) wasSent(owner, part);
}

describe('the progress of a visitor', () => {
  beforeEach(() => localStorage.clear());

  it('is kept once', () => {
    learn({ steps: [step('one')] });
    learn({ steps: [step('one'), step('two')], days: [{ game: 'oasis', day: 5 }] });
    expect(progress()).toEqual({
      steps: [step('one'), step('two')],
      attempts: [],
      days: [{ game: 'oasis', day: 5 }],
    });
  });

  it("becomes the account's of whoever signs in, and not another's", () => {
    learn({ attempts: [attempt('a')] });
    belongsTo('ann');
    expect(unsent()?.attempts).toEqual([attempt('a')]);
    sendAll('ann');
    expect(unsent()).toBeNull();
    learn({ attempts: [attempt('b')] });
    belongsTo('bea');
    expect(puzzles()).toEqual([]);
    expect(unsent()).toBeNull();
    learn({ attempts: [attempt('c')] });
    // Signed out: what was hers is on the server.
    belongsTo(null);
    expect(puzzles()).toEqual([]);
  });

  it('survives a reload while somebody is signed in', () => {
    belongsTo('ann');
    learn({ attempts: [attempt('a')] });
    belongsTo('ann');
    expect(puzzles()).toEqual(['a']);
    expect(unsent()?.attempts).toHaveLength(1);
  });

  it('keeps what has changed while it was being sent', () => {
    belongsTo('ann');
    learn({ attempts: [attempt('a', 'missed')] });
    const part = unsent()!;
    learn({ attempts: [attempt('a', 'later'), attempt('b')] });
    wasSent('ann', part);
    expect(unsent()?.attempts).toEqual([attempt('a', 'later'), attempt('b')]);
    expect(progress().attempts).toEqual([attempt('a', 'later'), attempt('b')]);
    // What comes from the server does not hide it.
    received('ann', { steps: [], attempts: [attempt('a', 'missed'), attempt('z')], days: [] });
    expect(progress().attempts).toEqual([attempt('a', 'later'), attempt('z'), attempt('b')]);
  });

  it('takes nothing for somebody who is gone', () => {
    belongsTo('ann');
    learn({ steps: [step('one')] });
    const part = unsent()!;
    belongsTo('bea');
    wasSent('ann', part);
    received('ann', { steps: [step('two')], attempts: [], days: [] });
    expect(progress().steps).toEqual([]);
  });

  it('is sent in pieces that fit into a request', () => {
    belongsTo('ann');
    const ids = Array.from({ length: 400 }, (_, n) => `oasis-with-a-long-name-${n}`);
    learn({ attempts: ids.map((id) => attempt(id)), steps: ids.map(step) });
    const sent: string[] = [];
    for (let part = unsent(); part; part = unsent()) {
      expect(JSON.stringify(part).length).toBeLessThan(16 * 1024);
      sent.push(...part.attempts.map(({ puzzle }) => puzzle));
      wasSent('ann', part);
    }
    expect(sent).toEqual(ids);
    expect(progress().steps).toHaveLength(400);
  });

  it('survives what others have written', () => {
    for (const damaged of ['nonsense', '[]', '7', '{"sent":7,"unsent":[]}', '{"unsent":{"attempts":{}}}']) {
      localStorage.setItem('shinar-progress', damaged);
      expect(progress()).toEqual({ steps: [], attempts: [], days: [] });
      learn({ steps: [step('one')] });
      expect(progress().steps).toEqual([step('one')]);
    }
    const odd = {
      steps: [step('one'), { game: 'oasis' }, null],
      attempts: [attempt('a'), { ...attempt('b'), result: 'won' }, { ...attempt('c'), at: '1' }, 7],
      days: [
        { game: 'oasis', day: 1.5 },
        { game: 'oasis', day: 3 },
      ],
    };
    localStorage.setItem('shinar-progress', JSON.stringify({ owner: 7, unsent: odd }));
    expect(progress()).toEqual({
      steps: [step('one')],
      attempts: [attempt('a')],
      days: [{ game: 'oasis', day: 3 }],
    });
  });
});
