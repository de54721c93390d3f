/** The sounds of events, as the game's folder assigns them. */

import type { Entry, GameUi } from '$games/contract';
import { play, type Material } from '$lib/sound';

export function soundOf(ui: Pick<GameUi, 'sounds'>, { event }: Pick<Entry, 'event'>): Material | null {
  return ui.sounds ? (ui.sounds[event.event] ?? null) : 'wood';
}

/** Plays what a moment of the game sounds like. */
export function hear(ui: Pick<GameUi, 'sounds'>, events: readonly Entry[]): void {
  play(events.flatMap((entry) => soundOf(ui, entry) ?? []));
}
