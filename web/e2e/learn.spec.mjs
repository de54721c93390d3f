// Lessons: all of them by clicking, one with keys alone, one by tapping on a phone; misses and their answers; the first visit.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES, lessonsOf } from '../scripts/games.mjs';
import { faults } from './axe.mjs';
import { Clicker } from './clicker.mjs';
import { Learner, wordsOf } from './learner.mjs';
import { world } from './world.mjs';

const here = world();

const TAUGHT = GAMES.filter((game) => lessonsOf(game).length > 0);
// Gardens as plans: drawing in three dimensions without a graphics card is slow.
const SETTINGS = { garden: 'plan' };
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1920, 1080],
];
/** The share of the window that the board has at least. */
const ROOM = 0.33;
const go = (page, hash) => page.evaluate((to) => (location.hash = `#/${to}`), hash);
const teacher = (page) => page.locator('.teacher');
/** Waits until screen readers have heard something. */
const heard = (page, words) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.teacher [aria-live]')?.textContent.includes(wanted),
    words,
  );

/** The first step of a game's lessons that begins its lesson, has a solution and fits. */
function firstStep(game, fits) {
  for (const lesson of lessonsOf(game)) {
    const [step] = lesson.steps;
    if (step.solution !== undefined && fits(step)) return { lesson, step };
  }
  return null;
}

describe('every lesson', () => {
  for (const game of TAUGHT) {
    it(`of ${game} is done by clicking`, { timeout: 300_000 }, async (test) => {
      const lessons = lessonsOf(game);
      const words = wordsOf(game);
      const page = await here.visit(`learn/${game}`, { settings: SETTINGS });
      await page.locator('[data-do="go-on"]').waitFor();
      const learner = new Learner(page);
      for (const [number, lesson] of lessons.entries()) {
        await learner.open(game, lesson.name);
        for (const [at, step] of lesson.steps.entries()) {
          const id = `lesson-${game}-${lesson.name}-${step.name}`;
          await teacher(page)
            .getByText(words.get(`${id}-goal`), { exact: true })
            .first()
            .waitFor();
          await heard(page, words.get(id));
          if (step.solution === undefined) {
            const clicker = new Clicker(page, { seed: 5 });
            const over = async () => (await page.locator('.teacher .row').count()) > 0;
            await clicker.play({ done: over, timeout: 30_000 });
          } else
            for (const [played, action] of step.solution.entries())
              assert.equal(
                await learner.play(action),
                played + 1 === step.solution.length ? 'goal' : null,
                `${id}: ${action}`,
              );
          assert.equal(await learner.outcome(), 'goal', id);
          await heard(page, words.get(`${id}-done`));
          const last = at + 1 === lesson.steps.length;
          const next = last ? (number + 1 === lessons.length ? 'first' : 'lesson') : 'next';
          await page.waitForFunction((wanted) => document.activeElement?.dataset.do === wanted, next);
          if (!last) await page.locator('[data-do="next"]').click();
        }
      }
      test.diagnostic(`${learner.board} actions on the board, ${learner.list} in the list`);
      assert.ok(learner.board > 0);
      // All of them are done, and a first game is what remains.
      await go(page, `learn/${game}`);
      await page.locator('.lessons').waitFor();
      assert.equal(await page.locator('.lessons svg').count(), lessons.length);
      await page.getByRole('button', { name: 'Play your first game' }).click();
      await page.locator('.table').waitFor();
      assert.equal(await page.locator('.column [data-seat]').count(), 2);
    });
  }
});

