// The engine inside the page: whole games without a network, from a plain web space under a path.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { BINARY, GAMES, lessonsOf } from '../scripts/games.mjs';
import { writeServiceWorker } from '../scripts/service-worker.mjs';
import { writeSite } from '../scripts/site.mjs';
import { compare } from '../scripts/speed.mjs';
import { faults } from './axe.mjs';
import { Clicker, offers } from './clicker.mjs';
import { site } from './site.mjs';
import { wordsOf } from './learner.mjs';
import { kept, killWorkers, startAndStopAnalysis } from './visitors.mjs';

const here = site();

const go = (page, hash) => page.evaluate((to) => (location.hash = `#/${to}`), hash);

/** Starts a game on the device from the first page. */
async function playNow(page, game) {
  const card = page.locator('.game', { has: page.locator(`a[href="#/rules/${game}"]`) });
  await card.getByRole('button', { name: /Play now/ }).click();
  await page.locator('.table[data-state="asked"]').waitFor();
}

/** Chooses the number of players. The input is hidden behind its label: wherever that is just now, it hears of the click. */
async function seats(page, count) {
  const radio = page.getByRole('radio', { name: String(count), exact: true });
  await radio.dispatchEvent('click');
  await page
    .locator('.seats li')
    .nth(count - 1)
    .waitFor();
  assert.ok(await radio.isChecked());
}

/** Makes a table with the chosen players, and starts. */
async function begin(page, players) {
  await seats(page, players.length);
  for (const [seat, plan] of players.entries()) await page.locator(`#plan-${seat}`).selectOption(plan);
  await page.getByRole('button', { name: /^(Start|Begin)/ }).click();
  await page.locator('.table').waitFor();
}

const logOf = (page) => page.locator('.log li .text').allInnerTexts();

/** Log and scores at the visitor's turn, once nothing happens by itself any more. */
async function standing(page) {
  for (let last = null; ;) {
    await page.locator('.table[data-state="asked"]').waitFor({ timeout: 120_000 });
    const now = { log: await logOf(page), scores: await page.locator('[data-score]').allInnerTexts() };
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
    await page.waitForTimeout(300);
  }
}

/** Nothing that was there before is gone. */
function isContinued(after, before) {
  assert.ok(before.length > 0);
  assert.deepEqual(after.slice(0, before.length), before, 'nothing is lost');
}

/** Plays until a bot thinks, and not only between two decisions of one's own. */
async function untilBotThinks(page, clicker) {
  const table = page.locator('.table');
  do {
    await clicker.play({ done: ({ state }) => state !== 'asked' });
    await page.waitForTimeout(400);
  } while ((await table.getAttribute('data-state')) === 'asked');
}

const fillDisk = (page, full) => page.evaluate((is) => (globalThis.diskIsFull = is), full);

/** Gives a text to the page as a file. */
const give = (page, text) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

