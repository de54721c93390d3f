// Every window: at every size, in every game and at every kind of moment the bar and the own pieces are visible, nothing
// overlaps, nothing is cut off, and the board neither shrinks to a stamp nor moves while a piece is chosen.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { createServer } from 'vite';
import { DRAWN } from '../scripts/games.mjs';
import { launch } from './visitors.mjs';
import { sleep } from './world.mjs';

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
/** The share of the window that the board's room has at least. */
const ROOM = 0.4;

let vite;
let browser;
let page;
const errors = [];
before(async () => {
  const root = new URL('..', import.meta.url).pathname;
  vite = await createServer({ root, server: { port: 0 }, logLevel: 'error' });
  await vite.listen();
  browser = await launch();
  page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // There is no server here, which the browser itself logs.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  await page.goto(`${vite.resolvedUrls.local[0]}#/dev`);
  await page.locator('main li').first().waitFor({ timeout: 60_000 });
});
after(async () => {
  await browser?.close();
  await vite?.close();
});

/** Everything that is wrong with the geometry of the table on the screen. */
function faults() {
  return page.evaluate((least) => {
    const found = [];
    const { innerWidth: width, innerHeight: height } = globalThis;
    const box = (element) => element.getBoundingClientRect();
    const shown = (element) => {
      const { width: across, height: down } = box(element);
      return across > 0 && down > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    const overlap = (one, other, slack) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
    const inside = (inner, outer, slack = 1) =>
      inner.left >= outer.left - slack &&
      inner.right <= outer.right + slack &&
      inner.top >= outer.top - slack &&
      inner.bottom <= outer.bottom + slack;
    const window = { left: 0, top: 0, right: width, bottom: height };
    const table = document.querySelector('.table');

    // What remains of a box after every scrolling or clipping ancestor.
    const visible = (element, whole = box(element)) => {
      let { left, top, right, bottom } = whole;
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.display === 'contents') continue;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const clip = box(up);
        left = Math.max(left, clip.left);
        top = Math.max(top, clip.top);
        right = Math.min(right, clip.right);
        bottom = Math.min(bottom, clip.bottom);
      }
      return { left, top, right, bottom };
    };
    const isWhole = (element) => inside(box(element), visible(element)) && inside(box(element), window);

    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
    const parts = ['.sentence', '.ground', '.players', '.panel', '.tray', '.bar', '.tabs']
      .flatMap((name) => [...table.querySelectorAll(`:scope > ${name}, .main > ${name}, .column > ${name}`)])
      .filter(shown);
    const name = (element) => `.${element.className.toString().split(' ')[0]}`;
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1))
        if (overlap(visible(one), visible(other), 1)) found.push(`${name(one)} covers ${name(other)}`);

    for (const must of ['.sentence', '.bar', '.column > .tray']) {
      const element = table.querySelector(must);
      if (!element || !shown(element)) found.push(`${must} is not there`);
      else if (!isWhole(element)) found.push(`${must} is not wholly visible`);
    }
    for (const button of table.querySelectorAll('.bar button, .bar a'))
      if (shown(button) && !isWhole(button)) found.push(`“${button.textContent.trim()}” is cut off`);
    for (const card of table.querySelectorAll('.column > .players .player, .column > .players .facts li'))
      if (shown(card) && !isWhole(card))
        found.push(`the card of seat ${card.closest('.player').dataset.seat} is cut off`);
    for (const part of table.querySelectorAll('.column > .panel :is(tr, li)'))
      if (shown(part) && !isWhole(part)) found.push(`“${part.textContent.trim()}” of the panel is cut off`);
    for (const piece of table.querySelectorAll('.tray [data-thing]'))
      if (shown(piece) && !isWhole(piece)) found.push(`the piece ${piece.dataset.thing} is cut off`);

    const ground = box(table.querySelector('.ground'));
    const share = (ground.width * ground.height) / (width * height);
    if (share < least) found.push(`the board has ${Math.round(share * 100)} % of the window`);

    // Words outside drawings must not run into each other, nor out of the window.
    const words = [];
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent.closest('svg, .unseen, .label, .scene, [inert]')) continue;
      const style = getComputedStyle(parent);
      if (style.visibility === 'hidden' || style.opacity === '0' || style.display === 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const seen = visible(text.parentElement, rect);
        if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) continue;
        const clipped =
          style.overflowX === 'visible'
            ? seen
            : {
                ...seen,
                right: Math.min(seen.right, box(parent).right),
                bottom: Math.min(seen.bottom, box(parent).bottom),
              };
        if (clipped.bottom - clipped.top < 2) continue;
        words.push({ parent, rect: clipped, text: text.data.trim().slice(0, 24) });
      }
    }
    const floats = (element) => element.closest('.chip, .info-card, .variants, .buttons, dialog, [popover]');
    for (const [at, one] of words.entries()) {
      if (one.rect.right > width + 1 || one.rect.left < -1) found.push(`“${one.text}” leaves the window`);
      for (const other of words.slice(at + 1)) {
        if (one.parent === other.parent || floats(one.parent) !== floats(other.parent)) continue;
        if (overlap(one.rect, other.rect, 3)) found.push(`“${one.text}” runs into “${other.text}”`);
      }
    }
    return [...new Set(found)];
  }, ROOM);
}

