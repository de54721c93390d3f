/** What can be done, and the rules behind it. */

import { t } from '$lib/i18n/index.svelte';
import type { Ability } from '../contract';
import type { Action, Symbol, View } from './types';
import { SYMBOL_RULES, TOKEN_RULES } from './words';

/** The rule behind what is asked. */
export function taskRule({ phase }: View): string | undefined {
  switch (phase) {
    case 'remove':
      return 'BBL-S5';
    case 'mine':
      return 'BBL-M1';
    case 'build':
      return 'BBL-B1';
    case 'store':
      return 'BBL-K2';
    default:
      return undefined;
  }
}

const building = (symbol: Symbol): Ability => ({
  text: t('bbl-can-build', { symbol }),
  about: t('bbl-about-build', { symbol }),
  rule: SYMBOL_RULES[symbol],
});

export function ability(action: Action, view: View): Ability {
  switch (action.action) {
    case 'remove':
      return { text: t('bbl-can-remove'), about: t('bbl-about-remove'), rule: 'BBL-S5' };
    case 'mine':
      return { text: t('bbl-can-mine'), about: t('bbl-about-mine'), rule: 'BBL-M2' };
    case 'place':
      return {
        text: t('bbl-can-place', { source: action.source }),
        about: t('bbl-about-place', { source: action.source }),
        rule: 'BBL-P6',
      };
    case 'join':
      return building(action.symbol);
    case 'statue':
      return building('statue');
    case 'change':
      return {
        text: t('bbl-use-token'),
        about: t('bbl-about-token'),
        rule: view.token ? TOKEN_RULES[view.token] : 'BBL-A40',
      };
    case 'store':
      return { text: t('bbl-do-store'), about: t('bbl-about-store'), rule: 'BBL-K2' };
    case 'discard':
      return {
        text: t('bbl-do-discard', { source: action.source }),
        about: t('bbl-about-discard', { source: action.source }),
        rule: action.source === 'stored' ? 'BBL-A35' : 'BBL-K2',
      };
    case 'end':
      return { text: t('end-turn'), about: t('bbl-about-end'), rule: 'BBL-X3' };
    case 'board':
    case 'reveal':
    case 'start':
    case 'token':
      // Chance draws.
      return { text: '' };
  }
}
