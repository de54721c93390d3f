/** A table that is being played, on the server or on this device. */

import { Connection, clientId, isFinal, type TableSocket } from '$lib/api/connection';
import { homeOf, type Plan, type TableHome } from '$lib/api/homes';
import { RequestFailed } from '$lib/api/http';
import type {
  ChatLine,
  ClientMessage,
  LogEntry,
  Position,
  QuickPhrase,
  ServerMessage,
  ShuffleShown,
  TableInfo,
} from '$lib/api/wire';
import type { Entry, GameUi, Move, Preview } from '$games/contract';
import type { Watcher } from '$lib/coach/coach.svelte';
import { newsOf } from '$lib/comfort/news';
import { rememberSeen, seenVersion } from '$lib/comfort/seen';
import { isBuilt } from '$lib/device/engine';
import { t } from '$lib/i18n/index.svelte';
import { motionEnabled, settings } from '$lib/settings.svelte';
import { inBackground, play } from '$lib/sound';
import { hear } from './hear';
import { PREVIEW_REST, type ActHow, type Hint, type Link, type Notice, type TableModel } from './model';
import { planningSeat } from './planning';
import { Playback, type Update } from './playback.svelte';

interface Waiting<T> {
  resolve: (found: T) => void;
  reject: (error: unknown) => void;
}
const OUTDATED = { code: 'late', message: 'the position has changed' };

export class LiveTable implements TableModel {
  table = $state.raw() as TableInfo;
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  link = $state<Link>('connecting');
  preview = $state.raw<Preview | null>(null);
  reason = $state.raw<Notice | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  notice = $state.raw<Notice | null>(null);
  news = $state.raw<readonly LogEntry[]>([]);
  shuffle = $state.raw<ShuffleShown | null>(null);
  readonly passive = false;
  readonly flows = true;

  /** Who looks at this browser's decisions: a coach. Turns do not end by themselves then. */
  watcher: Watcher | null = null;

  /** Whether the first hello has arrived. */
  ready = $state(false);
  #newest = $state.raw<Position | null>(null);
  #sent = $state<string | null>(null);
  /** The updates since this browser's last decision. */
  #missed = $state.raw<readonly Update[]>([]);
  /** The version of this player's last decision, and up to which they have seen what happened. */
  #decided: number | undefined;
  #seen = 0;
  /** Whether this browser has contributed to the start that the server is waiting for. */
  #contributed = false;
  #open = false;
  /** Whether the last decision of this browser was no choice. */
  #forced = false;
  /** Whether the step before is to be undone, too. */
  #undoMore = false;
  #wondering = false;
  readonly #playback = new Playback(motionEnabled, undefined, () => settings.speed, hear);
  readonly #connection: Connection;
  readonly #previews = new Map<string, Preview>();
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  /** Who waits for a hint, and for what a move would do, by its text. */
  #asking: Waiting<Hint> | null = null;
  readonly #previewing = new Map<string, Waiting<Preview>>();
  readonly #findHome: () => Promise<TableHome>;
  #home: TableHome | null = null;

