// Games that last for days, and how people get on with each other: what happened meanwhile, the next game, notes, vacations, phrases in
// the reader's language, muting, reports to the host.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { BINARY } from '../scripts/games.mjs';
import { accounts, turnTo } from './accounts.mjs';
import { faults } from './axe.mjs';
import { world } from './world.mjs';

const here = world();
const account = accounts(here);

const ask = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api/${where}`, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(what && { body: JSON.stringify(what) }),
      });
      return JSON.parse((await response.text()) || 'null');
    },
    [method, path, body],
  );

/** A running game of two people with days for every turn; first the one whose turn it is. */
async function game(one, other, clock = { kind: 'days', days: 2 }) {
  const { id } = await ask(one, 'POST', 'tables', {
    game: 'babylonia',
    players: 2,
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
    clock,
    stand_in: 1,
  });
  await ask(other, 'POST', `tables/${id}/join`, {});
  await ask(one, 'POST', `tables/${id}/start`, {});
  const { your_turn: yours } = await ask(one, 'GET', `tables/${id}`);
  return { id, first: yours ? one : other, second: yours ? other : one };
}

/** Plays one turn for a visitor, over a socket of its own: the page need not be at the table. */
const playTurn = (page, id) =>
  page.evaluate(
    (table) =>
      new Promise((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`);
        let seat = null;
        let count = 0;
        socket.onmessage = ({ data }) => {
          const { type, position, message } = JSON.parse(data);
          if (type === 'refused') failed(new Error(message));
          if (!position) return;
          seat ??= position.asked;
          if (position.asked !== seat) {
            socket.close();
            done(count);
            return;
          }
          const { legal } = position.views.find(({ observer }) => observer === seat);
          const { version } = position;
          const request = { client: `turn-${++count}`, version, seat };
          socket.send(
            JSON.stringify(
              position.must_end
                ? { type: 'end', ...request }
                : { type: 'act', ...request, action: legal[0].text, end: true },
            ),
          );
        };
        socket.onerror = () => failed(new Error('no socket'));
      }),
    id,
  );

/** Nothing is wider than the window. */
const fits = async (page, where) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    true,
    `${where} scrolls sideways`,
  );

const openMenu = async (page, item) => {
  await page
    .locator('.sentence')
    .getByRole('button', { name: /^(Menu|Nabídka)$/ })
    .click();
  await page.locator(`[data-do="${item}"]`).click();
};

