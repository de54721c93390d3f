/** The base of all tables without a server: nothing is ever in flight, and there are no other people. */

import type { Move } from '$games/contract';
import type { Link, Notice } from './model';

export abstract class OfflineTable {
  // What some tables keep as reactive state: a field here would hide it, since its accessors are the prototype's.
  abstract readonly sending: boolean;
  abstract readonly thinking: boolean;
  abstract readonly reason: Notice | null;
  readonly missed = false;
  readonly link: Link = 'open';
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
