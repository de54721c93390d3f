/** The outline of a set of squares as a path with round corners: rivers, kingdoms, sides of a war. */

import { CELL, type Point } from './squares';

interface Edge {
  from: Point;
  to: Point;
}

const key = ({ x, y }: Point) => `${x},${y}`;

/** Directed edges around the set, the inside on their right (y grows downwards). */
function edgesOf(cells: readonly Point[]): Edge[] {
  const inside = new Set(cells.map(key));
  const edges: Edge[] = [];
  for (const { x, y } of cells) {
    if (!inside.has(key({ x, y: y - 1 }))) edges.push({ from: { x, y }, to: { x: x + 1, y } });
    if (!inside.has(key({ x: x + 1, y }))) edges.push({ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } });
    if (!inside.has(key({ x, y: y + 1 }))) edges.push({ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } });
    if (!inside.has(key({ x: x - 1, y }))) edges.push({ from: { x, y: y + 1 }, to: { x, y } });
  }
  return edges;
}

const direction = ({ from, to }: Edge): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Joins edges into loops. Where squares touch only at corners, the loop turns right and keeps them apart. */
function loopsOf(edges: readonly Edge[]): Edge[][] {
  const starting = new Map<string, Edge[]>();
  for (const edge of edges) starting.set(key(edge.from), [...(starting.get(key(edge.from)) ?? []), edge]);
  const left = new Set(edges);
  const loops: Edge[][] = [];
  for (const first of edges) {
    if (!left.has(first)) continue;
    const loop: Edge[] = [];
    let edge: Edge | undefined = first;
    while (edge && left.has(edge)) {
      left.delete(edge);
      loop.push(edge);
      const way = direction(edge);
      const next: Edge[] = (starting.get(key(edge.to)) ?? []).filter((one) => left.has(one));
      edge = next.find((one) => direction(one).x === -way.y && direction(one).y === way.x) ?? next[0];
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * The path around squares, given by column and row. `inset` pulls it inwards (a negative one outwards), `radius` rounds
 * the corners; both in units of the drawing.
 */
export function outline(cells: readonly Point[], inset: number, radius: number): string {
  return loopsOf(edgesOf(cells))
    .map((loop) => {
      // Corners: where the direction changes.
      const corners = loop.flatMap((edge, at) => {
        const before = loop[(at + loop.length - 1) % loop.length] as Edge;
        const [a, b] = [direction(before), direction(edge)];
        if (a.x === b.x && a.y === b.y) return [];
        // The inside is on the right of both edges.
        const x = edge.from.x * CELL + (-a.y - b.y) * inset;
        const y = edge.from.y * CELL + (a.x + b.x) * inset;
        return [{ x, y }];
      });
      const parts = corners.map((corner, at) => {
        const before = corners[(at + corners.length - 1) % corners.length] as Point;
        const after = corners[(at + 1) % corners.length] as Point;
        const start = towards(corner, before, radius);
        const end = towards(corner, after, radius);
        return `${at === 0 ? 'M' : 'L'}${round(start)}Q${round(corner)} ${round(end)}`;
      });
      return `${parts.join('')}Z`;
    })
    .join('');
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(distance, length / 2) / Math.max(length, 1e-6);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const round = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
