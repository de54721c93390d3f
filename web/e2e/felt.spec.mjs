// Small things that are felt at the table: answers where a piece cannot go, zooming, keys at the rim, a bar that stays put.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Clicker, offers } from './clicker.mjs';
import { DRAWN } from '../scripts/games.mjs';
import { sitDown, sleep, world } from './world.mjs';

const here = world();

const settled = (page) => page.waitForSelector('.table[data-state="asked"]', { timeout: 30_000 });

/** A table of Babylon with a tile in hand, and with two in the garden: an empty one has room everywhere. */
async function tileInHand() {
  const page = await here.visit('', { settings: { garden: 'plan' } });
  await sitDown(page, 'babylon');
  await settled(page);
  const clicker = new Clicker(page, { seed: 12 });
  await clicker.play({
    done: async ({ state }) =>
      state === 'asked' &&
      (await page.locator('.tray [data-thing].is-chosen').count()) > 0 &&
      (await page.locator('.large .anchor[data-place]:not(.is-legal)').count()) > 0,
    timeout: 60_000,
  });
  return page;
}

async function isAnswered(page) {
  const why = page.locator('.why');
  await why.locator('p').waitFor();
  assert.ok(
    await why
      .page()
      .evaluate(() =>
        document.adoptedStyleSheets.some((one) =>
          [...one.cssRules].some((rule) => rule.cssText.includes('--bad')),
        ),
      ),
    'the place is marked',
  );
  assert.ok((await why.locator('p').innerText()).length > 20);
  await why.getByRole('button').click();
  await page.getByRole('dialog').getByText(/BBL-/).first().waitFor();
}

describe('where a tile of Babylon cannot go', () => {
  it('the plan answers with the rule', { timeout: 120_000 }, async () => {
    const page = await tileInHand();
    const places = page.locator('.large .anchor[data-place]');
    assert.equal(await places.count(), 49);
    const impossible = page.locator('.large .anchor[data-place]:not(.is-legal)');
    assert.ok((await impossible.count()) > 0);
    const box = await impossible.first().locator('rect').first().boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await isAnswered(page);
  });

  it('the garden in three dimensions does, too', { timeout: 120_000 }, async () => {
    const page = await tileInHand();
    await page.getByRole('button', { name: '3D', exact: true }).click();
    await page.locator('.scene canvas').waitFor();
    await page.locator('.spots .choice').first().waitFor();
    // The mark of a place that is none: it is farthest from everything that can be chosen.
    const at = await page.evaluate(() => {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const choices = [...document.querySelectorAll('.spots .choice')].map(middle);
      const far = ({ x, y }) => Math.min(...choices.map((one) => Math.hypot(one.x - x, one.y - y)));
      const corners = [...document.querySelectorAll('.spots .cell[data-place*="-tile-"]')].map(middle);
      return corners.toSorted((one, two) => far(two) - far(one))[0];
    });
    assert.ok(at, 'places where the tile cannot go are known');
    await page.mouse.click(at.x, at.y);
    await isAnswered(page);
  });
});

describe('log, sentence, cards and clocks', () => {
  const CLOCK = { kind: 'minutes', minutes: 10, increment_seconds: 5 };

  for (const { game } of DRAWN)
    it(`agree on whose turn it is in ${game}`, { timeout: 120_000 }, async () => {
      const page = await here.visit('', { settings: { garden: 'plan' } });
      await sitDown(page, game, { clock: CLOCK });
      await settled(page);
      let [seen, ending] = [0, 0];
      const clicker = new Clicker(page, { seed: 8 });
      await clicker.play({
        done: async ({ state }) => {
          if (state !== 'asked') return false;
          const now = await page.evaluate(() => {
            const seat = (selector) =>
              [...document.querySelectorAll(`.player${selector}`)].map((card) => card.dataset.seat).join();
            return {
              sentence: document.querySelector('.sentence p').textContent.trim(),
              card: seat('.turn'),
              clock: seat(':has(.clock.running)'),
              you: document.querySelector('.player[data-seat="0"] strong').textContent.trim(),
              log: [...document.querySelectorAll('.log .turn .text')].at(-1)?.textContent.trim(),
              decides: document.querySelector('.table').dataset.state === 'asked',
            };
          });
          if (!now.decides) return false;
          seen++;
          assert.match(now.sentence, /^(Your turn|Done|That was the last)/);
          assert.equal(now.card, '0', now.sentence);
          assert.equal(now.clock, '0', now.sentence);
          // One may be asked for something in another player's turn, and the first turn is not announced.
          if (now.log !== undefined && now.sentence.startsWith('Done: end your turn')) {
            ending++;
            assert.ok(now.log.includes(now.you), `${now.sentence} — ${now.log}`);
          }
          return clicker.clicks >= 24;
        },
        timeout: 60_000,
      });
      assert.ok(seen > 10, `${seen} moments were compared`);
      // The log of Amyitis does not announce turns, in which a player takes one action.
      assert.ok(ending > 0 || game === 'amyitis', 'a turn was about to end');
    });
});

