// A game that has just been made by `cargo xtask new-game`: nobody has drawn it, and it can be played to its end all the same.
//
// Not among the other browser tests, since it needs a server that knows the game: `cargo ci` makes one and names it with
// SHINAR, and the game with GAME.

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { faults } from './axe.mjs';
import { Hand } from './hand.mjs';
import { world } from './world.mjs';

const here = world();
const { GAME: game } = process.env;

it(`${game} is played on the plain board`, { timeout: 300_000 }, async (test) => {
  assert.ok(game, 'GAME names the game');
  const page = await here.visit('');
  await page.locator(`a[href="#/new/${game}"]`).click();
  await page.selectOption('#plan-1', 'bot1');
  await page.click('button[type="submit"]');
  await page.waitForSelector('.table .plain');
  await page.waitForSelector('.table[data-state="asked"]');
  assert.deepEqual(await faults(page, 'the plain board'), []);

  const hand = new Hand(page, { seed: 5 });
  await hand.play();
  test.diagnostic(`${hand.clicks} clicks`);
  const dialog = page.locator('dialog[open]');
  assert.equal(await dialog.locator('tbody tr').count(), 2);
  // Its rules are there as well.
  await page.goto(`${here.server.address}/#/rules/${game}`);
  await page.locator('h1').first().waitFor();
  await page.getByText(/-E1/).first().waitFor();
});
