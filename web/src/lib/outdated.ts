/** Whether the open page is still the server's: where a new version has been installed, parts of the old one are gone. */

/** The page's own script, whose name changes with every version. */
const own = () => document.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Whether there is another version of the page now. `false` if nobody can be asked. */
export async function isOutdated(ask: typeof fetch = fetch): Promise<boolean> {
  const script = own();
  if (script === undefined || script === null) return false;
  try {
    const response = await ask(location.pathname, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}
