/** Positions the scene of a conflict over the board, where it covers as little as possible of what matters. */

/** Candidates in order of preference; not the lower right corner, where the zoom buttons are. */
const POSITIONS = [
  { name: 'bottom', edge: 'bottom', side: 'middle' },
  { name: 'top', edge: 'top', side: 'middle' },
  { name: 'bottom left', edge: 'bottom', side: 'left' },
  { name: 'top left', edge: 'top', side: 'left' },
  { name: 'top right', edge: 'top', side: 'right' },
  { name: 'below', edge: 'below', side: 'middle' },
] as const;
export type ScenePosition = (typeof POSITIONS)[number]['name'];

export interface Size {
  width: number;
  height: number;
}

/** Something to keep visible: a square by its centre and half its side, and how much it matters. */
export interface Target {
  x: number;
  y: number;
  reach: number;
  weight: number;
}

/** The distance of the scene from the edges of the stage. */
const EDGE = 8;

/** `room`: how far the scene may reach below the stage, over what is of no use during a conflict. */
export function scenePosition(stage: Size, scene: Size, targets: readonly Target[], room = 0): ScenePosition {
  const lefts = {
    left: EDGE,
    middle: (stage.width - scene.width) / 2,
    right: stage.width - EDGE - scene.width,
  };
  const bottom = stage.height - EDGE - scene.height;
  const tops = { top: EDGE, bottom, below: bottom + room };
  const costs = POSITIONS.map(({ name, edge, side }) => {
    if (edge === 'below' && room === 0) return Infinity;
    const [left, top] = [lefts[side], tops[edge]];
    const hidden = targets.filter(
      ({ x, y, reach }) =>
        x + reach > left &&
        x - reach < left + scene.width &&
        y + reach > top &&
        y - reach < top + scene.height,
    );
    // Leaves the middle, or the board, only if something that matters would be covered.
    return hidden.reduce((sum, { weight }) => sum + weight, name === 'top' || name === 'bottom' ? 0 : 0.5);
  });
  return POSITIONS[costs.indexOf(Math.min(...costs))]?.name ?? 'bottom';
}
