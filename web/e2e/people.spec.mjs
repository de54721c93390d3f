// Two people and a spectator, each in their own browser: what the server sends to whom.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Clicker, offers } from './clicker.mjs';
import { sleep, world } from './world.mjs';

const here = world();

/** Every message that a page receives over its sockets from now on. */
function recordMessages(page) {
  const messages = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => messages.push(JSON.parse(String(payload)))),
  );
  return messages;
}

/** The views a page received, by version, and its log entries, by version and number. */
function knowledge(messages, observer) {
  const views = new Map();
  const entries = new Map();
  for (const message of messages) {
    for (const { observer: whose, view, legal } of message.position?.views ?? []) {
      assert.equal(whose, observer, 'a view of another seat');
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
    it(`see only what they may of ${game}`, { timeout: 180_000 }, async () => {
      const [host, guest, watcher] = await Promise.all([
        here.visit(`new/${game}`),
        here.visit(''),
        here.visit(''),
      ]);
      const [hostMessages, guestMessages, watcherMessages] = [host, guest, watcher].map(recordMessages);

      await host.selectOption('#plan-1', 'open');
      await host.getByText('Everyone', { exact: true }).click();
      await host.click('button[type="submit"]');
      await host.waitForSelector('.lobby');
      const id = new URL(host.url()).hash.split('/')[2];

      // The guest finds it among the open tables, the watcher follows the link.
      await guest.reload();
      await guest.click(`a[href="#/table/${id}"]`);
      await guest.click('.lobby .seats button');
      await watcher.goto(`${here.server.address}/#/table/${id}`);
      await host.click('.lobby [data-do="begin"]');
      for (const page of [host, guest, watcher]) await page.waitForSelector('.table');

      const clickers = [new Clicker(host, { seed: 5 }), new Clicker(guest, { seed: 6 })];
      const deadline = Date.now() + 60_000;
      while (clickers.some((clicker) => clicker.clicks < 14) && Date.now() < deadline)
        for (const clicker of clickers) {
          const now = await offers(clicker.page);
          if (now.state === 'asked') await clicker.step(now);
        }
      assert.ok(
        clickers.every((clicker) => clicker.clicks >= 14),
        'both had their turns',
      );

      // The spectator receives the chat.
      await host.click('#tab-chat');
      await host.fill('form input', 'May the best scribe win');
      await host.keyboard.press('Enter');
      await watcher.click('#tab-chat');
      await watcher.getByText('May the best scribe win').waitFor();
      await watcher.waitForTimeout(300);

      const seen = [
        knowledge(hostMessages, 0),
        knowledge(guestMessages, 1),
        knowledge(watcherMessages, 'spectator'),
      ];
      const [, , outside] = seen;
      let compared = 0;
      for (const [seat, own] of seen.slice(0, 2).entries()) {
        const other = seen[1 - seat];
        let secrets = 0;
        for (const [version, view] of outside.views) {
          // Another player's seat looks the same as to a spectator, who knows no secrets.
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
    const clicker = new Clicker(page, { seed: 2 });
    await clicker.play({ done: ({ dialog }) => dialog });
    // The board stays fully covered until the next player is ready.
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
    await clicker.play({ done: (now) => now.dialog });
    assert.notEqual(await dialog.locator('h2').innerText(), next, 'they take turns');
  });
});

describe('whoever is not asked', () => {
  it('is told whom all wait for, and that they only watch', { timeout: 120_000 }, async () => {
    const [host, guest, watcher] = await Promise.all([
      here.visit('new/babylonia'),
      here.visit(''),
      here.visit(''),
    ]);
    await host.selectOption('#plan-1', 'open');
    await host.getByText('Everyone', { exact: true }).click();
    await host.click('button[type="submit"]');
    await host.waitForSelector('.lobby');
    await host.getByLabel('What should the others call you?').fill('Ninsun');
    const address = host.url();
    await guest.goto(address);
    await guest.getByLabel('What should the others call you?').fill('Puabi');
    await guest.click('.lobby .seats button');
    await watcher.goto(address);
    await host.click('.lobby [data-do="begin"]');
    for (const page of [host, guest, watcher]) await page.waitForSelector('.table');
    await Promise.race([host, guest].map((page) => page.waitForSelector('.table[data-state="asked"]')));
    const first = (await host.locator('.table').getAttribute('data-state')) === 'asked';
    const [mover, other, name] = first ? [host, guest, 'Ninsun'] : [guest, host, 'Puabi'];

    assert.match(await mover.locator('.sentence p').innerText(), /^Your turn/);
    for (const page of [other, watcher])
      assert.equal(await page.locator('.sentence p').innerText(), `Waiting for ${name}.`);
    // Nothing to press that does nothing.
    await watcher.locator('.bar').getByText('You are watching this game.').waitFor();
    assert.equal(await watcher.locator('[data-do="undo"], [data-do="hint"], [data-do="end"]').count(), 0);
    assert.equal(await watcher.locator('.ground .is-legal').count(), 0);
    assert.equal(await other.locator('[data-do="undo"]:not(:disabled), [data-do="end"]').count(), 0);
    // Nobody allowed hints, so nobody has them.
    for (const page of [mover, other]) assert.equal(await page.locator('[data-do="hint"]').count(), 0);
    await mover.keyboard.press('h');
    await sleep(500);
    assert.equal(await mover.locator('.hinted').count(), 0);

    // A turn later the other one is told what happened meanwhile, and can see it again.
    const clicker = new Clicker(mover, { seed: 3 });
    await clicker.play({ done: ({ state }) => state === 'waiting' });
    await other.waitForSelector('.table[data-state="asked"]');
    await other.locator('[data-do="again"]').click();
    await other.locator('[data-do="again"]').waitFor();
    assert.ok((await other.locator('.log li').count()) > 1);
  });
});

describe('one browser', () => {
  it('becomes one guest even if it first opens several tabs at once', async () => {
    const first = await here.visit('');
    const context = first.context();
    await first.waitForLoadState('networkidle');
    await context.clearCookies();
    // Holds requests and releases them together, so that they really are simultaneous.
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
    const ids = [];
    const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
    for (const tab of tabs)
      tab.on('response', async (response) => {
        if (response.url().endsWith('/api/me')) ids.push((await response.json()).id);
      });
    await Promise.all(tabs.map((tab) => tab.goto(`${here.server.address}/#/`)));
    for (let attempt = 0; attempt < 150 && ids.length < 3; attempt++) await sleep(100);
    assert.ok(ids.length >= 3, 'every tab has identified itself');
    assert.equal(new Set(ids).size, 1, `there are ${new Set(ids).size} guests`);
  });
});
