import { isCoached, setCoached } from '$lib/coach/coached.svelte';
import { homeOf } from '$lib/api/homes';
import type { TableInfo } from '$lib/api/wire';
import { go } from '$lib/router.svelte';

/** Goes to another game with the same players; whoever asks first makes the table. */
export async function playAgain(table: TableInfo): Promise<void> {
  const next = table.next ?? (await (await homeOf(table.id)).rematch(table.id)).id;
  // The coach comes along.
  if (isCoached(table.id)) setCoached(next, true);
  go(['table', next]);
}
