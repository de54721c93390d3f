import { beforeEach, expect, it, vi } from 'vitest';
import { makeTable as makeOnServer, unreachable } from '$lib/api/http';
import type { NewTable } from '$lib/api/wire';
import { makeTable as makeHere } from '$lib/device/home';
import { makeTable } from './make';
import { where } from './where.svelte';

const engine = vi.hoisted(() => ({ isBuilt: true }));
vi.mock('$lib/device/engine', () => engine);
vi.mock('$lib/device/home', () => ({ makeTable: vi.fn(() => Promise.resolve('here')) }));
vi.mock(import('$lib/api/http'), async (original) => ({ ...(await original()), makeTable: vi.fn() }));

const quick = { seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], clock: { kind: 'none' } } as NewTable;
const waiting = { ...quick, seats: [{ kind: 'me' }, { kind: 'open' }] } as NewTable;
const timed = { ...quick, clock: { kind: 'days', days: 3 } } as NewTable;

beforeEach(() => {
  engine.isBuilt = true;
  Object.assign(where, { device: false, connected: true });
  vi.mocked(makeOnServer)
    .mockReset()
    .mockResolvedValue('server' as never);
  vi.mocked(makeHere).mockClear();
});

it('a table is made where the visitor plays', async () => {
  expect(await makeTable(waiting)).toBe('server');
  where.device = true;
  expect(await makeTable(quick)).toBe('here');
  expect(makeOnServer).toHaveBeenCalledTimes(1);
});

it('without a connection, only a game that needs no server is made', async () => {
  vi.mocked(makeOnServer).mockRejectedValue(unreachable());
  expect(await makeTable(quick)).toBe('here');
  expect(where.connected).toBe(false);
  for (const plan of [waiting, timed]) {
    where.connected = true;
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await expect(makeTable(plan)).rejects.toMatchObject({ details: { code: 'unreachable' } });
  }
  expect(makeHere).toHaveBeenCalledTimes(1);
});

it('a page without an engine always asks the server', async () => {
  engine.isBuilt = false;
  vi.mocked(makeOnServer).mockRejectedValue(unreachable());
  await expect(makeTable(quick)).rejects.toMatchObject({ details: { code: 'unreachable' } });
  await expect(makeTable(quick)).rejects.toMatchObject({ details: { code: 'unreachable' } });
  expect(makeHere).not.toHaveBeenCalled();
});
