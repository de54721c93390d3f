// Visitors with an account, and what several tests of them do.

import assert from 'node:assert/strict';

const PASSWORD = 'correct horse battery';

/** Returns what makes a visitor with an account. */
export const accounts = (here) => async (login, options) => {
  const page = await here.visit('account', options);
  const form = page.locator('.card', { has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel(/^Sign-in name/).fill(login);
  await form.getByLabel(/^Password/).fill(PASSWORD);
  await form.getByRole('button').click();
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  return page;
};

export const turnTo = (page, hash) => page.evaluate((next) => (location.hash = next), hash);
export const idOf = (page) => page.evaluate(async () => (await (await fetch('/api/me')).json()).id);

/** Nothing is wider than the window. */
export const fits = async (page, where) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    true,
    `${where} scrolls sideways`,
  );
