// The coach and “What can I do?”: at the server and on the device, by mouse, by key and by thumb.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'node:test';
import { createInterface } from 'node:readline';
import { BINARY } from '../scripts/games.mjs';
import { faults } from './axe.mjs';
import { Clicker, offers } from './clicker.mjs';
import { site } from './site.mjs';
import { sitDown, world } from './world.mjs';

const go = (page, hash) => page.evaluate((to) => (location.hash = `#/${to}`), hash);
const coached = (page, id) =>
  page.evaluate((table) => localStorage.setItem('shinar-coached', JSON.stringify([table])), id);
const coach = (page) => page.locator('.coach');
const verdict = (page) => page.locator('[data-verdict]');
/** Waits until it is the player's turn, and the coach has looked at the last decision. */
const ready = (page) =>
  page.waitForFunction(() => {
    const { state, coach: looks } = document.querySelector('.table')?.dataset ?? {};
    return (state === 'asked' || state === 'over') && looks === 'ready';
  });
const marked = (page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-place].is-lit')].map((one) => one.dataset.place));
const outlined = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-thing]')]
      .filter((one) => getComputedStyle(one).outlineStyle === 'dashed')
      .map((one) => one.dataset.thing),
  );

/** Asks for all three hints, each in another way, and checks that they say one thing after another. */
async function threeHints(page, { chances = true, next = (button) => button.click() } = {}) {
  await next(page.locator('[data-do="hint"]'));
  await page.locator('.coach[data-grade="1"]').waitFor();
  assert.match(await coach(page).innerText(), /What matters here/);
  assert.doesNotMatch(await coach(page).innerText(), /Which piece\n|Chance of winning/);
  assert.deepEqual([await marked(page), await outlined(page)], [[], []], 'the first hint shows nothing');

  await next(page.locator('[data-do="next-hint"]'));
  await page.locator('.coach[data-grade="2"]').waitFor();
  assert.match(await coach(page).innerText(), /Which piece\n./);
  assert.deepEqual(await marked(page), [], 'the second hint shows no place');
  assert.equal((await outlined(page)).length, 1, 'the second hint shows the piece');

  await page.keyboard.press('h');
  await page.locator('.coach[data-grade="3"]').waitFor();
  const said = await coach(page).innerText();
  assert.match(said, /Which place\n./);
  assert.equal(/Chance of winning: \d+%/.test(said), chances, said);
  assert.equal((await marked(page)).length, 1, 'the third hint shows the place');
}

/** Clicks at random until the coach has something to say. */
async function blunder(page, { tap = false } = {}) {
  const clicker = new Clicker(page, { seed: 7, tap });
  // No undoing here.
  clicker.undone = Infinity;
  for (;;) {
    await ready(page);
    if ((await verdict(page).count()) > 0) return;
    const now = await offers(page);
    assert.notEqual(now.state, 'over', 'a whole game at random without a word of the coach');
    await clicker.step(now);
  }
}

/** What a strong bot thinks of a position, the best action first. */
async function searched(game, position) {
  const engine = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const requests = [
      { cmd: 'setup', game, position, words: false },
      { cmd: 'search', milliseconds: 1500 },
    ];
    engine.stdin.write(requests.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const answers = [];
    for await (const line of createInterface({ input: engine.stdout })) {
      answers.push(JSON.parse(line));
      if (answers.length === requests.length) break;
    }
    return answers[1].moves;
  } finally {
    engine.kill();
  }
}