  constructor(
    readonly id: string,
    readonly code: string | null,
    home: () => Promise<TableHome> = () => homeOf(id),
  ) {
    this.#findHome = home;
    this.#connection = new Connection({
      connect: () => this.#connect(),
      onMessage: (message) => this.#receive(message),
      onStatus: (reason, failures) => {
        this.link = reason ?? 'open';
        if (reason === null) return;
        if (isFinal(reason)) {
          this.#sent = null;
          this.thinking = false;
        } else if (failures === 1 || failures % 5 === 0) {
          // Browsers do not report why a WebSocket was refused; an ordinary request does.
          void this.#checkTable();
        }
      },
    });
  }

  get position(): Position | null {
    return this.#playback.position;
  }
  get recent(): readonly Entry[] {
    return this.#playback.recent;
  }
  get current(): Entry | null {
    return this.#playback.current;
  }
  get settled(): boolean {
    return this.#playback.settled;
  }
  get sending(): boolean {
    return this.#sent !== null;
  }
  get missed(): boolean {
    return this.#missed.length > 0;
  }

  open(): void {
    this.#open = true;
    this.#seen = seenVersion(this.id);
    document.addEventListener('visibilitychange', this.#looked);
    // Makes a new visitor a guest first. If that fails, the connection keeps retrying anyway.
    void this.#enter((home) => home.enter()).then(() => this.#open && this.#connection.open());
  }
  async #enter(how: (home: TableHome) => Promise<unknown>): Promise<void> {
    this.#home ??= await this.#findHome();
    await how(this.#home).catch(() => undefined);
  }
  #connect(): TableSocket {
    if (!this.#home) throw new Error('a table is connected before its home is known');
    return this.#home.connect(this.id, this.code);
  }
  /** The player looks at the page again, or looks away. */
  readonly #looked = () => {
    if (document.visibilityState === 'visible') this.#tell();
  };
  close(): void {
    this.#open = false;
    document.removeEventListener('visibilitychange', this.#looked);
    // Whoever goes elsewhere has seen it.
    if (this.ready) this.dismissNews();
    clearTimeout(this.#previewTimer);
    this.#connection.close();
  }
  /** Reconnects for a fresh snapshot, for example after taking a seat, when this browser may see more than before. */
  reopen(): void {
    this.#connection.close();
    this.#connection.open();
  }
  reconnect(): void {
    this.link = 'connecting';
    // A visitor who was signed out comes back as a guest.
    void this.#enter((home) => home.enterAgain()).then(() => this.#open && this.reopen());
  }
  setGame(ui: GameUi): void {
    this.#playback.setGame(ui);
  }

  act(move: Move, how: ActHow = {}): void {
    if (how.end && this.#newest?.may_undo && this.watcher?.holds(() => this.#act(move, how))) return;
    this.#act(move, how);
  }
  #act(move: Move, { forced = false, end: ends = false }: ActHow): void {
    const asked = this.#asked();
    if (!asked || this.#sent !== null) return;
    // Undoing a forced step would only bring it back, so nothing is asked if there is nothing before it.
    const end = ends || (settings.endTurns && this.watcher === null) || (forced && !this.#newest?.may_undo);
    this.#forced = forced;
    this.watcher?.decided(move, forced);
    this.#request({ type: 'act', client: clientId(), ...asked, action: move.text, ...(end && { end }) });
  }
  end(): void {
    if (this.#newest?.may_undo && this.watcher?.holds(() => this.#end())) return;
    this.#end();
  }
  #end(): void {
    const asked = this.#asked();
    if (asked && this.#sent === null) this.#request({ type: 'end', client: clientId(), ...asked });
  }
  undo(): void {
    const asked = this.#asked();
    if (!asked || this.#sent !== null) return;
    this.#undoMore = this.#forced;
    this.#forced = false;
    this.watcher?.undone();
    this.#request({ type: 'undo', client: clientId(), ...asked });
  }
  requestPreview(move: Move | null): void {
    clearTimeout(this.#previewTimer);
    const asked = this.#asked();
    if (move === null || !asked) {
      this.preview = null;
      return;
    }
    const known = this.#previews.get(move.text);
    this.preview = known ?? null;
    if (known) return;
    this.#previewTimer = setTimeout(
      () => this.#connection.send({ type: 'preview', ...asked, action: move.text }),
      PREVIEW_REST,
    );
  }
  requestReason(action: Move['action'] | null): void {
    this.reason = null;
    const asked = this.#asked();
    this.#wondering = action !== null && asked !== null;
    if (action !== null && asked) this.#connection.send({ type: 'preview', ...asked, action });
  }
  requestHint(): void {
    const asked = this.#asked();
    if (!asked || !this.table.hints || this.thinking || this.#sent !== null) return;
    this.thinking = true;
    this.#connection.send({ type: 'hint', ...asked });
  }
  /** A hint that nobody sees on the board yet. */
  ask(): Promise<Hint> {
    this.#asking?.reject(new RequestFailed(0, OUTDATED));
    return new Promise((resolve, reject) => {
      this.#asking = { resolve, reject };
      const asked = this.#asked();
      if (asked && this.table.hints) this.#connection.send({ type: 'hint', ...asked });
      else this.#stopAsking();
    });
  }
  /** What a move would do. */
  previewOf(move: Move): Promise<Preview> {
    const known = this.#previews.get(move.text);
    if (known) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      this.#previewing.set(move.text, { resolve, reject });
      const asked = this.#asked();
      if (asked) this.#connection.send({ type: 'preview', ...asked, action: move.text });
      else this.#stopAsking();
    });
  }
  /** A whole position that looks like the newest one to a seat. */
  async plan(seat: number): Promise<Plan> {
    this.#home ??= await this.#findHome();
    return this.#home.plan(this.id, this.code, seat);
  }
  sendChat(text: string): void {
    this.#connection.send({ type: 'chat', client: clientId(), text });
  }
  sendPhrase(phrase: QuickPhrase): void {
    this.#connection.send({ type: 'phrase', client: clientId(), phrase });
  }
  resign(seat: number): void {
    this.#connection.send({ type: 'resign', client: clientId(), seat });
  }
  takeBack(seat: number): void {
    this.#connection.send({ type: 'take_back', seat });
  }
  skip(): void {
    this.#playback.skip();
  }
  recap(): void {
    if (!this.settled) return;
    for (const update of this.#missed) this.#playback.add(update);
  }
  dismiss(): void {
    this.notice = null;
  }
  dismissNews(): void {
    this.news = [];
    this.#saw();
  }
  /** Everything so far has been on the screen. */
  #saw(): void {
    const version = this.#newest?.version ?? 0;
    if (document.visibilityState !== 'visible' || version <= this.#seen) return;
    this.#seen = version;
    rememberSeen(this.id, version);
  }
  /** Sums up what others did while the player was away; returns whether there is anything to tell. */
  #tell(): boolean {
    const fresh = newsOf(this.log, this.#decided, this.#seen);
    const own = new Set(this.table.seats.flatMap(({ seat, you }) => (you ? [seat] : [])));
    const told =
      this.table.state === 'running' &&
      own.size > 0 &&
      fresh.some(({ seat }) => seat === undefined || !own.has(seat));
    this.news = told ? fresh : [];
    return told;
  }

  /** The seat of this browser that must decide now. */
  #asked(): { seat: number; version: number } | null {
    const position = this.#newest;
    if (position?.asked === undefined) return null;
    const seat = position.asked;
    const mine = position.views.some((view) => view.observer === seat);
    return mine ? { seat, version: position.version } : null;
  }

  #request(message: Extract<ClientMessage, { client: string }>): void {
    this.notice = null;
    this.hint = null;
    this.#sent = message.client;
    this.#connection.send(message);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello': {
        const first = !this.ready;
        this.table = message.table;
        this.chat = message.chat;
        this.log = message.log;
        this.#setNewest(message.position ?? null);
        this.#playback.jump(message.position ?? null);
        this.ready = true;
        this.#decided = message.decided;
        if (first) this.#missed = [];
        if (first && message.position && this.#tell()) {
          // It is summed up first, and played back on request.
          this.#missed = [{ position: message.position, events: this.news, mode: 'play' }];
        } else {
          const events = first ? sinceOwnTurn(message.log, this.#asked()?.seat) : [];
          if (message.position && events.length > 0) this.#showOthers({ position: message.position, events });
          if (this.news.length === 0) this.#saw();
        }
        this.#contribute();
        break;
      }
      case 'update': {
        const own = this.#asked() !== null;
        const kept = message.undo_to === undefined ? this.log : this.log.slice(0, message.undo_to);
        this.log = [...kept, ...message.events];
        this.#setNewest(message.position);
        const { position, events } = message;
        this.#call(!own && this.#asked() !== null);
        if (message.cause === 'undo') this.#playback.jump(position);
        else if (own) this.#playback.add({ position, events, mode: 'flash' });
        else this.#showOthers({ position, events });
        if (own) {
          this.#missed = [];
          this.#decided = position.version;
          this.dismissNews();
        } else {
          this.#forced = false;
          if (this.news.length > 0) this.news = [...this.news, ...events];
          else this.#saw();
        }
        break;
      }
      case 'table':
        this.table = message.table;
        this.#contribute();
        break;
      case 'done':
        if (message.client === this.#sent) this.#sent = null;
        if (this.#undoMore && this.#sent === null) {
          this.#undoMore = false;
          if (this.#newest?.may_undo) this.undo();
        }
        break;
      case 'refused':
        if (message.client === undefined || message.client === this.#sent) this.#sent = null;
        this.thinking = false;
        this.#undoMore = false;
        if (message.client === undefined && message.code !== 'illegal') this.#stopAsking();
        if (message.client === undefined && this.#wondering) {
          this.#wondering = false;
          // Anything else is no place for this piece, or too late.
          if (message.code === 'illegal') this.reason = refusal(message);
        }
        // A refused preview request is merely out of date, so no notice.
        if (message.client !== undefined) this.notice = refusal(message);
        break;
      case 'preview':
        if (message.version === this.#newest?.version) {
          const { action, events, scores } = message;
          const preview = { move: action.text, events: events as Entry[], scores };
          this.#previews.set(action.text, preview);
          const waiting = this.#previewing.get(action.text);
          this.#previewing.delete(action.text);
          if (waiting) waiting.resolve(preview);
          else this.preview = preview;
        }
        break;
      case 'hint':
        this.thinking = false;
        if (message.version === this.#newest?.version) {
          const hint = { move: message.action, line: message.line };
          if (this.#asking) this.#asking.resolve(hint);
          else this.hint = hint;
          this.#asking = null;
        }
        break;
      case 'chat':
        this.chat = withLine(this.chat, message.line);
        break;
      case 'over':
        this.shuffle = message.shuffle;
        break;
      case 'pong':
        break;
    }
  }

  /** Contributes to the shuffle of a game that is starting. */
  #contribute(): void {
    const asked = this.table.starting === true && this.table.seats.some((seat) => seat.you);
    const before = this.#contributed;
    this.#contributed = asked;
    // If it fails, the game starts without.
    if (asked && !before) void this.#home?.start(this.table).catch(() => undefined);
  }

  /** Calls the player to the table with a drum: at once if they look elsewhere, otherwise after the moves before theirs. */
  #call(turn: boolean): void {
    const drum = () => play(['drum']);
    this.#playback.onsettled = () => undefined;
    if (!turn) return;
    if (inBackground()) drum();
    else
      this.#playback.onsettled = () => {
        this.#playback.onsettled = () => undefined;
        drum();
      };
  }

  /** Plays back what others did; it stays marked as new until this browser's next decision. */
  #showOthers({ position, events }: Pick<Update, 'position' | 'events'>): void {
    const plays = position.views.some((view) => view.observer !== 'spectator');
    const before = plays ? this.#missed.flatMap((update) => update.events) : [];
    const update: Update = { position, events, recent: [...before, ...events], mode: 'play' };
    this.#missed = plays ? [...this.#missed, update] : [update];
    this.#playback.add(update);
  }

  #setNewest(position: Position | null): void {
    this.#newest = position;
    this.#previews.clear();
    this.preview = null;
    this.reason = null;
    this.#wondering = false;
    this.hint = null;
    this.thinking = false;
    this.#stopAsking();
    const seat = isBuilt ? planningSeat(this.table, position) : null;
    if (seat !== null) this.#home?.keepPlan?.(this.table, this.code, seat);
  }

  /** What was asked about has passed. */
  #stopAsking(): void {
    const waiting = [...this.#previewing.values(), ...(this.#asking ? [this.#asking] : [])];
    this.#previewing.clear();
    this.#asking = null;
    for (const { reject } of waiting) reject(new RequestFailed(0, OUTDATED));
  }

  async #checkTable(): Promise<void> {
    try {
      const table = await this.#home?.info(this.id, this.code);
      if (table?.unplayable === true) {
        this.table = table;
        this.link = 'outdated';
        this.close();
      }
    } catch (error) {
      if (error instanceof RequestFailed && [403, 404, 410].includes(error.status)) {
        this.link = 'gone';
        this.close();
      }
    }
  }
}

/** The chat with one more line. What spectators said comes later, and stands where it was said. */
export function withLine(chat: readonly ChatLine[], line: ChatLine): ChatLine[] {
  const others = chat.filter(({ n }) => n !== line.n);
  return [...others, line].toSorted((one, other) => one.n - other.n);
}

/** Why the server refused something, in the visitor's language; in English with the engine's own sentence for details. */
export function refusal({ code, message, ruling }: Extract<ServerMessage, { type: 'refused' }>): Notice {
  const own = t(`refused-${code}`);
  const more = settings.language === 'en' && code === 'illegal' ? ` ${message}` : '';
  return { text: own + more, ...(ruling !== undefined && { ruling }) };
}

/** What happened since a seat last acted, for a player who returns to the table. */
export function sinceOwnTurn(log: readonly LogEntry[], seat: number | undefined): LogEntry[] {
  if (seat === undefined) return [];
  let end = log.length;
  // The start of the seat's own turn is no news.
  while (end > 0 && log[end - 1]?.seat === seat) end--;
  let start = end;
  while (start > 0 && log[start - 1]?.seat !== seat && end - start < 40) start--;
  return log.slice(start, end);
}