describe('the way from the log to a rule', () => {
  const opacity = (page) =>
    page
      .locator('.log .ruling')
      .first()
      .evaluate((one) => getComputedStyle(one).opacity);

  it('appears where a mouse points, and is always there for a finger', async () => {
    const page = await here.visit('');
    await sitDown(page, 'tigris');
    await settled(page);
    assert.equal(await opacity(page), '0');
    await page.locator('.log li').first().hover();
    assert.equal(await opacity(page), '1');
    const phone = await here.visit('', { phone: true });
    await sitDown(phone, 'tigris');
    await settled(phone);
    await phone.getByRole('button', { name: 'Log', exact: true }).tap();
    await phone.locator('.log li').first().waitFor();
    assert.equal(await opacity(phone), '1');
    await phone.locator('.log .ruling').first().tap();
    await phone.getByRole('dialog').getByText(/TNE-/).first().waitFor();
  });
});

describe('a number on a player’s card', () => {
  it('says what it is, also to a finger', async () => {
    const page = await here.visit('');
    await sitDown(page, 'babylonia');
    await settled(page);
    await page.locator('.player .score').first().hover();
    await page.locator('.info-card', { hasText: '0 points' }).waitFor();
    await page.locator('.info-card').getByText('most points wins').waitFor();
    const phone = await here.visit('', { phone: true });
    await sitDown(phone, 'babylonia');
    await settled(phone);
    await phone.locator('.player .score').first().tap();
    await phone.locator('.info-card', { hasText: '0 points' }).waitFor();
    // The card as a whole says everything, where there is no room for it and where no mouse points.
    await phone.locator('.sentence p').tap();
    await phone.locator('.info-card').waitFor({ state: 'detached' });
    // Not in the middle: a browser moves a finger that comes near the score to it.
    await phone
      .locator('.player strong')
      .first()
      .tap({ position: { x: 4, y: 8 } });
    await phone.locator('.info-card', { hasText: /stand/ }).waitFor();
    const card = phone.locator('.info-card');
    const { x, y, width, height } = await card.boundingBox();
    assert.ok(x >= 0 && x + width <= 390, 'the card is on the screen');
    const bar = await phone.locator('.bar').boundingBox();
    assert.ok(y + height < bar.y, 'the card covers no button');
    await page.mouse.move(2, 2);
    for (let attempt = 0; attempt < 20; attempt++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.player'))) break;
    }
    await page.locator('.info-card', { hasText: /stand/ }).waitFor();
  });
});

describe('a click without a choice', () => {
  for (const { game } of DRAWN)
    it(`is asked for in ${game} only where something can be undone`, { timeout: 120_000 }, async () => {
      const page = await here.visit('', { settings: { garden: 'plan' } });
      await sitDown(page, game);
      await settled(page);
      const clicker = new Clicker(page, { seed: 21 });
      const forced = [];
      const isForced = ({ state, dialog, places, things, commands, vary, picks, confirm, end, undo }) =>
        state === 'asked' &&
        !dialog &&
        places + things + commands + vary + picks + confirm + end === 1 &&
        undo === 0;
      /** Whether a click is still asked for after the pause in which the page takes a step without a choice. */
      const stays = async () => {
        for (let waited = 0; waited < 5000; waited += 100) {
          if (!isForced(await offers(page))) return false;
          await sleep(100);
        }
        return true;
      };
      await clicker.play({
        done: async (now) => {
          if (isForced(now) && (await stays())) forced.push(await page.locator('.sentence p').innerText());
          return clicker.clicks >= 40;
        },
        timeout: 60_000,
      });
      assert.deepEqual(forced, []);
    });
});

