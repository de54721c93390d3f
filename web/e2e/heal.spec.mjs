// The server is killed under an open page and comes back: the page heals by itself, and nothing is lost.

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Hand } from './hand.mjs';
import { sitDown, world } from './world.mjs';

const here = world();

it('an open page survives the death of its server', { timeout: 180_000 }, async () => {
  const page = await here.visit('');
  await sitDown(page, 'tigris');
  const hand = new Hand(page, { seed: 8 });
  await hand.play({ done: (now) => hand.clicks > 8 && now.state === 'asked' && now.end > 0 });
  const log = () => page.locator('.log li .text').allInnerTexts();
  const before = await log();

  await here.server.kill();
  await page.locator('.banner').waitFor();
  // What is done while nobody listens is sent when somebody does.
  await page.keyboard.press('e');
  assert.deepEqual(await log(), before, 'nothing happened yet');

  await here.server.start();
  await page.locator('.banner').waitFor({ state: 'detached', timeout: 30_000 });
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, before.length);
  assert.deepEqual((await log()).slice(0, before.length), before, 'what was known is still known');
  const clicks = hand.clicks;
  await hand.play({ done: () => hand.clicks > clicks + 6 });
});

it('a first visit while the server does not answer ends at the table', { timeout: 180_000 }, async () => {
  const page = await here.visit('');
  const play = page.locator('.game .main').first();
  await play.waitFor();
  // A browser that nobody knows yet, and nobody to ask.
  await page.context().clearCookies();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').waitFor();
  await play.click();
  await page.locator('.game .main:enabled').first().waitFor();
  await page.getByRole('alert').waitFor();
  await page.unroute('**/api/**');
  await play.click();
  await page.waitForSelector('.table');
});
