/** The types of Amyitis, for the contract. */

import type { Action, Outlook, View, What } from './types';

export interface Amyitis {
  view: View;
  what: What;
  action: Action;
  outlook: Outlook;
  /** Board and tray share only the selection. */
  model: undefined;
}
