// A game just made by `cargo xtask new-game`: it has no drawings, but can be played to its end all the same.
//
// Separate from the other browser tests, since it needs a server that knows the game: `cargo ci` builds one and sets SHINAR
// to it, and GAME to the game's name.

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { faults } from './axe.mjs';
import { Clicker } from './clicker.mjs';
import { world } from './world.mjs';

const here = world();
const { GAME: game } = process.env;

it(`${game} is played on the plain board`, { timeout: 300_000 }, async (test) => {
  assert.ok(game, 'GAME must name the game');
  const page = await here.visit('');
  await page.locator(`a[href="#/new/${game}"]`).click();
  await page.selectOption('#plan-1', 'bot1');
  await page.click('button[type="submit"]');
  await page.waitForSelector('.table .plain');
  await page.waitForSelector('.table[data-state="asked"]');
  assert.deepEqual(await faults(page, 'the plain board'), []);

  const clicker = new Clicker(page, { seed: 5 });
  await clicker.play();
  test.diagnostic(`${clicker.clicks} clicks`);
  const dialog = page.locator('dialog[open]');
  assert.equal(await dialog.locator('thead th[scope="col"]').count(), 2);
  assert.equal(await dialog.locator('tfoot .score').count(), 2);
  // Its rules are listed as well.
  await page.goto(`${here.server.address}/#/rules/${game}`);
  await page.locator('h1').first().waitFor();
  await page.getByText(/-E1/).first().waitFor();
});