async function lookAt(moment) {
  await page.evaluate(() => (location.hash = '#/dev'));
  await page.locator('main li').first().waitFor();
  await page.evaluate((to) => (location.hash = `#/dev/${to}`), moment);
  await page.locator('.table .ground svg').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
}

const ground = () => page.locator('section.ground').boundingBox();

/** What is wrong once the page has had time to react to a new size or choice; on a busy machine that may take a while. */
async function lastingFaults(matters = () => true) {
  let found = (await faults()).filter(matters);
  for (let wait = 0; wait < 20 && found.length > 0; wait++) {
    await sleep(100);
    found = (await faults()).filter(matters);
  }
  return found;
}

for (const { game, calm, busy } of DRAWN) {
  const moments = ['2p-start', '4p-start', '2p-late', calm, ...busy, '4p-over'].filter((name) =>
    existsSync(new URL(`../src/games/${game}/fixtures/${name}.json`, import.meta.url)),
  );
  describe(game, () => {
    for (const moment of new Set(moments))
      it(`${moment} in every window`, { timeout: 120_000 }, async () => {
        const found = [];
        await lookAt(`${game}/${moment}`);
        for (const [width, height] of SIZES) {
          const size = `${width}×${height}`;
          await page.setViewportSize({ width, height });
          await sleep(150);
          found.push(...(await lastingFaults()).map((fault) => `${size}: ${fault}`));
          // Choosing a piece, and pointing at a place, moves nothing.
          const thing = page.locator('.tray .tray-piece[data-thing].is-legal:not(.is-chosen)');
          if ((await thing.count()) === 0) continue;
          const before = await ground();
          await thing
            .first()
            .evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
          await sleep(60);
          assert.deepEqual(await ground(), before, `${size}: the board moved when a piece was chosen`);
          found.push(...(await lastingFaults()).map((fault) => `${size}, with a piece chosen: ${fault}`));
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        }
        assert.deepEqual(found, []);
        assert.deepEqual(errors, []);
      });
  });
}

describe('text', () => {
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

  it('grows with the window', { timeout: 120_000 }, async () => {
    await lookAt(`${DRAWN[0].game}/${DRAWN[0].calm}`);
    const sizes = [];
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [2560, 1440],
    ]) {
      await page.setViewportSize({ width, height });
      await sleep(100);
      sizes.push(await size());
    }
    const [laptop, desk, wall] = sizes;
    assert.ok(laptop >= 16 && desk > laptop && wall > desk, sizes.join(', '));
  });

  for (const { game, busy } of DRAWN)
    it(`of the largest setting leaves everything needed in ${game}`, { timeout: 120_000 }, async () => {
      const choose = async (setting) => {
        await page.evaluate(() => (location.hash = '#/settings'));
        await page.getByRole('radiogroup', { name: 'Text size' }).getByText(setting, { exact: true }).click();
      };
      await page.setViewportSize({ width: 1440, height: 900 });
      const usual = await size();
      await choose('very large');
      assert.ok((await size()) > usual * 1.2, `${await size()} px instead of ${usual}`);
      await lookAt(`${game}/${busy[0]}`);
      const found = [];
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await sleep(150);
        // Cards of players and panels may scroll then; what a decision needs may not.
        const lasting = await lastingFaults((fault) => !/of the panel|card of seat/.test(fault));
        found.push(...lasting.map((fault) => `${width}×${height}: ${fault}`));
      }
      await choose('normal');
      assert.deepEqual(found, []);
    });
});

describe('long words', () => {
  const speak = async (language) => {
    await page.evaluate(() => (location.hash = '#/settings'));
    await page.locator('fieldset, [role=radiogroup]').getByText(language, { exact: true }).first().click();
  };
  for (const language of ['Čeština', 'Polski'])
    it(`of ${language} fit`, { timeout: 120_000 }, async () => {
      const found = [];
      try {
        await speak(language);
        for (const { game, calm, busy } of DRAWN)
          for (const moment of [calm, ...busy]) {
            await lookAt(`${game}/${moment}`);
            for (const [width, height] of [
              [390, 844],
              [1280, 720],
            ]) {
              await page.setViewportSize({ width, height });
              await sleep(150);
              const lasting = await lastingFaults();
              found.push(...lasting.map((fault) => `${game}/${moment} ${width}×${height}: ${fault}`));
            }
          }
      } finally {
        await speak('English');
      }
      assert.deepEqual(found, []);
    });
});

it('a fault is detected', { timeout: 120_000 }, async () => {
  await lookAt(`${DRAWN[0].game}/${DRAWN[0].calm}`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addStyleTag({ content: '.tray { translate: 0 60px } .sentence p { translate: 0 80vh }' });
  await sleep(100);
  const found = await faults();
  assert.ok(
    found.some((fault) => /tray/.test(fault)),
    found.join('\n'),
  );
});
