// Writes the service worker of a built page: its version and all its files follow from what was built.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts for other browsers than those that can run a service worker, and copies that only servers send, under another name. */
const USELESS = /\.(woff|br)$/;

export function writeServiceWorker(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile() && file !== 'sw.js' && !USELESS.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
  hash.update(source);
  const head = `const VERSION = '${hash.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(files)};\n`;
  writeFileSync(join(folder, 'sw.js'), head + source);
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
