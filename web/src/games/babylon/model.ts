/** The types of the game, ids of places and things, and what a move is about. */

import type { Move } from '../contract';
import { CORNERS, OFFSETS } from './facts';
import type { Hand, Stage } from './hand.svelte';
import type {
  Action,
  Anchor,
  Cell,
  Category,
  Corner,
  Outlook,
  Place,
  Source,
  Stack,
  Symbol,
  View,
  ViewHeld,
  ViewStack,
  What,
} from './types';

export interface Babylon {
  view: View;
  what: What;
  action: Action;
  outlook: Outlook;
  model: Hand;
}

export function cornerCell(anchor: Anchor, corner: Corner): Cell {
  const step = OFFSETS[corner];
  return { x: anchor.x + step.x, y: anchor.y + step.y };
}
export const cellsOf = (anchor: Anchor): Cell[] => CORNERS.map((corner) => cornerCell(anchor, corner));

export const cellText = ({ x, y }: Cell) => `(${x},${y})`;

/** The seat on turn; before the first turn, the first seat. */
export const onTurn = (view: View): number => view.active ?? 0;

/** The tile of the player on turn that an action would place. */
export function heldTile(view: View, source: Source): ViewHeld | undefined {
  return source === 'mined' ? view.mined : view.seats[onTurn(view)]?.stored;
}

export function stackAt(view: View, { x, y }: Stack): ViewStack | undefined {
  return view.quarry.find(({ stack }) => stack.x === x && stack.y === y);
}

/** A placement with what it stands on and costs. */
export type Placement = Place & Extract<Outlook, { outlook: 'place' }> & { move: Move<Babylon> };

export function placementOf(move: Move<Babylon> | null): Placement | null {
  if (move?.action.action !== 'place' || move.outlook?.outlook !== 'place') return null;
  return { ...move.action, ...move.outlook, move };
}

// Places and things -----------------------------------------------------------------------------------------------------

const stages = new Map<string, Stage>();
function placeOn(stage: Stage, name: string): string {
  const id = `${stage}-${name}`;
  stages.set(id, stage);
  return id;
}
/** Where a place is to be seen; undefined for what always is. */
export const stageOf = (place: string): Stage | undefined => stages.get(place);

export const stackPlace = ({ x, y }: Stack) => placeOn('quarry', `${x},${y}`);
/** Where four cells of a garden meet: the middle of a tile. */
export const anchorPlace = (seat: number, { x, y }: Anchor) => placeOn(seat, `tile-${x},${y}`);
export const cellPlace = (seat: number, { x, y }: Cell) => placeOn(seat, `cell-${x},${y}`);
/** Where a decoration can be built: its kind and its cells. */
export const decoPlace = (seat: number, kind: Symbol, ...cells: readonly Cell[]) =>
  placeOn(seat, [kind, ...cells.map(({ x, y }) => `${x},${y}`)].join('-'));
export const scorePlace = (seat: number, category: Category) => `${seat}-score-${category}`;
export const TOKEN_PLACE = 'token';

/** The thing of the tray that stands for a tile turned so far. */
export const tileThing = (source: Source, rotation: number) => `${source}-r${rotation}`;
export const TOKEN_THING = 'token';
export const BIN_THING = 'bin-stored';
