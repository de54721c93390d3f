/** A camera movement: right and up in radians, nearer as a fraction of the distance. */
export interface Turn {
  right?: number;
  up?: number;
  near?: number;
}

/** The camera movement of each key while the scene has the focus. */
export const TURNS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { right: -0.2 },
  ArrowRight: { right: 0.2 },
  ArrowUp: { up: 0.12 },
  ArrowDown: { up: -0.12 },
  '+': { near: 0.15 },
  '=': { near: 0.15 },
  '-': { near: -0.15 },
};
