/** Actions taken apart: what is done with what, where. */

import type { ActionParts } from '../contract';
import { tileColour } from './pieces';
import type { Colour, Leader, Monument, Square } from './types';

export type Deed =
  | { kind: 'leader'; leader: Leader; square: Square }
  | { kind: 'withdraw'; leader: Leader }
  | { kind: 'tile'; colour: Colour; square: Square }
  | { kind: 'cat'; square: Square }
  | { kind: 'swap'; tiles: string }
  | { kind: 'pass' }
  | { kind: 'support'; count: number }
  | { kind: 'choose'; colour: Colour }
  | { kind: 'monument'; monument: Monument; square: Square }
  | { kind: 'wonder'; square: Square }
  | { kind: 'no-monument' }
  | { kind: 'building'; square: Square }
  | { kind: 'no-building' }
  | { kind: 'take'; square: Square }
  | { kind: 'wonderpoint'; colour: Colour };

/** Reads an action such as `tile t (4,6)`; null if it is none a player can take. */
export function deedOf(action: string): Deed | null {
  const [verb, first = '', second = ''] = action.split(' ');
  switch (verb) {
    case 'leader':
      return { kind: 'leader', leader: first as Leader, square: second };
    case 'withdraw':
      return { kind: 'withdraw', leader: first as Leader };
    case 'tile': {
      const colour = tileColour(first);
      return colour && { kind: 'tile', colour, square: second };
    }
    case 'cat':
      return { kind: 'cat', square: first };
    case 'swap':
      return { kind: 'swap', tiles: first };
    case 'pass':
      return { kind: 'pass' };
    case 'support':
      return { kind: 'support', count: Number(second) };
    case 'choose':
      return { kind: 'choose', colour: first as Colour };
    case 'monument':
      return first === 'no'
        ? { kind: 'no-monument' }
        : { kind: 'monument', monument: first as Monument, square: second };
    case 'wonder':
      return { kind: 'wonder', square: first };
    case 'building':
      return first === 'no' ? { kind: 'no-building' } : { kind: 'building', square: first };
    case 'take':
      return { kind: 'take', square: first };
    case 'wonderpoint':
      return { kind: 'wonderpoint', colour: first as Colour };
    default:
      return null;
  }
}

/**
 * Things are `tile-COLOUR`, `leader-K1`, `cat`, `swap`, `monument-A/B` and `wonder`. Places are squares, `home` for a leader that is
 * called back, `block-(x,y)` and `plus-(x,y)` for where monument and wonder would stand, and the choices of a scene.
 */
export function partsOf(action: string): ActionParts {
  const deed = deedOf(action);
  switch (deed?.kind) {
    case 'leader':
      return { thing: `leader-${deed.leader}`, place: deed.square };
    case 'withdraw':
      return { thing: `leader-${deed.leader}`, place: 'home' };
    case 'tile':
      return { thing: `tile-${deed.colour}`, place: deed.square };
    case 'cat':
      return { thing: 'cat', place: deed.square };
    case 'swap':
      return { thing: 'swap', place: `swap-${deed.tiles}` };
    case 'support':
      return { place: `support-${deed.count}` };
    case 'choose':
      return { place: `war-${deed.colour}` };
    case 'monument':
      return { thing: `monument-${deed.monument}`, place: `block-${deed.square}` };
    case 'wonder':
      return { thing: 'wonder', place: `plus-${deed.square}` };
    case 'building':
    case 'take':
      return { place: deed.square };
    case 'wonderpoint':
      return { place: `point-${deed.colour}` };
    default:
      return {};
  }
}
