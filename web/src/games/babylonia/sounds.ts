/** What the events of Babylonia sound like. Tokens are wood, city tiles and fields are clay; a drum when something is surrounded. */

import type { Material } from '$lib/sound';
import type { What } from './types';

export const sounds: Readonly<Record<What['event'], Material | null>> = {
  boxed: null,
  laid: null,
  drew: null,
  starts: null,
  placed: 'wood',
  field: 'clay',
  ziggurats: 'stone',
  surrounded: 'drum',
  citizens: 'wood',
  city_taken: 'stone',
  city_lost: 'clay',
  cities: 'clay',
  city_pairs: 'clay',
  ziggurat_tied: 'stone',
  card_taken: 'clay',
  extra_turn: 'drum',
  turn: null,
  over: 'drum',
};
