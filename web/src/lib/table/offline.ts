/** The base of all tables without a server: nothing is ever in flight, and there are no other people. */

import type { Move } from '$games/contract';
import type { Link, Notice } from './model';

export class OfflineTable {
  readonly sending = false;
  readonly missed = false;
  readonly thinking = false;
  readonly link: Link = 'open';
  readonly reason: Notice | null = null;
  readonly flows: boolean = false;

  act(_move: Move): void {}
  end(): void {}
  undo(): void {}
  requestPreview(_move: Move | null): void {}
  requestReason(_action: Move['action'] | null): void {}
  requestHint(): void {}
  sendChat(): void {}
  resign(): void {}
  takeBack(): void {}
  skip(): void {}
  recap(): void {}
  dismiss(): void {}
}
