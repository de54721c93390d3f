// The replay of a finished game: step by step, by itself, at the moment in the address, and with a bot's analysis.

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Clicker } from './clicker.mjs';
import { sitDown, world } from './world.mjs';

const here = world();

it('a finished game can be replayed and analysed', { timeout: 180_000 }, async () => {
  const page = await here.visit('');
  await sitDown(page, 'babylonia');
  const clicker = new Clicker(page, { seed: 4 });
  await clicker.play({ done: (now) => now.state === 'asked' && clicker.clicks > 10 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('link', { name: /replay/i }).click();

  const step = () => Number(page.url().match(/step=(\d+)/)?.[1]);
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  /** Presses a button, waits for a moment in that direction (or for that very moment), and returns it. */
  const go = async (name, sign, than) => {
    await press(name);
    await page.waitForFunction(
      ([way, from]) => {
        const now = Number(location.hash.match(/step=(\d+)/)?.[1]);
        return way === 0 ? now === from : way * (now - from) > 0;
      },
      [sign, than],
    );
    return step();
  };
  // It starts before the first decision, seen from the player's own seat; earlier chance draws are passed over.
  await page.getByText(/^Decision 1 of \d+$/).waitFor();
  await page.waitForFunction(() => location.hash.includes('as=0'));
  const first = step();
  assert.ok(first > 0);
  assert.equal(await page.getByRole('tab', { name: 'Actions' }).count(), 0);
  // Later chance draws are passed over, too, so a decision may be several steps.
  const second = await go('Next decision', 1, first);
  const third = await go('Next decision', 1, second);
  await go('Previous decision', 0, second);
  // The address names the moment.
  await page.reload();
  await page.getByText(/^Decision 2 of \d+$/).waitFor();
  assert.equal(step(), second);
  await go('Back to the start', 0, first);
  await go('Play', 1, third);
  await press('Pause');
  await page.getByLabel('View as').selectOption('spectator');
  await page.waitForFunction(() => location.hash.includes('as=spectator'));
  await press('Skip to the end');
  await page.getByText('The end', { exact: true }).waitFor();
  const slider = page.getByRole('slider', { name: 'Moment' });
  assert.equal(await slider.inputValue(), await slider.getAttribute('max'));

  // The server does it if asked; board.spec.mjs has the way without it.
  await press('Let the server do it');
  await page.locator('progress').waitFor();
  const graph = page.getByRole('img', { name: /chance/i });
  await graph.waitFor({ timeout: 120_000 });
  await go('Back to the start', 0, first);
  const opinion = page.getByRole('button', { name: /^Played: / });
  for (let attempt = 0; attempt < 5 && (await opinion.count()) === 0; attempt++)
    await go('Next decision', 1, step());
  assert.equal(await opinion.count(), 1);
  // The played place is marked, and so is a better one, in another way.
  const better = page.getByRole('button', { name: /^Better: (Merchant|Official|Priest|Farmer)/ });
  for (let attempt = 0; attempt < 60 && (await better.count()) === 0; attempt++)
    await go('Next decision', 1, step());
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.ground [data-place] .glow')]
      .map((one) => getComputedStyle(one))
      .some(({ opacity, strokeDasharray }) => opacity === '1' && strokeDasharray !== 'none'),
  );
  // Pointing at a line highlights its place.
  await better.hover();
  await page.locator('.ground .is-lit').waitFor();
  await opinion.focus();
  // A click on the graph goes to that moment.
  await go('Back to the start', 0, first);
  const { width, height } = await graph.boundingBox();
  await graph.click({ position: { x: width * 0.9, y: height / 2 } });
  await page.waitForFunction((from) => Number(location.hash.match(/step=(\d+)/)?.[1]) > from, first);
  // On a phone the analysis leaves the board most of the window.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => {
    const { width, height } = document.querySelector('section.ground').getBoundingClientRect();
    return width === innerWidth && height > innerHeight / 2;
  });
  await opinion.waitFor();
  const controls = await page.locator('.controls').boundingBox();
  assert.ok(controls.y + controls.height <= 844);
});
