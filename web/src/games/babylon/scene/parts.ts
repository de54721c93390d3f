/** The pieces of a garden as three.js geometries. A cell is 1 wide, a level LEVEL high; every piece stands on y = 0. */

import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
  TubeGeometry,
  QuadraticBezierCurve3,
  Vector2,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { GLYPHS, type GlyphName } from '../art/glyphs';
import type { Flower } from '../types';

export const LEVEL = 0.9;
export const SLAB = 0.14;

/** Merges geometries; all must have the same attributes. */
function whole(...pieces: BufferGeometry[]): BufferGeometry {
  const plain = pieces.map((piece) => (piece.index ? piece.toNonIndexed() : piece));
  const merged = mergeGeometries(plain);
  for (const piece of pieces) piece.dispose();
  return merged ?? new BufferGeometry();
}
const box = (w: number, h: number, d: number, x = 0, y = 0, z = 0) =>
  new BoxGeometry(w, h, d).translate(x, y + h / 2, z);
const lathe = (points: [number, number][], segments = 20) =>
  new LatheGeometry(
    points.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );

/** A column from a surface up to the underside of a tile. */
export function pillar(levels: 1 | 2): BufferGeometry {
  const height = levels * LEVEL - SLAB;
  const drum = (from: number, to: number): [number, number][] => [
    [0.17, from],
    [0.17, from + 0.05],
    [0.125, from + 0.09],
    [0.135, (from + to) / 2],
    [0.115, to - 0.12],
    [0.15, to - 0.07],
    [0.17, to - 0.05],
    [0.17, to],
  ];
  const profile = levels === 1 ? drum(0, height) : [...drum(0, height / 2), ...drum(height / 2, height)];
  return whole(lathe(profile), box(0.4, 0.05, 0.4), box(0.38, 0.05, 0.38, 0, height - 0.05));
}

/** A guardian with a tall cap and folded wings, as high as a pillar. */
export function statue(): BufferGeometry {
  const top = LEVEL - SLAB;
  return whole(
    box(0.44, 0.1, 0.44),
    lathe([
      [0.17, 0.1],
      [0.16, 0.16],
      [0.12, 0.34],
      [0.125, 0.42],
      [0.07, 0.48],
      [0.05, 0.5],
    ]),
    new SphereGeometry(0.082, 14, 10).translate(0, 0.555, 0),
    lathe([
      [0.085, 0.6],
      [0.075, 0.66],
      [0.09, top - 0.02],
      [0.0, top],
    ]),
    box(0.05, 0.34, 0.16, 0, 0, 0).rotateZ(0.28).translate(-0.12, 0.12, -0.08),
    box(0.05, 0.34, 0.16, 0, 0, 0).rotateZ(-0.28).translate(0.12, 0.12, -0.08),
    box(0.16, 0.05, 0.05, 0, 0.32, 0.13),
  );
}

/** A round pavilion: floor and columns, with the roof separate because it has another colour. */
export function lookout(): { body: BufferGeometry; roof: BufferGeometry; finial: BufferGeometry } {
  const columns = Array.from({ length: 6 }, (_, at) => {
    const angle = (at / 6) * Math.PI * 2;
    return new CylinderGeometry(0.028, 0.034, 0.36, 8).translate(
      Math.cos(angle) * 0.27,
      0.24,
      Math.sin(angle) * 0.27,
    );
  });
  return {
    body: whole(
      new CylinderGeometry(0.36, 0.38, 0.06, 24).translate(0, 0.03, 0),
      new CylinderGeometry(0.33, 0.33, 0.04, 24).translate(0, 0.44, 0),
      ...columns,
    ),
    roof: new ConeGeometry(0.4, 0.27, 8).translate(0, 0.595, 0),
    finial: new SphereGeometry(0.05, 12, 8).translate(0, 0.74, 0),
  };
}

/** A basin over two cells along x, its water, and the jets. */
export function fountain(): { stone: BufferGeometry; water: BufferGeometry; jets: BufferGeometry } {
  const rounded = (length: number, width: number) => {
    const shape = new Shape();
    const r = width / 2;
    shape.absarc(length / 2 - r, 0, r, -Math.PI / 2, Math.PI / 2);
    shape.absarc(-length / 2 + r, 0, r, Math.PI / 2, (Math.PI * 3) / 2);
    shape.closePath();
    return shape;
  };
  const rim = rounded(1.62, 0.66);
  rim.holes.push(rounded(1.46, 0.5));
  const flat = (shape: Shape, depth: number) =>
    new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: 14 }).rotateX(-Math.PI / 2);
  const bowl = (x: number) =>
    lathe([
      [0.06, 0],
      [0.05, 0.2],
      [0.17, 0.29],
      [0.15, 0.29],
      [0.0, 0.24],
    ]).translate(x, 0, 0);
  const jets = [-0.45, 0.45].flatMap((x) =>
    Array.from({ length: 6 }, (_, at) => {
      const angle = (at / 6) * Math.PI * 2;
      const [dx, dz] = [Math.cos(angle) * 0.22, Math.sin(angle) * 0.2];
      return new TubeGeometry(
        new QuadraticBezierCurve3(
          new Vector3(x, 0.28, 0),
          new Vector3(x + dx * 0.6, 0.68, dz * 0.6),
          new Vector3(x + dx, 0.12, dz),
        ),
        10,
        0.013,
        5,
      );
    }),
  );
  return {
    stone: whole(flat(rim, 0.17), bowl(-0.45), bowl(0.45)),
    water: flat(rounded(1.5, 0.54), 0.11),
    jets: whole(...jets),
  };
}

