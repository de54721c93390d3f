/** How long people may think at a table, in a few words. */

import type { Clock } from '$lib/api/wire';
import { t } from '$lib/i18n/index.svelte';

export function clockWords(clock: Clock): string {
  if (clock.kind === 'days') return t('clock-is-days', { days: clock.days });
  if (clock.kind === 'minutes')
    return t('clock-is-minutes', { minutes: clock.minutes, seconds: clock.increment_seconds });
  return t('clock-none');
}
