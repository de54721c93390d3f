/** What is alike at all tables without a server: nothing is on its way, and nobody else is there. */

import type { Move } from '$games/contract';
import type { Link } from './model';

export class OfflineTable {
  readonly sending = false;
  readonly missed = false;
  readonly thinking = false;
  readonly link: Link = 'open';

  act(_move: Move): void {}
  end(): void {}
  undo(): void {}
  askPreview(_move: Move | null): void {}
  askHint(): void {}
  say(): void {}
  resign(): void {}
  takeBack(): void {}
  skip(): void {}
  again(): void {}
  dismiss(): void {}
}
