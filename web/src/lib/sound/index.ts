/** What is heard at a table; silent unless sound is switched on in the settings. */

import { settings } from '$lib/settings.svelte';
import { render, type Material } from './materials';

export { MATERIALS, type Material } from './materials';

/** The time between two sounds of one moment, and how many there are at most. */
const APART = 0.16;
const MOST = 3;
/** How much the pitch varies from one stroke to the next, so that they do not sound like a machine. */
const VARIETY = [1, 1.04, 0.97, 1.02, 0.95];

/** Plays a sound into any audio graph, also one that only renders. */
export function strike(
  context: BaseAudioContext,
  material: Material,
  { at = 0, volume = 1, pitch = 1 }: { at?: number; volume?: number; pitch?: number } = {},
): void {
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, material);
  source.playbackRate.value = pitch;
  const gain = context.createGain();
  gain.gain.value = volume;
  source.connect(gain).connect(context.destination);
  source.start(at);
}

const buffers = new WeakMap<BaseAudioContext, Map<Material, AudioBuffer>>();
function bufferOf(context: BaseAudioContext, material: Material): AudioBuffer {
  let known = buffers.get(context);
  if (!known) buffers.set(context, (known = new Map()));
  let buffer = known.get(material);
  if (!buffer) {
    const samples = render(material, context.sampleRate);
    buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    known.set(material, buffer);
  }
  return buffer;
}

let context: AudioContext | null = null;
let strokes = 0;
/** Until when the sounds of an earlier moment last: the next ones wait, and what would come too late is left out. */
let busy = 0;

/** Plays the sounds of one moment one after another, each material once. */
export function play(materials: Iterable<Material>): void {
  if (!settings.sound || settings.volume === 0) return;
  const wanted = [...new Set(materials)].slice(0, MOST);
  if (wanted.length === 0) return;
  context ??= new AudioContext();
  // Browsers allow sound only after the first click or key.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  let at = Math.max(now, busy);
  for (const material of wanted) {
    if (at - now > APART * MOST) break;
    // Loudness is heard by its square.
    const volume = settings.volume ** 2;
    strike(context, material, { at, volume, pitch: VARIETY[strokes++ % VARIETY.length] ?? 1 });
    at += APART;
  }
  busy = at;
}

/** Whether the player looks elsewhere: another window or tab is in front. */
export function inBackground(): boolean {
  return document.hidden || !document.hasFocus();
}
