/** All words of the page, by Fluent. `t` is reactive: a change of language shows at once. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '$lib/settings.svelte';

export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;

type Files = Record<string, () => Promise<string>>;

/** `locales/LANGUAGE/NAME.ftl`, each loaded when it is needed. */
const files: Files = {};

/** Says where words are. Pages that show rules register those files themselves, so that the first page need not know them. */
export function knowWords(more: Files): void {
  for (const [path, file] of Object.entries(more)) files[path.slice(path.indexOf('locales/'))] = file;
}
knowWords(
  import.meta.glob<string>('../../../../locales/*/{page,cover-*,game-*}.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

/** Every page names games, so their covers come with its own words. They are found, not listed. */
const covers = Object.keys(files).flatMap((path) => /\/(cover-.*)\.ftl$/.exec(path)?.[1] ?? []);

const wanted = new Set(['page', ...covers]);
const loaded = new Map<string, Promise<void>>();
const bundles = new Map<string, FluentBundle>();

// Bumped whenever words arrive, so that everything that called `t` is shown again.
let arrivals = $state(0);
let language = $state<Language>('en');

/** Every game's cover and rules have messages of the same names, so each of these files is a namespace of its own. */
const isApart = (name: string) => /^(cover|rulings)-/.test(name);

/** The bundle of a file with a namespace of its own, or the one that all other files share. */
function bundleOf(tongue: Language, name: string): FluentBundle {
  const key = isApart(name) ? `${tongue}/${name}` : tongue;
  let bundle = bundles.get(key);
  if (!bundle) {
    // Isolation marks around names would show up in copied text and in tests; our sentences are all left to right.
    bundle = new FluentBundle(tongue, { useIsolating: false });
    bundles.set(key, bundle);
  }
  return bundle;
}

function load(tongue: Language, name: string): Promise<void> {
  const path = `locales/${tongue}/${name}.ftl`;
  let promise = loaded.get(path);
  if (!promise) {
    const file = files[path];
    promise = file
      ? file().then((text) => {
          bundleOf(tongue, name).addResource(new FluentResource(text), { allowOverrides: true });
          arrivals++;
        })
      : Promise.resolve();
    loaded.set(path, promise);
  }
  return promise;
}

/** Loads a further file of words, such as `game-babylonia`, for the present language and for later ones. */
export async function useWords(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => load(language, name)));
}

/** Shows the page in a language once its words are there. */
export async function useLanguage(tongue: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => load(tongue, name)));
  if (settings.language === tongue) {
    language = tongue;
    arrivals++;
  }
}

/** Words for an id; the id itself, in brackets, if there are none, so that a hole is seen. */
export const t: Translate = (id, args) => found(id, args) ?? `[${id}]`;

/** Words for an id, or nothing. */
export function found(id: string, args?: Args): string | undefined {
  return foundIn('page', id, args);
}

/**
 * Words of one file, or nothing: `foundIn('cover-tigris', 'title')`, `foundIn('rulings-tigris', 'TNE-D05.reason')`.
 * The second is an attribute: it follows a dot.
 */
export function foundIn(file: string, id: string, args?: Args): string | undefined {
  void arrivals;
  const bundle = bundleOf(language, file);
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  // oxlint-disable-next-line no-console -- for who writes the words
  if (errors.length > 0 && import.meta.env.DEV) console.warn(`words of ${id}:`, errors);
  return language === 'en' ? text : bound(text);
}

/** Czech and Polish leave no preposition of one letter at the end of a line. */
export function bound(text: string): string {
  return text.replaceAll(/(?<=^|[\s(„])([aikosuvwz]) (?=\S)/giu, '$1\u00a0');
}

export function tongue(): Language {
  return language;
}
