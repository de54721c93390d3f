// Puzzles: of each game one is solved and one failed; with keys alone, on a phone, in all languages; the puzzle of the day without a network.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { BINARY, GAMES, puzzlesOf } from '../scripts/games.mjs';
import { faults } from './axe.mjs';
import { site } from './site.mjs';
import { kept } from './visitors.mjs';
import { world } from './world.mjs';

const PUZZLED = GAMES.filter((game) => puzzlesOf(game).length > 1);
const skip = PUZZLED.length === 0 && 'there are no puzzles';
// Gardens as plans: drawing in three dimensions without a graphics card is slow.
const SETTINGS = { garden: 'plan' };

const go = (page, hash) => page.evaluate((to) => (location.hash = `#/${to}`), hash);
const card = (page) => page.locator('.teacher');
/** Waits until something is said to those who listen. */
const spoken = (page, text) =>
  page.locator('.teacher [aria-live]').filter({ hasText: text }).waitFor({ state: 'attached' });
const percent = (share) => `${Math.round(share * 100)}%`;
/** The results that the browser keeps, by the ids of the puzzles. */
const resultsOf = (page, game) =>
  page.evaluate((id) => {
    const { sent, unsent } = JSON.parse(localStorage.getItem('shinar-progress') ?? '{}');
    const attempts = [...(sent?.attempts ?? []), ...(unsent?.attempts ?? [])].filter(
      (one) => one.game === id,
    );
    return Object.fromEntries(attempts.map(({ puzzle, result }) => [puzzle, result]));
  }, game);
/** The rating that a card shows, and by how much it has changed. */
async function rated(page) {
  const [, rating, change] = /Rating: (\d+) \(([+−]\d+)\)/.exec(await card(page).innerText()) ?? [];
  return { rating: Number(rating), change: Number(change?.replace('−', '-')) };
}
const obviousOf = ({ actions }) => actions.find(({ obvious }) => obvious);

/** The legal actions of a puzzle, in the order of the page's list. */
function legalIn(game, { position }) {
  const input = [{ cmd: 'setup', game, position, words: false }, { cmd: 'legal' }].map((one) =>
    JSON.stringify(one),
  );
  const output = execFileSync(BINARY, ['engine'], { encoding: 'utf8', input: `${input.join('\n')}\n` });
  return JSON.parse(output.trim().split('\n').at(-1)).actions;
}

/** Waits until a puzzle is asked. */
async function asked(page, id) {
  await page.waitForFunction((wanted) => document.title.includes(wanted), id);
  await page.locator('.table[data-state="asked"]').waitFor();
  await page.locator('.teacher .row').waitFor({ state: 'detached' });
}

/** Plays an action from the list; returns whether it is right. */
async function play(page, game, puzzle, action) {
  const at = legalIn(game, puzzle).indexOf(action);
  assert.ok(at >= 0, action);
  const tab = page.locator('#tab-actions');
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await page.locator('#tab-panel li button').nth(at).click();
  await page.locator('.teacher .row').waitFor();
  return (await page.locator('.teacher.won').count()) > 0;
}

