// Finding a game: opponents by rating, people one knows, invitations, blocking, the lobby.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accounts, fits, idOf, turnTo } from './accounts.mjs';
import { faults } from './axe.mjs';
import { Clicker } from './clicker.mjs';
import { sleep, world } from './world.mjs';

const here = world();
const account = accounts(here);
const send = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api/${where}`, {
        method: how,
        ...(what && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      return response.status === 204 ? null : response.json();
    },
    [method, path, body],
  );

/** Opens the dialog for opponents in a game. */
async function look(page, game) {
  await turnTo(page, '#/');
  await page.getByRole('button', { name: `Find opponents ${game}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start looking' }).waitFor();
  return dialog;
}

/** Plays until the game is over, whoever decides. */
async function playOut(pages) {
  let over = false;
  await Promise.all(
    pages.map(async (page, seed) => {
      await new Clicker(page, { seed: seed + 5 }).play({ done: () => over, timeout: 120_000 });
      over = true;
    }),
  );
}

describe('finding a game', () => {
  it('finds two people for each other, who play a rated game to its end', { timeout: 600_000 }, async () => {
    const [ann, bea] = [await account('Ann'), await account('Bea')];
    for (const page of [ann, bea]) {
      const dialog = await look(page, 'Babylonia');
      await dialog.getByRole('switch', { name: 'Rated game' }).click();
      await dialog.getByLabel('Bots take missing seats').selectOption('never');
      if (page === ann) assert.deepEqual(await faults(ann, 'the dialog'), []);
      await dialog.getByRole('button', { name: 'Start looking' }).click();
      if (page === ann) {
        await ann.locator('[data-seek]').getByRole('status').waitFor();
        assert.match(await ann.locator('[data-seek]').textContent(), /Babylonia.*2 players.*rated/);
        assert.deepEqual(await faults(ann, 'looking for opponents'), []);
        // It goes on while one looks at something else, and after a reload.
        await turnTo(ann, '#/rules/babylonia');
        await ann.reload();
        await ann.locator('[data-seek]').waitFor();
      }
    }
    // Both are taken to the table, and the game begins by itself.
    for (const page of [ann, bea]) {
      await page.waitForURL(/#\/table\//);
      await page.waitForSelector('.table');
    }
    assert.equal(await ann.evaluate(() => location.hash), await bea.evaluate(() => location.hash));
    assert.equal(await ann.locator('[data-seek]').count(), 0);
    await playOut([ann, bea]);
    for (const page of [ann, bea]) {
      const ratings = page.locator('tr[data-ratings] td');
      await ratings.nth(1).waitFor();
      const points = (await ratings.allTextContents()).map((text) => Number.parseInt(text, 10));
      assert.equal(points.length, 2);
      assert.ok(
        points.every((one) => Number.isInteger(one)),
        points.join(' '),
      );
    }
    // On the profile, with its curve.
    const [{ rating, games }] = await send(ann, 'GET', `people/${await idOf(ann)}/ratings`);
    assert.equal(games, 1);
    await turnTo(bea, `#/people/${await idOf(ann)}`);
    await bea.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
    assert.equal(Number(await bea.locator('.points').textContent()), rating);
    await bea.getByRole('img', { name: /rating over the last/ }).waitFor();
  });

  it('stops looking, and lets bots take the missing seats', async () => {
    const guest = await here.visit('');
    let dialog = await look(guest, 'Tigris & Euphrates');
    assert.equal(await dialog.getByRole('switch', { name: 'Rated game' }).isDisabled(), true);
    await dialog.getByText('Days per turn').click();
    await dialog.getByRole('button', { name: 'Start looking' }).click();
    const sought = guest.locator('[data-sought]');
    await sought.waitFor();
    await sought.getByRole('button', { name: 'Stop looking' }).click();
    await sought.waitFor({ state: 'detached' });

    dialog = await look(guest, 'Tigris & Euphrates');
    await dialog.getByText('Now, 2 players').click();
    await dialog.getByRole('button', { name: 'Start looking' }).click();
    const line = guest.locator('[data-seek]');
    await line.waitFor();
    await line.getByRole('button', { name: 'Stop looking' }).click();
    await line.waitFor({ state: 'detached' });
    // The strip goes at once, and the search a moment later.
    for (let tries = 0; (await send(guest, 'GET', 'seeks')).length > 0; tries++) {
      assert.ok(tries < 100, 'the search goes on');
      await sleep(50);
    }

    // What was chosen last is chosen; the shortest time is half a minute, which a program can undercut.
    const seek = await send(guest, 'POST', 'seeks', { game: 'tigris', preset: 'live_two', bots_after: 1 });
    await guest.evaluate((id) => sessionStorage.setItem('shinar-seeks', JSON.stringify([id])), seek.id);
    await guest.reload();
    await guest.waitForURL(/#\/table\//);
    await guest.waitForSelector('.table');
    assert.equal(await guest.locator('.table').count(), 1);
  });

  it('has followers, friends, invitations, and people who are blocked', async () => {
    const [cem, dan] = [await account('Cem'), await account('Dan')];
    const [cemId, danId] = [await idOf(cem), await idOf(dan)];
    await turnTo(cem, `#/people/${danId}`);
    await cem.getByRole('button', { name: 'Follow Dan' }).click();
    await cem.getByRole('button', { name: 'Unfollow Dan' }).waitFor();
    assert.deepEqual(await faults(cem, 'a profile'), []);
    // By name, on the page of the people one knows; now they are friends.
    await turnTo(dan, '#/friends');
    await dan.getByRole('heading', { name: 'People who follow you' }).waitFor();
    await dan.getByLabel('Follow someone by name').fill('cem');
    await dan.getByRole('button', { name: 'Follow', exact: true }).click();
    await dan.getByRole('heading', { name: 'Friends' }).waitFor();
    await dan.locator(`[data-known="${cemId}"] [data-presence=online]`).waitFor();
    assert.deepEqual(await faults(dan, 'people I know'), []);

    // Cem invites Dan to a private table, by name.
    await turnTo(cem, '#/new/babylonia');
    await cem.getByLabel('Player 2', { exact: true }).selectOption('open');
    await cem.getByRole('button', { name: 'Open the table' }).click();
    await cem.waitForURL(/#\/table\//);
    const line = cem.locator(`[data-person="${danId}"]`);
    await line.getByRole('button', { name: 'Invite Dan' }).click();
    await line.getByText('invited').waitFor();
    assert.deepEqual(await faults(cem, 'inviting'), []);

    // Dan sees it in the header within moments, and on the home page, and takes a seat without a code.
    const badge = dan.getByRole('link', { name: '1 invitation' });
    await badge.waitFor();
    await badge.click();
    const invitation = dan.locator('[data-invitation]');
    await invitation.waitFor();
    assert.match(await invitation.textContent(), /Babylonia.*Cem/s);
    assert.deepEqual(await faults(dan, 'an invitation'), []);
    await invitation.getByRole('button', { name: 'Take a seat' }).click();
    await dan.waitForURL(/#\/table\//);
    await cem.locator('li[data-seat="1"]', { hasText: 'Dan' }).waitFor();
    await badge.waitFor({ state: 'detached' });

    // Friends see where one plays.
    await cem.locator('[data-do=begin]').click();
    await cem.waitForSelector('.table');
    const another = await here.another(cem.context(), 'friends');
    await another.locator(`[data-known="${danId}"] [data-presence=at_table]`).waitFor();

    // Whoever is blocked is not heard, and can neither follow nor invite.
    await turnTo(another, `#/people/${danId}`);
    await another.getByRole('button', { name: 'Block Dan' }).click();
    await another.getByRole('button', { name: 'Block', exact: true }).click();
    await another.getByText('blocked', { exact: true }).waitFor();
    assert.deepEqual(await faults(another, 'somebody who is blocked'), []);
    assert.equal((await send(dan, 'PUT', `me/people/${cemId}`, { kind: 'follows' })).error.code, 'blocked');
    await turnTo(dan, `#/people/${cemId}`);
    await dan.getByRole('button', { name: 'Follow Cem' }).click();
    await dan.getByRole('alert').filter({ hasText: 'does not want that' }).waitFor();
    const table = await cem.evaluate(() => location.hash.split(/[/?]/)[2]);
    // What Dan says reaches Dan, and not Cem.
    const socketOf = (page, say) =>
      page.evaluate(
        ([id, text]) =>
          new Promise((done, failed) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/play`);
            socket.onerror = () => failed(new Error('the socket does not open'));
            if (text) socket.onopen = () => socket.send(JSON.stringify({ type: 'chat', client: 'x', text }));
            socket.onmessage = ({ data }) => {
              if (text && !data.includes('"done"')) return;
              socket.close();
              done(data);
            };
          }),
        [table, say],
      );
    await socketOf(dan, 'can you hear me?');
    assert.match(await socketOf(dan), /can you hear me/);
    assert.doesNotMatch(await socketOf(cem), /can you hear me/);
    await turnTo(another, '#/friends');
    await another.getByRole('heading', { name: 'Blocked' }).waitFor();
    await another.getByRole('button', { name: 'Unblock Dan' }).click();
    await another.getByRole('heading', { name: 'Blocked' }).waitFor({ state: 'detached' });
  });

  it('lists open tables with ratings, and filters them', async () => {
    const [eve, fay] = [await account('Eve'), await account('Fay')];
    const open = (game, more) =>
      send(eve, 'POST', 'tables', {
        game,
        players: 2,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        public: true,
        ...more,
      });
    const made = [
      await open('babylonia', { rated: true, clock: { kind: 'days', days: 3 } }),
      await open('tigris', { clock: { kind: 'minutes', minutes: 20, increment_seconds: 5 } }),
      await open('tigris', { players: 3, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }),
    ];
    assert.ok(made.every(({ id }) => id));
    await turnTo(fay, '#/');
    const filter = fay.getByRole('group', { name: 'Which tables to show' });
    await filter.waitFor();
    // Games that run are listed as well, below.
    const lines = fay.locator('section', { has: filter }).locator('li[data-table]');
    const count = async (number, why) => {
      for (let tries = 0; (await lines.count()) !== number; tries++) {
        assert.ok(tries < 100, `${await lines.count()} tables, not ${number}: ${why}`);
        await sleep(50);
      }
    };
    await count(3, 'all of them');
    assert.deepEqual(await faults(fay, 'the lobby'), []);
    await filter.getByLabel('Game', { exact: true }).selectOption('tigris');
    await count(2, 'Tigris');
    await filter.getByLabel('Players').selectOption('3');
    await count(1, 'three players');
    assert.match(await lines.first().textContent(), /2 free seats/);
    await filter.getByLabel('Rated game').selectOption('yes');
    await fay.getByText('No open table is like that.').waitFor();
    await filter.getByLabel('Game', { exact: true }).selectOption('');
    await filter.getByLabel('Players').selectOption('0');
    await count(1, 'rated');
    assert.match(await lines.first().textContent(), /Babylonia.*rated.*3 days/s);
    await filter.getByLabel('Distance from my rating').selectOption('100');
    await count(1, 'nobody has a rating yet');
  });

  it('fits a phone, in three languages', async () => {
    const page = await account('Gus', { phone: true });
    await send(page, 'PUT', 'me/people/Ann', { kind: 'follows' });
    await send(page, 'PUT', 'me/people/Bea', { kind: 'blocks' });
    const ann = (await send(page, 'GET', 'people/Ann')).id;
    const table = await send(page, 'POST', 'tables', {
      game: 'babylonia',
      players: 2,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    for (const [language, known, find] of [
      ['en', 'People I know', 'Find opponents'],
      ['cs', 'Moji známí', 'Najít soupeře'],
      ['pl', 'Osoby, które znam', 'Znajdź przeciwników'],
    ]) {
      await turnTo(page, '#/friends');
      await page.locator('header select').selectOption(language);
      await page.getByRole('heading', { name: known, level: 1 }).waitFor();
      await page.locator('[data-known]').nth(1).waitFor();
      const check = async (what) => {
        await fits(page, `${what} in ${language}`);
        assert.deepEqual(await faults(page, `${what} in ${language}`), []);
        assert.doesNotMatch(await page.locator('body').textContent(), /\[(find|problem|people)-[a-z-]+\]/);
      };
      await check('people I know');
      await turnTo(page, `#/people/${ann}`);
      await page.locator(`[data-known="${ann}"]`).waitFor();
      await check('a profile');
      await turnTo(page, `#/table/${table.id}`);
      await page.locator(`[data-person="${ann}"]`).waitFor();
      await check('inviting');
      await turnTo(page, '#/');
      await page.getByRole('button', { name: find }).first().click();
      await page.getByRole('dialog').locator('select').waitFor();
      await check('finding opponents');
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/find-phone-${language}.png` });
      await page.keyboard.press('Escape');
      await page.locator('li[data-table]').first().waitFor();
      await check('the home page');
    }
  });
});
