// Writes docs/pictures/*.webp, the README's pictures: every game on a desktop and on a phone, at moments of games with fixed seeds.
//
// The moments are fixtures (scripts/fixtures.mjs), so no server is needed. CHROMIUM names the browser. Run: `npm run screens`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { DRAWN } from './games.mjs';

const QUALITY = 0.82;

const folder = new URL('../../docs/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });
const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0 },
  logLevel: 'error',
});
await vite.listen();
const [address] = vite.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});

for (const { game, picture } of DRAWN) {
  // `choose`: whether to choose a piece before taking the picture.
  const { fixture, choose } = picture;
  for (const phone of [false, true]) {
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      deviceScaleFactor: phone ? 1.5 : 1,
      colorScheme: phone ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en',
    });
    const page = await context.newPage();
    await page.goto(`${address}#/dev/${game}/${fixture}`);
    await page.locator('.table :is(.board, .scene canvas):visible').first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    // Something that is still being prepared says so.
    await page.locator('.ground [role="status"]').waitFor({ state: 'detached', timeout: 60_000 });
    if (choose) await page.locator('[data-thing].is-legal').first().click();
    // No card about the piece under the pointer.
    await page.mouse.move(2, 2);
    await page.waitForTimeout(1500);
    const file = `${game}${phone ? '-phone' : ''}.webp`;
    const bytes = await webp(context, await page.screenshot());
    writeFileSync(new URL(file, folder), bytes);
    console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`);
    await context.close();
  }
}
await browser.close();
await vite.close();

/** Converts a PNG to WebP, in the browser. */
async function webp(context, png) {
  const page = await context.newPage();
  const encoded = await page.evaluate(
    async ([data, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png.toString('base64'), QUALITY],
  );
  return Buffer.from(encoded, 'base64');
}
