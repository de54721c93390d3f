/** A hash router: `#/table/abc?step=3` is the path `['table', 'abc']` with the query `step=3`. */

export interface Address {
  path: string[];
  query: URLSearchParams;
}

export function parseHash(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return {
    path: path
      .split('/')
      .filter((part) => part !== '')
      .map((part) => {
        try {
          return decodeURIComponent(part);
        } catch {
          return part;
        }
      }),
    query: new URLSearchParams(query),
  };
}

export function toHash(path: readonly string[], query?: Record<string, string>): string {
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `#/${path.map(encodeURIComponent).join('/')}${search}`;
}

let address = $state.raw(parseHash(location.hash));
addEventListener('hashchange', () => (address = parseHash(location.hash)));

/** The current route. */
export function here(): Address {
  return address;
}

export function go(path: readonly string[], query?: Record<string, string>): void {
  location.hash = toHash(path, query);
}

/** Changes the address without adding an entry to the browser's history. */
export function replace(path: readonly string[], query?: Record<string, string>): void {
  history.replaceState(history.state, '', toHash(path, query));
  address = parseHash(location.hash);
}
