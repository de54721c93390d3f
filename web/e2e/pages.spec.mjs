// All pages: in three languages, light and dark, with screen readers, and when there is nothing to show.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faults } from './axe.mjs';
import { Clicker, offers } from './clicker.mjs';
import { examplesOf, GAMES } from '../scripts/games.mjs';
import { sitDown, sleep, world } from './world.mjs';

const here = world();
const PAGES = [
  '',
  'new',
  'rules',
  'rules/babylonia',
  'rules/babylonia?id=BAB-C3',
  'settings',
  'account',
  'about',
  'board',
  'device',
  'nowhere',
  'table/vanished',
];

const EXAMPLES = GAMES.map((game) => `rules/${game}?example=${examplesOf(game)[0]}`);

async function open(page, hash) {
  await page.evaluate((to) => (location.hash = `#/${to}`), hash);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.locator('h1, .table').first().waitFor();
  if (hash.includes('example=')) await page.locator('.example .board, .example .plan').first().waitFor();
  await sleep(200);
}

describe('axe finds nothing serious', () => {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, hashes] of Object.entries({ pages: PAGES, examples: EXAMPLES })) {
      it(`on the ${name}, ${colorScheme}`, { timeout: 180_000 }, async () => {
        const page = await here.visit('', { colorScheme });
        const found = [];
        for (const hash of hashes) {
          await open(page, hash);
          found.push(...(await faults(page, hash || 'home')));
        }
        assert.deepEqual(found, []);
      });
    }
    for (const game of GAMES) {
      it(`at a table of ${game}, ${colorScheme}`, { timeout: 180_000 }, async () => {
        const page = await here.visit('', { colorScheme });
        await sitDown(page, game);
        await page.waitForSelector('.table[data-state="asked"]');
        const clicker = new Clicker(page, { seed: 9 });
        await clicker.play({ done: (now) => clicker.clicks > 5 && now.state === 'asked' && now.places > 0 });
        const found = await faults(page, game);
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        found.push(...(await faults(page, `keys of ${game}`)));
        assert.deepEqual(found, []);
      });
    }
  }
});

describe('every language', () => {
  const WORDS = {
    en: { lang: 'en', home: /Play now/, turn: /Your turn/ },
    cs: { lang: 'cs', home: /Hrát hned|Hrát/, turn: /Jste na tahu|na tahu/i },
    pl: { lang: 'pl', home: /Zagraj|Graj/, turn: /Twoja tura|tura/i },
  };
  for (const [locale, words] of Object.entries(WORDS)) {
    it(`${locale} is used everywhere`, { timeout: 180_000 }, async () => {
      const page = await here.visit('', { locale });
      await page.locator('.game .main').first().waitFor();
      assert.equal(await page.getAttribute('html', 'lang'), words.lang);
      assert.match(await page.locator('.game .main').first().innerText(), words.home);
      const others = Object.keys(WORDS).filter((one) => one !== locale);
      for (const game of GAMES) {
        await sitDown(page, game);
        await page.waitForSelector('.table[data-state="asked"]');
        assert.match(await page.locator('.sentence p').innerText(), words.turn);
        // A missing message would show as its id.
        const text = await page.locator('.table').innerText();
        assert.doesNotMatch(text, /\b(bab|tne|amy|bbl|sentence|tab|key)-[a-z]+-?[a-z]*\b/);
      }
      // The language can be switched, and the choice is kept.
      await open(page, 'settings');
      await page.locator(`label:has(input[value="${others[0]}"])`).click();
      await page.waitForFunction((lang) => document.documentElement.lang === lang, others[0]);
      await page.reload();
      await page.waitForFunction((lang) => document.documentElement.lang === lang, others[0]);
    });
  }
});

