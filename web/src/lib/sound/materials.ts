/**
 * The sounds of the table, computed sample by sample: no recordings.
 *
 * A struck body rings in a few damped sine waves, its *modes*, and the stroke itself is a short burst of noise. Wood is a bar
 * (modes at 1 : 2.76 : 5.4, gone in a tenth of a second); clay is dull and low, with the crumble of an unglazed rim; stone
 * slides, then sets with a click and a thump; water is bubbles, sine waves whose pitch rises while they burst, over a quiet
 * pour; a drum is a skin whose pitch falls after the stroke. The noise comes from a fixed seed, so every rendering is the same.
 */

export const MATERIALS = ['wood', 'clay', 'stone', 'water', 'drum'] as const;
export type Material = (typeof MATERIALS)[number];

/** A damped sine wave. */
interface Mode {
  /** When it begins, in seconds. */
  at?: number;
  pitch: number;
  /** The pitch it glides to with its decay; by default its own. */
  to?: number;
  level: number;
  /** The time in which it falls to a third, in seconds. */
  decay: number;
  /** The time until it is at its loudest, in seconds. */
  attack?: number;
}
/** A burst of noise through a band-pass filter. */
interface Burst extends Omit<Mode, 'to'> {
  /** How narrow the band is: 1 is wide, 10 nearly a tone. */
  sharpness: number;
}
interface Recipe {
  seconds: number;
  modes: readonly Mode[];
  bursts: readonly Burst[];
}

const RECIPES: Record<Material, Recipe> = {
  wood: {
    seconds: 0.35,
    modes: [
      { pitch: 392, level: 1, decay: 0.055 },
      { pitch: 1082, level: 0.42, decay: 0.03 },
      { pitch: 2117, level: 0.16, decay: 0.016 },
    ],
    bursts: [{ pitch: 1900, sharpness: 1.2, level: 1.1, decay: 0.006 }],
  },
  clay: {
    seconds: 0.45,
    modes: [
      { pitch: 168, to: 132, level: 1, decay: 0.05 },
      { pitch: 287, level: 0.5, decay: 0.038 },
      { pitch: 611, level: 0.2, decay: 0.02 },
    ],
    bursts: [
      { pitch: 620, sharpness: 0.8, level: 1.3, decay: 0.02 },
      { at: 0.05, pitch: 1500, sharpness: 2, level: 0.35, decay: 0.018 },
      { at: 0.1, pitch: 1150, sharpness: 2, level: 0.22, decay: 0.03 },
    ],
  },
  stone: {
    seconds: 0.6,
    modes: [
      { at: 0.17, pitch: 92, to: 70, level: 0.8, decay: 0.07 },
      { at: 0.17, pitch: 1243, level: 0.5, decay: 0.028 },
      { at: 0.17, pitch: 2069, level: 0.35, decay: 0.02 },
      { at: 0.17, pitch: 3310, level: 0.2, decay: 0.014 },
    ],
    bursts: [
      { pitch: 2300, sharpness: 1.6, level: 0.5, decay: 0.09, attack: 0.09 },
      { at: 0.17, pitch: 2800, sharpness: 1, level: 1, decay: 0.008 },
    ],
  },
  water: {
    seconds: 1.1,
    modes: [
      { at: 0, pitch: 420, to: 760, level: 0.8, decay: 0.06, attack: 0.008 },
      { at: 0.11, pitch: 610, to: 1180, level: 0.6, decay: 0.05, attack: 0.008 },
      { at: 0.2, pitch: 350, to: 700, level: 0.7, decay: 0.07, attack: 0.01 },
      { at: 0.33, pitch: 800, to: 1500, level: 0.4, decay: 0.045, attack: 0.006 },
      { at: 0.45, pitch: 520, to: 980, level: 0.45, decay: 0.06, attack: 0.008 },
      { at: 0.62, pitch: 930, to: 1600, level: 0.22, decay: 0.04, attack: 0.006 },
    ],
    bursts: [{ pitch: 900, sharpness: 0.7, level: 0.12, decay: 0.28, attack: 0.12 }],
  },
  drum: {
    seconds: 1.2,
    modes: [
      { pitch: 148, to: 74, level: 1, decay: 0.2 },
      { pitch: 236, to: 150, level: 0.3, decay: 0.07 },
      { at: 0.24, pitch: 176, to: 88, level: 0.6, decay: 0.16 },
      { at: 0.24, pitch: 280, to: 180, level: 0.2, decay: 0.05 },
    ],
    bursts: [
      { pitch: 420, sharpness: 0.8, level: 0.6, decay: 0.012 },
      { at: 0.24, pitch: 560, sharpness: 0.8, level: 0.4, decay: 0.01 },
    ],
  },
};

/** The loudest sample of every sound. */
const PEAK = 0.8;
/** The time in which a sound fades out at its end, in seconds, so that it never clicks. */
const FADE = 0.03;

/** White noise from -1 to 1, the same every time. */
function noise(): () => number {
  let state = 0x5eed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

/** How loud a mode or burst is, some seconds after its beginning. */
function envelope({ level, decay, attack = 0.001 }: Mode, time: number): number {
  return level * Math.min(1, time / attack) * Math.exp(-Math.max(0, time - attack) / decay);
}

function ring(samples: Float32Array, rate: number, mode: Mode): void {
  const start = Math.round((mode.at ?? 0) * rate);
  let phase = 0;
  for (let at = start; at < samples.length; at++) {
    const time = (at - start) / rate;
    const to = mode.to ?? mode.pitch;
    phase += (2 * Math.PI * (to + (mode.pitch - to) * Math.exp(-time / mode.decay))) / rate;
    samples[at] = (samples[at] ?? 0) + envelope(mode, time) * Math.sin(phase);
    if (time > mode.decay * 9 + (mode.attack ?? 0)) return;
  }
}

/** The band-pass filter of the Audio EQ Cookbook (R. Bristow-Johnson), with a peak of 0 dB. */
function hiss(samples: Float32Array, rate: number, burst: Burst): void {
  const angle = (2 * Math.PI * burst.pitch) / rate;
  const width = Math.sin(angle) / (2 * burst.sharpness);
  const whole = 1 + width;
  const next = noise();
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  const start = Math.round((burst.at ?? 0) * rate);
  for (let at = start; at < samples.length; at++) {
    const time = (at - start) / rate;
    const x = next();
    const y = (width * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - width) * y2) / whole;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    samples[at] = (samples[at] ?? 0) + envelope(burst, time) * y;
    if (time > burst.decay * 9 + (burst.attack ?? 0)) return;
  }
}

/** The samples of a sound, from -0.8 to 0.8. */
export function render(material: Material, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, modes, bursts } = RECIPES[material];
  const samples = new Float32Array(Math.round(seconds * rate));
  for (const mode of modes) ring(samples, rate, mode);
  for (const burst of bursts) hiss(samples, rate, burst);
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const fade = FADE * rate;
  for (let at = 0; at < samples.length; at++)
    samples[at] = ((samples[at] ?? 0) / loudest) * PEAK * Math.min(1, (samples.length - 1 - at) / fade);
  return samples;
}
