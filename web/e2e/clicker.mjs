// Plays any game by clicking what glows, like a player who does not know the rules.

import assert from 'node:assert/strict';
import { sleep } from './world.mjs';

/** A seeded random generator, for the same numbers in every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Selectors of what can be clicked, by meaning. */
const OFFERS = {
  places: '[data-place].is-legal',
  things: '[data-thing].is-legal:not(.is-chosen)',
  chosen: '[data-thing].is-chosen',
  commands: '[data-do="command"]:not(:disabled)',
  vary: '[data-do="vary"], .trial .pick',
  picks: '.picks [aria-pressed]',
  confirm: '[data-do="confirm"]',
  end: '[data-do="end"]:not(:disabled)',
  undo: '[data-do="undo"]:not(:disabled)',
};

/** The state of the table, and how many of each offer there are. */
export function offers(page) {
  return page.evaluate((selectors) => {
    const state = document.querySelector('.table')?.dataset.state ?? 'none';
    const dialog = document.querySelector('dialog[open]') !== null;
    const count = (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.closest('[inert]') === null).length;
    const counts = Object.entries(selectors).map(([name, selector]) => [name, count(selector)]);
    return { state, dialog, ...Object.fromEntries(counts) };
  }, OFFERS);
}

/** A point on the screen where a click hits one of the offered elements; null if the element is gone. */
function reach(page, kind, index) {
  return page.evaluate(
    ([selector, number]) => {
      const element = [...document.querySelectorAll(selector)].filter(
        (one) => one.closest('[inert]') === null,
      )[number];
      if (!element) return null;
      const id = element.dataset.place ?? element.dataset.thing ?? element.textContent.trim();
      const visible = element.getBoundingClientRect();
      if (visible.bottom > innerHeight || visible.right > innerWidth || visible.top < 0)
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      const spots = [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.5, 0.75],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.1, 0.1],
        [0.9, 0.9],
      ];
      for (const [across, down] of spots) {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && hit.closest('[data-place],[data-thing],button') === element) return { id, x, y };
      }
      return { id, hidden: true };
    },
    [OFFERS[kind], index],
  );
}

export class Clicker {
  clicks = 0;
  undone = 0;
  /** Offers that a click could not reach, with how often. */
  hidden = new Map();

  /** `around`: what to do around every click, which it must perform. */
  constructor(page, { seed = 1, tap = false, around = (click) => click() } = {}) {
    this.page = page;
    this.roll = dice(seed);
    this.tap = tap;
    this.around = around;
  }

  /** Clicks a random one of a kind. */
  async press(kind, count) {
    const at = await reach(this.page, kind, this.roll(count));
    if (at === null) return;
    if (at.hidden) {
      // It may still be moving, or be gone because another player decided.
      this.hidden.set(at.id, (this.hidden.get(at.id) ?? 0) + 1);
      await sleep(60);
      return;
    }
    this.clicks++;
    await this.around(() =>
      this.tap ? this.page.touchscreen.tap(at.x, at.y) : this.page.mouse.click(at.x, at.y),
    );
  }

  /** One click towards a decision; returns whether there was anything to click. */
  async step(now) {
    // Undoes a decision once in a while.
    const regrets = now.end > 0 && now.undo > 0 && this.undone < 3 && this.roll(12) === 0;
    let kind = null;
    if (regrets) {
      this.undone++;
      kind = 'undo';
    } else if (now.end > 0) kind = 'end';
    else if (now.confirm > 0) kind = now.vary > 0 && this.roll(2) === 0 ? 'vary' : 'confirm';
    else {
      const ways = [
        ...(now.places > 0 ? ['places', 'places', 'places'] : []),
        ...(now.things > 0 && (now.chosen === 0 || now.places === 0 || this.roll(4) === 0)
          ? ['things', 'things']
          : []),
        ...(now.commands > 0 && (now.places === 0 || this.roll(5) === 0) ? ['commands'] : []),
      ];
      kind = ways[this.roll(ways.length)] ?? null;
    }
    if (kind === null) return false;
    await this.press(kind, now[kind]);
    return true;
  }

  /** Plays until `done` returns true or the result is shown. */
  async play({ done = () => false, timeout = 30_000 } = {}) {
    let last = Date.now();
    for (;;) {
      const now = await offers(this.page);
      if (now.dialog && now.state === 'over') return now;
      if (await done(now)) return now;
      assert.ok(!now.dialog, 'a dialog is in the way');
      if (now.state === 'asked' && (await this.step(now))) {
        last = Date.now();
        continue;
      }
      assert.ok(
        Date.now() - last < timeout,
        `there is nothing left to click: ${JSON.stringify(now)}; ${this.clicks} clicks so far`,
      );
      await sleep(15);
    }
  }
}
