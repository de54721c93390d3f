// Moments of every game, drawn from fixtures.
//
// Axe does not judge text inside drawings: every number and letter on boards, pieces and cards must contrast with what is
// painted behind it, in every palette. Two screenshots are taken: with all such text in one garish colour, and without it.
// Where they differ there are letters, and the second screenshot shows what is behind them. A rim around letters stays,
// since it is there to set them off.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createServer } from 'vite';
import { faults } from './axe.mjs';
import { canRead } from './pixels.mjs';
import { DRAWN } from '../scripts/games.mjs';
import { launch } from './visitors.mjs';
import { sleep } from './world.mjs';

// Not a fight, which dims everything that takes no part in it.
const MOMENTS = DRAWN.map(({ game, calm }) => `${game}/${calm}`);
const BUSY = DRAWN.flatMap(({ game, busy }) => busy.map((name) => `${game}/${name}`));
const PALETTES = [
  { theme: 'light', palette: 'usual' },
  { theme: 'dark', palette: 'usual' },
  { theme: 'light', palette: 'distinct' },
  { theme: 'dark', palette: 'distinct' },
];

let vite;
let browser;
let page;
let camera;
before(async () => {
  const root = new URL('..', import.meta.url).pathname;
  vite = await createServer({ root, server: { port: 0 }, logLevel: 'error' });
  await vite.listen();
  browser = await launch();
  page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  // The plan has the texts; a scene in three dimensions has none.
  await page.addInitScript(() => localStorage.setItem('shinar-settings', JSON.stringify({ garden: 'plan' })));
  await page.goto(`${vite.resolvedUrls.local[0]}#/dev`);
  await page.locator('main li').first().waitFor({ timeout: 60_000 });
  await canRead(page);
  camera = await page.context().newCDPSession(page);
});
after(async () => {
  await browser?.close();
  await vite?.close();
});

/** The texts without enough contrast, and how many were checked. */
async function faint() {
  const paint = async (css) => {
    const style = await page.addStyleTag({ content: css });
    const { data } = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    await style.evaluate((element) => element.remove());
    return data;
  };
  const loud = await paint(
    '.table svg text, .table svg tspan { fill: #f0f !important; fill-opacity: 1 !important }',
  );
  const silent = await paint('.table svg text, .table svg tspan { fill-opacity: 0 !important }');
  return page.evaluate(
    async (pictures) => {
      const [marked, behind] = await Promise.all(pictures.map((text) => globalThis.pixelsOf(text)));
      const channel = (value) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      const SHRILL = [255, 0, 255];
      const ground = [0, 0, 0];
      const letter = [0, 0, 0];
      const faults = [];
      let seen = 0;
      for (const text of document.querySelectorAll('.table svg text')) {
        const style = getComputedStyle(text);
        const words = text.textContent.trim();
        const matrix = text.getScreenCTM();
        if (words === '' || !matrix) continue;
        let opacity = Number(style.fillOpacity);
        for (let up = text; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
        const [red, green, blue, alpha = 1] = (style.fill.match(/[\d.]+/g) ?? []).map(Number);
        opacity *= alpha;
        const fill = [red, green, blue];
        const box = text.getBoundingClientRect();
        const ratios = [];
        const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
        for (let y = top; y < Math.min(marked.height, box.bottom); y++)
          for (let x = left; x < Math.min(marked.width, box.right); x++) {
            const at = (y * marked.width + x) * 4;
            let there = 0;
            let most = 0;
            for (let band = 0; band < 3; band++) {
              ground[band] = behind.data[at + band];
              letter[band] = fill[band] * opacity + ground[band] * (1 - opacity);
              there += Math.abs(ground[band] - marked.data[at + band]);
              most += Math.abs(ground[band] - SHRILL[band]);
            }
            // Pixels that mostly belong to a letter.
            if (there < most * opacity * 0.5) continue;
            const [one, two] = [light(letter), light(ground)];
            ratios.push((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05));
          }
        // Not visible: covered, or outside the window.
        if (ratios.length < 3) continue;
        seen++;
        // Letters may cross a line and still be legible.
        const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.2)];
        const size = Number.parseFloat(style.fontSize) * Math.hypot(matrix.a, matrix.b);
        const large = size >= 24 || (size >= 18 && Number(style.fontWeight) >= 700);
        if (ratio < (large ? 3 : 4.5)) {
          const where = text.closest('[data-place], [data-thing], [aria-label]');
          const name = where?.dataset.place ?? where?.dataset.thing ?? where?.getAttribute('aria-label');
          faults.push(`“${words}” in ${name}: ${ratio.toFixed(1)} at ${size.toFixed(0)} px, ${style.fill}`);
        }
      }
      return { seen, faults: [...new Set(faults)] };
    },
    [loud, silent],
  );
}

async function lookAt(moment) {
  // Via the list, so that nothing of the previous moment stays.
  await page.evaluate(() => (location.hash = '#/dev'));
  await page.locator('main li').first().waitFor();
  await page.evaluate((to) => (location.hash = `#/dev/${to}?seat=0`), moment);
  await page
    .locator('.table .board, .table svg')
    .locator('visible=true')
    .first()
    .waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
  await sleep(200);
}

describe('text in drawings has enough contrast', () => {
  for (const moment of MOMENTS)
    it(moment, { timeout: 120_000 }, async (test) => {
      await lookAt(moment);
      const found = [];
      for (const colours of PALETTES) {
        await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), colours);
        const { seen, faults } = await faint();
        assert.ok(seen > 5, `only ${seen} texts were found`);
        test.diagnostic(`${colours.theme} ${colours.palette}: ${seen} texts`);
        found.push(...faults.map((fault) => `${colours.theme} ${colours.palette}: ${fault}`));
      }
      assert.deepEqual(found, []);
    });

  it('and too little contrast is detected', { timeout: 120_000 }, async () => {
    await lookAt(MOMENTS.find((moment) => moment.startsWith('amyitis')));
    await page.addStyleTag({ content: '.table svg text { fill: #888 !important }' });
    const { seen, faults } = await faint();
    assert.ok(faults.length > 10, `${faults.length} of ${seen} grey texts were reported`);
  });
});

describe('axe finds nothing serious', () => {
  it('when there is a decision to make', { timeout: 120_000 }, async () => {
    const found = [];
    for (const moment of [...MOMENTS, ...BUSY]) {
      await lookAt(moment);
      found.push(...(await faults(page, moment)));
    }
    assert.deepEqual(found, []);
  });
});
