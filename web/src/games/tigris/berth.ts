/** Where the scene of a conflict lies over the board, which keeps its size: where the scene hides least of what matters. */

/** The lower right corner is not among them: there one zooms. The first of those that are equally good is taken. */
const BERTHS = [
  { name: 'bottom', edge: 'bottom', side: 'middle' },
  { name: 'top', edge: 'top', side: 'middle' },
  { name: 'bottom left', edge: 'bottom', side: 'left' },
  { name: 'top left', edge: 'top', side: 'left' },
  { name: 'top right', edge: 'top', side: 'right' },
] as const;
export type Berth = (typeof BERTHS)[number]['name'];

export interface Size {
  width: number;
  height: number;
}

/** Something to be kept in sight: a square by its middle and half its side, and how much it matters. */
export interface Sight {
  x: number;
  y: number;
  reach: number;
  weight: number;
}

/** How far the scene keeps from the edges of the stage. */
const EDGE = 8;

export function berthOf(stage: Size, scene: Size, sights: readonly Sight[]): Berth {
  const lefts = {
    left: EDGE,
    middle: (stage.width - scene.width) / 2,
    right: stage.width - EDGE - scene.width,
  };
  const tops = { top: EDGE, bottom: stage.height - EDGE - scene.height };
  const costs = BERTHS.map(({ edge, side }) => {
    const [left, top] = [lefts[side], tops[edge]];
    const hidden = sights.filter(
      ({ x, y, reach }) =>
        x + reach > left &&
        x - reach < left + scene.width &&
        y + reach > top &&
        y - reach < top + scene.height,
    );
    // Out of the middle only for something that matters.
    return hidden.reduce((sum, { weight }) => sum + weight, side === 'middle' ? 0 : 0.5);
  });
  return BERTHS[costs.indexOf(Math.min(...costs))]?.name ?? 'bottom';
}
