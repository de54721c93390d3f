// Copies the built page into a folder for a plain web space: `node scripts/site.mjs FOLDER`.
//
// The page routes by what follows the `#`, and all its addresses are relative: the folder works under any path. A mark in its
// first page says that there is no server to ask.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeServiceWorker } from './service-worker.mjs';

const MARK = '<meta name="shinar-server" content="none" />';
/** So that a folder that holds something else is never emptied. */
const OURS = 'sw.js';

export function writeSite(folder, dist = fileURLToPath(new URL('../dist', import.meta.url))) {
  mkdirSync(folder, { recursive: true });
  const before = readdirSync(folder);
  if (before.length > 0 && !before.includes(OURS))
    throw new Error(`${folder} is not empty, and holds no page of ours`);
  for (const name of before) rmSync(join(folder, name), { recursive: true });
  cpSync(dist, folder, { recursive: true });
  const index = join(folder, 'index.html');
  const html = readFileSync(index, 'utf8');
  if (!html.includes('<head>')) throw new Error(`${index} has no head`);
  writeFileSync(index, html.replace('<head>', `<head>\n    ${MARK}`));
  return writeServiceWorker(folder);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('which folder?');
  const bytes = writeSite(folder);
  console.log(`${folder}: ${(bytes / 2 ** 20).toFixed(1)} MB, for any web space`);
}
