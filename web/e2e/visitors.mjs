// A browser, and visitors with a profile of their own each. Whatever they do, the page may log no errors to its console.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { chromium } from 'playwright-core';
import { GAMES } from '../scripts/games.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const BROWSERS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The browser itself logs what it cannot reach; how the page handles that is for the tests to check. */
const UNREACHABLE = /Failed to load resource|WebSocket connection/;

export const contentType = (file) => TYPES[extname(file)] ?? 'application/octet-stream';

/** Launches a headless browser. */
export function launch() {
  const executablePath = BROWSERS.find((path) => path && existsSync(path));
  assert.ok(
    executablePath,
    'there is no Chromium: install it (Debian: apt install chromium), or name one with CHROMIUM=',
  );
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--enable-unsafe-swiftshader',
      '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
    ],
  });
}

/**
 * Starts a server (`start`, `end`, `address`) and a browser before the tests of a file, and stops them afterwards. `options` are those
 * of every visitor's browser profile; `prepare` changes a profile before its first page.
 */
export function visitors(server, { options = {}, prepare = () => undefined } = {}) {
  const here = { server, browser: null, visit, another };
  let open = [];

  before(async () => {
    await server.start();
    here.browser = await launch();
  });
  afterEach(async () => {
    if (process.env.SHOTS)
      for (const [at, { page }] of open.entries())
        await page
          .screenshot({ path: join(process.env.SHOTS, `${server.port}-${Date.now()}-${at}.png`) })
          .catch(() => undefined);
    await Promise.all(open.map(({ page }) => page.context().close()));
    const problems = open.flatMap((one) => one.problems);
    open = [];
    assert.deepEqual(problems, [], 'the page logged errors to its console');
  });
  after(async () => {
    await here.browser?.close();
    await server.end();
  });

  /** Opens another page in the profile of a visitor. */
  async function another(context, hash = '') {
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !UNREACHABLE.test(message.text())) problems.push(message.text());
    });
    // Generous, since two tests may share two cores, each with a browser that paints in software.
    page.setDefaultTimeout(30_000);
    open.push({ page, problems });
    await page.goto(`${server.address}/#/${hash}`);
    return page;
  }

  /**
   * Opens the page as a new visitor with a browser profile of their own, by default with reduced motion. They know all games,
   * unless they are to be `asked`.
   */
  async function visit(hash = '', { settings = {}, phone = false, asked = false, ...more } = {}) {
    const context = await here.browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: phone,
      isMobile: phone,
      locale: 'en',
      reducedMotion: 'reduce',
      ...options,
      ...more,
    });
    await context.addInitScript(
      ([chosen, known]) => {
        if (localStorage.getItem('shinar-settings') === null)
          localStorage.setItem('shinar-settings', JSON.stringify(chosen));
        if (localStorage.getItem('shinar-asked') === null)
          localStorage.setItem('shinar-asked', JSON.stringify(known));
        // For tests that break them.
        const { Worker } = globalThis;
        globalThis.workers = [];
        globalThis.Worker = class extends Worker {
          constructor(...args) {
            super(...args);
            globalThis.workers.push(this);
          }
        };
      },
      [settings, asked ? [] : GAMES],
    );
    await prepare(context);
    return another(context, hash);
  }
  return here;
}

/** Waits until the page is kept on the device. */
export async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });
}

/** Lets all workers of a page die, and returns how many there were. */
export function killWorkers(page) {
  return page.evaluate(() => {
    const { workers } = globalThis;
    globalThis.workers = [];
    for (const worker of workers)
      worker.dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' }));
    return workers.length;
  });
}

/**
 * Has a game analysed on the device, and stops that once it has found something. The page clicks by itself, and sees every change:
 * the whole analysis may take less time than a click from here, or than a busy machine takes to paint.
 */
export async function startAndStopAnalysis(page) {
  await page.getByRole('button', { name: 'Analyse the game' }).waitFor();
  const stopped = await page.evaluate(
    () =>
      new Promise((done) => {
        const button = (name) =>
          [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
        const watch = new MutationObserver(() => {
          const progress = document.querySelector('progress')?.value ?? 0;
          const stop = button('Stop');
          if (!stop || progress <= 0.1) return;
          watch.disconnect();
          stop.click();
          done(progress);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        button('Analyse the game').click();
      }),
  );
  assert.ok(stopped < 1, 'the analysis was over before it was stopped');
  await page.getByRole('button', { name: 'Continue the analysis' }).waitFor();
}
