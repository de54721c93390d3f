/** Counts invitations from time to time, for the header; this also tells friends that one is here. */

import { invitations } from '$lib/api/find';
import { loadFind } from './messages';
import { poll } from './poll';
import { find } from './state.svelte';

const EVERY = 15_000;

async function count(): Promise<void> {
  try {
    const [all] = await Promise.all([invitations(), loadFind()]);
    find.invitations = all.length;
  } catch {
    // It is counted again soon.
  }
}

/** Counts until it is stopped. */
export const watchInvitations = (): (() => void) => poll(count, EVERY);
