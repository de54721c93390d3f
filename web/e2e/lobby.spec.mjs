// Around the board: home and its tables, the lobby, bots with names and faces, hints among people, the menu.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faults } from './axe.mjs';
import { sitDown, world } from './world.mjs';

const here = world();

/** The address of the table on a page, with its invitation code. */
const invitation = (page) => page.locator('.invite input').inputValue();

/** Makes a table with open seats by the form; returns the invitation. */
async function openTable(page, game, { players = 2, open = [1] } = {}) {
  await page.evaluate((to) => (location.hash = `#/new/${to}`), game);
  await page.locator('#plan-1').waitFor();
  if (players !== 2)
    await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  for (const seat of open) await page.selectOption(`#plan-${seat}`, 'open');
  await page.click('button[type="submit"]');
  await page.waitForSelector('.lobby');
  return invitation(page);
}

describe('the home page', () => {
  it('says what the games are like, and remembers how one plays', async () => {
    const page = await here.visit('');
    await page.locator('.game .facts span').first().waitFor();
    const cards = await page.locator('.game').evaluateAll((all) => all.map((card) => card.innerText));
    assert.equal(cards.length, 4);
    for (const card of cards) assert.match(card, /2–4[\s\S]*\d+–\d+ min[\s\S]*(medium|hard|demanding)/);
    // Nobody has won yet: the first opponent is the weakest, and the page says why.
    assert.equal(await page.locator('#quick-level').inputValue(), '1');
    await page.getByText('a pupil makes a good first opponent').waitFor();
    await page.selectOption('#quick-level', '3');
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.reload();
    await page.locator('#quick-level').waitFor();
    assert.equal(await page.locator('#quick-level').inputValue(), '3');
    await page.locator('.game .main').first().click();
    await page.waitForSelector('.table');
    assert.equal(await page.locator('.player').count(), 3);
    const levels = await page.locator('.player .level').allInnerTexts();
    assert.deepEqual(levels, ['level 3', 'level 3']);
  });

  it('lists three tables, the others on request, and clears them', { timeout: 120_000 }, async () => {
    const page = await here.visit('');
    for (const game of ['babylonia', 'tigris', 'amyitis', 'babylon']) await sitDown(page, game);
    // One of them is finished: resigned.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Resign', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByRole('dialog').getByText('Rematch').waitFor();
    await page.evaluate(() => (location.hash = '#/'));
    const lines = page.locator('.mine li');
    await page.getByRole('button', { name: 'Show all 4' }).waitFor();
    // What draws the lines is loaded once there are some.
    await lines.nth(2).waitFor();
    assert.equal(await lines.count(), 3);
    assert.match(await lines.first().innerText(), /ago|now/);
    await page.getByRole('button', { name: 'Show all 4' }).click();
    await lines.nth(3).waitFor();
    assert.equal(await lines.count(), 4);
    assert.match(await lines.last().innerText(), /Babylon[\s\S]* won[\s\S]*\d+ : \d+/);
    await page.getByRole('button', { name: 'Clear finished games' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.mine li').length === 3);
    // A game against bots is abandoned, after a question.
    await lines
      .first()
      .getByRole('button', { name: /abandon/ })
      .click();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await page.getByRole('button', { name: 'Keep playing' }).waitFor({ state: 'detached' });
    assert.equal(await lines.count(), 3);
    await lines
      .first()
      .getByRole('button', { name: /abandon/ })
      .click();
    await page.getByRole('button', { name: 'Abandon', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.mine li').length === 2);
    await page.reload();
    await lines.first().waitFor();
    assert.equal(await lines.count(), 2, 'what was cleared stays away');
  });
});

describe('the lobby', () => {
  it('is led by whoever made the table', { timeout: 120_000 }, async () => {
    const [host, guest] = await Promise.all([here.visit(''), here.visit('')]);
    const link = await openTable(host, 'tigris', { players: 4, open: [1, 2] });
    // The table is private, and says what is played.
    const terms = await host.locator('.lobby dl').innerText();
    assert.match(
      terms,
      /Side of the board[\s\S]*Clock[\s\S]*no clock[\s\S]*Hints[\s\S]*off[\s\S]*Invited people/,
    );
    await host.getByRole('link', { name: 'Rules of Tigris & Euphrates' }).waitFor();
    await host.locator('header.top').waitFor();
    await host.locator('.qr svg path').waitFor();
    // Seats have the game's colours.
    assert.equal(await host.evaluate(() => document.documentElement.dataset.game), 'tigris');
    assert.deepEqual(await faults(host), []);

    // The guest is asked for a name, which goes along when they sit down.
    await guest.goto(link);
    await guest.getByLabel('What should the others call you?').fill('Puabi');
    await guest.locator('.seats button').first().click();
    await host.getByText('Puabi').waitFor();
    assert.equal(await guest.locator('[data-do="begin"]').count(), 0, 'only the maker begins');
    assert.equal(await guest.locator('[data-do="add-bot"]').count(), 0);

    // The maker fills the last seat with a bot; no two bots share a name.
    assert.equal(await host.locator('[data-do="begin"]').isDisabled(), true);
    await host.locator('[data-do="add-bot"]').click();
    await guest
      .getByText(/to start the game/)
      .first()
      .waitFor();
    const faces = await host
      .locator('.seats [data-face]')
      .evaluateAll((all) => all.map((one) => one.dataset.face));
    assert.equal(new Set(faces).size, 2, faces.join());
    await host.locator('[data-do="begin"]').click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('.table')));
    // Hints are off among people.
    for (const page of [host, guest]) assert.equal(await page.locator('[data-do="hint"]').count(), 0);
  });

  it('may allow hints to everybody', async () => {
    const page = await here.visit('new/babylonia');
    await page.selectOption('#plan-1', 'local');
    await page.getByRole('switch', { name: 'Allow hints for everyone' }).press('Space');
    await page.click('button[type="submit"]');
    await page.waitForSelector('.table');
    await page.locator('[data-do="hint"]').waitFor();
  });

  it('calls guests what the language calls them', async () => {
    const page = await here.visit('', { settings: { language: 'cs' } });
    await openTable(page, 'babylonia');
    await page.getByText(/^host [a-z0-9]{4}$/).waitFor();
  });
});

describe('the menu', () => {
  it('opens at its button, with sound and full screen', async () => {
    const page = await here.visit('');
    await sitDown(page, 'tigris');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await page.locator('.popover').waitFor();
    const [menu, anchor] = [await page.locator('.popover').boundingBox(), await button.boundingBox()];
    assert.ok(Math.abs(menu.x + menu.width - (anchor.x + anchor.width)) < 20, 'right edges meet');
    assert.ok(menu.y >= anchor.y + anchor.height && menu.y < anchor.y + anchor.height + 20, 'just below');
    const lines = await page.locator('.popover .menu').innerText();
    assert.match(
      lines,
      /Home[\s\S]*Rules[\s\S]*Sound is off[\s\S]*Full screen[\s\S]*Settings[\s\S]*Keyboard/,
    );
    const entries = page.locator('.popover .menu').locator('a, button');
    assert.ok((await entries.count()) > 6);
    assert.equal(await entries.filter({ hasNot: page.locator('svg') }).count(), 0, 'every entry has an icon');
    await page.getByText('Sound is off').click();
    await page.getByText('Sound is on').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.popover').waitFor({ state: 'hidden' });
  });

  it('has no keyboard shortcuts where there is no keyboard', async () => {
    const page = await here.visit('', { phone: true });
    await sitDown(page, 'babylonia');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Sound is off').waitFor();
    assert.equal(await page.getByText('Keyboard shortcuts').isVisible(), false);
  });
});

describe('the rules of a game', () => {
  it('begin with its aim, a picture, a turn and examples', async () => {
    const page = await here.visit('rules/babylon');
    await page.locator('.intro .turn li').first().waitFor();
    assert.equal(await page.locator('.intro .turn li').count(), 5);
    const order = await page.locator('.page h2').allInnerTexts();
    assert.deepEqual(order.slice(0, 4), ['The aim', 'Your turn', 'Worked examples', 'All rules']);
    assert.ok(await page.locator('.intro .picture svg').isVisible());
    const text = await page.locator('.page').innerText();
    assert.doesNotMatch(text, /crates\/|--option|\.toml/);
  });
});
