/** Pictures as components without properties, for what the frame draws. */

import type { Component } from 'svelte';
import Icon, { type IconName } from './Icon.svelte';

const made = new Map<IconName, Component>();

export function iconOf(name: IconName): Component {
  let icon = made.get(name);
  if (!icon) {
    icon = ((anchor) => Icon(anchor, { name })) as Component;
    made.set(name, icon);
  }
  return icon;
}
