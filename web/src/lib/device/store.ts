/** The games on this device, in IndexedDB. */

import { RequestFailed } from '$lib/api/http';
import type { StoredEntry, TableInfo } from '$lib/api/wire';
import { setDeviceNotes } from '$lib/comfort/notes';
import { Database } from './database';

/** A game as lists need it. Its journal is stored apart, entry by entry. */
export interface StoredGame {
  id: string;
  /** What the visitor calls it; otherwise it has the name of its game. */
  name?: string;
  /** The sheet of a table; a record that was imported to be looked at has none. */
  sheet?: string;
  /** The text of such a record. */
  record?: string;
  info: TableInfo;
  changed: number;
  /** The id of the table on a server that this game was put on. */
  uploaded?: string;
}

type StoredRow = StoredEntry & { game: string; n: number };

const database = new Database('shinar', 1, { games: 'id', entries: ['game', 'n'] });

const journalOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

const gone = () => new RequestFailed(404, { code: 'not_found', message: 'there is no such game here' });

/** All games, the last played first. */
export async function storedGames(): Promise<StoredGame[]> {
  const all = await database.transact(
    'readonly',
    ({ store }) => store('games').getAll() as IDBRequest<StoredGame[]>,
  );
  return (all ?? []).toSorted((one, other) => other.changed - one.changed);
}

export async function storedGame(id: string): Promise<StoredGame> {
  const found = await database.transact(
    'readonly',
    ({ store }) => store('games').get(id) as IDBRequest<StoredGame | undefined>,
  );
  if (!found) throw gone();
  return found;
}

export async function journal(id: string): Promise<StoredEntry[]> {
  const rows = await database.transact(
    'readonly',
    ({ store }) => store('entries').getAll(journalOf(id)) as IDBRequest<StoredRow[]>,
  );
  return (rows ?? []).map(({ body, client }) => ({ body, ...(client !== undefined && { client }) }));
}

/** Stores a game, with the first entries of its journal. */
export async function addGame(game: StoredGame, first: readonly StoredEntry[] = []): Promise<void> {
  await database.transact('readwrite', ({ store }) => {
    store('games').add(game);
    for (const [n, entry] of first.entries()) store('entries').add({ ...entry, game: game.id, n });
    return undefined;
  });
}

/** Changes a game that is stored; one that was deleted elsewhere stays deleted, and nothing else is written either. */
async function change(
  id: string,
  changes: Partial<StoredGame>,
  more: (entries: IDBObjectStore) => void = () => undefined,
): Promise<void> {
  await database.transact('readwrite', ({ store, undo }) => {
    more(store('entries'));
    const request = store('games').get(id) as IDBRequest<StoredGame | undefined>;
    request.onsuccess = () => {
      if (request.result) store('games').put({ ...request.result, ...changes });
      else undo(gone());
    };
    return undefined;
  });
}

/**
 * Stores what has happened at a table, all or nothing.
 *
 * `known` is how many entries were there before. If another tab has stored more, nothing is written.
 */
export const append = (
  id: string,
  known: number,
  more: readonly StoredEntry[],
  changes: Pick<StoredGame, 'info' | 'changed'> & { sheet?: string },
): Promise<void> =>
  change(id, changes, (entries) => {
    for (const [at, entry] of more.entries()) entries.add({ ...entry, game: id, n: known + at });
  });

/** Changes what is known about a game beside what happened at its table. */
export const changeGame = (id: string, changes: Pick<StoredGame, 'name' | 'uploaded'>): Promise<void> =>
  change(id, changes);

export async function deleteGame(id: string): Promise<void> {
  setDeviceNotes(id, '');
  await database.transact('readwrite', ({ store }) => {
    store('games').delete(id);
    store('entries').delete(journalOf(id));
    return undefined;
  });
}

/** Asks the browser to keep the games even if the disk gets full. It may refuse. */
export function keepForever(): void {
  const storage = (navigator as { storage?: StorageManager }).storage;
  void storage?.persist?.().catch(() => undefined);
}
