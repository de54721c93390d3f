// A finished game again: step by step, by itself, at the moment of an address, and with a bot's opinion.

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Hand } from './hand.mjs';
import { sitDown, world } from './world.mjs';

const here = world();

it('a finished game is looked at again and analysed', { timeout: 180_000 }, async () => {
  const page = await here.visit('');
  await sitDown(page, 'babylonia');
  const hand = new Hand(page, { seed: 4 });
  await hand.play({ done: (now) => now.state === 'asked' && hand.clicks > 10 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('link', { name: /replay/i }).click();

  const step = () => Number(page.url().match(/step=(\d+)/)?.[1]);
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  /** Presses a button and waits until the moment shown is one that fits; answers it. */
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
  // It begins before the first decision, seen with the own eyes; what chance did before is passed over.
  await page.getByText(/^Decision 1 of \d+$/).waitFor();
  await page.waitForFunction(() => location.hash.includes('as=0'));
  const first = step();
  assert.ok(first > 0);
  assert.equal(await page.getByRole('tab', { name: 'Actions' }).count(), 0);
  // Chance is passed over later, too, so that a decision may be several steps.
  const second = await go('One decision on', 1, first);
  const third = await go('One decision on', 1, second);
  await go('One decision back', 0, second);
  // The address of a moment leads there.
  await page.reload();
  await page.getByText(/^Decision 2 of \d+$/).waitFor();
  assert.equal(step(), second);
  await go('To the beginning', 0, first);
  await go('Play', 1, third);
  await press('Pause');
  await page.getByLabel('Seen by').selectOption('spectator');
  await page.waitForFunction(() => location.hash.includes('as=spectator'));
  await press('To the end');
  await page.getByText('The end', { exact: true }).waitFor();
  const slider = page.getByRole('slider', { name: 'Moment' });
  assert.equal(await slider.inputValue(), await slider.getAttribute('max'));

  await press('Analyse the game');
  await page.locator('progress').waitFor();
  const graph = page.getByRole('img', { name: /chance/i });
  await graph.waitFor({ timeout: 120_000 });
  await go('To the beginning', 0, first);
  const opinion = page.getByRole('button', { name: /^Played: / });
  for (let tries = 0; tries < 5 && (await opinion.count()) === 0; tries++)
    await go('One decision on', 1, step());
  assert.equal(await opinion.count(), 1);
  // The place that was played at is marked; a better one, too, in another way.
  const better = page.getByRole('button', { name: /^Better: .* to \d+,\d+/ });
  for (let tries = 0; tries < 60 && (await better.count()) === 0; tries++)
    await go('One decision on', 1, step());
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.ground [data-place] .glow')]
      .map((one) => getComputedStyle(one))
      .some(({ opacity, strokeDasharray }) => opacity === '1' && strokeDasharray !== 'none'),
  );
  // Whoever points at a line sees which place it means.
  await better.hover();
  await page.locator('.ground .is-lit').waitFor();
  await opinion.focus();
  // A click on the graph goes to the moment below it.
  await go('To the beginning', 0, first);
  const { width, height } = await graph.boundingBox();
  await graph.click({ position: { x: width * 0.9, y: height / 2 } });
  await page.waitForFunction((from) => Number(location.hash.match(/step=(\d+)/)?.[1]) > from, first);
});
