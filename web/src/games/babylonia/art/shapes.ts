/** Outlines of the clans' tokens: each clan has its own, so that colour is not the only distinction. */

/** An eight-leaved rosette. */
function rosette(radius: number): string {
  const leaves = 8;
  const at = (index: number) => {
    const angle = (2 * Math.PI * (index + 0.5)) / leaves;
    return `${(radius * 0.93 * Math.cos(angle)).toFixed(2)} ${(radius * 0.93 * Math.sin(angle)).toFixed(2)}`;
  };
  const bow = (radius * 0.41).toFixed(2);
  const arcs = Array.from({ length: leaves }, (_, index) => `A${bow} ${bow} 0 0 1 ${at(index + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** Straight sides with soft corners, from points around the origin. */
function soft(points: readonly (readonly [number, number])[], share: number): string {
  const between = (from: readonly [number, number], to: readonly [number, number], at: number) =>
    `${(from[0] + (to[0] - from[0]) * at).toFixed(2)} ${(from[1] + (to[1] - from[1]) * at).toFixed(2)}`;
  return points
    .map((point, index) => {
      const before = points[(index + points.length - 1) % points.length] ?? point;
      const after = points[(index + 1) % points.length] ?? point;
      const start = index === 0 ? 'M' : 'L';
      return `${start}${between(point, before, share)}Q${point[0].toFixed(2)} ${point[1].toFixed(2)} ${between(point, after, share)}`;
    })
    .join('')
    .concat('Z');
}

const polygon = (radius: number, sides: number, turn: number) =>
  Array.from({ length: sides }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

/** A disc, a square, a hexagon and a rosette, all about as large as a disc of this radius. */
export function outline(seat: number, radius: number): string {
  switch (seat) {
    case 1:
      return soft(polygon(radius * 1.27, 4, Math.PI / 4), 0.2);
    case 2:
      return soft(polygon(radius * 1.13, 6, Math.PI / 2), 0.16);
    case 3:
      return rosette(radius);
    default:
      return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }
}
