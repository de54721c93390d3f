/** Animations of pieces: a new one flies in from where it was before. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { motionEnabled } from '$lib/settings.svelte';

export interface Arrival {
  /** A selector for where the piece comes from, such as `[data-seat="1"]` (a player's card) or `[data-thing="merchant"]`. */
  from?: string;
  duration?: number;
}

/** For `in:arrive`: the piece flies in from an element, or grows where it is. Works for SVG and HTML. */
export function arrive(
  element: Element,
  { from, duration = 250 }: Arrival = {},
): TransitionConfig | (() => TransitionConfig) {
  if (!motionEnabled()) return { duration: 0 };
  const grow: TransitionConfig = {
    duration,
    easing: cubicOut,
    css: (share) => `opacity: ${share}; scale: ${0.6 + 0.4 * share}`,
  };
  const source = from === undefined ? null : document.querySelector(from);
  // Measured when everything is drawn: in between, every piece would need a layout of its own.
  return source ? () => fly(element, source, duration) ?? grow : grow;
}

/** From where another element is; null if there is nothing to be seen. */
function fly(element: Element, source: Element, duration: number): TransitionConfig | null {
  const end = element.getBoundingClientRect();
  if (end.width === 0) return null;
  const start = source.getBoundingClientRect();
  // Inside an SVG, lengths are in user units, which may be scaled.
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
