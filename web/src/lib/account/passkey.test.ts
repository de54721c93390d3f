import { describe, expect, it } from 'vitest';
import { browserName } from './browser';
import { toBytes, toText, wasCancelled } from './passkey';

describe('base64url', () => {
  it('keeps every byte, without padding', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    for (const length of [0, 1, 2, 3, 255, 256]) {
      const text = toText(bytes.slice(0, length).buffer);
      expect(text).toMatch(/^[\w-]*$/);
      expect(new Uint8Array(toBytes(text))).toEqual(bytes.slice(0, length));
    }
  });
});

it('a closed dialog is no failure', () => {
  expect(wasCancelled(new DOMException('', 'NotAllowedError'))).toBe(true);
  expect(wasCancelled(new DOMException('', 'SecurityError'))).toBe(false);
  expect(wasCancelled(new Error('NotAllowedError'))).toBe(false);
});

describe('the name of a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    ['curl/8.0', null],
    [undefined, null],
  ])('%s', (agent, name) => expect(browserName(agent)).toBe(name));
});