describe('games that last for days', () => {
  it('first say what has happened since the last turn', async () => {
    const [ann, bea] = [await account('Ann'), await account('Bea')];
    const { id, first, second } = await game(ann, bea);
    // Nobody has decided anything yet.
    await turnTo(first, `#/table/${id}`);
    await first.waitForSelector('.table[data-state="asked"]');
    assert.equal(await first.locator('.news').count(), 0);
    await turnTo(first, '#/');
    await playTurn(first, id);
    await playTurn(second, id);

    await turnTo(first, `#/table/${id}`);
    const news = first.locator('.news');
    await news.waitFor();
    await first.getByRole('heading', { name: 'Since your last turn' }).waitFor();
    const lines = await news.locator('.log li').count();
    assert.ok(lines > 0, 'nothing is listed');
    assert.match(await news.textContent(), first === ann ? /Bea/ : /Ann/);
    assert.deepEqual(await faults(first, 'what has happened'), []);
    // Until it is read it is there, also after a reload.
    await first.reload();
    await news.waitFor();
    await news.locator('[data-do="news-play"]').click();
    await news.waitFor({ state: 'detached' });
    await first.waitForSelector('.table[data-state="asked"]');
    await first.reload();
    await first.waitForSelector('.table[data-state="asked"]');
    assert.equal(await news.count(), 0, 'it was read');
    // Whoever is at the table sees it happen, and is told nothing.
    await turnTo(second, `#/table/${id}`);
    await second.waitForSelector('.table');
    await playTurn(first, id);
    await second.waitForSelector('.table[data-state="asked"]');
    assert.equal(await second.locator('.news').count(), 0);
  });

  it('lead to the next one with a key', async () => {
    const [cem, dan] = [await account('Cem'), await account('Dan')];
    const games = [await game(cem, dan), await game(cem, dan), await game(cem, dan)];
    const { first } = games[0];
    const own = games.filter((one) => one.first === first).map(({ id }) => id);
    for (const { id, first: theirs } of games)
      if (theirs !== first) {
        await playTurn(theirs, id);
        own.push(id);
      }
    // The longest waiting first, then all of them in turn.
    await turnTo(first, `#/table/${own[0]}`);
    for (const id of [own[1], own[2], own[0]]) {
      await first.waitForSelector('.table[data-state="asked"]');
      await first.keyboard.press('n');
      await first.waitForURL((url) => url.hash === `#/table/${id}`);
    }
    await first.waitForSelector('.table[data-state="asked"]');
    await first.keyboard.press('?');
    await first.getByRole('dialog').getByText('the next game that is waiting for you').waitFor();
    await first.keyboard.press('Escape');
    // When the turn is over, a button says so.
    await playTurn(first, own[0]);
    const button = first.locator('.bar [data-do="next-game"]');
    await button.waitFor();
    assert.match(await button.getAttribute('title'), /^2 other games are waiting for you/);
    await button.click();
    await first.waitForURL((url) => url.hash === `#/table/${own[1]}`);
    await first.waitForSelector('.table[data-state="asked"]');
    for (const id of own.slice(1)) await playTurn(first, id);
    await first.waitForSelector('.table[data-state="waiting"]');
    await first.keyboard.press('n');
    await first.getByRole('alert').getByText('No other game is waiting for you.').waitFor();
  });

  it('have notes to oneself', async () => {
    const [eva, fin] = [await account('Eva'), await account('Fin')];
    const { id } = await game(eva, fin);
    await turnTo(eva, `#/table/${id}`);
    await eva.waitForSelector('.table');
    await openMenu(eva, 'notes');
    const text = eva.getByRole('dialog').getByRole('textbox', { name: 'Notes' });
    await text.fill('the ziggurat at the river\nthen the farm');
    await eva.waitForSelector('textarea[data-saved="true"]');
    assert.deepEqual(await faults(eva, 'notes'), []);
    // The table's keys do not hear what is typed.
    assert.equal(new URL(eva.url()).hash, `#/table/${id}`);
    await eva.reload();
    await eva.waitForSelector('.table');
    await openMenu(eva, 'notes');
    await eva.waitForFunction(() => document.querySelector('textarea')?.value.includes('then the farm'));
    await turnTo(fin, `#/table/${id}`);
    await fin.waitForSelector('.table');
    await openMenu(fin, 'notes');
    await fin.waitForSelector('textarea:not([disabled])');
    assert.equal(await fin.locator('textarea').inputValue(), '');
  });

  it('wait for people on vacation', async () => {
    const [gil, hal] = [await account('Gil'), await account('Hal')];
    const { id } = await game(gil, hal);
    await turnTo(hal, `#/table/${id}`);
    await hal.waitForSelector('.table');
    await turnTo(gil, '#/account');
    const card = gil.locator('section.card', { has: gil.getByRole('heading', { name: 'Vacation' }) });
    await card.getByRole('button', { name: 'Go on vacation' }).click();
    await card.getByText(/^You are on vacation until/).waitFor();
    assert.deepEqual(await faults(gil, 'the vacation'), []);
    await hal.locator('.vacation', { hasText: /^on vacation until/ }).waitFor();
    await card.locator('[data-do="end-vacation"]').click();
    await card.getByText('Welcome back! Your clocks are running again.').waitFor();
    await card.getByText('You have 29 days left.').waitFor();
    await hal.locator('.vacation').waitFor({ state: 'detached' });
  });

  it('say what happened since the last visit', async () => {
    const [ida, jan] = [await account('Ida'), await account('Jan')];
    await ask(ida, 'POST', 'me/visit');
    const { id } = await game(ida, jan);
    await ask(jan, 'POST', `tables/${id}/leave`, {});
    await ida.waitForTimeout(100);
    // The visit is answered as if it had begun an hour later.
    await ida.route('**/api/me/visit', async (route) => {
      const since = Date.now() - 7_200_000;
      const { games } = await ask(ida, 'GET', 'archive');
      await route.fulfill({
        json: {
          since,
          games: games.slice(0, 2),
          ratings: [{ game: 'babylonia', kind: 'two', before: 1500, after: 1523 }],
        },
      });
    });
    await turnTo(ida, '#/about');
    await turnTo(ida, '#/');
    const card = ida.locator('.visit');
    await card.waitFor();
    assert.match(await card.textContent(), /1500 →\s*1523\s*\(\+23\)/);
    assert.deepEqual(await faults(ida, 'since the last visit'), []);
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
  });
});

