/** What is said about tournaments in several places. */

import type { Clock, NewTournament, TournamentPlayer } from '$lib/api/wire';
import { lookOf } from '$lib/art/faces';
import { titleOf } from '$lib/covers';
import { currentLanguage, lookup, t } from '$lib/i18n/index.svelte';
import { personName } from '$lib/names';

/** The name of a player; bots have theirs in every language. */
export function nameOf({ name, level }: Pick<TournamentPlayer, 'name' | 'level'>): string {
  if (level === undefined) return personName(name);
  return lookOf(name) ? (lookup(`bot-${name}`) ?? name) : name;
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'days') return t('tournament-clock-days', { days: clock.days });
  if (clock.kind === 'minutes')
    return t('tournament-clock-minutes', { minutes: clock.minutes, seconds: clock.increment_seconds });
  return '';
}

/** What is played, in one line. */
export const termsOf = (plan: NewTournament): string =>
  [
    titleOf(plan.game),
    t(`tournament-${plan.format}`),
    clockText(plan.clock),
    ...(plan.rated ? [t('rated')] : []),
    ...(plan.public ? [] : [t('tournament-private')]),
  ].join(' · ');

/** Points with at most two decimals. */
export const points = (value: number): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 }).format(value);

/** A moment, such as “tomorrow” would be too vague for. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
