// Ways to play other than clicking: dragging, the keyboard alone, and tapping on a phone.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Clicker } from './clicker.mjs';
import { GAMES } from '../scripts/games.mjs';
import { sitDown, sleep, world } from './world.mjs';

const here = world();

const focused = (page, what) =>
  page.evaluate(
    (attribute) => document.activeElement?.closest(`[${attribute}]`)?.getAttribute(attribute),
    what,
  );

async function middleOf(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return [x + width / 2, y + height / 2];
}

async function settled(page) {
  await page.waitForSelector('.table[data-state="asked"]', { timeout: 20_000 });
}

describe('dragging', () => {
  it('puts a piece where it is dropped, and nowhere else', async () => {
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
    // Dropping it beside the board does nothing.
    await drag(async () => [700, 15]);
    await page.mouse.up();
    await sleep(300);
    assert.equal(await page.locator('[data-do="undo"]:not(:disabled)').count(), 0);
    // Over a place there is a preview; dropping it there plays it.
    await drag(() => middle('[data-place].is-legal'));
    await page.locator('.chip').waitFor();
    await page.mouse.up();
    await page.waitForSelector('[data-do="undo"]:not(:disabled)');
  });
});

describe('a place where the chosen piece cannot go', () => {
  it('is answered with the rule, not with another proposal', async () => {
    const page = await here.visit('');
    await sitDown(page, 'tigris');
    await settled(page);
    await page.locator('.tray [data-thing^="leader"].is-legal').first().click();
    await page.locator('.ground [data-place].is-reachable:not(.is-legal)').nth(30).click();
    const why = page.locator('.why');
    await why.locator('p').waitFor();
    assert.match(await why.locator('p').innerText(), /leader|river|square/i);
    assert.equal(await page.locator('.chip, [data-do="confirm"]').count(), 0);
    await why.getByRole('button').click();
    await page.getByRole('dialog').getByText(/TNE-/).first().waitFor();
  });
});

