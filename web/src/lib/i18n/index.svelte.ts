/** The texts of the page, as Fluent messages. `t` is reactive: a change of language shows at once. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '$lib/settings.svelte';

export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;

type Files = Record<string, () => Promise<string>>;

/** `locales/LANGUAGE/NAME.ftl`, each loaded on demand. */
const files: Files = {};

/** Registers message files. Pages that show rules register those files themselves, to keep the first load small. */
export function registerMessages(more: Files): void {
  for (const [path, file] of Object.entries(more)) files[path.slice(path.indexOf('locales/'))] = file;
}
registerMessages(
  import.meta.glob<string>('../../../../locales/*/{page,cover-*,game-*}.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

/** Every page names games, so the covers are always loaded. They are found, not listed. */
const covers = Object.keys(files).flatMap((path) => /\/(cover-.*)\.ftl$/.exec(path)?.[1] ?? []);

const needed = new Set(['page', ...covers]);
const loaded = new Map<string, Promise<void>>();
const bundles = new Map<string, FluentBundle>();

// Incremented whenever messages are loaded, so that everything that called `t` is updated.
let revision = $state(0);
let language = $state<Language>('en');

/** The covers, introductions and rules of all games use the same ids, so each of these files has its own namespace. */
const hasOwnNamespace = (name: string) => /^(cover|intro|rulings)-/.test(name);

/** The bundle of a file: its own if it has its own namespace, otherwise the shared one. */
function bundleOf(locale: Language, name: string): FluentBundle {
  const key = hasOwnNamespace(name) ? `${locale}/${name}` : locale;
  let bundle = bundles.get(key);
  if (!bundle) {
    // Isolation marks around names would show up in copied text and in tests; our sentences are all left to right.
    bundle = new FluentBundle(locale, { useIsolating: false });
    bundles.set(key, bundle);
  }
  return bundle;
}

function load(locale: Language, name: string): Promise<void> {
  const path = `locales/${locale}/${name}.ftl`;
  let promise = loaded.get(path);
  if (!promise) {
    const file = files[path];
    promise = file
      ? file().then((text) => {
          bundleOf(locale, name).addResource(new FluentResource(text), { allowOverrides: true });
          revision++;
        })
      : Promise.resolve();
    loaded.set(path, promise);
  }
  return promise;
}

/** Loads more message files, such as `game-babylonia`, for the current language and any later one. */
export async function loadMessages(...names: string[]): Promise<void> {
  for (const name of names) needed.add(name);
  await Promise.all(names.map((name) => load(language, name)));
}

/** Switches the page to a language once its messages are loaded. */
export async function setLanguage(next: Language): Promise<void> {
  await Promise.all([...needed].map((name) => load(next, name)));
  if (settings.language === next) {
    language = next;
    revision++;
  }
}

/** The text of a message; a missing one shows as its id in brackets. */
export const t: Translate = (id, args) => lookup(id, args) ?? `[${id}]`;

/** The text of a message, if there is one. */
export function lookup(id: string, args?: Args): string | undefined {
  return lookupIn('page', id, args);
}

/**
 * The text of a message in one file, if there is one: `lookupIn('cover-tigris', 'title')`. An attribute follows a dot:
 * `lookupIn('rulings-tigris', 'TNE-D05.reason')`.
 */
export function lookupIn(file: string, id: string, args?: Args): string | undefined {
  void revision;
  const bundle = bundleOf(language, file);
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  // oxlint-disable-next-line no-console -- for translators
  if (errors.length > 0 && import.meta.env.DEV) console.warn(`message ${id}:`, errors);
  return BOUND.has(language) ? bindPrepositions(text) : text;
}

/** Languages in which a one-letter preposition must not end a line. */
const BOUND = new Set(['cs', 'pl', 'sk']);

/** Where a one-letter preposition must not end a line, a space after it does not break. */
export function bindPrepositions(text: string): string {
  return text.replaceAll(/(?<=^|[\s(„])([aikosuvwz]) (?=\S)/giu, '$1\u00a0');
}

export function currentLanguage(): Language {
  return language;
}
