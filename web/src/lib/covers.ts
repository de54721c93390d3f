/** Title, description and options of a game, from `cover-GAME.ftl`, which every page loads. */

import type { OptionFacts } from '$lib/api/wire';
import { lookup, lookupIn } from '$lib/i18n/index.svelte';

export function titleOf(game: string): string {
  return lookupIn(`cover-${game}`, 'title') ?? game;
}

export function aboutOf(game: string): string {
  return lookupIn(`cover-${game}`, 'about') ?? '';
}

/** Why a game ended; falls back to the engine's name of the reason. */
export function endOf(game: string, reason: string): string {
  return lookupIn(`cover-${game}`, `end-${reason}`) ?? reason.replaceAll('_', ' ');
}

export function optionName(game: string, key: string): string {
  return lookupIn(`cover-${game}`, `option-${key}`) ?? key;
}

/** What an option changes; falls back to the server's English if this page is older than the game. */
export function optionAbout(game: string, option: OptionFacts): string {
  return lookupIn(`cover-${game}`, `option-${option.key}.about`) ?? option.text;
}

/** The label of an option's value; yes and no are the same in every game. */
export function valueName(game: string, key: string, value: string): string {
  return lookupIn(`cover-${game}`, `option-${key}.${value}`) ?? lookup(`option-${value}`) ?? value;
}

/** Whether an option is switched on and off. */
export const isSwitch = ({ values }: OptionFacts): boolean => values.length === 2 && values.includes('yes');
