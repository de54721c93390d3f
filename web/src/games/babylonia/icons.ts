/** Little pictures for the players' cards, each a component without props as the frame wants it. */

import type { Component } from 'svelte';
import CitySign from './art/CitySign.svelte';
import FactIcon from './art/FactIcon.svelte';

type FactProps = { what: 'stand' | 'pool' | 'card'; seat: number };

/** A component with its props already given. */
function given(props: FactProps): Component {
  return (internals, rest) => FactIcon(internals, { ...rest, ...props });
}

const made = new Map<string, Component>();
/** The same component for the same picture, so that nothing is drawn anew for nothing. */
export function factIcon(what: FactProps['what'], seat: number): Component {
  const key = `${what} ${seat}`;
  let icon = made.get(key);
  if (!icon) {
    icon = given({ what, seat });
    made.set(key, icon);
  }
  return icon;
}
export const cityIcon: Component = CitySign as Component;
