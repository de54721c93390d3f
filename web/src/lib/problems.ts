/** What went wrong with a request, in the visitor's words. */

import { RequestFailed } from '$lib/api/http';
import { found, t } from '$lib/i18n/index.svelte';

export function problemText(error: unknown): string {
  if (!(error instanceof RequestFailed)) return t('problem-other', { message: String(error) });
  const { code, message } = error.details;
  // `problem-CODE` for what a visitor can meet; the server's sentence, which is English, for the rest.
  return found(`problem-${code.replaceAll('_', '-')}`) ?? t('problem-other', { message });
}
