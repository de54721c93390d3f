import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAWN } from '$games/registry';
import { isCoached } from '$lib/coach/coached.svelte';
import { isNewTo, rememberAsked, startCoached } from './first';

const [game = ''] = DRAWN;
const { makeTable } = vi.hoisted(() => ({ makeTable: vi.fn() }));
vi.mock('$lib/make', () => ({ makeTable }));

describe('the first visit of a game', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => makeTable.mockReset());

  it('is asked about once, unless the game was played before', () => {
    expect(isNewTo(game, [])).toBe(true);
    expect(isNewTo(game, [{ game: 'another' }])).toBe(true);
    expect(isNewTo(game, [{ game }])).toBe(false);
    rememberAsked(game);
    expect(isNewTo(game, [])).toBe(false);
    expect(isNewTo(DRAWN[1] ?? '', [])).toBe(true);
    // There is nothing to offer for a game without lessons.
    expect(isNewTo('oasis', [])).toBe(false);
  });

  it('survives what others have written', () => {
    localStorage.setItem('shinar-asked', '{"a":1}');
    expect(isNewTo(game, [])).toBe(true);
    rememberAsked(game);
    expect(isNewTo(game, [])).toBe(false);
  });

  it('can begin with a coached game of two against the second level', async () => {
    makeTable.mockResolvedValue({ id: 'abc' });
    await startCoached(game, { players: [2, 4] });
    expect(makeTable.mock.calls[0]?.[0]).toMatchObject({
      game,
      players: 2,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 2 }],
    });
    expect(isCoached('abc')).toBe(true);
    expect(isCoached('abd')).toBe(false);
  });
});
