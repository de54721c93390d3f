// Compares the engine inside the page with the native one: search iterations per second on one thread, side by side. The first runs in a
// worker of a browser, from the built page; the second is `shinar engine`.
//
// `npm run speed`; SHINAR names the native binary, which should be a release build.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startEngine } from './engine.mjs';
import { BINARY, GAMES } from './games.mjs';

const ITERATIONS = 3000;

/** Starts a worker of the built page, which a browser shows. */
async function startWorker(page) {
  const files = readdirSync(new URL('../dist/assets/', import.meta.url));
  const worker = files.find((file) => /^worker-.*\.js$/.test(file));
  if (!worker) throw new Error('there is no built page with a worker: `npm run build`');
  await page.evaluate((file) => {
    const started = new Worker(new URL(`assets/${file}`, document.baseURI), { type: 'module' });
    let calls = 0;
    globalThis.askEngine = (request) =>
      new Promise((done, failed) => {
        const id = ++calls;
        started.addEventListener('error', () => failed(new Error('the worker cannot be started')));
        started.addEventListener('message', function listen({ data }) {
          if (data.id !== id) return;
          started.removeEventListener('message', listen);
          const response = 'json' in data ? JSON.parse(data.json) : null;
          if (response?.ok) done(response);
          else failed(new Error(JSON.stringify(data)));
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
        started.postMessage({ id, name: 'engine', args: [JSON.stringify(request)] });
      });
    // Within the page, so that the way to the browser does not count.
    globalThis.timeEngine = async (request) => {
      const start = performance.now();
      const { iterations } = await globalThis.askEngine(request);
      return (iterations / (performance.now() - start)) * 1000;
    };
  }, worker);
  return {
    request: (request) => page.evaluate((one) => globalThis.askEngine(one), request),
    rate: (request) => page.evaluate((one) => globalThis.timeEngine(one), request),
  };
}

function startNative() {
  const { request, stop } = startEngine();
  const rate = async (one) => {
    const start = performance.now();
    const { iterations } = await request(one);
    return (iterations / (performance.now() - start)) * 1000;
  };
  return { request, rate, stop };
}

/** Plays some decisions of a quick bot, always the same, and goes on to one with a choice; if there is none, back to the last one. */
async function walk(request, game, decisions) {
  await request({ cmd: 'new', game, players: 2, seed: 7, words: false });
  let { steps } = await request({ cmd: 'state' });
  let last = steps;
  for (let made = 0; ; made++) {
    const { actions } = await request({ cmd: 'legal' });
    if (actions.length > 5) {
      if (made >= decisions) return;
      last = steps;
    }
    const { action } = await request({ cmd: 'think', bot: 'greedy', seed: 1 });
    const after = await request({ cmd: 'apply', action });
    if (after.actor === 'over') {
      await request({ cmd: 'undo', to: last });
      return;
    }
    ({ steps } = after);
  }
}

const middle = (some) => some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)];

/** Compares both at some positions of each game, with some pairs of measurements at each; returns a line for each game. */
export async function compare(page, { positions, pairs }) {
  const [inPage, native] = [await startWorker(page), startNative()];
  try {
    return await measure(inPage, native, { positions, pairs });
  } finally {
    native.stop();
  }
}

async function measure(inPage, native, { positions, pairs }) {
  const lines = [];
  for (const game of GAMES) {
    const rates = { page: [], native: [], ratio: [] };
    for (let position = 0; position < positions; position++) {
      for (const { request } of [inPage, native]) await walk(request, game, position * 25);
      for (let pair = 0; pair < pairs; pair++) {
        const think = { cmd: 'think', bot: `ismcts:${ITERATIONS}`, seed: pair + 1 };
        const [here, there] = [await inPage.rate(think), await native.rate(think)];
        rates.page.push(here);
        rates.native.push(there);
        rates.ratio.push(here / there);
      }
    }
    const [here, there] = [middle(rates.page), middle(rates.native)].map(Math.round);
    lines.push(
      `${game}: ${here} iterations per second in a worker, ${there} native; ratio ${middle(rates.ratio).toFixed(2)}`,
    );
  }
  if (BINARY.includes('debug')) lines.push('native is a build for development; a release build is faster');
  return lines;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { launch } = await import('../e2e/visitors.mjs');
  const { FileServer } = await import('../e2e/site.mjs');
  const server = new FileServer();
  await server.start();
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}/`);
    for (const line of await compare(page, { positions: 4, pairs: 5 })) console.log(line);
  } finally {
    await browser.close();
    await server.end();
  }
}
