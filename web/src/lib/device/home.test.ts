import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed, tableInfo, uploadRecord } from '$lib/api/http';
import type { SeatInfo, TableInfo } from '$lib/api/wire';
import { deviceHome, uploaded } from './home';
import { changeGame, storedGame, type StoredGame } from './store';

vi.mock('./store', () => ({ storedGame: vi.fn(), changeGame: vi.fn(() => Promise.resolve()) }));
vi.mock(import('$lib/api/http'), async (original) => ({
  ...(await original()),
  tableInfo: vi.fn(),
  uploadRecord: vi.fn(),
}));

let number = 0;
/** A stored game; its text is there, so that no engine is needed. */
function stored(
  more: Partial<StoredGame> & { state?: TableInfo['state']; people?: number } = {},
): StoredGame {
  const { state = 'finished', people = 1, ...rest } = more;
  const seats = [0, 1].map((seat) => ({ seat, kind: seat < people ? 'local' : 'bot' }) as SeatInfo);
  const info = { state, seats } as TableInfo;
  const game = { id: `here-${++number}`, sheet: '{}', record: 'the record', changed: 1, info, ...rest };
  vi.mocked(storedGame).mockResolvedValue(game);
  return game;
}

describe('the record of a game on this device', () => {
  it('is open unless people still play', async () => {
    const running = { state: 'running', people: 2 } as const;
    const { id } = stored(running);
    const refused = { status: 409, details: { code: 'not_finished' } };
    await expect(deviceHome.record(id)).rejects.toMatchObject(refused);
    await expect(deviceHome.replay(id, 1)).rejects.toMatchObject(refused);
    await expect(deviceHome.moment(id, 1, 0)).rejects.toMatchObject(refused);
    expect(await deviceHome.record(stored({ ...running, people: 1 }).id)).toBe('the record');
    expect(await deviceHome.record(stored({ ...running, state: 'finished' }).id)).toBe('the record');
    // Nobody plays what was imported to be looked at.
    const { sheet: _, ...imported } = stored(running);
    vi.mocked(storedGame).mockResolvedValue(imported);
    expect(await deviceHome.record(imported.id)).toBe('the record');
  });
});

describe('a game that is put on the server', () => {
  beforeEach(() => {
    vi.mocked(uploadRecord)
      .mockReset()
      .mockResolvedValue({ id: 'new' } as TableInfo);
    vi.mocked(changeGame).mockClear();
  });

  it('is put there once', async () => {
    const game = stored();
    expect(await uploaded(game)).toBe('new');
    expect(changeGame).toHaveBeenCalledWith(game.id, { uploaded: 'new' });
    vi.mocked(tableInfo).mockResolvedValue({} as TableInfo);
    expect(await uploaded({ ...game, uploaded: 'new' })).toBe('new');
    expect(uploadRecord).toHaveBeenCalledTimes(1);
  });

  it('is put there again if the server no longer has it, but not because it cannot be asked', async () => {
    const game = stored({ uploaded: 'old' });
    vi.mocked(tableInfo).mockRejectedValue(new RequestFailed(404, { code: 'not_found', message: '' }));
    expect(await uploaded(game)).toBe('new');
    vi.mocked(tableInfo).mockRejectedValue(new RequestFailed(0, { code: 'unreachable', message: '' }));
    await expect(uploaded(game)).rejects.toMatchObject({ details: { code: 'unreachable' } });
    expect(uploadRecord).toHaveBeenCalledTimes(1);
  });
});