describe('without a network', () => {
  for (const game of GAMES) {
    it(`plays a whole game of ${game}, reloaded in the middle`, async (test) => {
      // Gardens as plans: drawing in three dimensions without a graphics card is slow, and has its own tests.
      const page = await here.visit('', { settings: { garden: 'plan' } });
      await kept(page);
      await here.server.without(async () => {
        await page.reload();
        await page.locator('.game .main').first().waitFor();
        const click = performance.now();
        await playNow(page, game);
        test.diagnostic(
          `${((performance.now() - click) / 1000).toFixed(2)} s from the click to the decision`,
        );
        const clicker = new Clicker(page, { seed: 3 });
        await clicker.play({
          timeout: 60_000,
          done: ({ state }) => clicker.clicks > 12 && state === 'asked',
        });
        const before = await standing(page);
        assert.ok(before.log.length > 0 && before.scores.length === 2);
        await page.reload();
        assert.deepEqual(await standing(page), before);
        await clicker.play({ timeout: 60_000 });
        const dialog = page.locator('dialog[open]');
        await dialog.waitFor();
        assert.ok((await dialog.locator('.score').count()) >= 2, 'the result has scores');
        // What happened can be replayed, still without a network.
        await page.keyboard.press('Escape');
        await page.locator('.bar').getByRole('link', { name: 'Analysis' }).click();
        await page.locator('.controls input[type="range"]').waitFor();
      });
    });
  }

  it('teaches, with the engine in the page', async () => {
    // A lesson that begins with a single decision.
    const game = GAMES.find((one) => lessonsOf(one)[0]?.steps[0].solution?.length === 1);
    const [lesson] = lessonsOf(game);
    const [step, second] = lesson.steps;
    const words = wordsOf(game);
    const id = `lesson-${game}-${lesson.name}-`;
    // The native engine says which button of the list is which action.
    const requests = [{ cmd: 'setup', game, position: step.position }, { cmd: 'legal' }];
    const input = requests.map((request) => JSON.stringify(request)).join('\n');
    const answers = execFileSync(BINARY, ['engine'], { input, encoding: 'utf8' }).trim().split('\n');
    const { actions } = JSON.parse(answers[1]);
    const page = await here.visit('', { settings: { garden: 'plan' } });
    await kept(page);
    await here.server.without(async () => {
      await page.reload();
      await page.locator(`a[href="#/learn/${game}"]`).click();
      await page.locator('[data-do="go-on"]').click();
      const teacher = page.locator('.teacher');
      const says = (part) =>
        teacher
          .getByText(words.get(id + part), { exact: true })
          .first()
          .waitFor();
      await says(`${step.name}-goal`);
      await page.locator('#tab-actions').click();
      const number = actions.indexOf(step.solution[0]);
      assert.ok(number >= 0, step.solution[0]);
      await page.locator('#tab-panel li button').nth(number).click();
      await says(`${step.name}-done`);
      await page.reload();
      await says(`${second.name}-goal`);
    });
  });

  it('has rules, examples, hints, undo and all languages', async () => {
    const page = await here.visit();
    await kept(page);
    await here.server.without(async () => {
      await page.reload();
      for (const [language, word] of [
        ['cs', 'Hrát hned'],
        ['pl', 'Zagraj teraz'],
        ['en', 'Play now'],
      ]) {
        await page.locator('header select').selectOption(language);
        await page
          .getByRole('button', { name: new RegExp(word) })
          .first()
          .waitFor();
      }
      await go(page, 'rules/babylonia');
      await page.getByRole('heading', { name: 'Babylonia' }).first().waitFor();
      await page.getByText('BAB-S1').first().waitFor();
      await go(page, 'rules/babylonia?example=city');
      await page.locator('.example > .ground [data-place]').first().waitFor();
      const clicker = new Clicker(page, { seed: 1 });
      for (let attempt = 0; attempt < 40 && (await page.locator('.verdict').count()) === 0; attempt++)
        await clicker.step(await offers(page));
      assert.ok((await page.locator('.events li').count()) > 0, 'an example can be played');
      await go(page, '');
      await playNow(page, 'babylonia');
      await page.locator('[data-do="hint"]').click();
      await page
        .getByText(/^Hint: /)
        .first()
        .waitFor();
      const before = await standing(page);
      await clicker.play({ done: ({ state, undo }) => state === 'asked' && undo > 0 });
      const after = await standing(page);
      assert.ok(after.log.length > before.log.length, 'a step was taken');
      await page.locator('[data-do="undo"]').click();
      await page.waitForFunction(
        (count) => document.querySelectorAll('.log li .text').length === count,
        before.log.length,
      );
      assert.deepEqual(await standing(page), before);
    });
  });

  it('analyses a record, and tries another move on a board', { timeout: 300_000 }, async () => {
    const record = execFileSync(BINARY, ['record', 'babylonia', '--players', '2', '--seed', '3'], {
      encoding: 'utf8',
    });
    const page = await here.visit('device');
    await kept(page);
    await here.server.without(async () => {
      await page.reload();
      await give(page, record);
      await page.locator('a[href*="replay/here-"]').first().click();
      await startAndStopAnalysis(page);
      await page.getByRole('img', { name: /chance/i }).waitFor();
      assert.deepEqual(await faults(page, 'analysed replay'), []);
      await page.getByRole('button', { name: /turning point/ }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Try it yourself' }).first().click();
      const best = page.getByRole('list', { name: 'Best actions' }).getByRole('button');
      const rows = page.getByRole('region', { name: 'Variations' }).getByRole('listitem');
      await best.first().waitFor();
      const before = await rows.count();
      // Any move but the one that was played.
      for (let at = 0; (await rows.count()) === before; at++) {
        assert.ok(at < (await best.count()), 'nothing else could be played');
        await best.nth(at).click();
        await page.waitForTimeout(700);
        if ((await rows.count()) === before) {
          await page.getByRole('button', { name: 'One step back' }).click();
          await best.first().waitFor();
        }
      }
      await page.waitForFunction(() => location.hash.includes('kept='));
      assert.deepEqual(await faults(page, 'a branch'), []);
      const grown = await rows.count();
      await page.reload();
      await best.first().waitFor();
      assert.equal(await rows.count(), grown);
    });
  });
});

describe('games on the device', () => {
  it('are listed, renamed, exported, imported and deleted', async () => {
    const page = await here.visit();
    await playNow(page, 'babylonia');
    const clicker = new Clicker(page, { seed: 5 });
    await clicker.play({ done: () => clicker.clicks > 6 });
    await go(page, 'device');
    const more = page.getByRole('button', { name: /: more$/ });
    await more.click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name', { exact: true }).fill('On the train');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('On the train').waitFor();
    assert.deepEqual(await faults(page, 'device'), []);
    await page.setViewportSize({ width: 390, height: 844 });
    assert.deepEqual(await faults(page, 'device on a phone'), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'too wide');
    await more.click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const record = readFileSync(await file.path(), 'utf8');
    assert.match(record, /^shinar record 1\ngame: babylonia/);

    // A damaged record is refused, and changes nothing.
    await give(page, record.replace(/^5 .*$/m, '5 P1 dance'));
    await page.getByRole('alert').waitFor();
    assert.equal(await more.count(), 1);
    await give(page, record);
    await page.getByText(/^Imported/).waitFor();
    assert.equal(await more.count(), 2);
    // The imported game goes on.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.line a').first().click();
    await page.locator('.table[data-state="asked"]').waitFor();
    await clicker.play({ done: () => clicker.clicks > 10 });

    await go(page, 'device');
    await more.first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.line').length === 1);
  });

  it('are played in one tab at a time', async () => {
    const first = await here.visit();
    await playNow(first, 'babylonia');
    const hash = new URL(first.url()).hash.slice(2);
    const second = await here.another(first.context(), hash);
    await second.locator('[data-link="elsewhere"]').waitFor();
    assert.deepEqual(await faults(second, 'elsewhere'), []);
    await second.getByRole('button', { name: 'Play here' }).click();
    await second.locator('.table[data-state="asked"]').waitFor();
    await first.locator('[data-link="elsewhere"]').waitFor();
    const clicker = new Clicker(second, { seed: 7 });
    await clicker.play({ done: () => clicker.clicks > 6 });
  });

  it('say so when they were deleted in another tab', async () => {
    const page = await here.visit();
    await playNow(page, 'babylonia');
    const other = await here.another(page.context(), 'device');
    await other.getByRole('button', { name: /: more$/ }).click();
    await other.getByRole('button', { name: 'Delete' }).click();
    await other.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await other.getByText('No games yet').waitFor();
    const clicker = new Clicker(page, { seed: 2 });
    const gone = page.getByText('It is no longer stored on this device', { exact: false });
    await clicker.play({ done: async () => (await gone.count()) > 0 });
    assert.equal(await page.locator('[data-link="full"]').count(), 0);
  });

  it('go on if the page was closed while a bot thought', async () => {
    const page = await here.visit();
    await page.selectOption('#quick-level', '6');
    await playNow(page, 'babylonia');
    await untilBotThinks(page, new Clicker(page, { seed: 13 }));
    const before = await logOf(page);
    const { url, context } = { url: page.url(), context: page.context() };
    await page.close();
    const again = await here.another(context, new URL(url).hash.slice(2));
    const after = await standing(again);
    isContinued(after.log, before);
    assert.ok(after.log.length > before.length, 'the bot has decided');
  });

  it('go on with new workers when the old ones have died', async () => {
    const page = await here.visit();
    await page.selectOption('#quick-level', '6');
    await playNow(page, 'babylonia');
    const clicker = new Clicker(page, { seed: 9 });
    await clicker.play({ done: ({ state }) => clicker.clicks > 1 && state === 'asked' });
    const banner = page.locator('[data-link="engine"]');
    const newWorkers = () => page.evaluate(() => globalThis.workers.length);

    // At one's own turn: the next decision notices it.
    const before = await standing(page);
    assert.ok((await killWorkers(page)) > 0, 'there were workers');
    await Promise.all([
      banner.getByText('The game engine on this device has stopped', { exact: false }).waitFor(),
      clicker.play({ done: async () => (await banner.count()) > 0 }),
    ]);
    await banner.waitFor({ state: 'detached' });
    assert.ok((await newWorkers()) > 0, 'there are new workers');
    // What was decided is sent again.
    await page.waitForFunction(
      (count) => document.querySelectorAll('.log li .text').length > count,
      before.log.length,
    );
    isContinued(await logOf(page), before.log);

    // While a bot thinks.
    await untilBotThinks(page, clicker);
    const thinking = await logOf(page);
    assert.ok((await killWorkers(page)) > 1, 'there were workers that think');
    await banner.waitFor();
    await banner.waitFor({ state: 'detached' });
    const after = await standing(page);
    assert.ok((await newWorkers()) > 1, 'there are new workers that think');
    isContinued(after.log, thinking);
    assert.ok(after.log.length > thinking.length, 'the bot has decided');
  });

  it('say so when the disk is full, and lose nothing', async () => {
    const page = await here.visit();
    await page.locator('.game .main').first().waitFor();
    await fillDisk(page, true);
    await page.locator('.game .main').first().click();
    await page.getByRole('alert').getByText('no room left', { exact: false }).waitFor();
    await fillDisk(page, false);
    await playNow(page, 'babylonia');
    const clicker = new Clicker(page, { seed: 11 });
    await clicker.play({ done: ({ state }) => clicker.clicks > 3 && state === 'asked' });
    const before = await standing(page);
    await fillDisk(page, true);
    const full = page.locator('[data-link="full"]');
    await clicker.play({ done: async () => (await full.count()) > 0 });
    assert.deepEqual(await logOf(page), before.log, 'what is not stored is not shown');
    assert.deepEqual(await faults(page, 'full disk'), []);
    // Nothing of it is half stored: another tab sees the game as it was.
    await fillDisk(page, false);
    const other = await here.another(page.context(), new URL(page.url()).hash.slice(2));
    assert.deepEqual(await standing(other), before);
    await other.close();
    // What was decided is not lost either.
    await full.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-link]').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (count) => document.querySelectorAll('.log li .text').length > count,
      before.log.length,
    );
    isContinued(await logOf(page), before.log);
    await clicker.play({ done: () => clicker.clicks > 10 });
    await go(page, 'device');
    await page.locator('.line').first().waitFor();
    assert.equal(await page.locator('.line').count(), 1, 'the game that could not be stored is not there');

    // Boards, too.
    await go(page, 'board/babylonia?players=2');
    const best = page.getByRole('list', { name: 'Best actions' }).getByRole('button');
    const rows = page.getByRole('region', { name: 'Variations' }).getByRole('listitem');
    await best.first().waitFor();
    await fillDisk(page, true);
    const drawn = await rows.count();
    await best.first().click();
    await page.getByText('no room left', { exact: false }).waitFor();
    assert.ok(!page.url().includes('kept='));
    const grown = await rows.count();
    assert.ok(grown > drawn, 'the move is still there');
    await fillDisk(page, false);
    await best.first().click();
    await page.waitForFunction(() => location.hash.includes('kept='));
    await page.waitForTimeout(700);
    const all = await rows.count();
    assert.ok(all > grown);
    await page.reload();
    await best.first().waitFor();
    assert.equal(await rows.count(), all);
  });

  it('have every option and level, for four', { timeout: 240_000 }, async () => {
    const page = await here.visit('new/tigris');
    await page.locator('.seats li').first().waitFor();
    await page.getByRole('switch', { name: /Civilization buildings/ }).click();
    await page.getByRole('switch', { name: /The wonder/ }).click();
    await page.getByRole('switch', { name: /Open scores/ }).click();
    await page.getByLabel('Side of the board').selectOption({ index: 1 });
    await begin(page, ['me', 'bot3', 'bot4', 'bot5']);
    const clicker = new Clicker(page, { seed: 6 });
    await clicker.play({ timeout: 60_000, done: ({ state }) => clicker.clicks > 8 && state === 'asked' });
    assert.equal((await standing(page)).scores.length, 4);
    await go(page, 'device');
    await page.getByRole('button', { name: /: more$/ }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const record = readFileSync(await file.path(), 'utf8');
    const options = [...record.matchAll(/^option: (.*)$/gm)].map(([, option]) => option).sort();
    assert.deepEqual(options, ['board=alt', 'civ=yes', 'open_scoring=yes', 'wonder=yes']);
    for (const seat of ['P1', 'P2', 'P3', 'P4'])
      assert.match(record, new RegExp(`^\\d+ ${seat} `, 'm'), `${seat} has played`);
  });

  it('let as many workers think as the device has cores', async () => {
    const page = await here.visit();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
      const { postMessage } = Worker.prototype;
      globalThis.thinkers = new Set();
      Worker.prototype.postMessage = function (call, ...more) {
        if (call.name === 'think') globalThis.thinkers.add(this);
        if (call.name === 'decided') globalThis.votes = JSON.parse(call.args[1]).length;
        return postMessage.call(this, call, ...more);
      };
    });
    await page.reload();
    await page.selectOption('#quick-level', '4');
    await playNow(page, 'babylonia');
    const clicker = new Clicker(page, { seed: 13 });
    await clicker.play({ done: () => page.evaluate(() => globalThis.votes !== undefined) });
    const { thinkers, votes } = await page.evaluate(() => ({
      thinkers: globalThis.thinkers.size,
      votes: globalThis.votes,
    }));
    // One core is left for the page.
    assert.deepEqual({ thinkers, votes }, { thinkers: 3, votes: 3 });
    await standing(page);
  });

  it('are made with friends on one screen, on a phone', async () => {
    const page = await here.visit('new/tigris', { phone: true });
    await page.locator('.seats li').first().waitFor();
    assert.equal(await page.getByRole('radiogroup', { name: 'Where' }).count(), 0, 'there is no server');
    await seats(page, 3);
    assert.deepEqual(await faults(page, 'new table'), []);
    await begin(page, ['me', 'local', 'bot1']);
    assert.deepEqual(await faults(page, 'table on a phone'), []);
    // The device is passed on, and the next player's board stays covered until then.
    const clicker = new Clicker(page, { seed: 4, tap: true });
    const covered = async (now) => now.dialog && now.state !== 'over';
    await clicker.play({ done: covered, timeout: 60_000 });
    const names = [];
    for (let turn = 0; turn < 2; turn++) {
      const dialog = page.locator('dialog[open]');
      names.push(await dialog.locator('h2').innerText());
      await dialog.locator('button.main').click();
      await page.locator('.table[data-state="asked"]').waitFor();
      await clicker.play({ done: covered, timeout: 60_000 });
    }
    assert.notEqual(names[0], names[1], 'they take turns');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
  });
});

