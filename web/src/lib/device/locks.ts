/** One tab at a time plays a table of this device. */

/** Whether a table can be had here. The lock is kept until `release` is called; `lost` is called if another tab takes it over. */
export async function lockTable(
  id: string,
  steal: boolean,
  lost: () => void,
): Promise<{ release: () => void } | null> {
  // Only secure contexts have locks. Without them, storing notices what another tab has stored.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return { release: () => undefined };
  return new Promise((resolve) => {
    let mine = false;
    const held = locks.request(`shinar-${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null);
        return undefined;
      }
      mine = true;
      return new Promise<void>((release) => resolve({ release }));
    });
    held.catch(() => (mine ? lost() : resolve(null)));
  });
}
