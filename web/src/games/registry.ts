/** The games of the page: the only list of them here. Each is loaded when its table is opened. */

import type { Component } from 'svelte';
import type { GameUi } from './contract';

export const GAMES = ['babylonia', 'tigris', 'amyitis', 'babylon'] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}

const loaders: Record<GameId, () => Promise<{ default: unknown }>> = {
  babylonia: () => import('./babylonia/index'),
  tigris: () => import('./tigris/index'),
  amyitis: () => import('./amyitis/index'),
  babylon: () => import('./babylon/index'),
};

/** Loads a game. Views and events are the game's own business, so to the frame they are of unknown shape. */
export async function loadGame(id: GameId): Promise<GameUi> {
  return (await loaders[id]()).default as GameUi;
}

/** The drawn scene on the card of a game. */
export type SceneComponent = Component;
