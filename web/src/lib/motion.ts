/** How pieces move: a new one comes from where it was before. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { moves } from '$lib/settings.svelte';

export interface Arrival {
  /** A selector of where the piece comes from, such as `[data-seat="1"]` (a player's card) or `[data-thing="merchant"]`. */
  from?: string;
  duration?: number;
}

/** For `in:arrive`: the piece flies in from an element, or grows where it is. Works for SVG and HTML. */
export function arrive(element: Element, { from, duration = 250 }: Arrival = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  const source = from === undefined ? null : document.querySelector(from);
  const end = element.getBoundingClientRect();
  if (!source || end.width === 0) {
    return { duration, easing: cubicOut, css: (share) => `opacity: ${share}; scale: ${0.6 + 0.4 * share}` };
  }
  const start = source.getBoundingClientRect();
  // Inside an SVG lengths are in the drawing's units, which may be scaled.
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
  const dx = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
  const dy = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
  return {
    duration: duration * 1.4,
    easing: cubicOut,
    css: (_, left) => `translate: ${dx * left}px ${dy * left}px; opacity: ${1 - left * 0.4}`,
  };
}
