/** When something happened, in the visitor's language. */

import { currentLanguage } from '$lib/i18n/index.svelte';

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, such as “5 minutes ago”; the date if it is more than two weeks. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds > 14 * 86_400)
    return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(new Date(at));
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto', style: 'short' });
  const [unit, size] = STEPS.find((step) => seconds >= step[1]) ?? ['second', 1];
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / size), unit);
}
