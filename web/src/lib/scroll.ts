/** Scroll restoration: a new page starts at its top, and going back finds the old place. */

/** The scroll positions of history entries, by their keys. */
const positions = new Map<string, number>();
let target = 0;
// Without the Navigation API every page starts at its top.
window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
  const from = window.navigation?.currentEntry?.key;
  if (from !== undefined) positions.set(from, scrollY);
  target = navigationType === 'traverse' ? (positions.get(destination.key) ?? 0) : 0;
});

/** How long to wait for a page to grow to its full height, in milliseconds. */
const TIMEOUT = 5000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
let stop = () => {};

/** Call this before showing another page. */
export function beginPage(): void {
  stop();
  scrollTo(0, 0);
  const top = target;
  if (top === 0) return;
  // A page grows while its content loads. Gives up as soon as the visitor scrolls or clicks.
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo(0, top);
    stop();
  });
  const listeners = new AbortController();
  const timer = setTimeout(() => stop(), TIMEOUT);
  stop = () => {
    grown.disconnect();
    listeners.abort();
    clearTimeout(timer);
  };
  for (const input of INPUTS)
    addEventListener(input, () => stop(), { signal: listeners.signal, passive: true });
  grown.observe(document.body);
}
