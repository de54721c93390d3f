/** What the first load knows of searches and invitations; everything else is loaded when there are some. */

/** Where a tab remembers its searches. */
export const SEEKS = 'shinar-seeks';

export const find = $state({
  /** Searches for games that begin now, which this tab keeps alive: by their ids. */
  seeks: [] as string[],
  /** How many invitations wait for an answer. */
  invitations: 0,
});
