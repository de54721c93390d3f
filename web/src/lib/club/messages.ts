/** The texts of the pages about people and finished games. */

import { loadMessages, registerMessages } from '$lib/i18n/index.svelte';

registerMessages(
  import.meta.glob<string>('../../../../locales/*/club.ftl', { query: '?raw', import: 'default' }),
);

export const loadClub = () => loadMessages('club');
