/** What is wrong with a written position, as the engine says it. */

import { RequestFailed } from '$lib/api/http';
import type { ProblemDetails } from '$lib/api/wire';
import { problemText } from '$lib/problems';

export interface SetupProblem {
  text: string;
  ruling?: string;
  /** Which field, such as `tiles[3,1]`. */
  place?: string;
  line?: number;
  column?: number;
}

/** The engine names the field in an error about a position, and begins the message with it where the text cannot be read. */
export function setupProblem(error: unknown): SetupProblem {
  if (!(error instanceof RequestFailed)) return { text: problemText(error) };
  const { code, message, ruling, place, line, column } = error.details as ProblemDetails &
    Pick<SetupProblem, 'place' | 'line' | 'column'>;
  if (code !== 'impossible' && code !== 'unreadable') return { text: problemText(error) };
  const field = place ?? /^`([^`]+)`/.exec(message)?.[1];
  return {
    text: message,
    ...(ruling !== undefined && { ruling }),
    ...(field !== undefined && { place: field }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}