describe('people at one device', () => {
  it('see nothing of each other before the game is over', async () => {
    const page = await here.visit('new/tigris');
    await begin(page, ['me', 'local']);
    await page.getByRole('button', { name: /^I am / }).waitFor();
    const id = new URL(page.url()).hash.split('/')[2];
    const refused = page.getByRole('alert').getByText('still being played');
    await go(page, `replay/${id}?as=1`);
    await refused.waitFor();
    await go(page, `board?table=${id}`);
    await refused.waitFor();
    // Planning with what a seat knows is allowed, and without a bot's help, also when the board is opened again.
    await go(page, `board?plan=${id}&seat=0`);
    const unfair = page.getByText('Other people play this game', { exact: false });
    await unfair.waitFor();
    assert.deepEqual(await faults(page, 'planning'), []);
    await page.locator('.tray [data-thing]:not(.is-idle)').first().click();
    await page.locator('.ground [data-place].is-legal').first().click();
    await page.waitForFunction(() => location.hash.includes('kept='));
    await page.reload();
    await unfair.waitFor();
    assert.equal(await page.getByRole('switch', { name: /opinion/ }).count(), 0);

    // Against bots, a running game can be looked into.
    await go(page, '');
    await playNow(page, 'babylonia');
    await go(page, 'device');
    const replay = page.getByRole('link', { name: 'Replay' });
    for (const [game, offered] of [
      ['Babylonia', 1],
      ['Tigris & Euphrates', 0],
    ]) {
      await page.getByRole('button', { name: `${game}: more` }).click();
      await page.getByRole('button', { name: 'Export' }).waitFor();
      assert.equal(await replay.count(), offered, game);
      await page.keyboard.press('Escape');
    }
  });
});

