/** Keeps the progress of an account the same here and on the server. Guests, and pages without a server, have theirs here only. */

import { addProgress, progressOnServer, RequestFailed } from '$lib/api/http';
import type { Me } from '$lib/api/wire';
import { belongsTo, onLearned, received, unsent, wasSent } from './store.svelte';

/** How long to wait for more before it is sent. */
const PAUSE = 1000;

let account: string | null = null;
let running: Promise<void> | null = null;
let again = false;

/** Sends what the server does not have, then takes what it has from other devices. */
async function exchange(owner: string): Promise<void> {
  const isHere = () => account === owner;
  for (let part = unsent(); part && isHere(); part = unsent()) {
    try {
      await addProgress(part);
    } catch (error) {
      // What the server refuses is not sent again and again.
      const refused = error instanceof RequestFailed && [400, 409].includes(error.status);
      if (!refused) throw error;
    }
    wasSent(owner, part);
  }
  const there = await progressOnServer();
  if (isHere()) received(owner, there);
}

/** Exchanges progress with the server, if somebody is signed in. What fails is repeated later. */
export function sync(): Promise<void> {
  if (account === null) return Promise.resolve();
  if (running) {
    again = true;
    return running;
  }
  const owner = account;
  running = exchange(owner)
    .catch(() => undefined)
    .finally(() => {
      running = null;
      if (again) {
        again = false;
        void sync();
      }
    });
  return running;
}

let timer: ReturnType<typeof setTimeout> | undefined;
onLearned(() => {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), PAUSE);
});
globalThis.addEventListener?.('online', () => void sync());

/** Tells who this browser is, as the server knows it. */
export function meet(me: Pick<Me, 'id' | 'account'>): Promise<void> {
  account = me.account ? me.id : null;
  belongsTo(account);
  return sync();
}
