// Plays lessons in the page, action by action: by clicking the board where that is possible, and otherwise in the list of actions.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The words of a game's lessons in a language, by their ids. */
export function wordsOf(game, language = 'en') {
  const file = new URL(`../../locales/${language}/lessons-${game}.ftl`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  // As they are on a wide screen, where no board is turned.
  const said = (id) => bundle.formatPattern(bundle.getMessage(id).value, { turned: 'no' }, []);
  return new Map([...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => [id, said(id)]));
}

const OUTCOME = '.teacher .row';

export class Learner {
  /** How many actions were clicked on the board, and how many in the list. */
  board = 0;
  list = 0;
  /** The legal actions, in the page's order, of every position that the page was told about since the step began. */
  #known = [];
  #reading = [];
  /** The legal actions at the start of the step. */
  #start = { legal: [] };

  constructor(page) {
    this.page = page;
    page.on('response', (response) => {
      if (!/\/api\/games\/\w+\/try$/.test(response.url()) || !response.ok()) return;
      const plan = response.request().postDataJSON();
      // Previews and reasons ask about what has not happened.
      if (!plan.chance) return;
      const known = { legal: [] };
      this.#known.push(known);
      const read = ({ legal }) => (known.legal = legal.map(({ text }) => text));
      // A page that is closed takes its last answers along.
      this.#reading.push(response.json().then(read, () => undefined));
    });
  }

  /** Opens a lesson of a game, and waits for its first decision. */
  async open(game, lesson) {
    await this.page.evaluate((to) => (location.hash = `#/learn/${to}`), `${game}/${lesson}`);
    await this.asked(wordsOf(game).get(`lesson-${game}-${lesson}`));
    this.#start = this.#known.at(-1);
  }

  /** Waits until the learner is to decide; in a lesson with a certain title, if there is one. */
  async asked(title = null) {
    await this.page.waitForFunction(
      (wanted) =>
        document.querySelector('.table')?.dataset.state === 'asked' &&
        (wanted === null || document.querySelector('.teacher strong')?.textContent === wanted),
      title,
    );
  }

  /** What is said when a step has ended: `goal` or `missed`; null while it goes on. */
  async outcome() {
    await this.asked();
    if ((await this.page.locator(OUTCOME).count()) === 0) return null;
    return (await this.page.locator('.teacher.won').count()) > 0 ? 'goal' : 'missed';
  }

  /** Carries out an action, and waits until the learner is to decide again or the step has ended. */
  async play(text) {
    await this.asked();
    const at = await this.numberOf(text);
    const tab = this.page.locator('#tab-actions');
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    const button = this.page.locator('#tab-panel li button').nth(at);
    const place = await button.evaluate((one) => {
      const span = one.querySelector('.unseen');
      const label = [...one.childNodes].filter((node) => node !== span).map((node) => node.textContent);
      return { id: span?.textContent ?? null, label: label.join('').trim() };
    });
    if (place.id !== null && (await this.#onBoard(place))) this.board++;
    else {
      await button.click();
      this.list++;
    }
    return this.outcome();
  }

  /** The place of an action in the list. */
  async numberOf(text) {
    for (let attempt = 0; attempt < 100; attempt++) {
      // oxlint-disable-next-line no-await-in-loop -- the page's answer may still be on its way here
      await Promise.all(this.#reading);
      const at = this.#known.at(-1)?.legal.indexOf(text) ?? -1;
      const shown = await this.page.locator('.table').evaluate((table) => table.dataset.state);
      if (at >= 0 && shown === 'asked') return at;
      await this.page.waitForTimeout(30);
    }
    return assert.fail(`${text} is not among the ${this.#known.at(-1)?.legal.length} legal actions`);
  }
  /** The legal actions now, as text. */
  async legal() {
    await this.asked();
    await Promise.all(this.#reading);
    return this.#known.at(-1).legal;
  }
  /** The step is again at its start, after a decision was taken back. */
  back() {
    this.#known.push(this.#start);
  }

  /** Clicks a place, and the wanted one of what can be done there; returns whether that was possible. */
  async #onBoard({ id, label }) {
    await this.page.keyboard.press('Escape');
    const at = await this.page.evaluate((place) => {
      for (const element of document.querySelectorAll(`.ground [data-place="${CSS.escape(place)}"]`)) {
        if (!element.matches('.is-legal, .is-reachable')) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y)?.closest('[data-place],[data-thing],button');
        if (hit === element) return { x, y };
      }
      return null;
    }, id);
    if (at === null) return false;
    await this.page.mouse.click(at.x, at.y);
    // A place with a single action is played at once.
    const confirm = this.page.locator('[data-do="confirm"]');
    if ((await confirm.count()) === 0) return true;
    const variants = this.page.locator('[data-do="vary"]');
    const labels = (await variants.allTextContents()).map((text) => text.trim());
    if (labels.filter((text) => text === label).length !== 1) {
      await this.page.keyboard.press('Escape');
      return false;
    }
    await variants.nth(labels.indexOf(label)).click();
    await confirm.click();
    return true;
  }
}