describe('a lesson', () => {
  it('is done with keys alone', { timeout: 120_000 }, async () => {
    const [game] = TAUGHT;
    const [lesson] = lessonsOf(game);
    const page = await here.visit(`learn/${game}`, { settings: SETTINGS });
    const focusedOn = (selector) =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    const tabTo = async (selector) => {
      for (let attempt = 0; attempt < 400 && !(await focusedOn(selector)); attempt++)
        await page.keyboard.press('Tab');
      assert.ok(await focusedOn(selector), `Tab reaches ${selector}`);
    };
    await page.locator('[data-do="go-on"]').waitFor();
    const learner = new Learner(page);
    await tabTo('[data-do="go-on"]');
    await page.keyboard.press('Enter');
    for (const [at, step] of lesson.steps.entries()) {
      for (const action of step.solution) {
        const number = await learner.numberOf(action);
        if ((await page.locator('#tab-actions[aria-selected="true"]').count()) === 0) {
          await tabTo('#tab-actions');
          await page.keyboard.press('Enter');
        }
        await tabTo(`#tab-panel li:nth-child(${number + 1}) button`);
        await page.keyboard.press('Enter');
        await learner.outcome();
      }
      assert.equal(await learner.outcome(), 'goal', step.name);
      const last = at + 1 === lesson.steps.length;
      await page.waitForFunction(
        (wanted) => document.activeElement?.dataset.do === wanted,
        last ? 'lesson' : 'next',
      );
      await page.keyboard.press('Enter');
      // The focus is on the goal, so that it is read, or on the page of the next lesson.
      if (!last) await page.waitForFunction(() => document.activeElement?.matches('.goal') ?? false);
    }
    const following = lessonsOf(game)[1].name;
    await learner.asked(wordsOf(game).get(`lesson-${game}-${following}`));
  });

  it('is done by tapping on a phone', { timeout: 120_000 }, async () => {
    // A place that the lesson lights up, and a piece that has to be found.
    const lit = ({ lit: places = [], solution: [only, ...others] }) =>
      others.length === 0 && places.some((place) => only.endsWith(place));
    const game = TAUGHT.find((one) => firstStep(one, lit) !== null);
    const { lesson, step } = firstStep(game, lit);
    const place = step.lit.find((one) => step.solution[0].endsWith(one));
    const page = await here.visit(`learn/${game}`, { phone: true, settings: SETTINGS });
    await page.locator(`a[href="#/learn/${game}/${lesson.name}"].title`).tap();
    const learner = new Learner(page);
    await learner.asked();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok((await wide()) <= 0);
    const goal = teacher(page).locator('.goal');
    const box = await goal.boundingBox();
    assert.ok(box.y > 0 && box.y + box.height < 844, 'the goal is in sight');
    // The words can be folded away, the goal stays.
    const board = () => page.locator('section.ground').boundingBox();
    const before = await board();
    await teacher(page).locator('.fold').tap();
    assert.ok((await board()).height > before.height, 'the board has the room of the words');
    await goal.waitFor();
    const tap = async (selector) => {
      const { x, y, width, height } = await page.locator(selector).first().boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    const things = await page
      .locator('.tray [data-thing].is-legal')
      .evaluateAll((all) => all.map((one) => one.dataset.thing));
    const target = `.ground [data-place="${place}"]`;
    let misses = 0;
    for (const thing of things) {
      await tap(`.tray [data-thing="${thing}"]`);
      if ((await page.locator(`${target}.is-legal`).count()) === 0) {
        await page.keyboard.press('Escape');
        continue;
      }
      await tap(target);
      await page.locator('.teacher .row').waitFor();
      const covered = await page.locator('.teacher .row button').first().boundingBox();
      assert.ok(covered.y + covered.height <= 844, 'the way on is on the screen');
      if ((await learner.outcome()) === 'goal') break;
      misses++;
      await tap('[data-do="again"]');
      await learner.asked();
    }
    assert.equal(await learner.outcome(), 'goal');
    assert.ok(misses < things.length);
    assert.ok((await wide()) <= 0);
    await tap('[data-do="next"]');
    await learner.asked();
  });

  it(
    'keeps the room of its board on a phone within a step, and does not turn it',
    { timeout: 120_000 },
    async () => {
      const page = await here.visit('learn/tigris', { phone: true, settings: SETTINGS });
      const learner = new Learner(page);
      const { lesson } = firstStep('tigris', ({ solution: { length } }) => length > 1);
      await learner.open('tigris', lesson.name);
      const rooms = new Set();
      let looks = 0;
      const look = async () => {
        const seen = await page.evaluate(() => {
          if (document.querySelector('.teacher .row')) return null;
          const { top, bottom } = document.querySelector('section.ground').getBoundingClientRect();
          return [top, bottom, document.querySelector('.ground svg.board').getAttribute('viewBox')].join(' ');
        });
        if (seen !== null) rooms.add(seen);
        return seen === null || ++looks > 30;
      };
      await new Clicker(page, { seed: 3, tap: true }).play({ done: look, timeout: 30_000 });
      assert.ok(looks > 2);
      assert.deepEqual([...rooms], [...rooms].slice(0, 1));
    },
  );

  const erring = TAUGHT.filter((game) =>
    firstStep(game, ({ mistakes: [one] = [] }) => one?.example.length === 1),
  );
  for (const game of erring) {
    it(`answers a mistake in ${game}, and shows the way after two`, { timeout: 120_000 }, async () => {
      const { lesson, step } = firstStep(game, ({ mistakes: [one] = [] }) => one?.example.length === 1);
      const [mistake] = step.mistakes;
      const words = wordsOf(game);
      const id = `lesson-${game}-${lesson.name}-${step.name}`;
      const page = await here.visit(`learn/${game}`, { settings: SETTINGS });
      await page.locator('[data-do="go-on"]').waitFor();
      const learner = new Learner(page);
      await learner.open(game, lesson.name);
      for (const misses of [1, 2]) {
        assert.equal(await learner.play(mistake.example[0]), 'missed');
        await teacher(page)
          .getByText(words.get(`${id}-${mistake.name}`), { exact: true })
          .waitFor();
        await heard(page, words.get(`${id}-${mistake.name}`));
        await heard(page, words.get(`${id}-goal`));
        assert.equal(await page.locator('[data-do="show"]').count(), misses - 1);
        if (misses === 1) {
          assert.deepEqual(await faults(page, `a miss in ${game}`), []);
          await page.locator('[data-do="again"]').click();
          await learner.asked();
          learner.back();
          await teacher(page).getByText(words.get(id), { exact: true }).first().waitFor();
        }
      }
      await page.locator('[data-do="show"]').click();
      await page.locator('.sentence .hinted').waitFor();
      learner.back();
      for (const action of step.solution) await learner.play(action);
      assert.equal(await learner.outcome(), 'goal');
      assert.deepEqual(await faults(page, `a goal in ${game}`), []);
    });
  }

  it('answers anything else with what happened and the goal, and can be undone', async () => {
    const page = await here.visit(`learn/${TAUGHT[0]}`, { settings: SETTINGS });
    await page.locator('[data-do="go-on"]').waitFor();
    const learner = new Learner(page);
    const generic = teacher(page).getByText('That does not reach the goal', { exact: false });
    // In some steps every other action is a typical mistake.
    let found = null;
    const steps = TAUGHT.flatMap((game) =>
      lessonsOf(game).map((lesson) => ({ game, lesson, step: lesson.steps[0] })),
    );
    for (const { game, lesson, step } of steps.filter((one) => one.step.actions === 1)) {
      await learner.open(game, lesson.name);
      const others = (await learner.legal()).filter((text) => text !== step.solution[0]);
      for (const text of [...others.slice(-6), ...others.slice(0, 6)]) {
        if ((await learner.play(text)) === 'missed' && (await generic.first().isVisible()))
          found = { game, lesson, step };
        if (found) break;
        await page.keyboard.press('u');
        await page.locator('.teacher .row').waitFor({ state: 'detached' });
        learner.back();
      }
      if (found) break;
    }
    assert.ok(found, 'some action is neither the goal nor a typical mistake');
    assert.ok((await page.locator('.teacher .log li').count()) > 0, 'it says what happened');
    await page.locator('[data-do="undo"]').click();
    await page.locator('.teacher .row').waitFor({ state: 'detached' });
    const { game, lesson, step } = found;
    await teacher(page)
      .getByText(wordsOf(game).get(`lesson-${game}-${lesson.name}-${step.name}`), { exact: true })
      .first()
      .waitFor();
  });

  it('shows goal, board and pieces in every window', { timeout: 120_000 }, async () => {
    const page = await here.visit('learn', { settings: SETTINGS });
    await page.locator('.games a').first().waitFor();
    const learner = new Learner(page);
    for (const game of TAUGHT) {
      await learner.open(game, lessonsOf(game)[0].name);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const where = `${game} at ${width} × ${height}`;
        const { boxes, inner } = await page.evaluate(async () => {
          // Two frames: media queries, and what follows from them.
          for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
          const box = (element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return { name: element.className, left, top, right, bottom };
          };
          const parts = ['.sentence', '.ground', '.teacher', 'section.tray', '.bar'];
          const shown = parts.flatMap((part) => [...document.querySelectorAll(`.table ${part}`)].slice(0, 1));
          return { boxes: shown.map(box), inner: box(document.querySelector('.teacher .goal')) };
        });
        const teacher = boxes.find(({ name }) => name.includes('teacher'));
        assert.ok(inner.top >= teacher.top && inner.bottom <= teacher.bottom + 1, `${where}: the goal`);
        for (const [at, one] of boxes.entries()) {
          const { name, left, top, right, bottom } = one;
          assert.ok(left >= 0 && top >= 0 && right <= width + 1 && bottom <= height + 1, `${where}: ${name}`);
          for (const other of boxes.slice(at + 1)) {
            const across = Math.min(right, other.right) - Math.max(left, other.left);
            const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
            assert.ok(across <= 1 || down <= 1, `${where}: ${name} covers ${other.name}`);
          }
        }
        const { right, left, bottom, top } = boxes.find(({ name }) => name.includes('ground'));
        const share = ((right - left) * (bottom - top)) / (width * height);
        assert.ok(share >= ROOM, `${where}: the board has ${Math.round(share * 100)} %`);
      }
    }
  });

  it('opens no card under a mouse that rests where the button was', { timeout: 120_000 }, async () => {
    for (const game of TAUGHT) {
      // A page of its own: where the mouse is, is not known yet.
      const page = await here.visit(`learn/${game}`, { settings: SETTINGS });
      await page.locator('[data-do="go-on"]').click();
      await new Learner(page).asked();
      await page.waitForTimeout(900);
      assert.equal(await page.locator('.info-card').count(), 0, game);
      await page.locator('.column [data-seat] [data-info]').first().hover();
      await page.locator('.info-card').waitFor();
    }
  });

  it('goes on in the middle of a game to its end', async () => {
    const game = TAUGHT.find((one) => lessonsOf(one).some(({ steps }) => steps[0].solution === undefined));
    const lesson = lessonsOf(game).find(({ steps }) => steps[0].solution === undefined);
    const page = await here.visit(`learn/${game}`, { settings: SETTINGS });
    await page.locator('[data-do="go-on"]').waitFor();
    const learner = new Learner(page);
    await learner.open(game, lesson.name);
    const [first] = await learner.legal();
    await learner.play(first);
    const legal = await learner.legal();
    await page.reload();
    await learner.asked();
    assert.deepEqual(await learner.legal(), legal);
    // And begins again if that is wanted.
    await page.locator('[data-do="restart"]').click();
    await page.locator('[data-do="restart"]').waitFor({ state: 'detached' });
    assert.equal((await learner.legal())[0], first);
  });

  it('goes on where it was left', async () => {
    const [game] = TAUGHT;
    const [lesson] = lessonsOf(game);
    const words = wordsOf(game);
    const page = await here.visit(`learn/${game}`, { settings: SETTINGS });
    await page.locator('[data-do="go-on"]').waitFor();
    const learner = new Learner(page);
    await learner.open(game, lesson.name);
    for (const action of lesson.steps[0].solution) await learner.play(action);
    assert.equal(await learner.outcome(), 'goal');
    await page.reload();
    const second = `lesson-${game}-${lesson.name}-${lesson.steps[1].name}`;
    await teacher(page)
      .getByText(words.get(`${second}-goal`), { exact: true })
      .first()
      .waitFor();
    await go(page, `learn/${game}`);
    await page.getByText(`1 of ${lesson.steps.length} steps done`).waitFor();
    // There is no such lesson.
    await go(page, `learn/${game}/nowhere`);
    await page.getByRole('heading', { name: 'There is no such lesson' }).waitFor();
  });
});

