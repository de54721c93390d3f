/** The first visit of a game: whether to ask if the visitor knows it, and a first game with a coach. */

import type { GameFacts, TableInfo } from '$lib/api/wire';
import { setCoached } from '$lib/coach/coached.svelte';
import { makeTable } from '$lib/make';
import { quickTable } from '$lib/tables';
import { hasBegun } from './progress';
import { recall, remember } from '$lib/progress/storage';
import { TAUGHT } from './taught';

const ASKED = 'shinar-asked';
/** A first game: two players, and a bot that plays sensibly and that a beginner can beat. */
const FIRST = { players: 2, level: 2 };

function asked(): string[] {
  const stored: unknown = recall(ASKED, []);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** Whether to ask a visitor with these tables if they know a game: once, if they have neither played nor begun to learn it. */
export function isNewTo(game: string, own: readonly Pick<TableInfo, 'game'>[]): boolean {
  return (
    TAUGHT.has(game) &&
    !asked().includes(game) &&
    !hasBegun(game) &&
    own.every((table) => table.game !== game)
  );
}

/** Remembers that the visitor was asked, whatever they chose. */
export function rememberAsked(game: string): void {
  remember(ASKED, [...new Set([...asked(), game])]);
}

/** Makes the table of a first game, which a coach accompanies. */
export async function startCoached(game: string, facts?: Pick<GameFacts, 'players'>): Promise<TableInfo> {
  const table = await makeTable(quickTable(game, FIRST, facts));
  setCoached(table.id, true);
  return table;
}
