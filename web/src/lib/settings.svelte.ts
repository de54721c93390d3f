/** The visitor's settings for this browser, kept in local storage; the page works without it. */

import { LANGUAGES, preferred, type Language } from './i18n/languages';

export { LANGUAGES, languageName, type Language } from './i18n/languages';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  palette: 'usual' | 'distinct';
  motion: 'system' | 'full' | 'none';
  /** Whether a click only proposes an action, to be played by Confirm. */
  confirm: boolean;
  /** Whether a turn ends automatically when nothing is left to decide. */
  endTurns: boolean;
  sound: boolean;
  /** How Babylon's gardens are shown, where the browser can draw both. */
  garden: 'scene' | 'plan';
  /** How loud, from 0 to 1. */
  volume: number;
  /** How fast the moves of others are played back. */
  speed: Speed;
  textSize: TextSize;
}

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
const TEXT_SCALE: Record<TextSize, number> = { small: 0.9, normal: 1, large: 1.15, huge: 1.3 };

const KEY = 'shinar-settings';

function load(): Settings {
  const defaults: Settings = {
    language: preferred(LANGUAGES, navigator.languages ?? [navigator.language]),
    theme: 'system',
    palette: 'usual',
    motion: 'system',
    confirm: false,
    endTurns: false,
    sound: false,
    garden: 'scene',
    volume: 0.6,
    speed: 'normal',
    textSize: 'normal',
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const merged = { ...defaults, ...(stored as Partial<Settings>) };
    return LANGUAGES.includes(merged.language) ? merged : { ...merged, language: defaults.language };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(load());

/** Saves the settings for the next visit. */
export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last until the page is closed.
  }
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(darkSystem.matches);
let systemStill = $state(stillSystem.matches);
darkSystem.addEventListener('change', () => (systemDark = darkSystem.matches));
stillSystem.addEventListener('change', () => (systemStill = stillSystem.matches));

export function isDark(): boolean {
  return settings.theme === 'system' ? systemDark : settings.theme === 'dark';
}

/** Whether animations are enabled. */
export function motionEnabled(): boolean {
  return settings.motion === 'system' ? !systemStill : settings.motion === 'full';
}

/** Applies theme, palette, motion, text size and language to the document; call it once inside an effect root. */
export function showOnDocument(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.palette = settings.palette;
    root.dataset.motion = motionEnabled() ? 'full' : 'none';
    root.style.setProperty('--text-size', String(TEXT_SCALE[settings.textSize] ?? 1));
    root.lang = settings.language;
    save();
  });
}
