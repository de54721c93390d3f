/** The texts of the pages about tournaments. */

import { loadMessages, registerMessages } from '$lib/i18n/index.svelte';

registerMessages(
  import.meta.glob<string>('../../../../locales/*/tournaments.ftl', { query: '?raw', import: 'default' }),
);

export const loadTournaments = () => loadMessages('tournaments');
