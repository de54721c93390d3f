// Babylon's garden in 3-D: it comes first, is drawn and turns, one can build in it, and nothing depends on it.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Clicker } from './clicker.mjs';
import { colours, difference, shot } from './pixels.mjs';
import { sitDown, sleep, world } from './world.mjs';

const here = world();

/** Generous: a scene is painted in software, perhaps while the machine does something else. */
const timeout = 400_000;

/**
 * A table with some tiles in the player's garden, built on the plan. The window is small, because every pixel of the
 * scene is computed. `prepare` may change what the browser can do.
 */
async function gardener(options, prepare = async () => {}) {
  const page = await here.visit('', { viewport: { width: 1120, height: 620 }, ...options });
  await prepare(page);
  const loaded = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await sitDown(page, 'babylon');
  await page.waitForSelector('.table[data-state="asked"]');
  const clicker = new Clicker(page, { seed: 12 });
  await clicker.play({
    done: async (now) => now.state === 'asked' && clicker.clicks > 12 && (await tilesBuilt(page)) >= 2,
  });
  return { page, loaded };
}
const onPlan = { settings: { garden: 'plan' } };

/** How many tiles lie in the gardens, by the players' small plans or, on a phone, by the log. */
const tilesBuilt = (page) =>
  page.evaluate(() => document.querySelectorAll('.thumb-plan .level, .large .level').length);

/** A browser that cannot draw in three dimensions. */
async function withoutWebGL(page) {
  await page.addInitScript(() => {
    const before = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : before.call(this, kind, ...rest);
    };
  });
  await page.reload();
}

const sceneButton = (page) => page.getByRole('button', { name: '3D', exact: true });
const scene = (page) => page.getByRole('application', { name: /^Garden: .*arrow keys/ });

/** A screenshot of the scene once it is at rest. */
async function picture(page) {
  let last = await shot(scene(page));
  for (let attempt = 0; attempt < 20; attempt++) {
    await sleep(120);
    const next = await shot(scene(page));
    if ((await difference(page, last, next)) === 0) return next;
    last = next;
  }
  assert.fail('the scene does not come to rest');
}

/** The scene at rest once it looks different from before: a busy machine may take a while to paint the first change. */
async function changed(page, before, least) {
  let now = before;
  for (let attempt = 0; attempt < 20; attempt++) {
    now = await picture(page);
    if ((await difference(page, before, now)) > least) break;
  }
  return now;
}

/** On a phone the quarry may be in front. */
async function showGarden(page) {
  if ((await sceneButton(page).count()) === 0) await page.locator('.strip .thumb').last().click();
}

async function openScene(page) {
  if ((await scene(page).count()) === 0) await sceneButton(page).click();
  await scene(page).locator('canvas').waitFor();
  return picture(page);
}

describe('the scene of a garden', () => {
  it('comes first', { timeout }, async () => {
    const page = await here.visit('', { viewport: { width: 1120, height: 620 } });
    await sitDown(page, 'babylon');
    await scene(page).locator('canvas').waitFor();
    assert.equal(await sceneButton(page).getAttribute('aria-pressed'), 'true');
  });

  it('is drawn, and turns by mouse and keys', { timeout }, async () => {
    const { page, loaded } = await gardener(onPlan);
    const first = await openScene(page);
    const heavy = loaded.filter((path) => /GardenScene/.test(path));
    assert.ok(heavy.length > 0, 'the scene comes from a file of its own');

    const { kinds, commonest } = await colours(page, first);
    assert.ok(kinds > 500, `only ${kinds} colours are drawn`);
    assert.ok(commonest < 0.6, `${Math.round(commonest * 100)} % have one colour`);

    const box = await scene(page).boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.9];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 4 });
    await page.mouse.up();
    const dragged = await changed(page, first, 0.1);
    assert.ok((await difference(page, first, dragged)) > 0.1, 'dragging turns the garden');

    await scene(page).focus();
    let last = dragged;
    for (const key of ['ArrowLeft', 'ArrowUp', '+']) {
      await page.keyboard.press(key);
      const turned = await changed(page, last, 0.05);
      assert.ok((await difference(page, last, turned)) > 0.05, `${key} moves the camera`);
      last = turned;
    }
    // Back to the plan, which offers the same actions.
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.locator('.large .window').waitFor();
    assert.equal(await scene(page).count(), 0);
  });

  it('moves smoothly only if motion is on', { timeout }, async (test) => {
    const { page } = await gardener(onPlan);
    /** How many of forty frames draw something after one key press. */
    const frames = async (motion) => {
      await page.evaluate(
        (wanted) =>
          localStorage.setItem('shinar-settings', JSON.stringify({ garden: 'scene', motion: wanted })),
        motion,
      );
      await page.reload();
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
      // The page's clock advances frame by frame, however long the machine takes to draw one.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      const drawn = () => page.evaluate(() => globalThis.drawn);
      // Counted from before the press: a frame requested by then may be drawn at once.
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
    assert.ok(still >= 1 && still <= 2, `${still} frames although motion is off`);
    assert.ok(moving >= 4, `only ${moving} frames although motion is on`);
  });

  for (const phone of [false, true])
    it(`gives way to the plan without WebGL${phone ? ', on a phone' : ''}`, { timeout }, async () => {
      const size = phone ? { viewport: { width: 390, height: 844 } } : {};
      const { page, loaded } = await gardener({ phone, ...size }, withoutWebGL);
      await showGarden(page);
      // Nobody is told about what they did not ask for.
      assert.equal(await page.getByText('This browser cannot draw in 3D.').count(), 0);
      await sceneButton(page).click();
      await page.getByText('This browser cannot draw in 3D.').waitFor();
      await page.locator('.large .window svg:visible').first().waitFor();
      assert.deepEqual(
        loaded.filter((path) => /GardenScene/.test(path)),
        [],
        'nothing is loaded for nothing',
      );
    });

  it('falls back to the plan if it cannot be loaded', { timeout }, async () => {
    const { page } = await gardener({}, (one) => one.route(/GardenScene/, (route) => route.abort()));
    await page.getByText('The 3D view could not be loaded.').waitFor();
    await page.locator('.large .window svg:visible').first().waitFor();
  });
});
