/** The types of Amyitis by the names of the frame. */

import type { Action, Outlook, View, What } from './types';

export interface Amyitis {
  view: View;
  what: What;
  action: Action;
  outlook: Outlook;
  /** Board and tray share nothing but the selection. */
  model: undefined;
}
