/** How far to turn around a garden: to the right and upwards in radians, and how much nearer to come. */
export interface Turn {
  right?: number;
  up?: number;
  near?: number;
}

/** What the keys do while a scene has the focus. */
export const TURNS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { right: -0.2 },
  ArrowRight: { right: 0.2 },
  ArrowUp: { up: 0.12 },
  ArrowDown: { up: -0.12 },
  '+': { near: 0.15 },
  '=': { near: 0.15 },
  '-': { near: -0.15 },
};
