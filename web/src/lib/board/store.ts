/** Boards that are kept on this device, in a database of their own. */

import { clientId } from '$lib/api/connection';
import { RequestFailed } from '$lib/api/http';
import { Database } from '$lib/device/database';
import type { WrittenBoard } from './file';

/** A board as it is kept. */
export interface KeptBoard {
  id: string;
  board: WrittenBoard;
  /** Which child, from the root on, leads to the position that was shown last. */
  turns: number[];
  changed: number;
  /** How often its tree was changed; missing in boards of older versions of the page. */
  version?: number;
  /** Whether an engine may have an opinion of it: not of a running game between people. */
  fair: boolean;
}

const database = new Database('shinar-boards', 1, { boards: 'id' });

const transact = <T>(mode: IDBTransactionMode, work: (boards: IDBObjectStore) => IDBRequest<T>) =>
  database.transact(mode, ({ store }) => work(store('boards')));

/** All boards, the last used first. */
export async function keptBoards(): Promise<KeptBoard[]> {
  const all = await transact('readonly', (boards) => boards.getAll() as IDBRequest<KeptBoard[]>);
  return (all ?? []).toSorted((one, other) => other.changed - one.changed);
}
export async function keptBoard(id: string): Promise<KeptBoard> {
  const found = await transact('readonly', (boards) => boards.get(id) as IDBRequest<KeptBoard | undefined>);
  if (!found) throw new RequestFailed(404, { code: 'not_found', message: 'there is no such board here' });
  return found;
}

/** Which state of a board a tab knows. */
export type Known = Pick<KeptBoard, 'id' | 'version'>;

/**
 * Keeps a board; returns under which id. `known` is the state that it was made from, if it was kept before; `grown` says whether its
 * tree differs from that. If another tab has changed the tree since, nothing of it is overwritten: the board gets an id of its own.
 */
export async function keepBoard(
  board: Pick<KeptBoard, 'board' | 'turns' | 'fair'>,
  known: Known | null,
  grown: boolean,
): Promise<Known> {
  let kept: Known = known ?? { id: clientId() };
  await database.transact('readwrite', ({ store }) => {
    const request = store('boards').get(kept.id) as IDBRequest<KeptBoard | undefined>;
    request.onsuccess = () => {
      const isNewer = request.result !== undefined && request.result.version !== known?.version;
      // Where somebody looked last is not worth another board.
      if (isNewer && !grown) return;
      const version = grown ? (known?.version ?? 0) + 1 : known?.version;
      kept = { id: isNewer ? clientId() : kept.id, ...(version !== undefined && { version }) };
      store('boards').put({ ...board, ...kept, changed: Date.now() });
    };
    return undefined;
  });
  return kept;
}
export const dropBoard = (id: string) => transact('readwrite', (boards) => boards.delete(id));
