/** Requests to the server. */

import { person } from '$lib/account/person.svelte';
import type { Door } from '$lib/device/door';
import { contributionTo } from '$lib/shuffle';
import type {
  Challenge,
  Channel,
  ChapterFacts,
  GameFacts,
  Job,
  Me,
  NewBrowser,
  NewTable,
  Notice,
  NotificationSettings,
  Notifications,
  Observer,
  PasskeyInfo,
  Problem,
  ProblemDetails,
  Progress,
  PushBrowser,
  PuzzleCount,
  Replay,
  ReplayPosition,
  SeatChange,
  ServerFacts,
  SessionInfo,
  TableInfo,
  TokenInfo,
  TokenMade,
  Tried,
  TryPlan,
  WebhookMade,
} from './wire';

/** The server refused the request, or could not be reached (`code` is then `unreachable`). */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly details: ProblemDetails,
  ) {
    super(details.message);
  }
}

/** Whether the page comes from a server of ours, and not from a plain web space: `cargo xtask site` marks its pages. */
export const hasServer =
  document.querySelector<HTMLMetaElement>('meta[name="shinar-server"]')?.content !== 'none';

export const unreachable = (): RequestFailed =>
  new RequestFailed(0, { code: 'unreachable', message: 'the server cannot be reached' });

/** Whether an error means that there is no server or no connection. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof RequestFailed && error.details.code === 'unreachable';

/** Asks the server; if there is none, the engine inside the page. */
async function orEngine<T>(request: () => Promise<T>, ask: (door: Door) => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const { sharedDoor } = await import('$lib/device/door');
    return ask(sharedDoor());
  }
}

let identity: Promise<Me> | null = null;

/**
 * Makes sure that the server knows this browser, at least as a guest.
 *
 * Tabs opened at the same time send this request one after another: the first becomes a guest, the others send its cookie.
 */
export function identify(): Promise<Me> {
  identity ??= oneTabAtATime(() => known(send<Me>('GET', 'me'))).catch((error: unknown) => {
    identity = null;
    throw error;
  });
  return identity;
}

/** Remembers who this browser is, for the header. */
async function known(response: Promise<Me>): Promise<Me> {
  const me = await response;
  person.known = me;
  identity = Promise.resolve(me);
  return me;
}

async function oneTabAtATime<T>(request: () => Promise<T>): Promise<T> {
  // Only secure contexts have locks; without them two simultaneous first visits make two guests, which does no harm.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('shinar-guest', request) : request();
}

/** Identifies this browser again, after the server has closed the connection as unauthorised. */
export function identifyAgain(): Promise<Me> {
  identity = null;
  return identify();
}

async function identified<T>(ask: () => Promise<T>): Promise<T> {
  await identify();
  try {
    return await ask();
  } catch (error) {
    // The server no longer knows this browser: become a new guest.
    const signedOut =
      error instanceof RequestFailed && error.status === 401 && error.details.code === 'unauthorized';
    if (!signedOut) throw error;
    identity = null;
    await identify();
    return ask();
  }
}

export const request = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  identified(() => send<T>(method, path, body));

/**
 * A request that ends the session, often for a new one.
 *
 * Whatever else this browser asks meanwhile comes from a session that is no more, and would make a new guest whose cookie replaces that of
 * the new session. So asking who this browser is waits until the new cookie is there.
 */
const changeSession = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  identified(() => oneTabAtATime(() => send<T>(method, path, body)));

async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  as: 'json' | 'text' = 'json',
): Promise<T> {
  if (!hasServer) throw unreachable();
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
    throw unreachable();
  }
  const text = await response.text();
  if (!response.ok) throw new RequestFailed(response.status, problemOf(text, response));
  return (text === '' ? undefined : as === 'text' ? text : JSON.parse(text)) as T;
}

function problemOf(text: string, response: Response): ProblemDetails {
  try {
    const problem = JSON.parse(text) as Problem;
    if (typeof problem.error.code === 'string') return problem.error;
  } catch {
    // The response comes from a proxy, not from our server.
  }
  return { code: response.status >= 500 ? 'unreachable' : 'failed', message: response.statusText };
}

