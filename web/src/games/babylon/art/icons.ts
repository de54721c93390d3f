/** Little pictures for the cards of the players: glyphs and flowers as components without properties. */

import type { Component } from 'svelte';
import type { Flower } from '../types';
import FlowerWhite from './FlowerWhite.svelte';
import FlowerPink from './FlowerPink.svelte';
import FlowerBlue from './FlowerBlue.svelte';
import FlowerYellow from './FlowerYellow.svelte';
import PillarIcon from './PillarIcon.svelte';

export const FLOWER_ICONS: Record<Flower, Component> = {
  white: FlowerWhite,
  pink: FlowerPink,
  blue: FlowerBlue,
  yellow: FlowerYellow,
};
export { PillarIcon };
