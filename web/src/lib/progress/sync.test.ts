import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed, unreachable } from '$lib/api/http';
import type { Progress } from '$lib/api/wire';
import { learn, progress, unsent } from './store.svelte';
import { meet, sync } from './sync';

const server = vi.hoisted(() => ({ addProgress: vi.fn(), progressOnServer: vi.fn() }));
vi.mock('$lib/api/http', async (original) => ({ ...(await original<object>()), ...server }));

const ann = { id: 'ann', account: true };
const guest = { id: 'gus', account: false };
const step = (name: string) => ({ game: 'oasis', lesson: 'tiny', step: name });

describe('progress and the server', () => {
  let there: Progress;
  beforeEach(() => {
    localStorage.clear();
    there = { steps: [], attempts: [], days: [] };
    server.addProgress.mockReset().mockImplementation((added: Progress) => {
      there = { ...there, steps: [...there.steps, ...added.steps] };
      return Promise.resolve();
    });
    server.progressOnServer.mockReset().mockImplementation(() => Promise.resolve(there));
    return async () => {
      await meet(guest);
      localStorage.clear();
    };
  });

  it('says nothing of a guest', async () => {
    learn({ steps: [step('one')] });
    await meet(guest);
    await sync();
    expect(server.addProgress).not.toHaveBeenCalled();
    expect(server.progressOnServer).not.toHaveBeenCalled();
  });

  it("brings an account's together with what is here", async () => {
    there.steps = [step('elsewhere')];
    learn({ steps: [step('here')] });
    await meet(ann);
    expect(there.steps).toEqual([step('elsewhere'), step('here')]);
    expect(progress().steps).toEqual([step('elsewhere'), step('here')]);
    expect(unsent()).toBeNull();
  });

  it('sends what is learned, after a while', async () => {
    await meet(ann);
    vi.useFakeTimers();
    learn({ steps: [step('one')] });
    learn({ steps: [step('two')] });
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(server.addProgress).toHaveBeenCalledOnce();
    expect(there.steps).toEqual([step('one'), step('two')]);
  });

  it('is repeated when there was no connection', async () => {
    server.addProgress.mockRejectedValueOnce(unreachable());
    learn({ steps: [step('one')] });
    await meet(ann);
    expect(unsent()?.steps).toEqual([step('one')]);
    await sync();
    expect(there.steps).toEqual([step('one')]);
    expect(unsent()).toBeNull();
  });

  it('does not send again what was refused', async () => {
    const refused = new RequestFailed(400, { code: 'bad_request', message: 'steps[0]: no' });
    server.addProgress.mockRejectedValueOnce(refused);
    learn({ steps: [step('one')] });
    await meet(ann);
    await sync();
    expect(server.addProgress).toHaveBeenCalledOnce();
    expect(unsent()).toBeNull();
  });
});
