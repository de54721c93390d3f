/** The language in which the server writes to the visitor. */

import type { NotificationSettings } from '$lib/api/wire';
import { currentLanguage } from '$lib/i18n/index.svelte';

const LANGUAGES = { cs: 'cs', pl: 'pl' } as const;

export const writtenLanguage = (): NotificationSettings['language'] =>
  LANGUAGES[currentLanguage() as keyof typeof LANGUAGES] ?? 'en';
