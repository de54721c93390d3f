// All pages: in three languages, light and dark, for screen readers, and when there is nothing to show.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { Hand, offers } from './hand.mjs';
import { GAMES, sitDown, sleep, world } from './world.mjs';

const here = world();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  '',
  'new',
  'rules',
  'rules/babylonia',
  'settings',
  'account',
  'about',
  'nowhere',
  'table/vanished',
];

/** What axe finds that would keep somebody from playing. */
async function faults(page, where) {
  await page.evaluate(AXE);
  return page.evaluate(async (name) => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    // Axe does not know what a drawn text lies on, and takes the words on two cards for one.
    const blind = ['color-contrast', 'label-content-name-mismatch'];
    const drawn = (id, node) =>
      blind.includes(id) && document.querySelector(node.target[0])?.closest('svg') instanceof SVGElement;
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.filter((node) => !drawn(id, node)).map((node) => [id, node]))
      .map(([id, node]) => `${name}: ${id}: ${node.html.slice(0, 200)}`);
  }, where);
}

async function open(page, hash) {
  await page.evaluate((to) => (location.hash = `#/${to}`), hash);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.locator('h1, .table').first().waitFor();
  await sleep(200);
}

describe('axe finds nothing serious', () => {
  for (const colorScheme of ['light', 'dark']) {
    it(`on the pages, ${colorScheme}`, { timeout: 180_000 }, async () => {
      const page = await here.visit('', { colorScheme });
      const found = [];
      for (const hash of PAGES) {
        await open(page, hash);
        found.push(...(await faults(page, hash || 'home')));
      }
      assert.deepEqual(found, []);
    });
    for (const game of GAMES) {
      it(`at a table of ${game}, ${colorScheme}`, { timeout: 180_000 }, async () => {
        const page = await here.visit('', { colorScheme });
        await sitDown(page, game);
        await page.waitForSelector('.table[data-state="asked"]');
        const hand = new Hand(page, { seed: 9 });
        await hand.play({ done: (now) => hand.clicks > 5 && now.state === 'asked' && now.places > 0 });
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
    it(`${locale} is spoken everywhere`, { timeout: 180_000 }, async () => {
      const page = await here.visit('', { locale });
      await page.locator('.game .main').first().waitFor();
      assert.equal(await page.getAttribute('html', 'lang'), words.lang);
      assert.match(await page.locator('.game .main').first().innerText(), words.home);
      const others = Object.keys(WORDS).filter((one) => one !== locale);
      for (const game of GAMES) {
        await sitDown(page, game);
        await page.waitForSelector('.table[data-state="asked"]');
        assert.match(await page.locator('.sentence p').innerText(), words.turn);
        // A word that is missing is shown by its id.
        const text = await page.locator('.table').innerText();
        assert.doesNotMatch(text, /\b(bab|tne|amy|bbl|sentence|tab|key)-[a-z]+-?[a-z]*\b/);
      }
      // Another language is one click away, and stays.
      await open(page, 'settings');
      await page.check(`input[value="${others[0]}"]`);
      await page.waitForFunction((lang) => document.documentElement.lang === lang, others[0]);
      await page.reload();
      await page.waitForFunction((lang) => document.documentElement.lang === lang, others[0]);
    });
  }
});

describe('worked examples', () => {
  for (const game of GAMES) {
    it(`of ${game} can be played`, { timeout: 180_000 }, async () => {
      const page = await here.visit(`rules/${game}`);
      const buttons = page.locator('[aria-expanded]');
      await buttons.first().waitFor();
      assert.ok((await buttons.count()) >= 3);
      for (let at = 0; at < (await buttons.count()); at++) {
        await buttons.nth(at).click();
        await page.locator('.example .board').first().waitFor();
        const hand = new Hand(page, { seed: 1 });
        for (let tries = 0; tries < 40 && (await page.locator('.verdict').count()) === 0; tries++)
          await hand.step(await offers(page));
        // What happened is told with the rule behind it; then the question can be asked again, and the answer.
        assert.ok((await page.locator('.told li').count()) > 0, `${game}, example ${at}`);
        assert.match(await page.locator('.told small').first().innerText(), /^[A-Z]{3}-\S+ .{10}/);
        await page.click('[data-do="undo"]');
        await page.locator('.verdict').waitFor({ state: 'detached' });
        await page.click('[data-do="hint"]');
        await page.locator('.hinted').waitFor();
      }
    });
  }
});

describe('when something is not there', () => {
  it('an unknown page and a vanished table say so', async () => {
    const page = await here.visit('nowhere');
    await page.locator('h1').waitFor();
    await open(page, 'table/vanished');
    await page.getByText('Home').first().waitFor();
    await open(page, 'replay/vanished');
    await page.getByRole('alert').waitFor();
  });

  it('somebody without the code does not get in', async () => {
    const host = await here.visit('');
    const { id } = await sitDown(host, 'babylon');
    const stranger = await here.visit(`table/${id}`);
    await stranger.locator('h1').waitFor();
    assert.equal(await stranger.locator('.table').count(), 0);
  });
});
