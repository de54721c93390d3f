/** What the bots look like: a few features for each name, drawn by `Face.svelte`. */

import type { BotName } from '$lib/api/wire';

export interface Look {
  skin: 'light' | 'tan' | 'brown';
  hair: 'black' | 'brown' | 'grey';
  /** Hair that falls to the shoulders, in waves, a knot at the neck, or none to be seen. */
  cut: 'short' | 'long' | 'wild' | 'shaved';
  beard: 'none' | 'short' | 'long' | 'square';
  /** What is worn on the head. */
  hat: 'none' | 'band' | 'cap' | 'crown' | 'tiara' | 'horns' | 'star' | 'veil';
  robe: 'lapis' | 'terracotta' | 'moss' | 'gold' | 'purple';
}

export const LOOKS: Record<BotName, Look> = {
  Ashurbanipal: { skin: 'tan', hair: 'black', cut: 'long', beard: 'square', hat: 'tiara', robe: 'purple' },
  Enheduanna: { skin: 'tan', hair: 'black', cut: 'long', beard: 'none', hat: 'band', robe: 'lapis' },
  Enkidu: { skin: 'brown', hair: 'brown', cut: 'wild', beard: 'short', hat: 'none', robe: 'moss' },
  Gilgamesh: { skin: 'tan', hair: 'black', cut: 'long', beard: 'long', hat: 'crown', robe: 'terracotta' },
  Gudea: { skin: 'brown', hair: 'black', cut: 'shaved', beard: 'none', hat: 'cap', robe: 'gold' },
  Hammurabi: { skin: 'tan', hair: 'grey', cut: 'short', beard: 'long', hat: 'cap', robe: 'lapis' },
  Ishtar: { skin: 'light', hair: 'black', cut: 'long', beard: 'none', hat: 'star', robe: 'terracotta' },
  Kubaba: { skin: 'brown', hair: 'grey', cut: 'long', beard: 'none', hat: 'veil', robe: 'moss' },
  Nabu: { skin: 'light', hair: 'brown', cut: 'short', beard: 'square', hat: 'horns', robe: 'gold' },
  Ninsun: { skin: 'light', hair: 'brown', cut: 'long', beard: 'none', hat: 'horns', robe: 'purple' },
  Sargon: { skin: 'brown', hair: 'black', cut: 'short', beard: 'square', hat: 'band', robe: 'terracotta' },
  Semiramis: { skin: 'tan', hair: 'brown', cut: 'long', beard: 'none', hat: 'crown', robe: 'purple' },
};

/** The features of a bot; undefined for one of an older table, which has no name of its own. */
export function lookOf(name: string): Look | undefined {
  return (LOOKS as Partial<Record<string, Look>>)[name];
}