/** A footbridge over three cells along x: an arch with two rails. */
export function bridge(): { deck: BufferGeometry; rails: BufferGeometry } {
  const arch = (low: number, high: number) => {
    const shape = new Shape();
    shape.moveTo(-1.32, low);
    shape.quadraticCurveTo(0, low + 0.42, 1.32, low);
    shape.lineTo(1.32, high);
    shape.quadraticCurveTo(0, high + 0.42, -1.32, high);
    shape.closePath();
    return shape;
  };
  const slice = (low: number, high: number, depth: number, z: number) =>
    new ExtrudeGeometry(arch(low, high), { depth, bevelEnabled: false, curveSegments: 16 }).translate(
      0,
      0,
      z - depth / 2,
    );
  const posts = [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1].flatMap((x) => {
    const y = 0.21 * (1 - (x / 1.32) ** 2);
    return [-0.24, 0.24].map((z) => box(0.05, 0.24, 0.05, x, y + 0.02, z));
  });
  return {
    deck: slice(0, 0.07, 0.52, 0),
    rails: whole(slice(0.23, 0.28, 0.05, -0.24), slice(0.23, 0.28, 0.05, 0.24), ...posts),
  };
}

/** Steps that climb along +x from the lower cell (x < 0) to the upper one. */
export function stairs(): BufferGeometry {
  const count = 7;
  const from = -0.78;
  const to = 0.03;
  const run = (to - from) / count;
  const steps = Array.from({ length: count }, (_, at) =>
    box(run * 1.02, ((at + 1) * LEVEL) / count + 0.02, 0.5, from + (at + 0.5) * run),
  );
  return whole(...steps, box(0.62, 0.05, 0.5, 0.34, LEVEL));
}

/** Petals side by side around the stem; each is drawn as if it pointed to +x. */
const around = (count: number, petal: () => BufferGeometry, from = 0) =>
  Array.from({ length: count }, (_, at) => petal().rotateY(from + (at / count) * Math.PI * 2));
const round = (length: number, width: number, away: number, lift: number) => () =>
  new SphereGeometry(1, 10, 8)
    .scale(length, 0.035, width)
    .rotateZ(lift)
    .translate(away, 0.2 + Math.sin(lift) * away, 0);

/** The large blossom of a tile: daisy, rose, iris and sunflower, the same shapes as on the plan. */
export function flower(kind: Flower): Record<'petals' | 'heart' | 'leaves', BufferGeometry> {
  const leaves = whole(
    ...around(5, () => new IcosahedronGeometry(0.11, 0).scale(1.2, 0.7, 0.8).translate(0.14, 0.07, 0)),
  );
  const ball = (radius: number) => new SphereGeometry(radius, 14, 10).scale(1, 0.6, 1).translate(0, 0.22, 0);
  switch (kind) {
    case 'white':
      return { petals: whole(...around(10, round(0.13, 0.05, 0.19, 0.12))), heart: ball(0.1), leaves };
    case 'pink':
      return {
        petals: whole(
          ...around(5, round(0.14, 0.13, 0.15, 0.2)),
          ...around(5, () => round(0.09, 0.08, 0.08, 0.6)().translate(0, 0.04, 0), 0.6),
        ),
        heart: ball(0.06).translate(0, 0.06, 0),
        leaves,
      };
    case 'blue':
      return {
        petals: whole(...around(3, round(0.17, 0.13, 0.16, 0.1))),
        heart: whole(
          ball(0.05).translate(0, 0.03, 0),
          ...around(3, round(0.12, 0.05, 0.14, 0.35), Math.PI / 3),
        ),
        leaves,
      };
    case 'yellow':
      return {
        petals: whole(
          ...around(12, () =>
            new ConeGeometry(0.07, 0.17, 5)
              .rotateZ(-Math.PI / 2)
              .scale(1, 0.4, 1)
              .translate(0.21, 0.21, 0),
          ),
        ),
        heart: ball(0.15),
        leaves,
      };
  }
}

export const blossom = () => new IcosahedronGeometry(0.075, 0);
export const leaf = () => new IcosahedronGeometry(0.1, 0).scale(1, 0.75, 1);
export const vine = () => new SphereGeometry(0.06, 6, 5).scale(1, 1.7, 0.8);

/** A stone disc with the mark of a decoration. */
export function markTexture(name: GlyphName, ground: string, ink: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 128, 128);
    pen.translate(64, 64);
    pen.scale(3.6, 3.6);
    pen.fillStyle = ink;
    pen.strokeStyle = ink;
    pen.lineCap = 'round';
    const glyph = GLYPHS[name];
    const shape = new Path2D(glyph.fill);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- `fill` is a canvas method here
    pen.fill(shape);
    pen.lineWidth = glyph.width;
    if (glyph.line) pen.stroke(new Path2D(glyph.line));
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
