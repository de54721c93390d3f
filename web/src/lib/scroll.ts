/** Where a page begins: a new one at its top, one that the visitor comes back to where it was left. */

/** How far down the entries of the browser's history were left, by their keys. */
const left = new Map<string, number>();
let place = 0;
// Not every browser tells; then every page begins at its top.
window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
  const from = window.navigation?.currentEntry?.key;
  if (from !== undefined) left.set(from, scrollY);
  place = navigationType === 'traverse' ? (left.get(destination.key) ?? 0) : 0;
});

/** What comes late is waited for this long, in milliseconds. */
const PATIENCE = 5000;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
let stop = () => {};

/** To be called before another page is shown. */
export function beginPage(): void {
  stop();
  scrollTo(0, 0);
  const wanted = place;
  if (wanted === 0) return;
  // A page grows while its words and pictures arrive. Whoever moves it meanwhile wants to be elsewhere.
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < wanted) return;
    scrollTo(0, wanted);
    stop();
  });
  const given = new AbortController();
  const timer = setTimeout(() => stop(), PATIENCE);
  stop = () => {
    grown.disconnect();
    given.abort();
    clearTimeout(timer);
  };
  for (const hand of HANDS) addEventListener(hand, () => stop(), { signal: given.signal, passive: true });
  grown.observe(document.body);
}
