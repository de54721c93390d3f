// Every game is played from an empty table to its final score, by clicking.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hand } from './hand.mjs';
import { GAMES } from '../scripts/games.mjs';
import { world } from './world.mjs';

const here = world();

describe('a whole game against a bot', () => {
  for (const game of GAMES) {
    it(game, { timeout: 300_000 }, async (test) => {
      const page = await here.visit(`new/${game}`);
      await page.selectOption('#plan-1', 'bot1');
      await page.click('button[type="submit"]');
      await page.waitForSelector('.table[data-state="asked"]');

      const hand = new Hand(page, { seed: 3 });
      // In the middle the page is loaded anew, and the game goes on from where it was.
      // It is this seat's turn then, so that nothing can happen in between.
      await hand.play({ done: (now) => hand.clicks >= 20 && now.state === 'asked' });
      const scores = () => page.locator('[data-score]').allInnerTexts();
      const before = await scores();
      await page.reload();
      await page.waitForSelector('.table[data-state="asked"]');
      assert.deepEqual(await scores(), before);

      await hand.play();
      test.diagnostic(`${hand.clicks} clicks`);
      const dialog = page.locator('dialog[open]');
      const rows = await dialog.locator('tbody tr').count();
      assert.equal(rows, 2);
      for (const score of await dialog.locator('.score').allInnerTexts()) assert.match(score, /^−?\d+$/);
      assert.deepEqual(
        [...hand.hidden].filter(([, tries]) => tries > 1),
        [],
        'something glows where no click can reach it',
      );
    });
  }
});