describe('the pages of lessons', () => {
  it('are accessible, and speak Czech and Polish', { timeout: 120_000 }, async () => {
    const [game] = TAUGHT;
    const [lesson] = lessonsOf(game);
    const page = await here.visit('learn', { settings: SETTINGS });
    await page
      .locator('.games a')
      .nth(TAUGHT.length - 1)
      .waitFor();
    assert.deepEqual(await faults(page, 'learn'), []);
    for (const language of ['cs', 'pl']) {
      const words = wordsOf(game, language);
      await go(page, `learn/${game}`);
      await page.locator('header select').selectOption(language);
      await page
        .getByText(words.get(`lesson-${game}-${lesson.name}`), { exact: true })
        .first()
        .waitFor();
      assert.deepEqual(await faults(page, `lessons in ${language}`), []);
      await page.locator(`a[href="#/learn/${game}/${lesson.name}"].title`).click();
      const id = `lesson-${game}-${lesson.name}-${lesson.steps[0].name}`;
      await teacher(page).getByText(words.get(id), { exact: true }).first().waitFor();
      assert.doesNotMatch(await page.locator('main').innerText(), /\[[a-z]+-[a-z-]+\]/);
      assert.deepEqual(await faults(page, `a lesson in ${language}`), []);
    }
  });
});

