/** The arithmetic of zooming: a drawing of the window's size, scaled and moved; and whether fingers scroll the page instead. */

import { getContext, setContext } from 'svelte';

export interface ViewBox {
  zoom: number;
  /** Where the drawing's upper left corner is, in the window's pixels. */
  x: number;
  y: number;
}

const IN_PAGE = Symbol('in a page that scrolls');

/** Declares that the drawings in this component and its children are part of a page that scrolls. */
export function declareInPage(): void {
  setContext(IN_PAGE, true);
}

/** Whether a drawing is part of a page that scrolls. */
export function inPage(): boolean {
  return getContext<boolean | undefined>(IN_PAGE) ?? false;
}

/** Zooms by a factor around a point of the window, which stays where it is. */
export function zoomAt(box: ViewBox, factor: number, x: number, y: number, most: number): ViewBox {
  const zoom = Math.min(Math.max(box.zoom * factor, 1), most);
  const real = zoom / box.zoom;
  return { zoom, x: x - (x - box.x) * real, y: y - (y - box.y) * real };
}

/** Keeps the drawing over the whole window. */
export function clampView(box: ViewBox, width: number, height: number, most: number): ViewBox {
  const zoom = Math.min(Math.max(box.zoom, 1), most);
  const within = (value: number, room: number) => Math.min(0, Math.max(value, room - room * zoom));
  return { zoom, x: within(box.x, width), y: within(box.y, height) };
}
