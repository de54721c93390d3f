// The compressed size of the built page's first load; more than 60 KB of script is an error.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

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
