import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '$games/registry';
import { settings } from '$lib/settings.svelte';
import { hear, soundOf } from '$lib/table/hear';
import { plainGame } from '$games/plain/game';
import type { Entry } from '$games/contract';
import { play } from '.';
import { MATERIALS, render } from './materials';

const types = import.meta.glob<string>('../../games/*/types.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const folders = Object.entries(types).map(
  ([path, text]) => [/games\/(.+)\/types/.exec(path)?.[1] ?? '', text] as const,
);
const entry = (event: string) => ({ event: { event }, points: 0 }) as unknown as Entry;

describe('every kind of event', () => {
  it.each(folders)('of %s has a sound, or is declared silent', async (game, text) => {
    const { sounds } = await loadGame(game);
    const [what = ''] = /export type What =[^;]*;/.exec(text) ?? [];
    const kinds = [...what.matchAll(/"event": "(\w+)"/g)].map(([, kind]) => kind ?? '');
    expect(kinds.length).toBeGreaterThan(10);
    expect(Object.keys(sounds ?? {}).toSorted()).toEqual(kinds.toSorted());
    const heard = new Set(Object.values(sounds ?? {}).filter((one) => one !== null));
    for (const material of heard) expect(MATERIALS).toContain(material);
    expect(heard.size).toBeGreaterThanOrEqual(4);
  });

  it('of a game without drawings is wood', () => {
    expect(soundOf(plainGame, entry('anything'))).toBe('wood');
  });
});

describe('what is played', () => {
  let started: { at: number; volume: number }[] = [];
  class FakeContext {
    state = 'running';
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    createBuffer = () => ({ copyToChannel: () => undefined });
    createGain = () => {
      const gain = { gain: { value: 1 }, connect: () => this.destination };
      return gain;
    };
    createBufferSource = () => {
      let volume = 1;
      return {
        playbackRate: { value: 1 },
        connect: (gain: { gain: { value: number } }) => {
          volume = gain.gain.value;
          return gain;
        },
        start: (at: number) => started.push({ at, volume }),
      };
    };
  }
  beforeEach(() => {
    started = [];
    vi.stubGlobal('AudioContext', FakeContext);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(settings, { sound: false, volume: 0.6 });
  });

  it('is nothing until sound is switched on', () => {
    const made = vi.fn();
    vi.stubGlobal('AudioContext', made);
    expect(settings.sound).toBe(false);
    play(['wood', 'drum']);
    hear(plainGame, [entry('placed')]);
    Object.assign(settings, { sound: true, volume: 0 });
    play(['wood']);
    expect(made).not.toHaveBeenCalled();
    expect(started).toEqual([]);
  });

  it('is each material of a moment once, one after another, at the chosen volume', () => {
    Object.assign(settings, { sound: true, volume: 0.5 });
    play(['wood', 'wood', 'stone', 'wood']);
    expect(started).toHaveLength(2);
    expect(started[1]?.at).toBeGreaterThan(started[0]?.at ?? 0);
    for (const { volume } of started) expect(volume).toBeCloseTo(0.25);
    // What does not fit into the moment any more is left out.
    for (let more = 0; more < 20; more++) play(['clay']);
    expect(started.length).toBeLessThan(8);
  });
});

it.each(MATERIALS)('%s is the same every time, and ends in silence', (material) => {
  const samples = render(material, 22_050);
  expect(render(material, 22_050)).toEqual(samples);
  expect(samples.every((one) => Number.isFinite(one))).toBe(true);
  expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
});
