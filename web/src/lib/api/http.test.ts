import { afterEach, expect, it, vi } from 'vitest';
import { makeAccount, me, sessions } from './http';

afterEach(() => vi.unstubAllGlobals());

/** Locks as browsers have them: one after the other. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_: string, then: () => Promise<T>): Promise<T> => {
      const next = last.then(then, then);
      last = next.catch(() => undefined);
      return next;
    },
  };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

it('whoever makes an account is not a guest again because of what was asked meanwhile', async () => {
  // A server whose sessions end when the request arrives, and a browser whose cookie changes when the response does.
  const valid = new Set(['guest']);
  let cookie = 'guest';
  let made: () => void = () => undefined;
  const accountMade = new Promise<void>((done) => (made = done));
  const server = async (path: string, init: RequestInit): Promise<Response> => {
    const sent = cookie;
    if (path === '/api/account') {
      valid.delete(sent);
      valid.add('account');
      await accountMade;
      cookie = 'account';
      return json(200, { id: 'account', login: 'ida' });
    }
    if (path === '/api/me' && init.method === 'GET') {
      if (valid.has(sent)) return json(200, { id: sent });
      // A slow response with the cookie of a new guest.
      await accountMade;
      await new Promise((done) => setTimeout(done, 20));
      cookie = 'new guest';
      valid.add(cookie);
      return json(200, { id: cookie });
    }
    return valid.has(sent)
      ? json(200, [])
      : json(401, { error: { code: 'unauthorized', message: 'get a cookie first' } });
  };
  vi.stubGlobal('navigator', { locks: locks() });
  vi.stubGlobal('fetch', server);

  await me();
  const account = makeAccount('ida', 'correct horse battery');
  await Promise.resolve();
  const asked = sessions();
  await new Promise((done) => setTimeout(done, 20));
  made();
  expect(await account).toMatchObject({ login: 'ida' });
  expect(await asked).toEqual([]);
  expect(cookie).toBe('account');
});