const table = (id: string, rest = '') => `tables/${encodeURIComponent(id)}${rest}`;
const withCode = (code: string | null) => (code === null ? '' : `?code=${encodeURIComponent(code)}`);

/** What hosts want everyone to know. */
export const notices = () => send<Notice[]>('GET', 'notices');

let gamesRequest: Promise<GameFacts[]> | null = null;

/** The games with their options; requested once. */
export function games(): Promise<GameFacts[]> {
  gamesRequest ??= orEngine(
    () => send<GameFacts[]>('GET', 'games'),
    (door) => door.games(),
  ).catch((error: unknown) => {
    gamesRequest = null;
    throw error;
  });
  return gamesRequest;
}

/** The rules of a game, in chapters. */
export const rulesOf = (game: string) =>
  orEngine(
    () => send<ChapterFacts[]>('GET', `games/${encodeURIComponent(game)}/rules`),
    (door) => door.rules(game),
  );

/** The result of playing actions from a position, as seen by `as` or by the seat that decides. */
export const tryOut = (game: string, plan: TryPlan) =>
  orEngine(
    () => send<Tried>('POST', `games/${encodeURIComponent(game)}/try`, plan),
    (door) => door.tryOut(game, plan),
  );

export const me = () => known(request<Me>('GET', 'me'));
export const rename = (name: string) => known(request<Me>('PUT', 'me', { name }));
export const makeAccount = (login: string, password: string) =>
  known(changeSession<Me>('POST', 'account', { login, password }));
export const signIn = (login: string, password: string) =>
  known(oneTabAtATime(() => send<Me>('POST', 'sign-in', { login, password })));
export async function signOut(): Promise<void> {
  await changeSession<void>('POST', 'sign-out', {});
  identity = null;
}
export async function forgetMe(): Promise<void> {
  await changeSession<void>('DELETE', 'me');
  identity = null;
}
export const exportAddress = '/api/me/export';

/** What the account has learned; guests have nothing on the server. */
export const progressOnServer = () => request<Progress>('GET', 'me/progress');
export const addProgress = (added: Progress) => request<void>('POST', 'me/progress', added);
/** How the accounts of the server did at the puzzles of a game. */
export const puzzleCounts = (game: string) =>
  send<PuzzleCount[]>('GET', `games/${encodeURIComponent(game)}/puzzles`);

export const changePassword = (current: string, password: string) =>
  changeSession<void>('PUT', 'account/password', { current, password });