describe('zooming', () => {
  it('has no buttons on a phone’s board, and finds land that is played on', async () => {
    const page = await here.visit('', { phone: true });
    for (const game of ['tigris', 'babylonia']) {
      await sitDown(page, game);
      await settled(page);
      assert.equal(await page.locator('.zoomable .buttons:visible').count(), 0);
      const bar = await page.locator('.bar').boundingBox();
      await page.locator('[data-do="zoom-in"]').tap();
      await page.locator('[data-do="zoom-in"]').tap();
      assert.deepEqual(await page.locator('.bar').boundingBox(), bar);
      const share = await page.evaluate(() => {
        const { x, y, width, height } = document.querySelector('.ground').getBoundingClientRect();
        let [hits, all] = [0, 0];
        for (let across = 0.05; across < 1; across += 0.1)
          for (let down = 0.05; down < 1; down += 0.1) {
            all++;
            const hit = document.elementFromPoint(x + width * across, y + height * down);
            if (hit?.closest('[data-place], [data-thing]')) hits++;
          }
        return hits / all;
      });
      assert.ok(share > 0.85, `${game}: only ${Math.round(share * 100)} % of what is seen can be played on`);
      await page.locator('[data-do="zoom-all"]').tap();
      await page.locator('[data-do="zoom-all"]:disabled').waitFor();
    }
  });

  it('covers no square with its buttons, and stays sharp', async () => {
    const page = await here.visit('');
    await sitDown(page, 'tigris');
    await settled(page);
    const covered = () =>
      page.evaluate(() => {
        const button = document.querySelector('.zoomable .buttons button').getBoundingClientRect();
        return [...document.querySelectorAll('.square[data-place]')].filter((square) => {
          const box = square.querySelector('.hit').getBoundingClientRect();
          return (
            box.right > button.left + 1 &&
            box.left < button.right - 1 &&
            box.bottom > button.top + 1 &&
            box.top < button.bottom - 1
          );
        }).length;
      });
    for (const [width, height] of [
      [820, 1180],
      [1180, 820],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ]) {
      await page.setViewportSize({ width, height });
      for (let wait = 0; wait < 40 && (await covered()) > 0; wait++) await sleep(50);
      assert.equal(await covered(), 0, `${width}×${height}`);
    }
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const { transform, willChange } = await page.evaluate(() => {
      const style = getComputedStyle(document.querySelector('.zoomable .drawing'));
      return { transform: style.transform, willChange: style.willChange };
    });
    assert.notEqual(transform, 'none');
    assert.equal(willChange, 'auto', 'an enlarged layer is blurred');
  });
});

describe('a phone’s bar', () => {
  for (const { game } of DRAWN)
    it(`keeps its height in ${game}`, { timeout: 120_000 }, async () => {
      const page = await here.visit('', { phone: true, settings: { garden: 'plan' } });
      await sitDown(page, game);
      await settled(page);
      const clicker = new Clicker(page, { seed: 4, tap: true });
      const heights = new Set();
      await clicker.play({
        done: async ({ state }) => {
          if (state === 'asked') heights.add((await page.locator('.bar').boundingBox()).height);
          return clicker.clicks >= 14;
        },
      });
      assert.equal(heights.size, 1, `the bar was ${[...heights].join(', ')} px high`);
    });
});

describe('the keyboard', () => {
  it('stays at the rim', async () => {
    const page = await here.visit('');
    await sitDown(page, 'tigris');
    await settled(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    await page.keyboard.press('Shift+ArrowRight');
    let last = null;
    for (let steps = 0; steps < 20 && (await focused()) !== last; steps++) {
      last = await focused();
      await page.keyboard.press('Shift+ArrowRight');
    }
    const right = await page.evaluate(
      (id) => {
        const boxes = [...document.querySelectorAll('.square[data-place]')].map((one) => ({
          id: one.dataset.place,
          right: one.getBoundingClientRect().right,
        }));
        const rim = Math.max(...boxes.map((one) => one.right));
        return rim - boxes.find((one) => one.id === id).right;
      },
      await focused(),
    );
    assert.ok(right < 2, `${right} px from the rim`);
  });

  for (const { game } of DRAWN)
    it(`reaches every badge, number and track of ${game}`, async () => {
      const page = await here.visit('');
      await sitDown(page, game);
      await settled(page);
      const cards = await page.evaluate(
        () =>
          [...document.querySelectorAll('[data-info]:not([data-place], [data-thing])')].filter(
            (one) => one.getClientRects().length > 0,
          ).length,
      );
      assert.ok(cards > 0);
      for (let at = 0; at < cards; at++) {
        await page.keyboard.press('Shift+I');
        const isNew = await page.evaluate(() => {
          const { dataset } = document.activeElement;
          const first = 'info' in dataset && !('reached' in dataset);
          dataset.reached = '';
          return first;
        });
        assert.ok(isNew, `card ${at + 1} of ${cards}`);
      }
      await page.locator('.info-card strong').waitFor();
      await page.keyboard.press('i');
      await page.keyboard.press('Shift+I');
      assert.ok(await page.evaluate(() => 'reached' in document.activeElement.dataset), 'and begins again');
    });
});

describe('equal craftsmen of Amyitis', () => {
  it('are one target without a seam', async () => {
    const page = await here.visit('');
    await sitDown(page, 'amyitis');
    await settled(page);
    const dead = await page.evaluate(() => {
      const found = [];
      for (const craft of document.querySelectorAll('[data-place^="trio"].is-legal')) {
        const box = craft.getBoundingClientRect();
        for (let share = 0.06; share < 0.95; share += 0.02) {
          const hit = document.elementFromPoint(box.left + box.width * share, box.top + box.height * 0.5);
          if (hit?.closest('[data-place]') !== craft) found.push(`${craft.dataset.place} at ${share}`);
        }
      }
      return { found, crafts: document.querySelectorAll('[data-place^="trio"].is-legal').length };
    });
    assert.ok(dead.crafts > 0, 'there are craftsmen to hire');
    assert.deepEqual(dead.found, []);
  });
});
