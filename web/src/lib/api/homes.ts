/** Where tables live: on the server, or on this device. The rest of the page does not know which. */

import type { TableSocket } from './connection';
import type { Job, Observer, Replay, ReplayPosition, TableInfo } from './wire';

/** What one plans with: a table, and a whole position that looks like the one of its running game to a seat of this browser. */
export interface Plan {
  table: TableInfo;
  position: object;
}

export interface TableHome {
  /** Makes this browser known there; called before the first connection. */
  enter(): Promise<unknown>;
  /** The same after the connection was closed for good; `true` to take a table over from another tab. */
  enterAgain(): Promise<unknown>;
  connect(id: string, code: string | null): TableSocket;
  info(id: string, code: string | null): Promise<TableInfo>;
  /** Starts the game, or contributes to the shuffle of a game that is starting. */
  start(table: TableInfo): Promise<TableInfo>;
  /** Asks for another game with the same players. */
  rematch(id: string): Promise<TableInfo>;
  replay(id: string, observer: Observer): Promise<Replay>;
  moment(id: string, observer: Observer, step: number): Promise<ReplayPosition>;
  /** Downloads the record. */
  saveRecord(table: Pick<TableInfo, 'id' | 'game'>): Promise<void>;
  /** The record as text. */
  record(id: string): Promise<string>;
  plan(id: string, code: string | null, seat: number): Promise<Plan>;
  /** The position of a table has changed: a home that may get out of reach keeps what planning then needs. */
  keepPlan?(table: TableInfo, code: string | null, seat: number): void;
  /** Analyses that are made there; a device makes its own for any game, wherever that was played. */
  analyses?: {
    /** Rejects if nobody has requested one. */
    state(id: string): Promise<Job>;
    request(id: string): Promise<Job>;
  };
}

/** How the ids of tables on this device begin; `crates/play/src/device.rs` makes them. */
export const HERE = 'here-';

export const isHere = (id: string): boolean => id.startsWith(HERE);

/** Where a table lives. */
export async function homeOf(id: string): Promise<TableHome> {
  return isHere(id) ? (await import('$lib/device/home')).deviceHome : (await import('./server')).serverHome;
}

/** Downloads the record of a table. */
export async function saveRecord(table: Pick<TableInfo, 'id' | 'game'>): Promise<void> {
  await (await homeOf(table.id)).saveRecord(table);
}

/** Offers a text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