export const sessions = () => request<SessionInfo[]>('GET', 'sessions');
export const endSession = (id: string) => request<void>('DELETE', `sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = () => request<void>('DELETE', 'sessions');

let factsRequest: Promise<ServerFacts> | null = null;

/** What the server offers; requested once. */
export function serverFacts(): Promise<ServerFacts> {
  factsRequest ??= send<ServerFacts>('GET', 'server').catch((error: unknown) => {
    factsRequest = null;
    throw error;
  });
  return factsRequest;
}
export const setEmail = (email: string, password: string, language: string) =>
  request<void>('PUT', 'account/email', { email, password, language });
export const removeEmail = (password: string) => request<void>('DELETE', 'account/email', { password });
export const confirmEmail = (secret: string) => send<void>('POST', 'account/email/confirm', { secret });
export const forgotPassword = (email: string, language: string) =>
  send<void>('POST', 'password/forgotten', { email, language });
export const resetPassword = (secret: string, password: string) =>
  send<void>('POST', 'password/reset', { secret, password });

export const passkeys = () => request<PasskeyInfo[]>('GET', 'passkeys');
export const passkeyChallenge = (password: string) =>
  request<Challenge>('POST', 'passkeys/challenge', { password });
export const makePasskey = (id: string, name: string, credential: unknown) =>
  request<PasskeyInfo>('POST', 'passkeys', { id, name, credential });
export const renamePasskey = (id: string, name: string) =>
  request<void>('PUT', `passkeys/${encodeURIComponent(id)}`, { name });
export const dropPasskey = (id: string) => request<void>('DELETE', `passkeys/${encodeURIComponent(id)}`);
export const signInChallenge = () => send<Challenge>('POST', 'sign-in/challenge');
export const signInWithPasskey = (id: string, credential: unknown) =>
  known(oneTabAtATime(() => send<Me>('POST', 'sign-in/passkey', { id, credential })));

export const notifications = () => request<Notifications>('GET', 'me/notifications');
export const setNotifications = (settings: NotificationSettings) =>
  request<void>('PUT', 'me/notifications', settings);
export const addBrowser = (browser: NewBrowser) =>
  request<PushBrowser[]>('POST', 'me/notifications/browsers', browser);
export const dropBrowser = (id: string) =>
  request<void>('DELETE', `me/notifications/browsers/${encodeURIComponent(id)}`);
export const setWebhook = (url: string) => request<WebhookMade>('PUT', 'me/notifications/webhook', { url });
export const dropWebhook = () => request<void>('DELETE', 'me/notifications/webhook');
export const testNotification = (channel: Channel) =>
  request<void>('POST', 'me/notifications/test', { channel });
export const stopMail = (secret: string) => send<void>('POST', 'account/stop-mail', { secret });

export const tokens = () => request<TokenInfo[]>('GET', 'tokens');
export const makeToken = (name: string) => request<TokenMade>('POST', 'tokens', { name });
export const dropToken = (id: string) => request<void>('DELETE', `tokens/${encodeURIComponent(id)}`);

/** How many tables a list has at most; more of them follow with `after`. */
export const LISTED = 200;
export const tables = (list: 'open' | 'running' | 'mine', after?: string) =>
  request<TableInfo[]>(
    'GET',
    `tables?list=${list}` + (after === undefined ? '' : `&after=${encodeURIComponent(after)}`),
  );
export const tableInfo = (id: string, code: string | null) =>
  request<TableInfo>('GET', table(id) + withCode(code));
/** Creates a table. A game that can begin at once does, with a contribution that is chosen when the commitment is known. */
export const makeTable = async (plan: NewTable) =>
  started(await request<TableInfo>('POST', 'tables', { ...plan, contribute_later: true }));
export const join = (id: string, seat: number | null, code: string | null) =>
  request<TableInfo>('POST', table(id, '/join'), {
    ...(seat !== null && { seat }),
    ...(code !== null && { code }),
  });
/** Gives a seat to a bot, or opens it for people; for whoever leads the table. */
export const changeSeat = (id: string, seat: number, change: SeatChange) =>
  request<TableInfo>('PUT', table(id, `/seats/${seat}`), change);
export const leave = (id: string) => request<TableInfo>('POST', table(id, '/leave'), {});
export const dropTable = (id: string) => request<void>('DELETE', table(id));
/** Starts the game, or contributes to the shuffle of a game that is starting. */
export const start = (of: TableInfo) =>
  request<TableInfo>('POST', table(of.id, '/start'), { contribution: contributionTo(of) });
/** Asks for a rematch, or comes to it. */
export const rematch = async (id: string) =>
  started(await request<TableInfo>('POST', table(id, '/rematch'), { contribute_later: true }));

function started(made: TableInfo): TableInfo | Promise<TableInfo> {
  const full = made.seats.every((seat) => seat.kind !== 'open');
  return made.state === 'waiting' && full ? start(made) : made;
}

export const recordText = (id: string) => send<string>('GET', table(id, '/record'), undefined, 'text');
const seed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
/** A position of a running game that looks the same to a seat of this browser. */
export const sample = (id: string, code: string | null, seat: number) =>
  request<object>(
    'GET',
    table(id, `/sample${withCode(code)}${code === null ? '?' : '&'}seat=${seat}&seed=${seed()}`),
  );
export const replay = (id: string, observer: Observer) =>
  request<Replay>('GET', table(id, `/replay?as=${observer}`));
export const moment = (id: string, observer: Observer, step: number) =>
  request<ReplayPosition>('GET', table(id, `/replay?as=${observer}&step=${step}`));
/** Puts the record of a finished game on the server. */
export const uploadRecord = (record: string) => request<TableInfo>('POST', 'records', { record });
export const analysis = (id: string) => request<Job>('GET', table(id, '/analysis'));
export const analyse = (id: string) => request<Job>('POST', table(id, '/analysis'), {});
