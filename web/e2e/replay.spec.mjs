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
  await go('To the beginning', 0, 0);
  // Chance is passed over, so that a decision may be several steps.
  const first = await go('One decision on', 1, 0);
  const second = await go('One decision on', 1, first);
  await go('One decision back', 0, first);
  // The address of a moment leads there.
  await page.reload();
  await page.getByText(new RegExp(`^${first} of \\d+$`)).waitFor();
  await go('Play', 1, second);
  await press('Pause');
  await page.getByLabel('Seen by').selectOption('seat0');
  await page.waitForFunction(() => location.hash.includes('as=seat0'));
  await press('To the end');
  await page.getByText(/^(\d+) of \1$/).waitFor();

  await press('Analyse the game');
  await page.locator('progress').waitFor();
  const graph = page.getByRole('img', { name: /chance/i });
  await graph.waitFor({ timeout: 120_000 });
  await go('To the beginning', 0, 0);
  await go('One decision on', 1, 0);
  const opinion = page.getByText(/^Played: /);
  for (let tries = 0; tries < 5 && (await opinion.count()) === 0; tries++)
    await go('One decision on', 1, step());
  assert.equal(await opinion.count(), 1);
  // A click on the graph goes to the moment below it.
  await go('To the beginning', 0, 0);
  const { width, height } = await graph.boundingBox();
  await graph.click({ position: { x: width * 0.9, y: height / 2 } });
  await page.waitForFunction(() => Number(location.hash.match(/step=(\d+)/)?.[1]) > 0);
});
