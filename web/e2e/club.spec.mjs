// A rated game of two accounts in two browsers, and where it is found afterwards: result, profile, leaderboard, archive.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accounts, fits, idOf, turnTo } from './accounts.mjs';
import { faults } from './axe.mjs';
import { world } from './world.mjs';

const here = world();
const account = accounts(here);

describe('a club', () => {
  it('has rated games that change ratings, and are found again', async () => {
    const [ann, bea] = [await account('Ann'), await account('Bea')];
    await turnTo(ann, '#/new/babylonia');
    await ann.getByLabel('Player 2', { exact: true }).selectOption('open');
    await ann.getByRole('switch', { name: 'Rated game' }).click();
    await ann.getByText('Everyone', { exact: true }).click();
    assert.deepEqual(await faults(ann, 'a new rated table'), []);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await ann.waitForURL(/#\/table\//);

    // The other one finds it in the list, with a sign, and sits down.
    await turnTo(bea, '#/');
    const line = bea.locator('[data-table]', { hasText: 'rated' });
    await line.click();
    await bea.getByRole('button', { name: 'Take a seat' }).first().click();
    await ann.locator('[data-do=begin]').click();
    await bea.waitForSelector('.table');
    await ann.waitForSelector('.table');

    await bea.getByRole('button', { name: 'Menu' }).click();
    await bea.getByRole('button', { name: 'Resign' }).click();
    await bea.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
    for (const page of [ann, bea]) {
      const ratings = page.locator('tr[data-ratings] td');
      await ratings.nth(1).waitFor();
      const points = (await ratings.allTextContents()).map((text) => Number.parseInt(text, 10));
      // The winner's is the first column.
      assert.ok(points[0] > 1600 && points[1] < 1400, points.join(' '));
    }
    assert.deepEqual(await faults(ann, 'the result'), []);

    const id = await idOf(ann);
    await turnTo(bea, `#/people/${id}`);
    await bea.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
    await bea.getByRole('img', { name: /rating over the last/ }).waitFor();
    assert.deepEqual(await faults(bea, 'a profile'), []);
    await bea.getByRole('link', { name: 'All of these games' }).click();
    const found = bea.locator('li[data-table]');
    await found.waitFor();
    assert.match(await found.textContent(), /rated/);
    const [record] = await Promise.all([
      bea.waitForEvent('download'),
      found.getByRole('button', { name: /^Game record/ }).click(),
    ]);
    assert.match(record.suggestedFilename(), /^babylonia/);
    await found.getByRole('link', { name: /^Replay/ }).click();
    await bea.waitForURL(/#\/replay\//);

    await turnTo(ann, '#/leaders/babylonia?kind=two');
    await ann.locator('tbody tr').nth(1).waitFor();
    assert.deepEqual(await ann.locator('tbody .name').allTextContents(), ['Ann', 'Bea']);
    assert.deepEqual(await faults(ann, 'the leaderboard'), []);
  });

  it('searches by what one remembers', async () => {
    const page = await here.visit('archive');
    const games = page.locator('li[data-table]');
    await games.first().waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('tigris');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No game like that was found.').waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('babylonia');
    await page.getByLabel('How it ended').selectOption('resigned');
    await page.getByLabel('Player', { exact: true }).fill('bea');
    await page.getByRole('button', { name: 'Search' }).click();
    await games.first().waitFor();
    // The address has it all.
    await page.reload();
    await games.first().waitFor();
    assert.equal(await page.getByLabel('Player', { exact: true }).inputValue(), 'bea');
    assert.deepEqual(await faults(page, 'the archive'), []);
    await page.getByText('My games').click();
    await page.getByText('No game like that was found.').waitFor();
  });

  it('shows of a person what the person wants', async () => {
    const cem = await account('Cem');
    await cem.getByRole('link', { name: 'Your profile' }).click();
    const shown = cem.getByRole('switch', { name: 'Games' });
    await shown.click();
    await cem.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    assert.deepEqual(await faults(cem, 'one’s own profile'), []);
    const guest = await here.visit(`people/${await idOf(cem)}`);
    await guest.getByRole('heading', { name: 'Cem', level: 1 }).waitFor();
    await guest.getByRole('heading', { name: 'Ratings' }).waitFor();
    assert.equal(await guest.getByRole('heading', { name: 'Games played' }).count(), 0);
  });

  it('fits a phone, in three languages', async () => {
    const page = await account('Dan', { phone: true });
    const ids = await page.evaluate(async () => {
      const { people } = await (await fetch('/api/leaders?game=babylonia&kind=two')).json();
      return people.map(({ person }) => person);
    });
    for (const [language, heading] of [
      ['en', 'Finished games'],
      ['cs', 'Dohrané partie'],
      ['pl', 'Rozegrane partie'],
    ]) {
      await page.locator('header select').selectOption(language);
      await turnTo(page, '#/archive');
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.locator('li[data-table]').first().waitFor();
      await fits(page, `the archive in ${language}`);
      assert.deepEqual(await faults(page, `the archive in ${language}`), []);
      await turnTo(page, '#/leaders/babylonia?kind=two');
      await page.locator('tbody tr').first().waitFor();
      await fits(page, `the leaderboard in ${language}`);
      await turnTo(page, `#/people/${ids[0]}`);
      await page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
      await page.locator('section .points').first().waitFor();
      await fits(page, `a profile in ${language}`);
      assert.deepEqual(await faults(page, `a profile in ${language}`), []);
      assert.doesNotMatch(await page.locator('main').textContent(), /\[[a-z-]+\]/);
    }
  });
});
