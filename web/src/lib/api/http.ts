/** Requests to the server. */

import type {
  ChapterFacts,
  GameFacts,
  Job,
  Me,
  Moment,
  NewTable,
  Observer,
  Problem,
  ProblemDetails,
  Replay,
  TableInfo,
  TokenInfo,
  TokenMade,
  Tried,
  TryPlan,
} from './wire';

/** The server said no, or could not be reached (`code` is then `unreachable`). */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly details: ProblemDetails,
  ) {
    super(details.message);
  }
}

let identity: Promise<Me> | null = null;

/**
 * Makes sure that the server knows this browser, at least as a guest.
 *
 * Tabs that are opened at once ask one after another: the first becomes a guest, the others bring its cookie along.
 */
export function known(): Promise<Me> {
  identity ??= oneTabAtATime(() => send<Me>('GET', 'me')).catch((error: unknown) => {
    identity = null;
    throw error;
  });
  return identity;
}

async function oneTabAtATime<T>(ask: () => Promise<T>): Promise<T> {
  // Only a page from a safe address has locks; without them two first visits at once make two guests, which does no harm.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('shinar-guest', ask) : ask();
}

/** Asks anew who this is, after the server has closed the door. */
export function knownAgain(): Promise<Me> {
  identity = null;
  return known();
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  await known();
  try {
    return await send<T>(method, path, body);
  } catch (error) {
    // The server has forgotten who this is; it makes a new guest.
    const stranger =
      error instanceof RequestFailed && error.status === 401 && error.details.code === 'unauthorized';
    if (!stranger) throw error;
    identity = null;
    await known();
    return send<T>(method, path, body);
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new RequestFailed(0, { code: 'unreachable', message: 'the server cannot be reached' });
  }
  const text = await response.text();
  if (!response.ok) throw new RequestFailed(response.status, problemOf(text, response));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function problemOf(text: string, response: Response): ProblemDetails {
  try {
    const problem = JSON.parse(text) as Problem;
    if (typeof problem.error.code === 'string') return problem.error;
  } catch {
    // Something between us and the server answered.
  }
  return { code: response.status >= 500 ? 'unreachable' : 'failed', message: response.statusText };
}

const table = (id: string, rest = '') => `tables/${encodeURIComponent(id)}${rest}`;
const withCode = (code: string | null) => (code === null ? '' : `?code=${encodeURIComponent(code)}`);

/** What a player adds to the shuffle: 16 random bytes. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let gamesAsked: Promise<GameFacts[]> | null = null;

/** The games with their options; asked once. */
export function games(): Promise<GameFacts[]> {
  gamesAsked ??= send<GameFacts[]>('GET', 'games').catch((error: unknown) => {
    gamesAsked = null;
    throw error;
  });
  return gamesAsked;
}

/** The rules of a game, in chapters. */
export const rulesOf = (game: string) =>
  send<ChapterFacts[]>('GET', `games/${encodeURIComponent(game)}/rules`);

/** What actions from a position lead to, as the seat that decides sees it or as `as` does. */
export const tryOut = (game: string, plan: TryPlan) =>
  send<Tried>('POST', `games/${encodeURIComponent(game)}/try`, plan);

export const me = () => request<Me>('GET', 'me');
export const rename = (name: string) => request<Me>('PUT', 'me', { name });
export const makeAccount = (login: string, password: string) =>
  request<Me>('POST', 'account', { login, password });
export const signIn = (login: string, password: string) => send<Me>('POST', 'sign-in', { login, password });
export async function signOut(): Promise<void> {
  await request<void>('POST', 'sign-out', {});
  identity = null;
}
export async function forgetMe(): Promise<void> {
  await request<void>('DELETE', 'me');
  identity = null;
}

export const tokens = () => request<TokenInfo[]>('GET', 'tokens');
export const makeToken = (name: string) => request<TokenMade>('POST', 'tokens', { name });
export const dropToken = (id: string) => request<void>('DELETE', `tokens/${encodeURIComponent(id)}`);

export const tables = (list: 'open' | 'running' | 'mine') =>
  request<TableInfo[]>('GET', `tables?list=${list}`);
export const tableInfo = (id: string, code: string | null) =>
  request<TableInfo>('GET', table(id) + withCode(code));
export const makeTable = (plan: NewTable) => request<TableInfo>('POST', 'tables', plan);
export const join = (id: string, seat: number | null, code: string | null) =>
  request<TableInfo>('POST', table(id, '/join'), {
    ...(seat !== null && { seat }),
    ...(code !== null && { code }),
    contribution: contribution(),
  });
export const leave = (id: string) => request<TableInfo>('POST', table(id, '/leave'), {});
export const start = (id: string) =>
  request<TableInfo>('POST', table(id, '/start'), { contribution: contribution() });
export const rematch = (id: string) => request<TableInfo>('POST', table(id, '/rematch'), {});

export const recordAddress = (id: string) => `/api/${table(id, '/record')}`;
export const replay = (id: string, observer: Observer) =>
  request<Replay>('GET', table(id, `/replay?as=${observer}`));
export const moment = (id: string, observer: Observer, step: number) =>
  request<Moment>('GET', table(id, `/replay?as=${observer}&step=${step}`));
export const analysis = (id: string) => request<Job>('GET', table(id, '/analysis'));
export const analyse = (id: string) => request<Job>('POST', table(id, '/analysis'), {});
