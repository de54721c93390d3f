/** The geometry of a curve of ratings. */

import type { RatingPoint } from '$lib/api/wire';

export interface Curve {
  line: string;
  /** The band in which the rating is with 95 % certainty. */
  band: string;
  /** Ratings that are marked at the side, with their heights. */
  marks: { rating: number; y: number }[];
  ends: { x: number; y: number }[];
}

/** The distance between marks: so that there are two to five. */
const STEPS = [50, 100, 200, 500, 1000];

/** The curve in a box; games are as far apart as they are many, whenever they were played. */
export function curveOf(points: readonly RatingPoint[], width: number, height: number): Curve {
  const low = Math.min(...points.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...points.map(({ rating, deviation }) => rating + deviation));
  const span = Math.max(high - low, 100);
  const x = (at: number) => (points.length < 2 ? width / 2 : (at / (points.length - 1)) * width);
  const y = (rating: number) => height - ((rating - low) / span) * height;
  const path = (values: readonly number[]) =>
    values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const upper = path(points.map(({ rating, deviation }) => rating + deviation));
  const lower = points.map(
    ({ rating, deviation }, at) => `${x(at).toFixed(1)} ${y(rating - deviation).toFixed(1)}`,
  );
  const step = STEPS.find((one) => span / one < 5) ?? 1000;
  const first = Math.ceil(low / step) * step;
  const marks: Curve['marks'] = [];
  for (let rating = first; rating <= low + span; rating += step) marks.push({ rating, y: y(rating) });
  return {
    line: `M${path(points.map(({ rating }) => rating))}`,
    band: `M${upper}L${lower.toReversed().join('L')}Z`,
    marks,
    ends: [0, points.length - 1].flatMap((at) => {
      const point = points[at];
      return point ? [{ x: x(at), y: y(point.rating) }] : [];
    }),
  };
}
