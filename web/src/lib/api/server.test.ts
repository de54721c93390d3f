import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestFailed, sample, tableInfo, unreachable } from './http';
import { serverHome } from './server';
import type { TableInfo } from './wire';

vi.mock(import('./http'), async (original) => ({
  ...(await original()),
  sample: vi.fn(),
  tableInfo: vi.fn(),
}));

const table = { id: 't' } as TableInfo;
const far = (error: unknown = unreachable()) => {
  vi.mocked(sample).mockRejectedValue(error);
  vi.mocked(tableInfo).mockRejectedValue(error);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(tableInfo).mockReset().mockResolvedValue(table);
  vi.mocked(sample).mockReset().mockResolvedValue({ n: 1 });
});
afterEach(() => vi.useRealTimers());

it('planning goes on without a connection, from the last position', async () => {
  serverHome.keepPlan?.(table, null, 0);
  serverHome.keepPlan?.(table, null, 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sample).toHaveBeenCalledTimes(1);
  vi.mocked(sample).mockResolvedValue({ n: 2 });
  expect(await serverHome.plan('t', null, 0)).toEqual({ table, position: { n: 2 } });
  far();
  expect(await serverHome.plan('t', null, 0)).toMatchObject({ table, position: { n: 1 } });
  // Of another seat or another table nothing is known, and a server that refuses is right.
  await expect(serverHome.plan('t', null, 1)).rejects.toMatchObject({ details: { code: 'unreachable' } });
  await expect(serverHome.plan('u', null, 0)).rejects.toMatchObject({ details: { code: 'unreachable' } });
  far(new RequestFailed(403, { code: 'forbidden', message: '' }));
  await expect(serverHome.plan('t', null, 0)).rejects.toMatchObject({ details: { code: 'forbidden' } });
});

it('nobody plans with a position that is over', async () => {
  serverHome.keepPlan?.(table, null, 0);
  await vi.advanceTimersByTimeAsync(1000);
  far();
  serverHome.keepPlan?.(table, null, 0);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(serverHome.plan('t', null, 0)).rejects.toMatchObject({ details: { code: 'unreachable' } });
});
