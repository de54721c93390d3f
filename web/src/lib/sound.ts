/** A knock of wood on clay, made by the browser itself; silent unless the visitor wants sound. */

import { settings } from '$lib/settings.svelte';

let context: AudioContext | null = null;

export function knock(kind: 'piece' | 'turn'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const notes =
    kind === 'piece'
      ? [[180, 0]]
      : [
          [392, 0],
          [523, 0.14],
        ];
  for (const [pitch = 200, delay = 0] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = kind === 'piece' ? 'triangle' : 'sine';
    tone.frequency.setValueAtTime(pitch, now + delay);
    if (kind === 'piece') tone.frequency.exponentialRampToValueAtTime(70, now + delay + 0.09);
    volume.gain.setValueAtTime(0.16, now + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, now + delay + (kind === 'piece' ? 0.12 : 0.5));
    tone.connect(volume).connect(context.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.6);
  }
}
