/** Does something at once, and again from time to time while the page is in sight; returns what ends it. */
export function poll(what: () => Promise<unknown>, every: number): () => void {
  void what();
  const timer = setInterval(() => document.visibilityState === 'visible' && void what(), every);
  return () => clearInterval(timer);
}
