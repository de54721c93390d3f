/** “Play now”, and which of the visitor's tables are listed. */

import type { GameFacts, NewTable, TableInfo } from '$lib/api/wire';

/** How “Play now” plays: how many players, and how strong the bots are. */
export interface QuickChoice {
  players: number;
  level: number;
}

/** A level that beginners can beat, and the one after their first win. */
const FIRST_LEVEL = 1;
const NEXT_LEVEL = 2;

const CHOICE = 'shinar-quick';
const HIDDEN = 'shinar-hidden';
const WON = 'shinar-won';

/** Whether the visitor has ever won; remembered, since old tables leave the list. */
export function hasWon(mine: readonly TableInfo[]): boolean {
  const won = mine.some((table) =>
    table.seats.some(
      ({ seat, you, kind }) =>
        you && kind === 'person' && table.result?.some((one) => one.seat === seat && one.rank === 1),
    ),
  );
  if (won) localStorage.setItem(WON, 'yes');
  return won || localStorage.getItem(WON) !== null;
}

/** What the visitor chose last; otherwise two players, and a bot that a beginner can beat until they have. */
export function quickChoice(won: boolean): QuickChoice {
  return { players: 2, level: won ? NEXT_LEVEL : FIRST_LEVEL, ...remembered() };
}

function remembered(): Partial<QuickChoice> {
  try {
    const stored = JSON.parse(localStorage.getItem(CHOICE) ?? '{}') as Record<string, unknown>;
    const numbers = Object.entries(stored).filter(([, value]) => Number.isInteger(value));
    return Object.fromEntries(numbers) as Partial<QuickChoice>;
  } catch {
    return {};
  }
}

/** Remembers what was chosen, and only that: the level otherwise rises with the first win. */
export function rememberChoice(change: Partial<QuickChoice>): void {
  localStorage.setItem(CHOICE, JSON.stringify({ ...remembered(), ...change }));
}

/** The table behind “Play now”: the visitor against bots, with as many players as the game allows. */
export function quickTable(game: string, choice: QuickChoice, facts?: Pick<GameFacts, 'players'>): NewTable {
  const [fewest, most] = facts?.players ?? [2, 4];
  const players = Math.min(most, Math.max(fewest, choice.players));
  return {
    game,
    players,
    options: {},
    seats: [
      { kind: 'me' },
      ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: choice.level }) as const),
    ],
    public: false,
    clock: { kind: 'none' },
    stand_in: 3,
  };
}

/** The finished tables that the visitor removed from the list; their records stay. */
export function hiddenTables(): Set<string> {
  return new Set((localStorage.getItem(HIDDEN) ?? '').split(' ').filter((id) => id !== ''));
}

/** Removes finished tables from the list. Ids that the server no longer lists are forgotten. */
export function hideTables(ids: readonly string[], listed: readonly TableInfo[]): void {
  const known = new Set(listed.map(({ id }) => id));
  const all = [...hiddenTables(), ...ids].filter((id) => known.has(id));
  localStorage.setItem(HIDDEN, [...new Set(all)].join(' '));
}
