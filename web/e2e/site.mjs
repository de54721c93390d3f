// A page on a plain web space: the folder of `cargo xtask site`, served by a file server that knows nothing, under a path. PAGE names
// another built page than web/dist, as in world.mjs.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSite } from '../scripts/site.mjs';
import { contentType, visitors } from './visitors.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const PATH = '/games/shinar';

/** Serves the page under a path, until the network is cut. */
export class FileServer {
  folder = mkdtempSync(join(tmpdir(), 'shinar-site-'));
  #server = null;
  port = 0;

  async start() {
    writeSite(this.folder, process.env.PAGE ? resolve(web, process.env.PAGE) : undefined);
    await this.connect();
  }
  async end() {
    await this.cut();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async connect() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url, 'http://here');
      const name = pathname.startsWith(`${PATH}/`) ? pathname.slice(PATH.length + 1) || 'index.html' : null;
      const file = name === null ? null : join(this.folder, name);
      if (file === null || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': contentType(file), 'cache-control': 'no-cache' });
      response.end(readFileSync(file));
    });
    await new Promise((done) => this.#server.listen(this.port, '127.0.0.1', done));
    this.port = this.#server.address().port;
    this.address = `http://127.0.0.1:${this.port}${PATH}`;
  }

  /** Cuts the network: nothing is served any more. */
  async cut() {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done) ?? done());
    this.#server = null;
  }

  /** Does something without a network. */
  async without(work) {
    await this.cut();
    try {
      return await work();
    } finally {
      await this.connect();
    }
  }
}

/** Starts file server and browser before the tests of a file and stops them afterwards. */
export function site() {
  return visitors(new FileServer(), { prepare: (context) => context.addInitScript(breakableDisk) });
}

/** A disk that is full while `diskIsFull` is set: whatever is written then, its transaction is aborted, as browsers do. */
function breakableDisk() {
  const full = new WeakSet();
  for (const name of ['add', 'put']) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...args) {
      const request = write.apply(this, args);
      if (globalThis.diskIsFull) {
        full.add(this.transaction);
        request.addEventListener('success', () => this.transaction.abort());
      }
      return request;
    };
  }
  const { get } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error');
  Object.defineProperty(IDBTransaction.prototype, 'error', {
    get() {
      return full.has(this) ? new DOMException('no room', 'QuotaExceededError') : get.call(this);
    },
  });
}
