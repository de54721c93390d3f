// On a slow phone — the processor throttled six times — nothing blocks the page for long while people play, and without the
// throttle a frame of an animation leaves time for sixty in a second.
//
// The browser's trace tells how long every task ran on the processor, so that other work on this machine does not count.

import assert from 'node:assert/strict';
import { cpus, loadavg } from 'node:os';
import { describe, it } from 'node:test';
import { Clicker } from './clicker.mjs';
import { DRAWN } from '../scripts/games.mjs';
import { sitDown, sleep, world } from './world.mjs';

const here = world();

const SLOWER = 6;
/** The longest task during play, in milliseconds. On a busy machine, with its caches shared, the same work takes longer. */
const LONGEST = loadavg()[0] > cpus().length ? 300 : 200;
/** The time of one of sixty frames, in milliseconds. */
const FRAME = 1000 / 60;
/** How many taps are played in each game. */
const TAPS = 12;
/** How long the page has for everything that follows a tap, in milliseconds. */
const REST = 700;
/** A garbage collection or a busy neighbour at the wrong moment is no fault: a game has to be slow every time. */
const ATTEMPTS = 3;

/** Records what the page does until the returned function is called, which lists its tasks. */
async function watchTasks(cdp) {
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await done;
    const spans = events.filter(({ ph }) => ph === 'X');
    // The page's own thread is the one that dispatched the taps.
    const tap = spans.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
    const own = spans.filter(({ pid, tid }) => pid === tap?.pid && tid === tap.tid);
    return own
      .filter(({ name }) => name === 'RunTask')
      .map((task) => ({
        milliseconds: task.tdur / 1000,
        parts: own
          .filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur)
          .map(({ name, args, tdur }) => ({
            name: args?.data?.type ?? name,
            milliseconds: (tdur ?? 0) / 1000,
          })),
      }));
  };
}

/** Plays some taps of a game with the processor slowed down and returns the page's tasks meanwhile. */
async function play(game, rate) {
  // Gardens as plans: drawing in three dimensions without a graphics card is slow.
  const page = await here.visit('', {
    phone: true,
    reducedMotion: 'no-preference',
    settings: { garden: 'plan' },
  });
  await sitDown(page, game);
  await page.waitForSelector('.table[data-state="asked"]');
  await sleep(1000);
  const cdp = await page.context().newCDPSession(page);
  const slowly = async (act) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await act();
    await sleep(REST);
    // The test's own questions to the page are not what is measured.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
  const clicker = new Clicker(page, { seed: 5, tap: true, around: slowly });
  const tasks = await watchTasks(cdp);
  await clicker.play({
    done: async ({ state }) => {
      if (state !== 'asked') await slowly(() => undefined);
      return clicker.clicks >= TAPS;
    },
    timeout: 60_000,
  });
  return tasks();
}

const longest = (tasks) => tasks.toSorted((one, two) => two.milliseconds - one.milliseconds);
const tell = ({ milliseconds, parts }) =>
  `${milliseconds.toFixed(0)} ms: ${longest(parts)
    .filter((part) => part.milliseconds > 10 && part.name !== 'RunTask')
    .slice(0, 6)
    .map((part) => `${part.name} ${part.milliseconds.toFixed(0)}`)
    .join(', ')}`;

describe('a slow phone', () => {
  for (const { game } of DRAWN)
    it(`plays ${game} without long tasks`, { timeout: 300_000 }, async (test) => {
      let slow = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const tasks = await play(game, SLOWER);
        assert.ok(tasks.length > 100, `only ${tasks.length} tasks were recorded`);
        slow = longest(tasks).filter(({ milliseconds }) => milliseconds > LONGEST);
        const [first] = longest(tasks);
        test.diagnostic(`longest of ${tasks.length} tasks: ${tell(first)}`);
        if (slow.length === 0) return;
      }
      assert.deepEqual(slow.map(tell), [], 'the page hangs while people play');
    });
});

describe('sixty frames a second', () => {
  for (const { game } of DRAWN)
    it(`are possible in ${game}`, { timeout: 300_000 }, async (test) => {
      const tasks = await play(game, 1);
      const frames = tasks.filter(({ parts }) => parts.some(({ name }) => name === 'Commit'));
      assert.ok(frames.length > 50, `only ${frames.length} frames were painted`);
      const times = frames.map(({ milliseconds }) => milliseconds).toSorted((one, two) => one - two);
      const share = (part) => times[Math.floor(times.length * part)].toFixed(1);
      test.diagnostic(`${times.length} frames: half under ${share(0.5)} ms, 90 % under ${share(0.9)} ms`);
      assert.ok(Number(share(0.5)) < FRAME, `half of the frames take more than ${share(0.5)} ms`);
    });
});
