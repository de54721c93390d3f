// An account in a real browser: made, renamed, with a passkey of a virtual device, a new password, two browsers, its data, its end.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { world } from './world.mjs';

const here = world();
const PASSWORD = 'correct horse battery';

/** The address with a name instead of a number: browsers have no passkeys for numbers. */
const named = () => here.server.address.replace('127.0.0.1', 'localhost');

async function visit() {
  const page = await here.visit('');
  await page.goto(`${named()}/#/account`);
  return page;
}

const card = (page, heading) => page.locator('.card', { has: page.getByRole('heading', { name: heading }) });
const said = (page, text) => page.getByRole('status').filter({ hasText: text }).waitFor();

async function makeAccount(page, login) {
  const form = card(page, 'Create an account');
  await form.getByLabel(/^Sign-in name/).fill(login);
  await form.getByLabel(/^Password/).fill(PASSWORD);
  await form.getByRole('button').click();
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
}

async function signIn(page, login, password) {
  const form = card(page, 'Sign in');
  await form.getByLabel('Sign-in name').fill(login);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('an account', () => {
  it('says what a password must be, and who one is', async () => {
    const page = await visit();
    await page.getByText('At least 8 characters').waitFor();
    await makeAccount(page, 'ann');
    await page.getByLabel(/^Display name/).fill('Annabel');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await said(page, 'Saved');
    await page.locator('header .who', { hasText: 'Annabel' }).waitFor();
    await page.reload();
    await page.locator('header .who', { hasText: 'Annabel' }).waitFor();
  });

  it('gives a guest without a name its own, and leaves a chosen one alone', async () => {
    const page = await visit();
    await makeAccount(page, 'Eve');
    await page.locator('header .who', { hasText: 'Eve' }).waitFor();
    assert.equal(await page.getByLabel(/^Display name/).inputValue(), 'Eve');

    const other = await visit();
    await other.getByLabel(/^Display name/).fill('Fay');
    await other.getByRole('button', { name: 'Save' }).first().click();
    await said(other, 'Saved');
    await makeAccount(other, 'fay.of.ur');
    assert.equal(await other.getByLabel(/^Display name/).inputValue(), 'Fay');

    // A name that looks like another's is refused, but the account is there.
    const third = await visit();
    await makeAccount(third, 'FAY');
    assert.equal(await third.getByLabel(/^Display name/).inputValue(), '');
    assert.match(await third.getByLabel(/^Display name/).getAttribute('placeholder'), /^guest /);
  });

  it('is entered with a passkey of a virtual device', async () => {
    const page = await visit();
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await makeAccount(page, 'bea');
    const passkeys = card(page, 'Passkeys');
    await passkeys.getByLabel('Name of the device').fill('Virtual phone');
    await passkeys.getByLabel('Current password').fill('wrong password');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('alert').filter({ hasText: 'The password is wrong' }).waitFor();
    await passkeys.getByLabel('Current password').fill(PASSWORD);
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await said(page, 'The passkey is ready');
    await passkeys.getByText('Virtual phone').waitFor();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await page.getByText('bea').first().waitFor();
    await card(page, 'Passkeys').getByText('last used').waitFor();
  });

  it('is signed out elsewhere by a new password, and by a click', async () => {
    const [desk, phone] = await Promise.all([visit(), visit()]);
    await makeAccount(desk, 'cid');
    await signIn(phone, 'cid', PASSWORD);
    const change = card(phone, 'Change password');
    await change.getByLabel('Current password').fill(PASSWORD);
    await change.getByLabel(/^New password/).fill('another horse battery');
    await change.getByRole('button').click();
    await said(phone, 'Your password has been changed');
    await desk.reload();
    await signIn(desk, 'cid', PASSWORD);
    await desk.getByRole('alert').filter({ hasText: 'Wrong name or password' }).waitFor();
    await signIn(desk, 'cid', 'another horse battery');
    await card(desk, 'Where you are signed in').getByText('this browser').waitFor();
    await desk.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await said(desk, 'All other browsers are signed out');
    await phone.reload();
    await card(phone, 'Sign in').waitFor();
  });

  it('has what was learned before, in every browser', async () => {
    const read = (page, key) =>
      page.evaluate((name) => JSON.parse(localStorage.getItem('shinar-progress') ?? '{}')[name], key);
    const steps = [{ game: 'amyitis', lesson: 'turn', step: 'one' }];
    const attempt = { game: 'amyitis', puzzle: 'amy-001', difficulty: 300, result: 'first', at: 1000 };
    const desk = await visit();
    await desk.evaluate((unsent) => localStorage.setItem('shinar-progress', JSON.stringify({ unsent })), {
      steps,
      attempts: [attempt],
      days: [],
    });
    await desk.reload();
    await makeAccount(desk, 'fin');
    await desk.waitForFunction(() => JSON.parse(localStorage['shinar-progress']).sent?.steps.length === 1);
    const phone = await visit();
    await signIn(phone, 'fin', PASSWORD);
    await card(phone, 'Where you are signed in').waitFor();
    await phone.evaluate(() => (location.hash = '#/puzzles/amyitis'));
    // The page follows when it arrives.
    const rating = phone.getByText(/^Rating: 1[23]\d\d$/);
    await rating.filter({ hasNotText: '1200' }).waitFor();
    assert.deepEqual((await read(phone, 'sent')).steps, steps);
    // Whoever comes after them finds nothing of it; signed in again, it is back.
    await phone.evaluate(() => (location.hash = '#/account'));
    await phone.getByRole('button', { name: 'Sign out', exact: true }).click();
    await card(phone, 'Sign in').waitFor();
    await phone.waitForFunction(() => JSON.parse(localStorage['shinar-progress']).sent.steps.length === 0);
    await signIn(phone, 'fin', PASSWORD);
    await phone.waitForFunction(() => JSON.parse(localStorage['shinar-progress']).sent.steps.length === 1);
  });

  it('can be downloaded, and deleted', async () => {
    const page = await visit();
    await makeAccount(page, 'dan');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
    assert.equal(data.me.login, 'dan');
    assert.equal(data.sessions.length, 1);
    assert.ok(!JSON.stringify(data).includes('hash'));
    const forget = page.locator('.card').last();
    await forget.getByRole('button').click();
    await forget.getByRole('button').first().click();
    await card(page, 'Sign in').waitFor();
    await signIn(page, 'dan', PASSWORD);
    await page.getByRole('alert').filter({ hasText: 'Wrong name or password' }).waitFor();
  });
});
