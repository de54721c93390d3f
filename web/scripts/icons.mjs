// Draws the icons of the installed page from `public/icon.svg`, with Chromium.

import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from '../e2e/visitors.mjs';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
/** Systems cut a maskable icon into their own shape: the ground goes to the edges, and the drawing stays inside a circle. */
const maskable = svg
  .replace(/rx="\d+"/, '')
  .replace('<path', '<g transform="translate(3.2 3.2) scale(0.8)"><path')
  .replace('</svg>', '</g></svg>');

const browser = await launch();
for (const [name, source, size] of [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable.png', maskable, 512],
  ['icon-apple.png', maskable, 180],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0">${source.replace('<svg', `<svg style="display:block" width="${size}" height="${size}"`)}`,
  );
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
