/** What can be done, and the rules behind it. */

import { t } from '$lib/i18n/index.svelte';
import type { Ability } from '../contract';
import type { Action, Craft, Phase, View } from './types';
import { points, talents } from './words';

const CRAFT_RULES: Record<Craft, string> = {
  farmer: 'AMY-H2',
  priest: 'AMY-H4',
  engineer: 'AMY-H5',
  merchant: 'AMY-H7',
};
/** Phases in which players decide. */
const TASK_RULES: Partial<Record<Phase, string>> = {
  turn: 'AMY-A1',
  field: 'AMY-H2',
  harvest: 'AMY-T5',
  priest: 'AMY-H4',
  procession: 'AMY-T1',
  engineer: 'AMY-H5',
  canal: 'AMY-C3',
  sell: 'AMY-C3',
  pay: 'AMY-C8',
  take: 'AMY-C4',
  bonus: 'AMY-R9',
  token: 'AMY-R2',
  plant: 'AMY-P1',
  good: 'AMY-R30',
  ishtar: 'AMY-T3',
  swap: 'AMY-T5',
  discard: 'AMY-T8',
};

/** The rule behind what is asked. */
export const taskRule = ({ phase }: View): string | undefined => TASK_RULES[phase];

export function ability(action: Action, view: View): Ability {
  // Most phases ask one thing only, and its rule is that of the phase.
  const asked = taskRule(view);
  const able = (text: string, rule = asked): Ability => ({ text, ...(rule !== undefined && { rule }) });
  switch (action.action) {
    case 'hire': {
      const cost = view.trios[action.trio]?.cost ?? 0;
      return {
        ...able(
          t('amy-can-hire', { craft: action.craft, cost, price: talents(cost) }),
          CRAFT_RULES[action.craft],
        ),
        about: t('amy-craft-does', { craft: action.craft, points: points(view.engineer_points) }),
      };
    }
    case 'go':
      return able(t('amy-can-go'), 'AMY-C1');
    case 'pass':
      return able(t('amy-do-pass'), 'AMY-A3');
    case 'field':
      return able(t('amy-can-field'));
    case 'enter':
      return able(t('amy-can-enter'));
    case 'irrigate':
      return able(t('amy-can-irrigate'));
    case 'sell':
      return able(t('amy-can-sell'));
    case 'stop':
      return able(t('amy-do-stop'));
    case 'pay':
      return able(t('amy-can-pay'));
    case 'take':
      return able(t('amy-can-card'));
    case 'token':
      return able(t('amy-can-token'));
    case 'plant':
      return able(t('amy-can-plant'));
    case 'good':
      return able(t('amy-can-good'));
    case 'gift':
      return able(t('amy-can-gift'));
    case 'swap':
      return able(t('amy-can-swap'));
    case 'keep':
      return able(t('amy-do-keep'));
    case 'discard':
      return able(t('amy-can-discard'));
    case 'lay':
    case 'card':
    case 'flip':
    case 'leader':
    case 'start':
    case 'deal':
      // Chance draws.
      return { text: '' };
  }
}
