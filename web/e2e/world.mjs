// The environment of a test file: the real server with its own data folder, and a real browser.
//
// SHINAR names the server's binary (default: ../target/debug/shinar, which serves web/dist), CHROMIUM the browser. PAGE is a
// folder to serve in place of the page built into the binary; SHOTS is a folder for a final screenshot of every test.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BINARY } from '../scripts/games.mjs';
import { contentType, visitors } from './visitors.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const PAGE = process.env.PAGE && resolve(web, process.env.PAGE);
function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** `shinar serve` with its own data folder, which can be killed and restarted. */
export class Server {
  #child = null;
  #output = '';
  data = mkdtempSync(join(tmpdir(), 'shinar-e2e-'));

  async start() {
    assert.ok(
      existsSync(BINARY),
      `${BINARY} is missing: build it with \`cargo build\`, or name one with SHINAR=`,
    );
    this.port ??= await freePort();
    this.address = `http://127.0.0.1:${this.port}`;
    const child = spawn(
      BINARY,
      ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, '--scale', '0.1', '--no-limits'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#child = child;
    // Leaves no server behind, however the tests end.
    process.once('exit', () => child.kill('SIGKILL'));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#output += text));
    const deadline = Date.now() + 20_000;
    for (;;) {
      const response = await fetch(`${this.address}/healthz`).catch(() => null);
      if (response?.ok) return;
      assert.ok(
        child.exitCode === null && Date.now() < deadline,
        `the server does not respond: ${this.#output}`,
      );
      await sleep(50);
    }
  }

  /** Kills it, as a power cut would. */
  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async end() {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

export const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts server and browser before the tests of a file and stops them afterwards. */
export function world() {
  return visitors(new Server(), {
    // Service workers would fetch the whole page for every test; `offline.spec.mjs` is about them.
    options: { serviceWorkers: 'block' },
    prepare: (context) => PAGE && context.route((url) => !url.pathname.startsWith('/api/'), serveFolder),
  });
}

function serveFolder(route) {
  const { pathname } = new URL(route.request().url());
  const file = join(PAGE, pathname === '/' ? 'index.html' : pathname);
  if (!existsSync(file)) return route.fulfill({ status: 404, body: 'there is no such file' });
  return route.fulfill({
    contentType: contentType(file),
    body: readFileSync(file),
  });
}

/** Makes a table as the page's visitor and opens it. */
export async function sitDown(page, game, plan = {}) {
  const table = await page.evaluate(
    async ([chosen, more]) => {
      // Under the page's own lock: two simultaneous requests would make two guests.
      await navigator.locks.request('shinar-guest', () => fetch('/api/me'));
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: chosen,
          players: 2,
          options: {},
          seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
          public: false,
          clock: { kind: 'none' },
          stand_in: 1,
          ...more,
        }),
      });
      return response.json();
    },
    [game, plan],
  );
  assert.ok(table.id, JSON.stringify(table));
  await page.evaluate((id) => (location.hash = `#/table/${id}`), table.id);
  await page.waitForSelector('.table');
  return table;
}
