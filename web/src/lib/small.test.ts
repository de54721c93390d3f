import { describe, expect, it } from 'vitest';
import { bindPrepositions } from './i18n/index.svelte';
import { parseHash, toHash } from './router.svelte';
import { find } from './rulings';
import { clockText } from './table/clock';
import { clampView, zoomAt } from './ui/zoom';

describe('addresses', () => {
  it.each([
    ['', [], {}],
    ['#/', [], {}],
    ['#/table/abc?code=x%26y', ['table', 'abc'], { code: 'x&y' }],
    ['#/rules/b%C3%A1j', ['rules', 'báj'], {}],
    ['#/%E0%A4%A', ['%E0%A4%A'], {}],
  ])('%s', (hash, path, query) => {
    const address = parseHash(hash);
    expect(address.path).toEqual(path);
    expect(Object.fromEntries(address.query)).toEqual(query);
  });
  it('round-trip', () => {
    const hash = toHash(['replay', 'a/b'], { step: '3' });
    expect(parseHash(hash).path).toEqual(['replay', 'a/b']);
    expect(parseHash(hash).query.get('step')).toBe('3');
  });
});

describe('rules', () => {
  const rule = (id: string, text: string, reason: string | null = null) => ({ id, text, reason });
  const chapters = [
    { id: 'setup', title: 'Setup', rulings: [rule('BAB-S1', 'The board.'), rule('BAB-S2', 'Łodzie płyną.')] },
    { id: 'cities', title: 'Cities', rulings: [rule('BAB-C4', 'Město získá většina.', 'je to město.')] },
  ];
  it.each([
    ['', ['setup', 'setup', 'cities']],
    ['mesto', ['cities']],
    ['VETSINA mesto', ['cities']],
    ['lodzie', ['setup']],
    ['bab-c4', ['cities']],
    ['je to', ['cities']],
    ['none such', []],
    ['ást', []],
    ['ěst', ['cities']],
  ])('are found by %j', (search, found) => {
    expect(find(chapters, search).flatMap(({ id, rulings }) => rulings.map(() => id))).toEqual(found);
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer', () => {
    const box = zoomAt({ zoom: 1, x: 0, y: 0 }, 2, 100, 50, 5);
    expect(box).toEqual({ zoom: 2, x: -100, y: -50 });
  });
  it('never leaves the window empty', () => {
    expect(clampView({ zoom: 2, x: 50, y: -900 }, 200, 200, 5)).toEqual({ zoom: 2, x: 0, y: -200 });
    expect(clampView({ zoom: 9, x: 0, y: 0 }, 200, 200, 5).zoom).toBe(5);
  });
});

it.each([
  [125_000, '2:05'],
  [3_725_000, '1:02:05'],
  [-5, '0:00'],
  [100 * 3_600_000, '4 d 4 h'],
])('%i ms is %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

it('binds short prepositions', () => {
  expect(bindPrepositions('Hrajte s přáteli u stolu a v klidu')).toBe(
    'Hrajte s\u00a0přáteli u\u00a0stolu a\u00a0v\u00a0klidu',
  );
});
