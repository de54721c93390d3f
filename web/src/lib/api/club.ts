/** Requests about ratings, profiles, and the archive of finished games. */

import { request } from './http';
import type { ArchivePage, ArchiveQuery, Leaders, Profile, RatingKind, ShownProfile } from './wire';

export const profile = (person: string) => request<Profile>('GET', `people/${encodeURIComponent(person)}`);
export const showProfile = (shown: ShownProfile) => request<ShownProfile>('PUT', 'me/shown', shown);

export const leaders = (game: string, kind: RatingKind, after?: string) =>
  request<Leaders>(
    'GET',
    `leaders?${new URLSearchParams({ game, kind, ...(after !== undefined && { after }) })}`,
  );

/** How many games a page of the archive has. */
const PAGE = 30;
/** How often the server is asked for one page: it looks at a limited number of games each time. */
const TRIES = 20;

/** A page of finished games; it is short only if there are no more, or if they are too far apart. */
export async function archive(filter: ArchiveQuery): Promise<ArchivePage> {
  const games: ArchivePage['games'] = [];
  let { after } = filter;
  for (let tries = 0; tries < TRIES; tries++) {
    const asked = Object.entries({ ...filter, after, limit: PAGE - games.length });
    const query = new URLSearchParams(
      asked.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await request<ArchivePage>('GET', `archive?${query}`);
    games.push(...page.games);
    after = page.next;
    if (after === undefined || games.length >= PAGE) break;
  }
  return { games, ...(after !== undefined && { next: after }) };
}
