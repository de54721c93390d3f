import { beforeEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '$lib/api/wire';
import { LOOKS } from '$lib/art/faces';
import { setLanguage } from '$lib/i18n/index.svelte';
import { LANGUAGES, settings } from '$lib/settings.svelte';
import { isNameless, personName, playerName } from './names';
import { hasWon, hiddenTables, hideTables, quickChoice, quickTable, rememberChoice } from './tables';
import { ago } from './time';

function table(id: string, rank?: number): TableInfo {
  const seat = {
    seat: 0,
    kind: 'person',
    name: 'Ann',
    you: true,
    connected: true,
    stand_in: false,
    resigned: false,
  };
  return {
    id,
    game: 'tigris',
    state: rank === undefined ? 'running' : 'finished',
    seats: [seat, { ...seat, seat: 1, kind: 'bot', level: 1, name: 'Gudea', you: false }],
    ...(rank !== undefined && {
      result: [
        { seat: 0, score: 5, rank },
        { seat: 1, score: 5, rank: 3 - rank },
      ],
    }),
  } as TableInfo;
}
beforeEach(() => localStorage.clear());

describe('play now', () => {
  it('begins with a bot that a beginner can beat, and remembers what was chosen', () => {
    expect(hasWon([table('a'), table('b', 2)])).toBe(false);
    expect(quickChoice(false)).toEqual({ players: 2, level: 1 });
    expect(hasWon([table('c', 1)])).toBe(true);
    expect(hasWon([]), 'a win is remembered').toBe(true);
    // The number of players alone was chosen: the level still rises with the first win.
    rememberChoice({ players: 4 });
    expect([quickChoice(false), quickChoice(true)]).toEqual([
      { players: 4, level: 1 },
      { players: 4, level: 2 },
    ]);
    rememberChoice({ level: 5 });
    expect(quickChoice(true)).toEqual({ players: 4, level: 5 });
    localStorage.setItem('shinar-quick', 'damaged');
    expect(quickChoice(false)).toEqual({ players: 2, level: 1 });
  });

  it('has as many seats as the game allows', () => {
    const plan = quickTable('tigris', { players: 3, level: 4 });
    expect(plan.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 4 }, { kind: 'bot', level: 4 }]);
    expect(plan.public).toBe(false);
    expect(quickTable('ur', { players: 4, level: 1 }, { players: [2, 2] }).players).toBe(2);
  });
});

it('finished tables are hidden as long as they are listed', () => {
  const listed = [table('a', 1), table('b', 2), table('c', 2)];
  hideTables(['a', 'b'], listed);
  expect([...hiddenTables()]).toEqual(['a', 'b']);
  hideTables(['c'], listed.slice(1));
  expect([...hiddenTables()]).toEqual(['b', 'c']);
});

describe.each(LANGUAGES)('names in %s', (language) => {
  it('are those of the language', async () => {
    settings.language = language;
    await setLanguage(language);
    const bot = (name: string) => ({ seat: 1, kind: 'bot', name, level: 2 }) as const;
    for (const name of Object.keys(LOOKS)) expect(playerName(bot(name)), name).toMatch(/^\p{Lu}\p{L}+$/u);
    // A bot of an older table has only its level's name.
    expect(playerName(bot('scribe'))).toMatch(/Bot 2 \(\p{L}+\)/u);
    expect(personName('guest-ab12')).toMatch(/^(guest|host|gość) ab12$/);
    expect([isNameless('guest-ab12'), isNameless('guest-house'), personName('Puabi')]).toEqual([
      true,
      false,
      'Puabi',
    ]);
    settings.language = 'en';
    await setLanguage('en');
  });
});

it('says how long ago something was, in words', () => {
  const now = Date.UTC(2026, 1, 20, 12);
  expect([0, 5 * 60_000, 3 * 3_600_000, 86_400_000].map((past) => ago(now - past, now))).toEqual([
    'now',
    '5 min. ago',
    '3 hr. ago',
    'yesterday',
  ]);
  expect(ago(now - 30 * 86_400_000, now)).toBe('Jan 21, 2026');
});
