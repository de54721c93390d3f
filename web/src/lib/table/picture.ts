/** The result as a picture to share: names, scores and the course of the game. */

import { titleOf } from '$lib/covers';

interface Line {
  seat: number;
  name: string;
  score: number;
  rank: number;
}

const WIDTH = 1200;
const ROW = 84;

/** Draws the result in the colours of the page; null if the browser cannot. */
export function resultPicture(
  game: string,
  title: string,
  lines: readonly Line[],
  curves: readonly (readonly number[])[],
): Promise<Blob | null> {
  const graph = curves.length > 0 ? 260 : 0;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 230 + lines.length * ROW + graph;
  const ink = canvas.getContext('2d');
  if (!ink) return Promise.resolve(null);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const write = (text: string, x: number, y: number, size: number, bold = false) => {
    ink.font = `${bold ? 700 : 400} ${size}px ${colour('--title')}`;
    ink.fillText(text, x, y);
  };
  ink.fillStyle = colour('--surface');
  ink.fillRect(0, 0, WIDTH, canvas.height);
  ink.fillStyle = colour('--gold-bright');
  ink.fillRect(0, 0, WIDTH, 14);
  ink.fillStyle = colour('--ink-soft');
  write(titleOf(game), 60, 84, 36);
  ink.fillStyle = colour('--ink');
  write(title, 60, 152, 58, true);
  for (const [at, { seat, name, score, rank }] of lines.entries()) {
    const y = 230 + at * ROW;
    ink.fillStyle = colour(`--p${seat}`);
    ink.strokeStyle = colour(`--p${seat}-rim`);
    ink.lineWidth = 4;
    ink.beginPath();
    ink.arc(86, y - 14, 24, 0, 7);
    ink.fill();
    ink.stroke();
    ink.fillStyle = colour('--ink');
    write(`${rank}. ${name}`, 134, y, 42, rank === 1);
    ink.textAlign = 'right';
    write(String(score), WIDTH - 60, y, 48, true);
    ink.textAlign = 'left';
  }
  const top = Math.max(1, ...curves.flat());
  const low = Math.min(0, ...curves.flat());
  for (const [seat, curve] of curves.entries()) {
    ink.strokeStyle = colour(`--p${seat}`);
    ink.lineWidth = 6;
    ink.lineJoin = 'round';
    ink.beginPath();
    for (const [at, score] of curve.entries())
      ink.lineTo(
        60 + (at / Math.max(curve.length - 1, 1)) * (WIDTH - 120),
        canvas.height - 40 - ((score - low) / (top - low)) * (graph - 70),
      );
    ink.stroke();
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
