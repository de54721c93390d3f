import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageName, languagesOf, preferred } from './languages';
import { registerMessages, setLanguage, t } from './index.svelte';
import { settings } from '$lib/settings.svelte';

describe('languages', () => {
  it('are the folders of locales', () => {
    expect(LANGUAGES).toEqual(['en', 'cs', 'pl']);
    expect(LANGUAGES.map(languageName)).toEqual(['English', 'Čeština', 'Polski']);
  });

  it('are a folder of Fluent files and nothing else', async () => {
    const paths = [...LANGUAGES, 'eo'].map((tag) => `../../../../locales/${tag}/page.ftl`);
    expect(languagesOf(paths)).toEqual(['en', 'cs', 'eo', 'pl']);
    registerMessages({
      '../../../../locales/eo/page.ftl': () => Promise.resolve('undo = Malfari\nkey-of = Klavo: { $key }\n'),
    });
    settings.language = 'eo';
    await setLanguage('eo');
    expect([t('undo'), t('key-of', { key: 'U' }), languageName('eo')]).toEqual([
      'Malfari',
      'Klavo: U',
      'Esperanto',
    ]);
    settings.language = 'en';
    await setLanguage('en');
  });

  it('with a tag that nobody knows have that as their name', () => {
    expect(languageName('qqx')).toBe('qqx');
    expect(languageName('not a tag')).toBe('not a tag');
  });

  it('are chosen by what the visitor reads', () => {
    expect(preferred(['en', 'cs', 'pl'], ['de', 'pl-PL', 'cs'])).toBe('pl');
    expect(preferred(['en', 'pt-BR', 'pt'], ['pt-BR'])).toBe('pt-BR');
    expect(preferred(['en', 'cs'], ['ja'])).toBe('en');
  });
});