describe('worked examples', () => {
  for (const game of GAMES) {
    it(`of ${game} can be played`, { timeout: 400_000 }, async () => {
      const page = await here.visit(`rules/${game}`);
      const buttons = page.locator('[aria-expanded]');
      await buttons.first().waitFor();
      const count = await buttons.count();
      assert.ok(count >= 8);
      for (let at = 0; at < count; at++) {
        await buttons.nth(at).click();
        await page.locator('.example > .ground [data-place]').first().waitFor();
        const name = await page.locator('.example').getAttribute('data-example');
        assert.match(page.url(), new RegExp(`example=${name}$`));
        const clicker = new Clicker(page, { seed: 1 });
        for (let attempt = 0; attempt < 40 && (await page.locator('.verdict').count()) === 0; attempt++)
          await clicker.step(await offers(page));
        // The events are shown with the rules behind them; then Undo goes back, and the hint shows the solution.
        assert.ok((await page.locator('.events li').count()) > 0, `${game}, ${name}`);
        assert.match(await page.locator('.events small').first().innerText(), /^[A-Z]{3}-\S+ .{10}/);
        await page.click('[data-do="undo"]');
        await page.locator('.verdict').waitFor({ state: 'detached' });
        await page.click('[data-do="hint"]');
        await page.locator('.hinted').waitFor();
      }
    });
  }

  it('link to their rules, and rules to their examples', async () => {
    const page = await here.visit('rules/babylonia?id=BAB-C5');
    const rule = page.locator('[id="BAB-C5"]');
    await rule.getByRole('link', { name: 'Points for city tiles' }).click();
    const example = page.locator('#example-tiles');
    await example.locator('.example').waitFor();
    const comesIntoView = (id) =>
      page.waitForFunction((of) => {
        const { top } = document.getElementById(of).getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }, id);
    await comesIntoView('example-tiles');
    // The focus moves to the example; closing it removes it from the address.
    assert.ok(
      await example.getByRole('button', { name: 'Close' }).evaluate((one) => one === document.activeElement),
    );
    await example.getByRole('link', { name: 'BAB-C4' }).click();
    await comesIntoView('BAB-C4');
    assert.equal(await page.locator('.example').count(), 0);
    // A search that would hide the example is cleared.
    await page.locator('input[type="search"]').fill('BAB-C1');
    await page.getByRole('link', { name: 'A city is surrounded' }).click();
    await page.locator('#example-city .example').waitFor();
    await comesIntoView('example-city');
    assert.equal(await page.locator('input[type="search"]').inputValue(), '');
  });

  it('can be played with the keyboard alone', async () => {
    const page = await here.visit('rules/babylonia?example=city');
    await page.locator('.example .board').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
    for (let attempt = 0; attempt < 30 && (await focused()) === null; attempt++)
      await page.keyboard.press('Tab');
    const places = new Set([await focused()]);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
      await page.keyboard.press(key);
      places.add(await focused());
    }
    assert.ok(places.size > 3 && !places.has(null), [...places].join(' '));
    await page.keyboard.press('Enter');
    await page.locator('.verdict').waitFor();
    await page.keyboard.press('u');
    await page.locator('.verdict').waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await page.locator('.hinted').waitFor();
    // Typing into the search triggers no shortcuts.
    await page.locator('input[type="search"]').fill('');
    await page.locator('input[type="search"]').pressSequentially('+0u');
    assert.equal(await page.locator('input[type="search"]').inputValue(), '+0u');
  });

  it('let one finger and the wheel scroll the page', async () => {
    for (const game of GAMES) {
      const page = await here.visit(`rules/${game}?example=${examplesOf(game)[0]}`, { phone: true });
      const ground = page.locator('.example > .ground');
      await ground.locator('[data-place]').first().waitFor();
      await sleep(300);
      const client = await page.context().newCDPSession(page);
      const now = () =>
        page.evaluate(() => ({
          scroll: scrollY,
          drawing: document.querySelector('.example .drawing').style.transform,
        }));
      const middle = async () => {
        const box = await ground.boundingBox();
        return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      };
      const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
      const swipe = async (distance) => {
        const { x, y } = await middle();
        await touch('touchStart', [{ x, y }]);
        for (let step = 1; step <= 10; step++) {
          await touch('touchMove', [{ x, y: y + (distance * step) / 10 }]);
          await sleep(20);
        }
        await touch('touchEnd', []);
        // The page may keep scrolling for a moment.
        for (let last = -1; last !== (await now()).scroll; await sleep(150)) last = (await now()).scroll;
      };
      assert.equal(await page.evaluate(() => innerWidth), 390, `the page of ${game} is too wide`);
      const start = await now();
      await swipe(-200);
      const scrolled = await now();
      assert.ok(scrolled.scroll > start.scroll + 100, `${game}: ${scrolled.scroll} after ${start.scroll}`);
      assert.equal(scrolled.drawing, start.drawing, game);
      assert.equal(await page.locator('.verdict, [data-do="confirm"]').count(), 0, 'a swipe chooses nothing');

      // Two fingers zoom the drawing without scrolling the page.
      await swipe(200);
      const before = await now();
      const { x, y } = await middle();
      const fingers = (apart) => [
        { x: x - apart, y, id: 0 },
        { x: x + apart, y, id: 1 },
      ];
      await touch('touchStart', fingers(30));
      for (const apart of [40, 50, 60, 70]) await touch('touchMove', fingers(apart));
      await touch('touchEnd', []);
      const zoomed = await now();
      assert.equal(zoomed.scroll, before.scroll, game);
      assert.ok(Number(/scale\(([\d.]+)\)/.exec(zoomed.drawing)?.[1]) > 1.5, `${game}: ${zoomed.drawing}`);
      // Even then one finger scrolls the page.
      await swipe(-150);
      assert.ok((await now()).scroll > zoomed.scroll + 80, game);
      assert.equal((await now()).drawing, zoomed.drawing, game);
      await page.context().close();
    }
    const page = await here.visit('rules/babylonia?example=city');
    await page.locator('.example .board').hover();
    const start = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction((from) => scrollY > from + 100, start);
  });

  it('can be played by tapping', async () => {
    const page = await here.visit('rules/babylonia?example=city', { phone: true });
    await page.locator('.example .board').waitFor();
    // A tap plays at once, as at a table.
    await page.locator('[data-place="6,6"]').tap();
    await page.locator('.verdict.right').waitFor();
  });
});

