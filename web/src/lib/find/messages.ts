/** The texts about finding people and games. */

import { loadMessages, registerMessages } from '$lib/i18n/index.svelte';

registerMessages(
  import.meta.glob<string>('../../../../locales/*/find.ftl', { query: '?raw', import: 'default' }),
);

export const loadFind = () => loadMessages('find');
