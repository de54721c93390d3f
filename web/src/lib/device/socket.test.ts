import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reasonFor } from '$lib/api/connection';
import { RequestFailed } from '$lib/api/http';
import type { DeviceUpdate } from '$lib/api/wire';
import type { Bots } from './bots';
import { StoreFailed } from './database';
import { Door } from './door';
import { DeviceSocket } from './socket';
import { append, storedGame } from './store';

vi.mock('./store', () => ({
  append: vi.fn(() => Promise.resolve()),
  journal: () => Promise.resolve([]),
  storedGame: vi.fn(() => Promise.resolve({ sheet: '{}', changed: 0 })),
}));
vi.mock('./engine', () => ({ isBuilt: false }));

const nothing = { entries: [], messages: [] } as unknown as DeviceUpdate;
const stored = { ...nothing, entries: [{ body: 'a move' }] } as unknown as DeviceUpdate;

/** A worker that does what a test says. */
function door(does: Partial<Record<'open' | 'hello' | 'receive', () => Promise<unknown>>> = {}): Door {
  const update = () => Promise.resolve(nothing);
  const info = () => Promise.resolve({ changed: 1 });
  return { open: update, hello: update, receive: update, info, close: vi.fn(), ...does } as unknown as Door;
}

/** Why a table closes by itself, after one message was sent to it. */
async function reasonOf(make: () => Door): Promise<string> {
  const bots = { close: vi.fn() } as unknown as Bots;
  const socket = new DeviceSocket('here-1', false, bots, make);
  const closed = new Promise<number>((done) => (socket.onclose = ({ code }) => done(code)));
  socket.send('{}');
  return reasonFor(await closed);
}

describe('a table on this device says why it closes', () => {
  beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('if its engine stops, at once or later', async () => {
    const died = () => Promise.reject(new RequestFailed(0, { code: 'engine-died', message: '' }));
    expect(await reasonOf(() => door({ receive: died }))).toBe('engine');
    expect(await reasonOf(() => door({ open: () => Promise.reject(new TypeError('no')) }))).toBe('engine');
  });

  it('if the page was built without an engine', async () => {
    expect(await reasonOf(() => new Door())).toBe('no-engine');
  });

  it.each([
    ['device-full', 'full'],
    ['device-unsaved', 'unstored'],
    ['device-no-storage', 'no-storage'],
    ['device-conflict', 'elsewhere'],
  ] as const)('if it cannot be stored: %s', async (code, reason) => {
    vi.mocked(append).mockRejectedValueOnce(new StoreFailed(code, ''));
    expect(await reasonOf(() => door({ receive: () => Promise.resolve(stored) }))).toBe(reason);
    vi.mocked(storedGame).mockRejectedValueOnce(new StoreFailed(code, ''));
    expect(await reasonOf(() => door())).toBe(reason);
  });

  it('if it was deleted in another tab, so that the page looks whether it exists', async () => {
    vi.mocked(append).mockRejectedValueOnce(new RequestFailed(404, { code: 'not_found', message: '' }));
    expect(await reasonOf(() => door({ receive: () => Promise.resolve(stored) }))).toBe('lost');
  });

  it('if it is damaged', async () => {
    const damaged = () => Promise.reject(new RequestFailed(0, { code: 'damaged', message: '' }));
    expect(await reasonOf(() => door({ open: damaged }))).toBe('damaged');
  });
});
