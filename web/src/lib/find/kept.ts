/** The searches that this tab keeps alive, also after it was loaded again. */

import { find, SEEKS } from './state.svelte';

/** Takes up again what the tab had before it was loaded again. */
export function takeUpSeeks(): void {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(SEEKS) ?? '[]');
    if (Array.isArray(ids)) find.seeks = ids.filter((id) => typeof id === 'string');
  } catch {
    // There is nothing to take up.
  }
}

export function keepSeek(id: string): void {
  remember([...find.seeks.filter((known) => known !== id), id]);
}

export function dropSeek(id: string): void {
  remember(find.seeks.filter((known) => known !== id));
}

function remember(ids: string[]): void {
  find.seeks = ids;
  try {
    sessionStorage.setItem(SEEKS, JSON.stringify(ids));
  } catch {
    // Without a place to store it, a reload ends the search.
  }
}
