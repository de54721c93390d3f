/** What can be done, and the rules behind it. */

import { t } from '$lib/i18n/index.svelte';
import type { Ability, Entry } from '../contract';
import type { Tigris } from './game';
import { findLeader } from './pieces';
import type { Action, View } from './types';

/** The rule behind support. The conflict may be over: what is fading away still has words. */
export const supportRule = ({ conflict }: View): string =>
  conflict?.kind === 'war' ? 'TNE-C8.6' : 'TNE-C7.4';

/** The rule behind what is asked. */
export function taskRule(view: View): string | undefined {
  switch (view.phase) {
    case 'act':
      return 'TNE-C2.3';
    case 'choose':
      return 'TNE-C8.2';
    case 'support':
      return supportRule(view);
    case 'building':
      return 'TNE-C14.1';
    case 'monument':
      return 'TNE-C10.1';
    case 'take':
      return 'TNE-C11.2';
    case 'wonderpoint':
      return 'TNE-D31';
    default:
      return undefined;
  }
}

export function ability(action: Action, view: View): Ability {
  switch (action.action) {
    case 'leader': {
      const leader = action.leader.colour;
      return findLeader(view, action.leader)
        ? {
            text: t('tne-can-leader', { leader, stands: 'board' }),
            about: t('tne-about-move'),
            rule: 'TNE-C3.1',
          }
        : {
            text: t('tne-can-leader', { leader, stands: 'hand' }),
            about: t('tne-about-leader', { leader }),
            rule: 'TNE-C3.4',
          };
    }
    case 'withdraw':
      return {
        text: t('tne-do-withdraw', { leader: action.leader.colour }),
        about: t('tne-about-withdraw'),
        rule: 'TNE-C3.1',
      };
    case 'tile': {
      const { colour: tile } = action;
      return {
        text: t('tne-can-tile', { tile }),
        about: t('tne-about-tile', { tile }),
        rule: tile === 'blue' ? 'TNE-C4.3' : 'TNE-C4.6',
      };
    }
    case 'catastrophe':
      return { text: t('tne-can-catastrophe'), about: t('tne-about-catastrophe'), rule: 'TNE-C9.2' };
    case 'swap':
      return { text: t('tne-can-swap'), about: t('tne-about-swap'), rule: 'TNE-C6.1' };
    case 'pass':
      return {
        text: t('tne-do-pass', { actions: view.actions }),
        about: t('tne-about-pass'),
        rule: 'TNE-C2.2',
      };
    case 'support':
      return {
        text: t('tne-can-support'),
        about: t('tne-about-support', { tile: view.conflict?.tiles ?? 'red' }),
        rule: supportRule(view),
      };
    case 'choose':
      return { text: t('tne-can-choose'), about: t('tne-about-choose'), rule: 'TNE-C8.2' };
    case 'monument':
      return { text: t('tne-can-monument'), about: t('tne-about-monument'), rule: 'TNE-C10.1' };
    case 'wonder':
      return { text: t('tne-can-wonder'), about: t('tne-about-wonder'), rule: 'TNE-D31' };
    case 'no_monument':
      return { text: t('tne-do-no-monument'), about: t('tne-about-no-monument'), rule: 'TNE-C10.3' };
    case 'building':
      return { text: t('tne-can-building'), about: t('tne-about-building'), rule: 'TNE-C14.1' };
    case 'no_building':
      return { text: t('tne-do-no-building'), about: t('tne-about-no-building'), rule: 'TNE-C14.2' };
    case 'take':
      return { text: t('tne-can-take'), about: t('tne-about-take'), rule: 'TNE-C11.2' };
    case 'wonder_point':
      return { text: t('tne-can-point'), about: t('tne-about-point'), rule: 'TNE-D31' };
    case 'draw':
    case 'start':
      // Chance draws.
      return { text: '' };
  }
}

/** The strengths of a conflict, which its rule cannot know. */
export function gist({ event }: Entry<Tigris>): string | null {
  if (event.event !== 'conflict') return null;
  return t(event.kind === 'war' ? 'tne-gist-war' : 'tne-gist-revolt', {
    attack: event.attack,
    defence: event.defence,
  });
}
