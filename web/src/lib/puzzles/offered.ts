/** Which games have puzzles; apart from the puzzles, which the home page need not load. */

const files = import.meta.glob<unknown>('../../games/*/puzzles.json', { import: 'default' });

const gameOf = (path: string) => /games\/([^/]+)\/puzzles\.json$/.exec(path)?.[1] ?? '';

/** What loads the puzzles of each game that has some. */
export const LOADERS: ReadonlyMap<string, () => Promise<unknown>> = new Map(
  Object.entries(files).map(([path, load]) => [gameOf(path), load]),
);

export const PUZZLED: ReadonlySet<string> = new Set(LOADERS.keys());
