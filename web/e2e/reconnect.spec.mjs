// The server is killed while a page is open and comes back: the page reconnects by itself, and nothing is lost.

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Clicker } from './clicker.mjs';
import { sitDown, world } from './world.mjs';

const here = world();

it('an open page survives the death of its server', { timeout: 180_000 }, async () => {
  const page = await here.visit('');
  await sitDown(page, 'tigris');
  const clicker = new Clicker(page, { seed: 8 });
  await clicker.play({ done: (now) => clicker.clicks > 8 && now.state === 'asked' && now.end > 0 });
  const log = () => page.locator('.log li .text').allInnerTexts();
  const before = await log();

  await here.server.kill();
  await page.locator('.banner').waitFor();
  // An action taken while the server is down is sent when it is back.
  await page.keyboard.press('e');
  assert.deepEqual(await log(), before, 'nothing has happened yet');

  await here.server.start();
  await page.locator('.banner').waitFor({ state: 'detached', timeout: 30_000 });
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, before.length);
  assert.deepEqual((await log()).slice(0, before.length), before, 'the log is still there');
  const clicks = clicker.clicks;
  await clicker.play({ done: () => clicker.clicks > clicks + 6 });
});

it('while the server is unreachable, games are played on the device', { timeout: 180_000 }, async () => {
  const page = await here.visit('');
  const play = page.locator('.game .main').first();
  await play.waitFor();
  // A browser without a cookie, and a server that cannot be reached.
  await page.context().clearCookies();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByText(/^No connection\./).waitFor();
  await play.click();
  await page.waitForSelector('.table[data-state="asked"]');
  assert.match(page.url(), /#\/table\/here-/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('dialog[open]').waitFor();
  // A server that is back is found again without a reload, by a visitor whom it does not know yet. It takes the game.
  await page.unroute('**/api/**');
  await page.evaluate(() => (location.hash = '#/device'));
  await page.getByRole('button', { name: /: more$/ }).click();
  await page.getByRole('button', { name: 'Put on the server' }).click();
  await page.waitForFunction(() => /^#\/replay\/(?!here-)/.test(location.hash));
  await page.locator('.controls input[type="range"]').waitFor();
  await page.evaluate(() => (location.hash = '#/'));
  await page.getByText(/^No connection\./).waitFor({ state: 'detached' });
  await page.getByText('uploaded', { exact: true }).waitFor();
  await play.click();
  await page.waitForSelector('.table[data-state="asked"]');
  assert.doesNotMatch(page.url(), /#\/table\/here-/);
});
