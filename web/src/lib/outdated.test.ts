import { afterEach, expect, it } from 'vitest';
import { isOutdated } from './outdated';

const answer =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

afterEach(() => document.head.replaceChildren());

it('compares the page with the one that the server has now', async () => {
  expect(await isOutdated(answer('anything'))).toBe(false);
  document.head.innerHTML = '<script type="module" src="./assets/index-old.js"></script>';
  expect(await isOutdated(answer('<script type="module" src="./assets/index-old.js">'))).toBe(false);
  expect(await isOutdated(answer('<script type="module" src="./assets/index-new.js">'))).toBe(true);
  expect(await isOutdated(answer('no such page', 502))).toBe(false);
  expect(await isOutdated(() => Promise.reject(new TypeError('no connection')))).toBe(false);
});