describe('people at a table', () => {
  it('speak in phrases that everybody reads in their own language, mute and report', async () => {
    const [kim, leo] = [await account('Kim'), await account('Leo')];
    const { id } = await game(kim, leo, { kind: 'none' });
    await turnTo(leo, '#/');
    await leo.locator('header select').selectOption('cs');
    for (const page of [kim, leo]) {
      await turnTo(page, `#/table/${id}`);
      await page.waitForSelector('.table');
      await page.getByRole('tab', { name: 'Chat' }).click();
    }
    await kim.getByRole('button', { name: 'Quick phrases' }).click();
    await kim.locator('[data-phrase="good_game"]').click();
    await kim.locator('.chat li', { hasText: 'Good game!' }).waitFor();
    const line = leo.locator('.chat li', { hasText: 'Pěkná partie!' });
    await line.waitFor();
    assert.deepEqual(await faults(leo, 'the chat'), []);
    await kim.getByRole('textbox', { name: 'Write a message' }).fill('you are slow');
    await kim.keyboard.press('Enter');
    const rude = leo.locator('.chat li', { hasText: 'you are slow' });
    await rude.waitFor();

    await rude.getByRole('button', { name: 'Kim' }).click();
    const dialog = leo.getByRole('dialog');
    await dialog.locator('blockquote', { hasText: 'you are slow' }).waitFor();
    assert.deepEqual(await faults(leo, 'what can be done about somebody'), []);
    await dialog.getByRole('textbox').fill('uráží');
    await dialog.locator('[data-do="report"]').click();
    await dialog.getByText('Děkujeme. Správce se na to podívá.').waitFor();
    await dialog.locator('[data-do="mute"]').click();
    await dialog.getByText('Kim: zprávy už neuvidíte.').waitFor();
    await leo.keyboard.press('Escape');
    await rude.waitFor({ state: 'detached' });
    await line.waitFor({ state: 'detached' });

    // The account page has a list, and takes it back.
    await turnTo(leo, '#/account');
    await leo.getByRole('button', { name: 'Zrušit ztlumení Kim' }).click();
    await leo.getByRole('heading', { name: 'Ztlumení lidé' }).waitFor({ state: 'detached' });
    await turnTo(leo, `#/table/${id}`);
    await leo.getByRole('tab', { name: 'Chat' }).click();
    await rude.waitFor();

    // The host sees it, and is done with it.
    const host = await account('Mia');
    execFileSync(BINARY, ['admin', 'people', 'role', 'mia', 'host', '--data', here.server.data]);
    await turnTo(host, '#/host/reports');
    const report = host.locator('[data-report]');
    await report.waitFor();
    assert.match(await report.textContent(), /Kim.*you are slow.*uráží.*reported by Leo/s);
    assert.deepEqual(await faults(host, 'reports'), []);
    await report.getByRole('button', { name: 'Done with it' }).click();
    await report.getByRole('textbox').fill('warned');
    await report.getByRole('button', { name: 'Done with it' }).click();
    await host.getByText('Nothing here.').waitFor();
    await host.getByRole('switch').click();
    await report.getByText('warned').waitFor();
  });

  it('do not hear spectators, who hear both', async () => {
    const [nan, oto] = [await account('Nan'), await account('Oto')];
    const { id, first } = await game(nan, oto, { kind: 'none' });
    const watcher = await here.visit(`table/${id}`);
    await watcher.waitForSelector('.table');
    await watcher.getByRole('tab', { name: 'Chat' }).click();
    await watcher.getByRole('textbox', { name: 'Write a message' }).fill('take the farm');
    await watcher.keyboard.press('Enter');
    const said = watcher.getByRole('list', { name: 'Spectators' }).getByText('take the farm');
    await said.waitFor();
    await turnTo(first, `#/table/${id}`);
    await first.waitForSelector('.table');
    await first.getByRole('tab', { name: 'Chat' }).click();
    await first.getByRole('textbox', { name: 'Write a message' }).fill('good luck');
    await first.keyboard.press('Enter');
    await watcher.getByRole('list', { name: 'Players' }).getByText('good luck').waitFor();
    assert.equal(await first.getByText('take the farm').count(), 0);
    assert.deepEqual(await faults(watcher, 'two groups'), []);
    await first.getByRole('button', { name: 'Menu' }).click();
    await first.getByRole('button', { name: 'Resign' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
    await first.getByText('take the farm').waitFor({ state: 'attached' });
  });

  it('have it on a phone, in three languages', async () => {
    const [pia, rob] = [await account('Pia', { phone: true }), await account('Rob')];
    const { id, first, second } = await game(pia, rob);
    await playTurn(first, id);
    if (second === pia) await playTurn(second, id);
    if (first === pia) await playTurn(second, id);
    else await playTurn(first, id);
    for (const [language, title, notes] of [
      ['en', 'Since your last turn', 'Notes'],
      ['cs', 'Od vašeho posledního tahu', 'Poznámky'],
      ['pl', 'Od twojej ostatniej tury', 'Notatki'],
    ]) {
      await turnTo(pia, '#/account');
      await pia.locator('header select').selectOption(language);
      await pia.locator('#vacation').waitFor();
      await fits(pia, `the account page in ${language}`);
      assert.doesNotMatch(await pia.locator('main').textContent(), /\[[a-z-]+\]/);
      await pia.evaluate(() => localStorage.removeItem('shinar-seen'));
      await turnTo(pia, `#/table/${id}`);
      await pia.getByRole('heading', { name: title }).waitFor();
      await fits(pia, `the table in ${language}`);
      assert.deepEqual(await faults(pia, `the table in ${language}`), []);
      if (process.env.SHOTS)
        await pia.screenshot({ path: `${process.env.SHOTS}/phone-news-${language}.png` });
      await pia.locator('.news [data-do="news-close"]').click();
      await pia.locator('.sentence > button').last().click();
      await pia.locator('[data-do="notes"]').click();
      await pia.getByRole('heading', { name: notes }).waitFor();
      await fits(pia, `notes in ${language}`);
      await pia.keyboard.press('Escape');
    }
  });
});