describe('a puzzle', { skip }, () => {
  const here = world();

  for (const game of PUZZLED) {
    it(`of ${game} is solved, and another failed`, { timeout: 240_000 }, async () => {
      const all = puzzlesOf(game);
      const [one, other] = all;
      const page = await here.visit(`puzzles/${game}/${one.id}`, { settings: SETTINGS });
      await asked(page, one.id);
      await spoken(page, /Find the best action.*Difficulty \d of 5/);
      assert.equal(await page.locator('.teacher .themes').count(), 0, 'themes would give it away');
      assert.equal(await play(page, game, one, one.solutions[0]), true);
      await card(page).getByText('That is the best move!').first().waitFor();
      // The numbers: the best one is the visitor's, and the tempting one is there.
      const rows = card(page).locator('ol[aria-label="Chances of winning"] li');
      assert.match(await rows.first().innerText(), /best[\s\S]*yours/);
      const tempting = rows.filter({ hasText: 'tempting' });
      assert.ok((await tempting.innerText()).includes(percent(obviousOf(one).share)));
      assert.equal(await card(page).locator('.themes li').count(), one.themes.length);
      assert.doesNotMatch(await card(page).innerText(), /\[theme|\[puzzle/);
      if (one.line.length > 1) assert.ok((await card(page).locator('.line li').count()) !== 1);
      assert.ok((await card(page).locator('.log li').count()) > 0, 'it says what happened');
      assert.deepEqual(await faults(page, `solved in ${game}`), []);
      assert.deepEqual(await resultsOf(page, game), { [one.id]: 'first' });
      const first = await rated(page);
      assert.ok(first.change > 0 && first.rating === 1200 + first.change, JSON.stringify(first));
      // The next one is another one.
      await page.waitForFunction(() => document.activeElement?.dataset.do === 'next');
      await page.locator('[data-do="next"]').click();
      await page.waitForFunction((id) => !document.title.includes(id), one.id);
      await page.locator('.table[data-state="asked"]').waitFor();

      await go(page, `puzzles/${game}/${other.id}`);
      await asked(page, other.id);
      const wrong = obviousOf(other);
      assert.equal(await play(page, game, other, wrong.text), false);
      const said = await card(page).innerText();
      const best = other.actions.find(({ text }) => text === other.solutions[0]);
      assert.ok(said.includes(percent(wrong.share)) && said.includes(percent(best.share)), said);
      assert.equal(await card(page).locator('ol[aria-label="Chances of winning"]').count(), 0);
      assert.deepEqual(await faults(page, `missed in ${game}`), []);
      const second = await rated(page);
      assert.ok(second.change < 0 && second.rating === first.rating + second.change, JSON.stringify(second));
      const results = { [one.id]: 'first', [other.id]: 'missed' };
      assert.deepEqual(await resultsOf(page, game), results);
      // Again: it does not count twice.
      await page.locator('[data-do="again"]').click();
      await asked(page, other.id);
      await card(page).getByText('your rating stays as it is').first().waitFor();
      assert.equal(await play(page, game, other, wrong.text), false);
      assert.deepEqual(await resultsOf(page, game), results);
      await page.locator('[data-do="show"]').click();
      await page.locator('.teacher.won').waitFor();
      await card(page).getByText('That is the solution.').first().waitFor();
      assert.ok((await rows.first().innerText()).includes(percent(best.share)));
      assert.equal((await resultsOf(page, game))[other.id], 'shown');

      await go(page, `puzzles/${game}`);
      await page.getByText(`Rating: ${second.rating}`).waitFor();
      assert.equal(await page.locator('progress').getAttribute('aria-label'), `1 of ${all.length} solved`);
    });
  }

  it('is solved with keys alone', { timeout: 120_000 }, async () => {
    const [game] = PUZZLED;
    const [puzzle] = puzzlesOf(game);
    const page = await here.visit(`puzzles/${game}/${puzzle.id}`, { settings: SETTINGS });
    const focusedOn = (selector) =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    const tabTo = async (selector) => {
      for (let attempt = 0; attempt < 400 && !(await focusedOn(selector)); attempt++)
        await page.keyboard.press('Tab');
      assert.ok(await focusedOn(selector), `Tab reaches ${selector}`);
    };
    const choose = async (action) => {
      if ((await page.locator('#tab-actions[aria-selected="true"]').count()) === 0) {
        await tabTo('#tab-actions');
        await page.keyboard.press('Enter');
      }
      await tabTo(`#tab-panel li:nth-child(${legalIn(game, puzzle).indexOf(action) + 1}) button`);
      await page.keyboard.press('Enter');
      await page.locator('.teacher .row').waitFor();
    };
    await asked(page, puzzle.id);
    await choose(obviousOf(puzzle).text);
    await page.waitForFunction(() => document.activeElement?.dataset.do === 'again');
    await spoken(page, 'There is something better');
    await page.keyboard.press('Enter');
    await asked(page, puzzle.id);
    // The focus is on what is asked, so that it is read.
    await page.waitForFunction(() => document.activeElement?.matches('.goal') ?? false);
    await choose(puzzle.solutions[0]);
    await page.waitForFunction(() => document.activeElement?.dataset.do === 'next');
    await spoken(page, 'That is the best move');
    assert.equal((await resultsOf(page, game))[puzzle.id], 'later');
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => !document.title.includes(id), puzzle.id);
  });

  it('is solved by thumb on a phone', { timeout: 120_000 }, async () => {
    // One whose solution is a place on the board, or a button.
    const page = await here.visit('puzzles', { phone: true, settings: SETTINGS });
    await page.locator('ul a').first().tap();
    await page.locator('[data-do="solve"]').tap();
    await page.locator('.table[data-state="asked"]').waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const inSight = async (selector) => {
      const box = await page.locator(selector).first().boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 844 && box.height >= 44;
    };
    assert.ok((await wide()) <= 0);
    // Taps whatever glows, until something was played.
    const done = page.locator('.teacher .row');
    for (let attempt = 0; attempt < 60 && (await done.count()) === 0; attempt++) {
      const spot = await page.evaluate(
        (nth) => {
          const offers = [
            '[data-do="confirm"]',
            '.ground [data-place].is-legal',
            '[data-do="command"]:not(:disabled)',
            '.column [data-thing].is-legal:not(.is-chosen)',
          ];
          const found = offers.flatMap((selector) => [...document.querySelectorAll(selector)]);
          const seen = found.flatMap((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const hit = document.elementFromPoint(x, y)?.closest('[data-place],[data-thing],button');
            return hit === one ? [{ x, y }] : [];
          });
          return seen[nth % Math.max(1, Math.min(3, seen.length))] ?? null;
        },
        Math.floor(attempt / 5),
      );
      if (spot) await page.touchscreen.tap(spot.x, spot.y);
      await page.waitForFunction(() => {
        const state = document.querySelector('.table')?.dataset.state;
        return state === 'asked' || document.querySelector('.teacher .row') !== null;
      });
    }
    await done.waitFor();
    assert.ok(await inSight('.teacher .row .button'), 'the way on is within reach');
    assert.ok((await wide()) <= 0);
    if ((await page.locator('.teacher.won').count()) === 0) {
      await page.locator('[data-do="show"]').tap();
      await page.locator('.teacher.won').waitFor();
    }
    assert.ok(await inSight('[data-do="next"]'));
    assert.deepEqual(await faults(page, 'a puzzle on a phone'), []);
    await page.locator('[data-do="next"]').tap();
    await page.locator('.teacher .row').waitFor({ state: 'detached' });
  });

  it('can be analysed', async () => {
    const [game] = PUZZLED;
    const [puzzle] = puzzlesOf(game);
    const page = await here.visit(`puzzles/${game}/${puzzle.id}`, { settings: SETTINGS });
    await asked(page, puzzle.id);
    await play(page, game, puzzle, puzzle.solutions[0]);
    await page.locator('[data-do="analyse"]').click();
    // The position of the puzzle, in which nothing was played.
    await page.locator('.table[data-state="asked"] .ground').waitFor();
    await page.getByRole('switch').or(page.getByRole('checkbox')).first().waitFor();
    assert.ok(page.url().includes(`#/board/${game}?position=`));
    await page.goBack();
    await asked(page, puzzle.id);
  });
});

describe('the pages of puzzles', { skip }, () => {
  const here = world();

  it('are accessible, and speak Czech and Polish', { timeout: 120_000 }, async () => {
    const [game] = PUZZLED;
    const page = await here.visit('puzzles', { settings: SETTINGS });
    for (const [language, find] of [
      ['en', 'Find the best action!'],
      ['cs', 'Najděte nejlepší akci!'],
      ['pl', 'Znajdź najlepszą akcję!'],
    ]) {
      await go(page, 'puzzles');
      await page.locator('header select').selectOption(language);
      await page.locator('.daily').getByText(find).waitFor();
      await page
        .locator('ul a')
        .nth(PUZZLED.length - 1)
        .waitFor();
      assert.deepEqual(await faults(page, `puzzles in ${language}`), []);
      await go(page, `puzzles/${game}`);
      await page.locator('[data-do="solve"]').waitFor();
      assert.deepEqual(await faults(page, `a choice in ${language}`), []);
      assert.doesNotMatch(await page.locator('main').innerText(), /\[[a-z]+-[a-z-]+\]/);
      await page.locator('[data-do="solve"]').click();
      await card(page).getByText(find).first().waitFor();
      assert.doesNotMatch(await page.locator('main').innerText(), /\[[a-z]+-[a-z-]+\]/);
    }
  });

  it('offer themes and difficulties, and know what was chosen', async () => {
    const [game] = PUZZLED;
    const all = puzzlesOf(game);
    const [theme] = all[0].themes;
    const fitting = all.filter(({ themes }) => themes.includes(theme));
    const page = await here.visit(`puzzles/${game}`, { settings: SETTINGS });
    await page.locator('#puzzle-theme').selectOption(theme);
    await page.getByText(`0 of ${fitting.length} solved`).waitFor();
    await page.locator('[data-do="solve"]').click();
    await page.locator('.table[data-state="asked"]').waitFor();
    const id = new URL(page.url()).hash.split(/[/?]/)[3];
    assert.ok(
      fitting.some((one) => one.id === id),
      id,
    );
    // Back at the choice, it is still chosen; and survives a reload.
    await page.locator('.teacher header a').click();
    await page.getByText(`0 of ${fitting.length} solved`).waitFor();
    await page.reload();
    await page.getByText(`0 of ${fitting.length} solved`).waitFor();
    assert.equal(await page.locator('#puzzle-theme').inputValue(), theme);
  });

  it('say what is not there', async () => {
    const [game] = PUZZLED;
    const page = await here.visit(`puzzles/${game}/nothing-1`);
    const none = page.getByRole('heading', { name: 'There is no such puzzle' });
    await none.waitFor();
    await go(page, 'puzzles/nowhere');
    await none.waitFor();
  });
});

describe('without a network', { skip }, () => {
  const here = site();

  it('the puzzle of the day is solved', { timeout: 240_000 }, async () => {
    const page = await here.visit('', { settings: SETTINGS });
    await kept(page);
    await here.server.without(async () => {
      await page.reload();
      const daily = page.locator('.daily');
      await daily.waitFor();
      const game = (await daily.getAttribute('href')).split('/')[2];
      await daily.click();
      await page.locator('.table[data-state="asked"]').waitFor({ timeout: 60_000 });
      await card(page).getByText('Puzzle of the day').first().waitFor();
      const title = await page.title();
      const puzzle = puzzlesOf(game).find(({ id }) => title.includes(id));
      assert.equal(await play(page, game, puzzle, puzzle.solutions[0]), true);
      await card(page).getByText('That is the best move!').first().waitFor();
      assert.equal((await resultsOf(page, game))[puzzle.id], 'first');
      // It is the same after a reload, and the day is kept.
      await page.reload();
      await asked(page, puzzle.id);
      await go(page, '');
      await daily.getByText('Solved for today').waitFor();
      await daily.getByText('1 day in a row').waitFor();
    });
  });
});
