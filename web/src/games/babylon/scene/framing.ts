/** Camera framing: as close as possible with the whole garden in the window, whatever its shape. */

import { Vector3 } from 'three';
import { SIDE } from '../facts';
import type { ViewLaid } from '../types';
import { COURT, PLINTH } from './court';
import { LEVEL } from './parts';

/** The vertical field of view, in degrees. */
export const FIELD_OF_VIEW = 34;
/** How much of the window the garden fills. */
const SHARE = 0.97;
/** The board with its rim, and what stands on a tile. */
const HALF = COURT + 0.15;
const DEPTH = PLINTH + 0.06;
const PAVILION = 0.8;

export interface Frame {
  /** The height of the camera's target, on the axis around which the garden turns. */
  height: number;
  distance: number;
}

/** The initial direction of the camera: a wide window shows a corner; a narrow one shows a side, from higher up. */
export function initialDirection(aspect: number): Vector3 {
  const wide = Math.min(1, Math.max(0, (aspect - 0.9) / 0.6));
  return new Vector3().setFromSphericalCoords(1, 0.64 + 0.3 * wide, 0.14 + 0.39 * wide);
}

/** The points that must be visible. */
export function outline(tiles: readonly Pick<ViewLaid, 'anchor' | 'level'>[]): Vector3[] {
  const points = [-HALF, HALF].flatMap((x) =>
    [-HALF, HALF].flatMap((z) => [new Vector3(x, 0, z), new Vector3(x, -DEPTH, z)]),
  );
  for (const {
    anchor: { x, y },
    level,
  } of tiles)
    for (const [dx, dz] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
    ] as const)
      points.push(new Vector3(x + dx - SIDE / 2, level * LEVEL + PAVILION, y + dz - SIDE / 2));
  return points;
}

/** The window coordinates of points for a camera in a direction: -1 … 1 from edge to edge. */
export function projected(points: readonly Vector3[], eye: Vector3, aspect: number, frame: Frame) {
  const forward = eye.clone().normalize().negate();
  const right = new Vector3().crossVectors(forward, new Vector3(0, 1, 0)).normalize();
  const up = new Vector3().crossVectors(right, forward);
  const tall = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const target = new Vector3(0, frame.height, 0);
  return points.map((point) => {
    const from = new Vector3().subVectors(point, target);
    const depth = frame.distance + from.dot(forward);
    return { x: from.dot(right) / (depth * tall * aspect), y: from.dot(up) / (depth * tall) };
  });
}

/** The closest frame that shows everything. */
export function fit(points: readonly Vector3[], eye: Vector3, aspect: number): Frame {
  const tall = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const lean = Math.max(0.2, Math.hypot(eye.x, eye.z) / eye.length());
  const frame: Frame = { height: 0, distance: 30 };
  // Perspective makes the two depend on each other; a few iterations converge.
  for (let round = 0; round < 12; round++) {
    const seen = projected(points, eye, aspect, frame);
    const across = Math.max(...seen.map(({ x }) => Math.abs(x)));
    const high = Math.max(...seen.map(({ y }) => y));
    const low = Math.min(...seen.map(({ y }) => y));
    frame.height += (((high + low) / 2) * frame.distance * tall) / lean;
    frame.distance *= Math.max(across, (high - low) / 2) / SHARE;
  }
  return frame;
}
