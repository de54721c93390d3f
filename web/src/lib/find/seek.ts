/** What can be looked for, and what the visitor chose last. */

import type { NewSeek, Preset } from '$lib/api/wire';

export const PRESETS: readonly Preset[] = ['live_two', 'live_more', 'days'];

/** After how many seconds bots may take the missing seats; 0 is never. */
export const BOTS_AFTER: Record<Preset, readonly number[]> = {
  live_two: [0, 30, 60, 180],
  live_more: [0, 30, 60, 180],
  days: [0, 3600, 86_400],
};

export interface Wish {
  preset: Preset;
  rated: boolean;
  bots: Record<Preset, number>;
}

const KEY = 'shinar-find';
const USUAL: Wish = { preset: 'live_two', rated: false, bots: { live_two: 60, live_more: 60, days: 0 } };

/** What was chosen last; whatever is unreadable is as usual. */
export function lastWish(): Wish {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>;
    const preset = PRESETS.find((known) => known === stored.preset) ?? USUAL.preset;
    const bots = { ...USUAL.bots };
    for (const one of PRESETS) {
      const wanted = stored.bots?.[one];
      if (wanted !== undefined && BOTS_AFTER[one].includes(wanted)) bots[one] = wanted;
    }
    return { preset, rated: stored.rated === true, bots };
  } catch {
    return USUAL;
  }
}

export function rememberWish(wish: Wish): void {
  localStorage.setItem(KEY, JSON.stringify(wish));
}

/** Whether a game has a number of players for a preset. */
export function isPossible(preset: Preset, players: readonly [number, number] | readonly number[]): boolean {
  const [least = 0, most = 0] = players;
  return preset === 'live_more' ? least <= 3 && most >= 4 : least <= 2 && most >= 2;
}

export function requestOf(game: string, { preset, rated, bots }: Wish): NewSeek {
  const after = bots[preset];
  return { game, preset, rated, ...(after > 0 && { bots_after: after }) };
}
