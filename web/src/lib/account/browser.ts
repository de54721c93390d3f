/** Browser and system, as far as a browser's description of itself shows them; `null` if it does not. */
export function browserName(agent: string | undefined): string | null {
  if (agent === undefined) return null;
  // Each claims to be those after it as well.
  const browsers = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };
  const systems = {
    Android: 'Android',
    'iPhone|iPad': 'iOS',
    Windows: 'Windows',
    'Mac OS': 'macOS',
    Linux: 'Linux',
  };
  const find = (names: Record<string, string>) =>
    Object.entries(names).find(([pattern]) => new RegExp(pattern).test(agent))?.[1];
  const parts = [find(browsers), find(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' · ') : null;
}
