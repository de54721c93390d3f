// Plays every game from an empty table to the final score, by clicking.

import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Clicker } from './clicker.mjs';
import { GAMES } from '../scripts/games.mjs';
import { world } from './world.mjs';

const here = world();

describe('a whole game against a bot', () => {
  for (const game of GAMES) {
    it(game, { timeout: 300_000 }, async (test) => {
      // Gardens as plans: drawing in three dimensions without a graphics card is slow, and has its own tests.
      const page = await here.visit(`new/${game}`, { settings: { garden: 'plan' } });
      await page.selectOption('#plan-1', 'bot1');
      await page.click('button[type="submit"]');
      await page.waitForSelector('.table[data-state="asked"]');

      const clicker = new Clicker(page, { seed: 3 });
      // Reloads the page mid-game, on this seat's turn so that nothing can happen in between.
      await clicker.play({ done: (now) => clicker.clicks >= 20 && now.state === 'asked' });
      const scores = () => page.locator('[data-score]').allInnerTexts();
      const before = await scores();
      await page.reload();
      await page.waitForSelector('.table[data-state="asked"]');
      assert.deepEqual(await scores(), before);

      await clicker.play();
      test.diagnostic(`${clicker.clicks} clicks`);
      const dialog = page.locator('dialog[open]');
      assert.equal(await dialog.locator('thead th').count(), 2);
      const totals = (await dialog.locator('.score').allInnerTexts()).map(Number);
      // The sources of points add up to the score; in Tigris & Euphrates only the weakest colour counts.
      await dialog.locator('[data-source]').first().waitFor();
      const sums = await dialog
        .locator('table')
        .evaluate((table) =>
          [1, 2].map((column) =>
            [...table.querySelectorAll('[data-source]')].reduce(
              (sum, row) => sum + Number(row.children[column].textContent),
              0,
            ),
          ),
        );
      if (game === 'tigris') assert.equal((await dialog.locator('.mark').count()) > 1, true);
      else assert.deepEqual(sums, totals);
      // How it went, up to three moments to look at again, and a picture to share.
      const graph = dialog.getByRole('img', { name: /^Scores/ });
      assert.equal(await graph.locator('path[stroke-dasharray]').count(), 2);
      const moments = await dialog.locator('.moments li').count();
      assert.ok(moments >= 1 && moments <= 3, `${moments} moments`);
      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Save as a picture' }).click(),
      ]);
      assert.match(picture.suggestedFilename(), /\.png$/);
      assert.ok(statSync(await picture.path()).size > 10_000);
      // A link to the replay, through whatever the device shares with.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', {
          value: async (what) => void (document.body.dataset.shared = what.url),
        });
      });
      await dialog.getByRole('button', { name: 'Share', exact: true }).click();
      assert.match(await page.evaluate(() => document.body.dataset.shared), /#\/replay\/\w+/);
      // Afterwards everything stays at hand.
      await page.keyboard.press('Escape');
      await page.locator('.bar').getByRole('link', { name: 'Analysis' }).waitFor();
      await page.locator('.bar [data-do="record"]').waitFor();
      await page.locator('.bar [data-do="rematch"]').waitFor();
      await page.locator('.bar [data-do="result"]').click();
      await dialog.waitFor();
      assert.deepEqual(
        [...clicker.hidden].filter(([, times]) => times > 1),
        [],
        'something glows where a click cannot reach it',
      );
    });
  }
});
