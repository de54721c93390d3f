/** Pieces on the page: their colours, and the ids of things, places and elements. */

import { COLOURS } from './facts';
import type { Colour, Leader, Monument, TilesByColour, View, ViewLeader } from './types';

export const fill = (colour: Colour) => `var(--tne-${colour})`;
export const rim = (colour: Colour) => `var(--tne-${colour}-deep)`;
export const ink = (colour: Colour) => `var(--tne-${colour}-ink)`;

export const leaderId = ({ colour, seat }: Leader) => `leader-${colour}-${seat}`;
/** The place id of a leader; its points rise from there. */
export const standId = (leader: Leader) => `at-${leaderId(leader)}`;
export const monumentId = (monument: Monument) => `monument-${monument.join('-')}`;
export const swapId = (tiles: TilesByColour) => `swap-${COLOURS.map((colour) => tiles[colour]).join('-')}`;

/** The leaders on the board. */
export function leadersOn(view: View): ViewLeader[] {
  return view.kingdoms.flatMap(({ leaders }) => leaders);
}
export function findLeader(view: View, { colour, seat }: Leader): ViewLeader | undefined {
  return leadersOn(view).find(({ leader }) => leader.colour === colour && leader.seat === seat);
}

/** Counts of tiles as a list of single tiles. */
export function tilesOf(tiles: TilesByColour): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: tiles[colour] }, () => colour));
}
