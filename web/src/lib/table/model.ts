/** What the frame of a table needs to know, wherever it comes from: the server, a replay or a fixture. */

import type { Loss } from '$lib/api/connection';
import type { ChatLine, LogEntry, Position, TableInfo } from '$lib/api/wire';
import type { Entry, Move, Preview } from '$games/contract';

/** Pointing at one place after another asks for one preview only, this long after the pointer came to rest, in milliseconds. */
export const PREVIEW_REST = 70;

export type Link = 'connecting' | 'open' | 'gone' | Loss;

export interface Notice {
  text: string;
  ruling?: string;
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
  /** What happened since this browser decided last, or in the last step for who only looks. */
  readonly recent: readonly Entry[];
  /** The event that is being played back. */
  readonly current: Entry | null;
  /** Whether the newest position is on the screen and nothing is being played back. */
  readonly settled: boolean;
  /** Whether something was sent that the server has not answered yet. */
  readonly sending: boolean;
  /** Whether there is something to be shown again. */
  readonly missed: boolean;
  readonly preview: Preview | null;
  readonly hint: Hint | null;
  readonly thinking: boolean;
  readonly link: Link;
  readonly notice: Notice | null;
  /** Whether this is for looking only, as in a replay. */
  readonly passive: boolean;

  act(move: Move): void;
  end(): void;
  undo(): void;
  askPreview(move: Move | null): void;
  askHint(): void;
  say(text: string): void;
  resign(seat: number): void;
  takeBack(seat: number): void;
  /** Shows the newest position at once. */
  skip(): void;
  /** Plays back what happened since this browser decided last. */
  again(): void;
  dismiss(): void;
  /** Tries again where the line is down for good; only a table at a server has one. */
  reconnect?(): void;
}
