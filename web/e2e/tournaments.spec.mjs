// A tournament of four: two people in two browsers and two bots, from the plan to the standings.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accounts, fits, turnTo } from './accounts.mjs';
import { faults } from './axe.mjs';
import { world } from './world.mjs';

const here = world();
const account = accounts(here);

/** Resigns the game at the table that is open. */
async function resign(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
}

/** Goes from the tournament to the visitor's table. */
async function toTable(page) {
  await page.locator('[data-do=my-game]').click();
  await page.waitForURL(/#\/table\//);
}

/** From the result back to the tournament. */
async function back(page) {
  await page.getByRole('dialog').locator('[data-do=tournament]').click();
  await page.waitForURL(/#\/tournaments\//);
}

describe('tournaments', () => {
  it('are planned, joined, played and won', { timeout: 240_000 }, async () => {
    const [ann, bea] = [await account('Ann'), await account('Bea')];
    await turnTo(ann, '#/');
    await ann.getByRole('link', { name: 'Tournaments' }).click();
    await ann.getByText('No tournament is open right now.').waitFor();
    assert.deepEqual(await faults(ann, 'the empty list'), []);
    await ann.getByRole('link', { name: 'New tournament' }).click();
    await ann.getByLabel('Name', { exact: true }).fill('Spring Cup');
    await ann.getByLabel('Game', { exact: true }).selectOption('babylonia');
    await ann.getByLabel('Their level').selectOption('1');
    await ann.getByLabel('Until there are this many players').fill('4');
    await ann.getByLabel('Until there are this many players').press('Tab');
    assert.deepEqual(await faults(ann, 'a new tournament'), []);
    await ann.getByRole('button', { name: 'Make the tournament' }).click();
    await ann.getByRole('heading', { name: 'Spring Cup', level: 1 }).waitFor();
    await ann.getByRole('button', { name: 'Join' }).click();
    await ann.getByText('You are in.').waitFor();
    assert.deepEqual(await faults(ann, 'an open tournament'), []);

    // The other one finds it in the list.
    await turnTo(bea, '#/tournaments');
    await bea.getByRole('link', { name: 'Spring Cup' }).click();
    await bea.getByRole('button', { name: 'Join' }).click();
    await bea.getByText('Waiting for Ann to start.').waitFor();
    // Only whoever made it can start it.
    assert.equal(await bea.getByRole('button', { name: 'Start', exact: true }).count(), 0);
    await ann.getByRole('button', { name: 'Start', exact: true }).click();

    // In the first round both meet a bot, and resign; in the second they meet each other, and so do the bots.
    for (const page of [ann, bea]) {
      await toTable(page);
      await page.waitForSelector('.table');
      await resign(page);
      await back(page);
    }
    await ann.getByText('Round 2 of 2').waitFor();
    assert.deepEqual(await faults(ann, 'a running tournament'), []);
    for (const page of [ann, bea]) await toTable(page);
    await ann.waitForSelector('.table');
    await bea.waitForSelector('.table');
    await resign(bea);
    for (const page of [ann, bea]) await back(page);

    // The bots play on by themselves, until it is over.
    await ann.locator('.winner').waitFor({ timeout: 150_000 });
    const rows = ann.locator('tbody tr');
    assert.equal(await rows.count(), 4);
    const points = await ann.locator('tbody tr td:nth-child(3)').allTextContents();
    assert.deepEqual(
      points.map((text) => text.trim()),
      ['2', '1', '1', '0'],
    );
    assert.match(await rows.nth(3).textContent(), /Bea/);
    // A game is one line.
    const line = await ann.locator('li[data-board]').first().boundingBox();
    assert.ok(line.height < 60, `a game is ${line.height} pixels high`);
    await ann.getByText('What decides with equal points').click();
    await ann.getByText(/^Buchholz: the points of all your opponents/).waitFor();
    assert.deepEqual(await faults(ann, 'a finished tournament'), []);
    await ann
      .locator('li[data-board]')
      .first()
      .getByRole('link', { name: /^Replay/ })
      .click();
    await ann.waitForURL(/#\/replay\//);
  });

  it('are knock-outs with a bracket', { timeout: 120_000 }, async () => {
    const cem = await account('Cem');
    const id = await cem.evaluate(async () => {
      const send = async (path, body) => {
        const response = await fetch(`/api/tournaments${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return response.json();
      };
      const made = await send('', {
        name: 'Bots among themselves',
        game: 'babylonia',
        format: 'knockout',
        seats: 2,
        clock: { kind: 'days', days: 1 },
        public: true,
        most: 8,
        bots: { level: 1, at_least: 4 },
      });
      await send(`/${made.info.id}/join`, {});
      await send(`/${made.info.id}/start`, {});
      return made.info.id;
    });
    await turnTo(cem, `#/tournaments/${id}`);
    await cem.getByRole('heading', { name: 'Semifinals' }).waitFor();
    assert.equal(await cem.locator('.match').count(), 3);
    assert.deepEqual(await faults(cem, 'a bracket'), []);
    // Withdrawing is asked about, and loses the game.
    await cem.getByRole('button', { name: 'Withdraw' }).click();
    assert.deepEqual(await faults(cem, 'the question before withdrawing'), []);
    await cem.getByRole('button', { name: 'Yes, withdraw' }).click();
    await cem.getByText('(withdrawn)').waitFor();
    await cem.locator('.winner').waitFor({ timeout: 100_000 });
  });

  it('fit a phone, in three languages', async () => {
    const page = await account('Dan', { phone: true });
    const ids = await page.evaluate(async () =>
      (await (await fetch('/api/tournaments?list=finished')).json()).map(({ id }) => id),
    );
    assert.equal(ids.length, 2);
    for (const [language, heading, standings] of [
      ['en', 'Tournaments', 'Standings'],
      ['cs', 'Turnaje', 'Pořadí'],
      ['pl', 'Turnieje', 'Klasyfikacja'],
    ]) {
      await page.locator('header select').selectOption(language);
      await turnTo(page, '#/tournaments?list=finished');
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.locator('li[data-tournament]').first().waitFor();
      await fits(page, `the list in ${language}`);
      assert.deepEqual(await faults(page, `the list in ${language}`), []);
      await turnTo(page, '#/tournaments/new');
      await page.locator('#tournament-format').waitFor();
      for (const format of ['arena', 'groups', 'round_robin']) {
        await page.locator('#tournament-format').selectOption(format);
        await fits(page, `the plan of ${format} in ${language}`);
      }
      assert.deepEqual(await faults(page, `a plan in ${language}`), []);
      assert.doesNotMatch(await page.locator('main').textContent(), /\[[a-z_-]+\]/);
      for (const id of ids) {
        await turnTo(page, `#/tournaments/${id}`);
        await page.getByRole('heading', { name: standings }).waitFor();
        await fits(page, `a tournament in ${language}`);
        assert.deepEqual(await faults(page, `a tournament in ${language}`), []);
        assert.doesNotMatch(await page.locator('main').textContent(), /\[[a-z_-]+\]/);
      }
    }
  });
});