describe('navigation', () => {
  it('starts a new page at its top, and restores the position on going back', async () => {
    const page = await here.visit('rules/tigris');
    await page.getByText('TNE-D03').first().waitFor();
    await page.evaluate(() => scrollTo(0, 3000));
    await page.waitForFunction(() => scrollY > 2000);
    await page.evaluate(() => document.querySelector('header a[href="#/settings"]').click());
    await page.locator('.segments').first().waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 3000);
    await page.goForward();
    await page.locator('.segments').first().waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  it('accepts an address without the hash', async () => {
    const page = await here.visit('');
    await page.goto(`${here.server.address}/rules/amyitis`);
    await page.locator('h1').filter({ hasText: 'Amyitis' }).waitFor();
  });
});

describe('missing things', () => {
  it('are there again once an old page has become the new one', async () => {
    const page = await here.visit('');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A new version has been installed: parts of the old one are gone.
    let loads = 0;
    await page.route('**/assets/Settings-*', (route) =>
      loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route(
      (url) => url.pathname === '/',
      (route) => {
        if (route.request().resourceType() === 'document') {
          loads++;
          return route.continue();
        }
        return route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="./new.js"></script>',
        });
      },
    );
    await page.evaluate(() => (location.hash = '#/settings'));
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    assert.equal(loads, 1);
  });

  it('are reported for an unknown page and a vanished table', async () => {
    const page = await here.visit('nowhere');
    await page.locator('h1').waitFor();
    await open(page, 'table/vanished');
    await page.getByText('Home').first().waitFor();
    await open(page, 'replay/vanished');
    await page.getByRole('alert').waitFor();
  });

  it('include a private table for a visitor without the code', async () => {
    const host = await here.visit('');
    const { id } = await sitDown(host, 'babylon');
    const stranger = await here.visit(`table/${id}`);
    await stranger.locator('h1').waitFor();
    assert.equal(await stranger.locator('.table').count(), 0);
  });
});
