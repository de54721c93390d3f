/** Which games have lessons; apart from the lessons, which the home page need not load. */

const first = import.meta.glob('../../games/*/lessons/01-*.json');

export const TAUGHT: ReadonlySet<string> = new Set(
  Object.keys(first).flatMap((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? []),
);
