/** Colours and emblems of the players: never colour alone. */

export const EMBLEMS = ['bull', 'lion', 'archer', 'pot'] as const;
export type EmblemName = (typeof EMBLEMS)[number];

/** The emblem of a seat; a game in which emblems mean something else may draw others. */
export function emblemOf(seat: number): EmblemName {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'bull';
}

/** The colour of a seat, of what is drawn on it, and of its rim, as CSS values; null is nobody's. */
export function colourOf(seat: number | null): string {
  return `var(--p${seat ?? '-none'})`;
}
export function inkOf(seat: number | null): string {
  return `var(--p${seat ?? '-none'}-ink)`;
}
export function rimOf(seat: number | null): string {
  return `var(--p${seat ?? '-none'}-rim)`;
}
