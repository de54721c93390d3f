/** A table on the server. */

import { Connection, clientId, isFinal, tableSocket, type TableSocket } from '$lib/api/connection';
import { identify, identifyAgain, RequestFailed, start, tableInfo } from '$lib/api/http';
import type {
  ChatLine,
  ClientMessage,
  LogEntry,
  Position,
  ServerMessage,
  ShuffleShown,
  TableInfo,
} from '$lib/api/wire';
import type { Entry, GameUi, Move, Preview } from '$games/contract';
import { t } from '$lib/i18n/index.svelte';
import { motionEnabled, settings } from '$lib/settings.svelte';
import { inBackground, play } from '$lib/sound';
import { hear } from './hear';
import { PREVIEW_REST, type ActHow, type Hint, type Link, type Notice, type TableModel } from './model';
import { Playback, type Update } from './playback.svelte';

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
  shuffle = $state.raw<ShuffleShown | null>(null);
  readonly passive = false;
  readonly flows = true;

  /** Whether the first hello has arrived. */
  ready = $state(false);
  #newest = $state.raw<Position | null>(null);
  #sent = $state<string | null>(null);
  /** The updates since this browser's last decision. */
  #missed = $state.raw<readonly Update[]>([]);
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

  constructor(
    readonly id: string,
    readonly code: string | null,
    connect: () => TableSocket = () => tableSocket(id, code),
  ) {
    this.#connection = new Connection({
      connect,
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
    // Makes a new visitor a guest first. If that fails, the connection keeps retrying anyway.
    void identify()
      .catch(() => undefined)
      .then(() => this.#open && this.#connection.open());
  }
  close(): void {
    this.#open = false;
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
    void identifyAgain()
      .catch(() => undefined)
      .then(() => this.#open && this.reopen());
  }
  setGame(ui: GameUi): void {
    this.#playback.setGame(ui);
  }

  act(move: Move, { forced = false, end: ends = false }: ActHow = {}): void {
    const asked = this.#asked();
    if (!asked || this.#sent !== null) return;
    // Undoing a forced step would only bring it back, so nothing is asked if there is nothing before it.
    const end = ends || settings.endTurns || (forced && !this.#newest?.may_undo);
    this.#forced = forced;
    this.#request({ type: 'act', client: clientId(), ...asked, action: move.text, ...(end && { end }) });
  }
  end(): void {
    const asked = this.#asked();
    if (asked && this.#sent === null) this.#request({ type: 'end', client: clientId(), ...asked });
  }
  undo(): void {
    const asked = this.#asked();
    if (!asked || this.#sent !== null) return;
    this.#undoMore = this.#forced;
    this.#forced = false;
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
  sendChat(text: string): void {
    this.#connection.send({ type: 'chat', client: clientId(), text });
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
        const events = first ? sinceOwnTurn(message.log, this.#asked()?.seat) : [];
        if (first) this.#missed = [];
        if (message.position && events.length > 0) this.#showOthers({ position: message.position, events });
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
        if (own) this.#missed = [];
        else this.#forced = false;
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
          this.preview = { move: action.text, events: events as Entry[], scores };
          this.#previews.set(action.text, this.preview);
        }
        break;
      case 'hint':
        this.thinking = false;
        if (message.version === this.#newest?.version)
          this.hint = { move: message.action, line: message.line };
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
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
    if (asked && !before) void start(this.table).catch(() => undefined);
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
  }

  async #checkTable(): Promise<void> {
    try {
      const table = await tableInfo(this.id, this.code);
      if (table.unplayable === true) {
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
