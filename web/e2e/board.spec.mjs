// The analysis board with its variations and its bot, the position editor, and the analysis of a finished game on this device.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { BINARY, DRAWN } from '../scripts/games.mjs';
import { faults } from './axe.mjs';
import { killWorkers, startAndStopAnalysis } from './visitors.mjs';
import { sitDown, world } from './world.mjs';

const here = world();

/** Two tokens are to be played, so that the first is not followed by draws. */
const POSITION = 'players=2 turn=9 tiles=3,3:6;4,6:mo;6,0:m P1=stand:ffmop P2=stand:mmooo';

/** The record of a game between bots that know nothing: full of mistakes. */
const recordOf = (game) =>
  execFileSync(BINARY, ['record', game, '--players', '2', '--seed', '3'], { encoding: 'utf8' });

const iterations = (page) => page.locator('[data-iterations]').getAttribute('data-iterations').then(Number);
const tree = (page) => page.getByRole('region', { name: 'Variations' });
const current = (page) => tree(page).locator('[aria-current]');
const best = (page) => page.getByRole('list', { name: 'Best actions' }).getByRole('button');

it('a board grows variations, and the opinion of a bot', { timeout: 180_000 }, async () => {
  const page = await here.visit('board');
  await page.waitForSelector('.game.chosen');
  assert.deepEqual(await faults(page, 'start of a board'), []);
  await page.getByRole('button', { name: 'Open the board' }).click();
  // The draws before the first decision are made, and then everybody is moved freely.
  await best(page).first().waitFor();
  assert.match(await page.locator('.sentence').innerText(), /^Player \d: /);
  const early = await iterations(page);
  await page.waitForFunction(
    (than) => Number(document.querySelector('[data-iterations]').dataset.iterations) > than,
    early,
  );
  const shares = await page.getByRole('list', { name: 'Chances of winning' }).innerText();
  const whole = [...shares.matchAll(/(\d+)%/g)].reduce((sum, [, share]) => sum + Number(share), 0);
  assert.ok(whole >= 98 && whole <= 102, shares);
  await page.getByText('Likely continuation:').waitFor();
  // The best action is marked on the board.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.ground [data-place] .glow')]
      .map((one) => getComputedStyle(one))
      .some(({ opacity, strokeDasharray }) => opacity === '1' && strokeDasharray !== 'none'),
  );

  // Two moves with the list, back, and another one: a branch.
  // In the middle of a turn there is nothing to draw.
  await page.evaluate(
    (position) => (location.hash = `#/board/babylonia?${new URLSearchParams({ position })}`),
    POSITION,
  );
  await page.waitForFunction(() => document.querySelectorAll('[aria-label="Variations"] li').length === 1);
  await best(page).first().waitFor();
  const rows = () => tree(page).getByRole('listitem');
  const start = await rows().count();
  await best(page).first().click();
  await rows().nth(start).waitFor();
  await best(page).first().waitFor();
  await page.getByRole('button', { name: 'One step back' }).click();
  await tree(page).locator('li:first-child [aria-current]').waitFor();
  // The list is made again, and its order may still change: what has the focus stays the same action.
  await page.waitForTimeout(1500);
  const played = (await rows().nth(start).innerText()).trim();
  const root = await current(page).innerText();
  await best(page).filter({ hasNotText: played }).first().focus();
  await page.keyboard.press('Enter');
  await tree(page).locator('li.first').waitFor();
  await page.waitForFunction(
    (old) => document.querySelector('[aria-label="Variations"] [aria-current]')?.innerText !== old,
    root,
  );
  assert.equal(await rows().count(), start + 2);

  // On the board itself, too.
  await page.keyboard.press(',');
  await tree(page).locator('li:first-child [aria-current]').waitFor();
  await page.locator('.tray [data-thing]:not(.is-idle)').first().click();
  await page.locator('.ground [data-place].is-legal').nth(7).click();
  await rows()
    .nth(start + 2)
    .waitFor();

  // A variation is named, becomes the main line, and is deleted.
  await tree(page).getByLabel('Name this variation').fill('A bold idea');
  await tree(page).getByLabel('Name this variation').press('Enter');
  await tree(page).getByText('A bold idea').waitFor();
  assert.ok((await rows().nth(start).innerText()) !== (await current(page).innerText()));
  await tree(page).getByRole('button', { name: 'Main line' }).click();
  await page.waitForFunction(
    ([at]) =>
      document.querySelectorAll('[aria-label="Variations"] li')[at].textContent.includes('A bold idea'),
    [start],
  );

  // It is kept on this device: the address names it, and opens it again where it was.
  await page.waitForFunction(() => location.hash.includes('kept='));
  await page.waitForTimeout(700);
  await page.reload();
  await tree(page).getByText('A bold idea').waitFor();
  assert.equal(await rows().count(), start + 3);
  assert.match(await current(page).innerText(), /A bold idea/);
  await tree(page).getByRole('button', { name: 'Delete' }).click();
  await page.waitForFunction(
    ([count]) => document.querySelectorAll('[aria-label="Variations"] li').length === count,
    [start + 2],
  );

  // What is exported can be opened again.
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').waitFor();
  assert.deepEqual(await faults(page, 'export'), []);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'The whole board' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const board = JSON.parse(text);
  assert.equal(board.shinar, 'board 1');
  const [records] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Record of this line' }).click(),
  ]);
  assert.match(readFileSync(await records.path(), 'utf8'), /^shinar record 1\ngame: babylonia\n/);
  assert.match(await page.getByLabel('This position in one line').inputValue(), /players=2/);
  await page.keyboard.press('Escape');

  // The bot stops when it is told to.
  await page.getByRole('switch', { name: /opinion/ }).click();
  await page.locator('[data-iterations]').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Another board' }).click();
  await page.getByRole('heading', { name: 'Your boards' }).waitFor();
  await page.getByRole('textbox', { name: 'A position or a record' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await tree(page).waitFor();
  assert.equal(await rows().count(), start + 2);
});

