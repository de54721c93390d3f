/** The texts about games that last for days, and about how people get on with each other. */

import { loadMessages, registerMessages } from '$lib/i18n/index.svelte';

registerMessages(
  import.meta.glob<string>('../../../../locales/*/comfort.ftl', { query: '?raw', import: 'default' }),
);

export const loadComfort = () => loadMessages('comfort');