describe('a first visit', () => {
  const card = (page, game) => page.locator('.game', { has: page.locator(`a[href="#/learn/${game}"]`) });
  const playNow = (page, game) =>
    card(page, game)
      .getByRole('button', { name: /Play now/ })
      .click();
  const way = (page, name) => page.getByRole('dialog').locator(`[data-do="${name}"]`);

  it('is asked once about each game, and kindly', { timeout: 120_000 }, async () => {
    const page = await here.visit('', { asked: true, settings: SETTINGS });
    const [one, two, three = one] = TAUGHT;
    await playNow(page, one);
    await page.getByRole('dialog', { name: /Do you know/ }).waitFor();
    assert.deepEqual(await faults(page, 'first visit'), []);
    await way(page, 'lessons').click();
    await page.locator('[data-do="go-on"]').waitFor();
    assert.equal(new URL(page.url()).hash, `#/learn/${one}`);

    // A first game: two players, the first level, and a coach.
    await go(page, '');
    await playNow(page, two);
    await way(page, 'coached').click();
    await page.locator('.table').waitFor();
    const id = new URL(page.url()).hash.split('/')[2];
    assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem('shinar-coached'))), [id]);
    assert.equal(await page.locator('.column [data-seat]').count(), 2);
    await page.locator('.column .level').getByText('level 2').waitFor();

    // Whoever does not want to say is not asked again.
    await go(page, '');
    await page.evaluate(() => localStorage.removeItem('shinar-asked'));
    await playNow(page, three);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).hash, '#/');
    await page.reload();
    await playNow(page, three);
    await page.locator('.table').waitFor();
  });

  it('is not asked about a game that was played before', async () => {
    const page = await here.visit('', { asked: true, settings: SETTINGS });
    const [game] = TAUGHT;
    await playNow(page, game);
    await way(page, 'straight').click();
    await page.locator('.table').waitFor();
    await page.evaluate(() => localStorage.removeItem('shinar-asked'));
    await go(page, '');
    await page.locator('.mine').waitFor();
    await playNow(page, game);
    await page.locator('.table').waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
  });
});
