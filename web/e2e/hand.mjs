// A hand that can play every game: it clicks what glows, as somebody would who does not know the rules.

import assert from 'node:assert/strict';
import { sleep } from './world.mjs';

/** The same numbers in every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** What can be done now, each with a point of the screen where a click really meets it. */
export function offers(page) {
  return page.evaluate(() => {
    const table = document.querySelector('.table');
    const state = table?.dataset.state ?? 'none';
    if (document.querySelector('dialog[open]')) return { state, dialog: true };
    const meets = (element, x, y) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (element.contains(hit) || hit.closest('[data-place],[data-thing],button') === element)
      );
    };
    const reach = (element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return null;
      for (const [across, down] of [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.5, 0.75],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.15, 0.15],
        [0.85, 0.85],
      ]) {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        if (meets(element, x, y)) return { x, y };
      }
      return null;
    };
    const all = (selector, name) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        id: element.dataset[name],
        at: reach(element),
      }));
    const bar = (name) => all(`[data-do="${name}"]:not(:disabled)`, 'do');
    return {
      state,
      dialog: false,
      places: all('[data-place].is-legal', 'place'),
      others: all('[data-place].is-reachable', 'place'),
      things: all('[data-thing].is-legal:not(.is-chosen)', 'thing'),
      chosen: all('[data-thing].is-chosen', 'thing'),
      commands: bar('command'),
      vary: [...bar('vary'), ...all('.trial .pick', 'do')],
      confirm: bar('confirm'),
      end: bar('end'),
      undo: bar('undo'),
    };
  });
}

export class Hand {
  clicks = 0;
  undone = 0;
  /** Legal things that no click could reach, by id. */
  unreachable = new Map();

  constructor(page, { seed = 1, tap = false } = {}) {
    this.page = page;
    this.roll = dice(seed);
    this.tap = tap;
  }

  async press({ at }) {
    this.clicks++;
    if (this.tap) await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  #pick(offered) {
    const met = offered.filter((one) => one.at !== null);
    return met.length === 0 ? null : met[this.roll(met.length)];
  }

  /** One click towards a decision; tells whether there was anything to click. */
  async step(now) {
    const end = this.#pick(now.end);
    const confirm = this.#pick(now.confirm);
    const vary = this.#pick(now.vary);
    const place = this.#pick(now.places);
    const thing = this.#pick(now.things);
    const command = this.#pick(now.commands);
    // Once in a while the hand changes its mind.
    const undo = end && this.undone < 3 && this.roll(12) === 0 ? this.#pick(now.undo) : null;
    if (undo) {
      this.undone++;
      await this.press(undo);
    } else if (end) await this.press(end);
    else if (confirm && vary && this.roll(2) === 0) await this.press(vary);
    else if (confirm) await this.press(confirm);
    else {
      const free = now.chosen.length === 0;
      const ways = [
        ...(place ? [place, place, place] : []),
        ...(thing && (free || !place || this.roll(4) === 0) ? [thing, thing] : []),
        ...(command && (!place || this.roll(5) === 0) ? [command] : []),
      ];
      if (ways.length === 0) return false;
      await this.press(ways[this.roll(ways.length)]);
    }
    return true;
  }

  /** Plays until `done` says so, or the result is shown. */
  async play({ done = () => false, patience = 30_000 } = {}) {
    let last = Date.now();
    for (;;) {
      const now = await offers(this.page);
      if (now.dialog && now.state === 'over') return now;
      if (await done(now)) return now;
      assert.ok(!now.dialog, 'a dialog stands in the way');
      for (const one of [...(now.places ?? []), ...(now.commands ?? [])])
        if (one.at === null) this.unreachable.set(one.id, (this.unreachable.get(one.id) ?? 0) + 1);
      if (now.state === 'asked' && (await this.step(now))) {
        last = Date.now();
        await sleep(8);
        continue;
      }
      assert.ok(
        Date.now() - last < patience,
        `nothing can be done any more: ${JSON.stringify(now)}; ${this.clicks} clicks so far`,
      );
      await sleep(15);
    }
  }
}
