/** What the table frame needs to know, whether it comes from the server, a replay or a fixture. */

import type { CloseReason } from '$lib/api/connection';
import type { ChatLine, LogEntry, Position, QuickPhrase, TableInfo } from '$lib/api/wire';
import type { Entry, Move, Preview } from '$games/contract';

/** A preview is requested once the pointer has rested on a place for this long, in milliseconds. */
export const PREVIEW_REST = 70;

/** The pause before a step without a choice, in milliseconds: the same for every hand, so that it betrays nothing. */
export const FORCED_PAUSE = 900;

/** The state of the connection; `outdated` if the server no longer knows the rules of the table. */
export type Link = 'connecting' | 'open' | 'gone' | 'outdated' | CloseReason;

export interface Notice {
  text: string;
  ruling?: string;
}

/** How a move is played. */
export interface ActHow {
  /** A forced one is no decision, and undoing goes back behind it. */
  forced?: boolean;
  /** Whether it ends the turn, if nothing else is left to decide. */
  end?: boolean;
}

export interface Hint {
  move: Move;
  line: Move[];
}

export interface TableModel {
  readonly table: TableInfo;
  /** The position on the screen; it may lag behind the newest while events are played back. */
  readonly position: Position | null;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  /** What happened since this browser's last decision; in a replay or for a spectator, in the last step. */
  readonly recent: readonly Entry[];
  /** The event that is being played back. */
  readonly current: Entry | null;
  /** Whether the newest position is on the screen and nothing is being played back. */
  readonly settled: boolean;
  /** Whether an action still waits for the server's response. */
  readonly sending: boolean;
  /** Whether there is something to recap. */
  readonly missed: boolean;
  /** What has happened since the player's last decision, for whoever comes back to the table. */
  readonly news?: readonly LogEntry[];
  readonly preview: Preview | null;
  /** Why the rules do not allow what was asked about. */
  readonly reason: Notice | null;
  readonly hint: Hint | null;
  readonly thinking: boolean;
  readonly link: Link;
  readonly notice: Notice | null;
  /** Whether the table is read-only, as in a replay. */
  readonly passive: boolean;
  /** Whether all seats, and chance, are moved here, as on the analysis board. */
  readonly free?: boolean;
  /** Whether steps without a choice are taken by themselves. */
  readonly flows: boolean;
  /** In a lesson: places to look at, and what the sentence at the top says in place of what is expected. */
  readonly lesson?: { readonly lit: readonly string[]; readonly verdict: string | null };

  act(move: Move, how?: ActHow): void;
  end(): void;
  undo(): void;
  requestPreview(move: Move | null): void;
  /** Asks why an action is not allowed; null drops the question. */
  requestReason(action: Move['action'] | null): void;
  requestHint(): void;
  sendChat(text: string): void;
  sendPhrase?(phrase: QuickPhrase): void;
  resign(seat: number): void;
  takeBack(seat: number): void;
  /** Shows the newest position at once. */
  skip(): void;
  /** Plays back what happened since this browser's last decision. */
  recap(): void;
  /** The player has read what is new. */
  dismissNews?(): void;
  dismiss(): void;
  /** Reopens a connection that has failed for good; only a live table has one. */
  reconnect?(): void;
}