it('draws are made at random or chosen', { timeout: 120_000 }, async () => {
  const page = await here.visit('board/babylonia?players=2');
  await best(page).first().waitFor();
  await page.getByRole('switch', { name: 'Draw automatically' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'Draw at random' }).waitFor();
  const outcomes = page.getByLabel('Choose…');
  const options = await outcomes.locator('option').allInnerTexts();
  assert.ok(options.length > 5, options.join());
  await outcomes.selectOption({ index: 2 });
  await tree(page).locator('li.first').waitFor();
  await current(page).filter({ hasText: options[2] }).waitFor();
  await page.getByRole('button', { name: 'Draw at random' }).click();
  await best(page).first().waitFor();
});

it('a position that cannot be is refused with the field and the rule', { timeout: 120_000 }, async () => {
  const page = await here.visit('board/babylonia?players=2&edit');
  await page.getByText('This position is possible.').waitFor();
  // A click on the board says what lies there; a city in a river cannot be.
  await page.locator('.ground [data-place="2,2"]').click({ force: true });
  const place = page.getByRole('region', { name: 'Place 2,2' });
  await place.getByRole('combobox', { name: 'tiles' }).selectOption('mo');
  const verdict = page.getByRole('status');
  await verdict.getByText('This position is not possible.').waitFor();
  assert.match(await verdict.innerText(), /tiles\[2,2\]/);
  await place.locator('.wrong').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Use this position' }).isDisabled(), true);
  assert.deepEqual(await faults(page, 'editor'), []);
  await verdict.getByRole('button', { name: /^Read rule BAB-/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  // Put right, it is shown at once; as JSON and in one line it is the same.
  await place.getByRole('combobox', { name: 'tiles' }).selectOption('');
  await page.getByText('This position is possible.').waitFor();
  await page.getByLabel('turn', { exact: true }).fill('7');
  await page.getByRole('radio', { name: 'One line' }).check({ force: true });
  const line = page.getByRole('textbox', { name: 'One line' });
  await page.waitForFunction(() => document.querySelector('textarea').value.includes('turn='));
  await line.fill((await line.inputValue()).replace(/turn=\d+/, 'turn=9'));
  await page.getByText('This position is possible.').waitFor();
  await page.waitForTimeout(400);
  await page.getByRole('radio', { name: 'JSON' }).check({ force: true });
  const json = page.getByRole('textbox', { name: 'JSON' });
  assert.equal(JSON.parse(await json.inputValue()).turn, 9);
  await json.fill('{"players": 2,');
  await page.getByText('This position is not possible.').waitFor();
  await json.fill('{"players": 7}');
  await page.getByRole('status').getByText('players', { exact: false }).first().waitFor();
  await json.fill(
    '{"turn": 9, "tiles": {"3,3": "6", "4,6": "mo", "6,0": "m"}, "seats": [{"stand": "ffmop"}, {"stand": "mmooo"}]}',
  );
  await page.getByText('This position is possible.').waitFor();
  await page.getByRole('button', { name: 'Use this position' }).click();
  await best(page).first().waitFor();
  await page.waitForFunction(() => location.hash.includes('kept='));
});

it('a finished game is analysed on this device', { timeout: 300_000 }, async () => {
  const page = await here.visit('device');
  const record = recordOf('babylonia');
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  await page.locator('a[href*="replay/here-"]').first().click();
  // It can be stopped, keeps what it found, and goes on.
  await startAndStopAnalysis(page);
  await page.getByRole('img', { name: /chance/i }).waitFor();
  await page.getByRole('button', { name: 'Continue the analysis' }).click();
  await page
    .getByRole('button', { name: 'Continue the analysis' })
    .or(page.locator('progress'))
    .waitFor({ state: 'detached', timeout: 200_000 });
  assert.deepEqual(
    asked.filter((url) => /\/api\/.*\/analysis/.test(url)),
    [],
    'the server was asked',
  );
  assert.deepEqual(await faults(page, 'analysed replay'), []);
  // What cost most, each with a board to try it.
  await page.getByRole('button', { name: /turning point/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Turning points' });
  await dialog.getByText('Played: ').first().waitFor();
  assert.deepEqual(await faults(page, 'turning points'), []);
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  assert.deepEqual(await faults(page, 'turning points on a phone'), []);
  const { left, right } = await dialog.evaluate((one) => one.getBoundingClientRect());
  assert.ok(left >= 0 && right <= 390, 'the turning points fit on a phone');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.setViewportSize({ width, height });
  const link = dialog.getByRole('link', { name: 'Try it yourself' }).first();
  const step = Number((await link.getAttribute('href')).match(/step=(\d+)/)[1]);
  await link.click();
  await best(page).first().waitFor();
  // The whole game is the main line, at that moment.
  const shown = await current(page).boundingBox();
  assert.ok(shown !== null);
  const rows = tree(page).getByRole('listitem');
  assert.ok((await rows.count()) > 40);
  assert.ok(step > 0);
  await best(page).first().click();
  await page.waitForFunction(() => location.hash.includes('kept='));
});

it('a game with comments is shared by a link', { timeout: 180_000 }, async () => {
  const page = await here.visit(`board/babylonia?${new URLSearchParams({ position: POSITION })}`);
  await best(page).first().waitFor();
  const said = page.getByRole('region', { name: 'Comment' });
  const say = async (text) => {
    await said.getByRole('button', { name: 'Add a comment' }).click();
    await said.getByRole('textbox').fill(text);
    await said.getByRole('button', { name: 'Done' }).click();
    await said.getByText(text).waitFor();
  };
  await say('Where would you play?');
  await best(page).first().click();
  await said.getByRole('button', { name: 'Add a comment' }).waitFor();
  await say('This is what a bot would do.');
  assert.deepEqual(await faults(page, 'comments'), []);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Copy a link to this board' }).click();
  const link = await page.locator('textarea.link').inputValue();
  assert.deepEqual(await faults(page, 'a link'), []);

  // Somebody else opens it: board and comments are there, and going on makes it a board of their own.
  const other = await here.visit(new URL(link).hash.slice(2), { phone: true });
  await other.getByRole('button', { name: 'Analysis' }).click();
  const theirs = other.getByRole('region', { name: 'Comment' });
  await theirs.getByText('Where would you play?').waitFor();
  await tree(other).getByText('This is what a bot would do.').waitFor();
  assert.deepEqual(await faults(other, 'a shared board on a phone'), []);
  assert.ok(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await tree(other).getByRole('button').last().click();
  await theirs.getByText('This is what a bot would do.').waitFor();
  assert.ok(other.url().includes('shared='), 'who only looks keeps nothing');
  await best(other).first().click();
  await other.waitForFunction(() => location.hash.includes('kept='));

  // A link that was cut off says so.
  const cut = await here.visit(new URL(link).hash.slice(2, -20));
  await cut.getByRole('alert').getByText('incomplete').waitFor();
});

it('a board in two tabs loses nothing', { timeout: 120_000 }, async () => {
  const page = await here.visit(`board/babylonia?${new URLSearchParams({ position: POSITION })}`);
  await best(page).first().click();
  await page.waitForFunction(() => location.hash.includes('kept='));
  const other = await here.another(page.context(), new URL(page.url()).hash.slice(2));
  const rows = (tab) => tree(tab).getByRole('listitem');
  await rows(other).nth(1).waitFor();
  await best(other).first().waitFor();
  // Looking around changes nothing for others.
  await other.getByRole('button', { name: 'One step back' }).click();
  await tree(other).locator('li:first-child [aria-current]').waitFor();
  await other.waitForTimeout(700);
  const name = async (tab, text) => {
    await tree(tab).getByLabel('Name this variation').fill(text);
    await tree(tab).getByLabel('Name this variation').press('Enter');
    await tree(tab).getByText(text).waitFor();
    await tab.waitForTimeout(700);
  };
  await name(page, 'First');
  assert.equal(await page.getByText('Another tab has changed').count(), 0);
  await other.getByRole('button', { name: 'One step on' }).click();
  await tree(other).locator('li:nth-child(2) [aria-current]').waitFor();
  await name(other, 'Second');
  await other.getByText('Another tab has changed this board').waitFor();
  assert.notEqual(other.url(), page.url());
  for (const [tab, text] of [
    [page, 'First'],
    [other, 'Second'],
  ]) {
    await tab.reload();
    await tree(tab).getByText(text).waitFor();
  }
});

it('a worker that dies ends neither a board nor the editor', { timeout: 120_000 }, async () => {
  const page = await here.visit(`board/babylonia?${new URLSearchParams({ position: POSITION })}`);
  await best(page).first().waitFor();
  const rows = tree(page).getByRole('listitem');
  const before = await rows.count();
  assert.ok((await killWorkers(page)) > 1, 'there were workers');
  await page.locator('.tray [data-thing]:not(.is-idle)').first().click();
  await page.locator('.ground [data-place].is-legal').first().click();
  await rows.nth(before).waitFor();
  await best(page).first().waitFor();
  assert.equal(await page.getByText('has stopped').count(), 0);

  await page.evaluate(() => (location.hash = '#/board/babylonia?players=2&edit'));
  await page.getByText('This position is possible.').waitFor();
  assert.ok((await killWorkers(page)) > 0, 'there were workers');
  await page.getByRole('radio', { name: 'JSON' }).check({ force: true });
  const json = page.getByRole('textbox', { name: 'JSON' });
  await json.fill('{"players": 7}');
  await page.getByText('This position is not possible.').waitFor();
  await json.fill('{"players": 3}');
  await page.getByText('This position is possible.').waitFor();
});

it('a damaged record is refused with a clear message', { timeout: 60_000 }, async () => {
  const page = await here.visit('board');
  await page.getByRole('button', { name: 'Open the board' }).isEnabled();
  await page.waitForSelector('.game.chosen');
  const record = recordOf('babylonia');
  const text = page.getByRole('textbox', { name: 'A position or a record' });
  const open = page.getByRole('button', { name: 'Open', exact: true });
  const refused = async (written, message) => {
    await text.fill(written);
    await open.click();
    await page.getByRole('alert').getByText(message).waitFor();
  };
  await refused(record.replace(/^(30 .*)$/m, '30 P1 finish #00000000'), /line|record|read/i);
  await refused('{"players": 2', /JSON/);
  await refused('players=2 tiles=3,1:mo', /position/);
  await refused('{"shinar": "board 9"}', /another version/);
  // And nothing is lost: a good one still opens.
  await text.fill(record);
  await open.click();
  await tree(page).waitFor();
});

it('one can plan in a running game, with what one knows', { timeout: 120_000 }, async () => {
  const page = await here.visit('');
  await sitDown(page, 'tigris');
  await page.locator('[data-state=asked]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Plan on a board' }).click();
  await page.getByText('You plan with what you know.', { exact: false }).waitFor();
  // Against bots, a bot may help.
  await best(page).first().waitFor();
  assert.deepEqual(await faults(page, 'planning'), []);
  // Between people, it may not.
  await page.evaluate(() => (location.hash = '#/'));
  const table = await sitDown(page, 'tigris', {
    seats: [{ kind: 'me' }, { kind: 'local', name: 'Iltani' }],
  });
  await page.getByRole('button', { name: /^I am / }).click();
  await page.evaluate(({ id }) => (location.hash = `#/board?plan=${id}&seat=0`), table);
  await page.getByText('Other people play this game', { exact: false }).waitFor();
  assert.equal(await page.getByRole('switch', { name: /opinion/ }).count(), 0);
  // Nobody gets another seat's knowledge.
  await page.evaluate(() => (location.hash = '#/'));
  const other = await here.visit('');
  await other.evaluate(({ id }) => (location.hash = `#/board?plan=${id}&seat=1`), table);
  await other.getByRole('alert').waitFor();
});

for (const { game } of DRAWN)
  it(`${game} on the board: accessible, and on a phone`, { timeout: 120_000 }, async () => {
    const page = await here.visit(`board/${game}?players=3`);
    await best(page).first().waitFor();
    assert.deepEqual(await faults(page, `${game} on the board`), []);
    const phone = await here.visit(`board/${game}?players=2`, { phone: true, colorScheme: 'dark' });
    await phone.locator('.ground svg').first().waitFor();
    await phone.getByRole('button', { name: 'Analysis', exact: true }).click();
    await best(phone).first().waitFor();
    assert.deepEqual(await faults(phone, `${game} on a phone`), []);
    await best(phone).first().click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const { wide, inside } = await phone.evaluate(() => ({
      wide: document.documentElement.scrollWidth <= innerWidth,
      inside: [...document.querySelectorAll('.strip button, .bar button')]
        .filter((one) => one.checkVisibility())
        .every((one) => {
          const { left, right, bottom } = one.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && bottom <= innerHeight;
        }),
    }));
    assert.ok(wide && inside);
    await phone.getByRole('button', { name: 'One step back' }).click();
    await phone.evaluate((name) => (location.hash = `#/board/${name}?players=2&edit`), game);
    await phone.getByText('This position is possible.').waitFor();
    assert.deepEqual(await faults(phone, `editor of ${game} on a phone`), []);
    assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
