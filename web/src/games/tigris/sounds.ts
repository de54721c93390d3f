/** What the events of Tigris & Euphrates sound like. Leaders and cubes are wood, tiles are clay, monuments are stone; a drum for a fight. */

import type { Material } from '$lib/sound';
import type { What } from './types';

export const sounds: Readonly<Record<What['event'], Material | null>> = {
  drew: null,
  starts: null,
  turn: null,
  leader: 'wood',
  home: 'clay',
  tile: 'clay',
  point: 'wood',
  bonus: 'wood',
  united: 'wood',
  catastrophe: 'stone',
  swapped: 'clay',
  passed: null,
  conflict: 'drum',
  support: 'clay',
  won: 'drum',
  removed: 'stone',
  building: 'wood',
  building_back: null,
  monument: 'stone',
  wonder: 'stone',
  declined: null,
  treasure: 'wood',
  income: 'wood',
  wonder_point: 'wood',
  over: 'drum',
};
