// The compressed size of the built page's first load, and of its engine; more than 60 KB of script is an error, and so is an engine of
// more than ENGINE_LIMIT kilobytes, where that is given: how small it can be depends on the tools.
// The compressed engine is written beside it: our server sends that, since nobody wants to wait for the best compression.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 60 * 1024;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');

/** A script and everything it imports before it can run. */
function reach(file, seen) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(new URL(file, dist), 'utf8');
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  for (const [, path] of text.matchAll(
    /(?:^|[;}\s])(?:import|export)[^'"()]*?from?\s*["']\.\/([^"']+\.js)["']/g,
  ))
    reach(folder + path, seen);
  return seen;
}

const scripts = new Set();
for (const [, path] of html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)) reach(path, scripts);
// The home page is loaded lazily but always first.
for (const [, path] of readFileSync(new URL([...scripts][0], dist), 'utf8').matchAll(
  /["']\.\/(Home-[^"']+\.js)["']/g,
)) {
  reach(`assets/${path}`, scripts);
}
const weight = [...scripts].reduce(
  (sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length,
  0,
);
console.log(
  `first load: ${scripts.size} scripts, ${(weight / 1024).toFixed(1)} KB compressed (limit ${LIMIT / 1024} KB)`,
);
if (weight > LIMIT) process.exit(1);

const ENGINE_LIMIT = Number(process.env.ENGINE_LIMIT ?? Infinity) * 1024;
const engines = readdirSync(new URL('assets/', dist)).filter((file) => file.endsWith('.wasm'));
if (engines.length === 0) console.log('engine: none; `cargo xtask wasm` builds it');
for (const file of engines) {
  const engine = readFileSync(new URL(`assets/${file}`, dist));
  const [gzip, brotli] = [gzipSync(engine, { level: 9 }), brotliCompressSync(engine)];
  writeFileSync(new URL(`assets/${file}.br`, dist), brotli);
  const kilobytes = (size) => `${(size / 1024).toFixed(0)} KB`;
  console.log(
    `engine: ${kilobytes(engine.length)}, ${kilobytes(gzip.length)} with gzip, ${kilobytes(brotli.length)} with brotli`,
  );
  if (brotli.length > ENGINE_LIMIT) process.exit(1);
}
