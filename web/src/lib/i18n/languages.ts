/** The languages of the page: a folder of `locales` each, found by its `page.ftl`. Nothing lists them. */

const found = import.meta.glob<string>('../../../../locales/*/page.ftl', {
  query: '?raw',
  import: 'default',
});

/** The tag of a language, such as `cs` or `pt-BR`: the name of its folder. */
export type Language = string;

/** What is shown until the visitor chooses, and to those whose languages are not here. */
export const FIRST: Language = 'en';

/** The languages whose folders have these files, English first. */
export function languagesOf(paths: readonly string[]): Language[] {
  const tags = paths.flatMap((path) => /locales\/([^/]+)\/page\.ftl$/.exec(path)?.[1] ?? []);
  return [...new Set(tags)].sort((one, other) =>
    one === FIRST ? -1 : other === FIRST ? 1 : one.localeCompare(other, FIRST),
  );
}

export const LANGUAGES: readonly Language[] = languagesOf(Object.keys(found));

/** The name of a language in that language, with a capital; its tag if the browser does not know it. */
export function languageName(language: Language): string {
  let name: string | undefined;
  try {
    name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(language);
  } catch {
    // It is no tag that the browser understands.
  }
  return name ? name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1) : language;
}

/** The language among these that a visitor with such preferences, the best first, reads best. */
export function preferred(languages: readonly Language[], wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const exact = languages.find((one) => one.toLowerCase() === tag.toLowerCase());
    const [base] = tag.split('-');
    const similar = exact ?? languages.find((one) => one.split('-')[0] === base);
    if (similar !== undefined) return similar;
  }
  return FIRST;
}
