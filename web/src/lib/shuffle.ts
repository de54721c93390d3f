/** This browser's part in a fair shuffle: what it contributed to a game, and whether the game used it. */

import type { ShuffleShown, TableInfo } from '$lib/api/wire';

/** What this browser contributed to a table, and the commitment that it had seen before. */
interface Given {
  table: string;
  commitment: string;
  contribution: string;
}

const KEY = 'shinar-contributions';
/** The number of tables that are remembered. */
const KEPT = 60;

function known(): Given[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Given[]) : [];
  } catch {
    return [];
  }
}

const givenTo = (table: Pick<TableInfo, 'id'>) => known().find((given) => given.table === table.id);

/**
 * This browser's contribution to the shuffle of a table: 16 random bytes, chosen when the commitment is known. It stays the
 * same as long as the commitment does.
 */
export function contributionTo(table: Pick<TableInfo, 'id' | 'commitment'>): string {
  const before = givenTo(table);
  if (before?.commitment === table.commitment) return before.contribution;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const contribution = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const others = known().filter((given) => given.table !== table.id);
  const list = [...others, { table: table.id, commitment: table.commitment, contribution }].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage the contribution counts all the same; it only cannot be checked afterwards.
  }
  return contribution;
}

/**
 * What this browser can say about the draws of a finished game:
 * - `fair`: the seed fits the commitment from before the game, and its contribution was used;
 * - `absent`: the seed fits the commitment, but this browser had contributed nothing;
 * - `wrong`: the seed does not fit, or another contribution was used in place of its own;
 * - `unchecked`: the browser offers no hashes to pages without HTTPS.
 */
export type ShuffleCheck = 'fair' | 'absent' | 'wrong' | 'unchecked';

export async function checkShuffle(
  table: Pick<TableInfo, 'id' | 'seats'>,
  shuffle: ShuffleShown,
  subtle: SubtleCrypto | undefined = globalThis.crypto.subtle as SubtleCrypto | undefined,
): Promise<ShuffleCheck> {
  const given = givenTo(table);
  const own = table.seats.filter((seat) => seat.you).map((seat) => shuffle.contributions[seat.seat]);
  if (given && (given.commitment !== shuffle.commitment || !own.includes(given.contribution))) return 'wrong';
  if (!subtle) return 'unchecked';
  const seed = Uint8Array.from(shuffle.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await subtle.digest('SHA-256', seed));
  const commitment = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (commitment !== shuffle.commitment) return 'wrong';
  return given ? 'fair' : 'absent';
}
