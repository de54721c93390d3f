/** Little pictures for the cards of the players: glyphs and flowers as components without properties. */

import type { Component } from 'svelte';
import type { Category, Flower } from '../types';
import CategoryIcon from './CategoryIcon.svelte';
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

const categoryIcon =
  (category: Category | 'holes'): Component =>
  (internals) =>
    CategoryIcon(internals, { category });
export const CATEGORY_ICONS: Record<Category | 'holes', Component> = {
  statues: categoryIcon('statues'),
  fountains: categoryIcon('fountains'),
  bridges: categoryIcon('bridges'),
  stairs: categoryIcon('stairs'),
  variety: categoryIcon('variety'),
  flowers: categoryIcon('flowers'),
  lookouts: categoryIcon('lookouts'),
  highest: categoryIcon('highest'),
  holes: categoryIcon('holes'),
};
