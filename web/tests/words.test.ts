// Messages: the same in all languages, all used, and no text outside them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseFluent, type Entry, type Message } from '@fluent/syntax';
import { parse as parseSvelte } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const locales = join(root, 'locales');
// English first; a language is a folder.
const languages = ['en', ...readdirSync(locales).filter((folder) => folder !== 'en')];

/** The messages of a file, and what could not be parsed. */
function read(language: string, file: string) {
  const { body } = parseFluent(readFileSync(join(locales, language, file), 'utf8'), {});
  const junk = body.filter((entry) => entry.type === 'Junk').map((entry) => entry.content);
  const messages = new Map(
    body
      .filter((entry: Entry): entry is Message => entry.type === 'Message')
      .map((one) => [one.id.name, one]),
  );
  return { messages, junk, ids: body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])) };
}

/** The variables a message uses. */
function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) variables(one, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, id } = node as { type?: string; id?: { name: string } };
    if (type === 'VariableReference' && id) found.add(id.name);
    for (const [key, value] of Object.entries(node)) if (key !== 'span') variables(value, found);
  }
  return found;
}

/** The plain text in a message, without its variables and selectors. */
function plain(node: unknown): string {
  if (Array.isArray(node)) return node.map(plain).join('\n');
  if (typeof node !== 'object' || node === null) return '';
  const { type, value } = node as { type?: string; value?: unknown };
  return type === 'TextElement' ? String(value) : plain(Object.values(node));
}

/** The messages that a message refers to. */
function references(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) references(one, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, id } = node as { type?: string; id?: { name: string } };
    if (type === 'MessageReference' && id) found.add(id.name);
    for (const [key, value] of Object.entries(node)) if (key !== 'span') references(value, found);
  }
  return found;
}

/** The variant keys of every plural selector in a message. */
function choices(node: unknown, found: string[][] = []): string[][] {
  if (Array.isArray(node)) for (const one of node) choices(one, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, variants } = node as {
      type?: string;
      variants?: { key: { name?: string; value?: string } }[];
    };
    if (type === 'SelectExpression' && variants) {
      found.push(variants.map(({ key }) => key.name ?? key.value ?? ''));
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'span') choices(value, found);
  }
  return found;
}

function sources(folder: string, ends: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        ends.some((end) => file.endsWith(end)) && !file.endsWith('.test.ts') && !file.endsWith('types.ts'),
    )
    .map((file) => join(folder, file));
}
const src = join(root, 'web/src');

const files = readdirSync(join(locales, 'en'));

describe.each(files)('%s', (file) => {
  const english = read('en', file);

  it.each(languages)('is well formed in %s', (language) => {
    const { junk, ids } = read(language, file);
    expect(junk).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(languages.slice(1))('has the same messages in %s', (language) => {
    const other = read(language, file);
    expect([...other.messages.keys()].sort()).toEqual([...english.messages.keys()].sort());
    for (const [id, message] of english.messages) {
      const theirs = other.messages.get(id);
      expect([id, ...variables(theirs)].sort()).toEqual([id, ...variables(message)].sort());
      const attributes = (one?: Message) => one?.attributes.map((attribute) => attribute.id.name).sort();
      expect([id, attributes(theirs)]).toEqual([id, attributes(message)]);
    }
  });

  it.each(languages)('speaks to people, not to programmers, in %s', (language) => {
    const said = [...read(language, file).messages].map(([id, message]) => [id, plain(message)] as const);
    // An option by its key instead of its title, how the command line sets it, or a path of the source.
    const code = /[a-z]_[a-z]|[a-z]=[a-z]|--option|\bcrates\/|\.(toml|rs)\b/;
    expect(said.filter(([, text]) => code.test(text))).toEqual([]);
  });

  it.each([
    ['cs', ['one', 'few', 'other']],
    ['pl', ['one', 'few', 'many', 'other']],
  ] as const)('has the plurals of %s', (language, needed) => {
    for (const [id, message] of read(language, file).messages) {
      for (const keys of choices([message.value, message.attributes])) {
        // A plural selector has at least `one`; other selectors are free.
        if (keys.includes('one')) expect([id, ...keys]).toEqual(expect.arrayContaining([...needed]));
      }
    }
  });

  it('is used', () => {
    // The server writes e-mails and notifications; all other words are the page's.
    const mails = ['mail.rs', 'bells/words.rs'].map((name) => join(root, 'crates/server/src', name));
    const text = (file === 'mail.ftl' ? mails : sources(src, ['.svelte', '.ts']))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    // `t('id')`, `t(`prefix-${…}`)`, or in Rust `format!("prefix-{…}")`.
    const literal = new Set([...text.matchAll(/['"]([a-z][\w-]*)['"]/g)].map(([, id]) => id));
    const patterns = [...text.matchAll(/[`"]([a-z][\w-]*-)\$?\{[^`"]*[`"]/g)].map(
      ([, prefix]) => prefix ?? '',
    );
    const inside = new Set(
      languages.flatMap((language) => [...references([...read(language, file).messages.values()])]),
    );
    const unused = [...english.messages.keys()].filter(
      // Rules have ids in capitals; the game's build rejects a file with any but its own.
      (id) =>
        !/^[A-Z]/.test(id) &&
        !literal.has(id) &&
        !inside.has(id) &&
        !patterns.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

it('every id in use exists', () => {
  const known = new Set(files.flatMap((file) => [...read('en', file).messages.keys()]));
  const missing = sources(src, ['.svelte', '.ts']).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w-]+)'/g)]
      .map(([, id]) => id ?? '')
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});

describe('components contain no untranslated text', () => {
  // The development page is exempt.
  const paths = sources(src, ['.svelte']).filter((path) => !path.endsWith('Dev.svelte'));
  const visible = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);

  it.each(paths.map((path) => [path.slice(src.length + 1), path]))('%s', (_, path) => {
    const found: string[] = [];
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const one of node) visit(one);
      else if (typeof node === 'object' && node !== null) {
        const { type, data, name, value } = node as {
          type?: string;
          data?: string;
          name?: string;
          value?: unknown;
        };
        if (type === 'Attribute') {
          if (name !== undefined && visible.has(name) && Array.isArray(value)) {
            for (const part of value as { type: string; data?: string }[]) {
              if (part.type === 'Text' && /\p{L}{2}/u.test(part.data ?? ''))
                found.push(`${name}="${part.data}"`);
            }
          }
          return;
        }
        if (type === 'StyleDirective') return;
        if (type === 'Text' && /\p{L}{2}/u.test(data ?? '')) found.push(data?.trim() ?? '');
        for (const child of Object.values(node)) visit(child);
      }
    };
    visit(parseSvelte(readFileSync(path, 'utf8'), { modern: true }).fragment);
    expect(found).toEqual([]);
  });
});