describe('at the server', () => {
  const here = world();

  it(
    'gives three hints, names a bad move, takes it back, and reviews the game',
    {
      timeout: 180_000,
    },
    async () => {
      const page = await here.visit('new/babylonia');
      const coaching = page.getByRole('switch', { name: /^Coach/ });
      await coaching.check({ force: true });
      await page.getByRole('button', { name: 'Start' }).click();
      await ready(page);
      await threeHints(page);
      assert.deepEqual(await faults(page, 'hints'), []);
      // The place has the focus: Enter plays what was advised, and nobody complains.
      await page.keyboard.press('Enter');
      await ready(page);
      assert.equal(await verdict(page).count(), 0, await coach(page).allInnerTexts());
      await page.locator('.coach').waitFor({ state: 'detached' });

      // A bad move: the worst of what a search has found.
      const id = page.url().match(/table\/([^?]+)/)[1];
      for (let tried = 0; ; tried++) {
        assert.ok(tried < 12, 'no decision was bad');
        if (await page.locator('[data-do="end"]').count()) await page.locator('[data-do="end"]').click();
        await ready(page);
        const sample = await page.evaluate(
          async ([table]) => (await fetch(`/api/tables/${table}/sample?seat=0`)).json(),
          [id],
        );
        const moves = (await searched('babylonia', sample)).filter(
          ({ move }) => move.action.action === 'place',
        );
        const worst = moves.toSorted((one, other) => one.share - other.share)[0]?.move.action;
        if (!worst) {
          const clicker = new Clicker(page, { seed: 3 });
          clicker.undone = Infinity;
          await clicker.step(await offers(page));
          continue;
        }
        const { kind, hex } = worst;
        const thing = page.locator(`[data-thing="${kind}"]`);
        if (!(await thing.getAttribute('class')).includes('is-chosen')) await thing.click();
        await page.locator(`[data-place="${hex}"].is-legal`).click();
        await ready(page);
        if (await verdict(page).count()) break;
      }
      assert.match(await verdict(page).innerText(), /^Better was: ./);
      await coach(page).getByRole('button', { name: 'Show' }).click();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-place] .glow')].some((one) =>
          getComputedStyle(one).strokeDasharray.startsWith('9'),
        ),
      );
      assert.deepEqual(await faults(page, 'a word about a decision'), []);
      const tokens = await page.locator('[data-do="undo"]:not(:disabled)').count();
      assert.equal(tokens, 1);
      const log = await page.locator('.log li').count();
      await page.locator('[data-do="take-back"]').click();
      await verdict(page).waitFor({ state: 'detached' });
      await page.waitForFunction((before) => document.querySelectorAll('.log li').length < before, log);

      // At the end, here by resigning, the coach goes through the game.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: /^Yes/ }).click();
      await page.locator('[data-do="review"]').click();
      const review = page.getByRole('dialog', { name: 'Review with the coach' });
      await review.getByRole('heading', { name: 'Well done' }).waitFor({ timeout: 90_000 });
      assert.ok((await review.locator('li').count()) >= 2);
      const look = review.getByRole('button', { name: 'Look at the board' });
      if (await look.count()) {
        await look.first().click();
        await review.locator('.moment svg').first().waitFor();
        assert.ok(await review.getByRole('link', { name: 'Try it yourself' }).count());
      }
      assert.deepEqual(await faults(page, 'the review'), []);
    },
  );

  it('hints come from the server where the engine cannot be loaded', { timeout: 120_000 }, async () => {
    const page = await here.visit('settings');
    await page.context().route(/\.wasm/, (route) => route.fulfill({ status: 404, body: '' }));
    const table = await sitDown(page, 'tigris');
    await coached(page, table.id);
    await page.reload();
    await ready(page);
    await threeHints(page, { chances: false });
  });

  it('nobody is coached at a table with two people', { timeout: 120_000 }, async () => {
    const page = await here.visit('new/babylonia');
    const coaching = page.getByRole('switch', { name: /^Coach/ });
    await coaching.waitFor();
    await page.locator('#plan-1').selectOption('local');
    await coaching.waitFor({ state: 'detached' });
    await page.locator('#plan-1').selectOption('open');
    assert.equal(await coaching.count(), 0);
    // Not even if the list says so.
    const table = await sitDown(page, 'babylonia', {
      seats: [{ kind: 'me' }, { kind: 'local', name: 'Iltani' }],
    });
    await coached(page, table.id);
    await page.reload();
    await page.getByRole('button', { name: /^I am/ }).click();
    await page.locator('.table[data-state="asked"]').waitFor();
    assert.equal(await page.locator('.table').getAttribute('data-coach'), null);
    assert.equal(await page.locator('[data-do="hint"]').count(), 0);
    await page.getByRole('button', { name: 'Menu' }).click();
    assert.equal(await page.locator('[data-do="coach"]').count(), 0);
  });

  it('“What can I do?” answers by mouse and by key', { timeout: 120_000 }, async () => {
    const page = await here.visit('settings');
    await sitDown(page, 'tigris');
    await page.locator('.table[data-state="asked"]').waitFor();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'What can I do?' });
    await dialog.getByText('Your turn: take the first of two actions.').waitFor();
    await dialog.getByRole('button', { name: /Read the rule TNE-C2\.3/ }).waitFor();
    assert.deepEqual(await faults(page, 'what can I do'), []);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-do="can"]').click();
    await dialog.getByRole('button', { name: /^Place your trader/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-thing].is-chosen').waitFor();
    await page.locator('[data-place].is-legal').first().waitFor();
    // A button is only proposed.
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: /^Skip an action/ }).click();
    await page.locator('[data-do="confirm"]').waitFor();
    assert.equal(await page.locator('[data-do="undo"]:not(:disabled)').count(), 0, 'nothing was played');
    await page.keyboard.press('?');
    await page.getByText('what can I do?', { exact: true }).waitFor();
  });
});

describe('on the device', () => {
  const here = site();

  /** Starts a game from the first page. */
  async function playNow(page, game) {
    const card = page.locator('.game', { has: page.locator(`a[href="#/rules/${game}"]`) });
    await card.getByRole('button', { name: /Play now/ }).click();
    await page.locator('.table[data-state="asked"]').waitFor();
  }

  for (const phone of [false, true])
    it(
      `coaches ${phone ? 'on a phone, with a thumb' : 'without a network'}`,
      {
        timeout: 180_000,
      },
      async () => {
        const page = await here.visit('', { phone });
        await page.locator('.game .main').first().waitFor();
        await playNow(page, 'babylonia');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.locator('[data-do="coach"]').click();
        await page.keyboard.press('Escape');
        await ready(page);
        await threeHints(page, { next: (button) => (phone ? button.tap() : button.click()) });
        if (phone) {
          const [wide, far] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
          assert.ok(wide <= far, 'nothing is wider than the phone');
          const note = await coach(page).boundingBox();
          const bar = await page.locator('.bar').boundingBox();
          assert.ok(note.y >= 0 && note.y + note.height <= bar.y, 'the note covers no button');
          assert.deepEqual(await faults(page, 'hints on a phone'), []);
          await page.locator('[data-do="can"]').tap();
          const dialog = page.getByRole('dialog', { name: 'What can I do?' });
          assert.deepEqual(await faults(page, 'what can I do, on a phone'), []);
          await dialog
            .getByRole('button', { name: /^Play a/ })
            .first()
            .tap();
          await dialog.waitFor({ state: 'detached' });
          await page.locator('[data-thing].is-chosen').waitFor();
        }
        await blunder(page, { tap: phone });
        const log = () => page.locator('[data-do="undo"]:not(:disabled)').count();
        assert.equal(await log(), 1);
        const back = page.locator('[data-do="take-back"]');
        await (phone ? back.tap() : back.click());
        await verdict(page).waitFor({ state: 'detached' });
        // The choice is kept.
        await page.reload();
        await ready(page);
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Coach is on' }).click();
        await page.waitForFunction(() => document.querySelector('.table').dataset.coach === undefined);
        await go(page, '');
      },
    );
});
