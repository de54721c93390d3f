/** Notifications of this browser: web push, with the permission of the visitor. */

import { addBrowser, dropBrowser } from '$lib/api/http';
import type { NewBrowser, PushBrowser } from '$lib/api/wire';

/**
 * What this browser does: it cannot (`impossible`), the visitor does not want it (`refused`), or it does not show notifications
 * of this account (`off`), or it does (`on`).
 */
export type PushState = 'impossible' | 'refused' | 'off' | 'on';

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  if (!isPossible()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What this browser does, given those that the account has. */
export async function pushState(browsers: PushBrowser[]): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  const endpoint = (await subscription())?.endpoint;
  return browsers.some((browser) => browser.endpoint === endpoint) ? 'on' : 'off';
}

/** The entry of this browser among those of the account. */
export async function ownBrowser(browsers: PushBrowser[]): Promise<PushBrowser | undefined> {
  const endpoint = (await subscription())?.endpoint;
  return browsers.find((browser) => browser.endpoint === endpoint);
}

/** Asks the visitor, and shows notifications of the account from now on. `refused` if they do not want it. */
export async function showHere(key: string): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'refused' : 'off';
  await navigator.serviceWorker.register('./sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytes(key);
  let made = await pushManager.getSubscription();
  if (made && !isSame(made.options.applicationServerKey, applicationServerKey)) {
    // Of another server at the same address, or of one whose key is new.
    await made.unsubscribe();
    made = null;
  }
  made ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  const browser: NewBrowser = {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  };
  await addBrowser(browser);
  return 'on';
}

/** Shows no notifications any more. */
export async function hideHere(browsers: PushBrowser[]): Promise<void> {
  const own = await ownBrowser(browsers);
  await (await subscription())?.unsubscribe();
  if (own) await dropBrowser(own.id);
}

/** Nobody in this browser is told anything any more; the server finds out when it next tries. */
export async function forgetBrowser(): Promise<void> {
  try {
    await (await subscription())?.unsubscribe();
  } catch {
    // Without a network, the push service cannot be told.
  }
}

/** The bytes of Base64 for addresses. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.codePointAt(0) ?? 0);
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const known = new Uint8Array(one ?? new ArrayBuffer(0));
  return known.length === other.length && known.every((byte, at) => byte === other[at]);
}
