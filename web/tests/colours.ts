/** Colours as people see them: distances, and what the common colour blindnesses leave of them. */

export type Rgb = readonly [number, number, number];

/** `#rgb` or `#rrggbb` as linear light from 0 to 1. */
export function linear(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const parts = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return [r, g, b];
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes 2009, at full severity; for linear light. */
export const SIGHTS: Readonly<Record<'usual' | 'protan' | 'deutan' | 'tritan', Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const apply = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const [x, y, z] = matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
  return [x ?? 0, y ?? 0, z ?? 0];
};

/** Oklab, in which equal distances look about equally different; scaled so that black and white are 100 apart. */
function lab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ];
}

/** How different two colours look to somebody. */
export function distance(one: string, other: string, sight: keyof typeof SIGHTS = 'usual'): number {
  const [a, b] = [one, other].map((hex) => lab(apply(SIGHTS[sight], linear(hex)))) as [Rgb, Rgb];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of two colours, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}
