/** The drawing that the table's bar zooms: on a phone there is no room for buttons on the board. */

export interface Zoomer {
  readonly zoomed: boolean;
  enlarge(): void;
  whole(): void;
}

let zoomers = $state.raw<readonly Zoomer[]>([]);

/** The drawing that was opened last. */
export function zoomer(): Zoomer | undefined {
  return zoomers.at(-1);
}

/** Offers a drawing to the bar; returns how to withdraw it. */
export function offerZoom(one: Zoomer): () => void {
  zoomers = [...zoomers, one];
  return () => (zoomers = zoomers.filter((other) => other !== one));
}
