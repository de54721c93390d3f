/** The games that have a folder here are found, not listed. Each is loaded when its table is opened. */

import type { GameUi } from './contract';
import { plainGame } from './plain/game';

const folders = import.meta.glob<{ default: unknown }>('./*/index.ts');

/** The ids of the games that the page has drawings for; which games there are is for the server to say. */
export const DRAWN: readonly string[] = Object.keys(folders).map((path) =>
  path.slice('./'.length, -'/index.ts'.length),
);

/**
 * Loads a game; one without a folder is played on the plain board.
 *
 * Views, events and actions are the game's own business, so to the frame they are only what all games have in common.
 */
export async function loadGame(game: string): Promise<GameUi> {
  const load = folders[`./${game}/index.ts`];
  return load ? ((await load()).default as GameUi) : plainGame;
}
