// Games on the device of somebody who also has a server: chosen, put on the server, and planned when the connection is lost.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { it } from 'node:test';
import { BINARY } from '../scripts/games.mjs';
import { faults } from './axe.mjs';
import { kept } from './visitors.mjs';
import { sitDown, world } from './world.mjs';

const here = world();
const go = (page, hash) => page.evaluate((to) => (location.hash = `#/${to}`), hash);

it('one can play on the device though there is a server', { timeout: 120_000 }, async () => {
  const page = await here.visit('');
  await page.locator('.game .main').first().waitFor();
  const asked = [];
  page.on('request', (request) => {
    // What has happened since the last visit is the home page's question, and may come late.
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname !== '/api/me/visit') asked.push(pathname);
  });
  const where = page.getByRole('radio', { name: 'On this device' });
  await where.check({ force: true });
  await page.locator('.game .main').first().click();
  await page.locator('.table[data-state="asked"]').waitFor();
  assert.match(page.url(), /#\/table\/here-/);
  assert.deepEqual(asked, [], 'the server has nothing to do with it');
  // The choice is kept, also for tables that one makes oneself.
  await go(page, 'new/babylonia');
  await page.reload();
  await page.locator('.seats li').first().waitFor();
  assert.ok(await where.isChecked());
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await go(page, '');
  await page.locator('.game .main').first().click();
  await page.locator('.table[data-state="asked"]').waitFor();
  assert.doesNotMatch(page.url(), /here-/);
});

it('a finished game is put on the server once', { timeout: 120_000 }, async () => {
  const page = await here.visit('device');
  const record = execFileSync(BINARY, ['record', 'babylonia', '--players', '2', '--seed', '3']);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: record });
  await page.getByText(/^Imported/).waitFor();
  const put = async () => {
    await page.getByRole('button', { name: /: more$/ }).click();
    await page.getByRole('button', { name: 'Put on the server' }).click();
    await page.waitForURL(/#\/replay\/(?!here-)/);
    await page.locator('.controls').waitFor();
    const id = new URL(page.url()).hash.split(/[/?]/)[2];
    await go(page, 'device');
    return id;
  };
  const first = await put();
  assert.equal(await put(), first);
});

it('planning goes on when the connection is lost', { timeout: 120_000 }, async () => {
  const page = await here.visit('', { serviceWorkers: 'allow' });
  await kept(page);
  const sampled = page.waitForResponse((response) => response.url().includes('/sample'));
  await sitDown(page, 'tigris');
  await page.locator('[data-state=asked]').waitFor();
  assert.ok((await sampled).ok());
  await here.server.kill();
  try {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Plan on a board' }).click();
    await page.getByText('You plan with what you know.', { exact: false }).waitFor();
    await page.getByRole('list', { name: 'Best actions' }).getByRole('button').first().click();
    await page.waitForFunction(() => location.hash.includes('kept='));
    assert.deepEqual(await faults(page, 'planning without a connection'), []);
  } finally {
    await here.server.start();
  }
});
