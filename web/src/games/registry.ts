/** Finds the games that have a folder here; none is listed. Each is loaded when its table is opened. */

import type { GameUi } from './contract';

const folders = import.meta.glob<{ default: unknown }>('./*/index.ts');

/** The ids of the games that the page has drawings for; the server knows which games exist. */
export const DRAWN: readonly string[] = Object.keys(folders).map((path) =>
  path.slice('./'.length, -'/index.ts'.length),
);

/**
 * Loads a game; one without a folder uses the plain board.
 *
 * The frame sees views, events and actions only through the types that all games have in common.
 */
export async function loadGame(game: string): Promise<GameUi> {
  const load = folders[`./${game}/index.ts`];
  // The home page needs only the list above, so the plain board is loaded on demand, too.
  return load ? ((await load()).default as GameUi) : (await import('./plain/game')).plainGame;
}
