/** What a visitor has chosen for this browser. Kept in local storage; the page works without it. */

export type Language = 'en' | 'cs' | 'pl';
export const LANGUAGES: readonly Language[] = ['en', 'cs', 'pl'];

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  palette: 'usual' | 'distinct';
  motion: 'system' | 'full' | 'none';
  /** An action waits for Confirm instead of being played by the click. */
  confirm: boolean;
  /** A turn ends by itself when nothing is left to decide. */
  endTurns: boolean;
  sound: boolean;
}

const KEY = 'shinar-settings';

function preferredLanguage(): Language {
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2));
  const found = wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (found as Language | undefined) ?? 'en';
}

function load(): Settings {
  const defaults: Settings = {
    language: preferredLanguage(),
    theme: 'system',
    palette: 'usual',
    motion: 'system',
    confirm: false,
    endTurns: false,
    sound: false,
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

/** Keeps the choice for the next visit. */
export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets; nothing else depends on it.
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

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion === 'system' ? !systemStill : settings.motion === 'full';
}

/** Shows theme, palette and motion on the document; to be called once inside an effect root. */
export function showOnDocument(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.palette = settings.palette;
    root.dataset.motion = moves() ? 'full' : 'none';
    root.lang = settings.language;
    save();
  });
}
