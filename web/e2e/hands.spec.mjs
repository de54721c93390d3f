// Other ways to play than by clicks: dragging, keys alone, and one thumb on a phone.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hand, offers } from './hand.mjs';
import { GAMES } from '../scripts/games.mjs';
import { sitDown, sleep, world } from './world.mjs';

const here = world();

const focused = (page, what) =>
  page.evaluate(
    (attribute) => document.activeElement?.closest(`[${attribute}]`)?.getAttribute(attribute),
    what,
  );

async function settled(page) {
  await page.waitForSelector('.table[data-state="asked"]', { timeout: 20_000 });
}

describe('by dragging', () => {
  it('a piece is put where it is let go, and nowhere else', async () => {
    const page = await here.visit('');
    await sitDown(page, 'babylonia');
    await settled(page);
    const middle = async (selector) => {
      const { x, y, width, height } = await page.locator(selector).first().boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const drag = async (to) => {
      const [left, top] = await middle('[data-thing].is-legal');
      await page.mouse.move(left, top);
      await page.mouse.down();
      await page.mouse.move(left - 30, top - 10, { steps: 4 });
      const [x, y] = await to();
      await page.mouse.move(x - 30, y - 30, { steps: 4 });
      await page.mouse.move(x, y, { steps: 4 });
    };
    // Beside the board nothing happens.
    await drag(async () => [700, 15]);
    await page.mouse.up();
    await sleep(300);
    assert.equal(await page.locator('[data-do="undo"]:not(:disabled)').count(), 0);
    // Over a place it tells what it would bring; let go, it lies there.
    await drag(() => middle('[data-place].is-legal'));
    await page.locator('.chip').waitFor();
    await page.mouse.up();
    await page.waitForSelector('[data-do="undo"]:not(:disabled)');
  });
});

describe('with keys alone', () => {
  it('a table is made, a turn is played, taken back and handed over', async () => {
    const page = await here.visit('');
    // From the top of the page to the first button of the first game.
    await page.locator('.game .main').first().waitFor();
    let name = '';
    for (let tries = 0; tries < 40 && !/Play now/.test(name); tries++) {
      await page.keyboard.press('Tab');
      name = await page.locator(':focus').innerText();
    }
    assert.match(name, /Play now.*Babylonia/s);
    await page.keyboard.press('Enter');
    await settled(page);

    const placeByKeys = async () => {
      for (let tries = 0; tries < 60 && (await focused(page, 'data-thing')) === undefined; tries++)
        await page.keyboard.press('Tab');
      assert.ok(await focused(page, 'data-thing'), 'Tab comes to the pieces');
      // What was chosen before stays chosen.
      const chosen = page.locator('[data-thing].is-chosen');
      if ((await chosen.count()) === 0) await page.keyboard.press('Enter');
      assert.equal(await chosen.count(), 1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      const place = await focused(page, 'data-place');
      assert.ok(place, 'the arrows come to the board');
      await page.locator('.chip').waitFor();
      const visible = await page.evaluate(() => {
        const glow = document.activeElement?.querySelector('.glow');
        return glow ? getComputedStyle(glow).strokeWidth : '0px';
      });
      assert.equal(visible, '5px', 'the focus can be seen');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-do="undo"]:not(:disabled)');
      return place;
    };
    await placeByKeys();
    await page.keyboard.press('u');
    await page.waitForSelector('[data-do="undo"]:disabled');
    await settled(page);
    await placeByKeys();
    if ((await page.locator('[data-do="end"]').count()) === 0) {
      await page.evaluate(() => document.activeElement?.blur());
      await placeByKeys();
    }
    await page.waitForSelector('[data-do="end"]');
    await page.keyboard.press('e');
    await page.waitForSelector('[data-do="end"]', { state: 'detached' });
    await settled(page);
    // Looking around needs no legal place, and the list of keys is one key away.
    await page.keyboard.press('Shift+ArrowDown');
    assert.ok(await focused(page, 'data-place'));
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('dialog').count(), 0);
  });

  it('a hint can be asked for and a rule read', async () => {
    const page = await here.visit('');
    await sitDown(page, 'tigris');
    await settled(page);
    await page.keyboard.press('h');
    await page.locator('.hinted').waitFor({ timeout: 20_000 });
    await page.locator('.ruling').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(/TNE-/).first().waitFor();
  });
});

describe('on a phone', () => {
  const wider = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          if (element.closest('.window, .unseen, svg, [inert]')) return false;
          const box = element.getBoundingClientRect();
          return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
        })
        .map((element) => `${element.tagName}.${element.className}`)
        .slice(0, 5),
    );

  for (const game of GAMES) {
    it(`${game} is played by tapping`, { timeout: 180_000 }, async () => {
      const page = await here.visit('', { phone: true });
      await sitDown(page, game);
      await settled(page);
      assert.deepEqual(await wider(page), [], 'something is wider than the screen');
      const hand = new Hand(page, { seed: 4, tap: true });

      // The first tap on a place only shows; nothing is sent before it is tapped again or confirmed.
      await hand.play({ done: (now) => now.confirm > 0 });
      await sleep(250);
      assert.equal((await offers(page)).state, 'asked');
      await page.locator('.chip').waitFor();
      const chip = await page.locator('.chip').boundingBox();
      assert.ok(chip.x >= 0 && chip.x + chip.width <= 390, 'the chip is on the screen');

      await hand.play({ done: () => hand.clicks > 16 });
      assert.deepEqual(await wider(page), [], 'something is wider than the screen');
      const low = await page.locator('[data-do="hint"]').boundingBox();
      assert.ok(low && low.y + low.height <= 844, 'the bar is on the screen');
    });
  }

  it('no page is wider than the screen', async () => {
    const page = await here.visit('', { phone: true });
    const pages = ['', 'new/tigris', 'rules', 'rules/amyitis', 'settings', 'account', 'about', 'nowhere'];
    for (const hash of pages) {
      await page.evaluate((to) => (location.hash = `#/${to}`), hash);
      await page.locator('h1').first().waitFor();
      await sleep(150);
      assert.deepEqual(await wider(page), [], hash);
    }
  });
});