describe('a new version', () => {
  const versions = (page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shinar-')));
  let number = 0;
  /** Puts another version on the web space, and lets a page find it. */
  async function publish(page) {
    const { folder } = here.server;
    const name = `newer-${++number}`;
    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', `<head><meta name="${name}" />`));
    writeServiceWorker(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.locator('.update').waitFor();
    return `meta[name="${name}"]`;
  }
  const reload = (page) =>
    Promise.all([
      page.waitForEvent('load'),
      page.locator('.update').getByRole('button', { name: 'Reload' }).click(),
    ]);

  it('waits until the visitor reloads', async () => {
    const page = await here.visit();
    await kept(page);
    assert.deepEqual(await faults(page, 'home'), []);
    const before = await versions(page);
    assert.equal(before.length, 1);
    const newer = page.locator(await publish(page));
    assert.deepEqual(await faults(page, 'update'), []);
    assert.equal(await newer.count(), 0, 'nothing changes unasked');
    await reload(page);
    await newer.waitFor({ state: 'attached' });
    await page.waitForFunction(async (old) => !(await caches.keys()).includes(old), before[0]);
    await page.locator('.update').waitFor({ state: 'detached' });
  });

  it('leaves the old one to other tabs until they reload', async () => {
    const page = await here.visit();
    await kept(page);
    const [old] = await versions(page);
    const other = await here.another(page.context());
    await other.locator('.game .main').first().waitFor();
    const newer = await publish(page);
    await other.locator('.update').waitFor();
    // A part that only the old version has.
    const part = 'assets/only-in-the-old-version.js';
    await page.evaluate(
      async ([name, path]) => {
        const headers = { 'content-type': 'text/javascript' };
        const file = new Response('export default "still here"', { headers });
        await (await caches.open(name)).put(new URL(path, document.baseURI), file);
      },
      [old, part],
    );
    await reload(page);
    await page.locator(newer).waitFor({ state: 'attached' });
    await page.locator('.game .main').first().waitFor();
    assert.equal(await other.locator(newer).count(), 0);
    assert.ok((await versions(other)).includes(old), 'the old version is kept');
    const found = await other.evaluate(
      async (path) => (await import(new URL(path, document.baseURI).href)).default,
      part,
    );
    assert.equal(found, 'still here');
    // Its own button works, too, though the new version is in place already; the last tab cleans up.
    await page.close();
    await reload(other);
    await other.locator(newer).waitFor({ state: 'attached' });
    await other.waitForFunction(async (name) => !(await caches.keys()).includes(name), old);
  });
});

describe('the folder', () => {
  it('can be installed', async () => {
    const page = await here.visit();
    await kept(page);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await page.evaluate(
      async (address) => (await fetch(new URL(address, document.baseURI))).json(),
      href,
    );
    assert.ok(manifest.name && manifest.start_url && manifest.display === 'standalone');
    const icons = await page.evaluate(
      ([from, list]) =>
        Promise.all(
          list.map(async ({ src, type }) => {
            const response = await fetch(new URL(src, new URL(from, document.baseURI)));
            return response.ok && response.headers.get('content-type') === type;
          }),
        ),
      [href, manifest.icons],
    );
    assert.ok(icons.length > 0 && icons.every(Boolean), JSON.stringify(manifest.icons));
    // The browser's own verdict. Profiles of tests are like private windows, in which nothing is installed.
    const client = await page.context().newCDPSession(page);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    assert.deepEqual(
      errors.filter((id) => id !== 'in-incognito'),
      [],
    );
  });

  it('is kept on the device: every file that browsers use', async () => {
    const page = await here.visit();
    await kept(page);
    const cached = await page.evaluate(async () => {
      const [name] = await caches.keys();
      const all = await (await caches.open(name)).keys();
      return all.map(({ url }) => url.slice(new URL('.', document.baseURI).href.length)).sort();
    });
    const { folder } = here.server;
    const built = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    // The worker itself, fonts for old browsers, and the engine as only our own server sends it.
    const others = (file) => file === 'sw.js' || file.endsWith('.woff') || file.endsWith('.br');
    assert.deepEqual(cached, built.filter((file) => !others(file)).sort());
    assert.ok(cached.some((file) => file.endsWith('.wasm')));
  });

  it('is never written over something else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shinar-other-'));
    writeFileSync(join(folder, 'precious.txt'), 'mine');
    assert.throws(() => writeSite(folder), /not empty/);
    assert.equal(readFileSync(join(folder, 'precious.txt'), 'utf8'), 'mine');
    rmSync(folder, { recursive: true });
  });
});

describe('the engine in a worker', () => {
  it('searches beside the native one', { timeout: 180_000 }, async (test) => {
    const page = await here.visit();
    for (const line of await compare(page, { positions: 2, pairs: 3 })) test.diagnostic(line);
  });
});
