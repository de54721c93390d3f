import { describe, expect, it } from 'vitest';
import { bound } from './i18n/index.svelte';
import { parseHash, toHash } from './router.svelte';
import { find, inChapters, parseChapters } from './rulings';
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
  it('are written as they are read', () => {
    const hash = toHash(['replay', 'a/b'], { step: '3' });
    expect(parseHash(hash).path).toEqual(['replay', 'a/b']);
    expect(parseHash(hash).query.get('step')).toBe('3');
  });
});

describe('rules', () => {
  const rules = [
    { id: 'BAB-S1', text: 'The board.' },
    { id: 'BAB-C4', text: 'Město získá většina.' },
    { id: 'BAB-S2', text: 'Łodzie płyną.' },
  ];
  it('are in chapters', () => {
    const page = '# Rules\n\n## The end: and more\n\n- **BAB-S2** text\n- **BAB-X9** text\n\n## Empty\n';
    const parsed = parseChapters(page);
    expect(parsed).toEqual([
      { key: 'the-end-and-more', ids: ['BAB-S2', 'BAB-X9'] },
      { key: 'empty', ids: [] },
    ]);
    const chapters = inChapters(rules, parsed);
    expect(chapters.map(({ key, rulings }) => [key, rulings.length])).toEqual([
      ['the-end-and-more', 1],
      ['other', 2],
    ]);
  });
  it.each([
    ['', 3],
    ['mesto', 1],
    ['VETSINA mesto', 1],
    ['lodzie', 1],
    ['bab-c4', 1],
    ['none such', 0],
    ['ást', 0],
    ['ěst', 1],
  ])('are found by %j', (search, count) => {
    expect(find(rules, search)).toHaveLength(count);
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
  expect(bound('Hrajte s přáteli u stolu a v klidu')).toBe(
    'Hrajte s\u00a0přáteli u\u00a0stolu a\u00a0v\u00a0klidu',
  );
});
