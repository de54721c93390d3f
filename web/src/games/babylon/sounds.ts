/** What the events of Babylon sound like. Tiles are stone, decorations are clay, tokens and pillars are wood. */

import type { Material } from '$lib/sound';
import type { What } from './types';

export const sounds: Readonly<Record<What['event'], Material | null>> = {
  board: null,
  revealed: null,
  starts: null,
  token: 'wood',
  removed: 'stone',
  turn: null,
  gift: 'wood',
  mined: 'stone',
  placed: 'stone',
  lookout: 'wood',
  joined: 'clay',
  statue: 'stone',
  changed: 'clay',
  stored: 'clay',
  discarded: 'clay',
  returned: 'wood',
  scored: 'wood',
  over: 'drum',
};
