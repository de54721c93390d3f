import { rematch } from '$lib/api/http';
import type { TableInfo } from '$lib/api/wire';
import { go } from '$lib/router.svelte';

/** Goes to another game with the same players; whoever asks first makes the table. */
export async function playAgain(table: TableInfo): Promise<void> {
  const next = table.next ?? (await rematch(table.id)).id;
  go(['table', next]);
}
