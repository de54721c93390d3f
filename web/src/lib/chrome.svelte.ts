/** Whether a page that usually fills the window shows the site's header: a table does while it waits for players, or if it is gone. */

let wanted = $state(false);

export function headerWanted(): boolean {
  return wanted;
}

/** Shows the header until the returned function is called. */
export function wantHeader(): () => void {
  wanted = true;
  return () => {
    wanted = false;
  };
}
