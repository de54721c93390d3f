/** What is said about a game before it is opened: its `cover-GAME.ftl`, which every page has. */

import type { OptionFacts } from '$lib/api/wire';
import { found, foundIn } from '$lib/i18n/index.svelte';

export function titleOf(game: string): string {
  return foundIn(`cover-${game}`, 'title') ?? game;
}

export function aboutOf(game: string): string {
  return foundIn(`cover-${game}`, 'about') ?? '';
}

/** Why a game ended; the engine's own name of the reason if nobody has written words for it. */
export function endOf(game: string, reason: string): string {
  return foundIn(`cover-${game}`, `end-${reason}`) ?? reason.replaceAll('_', ' ');
}

export function optionName(game: string, key: string): string {
  return foundIn(`cover-${game}`, `option-${key}`) ?? key;
}

/** What an option changes; the server's English if this page is older than the game. */
export function optionAbout(game: string, option: OptionFacts): string {
  return foundIn(`cover-${game}`, `option-${option.key}.about`) ?? option.text;
}

/** The words of a value; yes and no are the same in every game. */
export function valueName(game: string, key: string, value: string): string {
  return foundIn(`cover-${game}`, `option-${key}.${value}`) ?? found(`option-${value}`) ?? value;
}
