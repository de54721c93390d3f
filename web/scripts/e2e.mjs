// Runs the browser tests: two files at a time, the largest first. A file that fails is run once more, alone: on a machine with two
// cores and a browser that paints in software, neighbours can be too slow for each other. What fails alone, too, has failed.

import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const AT_ONCE = 2;
const web = fileURLToPath(new URL('..', import.meta.url));

/** Runs a file; returns whether it passed. What it printed appears when it is done, in one piece. */
function run(file) {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--test', '--test-reporter=spec', file], {
      cwd: web,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text));
    child.once('close', (code) => {
      process.stdout.write(`-- ${file}\n${Buffer.concat(output)}`);
      done(code === 0);
    });
  });
}

const chosen = process.argv.slice(2);
const files =
  chosen.length > 0
    ? chosen
    : readdirSync(`${web}/e2e`)
        .filter((name) => name.endsWith('.spec.mjs'))
        .map((name) => `e2e/${name}`)
        .toSorted((one, other) => statSync(`${web}/${other}`).size - statSync(`${web}/${one}`).size);
const waiting = [...files];
const failed = [];
/* oxlint-disable no-await-in-loop -- one after another, in two rows */
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      if (!(await run(file))) failed.push(file);
  }),
);
const again = [];
for (const file of failed) {
  console.log(`== ${file} once more, alone`);
  if (!(await run(file))) again.push(file);
}
/* oxlint-enable no-await-in-loop */
if (failed.length > 0)
  console.log(`failed at first: ${failed.join(', ')}; alone, too: ${again.join(', ') || 'none'}`);
process.exitCode = again.length > 0 ? 1 : 0;
