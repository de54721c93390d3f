/** Plans of tables. */

import { contribution } from '$lib/api/http';
import type { NewTable } from '$lib/api/wire';

/** One click: the visitor against one bot that a newcomer can beat. */
export function quickTable(game: string): NewTable {
  return {
    game,
    players: 2,
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 2 }],
    public: false,
    clock: { kind: 'none' },
    stand_in: 3,
    contribution: contribution(),
  };
}
