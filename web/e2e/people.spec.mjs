// Two people and a spectator, each with a browser of their own: what the server sends to whom.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hand, offers } from './hand.mjs';
import { sleep, world } from './world.mjs';

const here = world();

/** Everything a page hears over its sockets from now on. */
function listen(page) {
  const heard = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))),
  );
  return heard;
}

/** The views a page got, by version; and the log entries, by number and version. */
function knowledge(heard, observer) {
  const views = new Map();
  const entries = new Map();
  for (const message of heard) {
    for (const { observer: whose, view, legal } of message.position?.views ?? []) {
      assert.equal(whose, observer, 'a view of somebody else');
      if (observer === 'spectator') assert.deepEqual(legal, []);
      views.set(message.position.version, view);
    }
    for (const entry of message.events ?? message.log ?? []) {
      if (message.type !== 'preview') entries.set(`${entry.version} ${entry.n}`, entry);
    }
  }
  return { views, entries };
}

describe('two people and a spectator', () => {
  for (const game of ['babylonia', 'tigris']) {
    it(`see of ${game} what they may`, { timeout: 180_000 }, async () => {
      const [host, guest, watcher] = await Promise.all([
        here.visit(`new/${game}`),
        here.visit(''),
        here.visit(''),
      ]);
      const [hostHeard, guestHeard, watcherHeard] = [host, guest, watcher].map(listen);

      await host.selectOption('#plan-1', 'open');
      await host.click('button[type="submit"]');
      await host.waitForSelector('.lobby');
      const id = new URL(host.url()).hash.split('/')[2];

      // The guest finds it among the open tables, the watcher comes by the address.
      await guest.reload();
      await guest.click(`a[href="#/table/${id}"]`);
      await guest.click('.lobby .seats button');
      await watcher.goto(`${here.server.address}/#/table/${id}`);
      await host.click('.lobby .row .main');
      for (const page of [host, guest, watcher]) await page.waitForSelector('.table');

      const hands = [new Hand(host, { seed: 5 }), new Hand(guest, { seed: 6 })];
      const deadline = Date.now() + 60_000;
      while (hands.some((hand) => hand.clicks < 14) && Date.now() < deadline)
        for (const hand of hands) {
          const now = await offers(hand.page);
          if (now.state === 'asked') await hand.step(now);
        }
      assert.ok(
        hands.every((hand) => hand.clicks >= 14),
        'both had their turns',
      );

      // They can talk, and the spectator hears it.
      await host.click('#tab-chat');
      await host.fill('form input', 'Good luck!');
      await host.keyboard.press('Enter');
      await watcher.click('#tab-chat');
      await watcher.getByText('Good luck!').waitFor();
      await watcher.waitForTimeout(300);

      const seen = [knowledge(hostHeard, 0), knowledge(guestHeard, 1), knowledge(watcherHeard, 'spectator')];
      const [, , outside] = seen;
      let compared = 0;
      for (const [seat, own] of seen.slice(0, 2).entries()) {
        const other = seen[1 - seat];
        let secrets = 0;
        for (const [version, view] of outside.views) {
          // What is not one's own looks as it looks to a spectator, who knows no secret.
          const theirs = other.views.get(version);
          if (theirs) {
            compared++;
            assert.deepEqual(theirs.seats[seat], view.seats[seat], `seat ${seat} at version ${version}`);
          }
          const mine = own.views.get(version);
          if (mine && JSON.stringify(mine.seats[seat]) !== JSON.stringify(view.seats[seat])) secrets++;
        }
        for (const [key, entry] of outside.entries) {
          if (entry.seat === seat && other.entries.has(key)) assert.deepEqual(other.entries.get(key), entry);
        }
        assert.ok(secrets > 3, 'there were secrets to keep');
      }
      assert.ok(compared > 10, 'there was something to compare');
    });
  }

  it('share one screen without seeing each other’s pieces', async () => {
    const page = await here.visit('new/babylonia');
    await page.selectOption('#plan-1', 'local');
    await page.fill('.seats input', 'Enheduanna');
    await page.click('button[type="submit"]');
    await page.waitForSelector('.table[data-state="asked"]');
    const hand = new Hand(page, { seed: 2 });
    await hand.play({ done: ({ dialog }) => dialog });
    // Nothing of the board shows through before the next one says to be there.
    const dialog = page.getByRole('dialog');
    assert.equal(
      await dialog.evaluate(
        (element) => getComputedStyle(element, '::backdrop').opacity === '1' && element.matches(':modal'),
      ),
      true,
    );
    const next = await dialog.locator('h2').innerText();
    await dialog.locator('button.main').click();
    await page.waitForSelector('.table[data-state="asked"]');
    await hand.play({ done: (now) => now.dialog });
    assert.notEqual(await dialog.locator('h2').innerText(), next, 'they take turns');
  });
});

describe('one browser', () => {
  it('is one guest, although its first visit is in several tabs at once', async () => {
    const first = await here.visit('');
    const context = first.context();
    await first.waitForLoadState('networkidle');
    await context.clearCookies();
    // Questions are let through together, so that tabs which ask at once really meet.
    let held = [];
    await context.route('**/api/me', async (route) => {
      await new Promise((go) => {
        held.push(go);
        setTimeout(go, 1500);
        if (held.length === 3) for (const one of held) one();
      });
      held = [];
      await route.continue();
    });
    const told = [];
    const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
    for (const tab of tabs)
      tab.on('response', async (response) => {
        if (response.url().endsWith('/api/me')) told.push((await response.json()).id);
      });
    await Promise.all(tabs.map((tab) => tab.goto(`${here.server.address}/#/`)));
    for (let tries = 0; tries < 150 && told.length < 3; tries++) await sleep(100);
    assert.ok(told.length >= 3, 'every tab has asked');
    assert.equal(new Set(told).size, 1, `they are ${new Set(told).size} guests`);
  });
});
