/** A table at the server. */

import { Connection, clientId, isFinal, tableSocket, type Wire } from '$lib/api/connection';
import { known, knownAgain, RequestFailed, tableInfo } from '$lib/api/http';
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
import { moves, settings } from '$lib/settings.svelte';
import { knock } from '$lib/sound';
import { PREVIEW_REST, type Hint, type Link, type Notice, type TableModel } from './model';
import { Playback, type Update } from './playback.svelte';

export class LiveTable implements TableModel {
  table = $state.raw() as TableInfo;
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  link = $state<Link>('connecting');
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  notice = $state.raw<Notice | null>(null);
  shuffle = $state.raw<ShuffleShown | null>(null);
  readonly passive = false;

  /** Whether the first greeting came. */
  here = $state(false);
  #newest = $state.raw<Position | null>(null);
  #sent = $state<string | null>(null);
  /** The updates since this browser decided last. */
  #missed = $state.raw<readonly Update[]>([]);
  #open = false;
  readonly #playback = new Playback(moves);
  readonly #connection: Connection;
  readonly #previews = new Map<string, Preview>();
  #previewTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly code: string | null,
    make: () => Wire = () => tableSocket(id, code),
  ) {
    this.#connection = new Connection({
      make,
      heard: (message) => this.#heard(message),
      link: (loss, tries) => {
        this.link = loss ?? 'open';
        if (loss === null) return;
        if (isFinal(loss)) {
          this.#sent = null;
          this.thinking = false;
        } else if (tries === 1 || tries % 5 === 0) {
          // A browser does not say why a socket was refused; the table itself does.
          void this.#check();
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
    // Who the server does not know yet becomes a guest; if it cannot be reached, the connection goes on trying.
    void known()
      .catch(() => undefined)
      .then(() => this.#open && this.#connection.open());
  }
  close(): void {
    this.#open = false;
    clearTimeout(this.#previewTimer);
    this.#connection.close();
  }
  /** Asks for everything anew over a new line, as after sitting down, when this browser may see more than before. */
  reopen(): void {
    this.#connection.close();
    this.#connection.open();
  }
  reconnect(): void {
    this.link = 'connecting';
    // Who was signed out comes back as a guest.
    void knownAgain()
      .catch(() => undefined)
      .then(() => this.#open && this.reopen());
  }
  setGame(ui: GameUi): void {
    this.#playback.setGame(ui);
  }

  act(move: Move): void {
    const asked = this.#asked();
    if (!asked || this.#sent !== null) return;
    const end = settings.endTurns;
    this.#try({ type: 'act', client: clientId(), ...asked, action: move.text, ...(end && { end }) });
  }
  end(): void {
    const asked = this.#asked();
    if (asked && this.#sent === null) this.#try({ type: 'end', client: clientId(), ...asked });
  }
  undo(): void {
    const asked = this.#asked();
    if (asked && this.#sent === null) this.#try({ type: 'undo', client: clientId(), ...asked });
  }
  askPreview(move: Move | null): void {
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
  askHint(): void {
    const asked = this.#asked();
    if (!asked || this.thinking || this.#sent !== null) return;
    this.thinking = true;
    this.#connection.send({ type: 'hint', ...asked });
  }
  say(text: string): void {
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
  again(): void {
    if (!this.settled) return;
    for (const update of this.#missed) this.#playback.add(update);
  }
  dismiss(): void {
    this.notice = null;
  }

  /** The seat of this browser that is asked now. */
  #asked(): { seat: number; version: number } | null {
    const position = this.#newest;
    if (position?.asked === undefined) return null;
    const seat = position.asked;
    const mine = position.views.some((view) => view.observer === seat);
    return mine ? { seat, version: position.version } : null;
  }

  #try(message: Extract<ClientMessage, { client: string }>): void {
    this.notice = null;
    this.hint = null;
    this.#sent = message.client;
    this.#connection.send(message);
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'hello': {
        const first = !this.here;
        this.table = message.table;
        this.chat = message.chat;
        this.log = message.log;
        this.#take(message.position ?? null);
        this.#playback.jump(message.position ?? null);
        this.here = true;
        const events = first ? sinceOwnTurn(message.log, this.#asked()?.seat) : [];
        if (first) this.#missed = [];
        if (message.position && events.length > 0) this.#miss({ position: message.position, events });
        break;
      }
      case 'update': {
        const own = this.#asked() !== null;
        const kept = message.undo_to === undefined ? this.log : this.log.slice(0, message.undo_to);
        this.log = [...kept, ...message.events];
        this.#take(message.position);
        const { position, events } = message;
        if (message.cause === 'undo') this.#playback.jump(position);
        else if (own) this.#playback.add({ position, events, way: 'flashed' });
        else this.#miss({ position, events });
        if (own) this.#missed = [];
        if (!own && this.#asked() !== null) knock('turn');
        else if (message.cause === 'act') knock('piece');
        break;
      }
      case 'table':
        this.table = message.table;
        break;
      case 'done':
        if (message.client === this.#sent) this.#sent = null;
        break;
      case 'refused':
        if (message.client === undefined || message.client === this.#sent) this.#sent = null;
        this.thinking = false;
        // An old preview that is refused is nothing to speak of.
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

  /** Others went on: it is played back, and stays new until this browser decides again. */
  #miss({ position, events }: Pick<Update, 'position' | 'events'>): void {
    const plays = position.views.some((view) => view.observer !== 'spectator');
    const before = plays ? this.#missed.flatMap((update) => update.events) : [];
    const update: Update = { position, events, recent: [...before, ...events], way: 'shown' };
    this.#missed = plays ? [...this.#missed, update] : [update];
    this.#playback.add(update);
  }

  #take(position: Position | null): void {
    this.#newest = position;
    this.#previews.clear();
    this.preview = null;
    this.hint = null;
    this.thinking = false;
  }

  async #check(): Promise<void> {
    try {
      await tableInfo(this.id, this.code);
    } catch (error) {
      if (error instanceof RequestFailed && [403, 404, 410].includes(error.status)) {
        this.link = 'gone';
        this.close();
      }
    }
  }
}

/** Why something was refused, in the visitor's words; the engine's own sentence, which is English, where it tells more. */
export function refusal({ code, message, ruling }: Extract<ServerMessage, { type: 'refused' }>): Notice {
  const own = t(`refused-${code}`);
  const more = settings.language === 'en' && code === 'illegal' ? ` ${message}` : '';
  return { text: own + more, ...(ruling !== undefined && { ruling }) };
}

/** What happened since a seat acted last, for somebody who comes back. */
export function sinceOwnTurn(log: readonly LogEntry[], seat: number | undefined): LogEntry[] {
  if (seat === undefined) return [];
  let end = log.length;
  // The own turn that has just begun is no news.
  while (end > 0 && log[end - 1]?.seat === seat) end--;
  let start = end;
  while (start > 0 && log[start - 1]?.seat !== seat && end - start < 40) start--;
  return log.slice(start, end);
}
