/** Tables on this device. */

import { person } from '$lib/account/person.svelte';
import { download, HERE, type TableHome } from '$lib/api/homes';
import { RequestFailed, tableInfo, uploadRecord } from '$lib/api/http';
import type { NewTable, StoredEntry, TableInfo } from '$lib/api/wire';
import { clientId } from '$lib/api/connection';
import { isContested } from '$lib/fair';
import { t } from '$lib/i18n/index.svelte';
import { Door, sharedDoor } from './door';
import { DeviceSocket } from './socket';
import { addGame, changeGame, journal, keepForever, storedGame, type StoredGame } from './store';

/** Whether the next connection takes its table over from another tab. */
let takeOver = false;

export const deviceHome: TableHome = {
  enter: () => Promise.resolve(),
  enterAgain: () => {
    takeOver = true;
    return Promise.resolve();
  },
  connect: (id) => {
    const steal = takeOver;
    takeOver = false;
    return new DeviceSocket(id, steal);
  },
  info: async (id) => (await storedGame(id)).info,
  // Tables on one device start when they are made.
  start: (table) => Promise.resolve(table),
  rematch: async (id) => {
    const { sheet } = await storedGame(id);
    return made((door) => door.rematch(sheet ?? ''));
  },
  async replay(id, observer) {
    const record = await openRecordOf(id);
    return sharedDoor().replay(record, observer);
  },
  async moment(id, observer, step) {
    const record = await openRecordOf(id);
    return sharedDoor().moment(record, observer, step);
  },
  async saveRecord({ id, game }) {
    download(await recordOf(id), `${game}-${id}.txt`);
  },
  record: openRecordOf,
  async plan(id, _, seat) {
    const { sheet, changed, info } = await storedGame(id);
    const position = await opened(sheet, await journal(id), changed, (door) => door.sample(seat));
    return { table: info, position };
  },
};

/** What the visitor is called at tables of this device. */
export function ownName(): string {
  return person.known?.name ?? t('device-guest');
}

/** Makes a table on this device. */
export const makeTable = (plan: NewTable): Promise<TableInfo> => made((door) => door.create(plan, ownName()));

async function made(make: (door: Door) => ReturnType<Door['create']>): Promise<TableInfo> {
  const door = new Door();
  try {
    const { sheet, entries } = await make(door);
    const info = await door.info();
    await addGame(
      { id: info.id, info, changed: info.changed, ...(sheet !== undefined && { sheet }) },
      entries,
    );
    keepForever();
    return info;
  } finally {
    door.close();
  }
}

/** The record of the last game that was asked for: a replay asks many times. */
let last: { id: string; changed: number; text: string } | null = null;

/** The record of a game, for everybody to look into: not while people play it, since all their secrets are in there. */
async function openRecordOf(id: string): Promise<string> {
  const { sheet, info } = await storedGame(id);
  // Nobody goes on playing a record that was imported to be looked at.
  if (sheet !== undefined && isContested(info))
    throw new RequestFailed(409, { code: 'not_finished', message: 'the game is not over' });
  return recordOf(id);
}

async function recordOf(id: string): Promise<string> {
  const game = await storedGame(id);
  if (last?.id !== id || last.changed !== game.changed) {
    last = { id, changed: game.changed, text: game.record ?? (await written(game)) };
  }
  return last.text;
}

/** Opens a stored table for a moment, to ask it something. */
async function opened<T>(
  sheet: string | undefined,
  entries: readonly StoredEntry[],
  changed: number,
  ask: (door: Door) => Promise<T>,
): Promise<T> {
  const door = new Door();
  try {
    await door.open(sheet ?? '', entries, changed);
    return await ask(door);
  } finally {
    door.close();
  }
}

async function written({ id, sheet, changed }: StoredGame): Promise<string> {
  return opened(sheet, await journal(id), changed, (door) => door.record());
}

/** Puts a finished game on the server, once; returns the id of its table there. */
export async function uploaded({ id, uploaded: before }: StoredGame): Promise<string> {
  if (before !== undefined && (await isThere(before))) return before;
  const table = await uploadRecord(await recordOf(id));
  await changeGame(id, { uploaded: table.id });
  return table.id;
}

/** Whether a server still has a table. */
async function isThere(id: string): Promise<boolean> {
  try {
    await tableInfo(id, null);
    return true;
  } catch (error) {
    if (error instanceof RequestFailed && [403, 404, 410].includes(error.status)) return false;
    throw error;
  }
}

/** Takes a record over: as a table to be played on, or to be looked at if the game is over or began with a position. */
export async function importRecord(record: string): Promise<TableInfo> {
  const found = await sharedDoor().imported(record);
  const isOver = found.state === 'finished';
  // A record says so in its head if it began with a position.
  if (!isOver && !/^position:/m.test(record)) return made((door) => door.resume(record));
  const now = Date.now();
  const info = { ...found, id: HERE + clientId(), created: now, changed: now };
  await addGame({ id: info.id, info, changed: now, record });
  return info;
}
