// A further language is a folder of Fluent files and nothing else: one is made up, the page is built with it, and shows it.

import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, it } from 'node:test';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'shinar-language-'));
after(() => rmSync(copy, { recursive: true, force: true }));

// The page and its words as they are, and a folder more: English, marked as Esperanto.
mkdirSync(join(copy, 'web'));
for (const part of [
  'src',
  'public',
  'scripts',
  'index.html',
  'package.json',
  'vite.config.ts',
  'svelte.config.js',
  'tsconfig.json',
])
  cpSync(join(root, 'web', part), join(copy, 'web', part), { recursive: true });
symlinkSync(join(root, 'web/node_modules'), join(copy, 'web/node_modules'));
for (const part of ['locales', 'docs/positions'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
mkdirSync(join(copy, 'locales/eo'));
for (const file of readdirSync(join(root, 'locales/en'))) {
  const text = readFileSync(join(root, 'locales/en', file), 'utf8');
  writeFileSync(join(copy, 'locales/eo', file), text.replaceAll(/^([a-z][\w-]*) = (?=[^{\n])/gm, '$1 = ĉ·'));
}
process.chdir(join(copy, 'web'));
await build({ root: join(copy, 'web'), configFile: join(copy, 'web/vite.config.ts'), logLevel: 'error' });
process.env.PAGE = join(copy, 'web/dist');
const { world } = await import('./world.mjs');
const here = world();

it('a language that is only a folder is listed and shown', async () => {
  const page = await here.visit('');
  await page.locator('.game').first().waitFor();
  const listed = await page.locator('header select option').allInnerTexts();
  assert.deepEqual(listed, ['English', 'Čeština', 'Esperanto', 'Polski']);
  await page.locator('header select').selectOption('eo');
  await page.getByText('ĉ·Sit down and play').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'eo');
  // The words of a game, too; and a visitor who prefers the language gets it unasked.
  const visitor = await here.visit('rules/tigris', { locale: 'eo' });
  await visitor.getByText('ĉ·Worked examples').waitFor();
  assert.match(await visitor.locator('.intro .aim').innerText(), /ĉ·You collect points/);
});
