/** What can be done, and the rules behind it. */

import { t } from '$lib/i18n/index.svelte';
import type { Ability } from '../contract';
import type { Action, View } from './types';

/** The rule behind what is asked. */
export function taskRule({ phase, demand, placed }: View): string | undefined {
  switch (phase) {
    case 'place':
      // Only the first turns are limited: everybody else may play more.
      return demand && !demand.more && placed.length === 0 ? 'BAB-P2' : 'BAB-P1';
    case 'resolve':
      return 'BAB-C2';
    case 'card':
      return 'BAB-Z1';
    case 'extra':
      return 'BAB-K2';
    default:
      return undefined;
  }
}

export function ability(action: Action): Ability {
  switch (action.action) {
    case 'place':
      return {
        text: t('bab-can-place', { kind: action.kind }),
        about: t('bab-kind-about', { kind: action.kind, count: 1 }),
        rule: action.kind === 'farmer' ? 'BAB-P6' : 'BAB-C3',
      };
    case 'finish':
      return { text: t('end-turn'), about: t('bab-can-finish-about'), rule: 'BAB-T2' };
    case 'resolve':
      return { text: t('bab-can-resolve'), about: t('bab-can-resolve-about'), rule: 'BAB-C2' };
    case 'take':
      return { text: t('bab-can-take'), about: t('bab-can-take-about'), rule: 'BAB-Z1' };
    case 'extra':
      return {
        text: t(action.yes ? 'bab-do-extra' : 'bab-do-no-extra'),
        about: t('bab-can-extra-about', { yes: action.yes ? 'yes' : 'no' }),
        rule: 'BAB-K2',
      };
    case 'box':
    case 'lay':
    case 'draw':
    case 'start':
      // Chance draws.
      return { text: '' };
  }
}
