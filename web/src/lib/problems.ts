/** Why a request failed, in the visitor's language. */

import { RequestFailed } from '$lib/api/http';
import { lookup, t } from '$lib/i18n/index.svelte';

export function problemText(error: unknown): string {
  if (!(error instanceof RequestFailed)) return t('problem-other', { message: String(error) });
  const { code, message } = error.details;
  // `problem-CODE` for errors a visitor can run into; the server's English sentence for the rest.
  return lookup(`problem-${code.replaceAll('_', '-')}`, { message }) ?? t('problem-other', { message });
}
