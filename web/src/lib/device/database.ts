/** IndexedDB as this page uses it: what a transaction has written is on the disk, or nothing of it is. */

import { RequestFailed } from '$lib/api/http';

/** Why something could not be stored. */
export class StoreFailed extends RequestFailed {
  constructor(
    code: 'device-full' | 'device-unsaved' | 'device-conflict' | 'device-no-storage',
    message: string,
  ) {
    super(0, { code, message });
  }
}

function problem(error: DOMException | null): StoreFailed {
  const message = String(error);
  if (error?.name === 'QuotaExceededError') return new StoreFailed('device-full', message);
  if (error?.name === 'ConstraintError') return new StoreFailed('device-conflict', message);
  return new StoreFailed('device-unsaved', message);
}

/** What a transaction works with. */
interface Transaction {
  store: (name: string) => IDBObjectStore;
  /** Undoes everything; this is then why the transaction failed. */
  undo: (why: Error) => void;
}

export class Database {
  readonly #name: string;
  readonly #version: number;
  /** The stores, and the key of each. */
  readonly #stores: Readonly<Record<string, string | string[]>>;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(name: string, version: number, stores: Readonly<Record<string, string | string[]>>) {
    this.#name = name;
    this.#version = version;
    this.#stores = stores;
  }

  /** Runs a transaction; resolves when everything is on the disk. */
  async transact<T>(
    mode: IDBTransactionMode,
    work: (transaction: Transaction) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> {
    const found = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = found.transaction(Object.keys(this.#stores), mode, { durability: 'strict' });
      let request: IDBRequest<T> | undefined;
      let undone: Error | null = null;
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(undone ?? problem(transaction.error ?? request?.error ?? null));
      const undo = (why: Error) => {
        undone = why;
        transaction.abort();
      };
      try {
        request = work({ store: (name) => transaction.objectStore(name), undo });
      } catch (error) {
        undo(problem(error as DOMException));
      }
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = openRequest(this.#name, this.#version);
      request.onupgradeneeded = () => {
        for (const [name, keyPath] of Object.entries(this.#stores))
          request.result.createObjectStore(name, { keyPath });
      };
      request.onsuccess = () => {
        const found = request.result;
        // Another tab has a newer version of the page; the next use opens the database again.
        found.onversionchange = () => {
          found.close();
          this.#opened = null;
        };
        found.onclose = () => (this.#opened = null);
        resolve(found);
      };
      request.onblocked = () => reject(new StoreFailed('device-no-storage', 'blocked'));
      request.onerror = () => reject(new StoreFailed('device-no-storage', String(request.error)));
    });
    this.#opened.catch(() => (this.#opened = null));
    return this.#opened;
  }
}

/** Some browsers refuse at once to store anything, or have no such thing. */
function openRequest(name: string, version: number): IDBOpenDBRequest {
  try {
    return indexedDB.open(name, version);
  } catch (error) {
    throw new StoreFailed('device-no-storage', String(error));
  }
}
