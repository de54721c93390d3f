/** Blossoms as single paths: a garden shows hundreds of them. */

type Point = readonly [x: number, y: number];

/** The same petal around the origin: a curve through control points, or straight lines. */
function wreath(count: number, kind: 'C' | 'L', petal: readonly Point[]): string {
  const turned = (at: number) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * at) / count), Math.sin((2 * Math.PI * at) / count)];
    const [start, ...rest] = petal.map(
      ([x, y]) => `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`,
    );
    return `M${start}${kind}${rest.join(' ')}z`;
  };
  return Array.from({ length: count }, (_, at) => turned(at)).join('');
}

export const DAISY = wreath(10, 'C', [
  [0, -2.5],
  [-2.6, -5],
  [-2.6, -9.5],
  [0, -11.8],
  [2.6, -9.5],
  [2.6, -5],
  [0, -2.5],
]);
export const ROSE = wreath(5, 'C', [
  [0, -0.5],
  [-5.5, -2],
  [-7.5, -8],
  [-4, -10.7],
  [-2.4, -11.9],
  [-0.8, -11.3],
  [0, -10],
  [0.8, -11.3],
  [2.4, -11.9],
  [4, -10.7],
  [7.5, -8],
  [5.5, -2],
  [0, -0.5],
]);
export const IRIS = wreath(3, 'C', [
  [0, 1],
  [-7, -0.5],
  [-8.5, -7],
  [-4.5, -10.2],
  [-3, -9.2],
  [-1.6, -9.3],
  [0, -11.7],
  [1.6, -9.3],
  [3, -9.2],
  [4.5, -10.2],
  [8.5, -7],
  [7, -0.5],
  [0, 1],
]);
/** The petals of an iris that hang between the others. */
export const FALLS = wreath(3, 'C', [
  [0, 0],
  [-3.2, 1.5],
  [-4, 6.5],
  [0, 9],
  [4, 6.5],
  [3.2, 1.5],
  [0, 0],
]);
export const SUNFLOWER = wreath(12, 'L', [
  [-2.6, -3.8],
  [0, -11.8],
  [2.6, -3.8],
]);
