/** Colours and emblems of the players; colour is never the only distinction. */

export const EMBLEMS = ['bull', 'lion', 'archer', 'pot'] as const;
export type EmblemName = (typeof EMBLEMS)[number];

/** The emblem of a seat; a game in which emblems mean something else may draw others. */
export function emblemOf(seat: number): EmblemName {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'bull';
}

// The colours of the games that have their own; small, and needed before a board is loaded.
import.meta.glob('../../games/*/colours.css', { eager: true });

/** How many boards of each game are on the page. */
const shown = new Map<string, number>();

/**
 * Gives the players the colours of a game until the returned function is called; `games/GAME/colours.css` has them under
 * `:root[data-game='GAME']`. On the root, because dialogs and rising points are outside the board.
 */
export function wearColoursOf(game: string): () => void {
  const root = document.documentElement;
  root.dataset.game = game;
  shown.set(game, (shown.get(game) ?? 0) + 1);
  return () => {
    const left = (shown.get(game) ?? 1) - 1;
    shown.set(game, left);
    if (left === 0 && root.dataset.game === game) delete root.dataset.game;
  };
}

/** The colour of a seat, of what is drawn on it, and of its rim, as CSS values; null is neutral. */
export function colourOf(seat: number | null): string {
  return `var(--p${seat ?? '-none'})`;
}
export function inkOf(seat: number | null): string {
  return `var(--p${seat ?? '-none'}-ink)`;
}
export function rimOf(seat: number | null): string {
  return `var(--p${seat ?? '-none'}-rim)`;
}
