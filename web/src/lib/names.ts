/** Names of players in the visitor's language. */

import type { SeatInfo } from '$lib/api/wire';
import { lookup, t } from '$lib/i18n/index.svelte';
import { lookOf } from '$lib/art/faces';

/** The name that the server gives to somebody who has not chosen one. */
const GUEST = /^guest-([a-z0-9]{4})$/;

/** Whether somebody has not chosen a name yet. */
export function isNameless(name: string): boolean {
  return GUEST.test(name);
}

/** The name of a person; “guest” is a word of the visitor's language. */
export function personName(name: string): string {
  const code = GUEST.exec(name)?.[1];
  return code === undefined ? name : t('guest-name', { code });
}

/** The name of a seat. Bots of older tables have none of their own, only their level's. */
export function playerName(seat: Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'level'>): string {
  if (seat.kind === 'bot') {
    if (lookOf(seat.name)) return lookup(`bot-${seat.name}`) ?? seat.name;
    return t('bot-name', { name: t(`level-${seat.level ?? 1}`), number: seat.seat + 1 });
  }
  return seat.name ? personName(seat.name) : t('player-number', { number: seat.seat + 1 });
}
