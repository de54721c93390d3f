// Babylon's garden as a scene: it is drawn, it turns, it costs nothing before it is opened, and nobody depends on it.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hand } from './hand.mjs';
import { colours, difference, shot } from './pixels.mjs';
import { sitDown, sleep, world } from './world.mjs';

const here = world();

/** A table with some tiles in the own garden. */
async function gardener(options) {
  const page = await here.visit('', options);
  const loaded = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await sitDown(page, 'babylon');
  await page.waitForSelector('.table[data-state="asked"]');
  const hand = new Hand(page, { seed: 12 });
  await hand.play({
    done: async (now) =>
      now.state === 'asked' && hand.clicks > 12 && (await page.locator('.large .level').count()) >= 2,
  });
  return { page, loaded };
}

const sceneButton = (page) => page.getByRole('button', { name: '3-D', exact: true });
const scene = (page) => page.getByRole('application', { name: /^Garden: .*arrow keys/ });

/** The scene once it stands still. */
async function picture(page) {
  let last = await shot(scene(page));
  for (let tries = 0; tries < 20; tries++) {
    await sleep(120);
    const next = await shot(scene(page));
    if ((await difference(page, last, next)) === 0) return next;
    last = next;
  }
  assert.fail('the scene does not come to rest');
}

async function openScene(page) {
  await sceneButton(page).click();
  await scene(page).locator('canvas').waitFor();
  return picture(page);
}

describe('the scene of a garden', () => {
  it('is loaded when it is opened, is drawn, and turns by mouse and keys', { timeout: 180_000 }, async () => {
    const { page, loaded } = await gardener();
    const heavy = () => loaded.filter((path) => /GardenScene/.test(path));
    assert.deepEqual(heavy(), [], 'the scene is loaded before anybody wants it');
    const first = await openScene(page);
    assert.ok(heavy().length > 0, 'the scene comes from its own file');

    const { kinds, commonest } = await colours(page, first);
    assert.ok(kinds > 500, `only ${kinds} colours are drawn`);
    assert.ok(commonest < 0.6, `${Math.round(commonest * 100)} % have one colour`);

    const box = await scene(page).boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.9];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 4 });
    await page.mouse.up();
    const dragged = await picture(page);
    assert.ok((await difference(page, first, dragged)) > 0.1, 'dragging turns the garden');

    await scene(page).focus();
    let last = dragged;
    for (const key of ['ArrowLeft', 'ArrowUp', '+']) {
      await page.keyboard.press(key);
      const turned = await picture(page);
      assert.ok((await difference(page, last, turned)) > 0.05, `${key} moves the eye`);
      last = turned;
    }
    // Back to the plan, which offers the same.
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.locator('.large .window').waitFor();
    assert.equal(await scene(page).count(), 0);
  });

  it('glides only if things may move', { timeout: 180_000 }, async (test) => {
    /** In how many of forty frames something is drawn after one press of a key. */
    const frames = async (motion) => {
      const { page } = await gardener({ settings: { motion } });
      await openScene(page);
      await scene(page).focus();
      await page.evaluate(() => {
        const gl = document.querySelector('[role="application"] canvas').getContext('webgl2');
        const draw = gl.drawElementsInstanced.bind(gl);
        globalThis.drawn = 0;
        gl.drawElementsInstanced = (...given) => {
          globalThis.drawn++;
          return draw(...given);
        };
      });
      // The page's time goes on frame by frame, however long the machine takes to draw one.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      const drawn = () => page.evaluate(() => globalThis.drawn);
      // Counted from before the press: a frame that was asked for by then may be drawn at once.
      let last = await drawn();
      await page.keyboard.press('ArrowLeft');
      let seen = 0;
      for (let frame = 0; frame < 40; frame++) {
        await page.clock.runFor(16);
        const now = await drawn();
        if (now > last) seen++;
        last = now;
      }
      return seen;
    };
    const still = await frames('none');
    const moving = await frames('full');
    test.diagnostic(`${still} and ${moving} frames`);
    assert.ok(still >= 1 && still <= 2, `${still} frames although nothing may move`);
    assert.ok(moving >= 4, `only ${moving} frames although things may move`);
  });

  for (const phone of [false, true])
    it(
      `gives way to the plan without WebGL${phone ? ', on a phone' : ''}`,
      { timeout: 180_000 },
      async () => {
        const { page, loaded } = await gardener({ phone });
        await page.evaluate(() => {
          const before = HTMLCanvasElement.prototype.getContext;
          HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
            return kind.startsWith('webgl') ? null : before.call(this, kind, ...rest);
          };
        });
        await sceneButton(page).click();
        await page.getByText('This browser cannot draw in three dimensions.').waitFor();
        await page.locator('.large .window svg').first().waitFor();
        assert.deepEqual(
          loaded.filter((path) => /GardenScene/.test(path)),
          [],
          'nothing is loaded for nothing',
        );
      },
    );

  it('gives way to the plan if it cannot be loaded', { timeout: 180_000 }, async () => {
    const { page } = await gardener();
    await page.route(/GardenScene/, (route) => route.abort());
    await sceneButton(page).click();
    await page.getByText('The scene could not be loaded.').waitFor();
    await page.locator('.large .window svg').first().waitFor();
  });
});
