// Notifications in a real browser: permission granted and refused, a message that arrives, quiet hours, a webhook, a table's webhook; axe,
// a phone.
//
// The browser's push service is far away, so the page gets a subscription whose keys the test has. What the server sends there is
// decrypted, and given to the service worker as the browser would give it.

import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { faults } from './axe.mjs';
import { kept } from './visitors.mjs';
import { world } from './world.mjs';

process.env.SHINAR_NOTIFICATIONS_LOOPBACK = 'true';
process.env.SHINAR_NOTIFICATIONS_DELAY = '1s';

const here = world();
const PASSWORD = 'correct horse battery';

/** What takes web push and webhooks. */
let receiver;
let got = [];
before(async () => {
  receiver = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(request.url === '/broken' ? 500 : 201).end();
    });
  });
  await new Promise((done) => receiver.listen(0, '127.0.0.1', done));
});
after(() => receiver.close());
const address = (path) => `http://127.0.0.1:${receiver.address().port}${path}`;

async function arrived(path) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const at = got.findIndex((one) => one.path === path);
    if (at >= 0) return got.splice(at, 1)[0];
    assert.ok(Date.now() < deadline, `nothing has arrived at ${path}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The keys of a browser, and how to read what is encrypted for it (RFC 8291). */
function browserKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const read = ({ body }) => {
    const [salt, server, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), server]);
    const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(server), auth, info, 32));
    const part = (name, length) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url'), read };
}

/** The page of a new account, in a browser whose push service is the receiver. */
async function visit(login, { endpoint, keys, grant = false, ...more } = {}) {
  const page = await here.visit('', { serviceWorkers: 'allow', ...more });
  const context = page.context();
  if (grant) await context.grantPermissions(['notifications'], { origin: here.server.address });
  await context.addInitScript(
    ([to, { p256dh, auth }]) => {
      let made = null;
      const subscription = (options) => ({
        endpoint: to,
        options,
        toJSON: () => ({ endpoint: to, expirationTime: null, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          made = null;
          sessionStorage.removeItem('subscribed');
          return true;
        },
      });
      if (sessionStorage.getItem('subscribed')) made = subscription({ applicationServerKey: null });
      PushManager.prototype.getSubscription = async () => made;
      PushManager.prototype.subscribe = async (options) => {
        if (options.applicationServerKey.length !== 65) throw new TypeError('this is no key');
        sessionStorage.setItem('subscribed', 'yes');
        made = subscription({ applicationServerKey: options.applicationServerKey.buffer });
        return made;
      };
    },
    [endpoint ?? address('/unused'), keys ?? { p256dh: '', auth: '' }],
  );
  await page.goto(`${here.server.address}/#/account`);
  await page.reload();
  await kept(page);
  const form = page.locator('.card', { has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel(/^Sign-in name/).fill(login);
  await form.getByLabel(/^Password/).fill(PASSWORD);
  await form.getByRole('button').click();
  await bells(page).getByRole('heading', { name: 'Quiet hours' }).waitFor();
  return page;
}

const post = (page, path, body = {}) =>
  page.evaluate(
    async ([where, what]) => {
      // Of two tabs, one makes the guest.
      await navigator.locks.request('shinar-guest', () => fetch('/api/me'));
      const response = await fetch(`/api/${where}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      return response.json();
    },
    [path, body],
  );

/** A table of two that waits for somebody. */
async function makeTable(page) {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  return (await post(page, 'tables', { game: 'babylonia', players: 2, seats, public: true })).id;
}

/** A guest who takes the open seat. */
async function newcomer(table) {
  const other = await here.visit('');
  await post(other, `tables/${table}/join`);
  return other;
}

function checkSignature({ headers, body }, secret) {
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(headers['shinar-signature']);
  assert.equal(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'), signature);
}

const noWider = async (page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  assert.ok(!wide, 'nothing is wider than the phone');
};

const bells = (page) =>
  page.locator('.card', { has: page.getByRole('heading', { name: 'Notifications', exact: true }) });
const said = (page, text) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

describe('notifications', () => {
  it('are shown when they are wanted, and lead to the table', { timeout: 120_000 }, async () => {
    const keys = browserKeys();
    const page = await visit('ann', { endpoint: address('/ann'), keys, grant: true });
    const card = bells(page);
    const toggle = card.getByRole('switch', { name: 'Show notifications on this device' });
    await toggle.click();
    await card.getByText('This browser', { exact: true }).waitFor();
    assert.ok(await toggle.isChecked());
    assert.deepEqual(await faults(page, 'notifications'), []);
    await card.getByRole('button', { name: 'Send a test' }).first().click();
    await said(page, 'Sent.');
    const test = keys.read(await arrived('/ann'));
    assert.equal(test.kind, 'test');
    // Another person takes the open seat and starts; Ann is told whose turn it is, or that the game has begun.
    const table = await makeTable(page);
    await newcomer(table);
    const joined = keys.read(await arrived('/ann'));
    assert.deepEqual([joined.kind, joined.table], ['joined', table]);
    // What the browser does with it.
    const worker = page.context().serviceWorkers()[0];
    const devices = await page.context().newCDPSession(page);
    const registration = new Promise((found) =>
      devices.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) found(registrations[0].registrationId);
      }),
    );
    await devices.send('ServiceWorker.enable');
    const origin = here.server.address;
    const data = JSON.stringify(joined);
    await devices.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registration,
      data,
    });
    const shown = await worker.evaluate(async (tag) => {
      for (;;) {
        const [one] = await self.registration.getNotifications({ tag });
        if (one) return { title: one.title, body: one.body };
        await new Promise((done) => setTimeout(done, 50));
      }
    }, joined.tag);
    assert.deepEqual(shown, { title: joined.title, body: joined.body });
    const opened = await worker.evaluate(async (tag) => {
      const [notification] = await self.registration.getNotifications({ tag });
      const open = new Promise((done) => (self.clients.openWindow = done));
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      return open;
    }, joined.tag);
    assert.equal(opened, `${origin}/#/table/${table}`);
    // They are switched off again.
    await toggle.click();
    await card.getByText('This browser', { exact: true }).waitFor({ state: 'detached' });
    assert.ok(!(await toggle.isChecked()));
  });

  it('say how they can be allowed again when they are refused', { timeout: 60_000 }, async () => {
    const page = await visit('bea', { phone: true });
    const devices = await page.context().newCDPSession(page);
    const { targetInfo } = await devices.send('Target.getTargetInfo');
    // The visitor says no when the browser asks.
    const browser = await here.browser.newBrowserCDPSession();
    await browser.send('Browser.setPermission', {
      origin: here.server.address,
      browserContextId: targetInfo.browserContextId,
      permission: { name: 'notifications' },
      setting: 'denied',
    });
    const toggle = bells(page).getByRole('switch', { name: 'Show notifications on this device' });
    await toggle.click();
    await bells(page).getByText('You have blocked notifications from this page', { exact: false }).waitFor();
    await toggle.waitFor({ state: 'detached' });
    // It says so at once the next time.
    await page.reload();
    await bells(page).getByText('You have blocked notifications from this page', { exact: false }).waitFor();
    assert.deepEqual(await faults(page, 'refused notifications'), []);
  });

  it('rest at night, and reach a program', { timeout: 60_000 }, async () => {
    const page = await visit('cyr', { phone: true });
    const card = bells(page);
    await card.getByText('This server sends no e-mail').waitFor();
    await card.getByRole('switch', { name: 'Leave me alone at night' }).click();
    await card.getByLabel('Until').fill('06:30');
    await card.getByLabel('Until').blur();
    await said(page, 'Saved');
    await card.getByRole('textbox', { name: 'Address' }).fill(address('/hook'));
    await card.getByRole('button', { name: 'Save' }).click();
    const secret = await card.locator('code').textContent();
    await card.getByRole('button', { name: 'Send a test' }).click();
    checkSignature(await arrived('/hook'), secret);
    assert.deepEqual(await faults(page, 'notifications on a phone'), []);
    await noWider(page);
    await page.reload();
    await card.getByRole('button', { name: 'Remove the webhook' }).waitFor();
    assert.equal(await card.getByLabel('Until').inputValue(), '06:30');
    assert.equal(await card.locator('code').count(), 0, 'the secret is shown once');
    // An address that leads nowhere good is refused.
    await card.getByRole('textbox', { name: 'Address' }).fill('https://192.168.1.1/');
    await card.getByRole('button', { name: 'Replace' }).click();
    await page.getByRole('alert').filter({ hasText: 'not on the internet' }).waitFor();
    await card.getByRole('button', { name: 'Remove the webhook' }).click();
    await card.getByRole('button', { name: 'Remove the webhook' }).waitFor({ state: 'detached' });
  });

  it('tell a channel what happens at a table', { timeout: 120_000 }, async () => {
    const page = await visit('dan', { phone: true });
    const table = await makeTable(page);
    await page.goto(`${here.server.address}/#/table/${table}`);
    // With the keyboard alone.
    const dialog = page.getByRole('dialog', { name: 'Tell a channel' });
    const field = dialog.getByRole('textbox', { name: 'Address' });
    const open = async (button) => {
      await button.focus();
      await page.keyboard.press('Enter');
      await field.waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    const save = async (url) => {
      await field.fill(url);
      await page.keyboard.press('Enter');
      await dialog.getByText('Saved').waitFor();
      return dialog.locator('code').textContent();
    };
    const lobby = page.getByRole('button', { name: 'Tell a channel' });
    await open(lobby);
    const first = await save(address('/broken'));
    assert.deepEqual(await faults(page, 'the webhook of a table'), []);
    await noWider(page);
    await close();
    const other = await newcomer(table);
    const joined = await arrived('/broken');
    checkSignature(joined, first);
    const { kind, seat, table: where } = JSON.parse(joined.body);
    assert.deepEqual([kind, seat, where], ['joined', 1, table]);
    // Only who leads the table finds it.
    await other.goto(`${here.server.address}/#/table/${table}`);
    await other.locator('[data-seat="1"]').waitFor();
    assert.equal(await other.locator('[data-do="webhook"]').count(), 0);

    // It says that the address does not work; another one does.
    await page.waitForFunction(async (id) => {
      const response = await fetch(`/api/tables/${id}/webhook`);
      return (await response.json()).failing !== undefined;
    }, table);
    await open(lobby);
    await dialog.getByText('This address has not taken messages since').waitFor();
    assert.deepEqual(await faults(page, 'a webhook that fails'), []);
    const secret = await save(address('/channel'));
    assert.equal(await dialog.getByText('This address has not taken messages since').count(), 0);
    await close();
    await post(page, `tables/${table}/start`);
    const told = [await arrived('/channel'), await arrived('/channel')];
    for (const one of told) checkSignature(one, secret);
    assert.deepEqual(told.map(({ body }) => JSON.parse(body).kind).sort(), ['started', 'turn']);

    // It is in the menu of the running game, without the secret.
    await page.reload();
    const menu = page.locator('.sentence').getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await open(page.locator('[data-do="webhook"]'));
    assert.equal(await field.inputValue(), address('/channel'));
    assert.equal(await dialog.locator('code').count(), 0, 'the secret is shown once');
    await dialog.getByRole('button', { name: 'Remove the webhook' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Remove the webhook' }).waitFor({ state: 'detached' });
    assert.equal(await field.inputValue(), '');
  });
});
