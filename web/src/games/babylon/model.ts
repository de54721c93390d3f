/** The types of the game, the ids of places and things, and what a move refers to. */

import type { Move } from '../contract';
import { CORNERS, OFFSETS, SIDE } from './facts';
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

/** Among placements that differ only in the lookout's corner, one that hides no symbol, if the given one does. */
export function sparing(view: View, given: Placement, options: readonly Placement[]): Placement | undefined {
  const symbols = heldTile(view, given.source)?.turns[given.rotation];
  const hides = ({ lookout }: Placement) =>
    lookout !== undefined && (symbols?.[CORNERS.indexOf(lookout)] ?? null) !== null;
  if (!hides(given)) return undefined;
  return options.find((one) => one.level === given.level && one.lookout !== undefined && !hides(one));
}

// Places and things -----------------------------------------------------------------------------------------------------

const stages = new Map<string, Stage>();
const scored = new Map<string, number>();
const anchors = new Map<string, Anchor>();
function placeOn(stage: Stage, name: string): string {
  const id = `${stage}-${name}`;
  stages.set(id, stage);
  return id;
}
/** The stage that shows a place; undefined for places that are always visible. */
export const stageOf = (place: string): Stage | undefined => stages.get(place);

export const stackPlace = ({ x, y }: Stack) => placeOn('quarry', `${x},${y}`);
/** Where four cells of a garden meet: the middle of a tile. */
export function anchorPlace(seat: number, anchor: Anchor): string {
  const id = placeOn(seat, `tile-${anchor.x},${anchor.y}`);
  anchors.set(id, anchor);
  return id;
}
/** Where a tile would lie whose middle is at a place. */
export const anchorAt = (place: string): Anchor | undefined => anchors.get(place);
/** Everywhere a tile could lie. */
export const ANCHORS: readonly Anchor[] = Array.from({ length: (SIDE - 1) ** 2 }, (_, at) => ({
  x: at % (SIDE - 1),
  y: Math.floor(at / (SIDE - 1)),
}));
export const cellPlace = (seat: number, { x, y }: Cell) => placeOn(seat, `cell-${x},${y}`);
/** Where a decoration can be built: its kind and its cells. */
export const decoPlace = (seat: number, kind: Symbol, ...cells: readonly Cell[]) =>
  placeOn(seat, [kind, ...cells.map(({ x, y }) => `${x},${y}`)].join('-'));
export const scorePlace = (seat: number, category: Category) => {
  const id = `${seat}-score-${category}`;
  scored.set(id, seat);
  return id;
};
/** The player a place belongs to; undefined for the quarry and the round token. */
export function seatOf(place: string): number | undefined {
  const stage = stageOf(place) ?? scored.get(place);
  return stage === 'quarry' ? undefined : stage;
}
export const TOKEN_PLACE = 'token';

/** The thing in the tray for a tile in a given rotation. */
export const tileThing = (source: Source, rotation: number) => `${source}-r${rotation}`;
export const TOKEN_THING = 'token';
export const BIN_THING = 'bin-stored';
