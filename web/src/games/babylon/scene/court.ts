/** The court on which a garden stands: paving with a socket in every cell, a channel of water, and a plinth of glazed bricks. */

import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  IcosahedronGeometry,
  LatheGeometry,
  RepeatWrapping,
  SRGBColorSpace,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { SIDE } from '../facts';
import { chance } from './chance';

/** Half the width of the paving, of the channel around it, and of the plinth. */
const FIELD = SIDE / 2 + 0.05;
const CHANNEL = FIELD + 0.2;
export const COURT = SIDE / 2 + 0.62;
/** How far the plinth reaches below the paving. */
export const PLINTH = 0.5;
const KERB = 0.05;

/** A square ring with its top at a height. */
function ring(outer: number, inner: number, top: number, height: number): BufferGeometry {
  const wide = outer - inner;
  const middle = (outer + inner) / 2;
  const bars = [-1, 1].flatMap((side) => [
    new BoxGeometry(outer * 2, height, wide).translate(0, top - height / 2, side * middle),
    new BoxGeometry(wide, height, inner * 2).translate(side * middle, top - height / 2, 0),
  ]);
  const merged = mergeGeometries(bars);
  for (const bar of bars) bar.dispose();
  return merged;
}

export const paving = () => new BoxGeometry(FIELD * 2, 0.2, FIELD * 2).translate(0, -0.1, 0);
export const channel = () => new BoxGeometry(CHANNEL * 2, 0.06, CHANNEL * 2).translate(0, -0.06, 0);
export const kerb = () => ring(COURT, CHANNEL, KERB, 0.2);
/** A line of gold along the kerb, as on glazed bricks. */
export const inlay = () => ring(CHANNEL + 0.15, CHANNEL + 0.11, KERB + 0.006, 0.012);
/** Up to the kerb; its top lies below the water. */
export const plinth = () =>
  new BoxGeometry(COURT * 2, PLINTH - 0.12, COURT * 2).translate(0, -PLINTH / 2 - 0.06, 0);
/** The lowest step, wider than the plinth. */
export const step = () => new BoxGeometry(COURT * 2 + 0.3, 0.12, COURT * 2 + 0.3).translate(0, -PLINTH, 0);

/** Where the pots with box trees stand. */
export const POTS = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => [x * (COURT - 0.19), z * (COURT - 0.19)] as const),
);
export const pot = () =>
  new LatheGeometry(
    [
      [0.07, 0],
      [0.11, 0.02],
      [0.13, 0.12],
      [0.1, 0.16],
      [0.13, 0.19],
      [0, 0.19],
    ].map(([radius, height]) => new Vector2(radius, height)),
    14,
  ).translate(0, KERB, 0);
export const tree = () => new IcosahedronGeometry(0.17, 1).translate(0, KERB + 0.32, 0);

interface Pen extends CanvasRenderingContext2D {}

function texture(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  const drawn = new CanvasTexture(canvas);
  drawn.colorSpace = SRGBColorSpace;
  drawn.anisotropy = 8;
  return drawn;
}

/** Slabs of stone, no two alike, with worn edges and a socket for a pillar in each. */
export function pavingTexture(stone: string, joint: string): CanvasTexture {
  const cell = 160;
  const size = cell * SIDE;
  return texture(size, size, (pen) => {
    const random = chance(4711);
    pen.fillStyle = joint;
    pen.fillRect(0, 0, size, size);
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const [left, top] = [x * cell, y * cell];
        const slab = () => {
          pen.beginPath();
          pen.roundRect(left + 2.5, top + 2.5, cell - 5, cell - 5, 7);
        };
        slab();
        pen.fillStyle = stone;
        pen.fill();
        const tone = random() - 0.5;
        pen.fillStyle = tone > 0 ? `rgb(255 246 222 / ${tone * 0.34})` : `rgb(64 42 12 / ${-tone * 0.2})`;
        pen.fill();
        pen.save();
        slab();
        pen.clip();
        for (let spot = 0; spot < 26; spot++) {
          pen.fillStyle = random() < 0.5 ? 'rgb(60 42 16 / 0.07)' : 'rgb(255 250 235 / 0.16)';
          pen.beginPath();
          pen.ellipse(
            left + random() * cell,
            top + random() * cell,
            3 + random() * 11,
            2 + random() * 5,
            random() * 3,
            0,
            7,
          );
          pen.fill();
        }
        pen.lineWidth = 5;
        pen.strokeStyle = 'rgb(255 250 232 / 0.5)';
        pen.beginPath();
        pen.moveTo(left + 4, top + cell - 6);
        pen.lineTo(left + 4, top + 4);
        pen.lineTo(left + cell - 6, top + 4);
        pen.stroke();
        pen.strokeStyle = 'rgb(58 38 10 / 0.22)';
        pen.beginPath();
        pen.moveTo(left + cell - 4, top + 6);
        pen.lineTo(left + cell - 4, top + cell - 4);
        pen.lineTo(left + 6, top + cell - 4);
        pen.stroke();
        pen.restore();
        const [cx, cy] = [left + cell / 2, top + cell / 2];
        const socket = pen.createRadialGradient(cx - 2, cy - 4, 2, cx, cy, 15);
        socket.addColorStop(0, 'rgb(20 12 4 / 0.85)');
        socket.addColorStop(0.72, 'rgb(44 28 10 / 0.6)');
        socket.addColorStop(0.84, 'rgb(255 248 226 / 0.75)');
        socket.addColorStop(1, 'rgb(255 248 226 / 0)');
        pen.fillStyle = socket;
        pen.beginPath();
        pen.arc(cx, cy, 15, 0, 7);
        pen.fill();
      }
  });
}

/** Rows of glazed bricks with a band of rosettes, for the sides of the plinth. */
export function brickTexture(glaze: string, gold: string): CanvasTexture {
  const [width, height] = [256, 128];
  const drawn = texture(width, height, (pen) => {
    const random = chance(97);
    pen.fillStyle = glaze;
    pen.fillRect(0, 0, width, height);
    const [long, high] = [64, 25.6];
    for (let row = 0; row < 5; row++)
      for (let brick = -1; brick < 4; brick++) {
        const left = brick * long + (row % 2) * (long / 2);
        const tone = random() - 0.5;
        pen.fillStyle = tone > 0 ? `rgb(255 255 255 / ${tone * 0.22})` : `rgb(0 0 20 / ${-tone * 0.3})`;
        pen.fillRect(left + 1, row * high + 1, long - 2, high - 2);
        pen.strokeStyle = 'rgb(0 0 20 / 0.3)';
        pen.strokeRect(left + 0.5, row * high + 0.5, long - 1, high - 1);
      }
    pen.fillStyle = gold;
    for (const y of [8, height - 14]) pen.fillRect(0, y, width, 5);
    for (const x of [64, 192])
      for (let petal = 0; petal < 8; petal++) {
        const angle = (petal / 8) * Math.PI * 2;
        pen.beginPath();
        pen.ellipse(x + Math.cos(angle) * 13, 61 + Math.sin(angle) * 13, 10, 4.6, angle, 0, 7);
        pen.fill();
      }
  });
  drawn.wrapS = RepeatWrapping;
  drawn.repeat.set(9, 1);
  return drawn;
}
