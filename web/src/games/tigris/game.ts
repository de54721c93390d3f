import type { Action, Outlook, View, What } from './types';

/** The types of this game, for the contract. Board, tray and panel share only the selection. */
export interface Tigris {
  view: View;
  what: What;
  action: Action;
  outlook: Outlook;
  model: undefined;
}