describe('the keyboard alone', () => {
  it('makes a table, plays a turn, undoes and ends it', async () => {
    const page = await here.visit('');
    // From the top of the page to the first button of the first game.
    await page.locator('.game .main').first().waitFor();
    let name = '';
    for (let attempt = 0; attempt < 40 && !/Play now/.test(name); attempt++) {
      await page.keyboard.press('Tab');
      name = await page.locator(':focus').innerText();
    }
    assert.match(name, /Play now.*Babylonia/s);
    await page.keyboard.press('Enter');
    await settled(page);

    const placeByKeys = async () => {
      for (let attempt = 0; attempt < 60 && (await focused(page, 'data-thing')) === undefined; attempt++)
        await page.keyboard.press('Tab');
      assert.ok(await focused(page, 'data-thing'), 'Tab reaches the pieces');
      // A thing chosen before stays chosen.
      const chosen = page.locator('[data-thing].is-chosen');
      if ((await chosen.count()) === 0) await page.keyboard.press('Enter');
      assert.equal(await chosen.count(), 1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      const place = await focused(page, 'data-place');
      assert.ok(place, 'the arrow keys reach the board');
      await page.locator('.chip').waitFor();
      const visible = await page.evaluate(() => {
        const glow = document.activeElement?.querySelector('.glow');
        return glow ? getComputedStyle(glow).strokeWidth : '0px';
      });
      assert.equal(visible, '5px', 'the focus is visible');
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
    // Shift and an arrow look around without a legal place, and `?` lists the shortcuts.
    await page.keyboard.press('Shift+ArrowDown');
    assert.ok(await focused(page, 'data-place'));
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('dialog').count(), 0);
  });

  it('leaves a table while a place has the focus', async () => {
    const page = await here.visit('');
    await page.locator('.game').first().waitFor();
    await sitDown(page, 'babylonia');
    await settled(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    assert.ok(await focused(page, 'data-place'));
    await page.goBack();
    await page.locator('.game').first().waitFor();
    await sleep(200);
  });

  it('leaves a table while a card is open', async () => {
    const page = await here.visit('');
    await page.locator('.game').first().waitFor();
    await sitDown(page, 'tigris');
    await settled(page);
    await page.keyboard.press('Shift+I');
    await page.locator('.info-card').waitFor();
    await page.goBack();
    await page.locator('.game').first().waitFor();
    await sleep(200);
  });

  it('plays the hint with Enter', async () => {
    const page = await here.visit('');
    await sitDown(page, 'babylonia');
    await settled(page);
    await page.keyboard.press('h');
    await page.locator('.hinted').waitFor({ timeout: 60_000 });
    const place = await focused(page, 'data-place');
    assert.ok(place, 'the hint has the focus');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-do="undo"]:not(:disabled)');
  });

  it('requests a hint and opens a rule', async () => {
    const page = await here.visit('');
    await sitDown(page, 'tigris');
    await settled(page);
    await page.keyboard.press('h');
    await page.locator('.hinted').waitFor({ timeout: 60_000 });
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-place'));
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
    it(`plays ${game} by tapping`, { timeout: 180_000 }, async () => {
      const page = await here.visit('', { phone: true });
      await sitDown(page, game);
      await settled(page);
      assert.deepEqual(await wider(page), [], 'something is wider than the screen');
      const clicker = new Clicker(page, { seed: 4, tap: true });

      await clicker.play({ done: () => clicker.clicks > 16 });
      assert.deepEqual(await wider(page), [], 'something is wider than the screen');
      const low = await page.locator('[data-do="hint"]').boundingBox();
      assert.ok(low && low.y + low.height <= 844, 'the bar is on the screen');
    });
  }

  it('plays two farmers of Babylonia with four taps', { timeout: 120_000 }, async () => {
    const page = await here.visit('', { phone: true });
    await sitDown(page, 'babylonia');
    await settled(page);
    let taps;
    const tap = async (selector) => {
      const { x, y, width, height } = await page.locator(selector).first().boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      taps++;
    };
    const farmers = async () => {
      const name = await page
        .locator('.tray [data-thing="farmer"]')
        .getAttribute('aria-label')
        .catch(() => '');
      return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
    };
    // Another table, unless the hand has two farmers and two may be played: the first turn of a game is a single token.
    for (let attempt = 0; attempt < 16; attempt++) {
      if ((await farmers()) >= 2) {
        taps = 0;
        await tap('.tray [data-thing="farmer"]');
        await tap('[data-place].is-legal');
        await page.waitForSelector('[data-do="undo"]:not(:disabled)');
        await settled(page);
        if ((await page.locator('[data-place].is-legal').count()) > 0) break;
      }
      await page.evaluate(() => (location.hash = ''));
      await page.locator('.game').first().waitFor();
      await sitDown(page, 'babylonia');
      await settled(page);
    }
    await tap('[data-place].is-legal');
    await page.locator('[data-do="end"], [data-do="command"]').first().waitFor();
    await tap(
      (await page.locator('[data-do="end"]').count()) > 0 ? '[data-do="end"]' : '[data-do="command"]',
    );
    // The turn is over: it is the bot's, or already the next one, and nothing asks to end it.
    await page.waitForFunction(() => {
      const { state } = document.querySelector('.table').dataset;
      const again = document.querySelector('[data-do="end"], [data-do="undo"]:not(:disabled)');
      return state === 'waiting' || state === 'showing' || (state === 'asked' && again === null);
    });
    assert.equal(taps, 4);
  });

  it('previews with a long press and plays with the next tap', async () => {
    const page = await here.visit('', { phone: true });
    await sitDown(page, 'tigris');
    await settled(page);
    await page.touchscreen.tap(...(await middleOf(page, '.tray [data-thing].is-legal')));
    const spot = await middleOf(page, '[data-place].is-legal');
    const cdp = await page.context().newCDPSession(page);
    const at = [{ x: spot[0], y: spot[1] }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await sleep(600);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.chip').waitFor();
    const chip = await page.locator('.chip').boundingBox();
    assert.ok(chip.x >= 0 && chip.x + chip.width <= 390, 'the chip is on the screen');
    const ground = await page.locator('section.ground').boundingBox();
    assert.ok(chip.y >= 0 && chip.y + chip.height <= ground.y, 'the chip covers no row of the board');
    assert.equal(await page.locator('[data-do="undo"]:not(:disabled)').count(), 0);
  });

  it('has no page wider than the screen', async () => {
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
